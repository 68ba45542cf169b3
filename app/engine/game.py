"""What a game is: a package with a handful of names. This module is the contract, checked when a game is loaded.

`docs/adding-a-game.md` explains each name with an example.
"""

import inspect
import re
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import PurePath
from typing import Any, Generic, TypeAlias, TypeVar, get_type_hints

import msgspec
import msgspec.inspect
from msgspec import Struct

from app.engine.dice import Dice
from app.engine.errors import BadSetup, GameBug
from app.engine.script import Ask, OptionId, Script, Seat
from app.engine.table import Table
from app.engine.view_types import check_views

S = TypeVar("S")

ENTRY_POINTS = "parlour.games"
BUILT_IN = "app.games."
"""Where the games that come with Parlour live. No other package can take their ids."""
MOST_SEATS = 8
"""So many colours and marks there are to tell seats apart."""

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
    windows: bool = False
    """Whether the rules open reaction windows (`Table.react`): then a table can have an even pace."""


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
    engine: int = 1
    """How the match is played: see `ENGINE`."""


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
    """A loaded game: its module's names, checked once. Raises GameBug with a sentence for the game's author."""

    def __init__(self, module: Any) -> None:
        missing = [name for name in ("INFO", *ARGUMENTS) if not hasattr(module, name)]
        if missing:
            raise GameBug(f"{module.__name__} lacks {', '.join(missing)}")
        for wrong in (*_wrong_with_info(module.INFO), *_wrong_with_functions(module)):
            raise GameBug(f"{module.__name__}: {wrong}")
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
        self.read_checkpoint: Callable[[bytes], Checkpoint[S]] = _checkpoint_reader(module)

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


# ---- what can be wrong with a game

ARGUMENTS = {
    "setup": "seats, options, dice",
    "turn": "table",
    "result": "state",
    "public": "state",
    "private": "state, seat",
    "redeal": "state, seat, dice",
    "bot": "view, ask, dice",
}
"""The functions of a game and what each is called with."""

ID = re.compile(r"[a-z][a-z0-9-]{0,39}")


def _wrong_with_info(info: object) -> Iterator[str]:
    if not isinstance(info, Info):
        yield f"INFO is {info!r}; it must be an Info"
        return
    try:
        msgspec.convert(msgspec.to_builtins(info), Info)
    except (msgspec.ValidationError, TypeError) as error:
        yield f"INFO has something of a wrong type: {error}"
        return
    if not ID.fullmatch(info.id):
        yield f"INFO.id is {info.id!r}; it must be small letters, digits and hyphens, and begin with a letter"
    if not info.seats or list(info.seats) != sorted(set(info.seats)) or info.seats[0] < 1:
        yield f"INFO.seats is {info.seats}; it must be seat counts in ascending order, such as (2, 3, 4)"
    elif info.seats[-1] > MOST_SEATS:
        yield f"INFO.seats has {info.seats[-1]}, but no more than {MOST_SEATS} people can sit at a table"
    if info.minutes < 1 or info.longest < 1 or not info.endings:
        yield "INFO needs minutes, endings (at least one) and longest (at least 1)"
    if len({option.id for option in info.options}) < len(info.options):
        yield "INFO.options has two options with one id"
    for option in info.options:
        if not option.accepts(option.default):
            yield f"the option {option.id!r} has the default {option.default!r}, which is not one of its values"


def _wrong_with_functions(module: Any) -> Iterator[str]:
    for name, arguments in ARGUMENTS.items():
        function = getattr(module, name)
        if not callable(function):
            yield f"{name} must be a function, not {function!r}"
            continue
        try:
            inspect.signature(function).bind(*arguments.split(", "))
        except TypeError:
            yield f"{name} must take ({arguments}), but it takes {inspect.signature(function)}"


def _checkpoint_reader(module: Any) -> Callable[[bytes], Checkpoint[Any]]:
    """Reads stored states: what `setup` says that it returns."""
    hint = "write `def setup(...) -> State`, so that stored matches can be read"
    try:
        state = get_type_hints(module.setup).get("return")
        if state is None or state is type(None):
            raise GameBug(f"{module.__name__}: setup does not say what it returns; {hint}")
        if not isinstance(msgspec.inspect.type_info(state), msgspec.inspect.StructType):
            raise GameBug(f"{module.__name__}: setup returns {state!r}, but a state must be a msgspec Struct")
        stored: Any = Checkpoint[state]  # type: ignore[valid-type]
        return msgspec.msgpack.Decoder(stored).decode
    except (TypeError, NameError, AttributeError, SyntaxError) as error:
        raise GameBug(f"{module.__name__}: what setup returns can't be stored ({error}); {hint}") from error


def _no_invariants(state: object) -> Iterable[str]:
    return ()


# ---- loading


def installed() -> list[str]:
    """The ids of all games that are installed, ours and those of other packages, in alphabetical order.

    That a game is installed does not mean that it works: `load` finds out.
    """
    return sorted(_offered())


def shadowed() -> list[tuple[str, str]]:
    """Games of other packages that have the id of one of ours, as (id, module). They are never loaded."""
    return [
        (game_id, module)
        for game_id, modules in _offered().items()
        if any(module.startswith(BUILT_IN) for module in modules)
        for module in modules
        if not module.startswith(BUILT_IN)
    ]


def _offered() -> dict[str, list[str]]:
    """The modules that are installed under each id."""
    offered: dict[str, list[str]] = {}
    for point in entry_points(group=ENTRY_POINTS):
        modules = offered.setdefault(point.name, [])
        if point.value not in modules:
            modules.append(point.value)
    return offered


@cache
def load(game_id: str) -> Game[Any]:
    """The game with this id. Raises BadSetup if none is installed under that name, or if it does not work."""
    modules = _offered().get(game_id)
    if modules is None:
        raise BadSetup(f"there is no game called {game_id!r}")
    ours = [module for module in modules if module.startswith(BUILT_IN)]
    if len(modules) > 1 and not ours:
        raise BadSetup(f"{' and '.join(modules)} both bring a game called {game_id!r}: uninstall one of them")
    module = (ours or modules)[0]
    game = load_module(module)
    if game.info.id != game_id:
        raise BadSetup(f"{module} is installed as the game {game_id!r}, but its INFO.id is {game.info.id!r}")
    return game


def load_module(name: str) -> Game[Any]:
    """The game in the package with this name. Raises BadSetup with a sentence for the game's author."""
    try:
        return Game(import_module(name))
    except GameBug as error:
        raise BadSetup(str(error)) from error
    except (Exception, SystemExit) as error:  # whatever an author's code does when it is imported costs this game only
        if isinstance(error, ModuleNotFoundError) and f"{name}.".startswith(f"{error.name}."):
            raise BadSetup(f"there is no game or package called {name!r}") from error
        raise BadSetup(f"{name} can't be imported: {_told(error)}") from error


def _told(error: BaseException) -> str:
    """What was raised, and the line of the author's code that did it."""
    if isinstance(error, SyntaxError):
        return f"{error.msg} in {PurePath(error.filename or '').name}, line {error.lineno}"
    places = [place for place in traceback.extract_tb(error.__traceback__) if not place.filename.startswith("<")]
    place = places[-1]
    return f"{type(error).__name__}: {error} in {PurePath(place.filename).name}, line {place.lineno}"
