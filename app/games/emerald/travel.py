"""Moving agents for gold (EM-070 to EM-075)."""

from collections.abc import Iterable

from msgspec import Struct

from app.games.emerald.cubes import gold_symbols
from app.games.emerald.decks import play
from app.games.emerald.payment import DONE, Sum, choose_cards
from app.games.emerald.routes import Way, ways_for
from app.games.emerald.state import Desk, State, agents_of, on_board
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
    sums = 1
    for card in hand:
        sums |= sums << gold_symbols(card)
    if any(gold_symbols(card) == 2 for card in hand):
        sums |= 1 << 1
    return sums & ~1


def fares(agents: Iterable[dict[str, Way]]) -> int:
    """The sums that moving any of these agents can cost, as bits; none of them moving costs 0."""
    sums = 1
    for ways in agents:
        for cost in {way.cost for way in ways.values()}:
            sums |= sums << cost
    return sums


def movable(s: State, me: Seat) -> dict[str, dict[str, Way]]:
    """EM-070: my agents on the board, each with the cheapest ways open to it."""
    return {agent: ways_for(s, me, s.agents[agent].city) for agent in agents_of(s, me) if on_board(s, agent, me)}


def open_ways(rest: dict[str, dict[str, Way]], agent: str, so_far: int, purse: int) -> dict[str, Way]:
    """The ways of this agent after which the whole fare can still be paid exactly."""
    further = fares(ways for other, ways in rest.items() if other != agent)
    return {city: way for city, way in rest[agent].items() if (further << (so_far + way.cost)) & purse}


def can_move(s: State, me: Seat) -> bool:
    purse = payable(s.players[me].hand)
    agents = movable(s, me)
    return purse != 0 and any(open_ways(agents, agent, 0, purse) for agent in agents)


def move_agents(t: Desk, me: Seat) -> Script[None]:
    """EM-070 to EM-074: name the trips, then pay exactly what they cost together."""
    s = t.state
    trips = yield from plan_trips(t, me)
    cost = sum(trip.way.cost for trip in trips)
    payment = yield from choose_cards(
        t, me, s.players[me].hand, gold_symbols, lambda paid: fits_fare(cost, paid), "fare", need=cost
    )
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
    purse = payable(s.players[me].hand)
    trips: list[Trip] = []
    while True:
        total = sum(trip.way.cost for trip in trips)
        options: list[OptionId] = [f"agent:{agent}" for agent in rest if open_ways(rest, agent, total, purse)]
        if purse >> total & 1:
            options.append(DONE)
        if options == [DONE]:
            return trips
        planned = [trip.agent for trip in trips]
        option = yield from t.ask(me, options, "move-who", doing="acting", planned=planned, total=total)
        if option == DONE:
            return trips
        agent = option.removeprefix("agent:")
        way = yield from pick_way(t, me, agent, rest[agent], open_ways(rest, agent, total, purse), total)
        trips.append(Trip(agent, way))
        del rest[agent]


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
