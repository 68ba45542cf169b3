"""The figures and cards of the game, read once from `content.toml` into Structs and looked up by name."""

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")

Side: TypeAlias = Literal["loyalist", "restorationist"]

LOYALIST: Final = "loyalist"
RESTORATIONIST: Final = "restorationist"
SIDES: tuple[Side, Side] = (LOYALIST, RESTORATIONIST)

WAR = "war"
REVOLUTION = "revolution"


class Arrow(Struct, frozen=True):
    """A coloured arrow on a card: which marker it moves, and how far up (or, below zero, down)."""

    track: str
    move: int


class Card(Struct, frozen=True):
    """One kind of card. Cards of one kind are alike, so a card is named by its kind everywhere."""

    id: str
    copies: int = 1
    cube: int = 0
    gold: int = 0
    bomb: int = 0
    arrows: tuple[Arrow, ...] = ()
    sanity: bool = False
    action: str = ""
    free: bool = False
    single_use: bool = False
    after_use: str = "discard"
    passive: str = ""
    on_claim: str = ""
    counter_bombs: int = 0
    """For named agents: what their counter shows; `ability` is "", "AR", "AA" or "AA-R"."""
    ability: str = ""
    never_mad: bool = False
    vp: int = 0
    city: str = ""
    """For city cards: their city."""


class City(Struct, frozen=True):
    """What is printed on the board for one city."""

    id: str
    control_vp: int
    agent_defence: int
    royal_defence: int
    royal_vp: int
    x: int
    y: int


class Track(Struct, frozen=True):
    """One of the two tracks; `vp[i]` are the points of a marker on space i."""

    id: str
    side: Side
    last: int
    vp: tuple[int, ...]

    @property
    def first_vp_space(self) -> int:
        return next(space for space, points in enumerate(self.vp) if points)


class Permanent(Struct, frozen=True):
    """A Permanent Effect card; the figures are those that its rule speaks of."""

    id: str
    sanity: bool
    influence: int = 0
    hand_size: int = 0
    capacity: int = 0
    bombs: int = 0
    vp_per_agent: int = 0


class Link(Struct, frozen=True):
    """A connection of two cities, or a junction of more: any two of its ends are linked at its cost."""

    ends: tuple[str, ...]
    cost: int
    id: str = ""
    """Of a junction."""


class Setup(Struct, frozen=True):
    """Figures of the set-up and of the turn."""

    active_stock: int
    common_pool: int
    hand_size: int
    actions_per_turn: int
    permanent_face_up: int
    mad_limit: int
    mad_limit_freud: int
    war_per_emptied_stack: int
    gold_per_cube: int
    stack_size: dict[str, int]
    double_agents_dealt: dict[str, int]


class Pieces(Struct, frozen=True):
    """How many of each piece are in the box."""

    blocking_discs: int
    safe_counters: int
    zombies: int


class Effect(Struct, frozen=True):
    """The figures of one ability."""

    draw: int = 0
    keep: int = 0
    cubes: int = 0
    move: int = 0
    place: int = 0
    vp: int = 0
    vp_per_royal: int = 0
    vp_per_vampire: int = 0
    vp_all_out: int = 0


def _rows(rows: list[dict[str, Any]], kind: type[T]) -> dict[str, T]:
    made = msgspec.convert(rows, list[kind])  # type: ignore[valid-type]
    return {row["id"]: thing for row, thing in zip(rows, made, strict=True)}


_DATA = tomllib.loads(files(__package__).joinpath("content.toml").read_text(encoding="utf-8"))

SETUP = msgspec.convert(_DATA["setup"], Setup)
PIECES = msgspec.convert(_DATA["pieces"], Pieces)
VP_LIMIT: dict[int, int] = {int(seats): limit for seats, limit in _DATA["end"]["vp_threshold"].items()}
TRACKS = _rows(_DATA["track"], Track)
CITIES = _rows(_DATA["city"], City)
LINKS = msgspec.convert(_DATA["connection"] + _DATA["junction"], list[Link])
EFFECTS = msgspec.convert(_DATA["action"], dict[str, Effect])
PERMANENTS = _rows(_DATA["permanent"], Permanent)
INITIAL = _rows(_DATA["initial_card"], Card)
AGENTS = _rows(_DATA["agent"], Card)
STRATEGY = {**AGENTS, **_rows(_DATA["strategy"], Card)}
CITY_CARDS = _rows(_DATA["city_card"], Card)
CARDS: dict[str, Card] = {**INITIAL, **STRATEGY, **CITY_CARDS}
COLOURS: tuple[str, ...] = tuple(row["id"] for row in _DATA["seat"])
MAIN_AGENT_BOMBS: dict[str, int] = {row["id"]: row["main_agent_bombs"] for row in _DATA["seat"]}
IDENTITIES: tuple[Side, ...] = tuple(row["id"] for row in _DATA["identity"] for _ in range(row["count"]))
SANITY: tuple[str, ...] = tuple(row["id"] for row in _DATA["sanity"] for _ in range(row["count"]))
KEEP_BY_REVEALING: dict[str, Side] = _DATA["double_agents"]["keep_by_revealing"]

Symbols: TypeAlias = dict[str, int]
"""How many symbols of one kind each card shows."""

CUBE_SYMBOLS: Symbols = {card.id: card.cube for card in CARDS.values()}
GOLD_SYMBOLS: Symbols = {card.id: card.gold for card in CARDS.values()}
BOMB_SYMBOLS: Symbols = {card.id: card.bomb for card in CARDS.values()}
COUNTER_BOMBS: Symbols = {card.id: card.counter_bombs for card in AGENTS.values()} | MAIN_AGENT_BOMBS
"""EM-009: on the counters of agents."""


def copies(cards: dict[str, Card]) -> list[str]:
    """All cards of these kinds, each kind as often as it is in the box."""
    return [card.id for card in cards.values() for _ in range(card.copies)]


def city_card(city: str) -> str:
    """The card that goes with control of this city."""
    return f"city_{city}"
