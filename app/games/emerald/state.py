"""What lies on the table, and the plain questions one can ask of it."""

from typing import Final, Literal, TypeAlias, TypeVar

from msgspec import Struct, field

from app.games.emerald.content import (
    AGENTS,
    CARDS,
    LOYALIST,
    PERMANENTS,
    PIECES,
    SETUP,
    SIDES,
    TRACKS,
    VP_LIMIT,
    Side,
)
from parlour import Deck, Seat, Table

MI_GO = "mi_go"
"""Where an agent stands that is kept on the Mi-Go card: on no city of the board."""

Deed: TypeAlias = Literal["killed", "hidden"]
"""What was done to a Royal."""

KILLED: Final = "killed"
HIDDEN: Final = "hidden"


Kind = TypeVar("Kind", bound=str)


class Discarded(Struct):
    """A card of a discard pile; `hidden` if it was laid there under another, seen by its player only."""

    card: str
    hidden: bool = False


class Kill(Struct):
    """An agent's counter kept by its killer, with the disc that says whose it was."""

    agent: str
    owner: Seat


class Agent(Struct):
    """A counter in play: a named agent, or a Main Agent (its id is then the colour of its player)."""

    owner: Seat
    city: str
    vampire: bool = False


class Player(Struct):
    """One player's things."""

    colour: str
    identity: Side
    """What the identity card says; `changed` if Change of Heart lies on it."""
    stock: int
    pool: int
    deck: Deck
    changed: bool = False
    revealed: bool = False
    known: bool = False
    limbo: int = 0
    mad: int = 0
    hand: list[str] = []
    shown: list[str] = []
    """Cards that all know to be in the hand (EM-286)."""
    discards: list[Discarded] = []
    """The last one is on top."""
    removed: list[str] = []
    """Cards that left the game face down by The Third Section: known to this player only."""
    doubles: list[str] = []
    """Hidden double-agent counters."""
    permanents: list[str] = []
    scoring: list[str] = []
    """Strategy cards with points of their own that this player has claimed, by what all can see (EM-R53)."""
    killed: list[Kill] = []
    sacrificed: list[str] = []
    seen: dict[str, Side] = {}
    """By Burtsev: the side of a seat as it was when looked at."""
    taken: dict[str, Seat] = {}
    """By Irene Adler: a counter that was this player's, and who has it now."""
    put_back: list[str] = []
    """By Pinkerton Agents: counters known to be in the supply."""

    @property
    def side(self) -> Side:
        """EM-213: the faction this player is of now."""
        return other_side(self.identity) if self.changed else self.identity

    @property
    def hand_limit(self) -> int:
        """EM-028, EM-230: five cards, six with Doctor Watson."""
        return PERMANENTS["doctor_watson"].hand_size if "doctor_watson" in self.permanents else SETUP.hand_size

    @property
    def mad_limit(self) -> int:
        """EM-117, EM-236: three Mad counters, five with Sigmund Freud."""
        return SETUP.mad_limit_freud if "sigmund_freud" in self.permanents else SETUP.mad_limit

    @property
    def safe_in_mind(self) -> bool:
        """EM-119: a revealed Loyalist has nothing to fear from Sanity counters."""
        return self.revealed and self.side == LOYALIST


class CityState(Struct):
    """What lies in one city."""

    stack: Deck
    up: str
    """The face-up strategy card; empty if the stack is."""
    cubes: list[int]
    """By seat, in the City box."""
    card_cubes: list[int]
    """By seat, on the face-up strategy card."""
    control: Seat | None = None
    royal: Deed | Literal[""] = ""
    """Empty, `killed` or `hidden`, by `royal_by`."""
    royal_by: Seat | None = None
    blocked: bool = False
    card_blocked: bool = False
    zombies: int = 0
    locked_by: Seat | None = None
    destroyed: bool = False

    def is_open_to(self, seat: Seat) -> bool:
        """EM-075: no agent enters a destroyed city, nor one locked by another player."""
        return not self.destroyed and (self.locked_by is None or self.locked_by == seat)


class Offer(Struct):
    """A permanent on offer."""

    cubes: list[int]
    blocked: bool = False


class State(Struct):
    """The whole game."""

    rulebook: str
    players: list[Player]
    cities: dict[str, CityState]
    offers: dict[str, Offer]
    permanents: Deck
    doubles: Deck
    sanity: Deck
    identities_left: list[Side]
    unseen: list[str]
    """Strategy cards out of the game that nobody has seen."""
    first: Seat
    active: Seat
    agents: dict[str, Agent] = {}
    """Counters in play by id; a counter that lies on its card in a stack is not in play."""
    exposed: list[str] = []
    """Double-agent counters used up."""
    removed: list[str] = []
    """Cards that left the game openly."""
    sane: int = 0
    """Sane counters drawn so far."""
    safe_left: int = PIECES.safe_counters
    tracks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    actions: int = 0
    """How many of the active player's actions are done."""
    free_done: bool = False
    hudson_used: bool = False
    sent_to_mi_go: list[str] = []
    """Agents put on Mi-Go in this turn, who can't come back in it."""
    over: str = ""
    """Why the game has ended; empty while it goes on."""

    @property
    def italian(self) -> bool:
        """Whether the Italian rulebook is in force, else the Hungarian one."""
        return self.rulebook == "it"

    @property
    def limit(self) -> int:
        """EM-254: the VP that end the game."""
        return VP_LIMIT[len(self.players)]

    @property
    def leopold(self) -> bool:
        """EM-238: whether vampires and zombies are gone for good."""
        return any("society_of_leopold" in player.permanents for player in self.players)

    @property
    def zombies_out(self) -> int:
        return sum([city.zombies for city in self.cities.values()])

    @property
    def blocking_discs_left(self) -> int:
        on_cities = sum([city.blocked + city.card_blocked for city in self.cities.values()])
        return PIECES.blocking_discs - on_cities - sum([offer.blocked for offer in self.offers.values()])


Desk: TypeAlias = Table[State]


class GameOver(Exception):
    """The game ends at once (EM-257); `reason` is one of the endings."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def other_side(side: Side) -> Side:
    return SIDES[1 - SIDES.index(side)]


def clockwise(s: State, start: Seat) -> list[Seat]:
    """All seats in turn order, beginning with `start`."""
    seats = len(s.players)
    return [(start + step) % seats for step in range(seats)]


def others(s: State, me: Seat) -> list[Seat]:
    """The other seats, clockwise from my left."""
    return clockwise(s, me)[1:]


def is_named(agent: str) -> bool:
    return agent in AGENTS


def agents_of(s: State, seat: Seat) -> list[str]:
    """All agents that the seat controls, those on Mi-Go included."""
    return [name for name, agent in s.agents.items() if agent.owner == seat]


def agents_in(s: State, city: str, seat: Seat) -> list[str]:
    """The seat's agents in this city."""
    return [name for name, agent in s.agents.items() if agent.owner == seat and agent.city == city]


def on_board(s: State, agent: str, seat: Seat) -> bool:
    """Whether the counter stands in a city under this seat's control."""
    counter = s.agents.get(agent)
    return counter is not None and counter.owner == seat and counter.city != MI_GO


def has(s: State, seat: Seat, permanent: str) -> bool:
    return permanent in s.players[seat].permanents


def counts(cards: list[Kind]) -> dict[Kind, int]:
    """How many of each kind, by name."""
    found: dict[Kind, int] = {}
    for card in sorted(cards):
        found[card] = found.get(card, 0) + 1
    return found


_ORDER = {card: number for number, card in enumerate(CARDS)}


def kinds(cards: list[str]) -> list[str]:
    """The kinds among these cards, in the order of the content, each once."""
    return sorted(set(cards), key=_ORDER.__getitem__)
