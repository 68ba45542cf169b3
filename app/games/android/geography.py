"""The map: reach of vehicles, the Beanstalk, and which places a card means (AN-070 to AN-084, README 4.3)."""

from collections.abc import Iterable
from functools import cache

from app.games.android.content import LOCATIONS, STOPS
from app.games.android.context import Ctx
from app.games.android.selectors import seats_of
from app.games.android.standing import allowed, forbidden, move_surcharges, vehicle_range
from app.games.android.state import State
from app.games.android.tally import times
from app.games.android.vocabulary import Filter, Where
from parlour import Fact, OptionId, Seat

WAYS = ("vehicle", "beanstalk", "dropship")
MOVE, BARRED_MOVE = 1, 3
"""AN-070, AN-082: the Time of a move, and of one into a restricted place without a warrant."""
RESTRICTED = frozenset(place for place, spot in LOCATIONS.items() if spot.restricted)


def next_stops(place: str) -> list[str]:
    """AN-077: the neighbouring stops of the Beanstalk."""
    if place not in STOPS:
        return []
    at = STOPS.index(place)
    return list(STOPS[max(0, at - 1) : at] + STOPS[at + 1 : at + 2])


def way_between(start: str, end: str) -> str:
    """How one moves there without a dropship: between neighbouring stops by `beanstalk`, otherwise by `vehicle`."""
    return "beanstalk" if end in next_stops(start) else "vehicle"


def _square(start: str, end: str) -> int | None:
    """AN-072, AN-075, AN-077: the squared distance between two places on Earth or two on the Moon, not two stops."""
    a, b = LOCATIONS[start], LOCATIONS[end]
    if start == end or a.body != b.body or a.body == "beanstalk" or (a.stop and b.stop):
        return None
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


SQUARES: dict[str, dict[str, int]] = {
    start: {end: square for end in LOCATIONS if (square := _square(start, end)) is not None} for start in LOCATIONS
}
"""The places that a vehicle of enough range reaches from each place, with their squared distances."""


def ways_out(state: State, seat: Seat) -> tuple[str, ...]:
    """The ways by which nothing forbids this detective to move on: `vehicle`, `beanstalk`, `dropship`."""
    ways: tuple[str, ...] = WAYS
    for named in forbidden(state, "move", seat):
        ways = tuple(way for way in ways if not _bars(state, seat, named, way))
    return ways


def _bars(state: State, seat: Seat, named: Filter, way: str) -> bool:
    place = state.players[seat].at
    if named.body and (LOCATIONS[place].body != named.body or named.by != way):
        return False
    if named.from_district:
        entered = place in times(state, "enter", seat, "turn")
        return LOCATIONS[place].district == named.from_district and entered and named.except_ != way
    return True


def reachable(state: State, seat: Seat) -> tuple[str, ...]:
    """The places that one ordinary move without a dropship reaches."""
    return reached(state.players[seat].at, vehicle_range(state, seat), ways_out(state, seat))


@cache
def reached(here: str, most: int, ways: tuple[str, ...] = WAYS) -> tuple[str, ...]:
    """The same by place, range and ways out."""
    goals = [place for place, square in SQUARES[here].items() if square <= most**2] + next_stops(here)
    return tuple(place for place in goals if way_between(here, place) in ways)


def restricted_for(state: State, seat: Seat) -> frozenset[str]:
    """AN-082: the restricted places on which a player has no warrant and for which no effect lets them in."""
    barred = RESTRICTED.difference(state.players[seat].warrants)
    for _, rule in allowed(state, "ignore_restricted", seat):
        ctx, where = Ctx(me=seat, owner=seat, source=""), rule.filter.where
        barred = barred.difference(LOCATIONS if where is None else places(state, ctx, where, seat))
    return barred


def move_costs(state: State, seat: Seat, goals: Iterable[str], barred: frozenset[str]) -> dict[str, int]:
    """AN-070, AN-082: 1 Time, 3 into a restricted place without an own warrant (`barred`), and what effects add."""
    costs = {place: BARRED_MOVE if place in barred else MOVE for place in goals}
    for place, more in move_surcharges(state, seat, goals).items():
        costs[place] += more
    return costs


def is_like(where: Where, place: str) -> bool:
    """Whether a place is one of those meant, as far as its name and its printed kind go."""
    spot = LOCATIONS[place]
    return (
        where.id in ("", place)
        and where.type in ("", spot.type)
        and where.quality in ("", spot.quality)
        and where.district in ("", spot.district)
        and where.body in ("", spot.body)
        and where.restricted in (None, spot.restricted)
    )


def place_fits(state: State, ctx: Ctx, where: Where, place: str, concerned: Seat | None) -> bool:
    """Whether a place is one of those meant; `concerned` is the detective that the sentence is about."""
    if not is_like(where, place):
        return False
    spot = LOCATIONS[place]
    if where.anyof and not any(place_fits(state, ctx, one, place, concerned) for one in where.anyof):
        return False
    if where.has and not _holds(state, where.has, place, concerned):
        return False
    if where.in_range_of is not None:
        return any(place in reachable(state, seat) for seat in seats_of(state, ctx, where.in_range_of))
    if where.same_body is not None:
        return any(
            LOCATIONS[state.players[seat].at].body == spot.body for seat in seats_of(state, ctx, where.same_body)
        )
    return True


def _holds(state: State, what: str, place: str, concerned: Seat | None) -> bool:
    if what == "lead":
        return any(lead.at == place for lead in state.leads.values())
    if what == "detective":
        return any(player.at == place and seat != concerned for seat, player in enumerate(state.players))
    return place == {"lily": state.lily, "jimmy": state.jimmy, "crime_scene": state.scene}[what]


def places(state: State, ctx: Ctx, where: Where, concerned: Seat | None) -> list[str]:
    return [place for place in LOCATIONS if place_fits(state, ctx, where, place, concerned)]


class Spot(Fact, frozen=True):
    """A place to which something may go, and its district."""

    place: str
    district: str


def spot_facts(goals: Iterable[str]) -> dict[OptionId, Fact]:
    return {f"place:{place}": Spot(place, LOCATIONS[place].district) for place in goals}
