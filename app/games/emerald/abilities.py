"""The abilities of strategy and initial cards, one by one (EM-159 to EM-192)."""

from collections.abc import Callable

from msgspec import Struct

from app.games.emerald.attempts import ATTEMPTS, HIDE, NO_EFFECT, STRIKES, can_attempt, make_attempt, why_not_attempt
from app.games.emerald.claim import turn_next
from app.games.emerald.content import CARDS, CITY_CARDS, EFFECTS, TRACKS, WAR
from app.games.emerald.cubes import (
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
from app.games.emerald.decks import discard, draw, put_away, take_from_hand, use
from app.games.emerald.intrigue import (
    burtsev,
    fearful,
    irene_adler,
    nadar,
    pinkerton,
    robbable,
    shoggoth,
    shoggoth_prey,
    terrors,
    unrevealed,
)
from app.games.emerald.payment import DONE
from app.games.emerald.permanents import drive_out
from app.games.emerald.state import (
    Desk,
    State,
    agents_in,
    agents_of,
    kinds,
    others,
)
from app.games.emerald.tracks import advance
from app.games.emerald.undead import bite, can_bite, can_raise, raise_zombies
from parlour import OptionId, Script, Seat, Why

# ---- Bismarck


def lockable(s: State, me: Seat) -> list[OptionId]:
    return [f"city:{name}" for name, city in s.cities.items() if city.control == me and city.locked_by is None]


def lock_city(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-159 to EM-162: the city is cleared, others' agents must leave, the card stays there for good."""
    s = t.state
    option = yield from t.ask(me, lockable(s, me), "bismarck", doing="acting")
    name = option.removeprefix("city:")
    take_from_hand(t, me, card)
    city = s.cities[name]
    city.locked_by = me
    t.note("locked", seat=me, city=name)
    clear(s, f"city:{name}", LIMBO)
    clear(s, f"stack:{name}", LIMBO)
    city.blocked = city.card_blocked = False
    city.zombies = 0
    leaving = [agent for seat in others(s, me) for agent in agents_in(s, name, seat)]
    yield from drive_out(t, leaving, name, "flee-bismarck")


# ---- cards


def can_draw(s: State, me: Seat, card: str) -> bool:
    return bool(s.players[me].deck.cards or s.players[me].discards)


def diogenes_club(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-166: draw two; the card itself is put away only then."""
    take_from_hand(t, me, card)
    t.note("used", seat=me, card=card)
    draw(t, me, EFFECTS["diogenes_club"].draw)
    put_away(t, me, card)
    yield from ()


def can_exchange(s: State, me: Seat, card: str) -> bool:
    return can_draw(s, me, card) or len(s.players[me].hand) > 1


def freemasons(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-168: discard any number, only the last one seen, then draw as many and one more."""
    s = t.state
    rest = s.players[me].hand.copy()
    rest.remove(card)
    must = not can_draw(s, me, card)
    chosen = yield from pick_discards(t, me, rest, "freemasons", least=1 if must else 0)
    take_from_hand(t, me, card)
    t.note("used", seat=me, card=card)
    if chosen:
        discard(t, me, chosen)
        t.note("discarded", seat=me, count=len(chosen), card=chosen[-1])
    draw(t, me, len(chosen) + 1)
    put_away(t, me, card)


def pick_discards(t: Desk, me: Seat, rest: list[str], prompt: str, *, least: int) -> Script[list[str]]:
    """EM-082: card after card; the last one will lie on top and be seen."""
    chosen: list[str] = []
    while True:
        options = [f"hand:{card}" for card in kinds(rest)]
        if len(chosen) >= least:
            options.append(DONE)
        if options == [DONE]:
            return chosen
        option = yield from t.ask(me, options, prompt, doing="acting", chosen=chosen.copy())
        if option == DONE:
            return chosen
        rest.remove(option.removeprefix("hand:"))
        chosen.append(option.removeprefix("hand:"))


# ---- cubes


def can_place_one(s: State, me: Seat, card: str) -> bool:
    return s.players[me].stock > 0 and bool(open_places(s, me))


def duchess(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-167: one cube from stock to any place."""
    place = yield from t.ask(me, open_places(t.state, me), "duchess", doing="acting")
    use(t, me, card)
    number = EFFECTS["duchess_d_uzes"].cubes
    transfer(t.state, me, STOCK, place, number)
    t.note("placed", seat=me, cards=[card], count=number, **where(place))


def sources(s: State, me: Seat) -> list[OptionId]:
    """EM-170: where my cubes are, and from where they could go somewhere else."""
    stock = [STOCK] if s.players[me].stock else []
    targets = open_places(s, me)
    return [place for place in [*stock, *cubes_out(s, me)] if targets not in ([], [place])]


def holy_brotherhood(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-170, EM-R23: one or two of my cubes from one place to another."""
    s = t.state
    source = yield from t.ask(me, sources(s, me), "brotherhood-from", doing="acting")
    most = min(EFFECTS["holy_brotherhood"].cubes, amount(s, me, source))
    number = yield from pick_number(t, me, most, "brotherhood-number")
    targets = [place for place in open_places(s, me) if place != source]
    target = yield from t.ask(me, targets, "brotherhood-to", doing="acting", count=number)
    use(t, me, card)
    transfer(s, me, source, target, number)
    t.note("shifted", seat=me, card=card, count=number, source=source.split(":")[0], **where(target))


def pick_number(t: Desk, me: Seat, most: int, prompt: str) -> Script[int]:
    """A number from 1 to `most`; not asked if there is but one."""
    if most == 1:
        return 1
    return (yield from t.pick(me, {f"count:{n}": n for n in range(1, most + 1)}, prompt, doing="acting"))


def rival_cubes(s: State, seats: list[Seat]) -> dict[OptionId, tuple[Seat, OptionId]]:
    """The cubes of these seats on the board, by an id for each pile: `city-cube:<colour>:<city>` and so on."""
    return {
        place.replace(":", f"-cube:{s.players[seat].colour}:"): (seat, place)
        for seat in seats
        for place, cubes in piles(s).items()
        if cubes[seat]
    }


def okhrana(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-175: one or two cubes of one other player go from the board to Limbo."""
    s = t.state
    seat, place = yield from t.pick(me, rival_cubes(s, others(s, me)), "okhrana", doing="acting")
    taken = [place]
    rest = {
        option: other
        for option, (_, other) in rival_cubes(s, [seat]).items()
        if pile(s, other)[seat] > taken.count(other)
    }
    if rest:
        option = yield from t.ask(me, [*rest, DONE], "okhrana-second", doing="acting", victim_seat=seat)
        if option != DONE:
            taken.append(rest[option])
    use(t, me, card)
    for source in taken:
        transfer(s, seat, source, LIMBO, 1)
    t.note("confiscated", seat=me, card=card, victim_seat=seat, count=len(taken))


def peoples_will(t: Desk, me: Seat, card: str) -> Script[None]:
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


def may_block(s: State, place: OptionId, discs_left: int) -> bool:
    """EM-179, EM-180: where a disc lies it can be taken off; one may be put anywhere but in a locked City box."""
    kind, name = PLACES[place]
    is_locked = kind == "city" and s.cities[name].locked_by is not None
    return has_disc(s, place) or (discs_left > 0 and not is_locked)


def can_block(s: State, me: Seat, card: str) -> bool:
    discs_left = s.blocking_discs_left
    return any(may_block(s, place, discs_left) for place in piles(s))


def blocking_disc(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-179, EM-182: put a disc on a card or City box, or take one off, whoever put it there."""
    s = t.state
    discs_left = s.blocking_discs_left
    options = [place for place in piles(s) if may_block(s, place, discs_left)]
    place = yield from t.ask(me, options, "block", doing="acting")
    use(t, me, card)
    kind, name = PLACES[place]
    laid = not has_disc(s, place)
    if kind == "offer":
        s.offers[name].blocked = laid
    elif kind == "city":
        s.cities[name].blocked = laid
    else:
        s.cities[name].card_blocked = laid
    t.note("blocked" if laid else "unblocked", seat=me, card=card, **where(place))


def removable(s: State, me: Seat, card: str) -> list[OptionId]:
    """EM-186 to EM-188: face-up strategy cards and permanents without a disc, and my cards but city cards."""
    rest = s.players[me].hand.copy()
    rest.remove(card)
    stacks = [f"stack:{name}" for name, city in s.cities.items() if city.up and not city.card_blocked]
    offers = [f"offer:{name}" for name, offer in s.offers.items() if not offer.blocked]
    return stacks + offers + [f"hand:{kind}" for kind in kinds(rest) if kind not in CITY_CARDS]


def third_section(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-186 to EM-189: a card leaves the game: from a stack, from the offer, or unseen from my hand."""
    s = t.state
    option = yield from t.ask(me, removable(s, me, card), "third-section", doing="acting")
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


def golovinsky(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-173, EM-V05: War up: with `it` one or two as I like, with `hu` two."""
    s = t.state
    move = EFFECTS["golovinsky"].move
    if s.italian:
        move = yield from pick_number(t, me, min(move, TRACKS[WAR].last - s.tracks[WAR]), "golovinsky")
    use(t, me, card)
    t.note("used", seat=me, card=card)
    advance(t, WAR, move)


# ---- all of them by name


class Ability(Struct, frozen=True):
    """`can` says whether it would have any effect (EM-094); `play` asks, spends the card and does it."""

    can: Callable[[State, Seat, str], bool]
    play: Callable[[Desk, Seat, str], Script[None]]


ATTEMPT = Ability(can_attempt, make_attempt)

ABILITIES: dict[str, Ability] = {
    HIDE: ATTEMPT,
    "bismarck": Ability(lambda s, me, card: bool(lockable(s, me)), lock_city),
    "blocking_disc": Ability(can_block, blocking_disc),
    "burtsev": Ability(lambda s, me, card: bool(unrevealed(s, me)), burtsev),
    "diogenes_club": Ability(can_draw, diogenes_club),
    "duchess_d_uzes": Ability(can_place_one, duchess),
    "freemasons": Ability(can_exchange, freemasons),
    "golovinsky": Ability(lambda s, me, card: True, golovinsky),
    "holy_brotherhood": Ability(lambda s, me, card: bool(sources(s, me)), holy_brotherhood),
    "irene_adler": Ability(lambda s, me, card: bool(robbable(s, me)), irene_adler),
    "nadar": Ability(lambda s, me, card: bool(agents_of(s, me)), nadar),
    "okhrana": Ability(lambda s, me, card: bool(rival_cubes(s, others(s, me))), okhrana),
    "peoples_will": Ability(lambda s, me, card: s.players[me].pool > 0, peoples_will),
    "pinkerton": Ability(lambda s, me, card: len(s.doubles) > 0, pinkerton),
    "shoggoth": Ability(lambda s, me, card: bool(shoggoth_prey(s, me)), shoggoth),
    "terrors_of_the_night": Ability(lambda s, me, card: bool(fearful(s, me)), terrors),
    "third_section": Ability(lambda s, me, card: bool(removable(s, me, card)), third_section),
    "vampire": Ability(can_bite, bite),
    "zombies": Ability(can_raise, raise_zombies),
}


def abilities(s: State, me: Seat, card: str) -> dict[str, Ability]:
    """What this card in my hand can be used for now: an assassination (EM-127), its own ability, or both."""
    found: dict[str, Ability] = {}
    action = CARDS[card].action
    if action != HIDE and can_attempt(s, me, card):
        found["assassinate"] = ATTEMPT
    if action and action not in STRIKES and ABILITIES[action].can(s, me, card):
        found[action] = ABILITIES[action]
    return found


def why_not_use(s: State, me: Seat, card: str) -> Why | None:
    """EM-094: why this card in my hand can't be used for anything now, or None if it can."""
    if CARDS[card].action in ATTEMPTS:
        return why_not_attempt(s, me, card)
    return None if abilities(s, me, card) else NO_EFFECT
