"""The abilities that deal with people: agents, identities, double-agent counters (EM-172 to EM-190)."""

from app.games.emerald.attempts import kill, why_not_kill
from app.games.emerald.content import CITIES, EFFECTS
from app.games.emerald.decks import use
from app.games.emerald.doubles import draw_counters
from app.games.emerald.escape import escape
from app.games.emerald.sanity import face_horror
from app.games.emerald.state import MI_GO, Desk, State, agents_of, is_named, on_board, others
from parlour import OptionId, Script, Seat


def nadar(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-174: one of my agents flies to any city."""
    s = t.state
    agents = {f"agent:{name}": name for name in agents_of(s, me) if on_board(s, name, me)}
    name = yield from t.pick(me, agents, "nadar", doing="acting")
    start = s.agents[name].city
    cities = {f"city:{city}": city for city in CITIES if city != start and s.cities[city].is_open_to(me)}
    city = yield from t.pick(me, cities, "nadar-where", doing="acting", agent=name)
    use(t, me, card)
    s.agents[name].city = city
    t.note("flew", seat=me, card=card, agent=name, from_city=start, city=city)


def shoggoth_prey(s: State, me: Seat) -> list[OptionId]:
    """EM-183: any agent of another on the board that could legally be assassinated."""
    return [
        f"agent:{name}"
        for name, agent in s.agents.items()
        if agent.owner != me and agent.city != MI_GO and why_not_kill(s, name) is None
    ]


def shoggoth(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-183, EM-184, EM-V03: destroy an agent; with `it` a named one may escape by Master of Disguise."""
    s = t.state
    option = yield from t.ask(me, shoggoth_prey(s, me), "shoggoth", doing="acting")
    name = option.removeprefix("agent:")
    use(t, me, card)
    t.note("shoggoth", seat=me, agent=name)
    if s.italian and is_named(name):
        fled = yield from escape(t, name)
        if fled:
            return
    kill(t, me, name)


def fearful(s: State, me: Seat) -> list[Seat]:
    """EM-185, EM-R25: others who would draw a counter."""
    return [seat for seat in others(s, me) if not s.players[seat].safe_in_mind]


def terrors(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-185: another player draws a Sanity counter."""
    victim = yield from pick_seat(t, me, fearful(t.state, me), "terrors")
    use(t, me, card)
    t.note("terrors", seat=me, victim_seat=victim)
    face_horror(t, victim)


def pick_seat(t: Desk, me: Seat, seats: list[Seat], prompt: str) -> Script[Seat]:
    return (yield from t.pick(me, {f"seat:{seat}": seat for seat in seats}, prompt, doing="acting"))


def unrevealed(s: State, me: Seat) -> list[Seat]:
    return [seat for seat in others(s, me) if not s.players[seat].revealed]


def burtsev(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-190, EM-284: look at another's identity, alone; that it happened is public."""
    s = t.state
    victim = yield from pick_seat(t, me, unrevealed(s, me), "burtsev")
    use(t, me, card)
    side = s.players[victim].side
    s.players[me].seen[str(victim)] = side
    t.note("looked-at", seat=me, victim_seat=victim)
    t.note("saw-side", to=[me], victim_seat=victim, side=side)


def robbable(s: State, me: Seat) -> list[Seat]:
    """EM-172, EM-R42: others with at least two hidden counters."""
    return [seat for seat in others(s, me) if len(s.players[seat].doubles) >= 2]


def irene_adler(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-172, EM-273: take a hidden counter at random; the loser knows which, and nobody's older knowledge holds."""
    s = t.state
    victim = yield from pick_seat(t, me, robbable(s, me), "adler")
    use(t, me, card)
    robbed = s.players[victim]
    taken = t.dice.choice(sorted(robbed.doubles))
    robbed.doubles.remove(taken)
    s.players[me].doubles.append(taken)
    for player in s.players:
        player.taken = {agent: seat for agent, seat in player.taken.items() if seat != victim}
    robbed.taken[taken] = me
    t.note("stole-counter", seat=me, victim_seat=victim)
    t.note("stole-counter-which", to=[me, victim], victim_seat=victim, agent=taken)


def pinkerton(t: Desk, me: Seat, card: str) -> Script[None]:
    """EM-178: draw four counters, keep two, shuffle the others back."""
    s = t.state
    use(t, me, card)
    t.note("used", seat=me, card=card)
    drawn = draw_counters(t, me, EFFECTS["pinkerton"].draw)
    kept: list[str] = []
    while drawn and len(kept) < EFFECTS["pinkerton"].keep:
        if len(drawn) <= EFFECTS["pinkerton"].keep - len(kept):
            return
        option = yield from t.ask(me, [f"double:{agent}" for agent in sorted(drawn)], "pinkerton", doing="acting")
        kept.append(option.removeprefix("double:"))
        drawn.remove(kept[-1])
    for agent in drawn:
        s.players[me].doubles.remove(agent)
        s.doubles.put_under(agent)
    s.players[me].put_back = sorted(drawn)
    s.doubles.shuffle(t)
    t.note("put-back-counters", seat=me, count=len(drawn))
