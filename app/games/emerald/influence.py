"""Who is how strong in a place, and how far from claiming it (EM-043 to EM-048)."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from app.games.emerald.content import PERMANENTS
from app.games.emerald.places import PLACES, pile
from app.games.emerald.state import CityState, State, has
from parlour import Fact, OptionId, Seat


class Place(Fact, frozen=True):
    """Cubes of mine put in a place: my influence there then, the best other's, and how many more it takes to claim.

    With none lacking nobody is ahead of me there; a disc, or my own control, may still forbid the claim.
    """

    cubes: int
    where: str
    """`stack`, `city` or `offer`."""
    at: str
    mine: int
    most: int
    need: int


Influence: TypeAlias = tuple[int, int]
"""A seat's points in a place and its agents there: of equal points the one with more agents is ahead (EM-048)."""

NOBODY: Influence = (0, 0)

Crew: TypeAlias = list[int]
"""How many agents each seat has in a city."""


def crews(s: State) -> dict[str, Crew]:
    """The agents in all cities where there are any."""
    found: dict[str, Crew] = {}
    for agent in s.agents.values():
        if agent.city not in found:
            found[agent.city] = [0] * len(s.players)
        found[agent.city][agent.owner] += 1
    return found


def cultists(s: State, city: CityState) -> Seat | None:
    """EM-228: the seat whose Cultists have influence in this city."""
    return city.control if city.control is not None and has(s, city.control, "cultists") else None


def influence(cubes: list[int], crew: Crew | None, cultists: Seat | None) -> dict[Seat, Influence]:
    """EM-044 to EM-046, EM-228: cubes, agents in the city, Cultists under a control disc; of seats that have any."""
    points = cubes
    if crew is None and cultists is None and not any(cubes):
        return {}
    if cultists is not None:
        points = cubes.copy()
        points[cultists] += PERMANENTS["cultists"].influence
    if crew is None:
        return {seat: (number, 0) for seat, number in enumerate(points) if number}
    return {seat: (points[seat] + agents, agents) for seat, agents in enumerate(crew) if points[seat] + agents}


def influence_in(s: State, place: OptionId, agents: dict[str, Crew]) -> dict[Seat, Influence]:
    """Influence in any place, with the `crews` of the cities: on a permanent nothing but cubes count."""
    kind, name = PLACES[place]
    if kind == "offer":
        return influence(s.offers[name].cubes, None, None)
    return influence(pile(s, place), agents.get(name), cultists(s, s.cities[name]))


def leaders(weights: dict[Seat, Influence]) -> list[Seat]:
    """EM-047, EM-048: those of whom nobody is ahead in a place."""
    best = max(weights.values(), default=NOBODY)
    return [seat for seat, weight in weights.items() if weight == best]


def best_other(weights: dict[Seat, Influence], me: Seat) -> Influence:
    """The strongest of the others in a place."""
    return max([weight for seat, weight in weights.items() if seat != me], default=NOBODY)


def cubes_lacking(weights: dict[Seat, Influence], me: Seat, cubes: int) -> int:
    """EM-043, EM-047, EM-048: how many more cubes this seat, which has so many there, would need to claim a place.

    It takes one cube, no less influence than any other, and of equal influence no fewer agents.
    """
    points, agents = weights.get(me, NOBODY)
    most, guards = best_other(weights, me)
    return max(0 if cubes else 1, most - points + (guards > agents))


class Standing(Struct, frozen=True):
    """How a seat stands in a place: its influence, the best other's, and the cubes that it lacks to claim."""

    mine: int
    most: int
    lacking: int

    def place(self, place: OptionId, number: int) -> Place:
        """What so many more cubes would do."""
        kind, name = PLACES[place]
        need = self.lacking - number
        return Place(number, kind, name, self.mine + number, self.most, need if need > 0 else 0)


ALONE = Standing(mine=0, most=0, lacking=1)
"""Where nobody has any influence."""


def standings(s: State, me: Seat, places: Iterable[OptionId]) -> dict[OptionId, Standing]:
    """How a seat stands in these places."""
    agents = crews(s)
    found: dict[OptionId, Standing] = {}
    for place in places:
        weights = influence_in(s, place, agents)
        if not weights:
            found[place] = ALONE
            continue
        lacking = cubes_lacking(weights, me, pile(s, place)[me])
        found[place] = Standing(weights.get(me, NOBODY)[0], best_other(weights, me)[0], lacking)
    return found
