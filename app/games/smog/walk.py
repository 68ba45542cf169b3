"""Chapter 6.1: moving from place to place, through the fog, or with the Gatekeeper."""

from app.games.smog.content import ELEMENTS, FIGURES, NEIGHBOURS, PLACES, PROMENADE
from app.games.smog.offer import Offer
from app.games.smog.state import State
from parlour import OptionId, Script, Seat, Table, Why


def is_foggy(state: State, a: str, b: str) -> bool:
    """SM-048, SM-049, SM-R10: whether fog lies on the edge between two neighbours, on either disc."""
    side = NEIGHBOURS[a][b]
    here = a != PROMENADE and state.has_fog(a, side)
    return here or (b != PROMENADE and state.has_fog(b, (side + 2) % 4))


def ways_to_pay_fog(state: State, seat: Seat) -> list[OptionId]:
    """SM-048: a hand coin, or one element of any kind."""
    player, prices = state.players[seat], FIGURES.prices
    ways = ["coin"] if player.coins >= prices.fog_fee_coins else []
    return ways + [f"element:{e}" for e in ELEMENTS if player.elements[e] >= prices.fog_fee_elements]


def offer_moves(state: State, seat: Seat, offer: Offer) -> None:
    """SM-046, SM-050, SM-141: the neighbours that one can reach; with the Gatekeeper every other place."""
    here = state.players[seat].place
    if state.is_on("gatekeeper", here):
        for place in PLACES:
            if place != here:
                offer.put(f"disc:{place}")
        return
    for place in NEIGHBOURS[here]:
        offer.put(f"disc:{place}", _why_not_walk(state, seat, place))


def _why_not_walk(state: State, seat: Seat, place: str) -> Why | None:
    """SM-050: who can't pay the fog can't cross it."""
    if is_foggy(state, state.players[seat].place, place) and not ways_to_pay_fog(state, seat):
        return "SM-050", "fog"
    return None


def move(t: Table[State], seat: Seat, place: str) -> Script[None]:
    """SM-046, SM-051, SM-141: go there; pay for fog on the edge, unless the Gatekeeper opens another way."""
    state, player = t.state, t.state.players[seat]
    here = player.place
    by_gate = state.is_on("gatekeeper", here)
    if place in NEIGHBOURS[here] and is_foggy(state, here, place):
        ways = ways_to_pay_fog(state, seat) + (["agent:gatekeeper"] if by_gate else [])
        way = ways[0]
        if len(ways) > 1:
            way = yield from t.ask(seat, tuple(ways), "fog", doing="turn", disc=place)
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
