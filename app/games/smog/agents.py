"""Chapter 9: how agents enter, move, change and act."""

from app.games.smog.content import AGENT_REACH, DISCS, FIGURES, FULL_MOVES
from app.games.smog.state import Figure, State
from parlour import Script, Seat, Table

AT_START_OF_TURN = ("witch", "dandy")


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
        chosen = yield from t.ask(seat, (*left, "done"), "agents", doing="agents")
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
        glasses = tuple(f"hourglass:{start}:{face}" for face in state.discs[start].blocked)
        chosen = yield from t.ask(
            seat, (*discs, *glasses), "agent-where", doing="agents", agent=agent, disc=start, cleared=cleared
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


def agent_destinations(start: str, seats: int, cleared: int) -> frozenset[str]:
    """SM-121, SM-126, SM-R45, SM-R46: up to the base distance; with hourglasses removed, exactly the full length."""
    movement = FIGURES.agent_movement
    base = movement.base_by_players[str(seats)]
    if cleared:
        return FULL_MOVES[start][base + cleared * movement.extra_per_hourglass]
    return AGENT_REACH[start][base]


# ---- acting at the start of a turn


def await_agents(state: State, seat: Seat) -> bool:
    """SM-R30: whether an agent is about to act on the seat's gentleman; all can see that."""
    disc = state.players[seat].place
    return any(state.is_on(agent, disc) for agent in AT_START_OF_TURN)


def act_at_start_of_turn(t: Table[State], seat: Seat) -> None:
    """SM-130, SM-133: the Witch takes an action, the Dandy a coin if there is one."""
    state, player = t.state, t.state.players[seat]
    if state.is_on("witch", player.place):
        state.turn.actions -= FIGURES.prices.witch_actions_lost
        t.note("witch", seat=seat)
    if state.is_on("dandy", player.place) and player.coins:
        state.pay(seat, FIGURES.prices.dandy_loss)
        t.note("dandy", seat=seat)
