"""What a game is: a package with a handful of names. This module is the contract, checked when a game is loaded.

`docs/adding-a-game.md` explains each name with an example.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Generic, TypeAlias, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

from app.engine.dice import Dice
from app.engine.errors import BadSetup, GameBug
from app.engine.script import Ask, OptionId, Script, Seat
from app.engine.table import Table
from app.engine.view_types import check_views

S = TypeVar("S")

ENTRY_POINTS = "parlour.games"

OptionValue: TypeAlias = bool | str


class Flag(Struct, frozen=True, tag="flag"):
    """A room option that is on or off. Its words are the messages `setting-<id>` and `setting-<id>-help`."""

    id: str
    default: bool = False

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)


class Choice(Struct, frozen=True, tag="choice"):
    """A room option with named values. Each value's words are the message `setting-<id>-<value>`."""

    id: str
    choices: tuple[str, ...]
    default: str

    def accepts(self, value: object) -> bool:
        return value in self.choices


class Info(Struct, frozen=True):
    """What the lobby and the conformance suite need to know of a game before it is played."""

    id: str
    title: str
    seats: tuple[int, ...]
    """The seat counts that the game can be played with."""
    minutes: int
    """About how long a game takes among people."""
    endings: tuple[str, ...]
    """Every reason that a `Result` can give (`ending-<reason>`); each has a recorded match in the tests."""
    longest: int
    """No match between bots takes more choices than this."""
    options: tuple[Flag | Choice, ...] = ()
    rules_prefix: str = ""
    """`PE` for rules PE-001 and so on."""


class Result(Struct, frozen=True):
    """How a match ended: who, how much, why, and where the points came from."""

    scores: list[int]
    winners: list[Seat]
    reason: str
    breakdown: dict[str, list[int]] = {}
    """Points by where they came from, one figure for each seat; the line `tokens` reads as `score-tokens`."""


class Checkpoint(Struct, Generic[S]):
    """A game between two turns: all that is needed to go on."""

    seats: int
    options: dict[str, OptionValue]
    dice: Dice
    answered: list[int]
    """How many entries of the move list each seat has made."""
    state: S


P = TypeVar("P")
Q = TypeVar("Q")


class View(Struct, Generic[P, Q], frozen=True):
    """All that a seat may know of the game: the game's own `Public` and `Private`.

    A spectator has seat None, and None for what is private. A bot is always shown a seat's view.
    """

    seat: Seat | None
    public: P
    private: Q


class Game(Generic[S]):
    """A loaded game: its module's names, with their types checked once."""

    def __init__(self, module: Any) -> None:
        missing = [name for name in CONTRACT if not hasattr(module, name)]
        if missing:
            raise GameBug(f"{module.__name__} lacks {', '.join(missing)}")
        check_views(module)
        self.module = module
        self.info: Info = module.INFO
        self.setup: Callable[[int, Mapping[str, OptionValue], Dice], S] = module.setup
        self.turn: Callable[[Table[S]], Script[None]] = module.turn
        self.result: Callable[[S], Result | None] = module.result
        self.public: Callable[[S], Any] = module.public
        self.private: Callable[[S, Seat], Any] = module.private
        self.redeal: Callable[[S, Seat | None, Dice], S] = module.redeal
        self.bot: Callable[[View[Any, Any], Ask, Dice], OptionId] = module.bot
        self.invariants: Callable[[S], Iterable[str]] = getattr(module, "invariants", _no_invariants)
        stored: Any = Checkpoint[get_type_hints(module.setup)["return"]]  # type: ignore[misc]
        self.read_checkpoint: Callable[[bytes], Checkpoint[S]] = msgspec.msgpack.Decoder(stored).decode

    def view(self, state: S, seat: Seat | None) -> View[Any, Any]:
        """What this seat sees (None: what a spectator sees)."""
        return View(seat, self.public(state), None if seat is None else self.private(state, seat))

    def settle(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The room options complete with defaults. Raises BadSetup for a seat count or option the game has not."""
        if seats not in self.info.seats:
            raise BadSetup(f"{self.info.title} has no game for {seats} seats")
        known = {option.id: option for option in self.info.options}
        for name, value in options.items():
            if name not in known or not known[name].accepts(value):
                raise BadSetup(f"{self.info.title} has no option {name!r} with the value {value!r}")
        return {name: options.get(name, option.default) for name, option in known.items()}  # type: ignore[misc]


CONTRACT = ("INFO", "setup", "turn", "result", "public", "private", "redeal", "bot")


def _no_invariants(state: object) -> Iterable[str]:
    return ()


def installed() -> list[str]:
    """The ids of all games that are installed, ours and those of other packages, in alphabetical order."""
    return sorted(point.name for point in entry_points(group=ENTRY_POINTS))


@cache
def load(game_id: str) -> Game[Any]:
    """The game with this id. Raises BadSetup if none is installed under that name."""
    for point in entry_points(group=ENTRY_POINTS, name=game_id):
        return Game(import_module(point.value))
    raise BadSetup(f"there is no game called {game_id!r}")
