"""Moving agents for gold (EM-070 to EM-075)."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from app.games.emerald.content import GOLD_SYMBOLS
from app.games.emerald.decks import play
from app.games.emerald.payment import DONE, Sum, choose_cards, only_payment, worth, worths
from app.games.emerald.routes import Way, cheapest_ways, closed_to, fares, with_junctions
from app.games.emerald.state import MI_GO, Desk, State
from parlour import Fact, OptionId, Script, Seat, Why

# ---- what is told of the options


class MoveAgents(Fact, frozen=True):
    """How many agents can travel, the gold in hand, and what the cheapest trip costs: 0 if there is none."""

    agents: int
    gold: int
    least: int


class SendAgent(Fact, frozen=True):
    """An agent who can travel to several cities, and where it stands."""

    agent: str
    city: str


class Travel(Fact, frozen=True):
    """What this trip costs, and the cities and junctions on the way, start and end included."""

    agent: str
    city: str
    gold: int
    path: tuple[str, ...]


class TravelAndPay(Fact, frozen=True):
    """The last trip that is possible, after which there is but one way to pay for all: with these cards."""

    agent: str
    city: str
    gold: int
    path: tuple[str, ...]
    cards: list[str]


class EndTrips(Fact, frozen=True):
    """Nobody else travels; so much is to be paid."""

    gold: int


class PayFare(Fact, frozen=True):
    cards: list[str]
    gold: int


# ---- trips and what they cost


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
    for coins in gold:
        sums |= sums << coins
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


def tell_moving(s: State, me: Seat) -> Fact:
    fares = total_fares(movable(s, me).values(), closed_to(s, me)) & ~1
    return MoveAgents(
        agents=len(begin_plan(s, me).possible()),
        gold=worth(s.players[me].hand, GOLD_SYMBOLS),
        least=(fares & -fares).bit_length() - 1 if fares else 0,
    )


def open_ways(rest: dict[str, str], agent: str, closed: tuple[str, ...], purse: int) -> dict[str, Way]:
    """The ways of this agent after which the whole fare can still be paid exactly."""
    further = total_fares((start for other, start in rest.items() if other != agent), closed)
    ways = cheapest_ways(rest[agent], closed)
    return {city: way for city, way in ways.items() if (further << way.cost) & purse}


@lru_cache(maxsize=10_000)
def journeys(starts: tuple[tuple[str, str], ...], closed: tuple[str, ...], purse: int) -> dict[str, dict[str, Way]]:
    """Which of these agents can travel, and where to."""
    rest = dict(starts)
    ways = {agent: open_ways(rest, agent, closed, purse) for agent in rest}
    return {agent: found for agent, found in ways.items() if found}


class Plan(Struct):
    """Trips that are being planned."""

    hand: list[str]
    rest: dict[str, str]
    """Agents who do not travel yet, and where they stand."""
    closed: tuple[str, ...]
    trips: list[Trip] = []

    @property
    def total(self) -> int:
        return sum([trip.way.cost for trip in self.trips])

    @property
    def purse(self) -> int:
        """What can be paid on top of the trips, as bits."""
        return payable(self.hand) >> self.total

    def possible(self) -> dict[str, dict[str, Way]]:
        """Who can travel, and where to."""
        return journeys(tuple(self.rest.items()), self.closed, self.purse)

    def add(self, agent: str, way: Way) -> "Plan":
        rest = {other: city for other, city in self.rest.items() if other != agent}
        return Plan(self.hand, rest, self.closed, [*self.trips, Trip(agent, way)])

    def tell(self, agent: str, way: Way) -> Travel | TravelAndPay:
        """What this trip costs; and how all are paid, if nobody else can travel and there is one way to pay."""
        city, gold, path = way.path[-1], way.cost, with_junctions(way.path)
        then = self.add(agent, way)
        cards = [] if then.possible() else then.only_payment()
        if cards:
            return TravelAndPay(agent=agent, city=city, gold=gold, path=path, cards=cards)
        return Travel(agent=agent, city=city, gold=gold, path=path)

    def tell_all(self, agent: str, ways: dict[str, Way]) -> dict[OptionId, Travel | TravelAndPay]:
        return {f"city:{city}": self.tell(agent, way) for city, way in ways.items()}

    def tell_agent(self, agent: str, ways: dict[str, Way]) -> Fact:
        """Where an agent goes, if there is one city only."""
        if len(ways) > 1:
            return SendAgent(agent=agent, city=self.rest[agent])
        return self.tell(agent, next(iter(ways.values())))

    def only_payment(self) -> list[str]:
        return only_payment(self.hand, GOLD_SYMBOLS, fits_fare, self.total)

    def tell_end(self) -> Fact:
        cards = self.only_payment()
        return PayFare(cards=cards, gold=self.total) if cards else EndTrips(gold=self.total)


def begin_plan(s: State, me: Seat) -> Plan:
    return Plan(s.players[me].hand, movable(s, me), closed_to(s, me))


def only_trip(s: State, me: Seat) -> TravelAndPay | None:
    """The only journey, if there is but one: one agent, one city, one way to pay."""
    plan = begin_plan(s, me)
    possible = plan.possible()
    if len(possible) > 1:
        return None
    ((agent, ways),) = possible.items()
    fact = plan.tell_agent(agent, ways)
    return fact if isinstance(fact, TravelAndPay) else None


# ---- moving


def move_agents(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
    """EM-070 to EM-074: name the trips, then pay exactly what they cost together."""
    s = t.state
    plan = begin_plan(s, me)
    if isinstance(offered, TravelAndPay):
        way = cheapest_ways(plan.rest[offered.agent], plan.closed)[offered.city]
        trips, cards = [Trip(offered.agent, way)], offered.cards
    else:
        trips, cards = yield from plan_trips(t, me, plan)
    cost = sum(trip.way.cost for trip in trips)
    cards = cards or (yield from pay_fare(t, me, cost))
    play(t, me, cards)
    t.note("travelled", seat=me, cards=cards, cost=cost)
    for trip in trips:
        start, end = s.agents[trip.agent].city, trip.way.path[-1]
        s.agents[trip.agent].city = end
        t.note("moved", seat=me, agent=trip.agent, from_city=start, city=end)


def pay_fare(t: Desk, me: Seat, cost: int) -> Script[list[str]]:
    """EM-073: exactly the cost."""
    payment = yield from choose_cards(
        t,
        me,
        t.state.players[me].hand,
        GOLD_SYMBOLS,
        fits_fare,
        cost,
        "fare",
        lambda _, cards: PayFare(cards=cards, gold=worth(cards, GOLD_SYMBOLS)),
        need=cost,
    )
    return payment.cards


def plan_trips(t: Desk, me: Seat, plan: Plan) -> Script[tuple[list[Trip], list[str]]]:
    """EM-074: agent after agent, each once, as long as the fare can be paid. Returns the cards too, if settled.

    Who must go on, as the trips so far can't be paid, is asked even if only one agent is left: they may think better.
    """
    while True:
        settles = t.engine > 1
        possible = plan.possible()
        options: dict[OptionId, Fact | None] = {
            f"agent:{agent}": plan.tell_agent(agent, ways) for agent, ways in possible.items()
        }
        if plan.trips and plan.purse & 1:
            options[DONE] = plan.tell_end()
        if list(options) == [DONE]:
            return plan.trips, []
        planned = [trip.agent for trip in plan.trips]
        option = yield from t.ask(
            me, options, "move-who", doing="acting", always=bool(planned), planned=planned, total=plan.total
        )
        fact = options[option]
        if option == DONE:
            return plan.trips, fact.cards if settles and isinstance(fact, PayFare) else []
        agent = option.removeprefix("agent:")
        if isinstance(fact, SendAgent) or not settles:
            settles = t.engine > 1
            fact = yield from pick_way(t, me, agent, plan, possible[agent])
        assert isinstance(fact, Travel | TravelAndPay)
        plan = plan.add(agent, possible[agent][fact.city])
        if settles and isinstance(fact, TravelAndPay):
            return plan.trips, fact.cards


def pick_way(t: Desk, me: Seat, agent: str, plan: Plan, possible: dict[str, Way]) -> Script[Travel | TravelAndPay]:
    """Where to."""
    facts = plan.tell_all(agent, possible)
    blocked: dict[OptionId, Why] = {
        f"city:{city}": (
            "EM-073",
            "cannot-pay",
            Travel(agent=agent, city=city, gold=way.cost, path=with_junctions(way.path)),
        )
        for city, way in cheapest_ways(plan.rest[agent], plan.closed).items()
        if city not in possible
    }
    return (
        yield from t.pick(
            me, facts, "move-where", facts=facts, blocked=blocked, doing="acting", agent=agent, total=plan.total
        )
    )
