"""Chapter 9: how agents enter, move, change and act."""

from collections.abc import Collection

from app.games.smog.content import AGENT_REACH, DISCS, FIGURES, FULL_MOVES
from app.games.smog.prices import buying_price
from app.games.smog.state import Figure, State
from parlour import Fact, OptionId, Script, Seat, Table

AT_START_OF_TURN = ("witch", "dandy")


# ---- what is told of the options


class MoveAgent(Fact, frozen=True):
    """An agent that may be moved, from where it stands."""

    agent: str
    disc: str


class StayAgent(Fact, frozen=True):
    agent: str
    disc: str


class SendAgent(Fact, frozen=True):
    """Where the agent would go, and who stands there."""

    agent: str
    disc: str
    gentlemen: list[str]
    met: int
    """How many these are."""


class LengthenWay(Fact, frozen=True):
    """An hourglass to take off the agent's disc, what it blocks, and how far the agent must go then."""

    agent: str
    disc: str
    thing: str
    price: int
    steps: int


class BeginTurn(Fact, frozen=True):
    """What the agents here take as the turn begins."""

    actions: int
    coins: int


# ---- entering and leaving the board


def maybe_enter(t: Table[State], disc: str) -> None:
    """SM-116 to SM-118: each of the first two trades of the game brings the next waiting agent to its disc."""
    if t.state.entered == FIGURES.agent_entry.trades_that_bring_an_agent:
        return
    t.state.entered += 1
    slot = _next_slot(t.state)
    _enter(t.state, slot, disc)
    t.note("agent-entered", agent=t.state.corners[slot], disc=disc)


def replace_oldest(t: Table[State]) -> None:
    """SM-109, SM-R38: the agent longest on the board leaves; the next waiting one takes its place."""
    if not t.state.on_board:
        return
    slot = _next_slot(t.state)  # found before the old one is back in its corner: it can't be its own successor
    old = t.state.on_board.pop(0)
    _enter(t.state, slot, old.disc)
    t.note("agent-replaced", agent=t.state.corners[old.slot], other=t.state.corners[slot], disc=old.disc)


def _next_slot(state: State) -> int:
    """SM-R17: the first corner, clockwise after the one that entered last, whose agent waits."""
    waiting = state.waiting_slots()
    return min(waiting, key=lambda slot: (slot - state.last_slot - 1) % len(state.corners))


def _enter(state: State, slot: int, disc: str) -> None:
    state.on_board.append(Figure(slot, disc))
    state.last_slot = slot


# ---- moving


def move_agents(t: Table[State], seat: Seat) -> Script[None]:
    """SM-119, SM-161: who has the favour may move each agent once, in any order, or leave it."""
    state = t.state
    left = {f"agent:{state.corners[figure.slot]}": figure for figure in state.on_board}
    while left:
        options: dict[OptionId, Fact | None] = {
            option: MoveAgent(agent=state.corners[figure.slot], disc=figure.disc) for option, figure in left.items()
        }
        options["done"] = None
        chosen = yield from t.ask(seat, options, "agents", doing="agents")
        if chosen == "done":
            return
        yield from _move_agent(t, seat, left.pop(chosen))


def _move_agent(t: Table[State], seat: Seat, figure: Figure) -> Script[None]:
    """SM-121 to SM-127, SM-160: clear hourglasses of its disc for a longer way, then say where it goes."""
    state, start = t.state, figure.disc
    agent, cleared = state.corners[figure.slot], 0
    while True:
        ends = agent_destinations(start, len(state.players), cleared)
        discs = {f"disc:{disc}": disc for disc in DISCS if disc in ends}
        options = {option: _sent(state, agent, start, disc) for option, disc in discs.items()}
        steps = way_length(len(state.players), cleared + 1)
        glasses = {
            f"hourglass:{start}:{face.id}": LengthenWay(
                agent=agent, disc=start, thing=face.thing, price=buying_price(state, start, face), steps=steps
            )
            for face in state.blocked_faces(start)
        }
        chosen = yield from t.ask(
            seat, {**options, **glasses}, "agent-where", doing="agents", agent=agent, disc=start, cleared=cleared
        )
        if chosen in discs:
            break
        face = chosen.split(":")[2]
        state.unblock(start, face)
        cleared += 1
        t.note("cleared", seat=seat, disc=start, face=face)
    figure.disc = discs[chosen]
    if figure.disc != start:
        t.note("agent-moved", seat=seat, agent=agent, disc=figure.disc)


def _sent(state: State, agent: str, start: str, disc: str) -> Fact:
    if disc == start:
        return StayAgent(agent=agent, disc=disc)
    gentlemen = [player.gentleman for player in state.players if player.place == disc]
    return SendAgent(agent=agent, disc=disc, gentlemen=gentlemen, met=len(gentlemen))


def way_length(seats: int, cleared: int) -> int:
    """SM-121, SM-126: how far an agent can go after so many hourglasses of its disc were removed."""
    movement = FIGURES.agent_movement
    return movement.base_by_players[str(seats)] + cleared * movement.extra_per_hourglass


def agent_destinations(start: str, seats: int, cleared: int) -> frozenset[str]:
    """SM-121, SM-126, SM-R45, SM-R46: up to the base distance; with hourglasses removed, exactly the full length."""
    return (FULL_MOVES if cleared else AGENT_REACH)[start][way_length(seats, cleared)]


# ---- acting at the start of a turn


def await_agents(state: State, seat: Seat) -> bool:
    """SM-R30: whether an agent is about to act on the seat's gentleman; all can see that."""
    disc = state.players[seat].place
    return any(state.is_on(agent, disc) for agent in AT_START_OF_TURN)


def toll(here: Collection[str], coins: int) -> BeginTurn:
    """SM-130, SM-133: what it costs to begin a turn with these agents; the Dandy takes a coin only if there is one."""
    return BeginTurn(
        actions=FIGURES.prices.witch_actions_lost if "witch" in here else 0,
        coins=FIGURES.prices.dandy_loss if "dandy" in here and coins else 0,
    )


def toll_of(state: State, seat: Seat) -> BeginTurn:
    player = state.players[seat]
    return toll(state.agents_on(player.place), player.coins)


def act_at_start_of_turn(t: Table[State], seat: Seat) -> None:
    """SM-130, SM-133: the Witch takes an action, the Dandy a coin."""
    lost = toll_of(t.state, seat)
    if lost.actions:
        t.state.turn.actions -= lost.actions
        t.note("witch", seat=seat)
    if lost.coins:
        t.state.pay(seat, lost.coins)
        t.note("dandy", seat=seat)
