"""The abilities of strategy and initial cards, one by one (EM-159 to EM-192)."""

from collections.abc import Callable

from msgspec import Struct

from app.games.emerald.attempts import (
    ATTEMPTS,
    HIDE,
    NO_EFFECT,
    STRIKES,
    make_attempt,
    targets,
    tell_attempt,
    tell_target,
    why_not_aim,
    why_not_attempt,
)
from app.games.emerald.claim import turn_next
from app.games.emerald.content import CARDS, CITY_CARDS, EFFECTS, TRACKS, WAR
from app.games.emerald.decks import discard, draw, put_away, take_from_hand, use
from app.games.emerald.influence import standings
from app.games.emerald.intrigue import (
    burtsev,
    fearful,
    flyers,
    irene_adler,
    nadar,
    pinkerton,
    robbable,
    shoggoth,
    shoggoth_prey,
    tell_destruction,
    tell_flyer,
    tell_look,
    tell_recruits,
    tell_terror,
    tell_theft,
    terrors,
    unrevealed,
)
from app.games.emerald.payment import DONE
from app.games.emerald.permanents import drive_out
from app.games.emerald.places import (
    BOXES,
    LIMBO,
    PLACES,
    STOCK,
    amount,
    clear,
    cubes_out,
    open_places,
    pile,
    piles,
    transfer,
    where,
)
from app.games.emerald.state import Desk, State, agents_in, kinds, others
from app.games.emerald.tracks import PushMarker, advance, is_last, landing
from app.games.emerald.undead import bitable, bite, can_raise, raise_zombies, tell_bite, tell_zombies
from parlour import Fact, OptionId, Script, Seat, Why

# ---- what is told of the options


class UseCard(Fact, frozen=True):
    """A card of which there is no more to tell before one has chosen what for."""

    card: str


class LockCity(Fact, frozen=True):
    """A city of mine, and how many agents of others must leave it."""

    city: str
    agents: int


class UseToDraw(Fact, frozen=True):
    card: str
    draws: int


class UseToExchange(Fact, frozen=True):
    """Cards are discarded, and as many and one more drawn."""

    card: str


class ExchangeCards(Fact, frozen=True):
    """These cards are discarded, so many of them, and so many drawn."""

    cards: list[str]
    count: int
    draws: int


class DiscardCard(Fact, frozen=True):
    """One more card, which will lie on top; with it so many."""

    card: str
    count: int


class DiscardUpTo(Fact, frozen=True):
    cards: int


class DiscardCards(Fact, frozen=True):
    """The last of them is seen."""

    cards: list[str]


class ShiftFrom(Fact, frozen=True):
    """Where so many cubes of mine are."""

    where: str
    at: str
    here: int


class ShiftCubes(Fact, frozen=True):
    """So many of the cubes there go elsewhere."""

    cubes: int
    where: str
    at: str
    here: int


class Confiscate(Fact, frozen=True):
    """A cube of this seat, of so many there."""

    seat: Seat
    where: str
    at: str
    here: int


class UseToRecruit(Fact, frozen=True):
    card: str
    cubes: int


class BlockPlace(Fact, frozen=True):
    where: str
    at: str


class UnblockPlace(Fact, frozen=True):
    where: str
    at: str


class RemoveCard(Fact, frozen=True):
    """A card that leaves the game: from a stack, from the offer or, unseen, from the hand."""

    card: str
    where: str
    at: str


# ---- Bismarck


def lockable(s: State, me: Seat, card: str) -> list[OptionId]:
    return [f"city:{name}" for name, city in s.cities.items() if city.control == me and city.locked_by is None]


def strangers(s: State, me: Seat, city: str) -> list[str]:
    """The agents of others in a city."""
    return [agent for seat in others(s, me) for agent in agents_in(s, city, seat)]


def tell_lock(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    name = option.removeprefix("city:")
    return LockCity(city=name, agents=len(strangers(s, me, name)))


def lock_city(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-159 to EM-162: the city is cleared, others' agents must leave, the card stays there for good."""
    s = t.state
    name = option.removeprefix("city:")
    take_from_hand(t, me, card)
    city = s.cities[name]
    city.locked_by = me
    t.note("locked", seat=me, city=name)
    clear(s, f"city:{name}", LIMBO)
    clear(s, f"stack:{name}", LIMBO)
    city.blocked = city.card_blocked = False
    city.zombies = 0
    yield from drive_out(t, strangers(s, me, name), name, "flee-bismarck")


# ---- cards


def cards_to_draw(s: State, me: Seat) -> int:
    """How many I could draw, with the discard pile shuffled in."""
    return len(s.players[me].deck.cards) + len(s.players[me].discards)


def tell_draw(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    return UseToDraw(card=card, draws=min(EFFECTS["diogenes_club"].draw, cards_to_draw(s, me)))


def diogenes_club(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-166: draw two; the card itself is put away only then."""
    take_from_hand(t, me, card)
    t.note("used", seat=me, card=card)
    draw(t, me, EFFECTS["diogenes_club"].draw)
    put_away(t, me, card)
    yield from ()


def can_exchange(s: State, me: Seat, card: str) -> bool:
    return cards_to_draw(s, me) > 0 or len(s.players[me].hand) > 1


def exchange(s: State, me: Seat, cards: list[str]) -> ExchangeCards:
    """What comes of discarding these: they can be drawn again."""
    draws = min(len(cards) + 1, cards_to_draw(s, me) + len(cards))
    return ExchangeCards(cards=cards, count=len(cards), draws=draws)


def tell_exchange(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    """Which card is exchanged, if there is but one and nothing to draw otherwise."""
    rest = s.players[me].hand.copy()
    rest.remove(card)
    return exchange(s, me, rest) if len(rest) == 1 and not cards_to_draw(s, me) else UseToExchange(card=card)


def freemasons(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-168: discard any number, only the last one seen, then draw as many and one more."""
    s = t.state
    rest = s.players[me].hand.copy()
    rest.remove(card)
    if isinstance(offered, ExchangeCards):
        chosen = offered.cards
    else:
        least = 0 if cards_to_draw(s, me) else 1
        chosen = yield from pick_discards(t, me, rest, "freemasons", lambda cards: exchange(s, me, cards), least=least)
    take_from_hand(t, me, card)
    t.note("used", seat=me, card=card)
    if chosen:
        discard(t, me, chosen)
        t.note("discarded", seat=me, count=len(chosen), card=chosen[-1])
    draw(t, me, len(chosen) + 1)
    put_away(t, me, card)


def pick_discards(
    t: Desk, me: Seat, rest: list[str], prompt: str, tell: Callable[[list[str]], Fact], *, least: int
) -> Script[list[str]]:
    """EM-082: card after card; the last one will lie on top and be seen. `tell` says what comes of it."""
    chosen: list[str] = []
    while True:
        options: dict[OptionId, Fact | None] = {
            f"hand:{card}": DiscardCard(card=card, count=len(chosen) + 1) for card in kinds(rest)
        }
        if len(chosen) >= least:
            options[DONE] = tell(chosen.copy())
        if list(options) == [DONE]:
            return chosen
        option = yield from t.ask(me, options, prompt, doing="acting", chosen=chosen.copy())
        if option == DONE:
            return chosen
        rest.remove(option.removeprefix("hand:"))
        chosen.append(option.removeprefix("hand:"))


# ---- cubes


def open_to_duchess(s: State, me: Seat, card: str) -> list[OptionId]:
    return open_places(s, me) if s.players[me].stock > 0 else []


def tell_duchess(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    return standings(s, me, [option])[option].place(option, EFFECTS["duchess_d_uzes"].cubes)


def duchess(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-167: one cube from stock to any place."""
    use(t, me, card)
    number = EFFECTS["duchess_d_uzes"].cubes
    transfer(t.state, me, STOCK, option, number)
    t.note("placed", seat=me, cards=[card], count=number, **where(option))
    yield from ()


def sources(s: State, me: Seat, card: str) -> list[OptionId]:
    """EM-170: where my cubes are, and from where they could go somewhere else."""
    stock = [STOCK] if s.players[me].stock else []
    targets = open_places(s, me)
    return [place for place in [*stock, *cubes_out(s, me)] if targets not in ([], [place])]


def tell_source(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    return ShiftFrom(**where(option), here=amount(s, me, option))


def holy_brotherhood(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-170, EM-R23: one or two of my cubes from one place to another."""
    s = t.state
    most = min(EFFECTS["holy_brotherhood"].cubes, amount(s, me, option))
    number = 1
    if most > 1:
        counts = {f"count:{n}": n for n in range(1, most + 1)}
        facts = {count: ShiftCubes(cubes=n, **where(option), here=amount(s, me, option)) for count, n in counts.items()}
        number = yield from t.pick(me, counts, "brotherhood-number", facts=facts, doing="acting")
    places = [place for place in open_places(s, me) if place != option]
    targets = {place: stand.place(place, number) for place, stand in standings(s, me, places).items()}
    target = yield from t.ask(me, targets, "brotherhood-to", doing="acting", count=number)
    use(t, me, card)
    transfer(s, me, option, target, number)
    t.note("shifted", seat=me, card=card, count=number, source=option.split(":")[0], **where(target))


def rival_cubes(s: State, seats: list[Seat]) -> dict[OptionId, tuple[Seat, OptionId]]:
    """The cubes of these seats on the board, by an id for each pile: `city-cube:<colour>:<city>` and so on."""
    return {
        place.replace(":", f"-cube:{s.players[seat].colour}:"): (seat, place)
        for seat in seats
        for place, cubes in piles(s).items()
        if cubes[seat]
    }


def seizable(s: State, me: Seat, card: str) -> list[OptionId]:
    return list(rival_cubes(s, others(s, me)))


def tell_seizure(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    seat, place = rival_cubes(s, others(s, me))[option]
    return Confiscate(seat=seat, **where(place), here=pile(s, place)[seat])


def okhrana(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-175: one or two cubes of one other player go from the board to Limbo."""
    s = t.state
    seat, place = rival_cubes(s, others(s, me))[option]
    taken = [place]
    rest = {
        option: other
        for option, (_, other) in rival_cubes(s, [seat]).items()
        if pile(s, other)[seat] > taken.count(other)
    }
    if rest:
        facts: dict[OptionId, Fact | None] = {
            option: Confiscate(seat=seat, **where(other), here=pile(s, other)[seat] - taken.count(other))
            for option, other in rest.items()
        }
        second = yield from t.ask(me, {**facts, DONE: None}, "okhrana-second", doing="acting", victim_seat=seat)
        if second != DONE:
            taken.append(rest[second])
    use(t, me, card)
    for source in taken:
        transfer(s, seat, source, LIMBO, 1)
    t.note("confiscated", seat=me, card=card, victim_seat=seat, count=len(taken))


def tell_recruit(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    return UseToRecruit(card=card, cubes=EFFECTS["peoples_will"].cubes)


def peoples_will(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-177: one of my cubes from the pool to my stock."""
    use(t, me, card)
    number = EFFECTS["peoples_will"].cubes
    t.state.players[me].pool -= number
    t.state.players[me].stock += number
    t.note("recruited", seat=me, card=card, count=number)
    yield from ()


# ---- Blocking discs and The Third Section


def has_disc(s: State, place: OptionId) -> bool:
    kind, name = PLACES[place]
    if kind == "offer":
        return s.offers[name].blocked
    return s.cities[name].blocked if kind == "city" else s.cities[name].card_blocked


def blockable(s: State, me: Seat, card: str) -> list[OptionId]:
    """EM-179, EM-180: where a disc lies it can be taken off; one may be put anywhere but in a locked City box."""
    if not s.blocking_discs_left:
        return [place for place in piles(s) if has_disc(s, place)]
    locked = [BOXES[name] for name, city in s.cities.items() if city.locked_by is not None]
    return [place for place in piles(s) if place not in locked]


def tell_block(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    return (UnblockPlace if has_disc(s, option) else BlockPlace)(**where(option))


def blocking_disc(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-179, EM-182: put a disc on a card or City box, or take one off, whoever put it there."""
    s = t.state
    use(t, me, card)
    kind, name = PLACES[option]
    laid = not has_disc(s, option)
    if kind == "offer":
        s.offers[name].blocked = laid
    elif kind == "city":
        s.cities[name].blocked = laid
    else:
        s.cities[name].card_blocked = laid
    t.note("blocked" if laid else "unblocked", seat=me, card=card, **where(option))
    yield from ()


def removable(s: State, me: Seat, card: str) -> list[OptionId]:
    """EM-186 to EM-188, EM-V39: face-up cards without a disc, permanents (with `hu` any), my cards but city cards."""
    rest = s.players[me].hand.copy()
    rest.remove(card)
    stacks = [f"stack:{name}" for name, city in s.cities.items() if city.up and not city.card_blocked]
    offers = [f"offer:{name}" for name, offer in s.offers.items() if not (offer.blocked and s.italian)]
    return stacks + offers + [f"hand:{kind}" for kind in kinds(rest) if kind not in CITY_CARDS]


def tell_removal(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    kind, name = option.split(":")
    return RemoveCard(card=s.cities[name].up if kind == "stack" else name, **where(option))


def third_section(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-186 to EM-189: a card leaves the game: from a stack, from the offer, or unseen from my hand."""
    s = t.state
    yield from ()
    kind, name = option.split(":")
    use(t, me, card)
    if kind == "hand":
        player = s.players[me]
        player.hand.remove(name)
        player.removed.append(name)
        player.shown = []
        t.note("removed-unseen", seat=me)
        t.note("removed-unseen-which", to=[me], card=name)
        return
    clear(s, option, LIMBO)
    if kind == "offer":
        del s.offers[name]
        s.removed.append(name)
        t.note("removed-openly", seat=me, card=name)
        return
    s.removed.append(s.cities[name].up)
    t.note("removed-openly", seat=me, card=s.cities[name].up)
    turn_next(t, name)


# ---- the war


def war_moves(s: State) -> list[int]:
    """EM-173, EM-V05: how far the War may advance: with `it` one or two as I like, with `hu` two."""
    move = EFFECTS["golovinsky"].move
    return list(range(1, min(move, TRACKS[WAR].last - s.tracks[WAR]) + 1)) if s.italian else [move]


def advance_of_war(s: State, card: str, move: int) -> PushMarker:
    space = landing(WAR, s.tracks[WAR], move)
    return PushMarker(card=card, track=WAR, start=s.tracks[WAR], space=space, ends=is_last(WAR, space), last=True)


def tell_golovinsky(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    moves = war_moves(s)
    return advance_of_war(s, card, moves[0]) if len(moves) == 1 else UseCard(card=card)


def golovinsky(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-173, EM-V05: War up."""
    moves = war_moves(t.state)
    move = moves[0]
    if len(moves) > 1:
        choices = {f"count:{move}": move for move in moves}
        facts = {option: advance_of_war(t.state, card, move) for option, move in choices.items()}
        move = yield from t.pick(me, choices, "golovinsky", facts=facts, doing="acting")
    use(t, me, card)
    t.note("used", seat=me, card=card)
    advance(t, WAR, move)


# ---- all of them by name


Ids = Callable[[State, Seat, str], list[OptionId]]
Tell = Callable[[State, Seat, str, OptionId], Fact]
Play = Callable[[Desk, Seat, str, OptionId, Fact | None], Script[None]]


def tell_card(s: State, me: Seat, card: str, options: list[OptionId]) -> Fact:
    return UseCard(card=card)


class Ability(Struct, frozen=True):
    """What a card can be used for."""

    ids: Ids
    """What can be chosen first; nothing if it would have no effect (EM-094)."""
    tell: Tell
    """What choosing one of them does."""
    play: Play
    """Ask what is left to ask, spend the card and do it. What was offered may have settled some of that."""
    prompt: str = ""
    """The question for the first choice; none if there is nothing to choose."""
    tell_all: Callable[[State, Seat, str, list[OptionId]], Fact] = tell_card
    """What the card can be used for where there are several things to choose."""
    blocked: Callable[[State, Seat, str], dict[OptionId, Why]] = lambda s, me, card: {}


def if_possible(can: Callable[[State, Seat, str], bool]) -> Ids:
    """Of an ability that has nothing to choose first."""
    return lambda s, me, card: [DONE] if can(s, me, card) else []


ATTEMPT = Ability(targets, tell_target, make_attempt, "target", tell_attempt, why_not_aim)

ABILITIES: dict[str, Ability] = {
    HIDE: Ability(targets, tell_target, make_attempt, "hide", tell_attempt, why_not_aim),
    "bismarck": Ability(lockable, tell_lock, lock_city, "bismarck"),
    "blocking_disc": Ability(blockable, tell_block, blocking_disc, "block"),
    "burtsev": Ability(unrevealed, tell_look, burtsev, "burtsev"),
    "diogenes_club": Ability(if_possible(lambda s, me, card: cards_to_draw(s, me) > 0), tell_draw, diogenes_club),
    "duchess_d_uzes": Ability(open_to_duchess, tell_duchess, duchess, "duchess"),
    "freemasons": Ability(if_possible(can_exchange), tell_exchange, freemasons),
    "golovinsky": Ability(if_possible(lambda s, me, card: True), tell_golovinsky, golovinsky),
    "holy_brotherhood": Ability(sources, tell_source, holy_brotherhood, "brotherhood-from"),
    "irene_adler": Ability(robbable, tell_theft, irene_adler, "adler"),
    "nadar": Ability(flyers, tell_flyer, nadar, "nadar"),
    "okhrana": Ability(seizable, tell_seizure, okhrana, "okhrana"),
    "peoples_will": Ability(if_possible(lambda s, me, card: s.players[me].pool > 0), tell_recruit, peoples_will),
    "pinkerton": Ability(if_possible(lambda s, me, card: len(s.doubles) > 0), tell_recruits, pinkerton),
    "shoggoth": Ability(shoggoth_prey, tell_destruction, shoggoth, "shoggoth"),
    "terrors_of_the_night": Ability(fearful, tell_terror, terrors, "terrors"),
    "third_section": Ability(removable, tell_removal, third_section, "third-section"),
    "vampire": Ability(bitable, tell_bite, bite, "bite"),
    "zombies": Ability(if_possible(lambda s, me, card: can_raise(s, me)), tell_zombies, raise_zombies),
}

ASSASSINATE = "assassinate"


class Usage(Struct, frozen=True):
    """An ability of a card in hand, and what can be chosen for it now."""

    ability: Ability
    options: list[OptionId]

    def tell(self, s: State, me: Seat, card: str) -> Fact:
        """What using the card does: what the only choice does, if there is but one."""
        if len(self.options) == 1:
            return self.ability.tell(s, me, card, self.options[0])
        return self.ability.tell_all(s, me, card, self.options)


def usages(s: State, me: Seat, card: str) -> dict[str, Usage]:
    """What this card in my hand can be used for now: an assassination (EM-127), its own ability, or both."""
    found: dict[str, Usage] = {}
    action = CARDS[card].action
    if action != HIDE and (aims := targets(s, me, card)):
        found[ASSASSINATE] = Usage(ATTEMPT, aims)
    if action and action not in STRIKES and (options := ABILITIES[action].ids(s, me, card)):
        found[action] = Usage(ABILITIES[action], options)
    return found


def why_not_use(s: State, me: Seat, card: str) -> Why:
    """EM-094: why this card in my hand, which has no usage now, can't be used for anything."""
    return why_not_attempt(s, me, card) if CARDS[card].action in ATTEMPTS else NO_EFFECT


def tell_usages(s: State, me: Seat, card: str, found: dict[str, Usage]) -> Fact:
    """What using a card does: what its only usage does, if there is but one."""
    return next(iter(found.values())).tell(s, me, card) if len(found) == 1 else UseCard(card=card)


def use_ability(t: Desk, me: Seat, card: str, offered: Fact | None) -> Script[str]:
    """Choose for what, and what first, as far as that was not `offered` with the card; do it. Returns what for."""
    s = t.state
    found = usages(s, me, card)
    name = next(iter(found))
    if len(found) > 1:
        facts = {f"ability:{each}": usage.tell(s, me, card) for each, usage in found.items()}
        settles = t.engine > 1
        option = yield from t.ask(me, facts, "which-ability", doing="acting", card=card)
        name = option.removeprefix("ability:")
        offered = facts[option] if settles else None
    ability, options = found[name].ability, found[name].options
    first = options[0]
    if ability.prompt and (len(options) > 1 or offered is None):
        facts = {option: ability.tell(s, me, card, option) for option in options}
        blocked = ability.blocked(s, me, card)
        settles = t.engine > 1
        first = yield from t.ask(me, facts, ability.prompt, blocked=blocked, doing="acting", card=card)
        offered = facts[first] if settles else None
    yield from ability.play(t, me, card, first, offered)
    return name
