"""A match: the only way for a choice to change a game.

Between turns the game is data (the checkpoint), within a turn it is a running script. A match is restored, cloned
or stepped back by decoding a checkpoint and repeating the few choices made since. It keeps two of them: the latest,
from which it is cloned, and the base, before everything that can still be taken back, from which it is restored.
"""

from collections.abc import Iterable, Mapping, Sequence
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
from app.engine.offer import Offer
from app.engine.parts import ViewCache
from app.engine.script import PASS, Ask, Note, OptionId, Script, Seat, Together
from app.engine.table import ENGINE, STEPS_WITHOUT_ASK, Table

S = TypeVar("S")

UNDO: OptionId = "~undo"
"""What the move list holds where a seat took back its last choice. No option may begin with a tilde."""
UNDO_ALL: OptionId = "~undo-all"
"""Likewise where it took back all that it could, at once."""

_encode = msgspec.msgpack.Encoder().encode


class Move(Struct, frozen=True, array_like=True):
    """An entry of the move list: a choice, `UNDO` or `UNDO_ALL`. Entries are never removed."""

    seat: Seat
    option: OptionId


class TakenOption(Struct, frozen=True):
    """A choice that still counts."""

    seat: Seat
    option: OptionId
    offer: Offer
    """What its seat was told of it when it was asked."""
    passed: bool = False
    """Whether it was a pass in a window, and all that the seat could do: to take that back would change nothing."""

    @property
    def move(self) -> Move:
        return Move(self.seat, self.option)


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
    """The latest checkpoint: the current turn began with it."""
    base: bytes
    """The checkpoint to restore the match from: all that can be taken back was chosen after it."""
    taken: list[TakenOption]
    """The choices made since the base that still count."""
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
        self._begin(saved)
        self.base = self.saved
        self.opening = table.notes
        self._rebase()

    # ---- making and restoring

    @classmethod
    def new(
        cls, game: Game[S], seats: int, options: Mapping[str, object], *, seed: bytes, engine: int = ENGINE
    ) -> "Match[S]":
        """A new match. Raises BadSetup for a seat count or options that the game does not have.

        `engine` is that of a match which began earlier and is played again from its start.
        """
        settled = game.settle(seats, options)
        dice = Dice(seed)
        return cls(game, settled, Table(game.setup(seats, settled, dice), dice, seats, engine), [0] * seats)

    @classmethod
    def restore(cls, game: Game[S], saved: bytes, moves: Iterable[Move] = ()) -> "Match[S]":
        """The match of this checkpoint after these moves.

        Raises BadCheckpoint if it can't be read any more, and Refused or GameBug if the moves no longer fit the rules.
        """
        point = _read(game, saved)
        try:
            match = cls(game, point.options, _table(point), point.answered, saved)
        except GameBug:
            raise
        except Exception as error:  # it could be read, but the game does not know what to do with it
            raise BadCheckpoint(f"{game.info.id} failed on a checkpoint: {error!r}") from error
        for move in moves:
            match.play(move)
        return match

    def clone(self) -> "Match[S]":
        """An equal match that goes its own way. What it asks is known, and need not be made again."""
        point = _read(self.game, self.saved)
        table = _table(point)
        table.repeating = True
        twin = Match(self.game, point.options, table, point.answered, self.saved)
        for taken in self.taken[self._turn_began :]:
            twin._carry_out(taken)
        table.repeating = False
        twin.asks = self.asks.copy()
        twin.base, twin.taken = self.base, self.taken.copy()
        twin._turn_began, twin._notes_before = self._turn_began, self._notes_before
        twin.answered = self.answered.copy()
        twin._floor, twin._own_floor, twin._opened_after = self._floor, self._own_floor.copy(), self._opened_after
        twin.table.notes = self.table.notes.copy()
        return twin

    # ---- playing

    def offer(self, move: Move) -> Offer | None:
        """What the seat is told of this choice; None where it is not offered, or something is taken back."""
        ask = self.asks.get(move.seat)
        return None if ask is None or move.option not in ask.options else Offer.of(ask, move.option)

    def play(self, move: Move, offer: Offer | None = None) -> LogChange:
        """Apply an entry of the move list: a choice, with what its seat was told of it if that is known, or an undo."""
        if move.option == UNDO:
            return self.undo(move.seat)
        return self.undo_all(move.seat) if move.option == UNDO_ALL else self.choose(move.seat, move.option, offer)

    def choose(self, seat: Seat, option: OptionId, offer: Offer | None = None) -> LogChange:
        """Answer the seat's open ask.

        `offer` is what the seat was told of it when it chose, where that may be something else than it would be now.
        Raises NotAsked or NotOffered for a choice that is not possible, and GameBug if the game's code fails; in
        either case nothing has changed.
        """
        ask = self.asks.get(seat)
        if ask is None:
            raise NotAsked(f"seat {seat} is not asked")
        if option not in ask.options:
            raise NotOffered(f"{option!r} is not offered to seat {seat}")
        known, made, turns = len(self.table.notes), len(self.taken), self.turns
        self.answered[seat] += 1  # before the script runs: a checkpoint at the end of the turn counts this choice
        try:
            self._answer(seat, option, offer)
        except Exception as error:
            self.answered[seat] -= 1
            self._rewind(self.taken[:made])
            self.turns = turns
            if isinstance(error, GameBug):
                raise
            raise GameBug(f"{self.game.info.id} failed on {option!r} of seat {seat}: {error!r}") from error
        change = LogChange(self.table.notes[known:])
        if self.turns != turns:
            self._rebase()
        return change

    def undo(self, seat: Seat) -> LogChange:
        """Take back the seat's last choice. Raises NothingToUndo at the last barrier."""
        index = self._undoable(seat)
        if index is None:
            raise NothingToUndo(f"seat {seat} has nothing to take back")
        return self._take_back(seat, self.taken[:index] + self.taken[index + 1 :])

    def undo_all(self, seat: Seat) -> LogChange:
        """Take back all choices of the seat since the last barrier. Raises NothingToUndo if there is none."""
        if self._undoable(seat) is None:
            raise NothingToUndo(f"seat {seat} has nothing to take back")
        floor = self._floor_of(seat)
        kept = [taken for taken in self.taken[floor:] if taken.seat != seat or taken.passed]
        return self._take_back(seat, self.taken[:floor] + kept)

    def _take_back(self, seat: Seat, kept: list[TakenOption]) -> LogChange:
        before = self.table.notes
        self._rewind(kept)
        self.aside = None
        self.answered[seat] += 1
        after = self.table.notes
        same = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), None)
        same = min(len(before), len(after)) if same is None else same
        return LogChange(after[same:], cut=len(before) - same)

    def undoable(self, seat: Seat) -> TakenOption | None:
        """The choice that `undo` would take back, or None."""
        index = self._undoable(seat)
        return None if index is None else self.taken[index]

    def undo_steps(self, seat: Seat) -> int:
        """How many choices `undo_all` would take back."""
        return sum(taken.seat == seat and not taken.passed for taken in self.taken[self._floor_of(seat) :])

    def preview(self, seat: Seat, options: Sequence[OptionId]) -> "Match[S] | None":
        """The match as it would be if the seat chose this, one option after another.

        None where that would tell the seat something: dice would be rolled, something hidden seen, somebody else
        asked, what all have decided side by side shown, or the match be over. None in a reaction window as well:
        whether an answer is the last one is nobody's business. Raises NotAsked and NotOffered, and GameBug if the
        game's code fails.
        """
        if self.in_window:
            return None
        twin = self.clone()
        together, others, learned = twin._together, _others(twin.asks, seat), twin._learned(seat)
        for option in options:
            twin.choose(seat, option)
            if twin._together is not together or twin._learned(seat) != learned:
                return None
            if _others(twin.asks, seat) != others or twin.result is not None:
                return None
        return twin

    # ---- seeing

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def since(self) -> list[Move]:
        """The choices made in the current turn, since the latest checkpoint."""
        return [taken.move for taken in self.taken[self._turn_began :]]

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
        """Names the open window: how many choices since the base were made before it. None while none is open."""
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
        return self.in_window and seat in self.asks and self.asks[seat].options.keys() == {PASS}

    def view(self, seat: Seat | None) -> View[Any, Any]:
        """All that this seat (None: a spectator) may know."""
        self.views.look(self.state)
        return self.views.view(seat)

    # ---- running scripts

    def _begin(self, saved: bytes | None) -> None:
        """Play on from a checkpoint, with nothing chosen since."""
        self.taken = []
        self._floor = 0
        self._own_floor: dict[Seat, int] = {}
        self._play_turns(saved)

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
            point = Checkpoint(
                len(table.seats), self.options, table.dice, self.answered, table.state, engine=table.engine
            )
            saved = _encode(point)
        self.saved = saved
        self.turns += 1
        self._turn_began = len(self.taken)
        self._notes_before = len(table.notes)
        """So many of the notes since the base were written before this turn."""
        self.asks = {}
        self._together: Together | None = None
        self._opened_after = 0
        self._branches: dict[Seat, Script[Any]] = {}
        self._answers: dict[Seat, Any] = {}

    def _rebase(self) -> None:
        """If nothing before the latest checkpoint can be taken back any more, it is the new base.

        Only one that the last choice has led to: the store then has as many moves as the base has seen.
        """
        if self._turn_began == len(self.taken) == self._floor:
            self.base = self.saved
            self.taken = []
            self.table.notes = self.table.notes[self._notes_before :]
            self._turn_began = self._notes_before = self._floor = self._opened_after = 0
            self._own_floor = {}

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
        self._opened_after = len(self.taken)
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
        self.table.side_by_side = True
        try:
            step = self._branches[seat].send(answer)
        except StopIteration as end:
            self._answers[seat] = end.value
            return
        finally:
            self.table.side_by_side = False
        if not isinstance(step, Ask) or step.seat != seat:
            raise ForeignAsk(f"the script of seat {seat} may ask that seat only, not {step!r}")
        self.asks[seat] = self._checked(step)

    def _checked(self, ask: Ask) -> Ask:
        if not ask.options and not self.table.repeating:
            raise DeadEnd(f"seat {ask.seat} is asked {ask.prompt!r} without options")
        if ask.seat not in self.table.seats:
            raise ForeignAsk(f"there is no seat {ask.seat}")
        self.table.steps = 0
        return ask

    def _answer(self, seat: Seat, option: OptionId, offer: Offer | None) -> None:
        """Answer the seat's open ask."""
        ask = self.asks[seat]
        offer = Offer.of(ask, option) if offer is None else offer
        self._carry_out(TakenOption(seat, option, offer, self.only_pass(seat)))

    def _carry_out(self, taken: TakenOption) -> None:
        """Resume the script that waits for this seat, and set the barriers to undo that follow from it."""
        seat, option = taken.seat, taken.option
        self.taken.append(taken)
        self.aside = None
        seen = self._seen()
        if self._together is not None:
            self._run_branch(seat, option)
            if self.asks:
                self.aside = seat if seat in self.asks else None
                if self._seen() != seen:
                    self._own_floor[seat] = len(self.taken)
                return
            goes_on = self._resume(self._end_together())
            barrier = True  # what each has decided now shows
        else:
            goes_on = self._resume(option)
            barrier = False
        if not goes_on:
            self._play_turns()
        others_asked = self._together is not None or any(other != seat for other in self.asks)
        if barrier or others_asked or not self.asks or self._seen() != seen:
            self._floor = len(self.taken)

    # ---- going back

    def _seen(self) -> tuple[int, int]:
        """Changes whenever dice were rolled or something hidden was seen."""
        return self.table.barriers, self.table.dice.count

    def _learned(self, seat: Seat) -> tuple[int, int]:
        """Changes whenever dice were rolled, or this seat may have learned something hidden."""
        table = self.table
        return table.barriers - table.own_barriers.get(seat, 0), table.dice.count

    def _floor_of(self, seat: Seat) -> int:
        return max(self._floor, self._own_floor.get(seat, 0))

    def _undoable(self, seat: Seat) -> int | None:
        floor = self._floor_of(seat)
        for index in range(len(self.taken) - 1, floor - 1, -1):
            if self.taken[index].seat == seat:
                return None if self.taken[index].passed else index
        return None

    def _rewind(self, choices: Sequence[TakenOption]) -> None:
        """Go back to the base and repeat these choices. The count of entries stays as it is."""
        self.table = _table(_read(self.game, self.base))
        self._begin(self.base)
        for taken in choices:
            self._answer(taken.seat, taken.option, taken.offer)


def _read(game: Game[S], saved: bytes) -> Checkpoint[S]:
    try:
        return game.read_checkpoint(saved)
    except msgspec.MsgspecError as error:
        raise BadCheckpoint(str(error)) from error


def _others(asks: Mapping[Seat, Ask], seat: Seat) -> dict[Seat, Ask]:
    return {other: ask for other, ask in asks.items() if other != seat}


def _table(point: Checkpoint[S]) -> Table[S]:
    return Table(point.state, point.dice, point.seats, point.engine)
