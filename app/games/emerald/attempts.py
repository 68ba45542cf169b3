"""Assassinations and hiding Royals (EM-127 to EM-158, EM-282), killing a zombie (EM-209, EM-210)."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from app.games.emerald.content import AGENTS, BOMB_SYMBOLS, CARDS, CITIES, COUNTER_BOMBS, LOYALIST, PERMANENTS
from app.games.emerald.decks import leave_hand, play, remove_from, use
from app.games.emerald.doubles import expose_window
from app.games.emerald.escape import escape
from app.games.emerald.payment import Sum, can_complete, choose_cards, only_payment, worth, worths
from app.games.emerald.points import reveal
from app.games.emerald.sanity import draw_sanity, go_mad
from app.games.emerald.state import (
    HIDDEN,
    KILLED,
    MI_GO,
    Desk,
    GameOver,
    Kill,
    State,
    agents_in,
    agents_of,
    has,
    is_named,
    on_board,
)
from parlour import Fact, OptionId, Script, Seat, Why

HIDE = "hide_royalty"
STRIKES = ("assassinate_royal", "assassinate_agent", "assassinate_either")
ATTEMPTS = (*STRIKES, HIDE)
NO_EFFECT: Why = ("EM-094", "no-effect")
TOO_FEW: Why = ("EM-132", "too-few-bombs")


# ---- what is told of the options


class UseToKill(Fact, frozen=True):
    """Whom the card can reach: `royal:<city>`, an agent, or `zombie`."""

    card: str
    targets: list[str]


class UseToHide(Fact, frozen=True):
    """The Royals that the card can reach: `royal:<city>`."""

    card: str
    targets: list[str]


class AimAtRoyal(Fact, frozen=True):
    """Its defence, the bombs on my counters, how many more I need, what it brings, and Sanity counters to draw.

    If there is but one way to pay the bombs, it is with these `cards`, so many of them.
    """

    card: str
    city: str
    defence: int
    bombs: int
    need: int
    points: int
    sanity: int
    cards: list[str]
    paid: int


class HideRoyal(Fact, frozen=True):
    """Likewise, to hide it."""

    card: str
    city: str
    defence: int
    bombs: int
    need: int
    points: int
    sanity: int
    cards: list[str]
    paid: int


class AimAtAgent(Fact, frozen=True):
    """Likewise, a named agent and who controls it."""

    card: str
    agent: str
    city: str
    owner_seat: Seat
    defence: int
    bombs: int
    need: int
    cards: list[str]
    paid: int


class AimAtMainAgent(Fact, frozen=True):
    """Likewise, a Main Agent: its player is revealed, and if a Restorationist, the game ends."""

    card: str
    agent: str
    city: str
    owner_seat: Seat
    defence: int
    bombs: int
    need: int
    cards: list[str]
    paid: int


class TooFewBombs(Fact, frozen=True):
    """What the nearest target takes from my hand, besides the card, and what is there."""

    card: str
    need: int
    has: int


class AimAtZombie(Fact, frozen=True):
    card: str
    city: str


class Throw(Fact, frozen=True):
    """The bombs of these cards, of so many needed."""

    cards: list[str]
    bombs: int
    need: int


# ---- whom


class Target(Struct, frozen=True):
    """Whom an attempt is aimed at."""

    kind: str
    """`royal`, `agent` or `zombie`."""
    city: str
    agent: str = ""

    @property
    def id(self) -> OptionId:
        return f"{self.kind}:{self.agent or self.city}"

    @property
    def defence(self) -> int:
        """EM-132, EM-209: the bombs needed; none for a zombie."""
        if self.kind == "zombie":
            return 0
        city = CITIES[self.city]
        return city.royal_defence if self.kind == "royal" else city.agent_defence


# ---- with what, and where


def prey(s: State, me: Seat, card: str) -> str:
    """EM-127, EM-196, EM-235: what this card may assassinate: "", "AR", "AA" or "AA-R"."""
    if card not in AGENTS:
        return "AA-R" if CARDS[card].action in STRIKES else ""
    if not on_board(s, card, me):
        return ""
    if s.agents[card].vampire:
        return "AA-R"
    ability = AGENTS[card].ability
    if has(s, me, "sebastian_moran"):
        return "AA-R" if "R" in ability else "AA"
    return ability


def attempt_cities(s: State, me: Seat, card: str) -> list[str]:
    """EM-129 to EM-131, EM-150: where the named agent stands, else wherever I have an agent."""
    if card in AGENTS:
        return [s.agents[card].city] if on_board(s, card, me) else []
    mine = {agent.city for agent in s.agents.values() if agent.owner == me}
    return [city for city in CITIES if city in mine]


def candidates(s: State, me: Seat, city: str, aim: str) -> list[Target]:
    """All in this city that a card with such an aim might strike or hide, if nothing else forbids it."""
    found: list[Target] = []
    if "R" in aim:
        found.append(Target("royal", city))
    if "AA" in aim:
        foes = [name for name, agent in s.agents.items() if agent.city == city and agent.owner != me]
        found += [Target("agent", city, name) for name in foes]
    if aim != "R" and s.cities[city].zombies:
        found.append(Target("zombie", city))
    return found


def my_bombs(s: State, me: Seat, city: str) -> int:
    """EM-133: the bombs on my counters in the city, and one of Sebastian Moran."""
    moran = PERMANENTS["sebastian_moran"].bombs if has(s, me, "sebastian_moran") else 0
    return moran + sum([COUNTER_BOMBS[agent] for agent in agents_in(s, city, me)])


def fits_bombs(need: int, paid: Sum) -> bool:
    """EM-135, EM-R16: enough, and no card too many."""
    if need <= 0:
        return paid.cards == 0
    return paid.total >= need > paid.total - paid.smallest


def other_cards(s: State, me: Seat, card: str) -> list[str]:
    """EM-134: the hand without the card that is played for its ability."""
    hand = s.players[me].hand.copy()
    hand.remove(card)
    return hand


# ---- at whom


def why_not_kill(s: State, agent: str, *, on_mi_go_protects: bool = True) -> Why | None:
    """EM-142, EM-143, EM-148, EM-R27: the rule that protects an agent from being killed, or None."""
    counter = s.agents[agent]
    owner = s.players[counter.owner]
    if not owner.known:
        return "EM-142", "not-known"
    if counter.vampire:
        return "EM-197", "is-vampire"
    if is_named(agent):
        return None
    if owner.safe_in_mind:
        return "EM-148", "revealed-loyalist"
    guards = [name for name in agents_of(s, counter.owner) if name != agent]
    if not on_mi_go_protects:
        guards = [name for name in guards if s.agents[name].city != MI_GO]
    return ("EM-143", "guarded") if guards else None


def why_protected(s: State, card: str, target: Target) -> Why | None:
    """The rule that protects a target from this card, whatever is paid, or None."""
    if target.kind == "zombie":
        return None
    if target.kind == "agent":
        return why_not_kill(s, target.agent)
    if s.cities[target.city].royal:
        return "EM-137", "royal-dealt-with"
    if CARDS[card].action == HIDE and not s.safe_left:
        return "EM-152", "no-safe-counter"
    return None


def aims(s: State, me: Seat, card: str) -> Iterator[tuple[Target, Why | None]]:
    """All that this card might be aimed at, each with the rule that forbids the attempt, or None."""
    aim = "R" if CARDS[card].action == HIDE else prey(s, me, card)
    if not aim:
        return
    rest = worths(other_cards(s, me, card), BOMB_SYMBOLS)
    for city in attempt_cities(s, me, card):
        bombs = my_bombs(s, me, city)
        for target in candidates(s, me, city, aim):
            why = why_protected(s, card, target)
            if not (why or can_complete(Sum(), rest, fits_bombs, target.defence - bombs)):
                why = TOO_FEW
            yield target, why


def targets(s: State, me: Seat, card: str) -> list[OptionId]:
    """Whom this card can strike or hide now."""
    return [target.id for target, why in aims(s, me, card) if why is None]


def find(s: State, option: OptionId) -> Target:
    """The target behind an option."""
    kind, name = option.split(":")
    return Target(kind, s.agents[name].city, name) if kind == "agent" else Target(kind, name)


def tell_target(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    """What an attempt on this target takes and brings."""
    target = find(s, option)
    if target.kind == "zombie":
        return AimAtZombie(card=card, city=target.city)
    need = bombs_needed(s, me, target)
    cards = only_payment(other_cards(s, me, card), BOMB_SYMBOLS, fits_bombs, need)
    attempt: dict[str, Any] = {
        "card": card,
        "city": target.city,
        "defence": target.defence,
        "bombs": my_bombs(s, me, target.city),
        "need": need,
        "cards": cards,
        "paid": len(cards),
    }
    if target.kind == "agent":
        kind = AimAtAgent if is_named(target.agent) else AimAtMainAgent
        return kind(agent=target.agent, owner_seat=s.agents[target.agent].owner, **attempt)
    sanity = int(is_shaken(s, me, card))
    deed = HideRoyal if CARDS[card].action == HIDE else AimAtRoyal
    return deed(points=CITIES[target.city].royal_vp, sanity=sanity, **attempt)


def tell_attempt(s: State, me: Seat, card: str, options: list[OptionId]) -> Fact:
    """All whom a card can reach."""
    found = [find(s, option) for option in options]
    names = [target.agent or (target.id if target.kind == "royal" else target.kind) for target in found]
    return UseToHide(card=card, targets=names) if CARDS[card].action == HIDE else UseToKill(card=card, targets=names)


def why_not_aim(s: State, me: Seat, card: str) -> dict[OptionId, Why]:
    """Whom the card can't strike or hide though they are near, and why not."""
    return {
        target.id: (why[0], why[1], tell_target(s, me, card, target.id))
        for target, why in aims(s, me, card)
        if why is not None
    }


def why_not_attempt(s: State, me: Seat, card: str) -> Why:
    """Why a card made for attempts can't be used: missing bombs first, for those one can do something about."""
    if card in AGENTS and not on_board(s, card, me):
        return "EM-129", "agent-not-on-board"
    reasons = [(target, why) for target, why in aims(s, me, card) if why is not None]
    short = [bombs_needed(s, me, target) for target, why in reasons if why == TOO_FEW]
    if short:
        has = worth(other_cards(s, me, card), BOMB_SYMBOLS)
        return "EM-132", "bombs-lacking", TooFewBombs(card=card, need=min(short), has=has)
    return reasons[0][1] if reasons else NO_EFFECT


# ---- the attempt


def make_attempt(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-128, EM-282: pay the bombs, spend the cards, survive the windows, succeed."""
    target = find(t.state, option)
    if target.kind == "zombie":
        kill_zombie(t, me, card, target.city)
        return
    settled = offered.cards if isinstance(offered, AimAtRoyal | HideRoyal | AimAtAgent | AimAtMainAgent) else []
    bombs = settled or (yield from pay_bombs(t, me, card, target))
    announce(t, me, card, target, bombs)
    stopped = yield from expose_window(t, me, target.city, card=card, target=target.agent or "royal")
    if not stopped and target.kind == "agent":
        stopped = yield from escape(t, me, card, target.agent)
    if stopped:
        t.note("attempt-failed", seat=me)
    elif target.kind == "agent":
        kill(t, me, target.agent)
    else:
        deal_with_royal(t, me, card, target.city)


def bombs_needed(s: State, me: Seat, target: Target) -> int:
    """EM-132, EM-133: how many bombs must come from the hand."""
    return max(0, target.defence - my_bombs(s, me, target.city))


def pay_bombs(t: Desk, me: Seat, card: str, target: Target) -> Script[list[str]]:
    """EM-132 to EM-135: choose the cards that make up for the bombs missing."""
    s = t.state
    need = bombs_needed(s, me, target)
    if not need:
        return []
    payment = yield from choose_cards(
        t,
        me,
        other_cards(s, me, card),
        BOMB_SYMBOLS,
        fits_bombs,
        need,
        "bombs",
        lambda _, cards: Throw(cards=cards, bombs=worth(cards, BOMB_SYMBOLS), need=need),
        need=need,
        defence=target.defence,
        target=target.agent or "royal",
        city=target.city,
    )
    return payment.cards


def announce(t: Desk, me: Seat, card: str, target: Target, bombs: list[str]) -> None:
    """EM-136, EM-280, EM-282 (2): all cards leave the hand openly; Infernal Machines leave the game."""
    use(t, me, card)
    machines = [bomb for bomb in bombs if CARDS[bomb].passive == "infernal_machine"]
    play(t, me, [bomb for bomb in bombs if bomb not in machines])
    for machine in machines:
        leave_hand(t.state.players[me], machine)
        t.state.removed.append(machine)
    deed = "hide" if CARDS[card].action == HIDE else "kill"
    t.note(
        "attempt",
        seat=me,
        deed=deed,
        card=card,
        city=target.city,
        kind=target.kind,
        target=target.agent,
        cards=bombs,
        count=len(bombs),
    )


# ---- what comes of it


def is_in_danger(s: State, card: str) -> bool:
    """EM-139 to EM-141: whether the acting agent is lost with a Mad counter."""
    return card in AGENTS and not AGENTS[card].never_mad and not s.agents[card].vampire


def is_shaken(s: State, me: Seat, card: str) -> bool:
    """EM-119, EM-139: whether a Sanity counter is drawn for a Royal."""
    return is_in_danger(s, card) or not s.players[me].safe_in_mind


def deal_with_royal(t: Desk, me: Seat, card: str, name: str) -> None:
    """EM-138 to EM-141, EM-151: disc and VP, then the Sanity counter and the loss of the acting agent."""
    s = t.state
    city = s.cities[name]
    hiding = CARDS[card].action == HIDE
    city.royal, city.royal_by = (HIDDEN if hiding else KILLED), me
    if hiding:
        s.safe_left -= 1
    t.note("royal-hidden" if hiding else "royal-killed", seat=me, city=name)
    if not is_shaken(s, me, card):
        return
    horror = draw_sanity(t, me)
    if horror.mad and is_in_danger(s, card):
        t.note("agent-lost", seat=me, agent=card)
        del s.agents[card]
        remove_from(t, me, card)
    if horror.insane:
        go_mad(t, me)


def kill(t: Desk, me: Seat, agent: str) -> None:
    """EM-144 to EM-146, EM-255: the killer keeps the counter; a Main Agent's owner is revealed first."""
    s = t.state
    owner = s.agents[agent].owner
    t.note("killed", seat=me, owner_seat=owner, agent=agent)
    if not is_named(agent):
        reveal(t, owner)
        if s.players[owner].side == LOYALIST:
            t.note("main-agent-stays", seat=owner)
            return
    del s.agents[agent]
    s.players[me].killed.append(Kill(agent, owner))
    if not is_named(agent):
        raise GameOver("main-agent")


def kill_zombie(t: Desk, me: Seat, card: str, name: str) -> None:
    """EM-209, EM-210: no bombs, no counter, no interruption; the card is discarded even if it is Single Use."""
    play(t, me, [card])
    t.state.cities[name].zombies -= 1
    t.note("zombie-killed", seat=me, card=card, city=name)
