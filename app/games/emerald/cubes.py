"""Influence cubes: placing, taking back, buying (EM-037 to EM-040, EM-064 to EM-069)."""

from typing import Any

from app.games.emerald.content import CITIES, CUBE_SYMBOLS, GOLD_SYMBOLS, PERMANENTS, SETUP
from app.games.emerald.decks import play
from app.games.emerald.payment import Sum, can_pay, choose_cards
from app.games.emerald.state import Desk, State
from parlour import OptionId, Script, Seat

STOCK: OptionId = "stock"
LIMBO: OptionId = "limbo"


# ---- places: `stack:<city>` its strategy card, `city:<city>` its City box, `offer:<permanent>`

STACKS: dict[str, OptionId] = {name: f"stack:{name}" for name in CITIES}
BOXES: dict[str, OptionId] = {name: f"city:{name}" for name in CITIES}
OFFERS: dict[str, OptionId] = {name: f"offer:{name}" for name in PERMANENTS}
PLACES: dict[OptionId, tuple[str, str]] = {
    place: (kind, name)
    for kind, ids in (("stack", STACKS), ("city", BOXES), ("offer", OFFERS))
    for name, place in ids.items()
}
"""Every place there is: its kind, and the city or permanent."""


def piles(s: State) -> dict[OptionId, list[int]]:
    """Every place that can hold cubes now, with those in it by seat."""
    found = {STACKS[name]: city.card_cubes for name, city in s.cities.items() if city.up}
    for name, city in s.cities.items():
        if not city.destroyed:
            found[BOXES[name]] = city.cubes
    for name, offer in s.offers.items():
        found[OFFERS[name]] = offer.cubes
    return found


def pile(s: State, place: OptionId) -> list[int]:
    """The cubes in a place, by seat."""
    kind, name = PLACES[place]
    if kind == "offer":
        return s.offers[name].cubes
    return s.cities[name].card_cubes if kind == "stack" else s.cities[name].cubes


def closed_places(s: State, me: Seat) -> list[OptionId]:
    """EM-040, EM-163, EM-164, EM-V01: a locked City box; and its strategy card, with `it` to all but the owner."""
    closed: list[OptionId] = []
    for name, city in s.cities.items():
        if city.locked_by is not None:
            closed.append(BOXES[name])
            if not (s.italian and city.locked_by == me):
                closed.append(STACKS[name])
    return closed


def open_places(s: State, me: Seat) -> list[OptionId]:
    """EM-037: where this seat may put cubes."""
    closed = closed_places(s, me)
    return [place for place in piles(s) if place not in closed]


def cubes_out(s: State, me: Seat) -> dict[OptionId, int]:
    """EM-064: where this seat's spent and placed cubes are, and how many."""
    limbo = s.players[me].limbo
    out = {LIMBO: limbo} if limbo else {}
    for place, cubes in piles(s).items():
        if cubes[me]:
            out[place] = cubes[me]
    return out


def amount(s: State, me: Seat, place: OptionId) -> int:
    """How many cubes of this seat are in a place, in Limbo or in its stock."""
    player = s.players[me]
    return {LIMBO: player.limbo, STOCK: player.stock}[place] if ":" not in place else pile(s, place)[me]


def put(s: State, seat: Seat, place: OptionId, number: int) -> None:
    """Add cubes of this seat to a place (a negative number takes them away)."""
    if place == LIMBO:
        s.players[seat].limbo += number
    elif place == STOCK:
        s.players[seat].stock += number
    else:
        pile(s, place)[seat] += number


def transfer(s: State, seat: Seat, source: OptionId, target: OptionId, number: int) -> None:
    """Cubes go from somewhere to somewhere, so none is made or lost."""
    put(s, seat, source, -number)
    put(s, seat, target, number)


def clear(s: State, place: OptionId, target: OptionId) -> None:
    """All cubes of a place go to Limbo or to the stocks of their owners."""
    for seat, number in enumerate(pile(s, place)):
        transfer(s, seat, place, target, number)


def where(place: OptionId) -> dict[str, Any]:
    """A place as arguments of a note."""
    kind, _, name = place.partition(":")
    return {"where": kind, "at": name}


# ---- the three actions


def fits_cubes(available: int, so_far: Sum) -> bool:
    """EM-039, EM-065: no more symbols than cubes; but a card of two alone will do for a single cube."""
    if so_far.cards == 1 and so_far.total == 2 and available == 1:
        return True
    return 0 < so_far.total <= available


def can_place(s: State, me: Seat) -> bool:
    player = s.players[me]
    return can_pay(player.hand, CUBE_SYMBOLS, fits_cubes, player.stock) and bool(open_places(s, me))


def place_cubes(t: Desk, me: Seat) -> Script[None]:
    """EM-037, EM-038: cards with cube symbols; as many cubes from stock go to one place."""
    s = t.state
    player = s.players[me]
    payment = yield from choose_cards(
        t,
        me,
        player.hand,
        CUBE_SYMBOLS,
        fits_cubes,
        player.stock,
        "place",
        ends=open_places(s, me),
        most=player.stock,
    )
    number = min(payment.total, player.stock)
    play(t, me, payment.cards)
    transfer(s, me, STOCK, payment.end, number)
    t.note("placed", seat=me, cards=payment.cards, count=number, **where(payment.end))


def can_take_back(s: State, me: Seat) -> bool:
    return can_pay(s.players[me].hand, CUBE_SYMBOLS, fits_cubes, sum(cubes_out(s, me).values()))


def take_back(t: Desk, me: Seat) -> Script[None]:
    """EM-064 to EM-066: cards with cube symbols; as many of my cubes come back, from any mix of places."""
    s = t.state
    out = cubes_out(s, me)
    available = sum(out.values())
    payment = yield from choose_cards(
        t,
        me,
        s.players[me].hand,
        CUBE_SYMBOLS,
        fits_cubes,
        available,
        "take-back",
        ends=list(out),
        most=available,
    )
    taken = [payment.end]
    out[payment.end] -= 1
    while len(taken) < min(payment.total, available):
        sources = [place for place, number in out.items() if number]
        source = sources[0]
        if len(sources) > 1:
            left = min(payment.total, available) - len(taken)
            source = yield from t.ask(
                me, sources, "take-back-cube", doing="acting", chosen=payment.cards, total=payment.total, left=left
            )
        taken.append(source)
        out[source] -= 1
    play(t, me, payment.cards)
    for source in taken:
        transfer(s, me, source, STOCK, 1)
    t.note("took-back", seat=me, cards=payment.cards, count=len(taken))


def fits_purchase(pool: int, paid: Sum) -> bool:
    """EM-068: a multiple of two gold, at most twice the cubes in the pool."""
    price = SETUP.gold_per_cube
    return paid.total > 0 and paid.total % price == 0 and paid.total <= price * pool


def can_buy(s: State, me: Seat) -> bool:
    player = s.players[me]
    return can_pay(player.hand, GOLD_SYMBOLS, fits_purchase, player.pool)


def buy_cubes(t: Desk, me: Seat) -> Script[None]:
    """EM-067 to EM-069: two gold for each cube from the pool."""
    player = t.state.players[me]
    payment = yield from choose_cards(
        t,
        me,
        player.hand,
        GOLD_SYMBOLS,
        fits_purchase,
        player.pool,
        "buy",
        most=player.pool,
    )
    number = payment.total // SETUP.gold_per_cube
    play(t, me, payment.cards)
    player.pool -= number
    player.stock += number
    t.note("bought", seat=me, cards=payment.cards, count=number)
