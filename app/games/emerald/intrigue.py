"""The abilities that deal with people: agents, identities, double-agent counters (EM-172 to EM-190)."""

from app.games.emerald.attempts import kill, why_not_kill
from app.games.emerald.content import CITIES, EFFECTS
from app.games.emerald.decks import use
from app.games.emerald.doubles import draw_counters
from app.games.emerald.escape import escape
from app.games.emerald.sanity import face_horror
from app.games.emerald.state import MI_GO, Desk, State, agents_of, is_named, on_board, others
from parlour import Fact, OptionId, Script, Seat

# ---- what is told of the options


class FlyAgent(Fact, frozen=True):
    """An agent of mine, and where it stands."""

    agent: str
    city: str


class FlyTo(Fact, frozen=True):
    agent: str
    city: str


class DestroyAgent(Fact, frozen=True):
    """A named agent, and who controls it."""

    agent: str
    owner_seat: Seat


class DestroyMainAgent(Fact, frozen=True):
    """Its player is revealed, and if a Restorationist, the game ends."""

    agent: str
    owner_seat: Seat


class Frighten(Fact, frozen=True):
    """Who draws a Sanity counter, with how many Mad ones already, and how many are too many."""

    seat: Seat
    mad: int
    limit: int


class LookAt(Fact, frozen=True):
    seat: Seat


class TakeCounter(Fact, frozen=True):
    """One of so many hidden counters."""

    seat: Seat
    counters: int


class KeepCounter(Fact, frozen=True):
    agent: str


class UseToDrawCounters(Fact, frozen=True):
    card: str
    draws: int
    keeps: int


def seat_of(option: OptionId) -> Seat:
    return int(option.removeprefix("seat:"))


# ---- Nadar


def flyers(s: State, me: Seat, card: str) -> list[OptionId]:
    return [f"agent:{name}" for name in agents_of(s, me) if on_board(s, name, me)]


def tell_flyer(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    name = option.removeprefix("agent:")
    return FlyAgent(agent=name, city=s.agents[name].city)


def nadar(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-174: one of my agents flies to any city."""
    s = t.state
    name = option.removeprefix("agent:")
    start = s.agents[name].city
    cities = [city for city in CITIES if city != start and s.cities[city].is_open_to(me)]
    facts = {f"city:{city}": FlyTo(agent=name, city=city) for city in cities}
    end = yield from t.pick(me, facts, "nadar-where", facts=facts, doing="acting", agent=name)
    use(t, me, card)
    s.agents[name].city = end.city
    t.note("flew", seat=me, card=card, agent=name, from_city=start, city=end.city)


# ---- Shoggoth


def shoggoth_prey(s: State, me: Seat, card: str) -> list[OptionId]:
    """EM-183: any agent of another on the board that could legally be assassinated."""
    return [
        f"agent:{name}"
        for name, agent in s.agents.items()
        if agent.owner != me and agent.city != MI_GO and why_not_kill(s, name) is None
    ]


def tell_destruction(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    name = option.removeprefix("agent:")
    owner = s.agents[name].owner
    return (DestroyAgent if is_named(name) else DestroyMainAgent)(agent=name, owner_seat=owner)


def shoggoth(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-183, EM-184, EM-V03: destroy an agent; with `it` a named one may escape by Master of Disguise."""
    s = t.state
    name = option.removeprefix("agent:")
    use(t, me, card)
    t.note("shoggoth", seat=me, agent=name)
    if s.italian and is_named(name):
        fled = yield from escape(t, me, card, name)
        if fled:
            return
    kill(t, me, name)


# ---- terrors and identities


def fearful(s: State, me: Seat, card: str) -> list[OptionId]:
    """EM-185, EM-R25: others who would draw a counter."""
    return [f"seat:{seat}" for seat in others(s, me) if not s.players[seat].safe_in_mind]


def tell_terror(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    player = s.players[seat_of(option)]
    return Frighten(seat=seat_of(option), mad=player.mad, limit=player.mad_limit)


def terrors(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-185: another player draws a Sanity counter."""
    use(t, me, card)
    t.note("terrors", seat=me, victim_seat=seat_of(option))
    face_horror(t, seat_of(option))
    yield from ()


def unrevealed(s: State, me: Seat, card: str) -> list[OptionId]:
    return [f"seat:{seat}" for seat in others(s, me) if not s.players[seat].revealed]


def tell_look(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    return LookAt(seat=seat_of(option))


def burtsev(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-190, EM-284: look at another's identity, alone; that it happened is public."""
    s = t.state
    victim = seat_of(option)
    use(t, me, card)
    t.barrier()
    side = s.players[victim].side
    s.players[me].seen[str(victim)] = side
    t.note("looked-at", seat=me, victim_seat=victim)
    t.note("saw-side", to=[me], victim_seat=victim, side=side)
    yield from ()


# ---- double-agent counters


def robbable(s: State, me: Seat, card: str) -> list[OptionId]:
    """EM-172, EM-R42: others with at least two hidden counters."""
    return [f"seat:{seat}" for seat in others(s, me) if len(s.players[seat].doubles) >= 2]


def tell_theft(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    return TakeCounter(seat=seat_of(option), counters=len(s.players[seat_of(option)].doubles))


def irene_adler(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-172, EM-273: take a hidden counter at random; the loser knows which, and nobody's older knowledge holds."""
    s = t.state
    victim = seat_of(option)
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
    yield from ()


def tell_recruits(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    draws = min(EFFECTS["pinkerton"].draw, len(s.doubles))
    return UseToDrawCounters(card=card, draws=draws, keeps=min(EFFECTS["pinkerton"].keep, draws))


def pinkerton(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-178: draw four counters, keep two, shuffle the others back."""
    s = t.state
    use(t, me, card)
    t.note("used", seat=me, card=card)
    drawn = draw_counters(t, me, EFFECTS["pinkerton"].draw)
    kept: list[str] = []
    while drawn and len(kept) < EFFECTS["pinkerton"].keep:
        if len(drawn) <= EFFECTS["pinkerton"].keep - len(kept):
            return
        facts = {f"double:{agent}": KeepCounter(agent=agent) for agent in sorted(drawn)}
        choice = yield from t.ask(me, facts, "pinkerton", doing="acting")
        kept.append(choice.removeprefix("double:"))
        drawn.remove(kept[-1])
    for agent in drawn:
        s.players[me].doubles.remove(agent)
        s.doubles.put_under(agent)
    s.players[me].put_back = sorted(drawn)
    s.doubles.shuffle(t)
    t.note("put-back-counters", seat=me, count=len(drawn))
