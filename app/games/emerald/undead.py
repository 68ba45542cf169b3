"""The Vampire and the Zombies card (EM-193 to EM-211)."""

from app.games.emerald.attempts import kill, why_not_kill
from app.games.emerald.content import CITIES, EFFECTS, PIECES
from app.games.emerald.decks import use
from app.games.emerald.doubles import take_over
from app.games.emerald.escape import escape
from app.games.emerald.payment import DONE
from app.games.emerald.routes import DIRECT
from app.games.emerald.state import MI_GO, Desk, GameOver, State, agents_in, is_named
from parlour import Fact, OptionId, Script, Seat

# ---- what is told of the options


class TurnVampire(Fact, frozen=True):
    """An agent of mine."""

    agent: str


class BiteAgent(Fact, frozen=True):
    """Another's agent, who comes over to me."""

    agent: str
    owner_seat: Seat


class UseZombies(Fact, frozen=True):
    """How many agents they can kill now, and how many may rise."""

    card: str
    victims: int
    rising: int


class EndOfDays(Fact, frozen=True):
    """All are on the board: the game ends."""

    card: str


class ZombiesKill(Fact, frozen=True):
    agent: str
    owner_seat: Seat
    city: str


class ZombiesKillMainAgent(Fact, frozen=True):
    """Its player is revealed, and if a Restorationist, the game ends."""

    agent: str
    owner_seat: Seat
    city: str


class RaiseZombie(Fact, frozen=True):
    """How many will be there."""

    city: str
    zombies: int


# ---- vampires


def bitable(s: State, me: Seat, card: str) -> list[OptionId]:
    """EM-193, EM-194: my humans on the board, and named humans of Known others beside a vampire of mine."""
    if s.leopold:
        return []
    lairs = {agent.city for agent in s.agents.values() if agent.owner == me and agent.vampire}
    return [
        f"agent:{name}"
        for name, agent in s.agents.items()
        if not agent.vampire
        and agent.city != MI_GO
        and (agent.owner == me or (is_named(name) and agent.city in lairs and s.players[agent.owner].known))
    ]


def tell_bite(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    name = option.removeprefix("agent:")
    owner = s.agents[name].owner
    return TurnVampire(agent=name) if owner == me else BiteAgent(agent=name, owner_seat=owner)


def bite(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-193 to EM-195: turn an agent of mine, or turn and take over another's, who may escape."""
    s = t.state
    name = option.removeprefix("agent:")
    use(t, me, card)
    t.note("bites", seat=me, agent=name)
    if s.agents[name].owner != me:
        fled = yield from escape(t, me, card, name)
        if fled:
            return
    s.agents[name].vampire = True
    t.note("turned", seat=me, agent=name)
    if s.agents[name].owner != me:
        take_over(t, me, name)


# ---- zombies


def is_end_of_days(s: State) -> bool:
    """EM-203, EM-256: the Zombies card as the first action with all eight on the board ends the game."""
    return s.actions == 0 and s.zombies_out == PIECES.zombies


def victims(s: State, me: Seat, done: list[str]) -> dict[OptionId, Fact]:
    """EM-204, EM-205: agents of others in cities with zombies that have not killed yet."""
    return {
        f"agent:{name}": (ZombiesKill if is_named(name) else ZombiesKillMainAgent)(
            agent=name, owner_seat=agent.owner, city=agent.city
        )
        for name, agent in s.agents.items()
        if agent.owner != me
        and agent.city in s.cities
        and agent.city not in done
        and s.cities[agent.city].zombies
        and why_not_kill(s, name, on_mi_go_protects=False) is None
    }


def graves(s: State, me: Seat) -> dict[OptionId, Fact]:
    """EM-207, EM-208, EM-V02: where a zombie may rise now."""
    if s.zombies_out == PIECES.zombies:
        return {}
    haunted = {name for name, city in s.cities.items() if city.zombies}
    mine = {name for name in CITIES if agents_in(s, name, me)}
    sources = haunted if s.italian else haunted | mine
    near = haunted | mine | {other for name in sources for other in DIRECT[name]}
    return {
        f"city:{name}": RaiseZombie(city=name, zombies=s.cities[name].zombies + 1)
        for name in CITIES
        if name in near and not s.cities[name].destroyed and s.cities[name].locked_by is None
    }


def can_raise(s: State, me: Seat) -> bool:
    return not s.leopold and (is_end_of_days(s) or bool(victims(s, me, [])) or bool(graves(s, me)))


def tell_zombies(s: State, me: Seat, card: str, option: OptionId) -> Fact:
    if is_end_of_days(s):
        return EndOfDays(card=card)
    cities = {s.agents[prey.removeprefix("agent:")].city for prey in victims(s, me, [])}
    rising = min(EFFECTS["zombies"].place, PIECES.zombies - s.zombies_out) if graves(s, me) else 0
    return UseZombies(card=card, victims=len(cities), rising=rising)


def raise_zombies(t: Desk, me: Seat, card: str, option: OptionId, offered: Fact | None) -> Script[None]:
    """EM-203 to EM-208: the end of the game, or kills city by city and then up to three new zombies."""
    s = t.state
    use(t, me, card)
    if is_end_of_days(s):
        t.note("end-of-days", seat=me)
        raise GameOver("zombies")
    t.note("zombies-walk", seat=me)
    done: list[str] = []
    while prey := victims(s, me, done):
        option = yield from t.ask(me, {**prey, DONE: None}, "zombie-kill", doing="zombies")
        if option == DONE:
            break
        name = option.removeprefix("agent:")
        done.append(s.agents[name].city)
        kill(t, me, name)
    for placed in range(EFFECTS["zombies"].place):
        places = graves(s, me)
        if not places:
            break
        left = EFFECTS["zombies"].place - placed
        option = yield from t.ask(me, {**places, DONE: None}, "zombie-place", doing="zombies", left=left)
        if option == DONE:
            break
        s.cities[option.removeprefix("city:")].zombies += 1
        t.note("zombie-rose", seat=me, city=option.removeprefix("city:"))
