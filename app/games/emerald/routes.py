"""The links between the cities: who is next to whom, and the cheapest way (EM-070 to EM-072, EM-R37)."""

from functools import cache
from heapq import heappop, heappush
from itertools import combinations, pairwise

from msgspec import Struct

from app.games.emerald.content import CITIES, LINKS, Link
from app.games.emerald.state import State
from parlour import Seat


class Way(Struct, frozen=True):
    """The cheapest way to a city: its price in gold and the cities on it, start and end included."""

    cost: int
    path: tuple[str, ...]


def _links() -> dict[str, dict[str, Link]]:
    """EM-072: a junction links any two of its ends at its cost; of several links between two cities the cheapest."""
    links: dict[str, dict[str, Link]] = {city: {} for city in CITIES}
    for link in LINKS:
        for one, other in combinations(link.ends, 2):
            if other not in links[one] or link.cost < links[one][other].cost:
                links[one][other] = links[other][one] = link
    return links


CHEAPEST = _links()
DIRECT = {city: {other: link.cost for other, link in links.items()} for city, links in CHEAPEST.items()}


def with_junctions(path: tuple[str, ...]) -> tuple[str, ...]:
    """The cities of a way and the junctions between them."""
    found = [path[0]]
    for one, other in pairwise(path):
        junction = CHEAPEST[one][other].id
        found += [junction, other] if junction else [other]
    return tuple(found)


@cache
def cheapest_ways(start: str, closed: tuple[str, ...]) -> dict[str, Way]:
    """EM-071: the cheapest way from a city to every other that can be reached without entering a closed one."""
    ways: dict[str, Way] = {}
    queue: list[tuple[int, int, tuple[str, ...]]] = [(0, 1, (start,))]
    while queue:
        cost, steps, path = heappop(queue)
        if path[-1] in ways:
            continue
        ways[path[-1]] = Way(cost, path)
        for city, price in DIRECT[path[-1]].items():
            if city not in ways and city not in closed:
                heappush(queue, (cost + price, steps + 1, (*path, city)))
    del ways[start]
    return ways


@cache
def fares(start: str, closed: tuple[str, ...]) -> tuple[int, ...]:
    """What the cheapest ways from a city cost, each sum once."""
    return tuple(sorted({way.cost for way in cheapest_ways(start, closed).values()}))


def closed_to(s: State, seat: Seat) -> tuple[str, ...]:
    """EM-075: the cities that no agent of this seat may enter."""
    return tuple([name for name, city in s.cities.items() if not city.is_open_to(seat)])


def next_to(s: State, seat: Seat, city: str) -> list[str]:
    """EM-R37: the cities one link away that an agent of this seat may enter."""
    return [other for other in CITIES if other in DIRECT[city] and s.cities[other].is_open_to(seat)]


def refuges(s: State, seat: Seat, city: str) -> list[str]:
    """EM-R36: where a driven-out agent may go: next door, or anywhere if no door is open."""
    return next_to(s, seat, city) or [other for other in CITIES if other != city and s.cities[other].is_open_to(seat)]
