"""Moving agents for gold (EM-070 to EM-075)."""

from collections.abc import Iterable

from msgspec import Struct

from app.games.emerald.content import GOLD_SYMBOLS
from app.games.emerald.decks import play
from app.games.emerald.payment import DONE, Sum, choose_cards, worths
from app.games.emerald.routes import Way, cheapest_ways, closed_to, fares
from app.games.emerald.state import MI_GO, Desk, State
from parlour import OptionId, Script, Seat, Why


class Trip(Struct, frozen=True):
    """One agent's move."""

    agent: str
    way: Way


def fits_fare(cost: int, paid: Sum) -> bool:
    """EM-073: exactly the cost; but for a cost of 1 a single card of 2 gold will do."""
    return paid.total == cost or (cost == 1 and paid.cards == 1 and paid.total == 2)


def payable(hand: list[str]) -> int:
    """The fares that this hand can pay, as bits: bit n stands for n gold."""
    gold = worths(hand, GOLD_SYMBOLS)
    sums = 1
    for worth in gold:
        sums |= sums << worth
    if 2 in gold:
        sums |= 1 << 1
    return sums & ~1


def movable(s: State, me: Seat) -> dict[str, str]:
    """EM-070: my agents on the board, and the cities where they stand."""
    return {name: agent.city for name, agent in s.agents.items() if agent.owner == me and agent.city != MI_GO}


def total_fares(starts: Iterable[str], closed: tuple[str, ...]) -> int:
    """The sums that moving any of the agents who stand there can cost, as bits; none of them moving costs 0."""
    sums = 1
    for start in starts:
        others = sums
        for cost in fares(start, closed):
            sums |= others << cost
    return sums


def can_move(s: State, me: Seat) -> bool:
    purse = payable(s.players[me].hand)
    return purse != 0 and total_fares(movable(s, me).values(), closed_to(s, me)) & purse != 0


def move_agents(t: Desk, me: Seat) -> Script[None]:
    """EM-070 to EM-074: name the trips, then pay exactly what they cost together."""
    s = t.state
    trips = yield from plan_trips(t, me)
    cost = sum(trip.way.cost for trip in trips)
    payment = yield from choose_cards(t, me, s.players[me].hand, GOLD_SYMBOLS, fits_fare, cost, "fare", need=cost)
    play(t, me, payment.cards)
    t.note("travelled", seat=me, cards=payment.cards, cost=cost)
    for trip in trips:
        start, end = s.agents[trip.agent].city, trip.way.path[-1]
        s.agents[trip.agent].city = end
        t.note("moved", seat=me, agent=trip.agent, from_city=start, city=end)


def plan_trips(t: Desk, me: Seat) -> Script[list[Trip]]:
    """EM-074: agent after agent, each once, as long as the fare can be paid."""
    s = t.state
    rest = movable(s, me)
    closed = closed_to(s, me)
    purse = payable(s.players[me].hand)
    trips: list[Trip] = []
    while True:
        total = sum(trip.way.cost for trip in trips)
        possible = {agent: open_ways(rest, agent, closed, purse >> total) for agent in rest}
        options: list[OptionId] = [f"agent:{agent}" for agent in rest if possible[agent]]
        if purse >> total & 1:
            options.append(DONE)
        if options == [DONE]:
            return trips
        planned = [trip.agent for trip in trips]
        option = yield from t.ask(me, options, "move-who", doing="acting", planned=planned, total=total)
        if option == DONE:
            return trips
        agent = option.removeprefix("agent:")
        ways = cheapest_ways(rest.pop(agent), closed)
        way = yield from pick_way(t, me, agent, ways, possible[agent], total)
        trips.append(Trip(agent, way))


def open_ways(rest: dict[str, str], agent: str, closed: tuple[str, ...], purse: int) -> dict[str, Way]:
    """The ways of this agent after which the whole fare can still be paid exactly."""
    further = total_fares((start for other, start in rest.items() if other != agent), closed)
    ways = cheapest_ways(rest[agent], closed)
    return {city: way for city, way in ways.items() if (further << way.cost) & purse}


def pick_way(t: Desk, me: Seat, agent: str, ways: dict[str, Way], possible: dict[str, Way], total: int) -> Script[Way]:
    """Where to, with the price and the path of each city."""
    blocked: dict[OptionId, Why] = {f"city:{city}": ("EM-073", "cannot-pay") for city in ways if city not in possible}
    return (
        yield from t.pick(
            me,
            {f"city:{city}": way for city, way in possible.items()},
            "move-where",
            blocked=blocked,
            doing="acting",
            agent=agent,
            total=total,
            prices={city: way.cost for city, way in ways.items()},
            paths={city: way.path for city, way in ways.items()},
        )
    )
