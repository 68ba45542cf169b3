"""Places that hold influence cubes: which there are, what lies in them, and cubes on their way (EM-037, EM-040)."""

from typing import Any

from app.games.emerald.content import CITIES, PERMANENTS, SETUP
from app.games.emerald.state import State
from parlour import OptionId, Seat

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
    found.update({BOXES[name]: city.cubes for name, city in s.cities.items() if not city.destroyed})
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
    return [place for place in piles(s) if place not in closed] if closed else list(piles(s))


def has_open_place(s: State, me: Seat) -> bool:
    """EM-037: whether there is any; mostly the first City box will do."""
    return any(city.locked_by is None and not city.destroyed for city in s.cities.values()) or bool(open_places(s, me))


def cubes_out(s: State, me: Seat) -> dict[OptionId, int]:
    """EM-064: where this seat's spent and placed cubes are, and how many."""
    limbo = s.players[me].limbo
    out = {LIMBO: limbo} if limbo else {}
    if number_out(s, me) > limbo:
        out |= {place: cubes[me] for place, cubes in piles(s).items() if cubes[me]}
    return out


def number_out(s: State, me: Seat) -> int:
    """How many cubes of this seat are out: all that are neither in stock nor in the pool."""
    player = s.players[me]
    return SETUP.active_stock + SETUP.common_pool - player.stock - player.pool


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
    """A place as arguments of a note or fields of a fact."""
    kind, _, name = place.partition(":")
    return {"where": kind, "at": name}
