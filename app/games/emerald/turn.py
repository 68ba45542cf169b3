"""The turn: two actions, free actions between them, drawing up (EM-023 to EM-036), and the end (EM-257)."""

from collections.abc import Callable

from msgspec import Struct

from app.games.emerald.abilities import (
    ASSASSINATE,
    DiscardCards,
    DiscardUpTo,
    Usage,
    pick_discards,
    tell_usages,
    usages,
    use_ability,
    why_not_use,
)
from app.games.emerald.claim import can_claim, claim, claim_place, claims, may_claim_now
from app.games.emerald.content import CARDS, CITIES, SETUP
from app.games.emerald.cubes import (
    buy_cubes,
    can_buy,
    can_place,
    can_take_back,
    only_purchase,
    only_return,
    place_cubes,
    take_back,
    tell_buying,
    tell_placing,
    tell_return,
)
from app.games.emerald.decks import discard, draw_up, missing_cards
from app.games.emerald.doubles import exposable, expose, exposure
from app.games.emerald.permanents import (
    hudson_cards,
    offerings,
    prisons,
    sacrifice,
    tell_hudson,
    tell_prison,
    tell_sacrifice,
    tell_traveller,
    travellers,
    use_devils_island,
    use_hudson,
    use_mi_go,
)
from app.games.emerald.places import PLACES, piles
from app.games.emerald.points import discs, note_known, points, reveal, settle
from app.games.emerald.shortcuts import shortcuts
from app.games.emerald.state import Agent, Desk, GameOver, State, clockwise, kinds
from app.games.emerald.tracks import can_move_markers, move_markers, only_push, tell_arrows
from app.games.emerald.travel import can_move, move_agents, only_trip, tell_moving
from parlour import Fact, OptionId, Script, Seat, Why

END: OptionId = "end"
PASS_ACTION: OptionId = "do:pass"


# ---- what is told of the options


class BeginIn(Fact, frozen=True):
    """A city for the Main Agent: what control of it is worth, and how many agents are there."""

    city: str
    points: int
    agents: int


class RevealIdentity(Fact, frozen=True):
    """My side and points, and the limit that they reach."""

    side: str
    points: int
    limit: int


class RevealTooSoon(Fact, frozen=True):
    """My points, side included, and the limit that they do not reach."""

    points: int
    limit: int


class EndTurn(Fact, frozen=True):
    """So many cards are drawn."""

    draws: int


# ---- turns


def turn(t: Desk) -> Script[None]:
    """Play to the next checkpoint: a Main Agent placed, or one action carried out."""
    try:
        if any(player.colour not in t.state.agents for player in t.state.players):
            yield from place_main_agent(t)
        else:
            yield from act(t)
    except GameOver as end:
        finish(t, end.reason)


def place_main_agent(t: Desk) -> Script[None]:
    """EM-021, EM-251: in turn order each puts their Main Agent in a city."""
    s = t.state
    seat = next(seat for seat in clockwise(s, s.first) if s.players[seat].colour not in s.agents)
    facts = {f"city:{name}": tell_start(s, name) for name in CITIES}
    start = yield from t.pick(seat, facts, "start", facts=facts, doing="placing")
    s.agents[s.players[seat].colour] = Agent(seat, start.city)
    t.note("arrived", seat=seat, agent=s.players[seat].colour, city=start.city)


def tell_start(s: State, city: str) -> BeginIn:
    agents = sum(agent.city == city for agent in s.agents.values())
    return BeginIn(city=city, points=CITIES[city].control_vp, agents=agents)


def finish(t: Desk, reason: str) -> None:
    """EM-257, EM-258: nothing more is played; all identities are turned over."""
    note_known(t, discs(t.state))
    t.barrier()
    t.state.over = reason
    t.note("over", reason=f"ending-{reason}")
    for seat, player in enumerate(t.state.players):
        t.note("final-side", seat=seat, side=player.side)


# ---- one action


class Action(Struct, frozen=True):
    """One of the kinds of action (EM-036): when it is possible, what it does, and what to say when it is not."""

    can: Callable[[State, Seat], bool]
    play: Callable[[Desk, Seat, Fact | None], Script[None]]
    """Asks what was not settled by what was offered."""
    why: Why
    permanent: str = ""
    """Only the owner of this permanent ever hears of the action."""
    only: Callable[[State, Seat], Fact | None] = lambda s, me: None
    """The only way to do it, if there is but one: it is offered with the action, and chosen with it."""
    tell: Callable[[State, Seat], Fact | None] = lambda s, me: None
    """How much of it is possible, where there are several ways or none."""


def of_permanent(
    permanent: str,
    prompt: str,
    ids: Callable[[State, Seat], list[OptionId]],
    tell: Callable[[State, Seat, OptionId], Fact],
    carry_out: Callable[[Desk, Seat, OptionId, Fact | None], Script[None]],
    why: Why,
) -> Action:
    """An action that a permanent grants: it begins with the choice of an agent or a card."""

    def only(s: State, me: Seat) -> Fact | None:
        options = ids(s, me)
        return tell(s, me, options[0]) if len(options) == 1 else None

    def play(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
        options = ids(t.state, me)
        option = options[0]
        if offered is None:
            facts = {option: tell(t.state, me, option) for option in options}
            settles = t.engine > 1
            option = yield from t.ask(me, facts, prompt, doing="acting")
            offered = facts[option] if settles else None
        yield from carry_out(t, me, option, offered)

    return Action(lambda s, me: bool(ids(s, me)), play, why, permanent, only)


def only_discard(s: State, me: Seat) -> Fact | None:
    hand = s.players[me].hand
    return DiscardCards(cards=hand.copy()) if len(hand) == 1 else None


def discard_cards(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
    """EM-082, EM-083: put cards on the discard pile, only the last of them seen; nothing is drawn for it."""
    if isinstance(offered, DiscardCards):
        chosen = offered.cards
    else:
        hand = t.state.players[me].hand.copy()
        chosen = yield from pick_discards(t, me, hand, "discard", lambda cards: DiscardCards(cards=cards), least=1)
    discard(t, me, chosen)
    t.note("discarded", seat=me, count=len(chosen), card=chosen[-1])


def points_revealed(s: State, me: Seat) -> int:
    """EM-R12: the points that all could see once the side is known."""
    return sum(points(s, me, secrets=False).values())


def can_reveal(s: State, me: Seat) -> bool:
    """EM-084, EM-085: only if it ends the game."""
    return not s.players[me].revealed and points_revealed(s, me) >= s.limit


def tell_reveal(s: State, me: Seat) -> Fact:
    return RevealIdentity(side=s.players[me].side, points=points_revealed(s, me), limit=s.limit)


def tell_too_soon(s: State, me: Seat) -> Fact:
    return RevealTooSoon(points=points_revealed(s, me), limit=s.limit)


def reveal_identity(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
    """EM-084: the game ends by the VP limit."""
    reveal(t, me)
    yield from ()


def do_nothing(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
    """EM-095."""
    t.note("passed", seat=me)
    yield from ()


ACTIONS: dict[OptionId, Action] = {
    "do:claim": Action(can_claim, claim, ("EM-043", "nothing-to-claim")),
    "do:place": Action(can_place, place_cubes, ("EM-039", "cannot-place"), tell=tell_placing),
    "do:take-back": Action(
        can_take_back, take_back, ("EM-065", "cannot-take-back"), only=only_return, tell=tell_return
    ),
    "do:buy": Action(can_buy, buy_cubes, ("EM-068", "cannot-buy"), only=only_purchase, tell=tell_buying),
    "do:move": Action(can_move, move_agents, ("EM-073", "cannot-move"), only=only_trip, tell=tell_moving),
    "do:tracks": Action(can_move_markers, move_markers, ("EM-079", "no-arrow"), only=only_push, tell=tell_arrows),
    "do:discard": Action(
        lambda s, me: bool(s.players[me].hand),
        discard_cards,
        ("EM-082", "no-cards"),
        only=only_discard,
        tell=lambda s, me: DiscardUpTo(cards=len(s.players[me].hand)),
    ),
    "do:reveal": Action(
        can_reveal, reveal_identity, ("EM-084", "reveal-does-not-end"), only=tell_reveal, tell=tell_too_soon
    ),
    "do:sacrifice": of_permanent(
        "yog_sothoth", "sacrifice", offerings, tell_sacrifice, sacrifice, ("EM-241", "nobody-to-sacrifice")
    ),
    PASS_ACTION: Action(lambda s, me: True, do_nothing, ("EM-095", "")),
}

FREE_ACTIONS: dict[OptionId, Action] = {
    "do:hudson": of_permanent("mrs_hudson", "hudson", hudson_cards, tell_hudson, use_hudson, ("EM-234", "once-a-turn")),
    "do:devils-island": of_permanent(
        "devils_island", "devils-island", prisons, tell_prison, use_devils_island, ("EM-229", "no-prisoners")
    ),
    "do:mi-go": of_permanent("mi_go", "mi-go", travellers, tell_traveller, use_mi_go, ("EM-231", "nobody-for-mi-go")),
}
"""What permanents grant beside the two actions (EM-025)."""

ALL_ACTIONS = {**ACTIONS, **FREE_ACTIONS}


def act(t: Desk) -> Script[None]:
    """EM-024 to EM-026: one action or free action, or the end of the turn."""
    me, settles = t.state.active, t.engine > 1
    offer = ActionOffer(settles) if t.repeating else what_to_do(t, me)
    option = yield from t.ask(
        me,
        offer.options,
        "act",
        blocked=offer.blocked,
        doing="acting",
        always=True,  # the last is the end of the turn; a pass alone would tell that no double agent can be exposed
        shortcuts=shortcuts(t.state, me, offer.options, offer.uses, t.engine),
        left=SETUP.actions_per_turn - t.state.actions,
    )
    if option == END:
        end_turn(t, me)
        return
    free = yield from carry_out(t, me, option, what_settles(t.state, me, option) if settles else None)
    if free:
        t.state.free_done = True
    else:
        t.state.actions += 1
    settle(t)


class ActionOffer(Struct):
    """What the active player may do now, and why not what is missing."""

    settles: bool
    """Whether an option stands for all that has but one way, as matches do that began with engine 2."""
    options: dict[OptionId, Fact | None] = {}
    blocked: dict[OptionId, Why] = {}
    uses: dict[str, dict[str, Usage]] = {}
    """What the cards in hand can be used for."""


def what_to_do(t: Desk, me: Seat) -> ActionOffer:
    """All kinds of action, claims, double agents and the cards in hand."""
    s = t.state
    offer = ActionOffer(settles=t.engine > 1)
    done = s.actions >= SETUP.actions_per_turn
    if offer.settles and not done:
        offer_claims(s, me, offer)
    offer_actions(s, me, offer, FREE_ACTIONS if done else ALL_ACTIONS)
    if not done:
        for agent in exposable(s, me):
            offer.options[f"double:{agent}"] = exposure(s, agent)
    offer_cards(s, me, offer, done=done)
    if done:
        offer.options[END] = EndTurn(draws=missing_cards(s, me))
    return offer


def offer_claims(s: State, me: Seat, offer: ActionOffer) -> None:
    """EM-041: what may be claimed; later in a turn it is said that claims come first, where I have cubes."""
    if may_claim_now(s):
        free, blocked = claims(s, me)
        offer.options |= free
        offer.blocked |= blocked
    else:
        comes_first: Why = ("EM-041", "claim-comes-first")
        offer.blocked |= {place: comes_first for place, cubes in piles(s).items() if cubes[me]}


def offer_actions(s: State, me: Seat, offer: ActionOffer, actions: dict[OptionId, Action]) -> None:
    for option, action in actions.items():
        if action.permanent and action.permanent not in s.players[me].permanents:
            continue
        if option == "do:claim" and offer.settles:
            continue  # the places themselves are offered
        if action.can(s, me):
            only = action.only(s, me) if offer.settles else None
            offer.options[option] = only or action.tell(s, me)
        else:
            fact = action.tell(s, me)
            offer.blocked[option] = action.why if fact is None else (*action.why[:2], fact)
    if "do:claim" in offer.blocked and not may_claim_now(s):
        offer.blocked["do:claim"] = ("EM-041", "claim-comes-first")
    if "do:reveal" in offer.blocked and s.players[me].revealed:
        offer.blocked["do:reveal"] = ("EM-084", "revealed-already")


def offer_cards(s: State, me: Seat, offer: ActionOffer, *, done: bool) -> None:
    """The abilities of the cards in hand; when the actions are done only those that are free."""
    for card in kinds(s.players[me].hand):
        found = usages(s, me, card)
        if not found:
            if CARDS[card].action:
                offer.blocked[f"use:{card}"] = why_not_use(s, me, card)
        elif not done or CARDS[card].free:
            offer.options[f"use:{card}"] = tell_usages(s, me, card, found)
            offer.uses[card] = found
        else:
            offer.blocked[f"use:{card}"] = ("EM-024", "no-actions-left")


def what_settles(s: State, me: Seat, option: OptionId) -> Fact | None:
    """What was offered with an action or a card: the only way to go on, if there is but one."""
    if option in ALL_ACTIONS:
        return ALL_ACTIONS[option].only(s, me)
    kind, card = option.split(":")
    return tell_usages(s, me, card, usages(s, me, card)) if kind == "use" else None


def carry_out(t: Desk, me: Seat, option: OptionId, offered: Fact | None) -> Script[bool]:
    """Do what was chosen. Returns whether it was a free action."""
    if option in PLACES:
        yield from claim_place(t, me, option)
        return False
    if option in ALL_ACTIONS:
        yield from ALL_ACTIONS[option].play(t, me, offered)
        return option in FREE_ACTIONS
    kind, name = option.split(":")
    if kind == "double":
        yield from expose(t, me, name)
        return False
    used_for = yield from use_ability(t, me, name, offered)
    return CARDS[name].free and used_for != ASSASSINATE


def end_turn(t: Desk, me: Seat) -> None:
    """EM-023, EM-028: draw up, and the next player's turn begins."""
    s = t.state
    draw_up(t, me)
    s.active = clockwise(s, me)[1]
    s.actions = 0
    s.free_done = s.hudson_used = False
    s.sent_to_mi_go = []
    t.note("turn", seat=s.active)
