"""Double agents and changes of control (EM-086 to EM-092, EM-153 to EM-158, EM-243 to EM-246)."""

from app.games.emerald.content import KEEP_BY_REVEALING
from app.games.emerald.decks import hand_over
from app.games.emerald.points import reveal
from app.games.emerald.state import MI_GO, Desk, State, agents_in, is_named, others
from parlour import Fact, OptionId, Script, Seat

KEEP: OptionId = "reveal"


class Expose(Fact, frozen=True):
    """A counter of mine, and who controls the agent."""

    agent: str
    owner_seat: Seat


class KeepAgent(Fact, frozen=True):
    """I am revealed, and the agent stays with me."""

    agent: str


class RevealInVain(Fact, frozen=True):
    """I am revealed, and the agent is lost all the same."""

    agent: str


def take_over(t: Desk, taker: Seat, agent: str) -> None:
    """EM-087: an agent changes hands where it stands, and its card goes to the new controller's discard pile."""
    counter = t.state.agents[agent]
    giver = counter.owner
    counter.owner = taker
    t.note("took-over", seat=taker, from_seat=giver, agent=agent)
    hand_over(t, giver, taker, agent)


def draw_counters(t: Desk, me: Seat, number: int) -> list[str]:
    """EM-176, EM-284: draw hidden counters from the supply; what others knew of the supply is stale now."""
    s = t.state
    drawn = s.doubles.draw_many(t, number)
    for player in s.players:
        player.put_back = []
    s.players[me].doubles += drawn
    t.note("drew-counters", seat=me, count=len(drawn))
    t.note("drew-counters-which", to=[me], agents=drawn)
    return drawn


def turn_up_counter(t: Desk, seat: Seat, agent: str) -> None:
    """EM-089: a counter is used up and known to all, whatever comes of it."""
    s = t.state
    t.barrier(own=seat)
    s.players[seat].doubles.remove(agent)
    s.exposed.append(agent)
    for player in s.players:
        player.taken.pop(agent, None)


def keeps_by_side(s: State, agent: str) -> bool:
    """EM-092: the controller is already revealed as the side that keeps this agent."""
    owner = s.players[s.agents[agent].owner]
    return owner.revealed and KEEP_BY_REVEALING.get(agent) == owner.side


def exposable(s: State, me: Seat) -> list[str]:
    """EM-086, EM-088, EM-R09: my hidden counters whose agent another controls on the board and would lose."""
    return [
        agent
        for agent in sorted(s.players[me].doubles)
        if agent in s.agents
        and s.agents[agent].owner != me
        and s.agents[agent].city != MI_GO
        and not keeps_by_side(s, agent)
    ]


def exposure(s: State, agent: str) -> Expose:
    return Expose(agent=agent, owner_seat=s.agents[agent].owner)


def expose(t: Desk, me: Seat, agent: str) -> Script[None]:
    """EM-086 to EM-092: reveal a double agent and take the agent over, unless its controller can keep it."""
    t.note("exposed", seat=me, owner_seat=t.state.agents[agent].owner, agent=agent)
    turn_up_counter(t, me, agent)
    kept = yield from is_kept(t, me, agent)
    if kept:
        t.note("kept", seat=t.state.agents[agent].owner, agent=agent)
    else:
        take_over(t, me, agent)


def is_kept(t: Desk, by: Seat, agent: str) -> Script[bool]:
    """EM-090 to EM-092, EM-245, EM-246: Holmes stays with a Restorationist, Moriarty with a Loyalist who reveals.

    Every controller who is not revealed is asked, whatever the side.
    """
    s = t.state
    if agent not in KEEP_BY_REVEALING:
        return False
    owner = s.agents[agent].owner
    player = s.players[owner]
    if player.revealed:
        return keeps_by_side(s, agent)

    def can(seat: Seat) -> dict[OptionId, Fact]:
        """EM-V12: with `it` a Restorationist may reveal for Moriarty too, to no avail."""
        if player.side == KEEP_BY_REVEALING[agent]:
            return {KEEP: KeepAgent(agent=agent)}
        return {KEEP: RevealInVain(agent=agent)} if agent == "moriarty" and s.italian else {}

    answers = yield from t.react([owner], f"keep-{agent}", can, doing="keeping", agent=agent, by_seat=by)
    if answers[owner] != KEEP:
        return False
    reveal(t, owner)
    return keeps_by_side(s, agent)


def expose_window(t: Desk, me: Seat, city: str, **args: str) -> Script[bool]:
    """EM-153 to EM-158, EM-243, EM-244: others may stop an attempt by a counter of my named agents in that city.

    Returns whether somebody did. All with hidden counters are asked if any such agent might still be exposed; of
    those who want to, the first clockwise does it and the others' wish stays secret.
    """
    s = t.state
    open_agents = [agent for agent in agents_in(s, city, me) if is_named(agent) and agent not in s.exposed]
    if not open_agents:
        return False
    asked = [seat for seat in others(s, me) if s.players[seat].doubles]

    def can(seat: Seat) -> dict[OptionId, Fact]:
        mine = s.players[seat].doubles
        return {f"double:{agent}": exposure(s, agent) for agent in open_agents if agent in mine}

    answers = yield from t.react(asked, "expose", can, doing="exposing", by_seat=me, city=city, **args)
    for seat in asked:
        if answers[seat].startswith("double:"):
            t.note("interrupted", seat=seat, by_seat=me)
            yield from expose(t, seat, answers[seat].removeprefix("double:"))
            return True
    return False
