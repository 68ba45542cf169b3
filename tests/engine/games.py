"""Games of a few lines for tests of the engine: a state and a turn, the rest is filled in."""

from collections.abc import Callable, Iterable, Mapping
from types import SimpleNamespace
from typing import Any

from msgspec import Struct, field

from app.engine import Ask, Deck, Dice, Flag, Game, Info, Match, Result, Script, Seat, Table, View, ViewPart

SEED = bytes(range(32))


class Log(Struct):
    """A state that remembers what happened."""

    lines: list[str] = field(default_factory=list)
    turns: int = 0
    deck: Deck = field(default_factory=Deck)
    last_turn: int = 50


class LogPublic(ViewPart, frozen=True):
    lines: list[str]
    turns: int


class LogPrivate(ViewPart, frozen=True):
    seat: Seat


Turn = Callable[[Table[Log]], Script[None]]


def game_of(turn: Turn, **others: Any) -> Game[Log]:
    """A game for 1 to 4 seats that plays this turn over and over."""

    def setup(seats: int, options: Mapping[str, Any], dice: Dice) -> Log:
        return Log(deck=Deck([str(number) for number in range(10)]))

    def counted(t: Table[Log]) -> Script[None]:
        t.state.turns += 1
        yield from turn(t)

    def result(state: Log) -> Result | None:
        return Result([state.turns], [0], "over") if state.turns >= state.last_turn else None

    def public(state: Log) -> LogPublic:
        return LogPublic(lines=state.lines.copy(), turns=state.turns)

    def private(state: Log, seat: Seat) -> LogPrivate:
        return LogPrivate(seat=seat)

    def redeal(state: Log, seat: Seat | None, dice: Dice) -> Log:
        return Log(state.lines.copy(), state.turns)

    def bot(view: View[LogPublic, LogPrivate], ask: Ask, dice: Dice) -> str:
        return dice.choice(list(ask.options))

    info = Info("log", "Log", (1, 2, 3, 4), 1, ("over",), 500, options=(Flag("loud"),))
    names = {"turn": counted, "setup": setup, "result": result, "public": public, "private": private}
    module = SimpleNamespace(__name__="log", INFO=info, redeal=redeal, bot=bot, **names)
    vars(module).update(others)
    return Game(module)


def start(turn: Turn, seats: int = 2, **others: Any) -> Match[Log]:
    """A match of such a game."""
    return Match.new(game_of(turn, **others), seats, {}, seed=SEED)


def say(t: Table[Log], text: str) -> None:
    """Write into the state and into the log."""
    t.state.lines.append(text)
    t.note("said", text=text)


def asks_in_turn(t: Table[Log]) -> Script[None]:
    """Seat 0 is asked three times, then seat 1 once."""
    for number in range(3):
        say(t, (yield from t.ask(0, ["a", "b"], f"first-{number}")))
    say(t, (yield from t.ask(1, ["c", "d"], "second")))


def may_end(t: Table[Log]) -> Script[None]:
    """Seat 0 goes on, or ends the match."""
    if (yield from t.ask(0, ["on", "end"], "one")) == "end":
        t.state.last_turn = 0


def undone(match: Match[Any], seat: Seat) -> str | None:
    """What this seat would take back."""
    taken = match.undoable(seat)
    return None if taken is None else taken.option


def texts(notes: Iterable[Any]) -> list[str]:
    """What the notes say."""
    return [note.args["text"] for note in notes]
