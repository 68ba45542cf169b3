"""A match: the only way for a choice to change a game.

Between turns the game is data (the checkpoint), within a turn it is a running script. A match is restored, cloned
or stepped back by decoding the checkpoint and repeating the few choices made since.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from app.engine.dice import Dice
from app.engine.errors import (
    BadCheckpoint,
    DeadEnd,
    ForeignAsk,
    GameBug,
    NotAsked,
    NothingToUndo,
    NotOffered,
    Runaway,
)
from app.engine.game import Checkpoint, Game, OptionValue, Result, View
from app.engine.parts import ViewCache
from app.engine.script import PASS, Ask, Note, OptionId, Script, Seat, Together
from app.engine.table import STEPS_WITHOUT_ASK, Table

S = TypeVar("S")

UNDO: OptionId = "~undo"
"""What the move list holds where a seat took back its last choice. No option may begin with a tilde."""

_encode = msgspec.msgpack.Encoder().encode


class Move(Struct, frozen=True, array_like=True):
    """An entry of the move list: a choice, or `UNDO`. Entries are never removed."""

    seat: Seat
    option: OptionId


class LogChange(Struct, frozen=True):
    """What a move did to the log: so many of the last notes were taken back, then these were written."""

    notes: list[Note]
    cut: int = 0


class Match(Generic[S]):
    """A game in progress. Make one with `Match.new` or `Match.restore`."""

    asks: dict[Seat, Ask]
    """The questions open now, by seat."""
    result: Result | None
    """Set when the match is over."""
    saved: bytes
    """The checkpoint at which the current turn began."""
    since: list[Move]
    """The choices made since then that still count."""
    answered: list[int]
    """How many entries of the move list each seat has made; it names the seat's open ask."""
    opening: list[Note]
    """The notes written before anybody was asked."""
    aside: Seat | None = None
    """The seat that has made the last choice, if it goes on deciding side by side with others: nothing has changed for
    anybody else then."""
    turns: int = 0
    """How many checkpoints have been taken by this object: it grows when `saved` is a new one."""

    def __init__(
        self,
        game: Game[S],
        options: dict[str, OptionValue],
        table: Table[S],
        answered: list[int],
        saved: bytes | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.table = table
        self.answered = answered
        self.views = ViewCache(game)
        self._finished: list[Note] = []
        self._play_turns(saved)
        self.opening = self._finished + table.notes

    # ---- making and restoring

    @classmethod
    def new(cls, game: Game[S], seats: int, options: Mapping[str, object], *, seed: bytes) -> "Match[S]":
        """A new match. Raises BadSetup for a seat count or options that the game does not have."""
        settled = game.settle(seats, options)
        dice = Dice(seed)
        return cls(game, settled, Table(game.setup(seats, settled, dice), dice, seats), [0] * seats)

    @classmethod
    def restore(cls, game: Game[S], saved: bytes, moves: Iterable[Move] = ()) -> "Match[S]":
        """The match of this checkpoint after these moves.

        Raises BadCheckpoint if it can't be read any more, and Refused or GameBug if the moves no longer fit the rules.
        """
        point = _read(game, saved)
        try:
            match = cls(game, point.options, Table(point.state, point.dice, point.seats), point.answered, saved)
        except GameBug:
            raise
        except Exception as error:  # it could be read, but the game does not know what to do with it
            raise BadCheckpoint(f"{game.info.id} failed on a checkpoint: {error!r}") from error
        for move in moves:
            match.play(move)
        return match

    def clone(self) -> "Match[S]":
        """An equal match that goes its own way."""
        twin = Match.restore(self.game, self.saved)
        for move in self.since:
            twin._answer(move.seat, move.option)
        twin.answered = self.answered.copy()
        return twin

    # ---- playing

    def play(self, move: Move) -> LogChange:
        """Apply an entry of the move list: a choice or an undo."""
        return self.undo(move.seat) if move.option == UNDO else self.choose(move.seat, move.option)

    def choose(self, seat: Seat, option: OptionId) -> LogChange:
        """Answer the seat's open ask.

        Raises NotAsked or NotOffered for a choice that is not possible, and GameBug if the game's code fails; in
        either case nothing has changed.
        """
        ask = self.asks.get(seat)
        if ask is None:
            raise NotAsked(f"seat {seat} is not asked")
        if option not in ask.options:
            raise NotOffered(f"{option!r} is not offered to seat {seat}")
        known = len(self.table.notes)
        saved, since, made, turns = self.saved, self.since, len(self.since), self.turns
        self._finished = []
        self.answered[seat] += 1  # before the script runs: a checkpoint at the end of the turn counts this choice
        try:
            self._answer(seat, option)
        except Exception as error:
            self.saved, self.turns = saved, turns
            self._rewind(since[:made])
            self.answered[seat] -= 1
            if isinstance(error, GameBug):
                raise
            raise GameBug(f"{self.game.info.id} failed on {option!r} of seat {seat}: {error!r}") from error
        notes = self.table.notes if not self._finished else self._finished + self.table.notes
        return LogChange(notes[known:])

    def undo(self, seat: Seat) -> LogChange:
        """Take back the seat's last choice. Raises NothingToUndo at the last barrier."""
        index = self._undoable(seat)
        if index is None:
            raise NothingToUndo(f"seat {seat} has nothing to take back")
        before = self.table.notes
        self._rewind(self.since[:index] + self.since[index + 1 :])
        self.aside = None
        self.answered[seat] += 1
        after = self.table.notes
        same = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), None)
        same = min(len(before), len(after)) if same is None else same
        return LogChange(after[same:], cut=len(before) - same)

    def undoable(self, seat: Seat) -> OptionId | None:
        """The option that `undo` would take back, or None."""
        index = self._undoable(seat)
        return None if index is None else self.since[index].option

    # ---- seeing

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def in_together(self) -> bool:
        """Whether seats decide side by side now, even if all but one have finished."""
        return self._together is not None

    @property
    def in_window(self) -> bool:
        """Whether a reaction window is open, in which nobody may see who has answered."""
        return self._together is not None and self._together.secret

    @property
    def window(self) -> int | None:
        """Names the open window within its turn: how many choices were made before it. None while none is open."""
        return self._opened_after if self.in_window else None

    def waiting(self) -> dict[Seat, str]:
        """The seats that all may know we wait for, each with the message id of what it is doing.

        In the order of the seats: the order in which they were asked would tell who has just decided something.
        """
        if self._together is None:
            return {seat: ask.doing for seat, ask in self.asks.items()}
        seats = self._together.scripts if self._together.secret else self.asks
        return dict.fromkeys(sorted(seats), self._together.doing)

    def only_pass(self, seat: Seat) -> bool:
        """Whether the seat is asked in a window and can do nothing: the server may answer for it."""
        return self.in_window and seat in self.asks and tuple(self.asks[seat].options) == (PASS,)

    def view(self, seat: Seat | None) -> View[Any, Any]:
        """All that this seat (None: a spectator) may know."""
        self.views.look(self.state)
        return self.views.view(seat)

    # ---- running scripts

    def _play_turns(self, saved: bytes | None = None) -> None:
        """Play turns until somebody is asked or the match is over, with a checkpoint before each."""
        for _ in range(STEPS_WITHOUT_ASK):
            self._checkpoint(saved)
            saved = None
            self.result = self.game.result(self.state)
            if self.result is not None:
                return
            if self._start_turn():
                return
        raise Runaway(f"{STEPS_WITHOUT_ASK} turns without asking anybody")

    def _checkpoint(self, saved: bytes | None) -> None:
        """A turn begins. What it begins with is encoded, unless that is known."""
        table = self.table
        if saved is None:
            saved = _encode(Checkpoint(len(table.seats), self.options, table.dice, self.answered, table.state))
        self.saved = saved
        self.turns += 1
        self._finished = self._finished + table.notes
        table.notes = []
        self._forget_turn()

    def _forget_turn(self) -> None:
        self.since = []
        self.asks = {}
        self._together: Together | None = None
        self._opened_after = 0
        self._branches: dict[Seat, Script[Any]] = {}
        self._answers: dict[Seat, Any] = {}
        self._floor = 0
        self._own_floor: dict[Seat, int] = {}

    def _start_turn(self) -> bool:
        self._main = self.game.turn(self.table)
        return self._resume(None)

    def _resume(self, answer: Any) -> bool:
        """Run the turn's script on to the next ask. False if the turn is over."""
        try:
            for _ in range(STEPS_WITHOUT_ASK):
                step = self._main.send(answer)
                if isinstance(step, Ask):
                    self._together = None
                    self.asks = {step.seat: self._checked(step)}
                    return True
                if self._begin_together(step):
                    return True
                answer = self._end_together()
        except StopIteration:
            return False
        raise Runaway(f"{STEPS_WITHOUT_ASK} steps without asking anybody")

    def _begin_together(self, together: Together) -> bool:
        """Run every seat's script to its first ask. False if none of them asks anything."""
        self._together = together
        self._opened_after = len(self.since)
        self._branches = dict(together.scripts)
        self._answers = {}
        self.asks = {}
        for seat in together.scripts:
            self._run_branch(seat, None)
        return bool(self.asks)

    def _end_together(self) -> dict[Seat, Any]:
        assert self._together is not None
        answers = {seat: self._answers[seat] for seat in self._together.scripts}
        self._together = None
        return answers

    def _run_branch(self, seat: Seat, answer: Any) -> None:
        self.asks.pop(seat, None)
        try:
            step = self._branches[seat].send(answer)
        except StopIteration as end:
            self._answers[seat] = end.value
            return
        if not isinstance(step, Ask) or step.seat != seat:
            raise ForeignAsk(f"the script of seat {seat} may ask that seat only, not {step!r}")
        self.asks[seat] = self._checked(step)

    def _checked(self, ask: Ask) -> Ask:
        if not ask.options:
            raise DeadEnd(f"seat {ask.seat} is asked {ask.prompt!r} without options")
        if ask.seat not in self.table.seats:
            raise ForeignAsk(f"there is no seat {ask.seat}")
        self.table.steps = 0
        return ask

    def _answer(self, seat: Seat, option: OptionId) -> None:
        """Resume the script that waits for this seat, and set the barriers to undo that follow from it."""
        self.since.append(Move(seat, option))
        self.aside = None
        seen = self._seen()
        if self._together is not None:
            self._run_branch(seat, option)
            if self.asks:
                self.aside = seat if seat in self.asks else None
                if self._seen() != seen:
                    self._own_floor[seat] = len(self.since)
                return
            goes_on = self._resume(self._end_together())
            barrier = True  # what each has decided now shows
        else:
            goes_on = self._resume(option)
            barrier = self._seen() != seen or any(other != seat for other in self.asks)
        if not goes_on:
            self._play_turns()
        elif barrier:
            self._floor = len(self.since)

    # ---- going back

    def _seen(self) -> tuple[int, int]:
        """Changes whenever dice were rolled or something hidden was seen."""
        return self.table.barriers, self.table.dice.count

    def _undoable(self, seat: Seat) -> int | None:
        floor = max(self._floor, self._own_floor.get(seat, 0))
        for index in range(len(self.since) - 1, floor - 1, -1):
            if self.since[index].seat == seat:
                return index
        return None

    def _rewind(self, choices: list[Move]) -> None:
        """Go back to the checkpoint and repeat these choices. The count of entries stays as it is."""
        point = _read(self.game, self.saved)
        self.table = Table(point.state, point.dice, point.seats)
        self._forget_turn()
        self._start_turn()
        for move in choices:
            self._answer(move.seat, move.option)


def _read(game: Game[S], saved: bytes) -> Checkpoint[S]:
    try:
        return game.read_checkpoint(saved)
    except msgspec.MsgspecError as error:
        raise BadCheckpoint(str(error)) from error
