"""Chapter 6.1: moving from place to place, through the fog, or with the Gatekeeper."""

from collections.abc import Callable

from app.games.smog.content import ELEMENTS, FIGURES, NEIGHBOURS, PLACES, PROMENADE
from app.games.smog.offer import Offer
from app.games.smog.state import State
from parlour import Fact, OptionId, Script, Seat, Table, Why

# ---- what is told of the options


class Walk(Fact, frozen=True):
    place: str


class WalkThroughFog(Fact, frozen=True):
    """A way through the fog: so many coins, or elements of one kind."""

    place: str
    coins: int
    elements: int


class PassGate(Fact, frozen=True):
    """The Gatekeeper opens the way: no fog."""

    place: str


class PayCoins(Fact, frozen=True):
    """For the fog, out of so many."""

    coins: int
    has: int


class PayElement(Fact, frozen=True):
    """For the fog, out of so many."""

    element: str
    elements: int
    has: int


# ---- fog


def is_foggy(a: str, b: str, rotation: Callable[[str], int]) -> bool:
    """SM-048, SM-049, SM-R10: whether fog lies on the edge between two neighbours, on either disc.

    `rotation` tells how often a disc was turned.
    """
    side = NEIGHBOURS[a][b]
    edges = ((a, side), (b, (side + 2) % 4))
    return any(disc != PROMENADE and PLACES[disc].has_fog(edge, rotation(disc)) for disc, edge in edges)


def ways_to_pay_fog(state: State, seat: Seat) -> dict[OptionId, Fact]:
    """SM-048: a hand coin, or one element of any kind."""
    player, prices = state.players[seat], FIGURES.prices
    ways: dict[OptionId, Fact] = {}
    if player.coins >= prices.fog_fee_coins:
        ways["coin"] = PayCoins(coins=prices.fog_fee_coins, has=player.coins)
    for element in ELEMENTS:
        has = player.elements[element]
        if has >= prices.fog_fee_elements:
            ways[f"element:{element}"] = PayElement(element=element, elements=prices.fog_fee_elements, has=has)
    return ways


# ---- moving


def offer_moves(state: State, seat: Seat, offer: Offer) -> None:
    """SM-046, SM-050, SM-141: the neighbours that one can reach; with the Gatekeeper every other place."""
    here = state.players[seat].place
    if state.is_on("gatekeeper", here):
        for place in PLACES:
            if place != here:
                free = place in NEIGHBOURS[here] and not is_foggy(here, place, state.rotation)
                offer.put(f"disc:{place}", fact=Walk(place=place) if free else PassGate(place=place))
        return
    for place in NEIGHBOURS[here]:
        if is_foggy(here, place, state.rotation):
            prices = FIGURES.prices
            way = WalkThroughFog(place=place, coins=prices.fog_fee_coins, elements=prices.fog_fee_elements)
            offer.put(f"disc:{place}", _why_not_pay_fog(state, seat), fact=way)
        else:
            offer.put(f"disc:{place}", fact=Walk(place=place))


def _why_not_pay_fog(state: State, seat: Seat) -> Why | None:
    """SM-050: who can't pay the fog can't cross it."""
    return None if ways_to_pay_fog(state, seat) else ("SM-050", "fog")


def move(t: Table[State], seat: Seat, place: str) -> Script[None]:
    """SM-046, SM-051, SM-141: go there; pay for fog on the edge, unless the Gatekeeper opens another way."""
    state, player = t.state, t.state.players[seat]
    here = player.place
    by_gate = state.is_on("gatekeeper", here)
    if place in NEIGHBOURS[here] and is_foggy(here, place, state.rotation):
        ways = ways_to_pay_fog(state, seat)
        if by_gate:
            ways["agent:gatekeeper"] = PassGate(place=place)
        way = next(iter(ways))
        if len(ways) > 1:
            way = yield from t.ask(seat, ways, "fog", doing="turn", disc=place)
        by_gate = way == "agent:gatekeeper"
        if not by_gate:
            _pay_fog(t, seat, way)
    else:
        by_gate = place not in NEIGHBOURS[here]
    player.place = place
    t.note("gated" if by_gate else "moved", seat=seat, disc=place)


def _pay_fog(t: Table[State], seat: Seat, way: OptionId) -> None:
    """SM-051: a coin goes to the bank, an element off the track."""
    if way == "coin":
        t.state.pay(seat, FIGURES.prices.fog_fee_coins)
        t.note("fog-coin", seat=seat)
        return
    element = way.removeprefix("element:")
    t.state.players[seat].elements[element] -= FIGURES.prices.fog_fee_elements
    t.note("fog-element", seat=seat, element=element)
