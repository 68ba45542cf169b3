"""What a game's script holds in its hands: the state, the dice, and the verbs to ask and to tell."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from app.engine.dice import Dice
from app.engine.errors import Runaway
from app.engine.script import PASS, Ask, Note, OptionId, Script, Seat, Together, Why

S = TypeVar("S")
T = TypeVar("T")

STEPS_WITHOUT_ASK = 1000
"""A script that writes this many notes, or plays this many turns, without asking anybody has lost its way."""

_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Table(Generic[S]):
    """One match's table. Scripts change `state` directly, draw from `dice`, and yield what these verbs make."""

    def __init__(self, state: S, dice: Dice, seats: int) -> None:
        self.state = state
        self.dice = dice
        self.seats = range(seats)
        self.notes: list[Note] = []
        self.barriers = 0
        self.steps = 0

    # ---- asking

    def ask(
        self,
        seat: Seat,
        options: Sequence[OptionId],
        prompt: str,
        *,
        blocked: Mapping[OptionId, Why] | None = None,
        doing: str = "",
        **args: Any,
    ) -> Script[OptionId]:
        """Ask one seat; returns the id of the option chosen."""
        chosen: OptionId = yield Ask(seat, options, prompt, args, blocked or {}, doing)
        return chosen

    def pick(
        self,
        seat: Seat,
        things: Mapping[OptionId, T],
        prompt: str,
        *,
        blocked: Mapping[OptionId, Why] | None = None,
        doing: str = "",
        **args: Any,
    ) -> Script[T]:
        """Ask one seat for one of the things by their ids; returns the thing."""
        chosen = yield from self.ask(seat, tuple(things), prompt, blocked=blocked, doing=doing, **args)
        return things[chosen]

    def together(self, scripts: Mapping[Seat, Script[T]], *, doing: str = "") -> Script[dict[Seat, T]]:
        """Let several seats decide side by side; returns what each of their scripts returned.

        That a seat has finished is public, what it did is not (until the scripts' work shows in `public`).
        """
        answers: dict[Seat, T] = yield Together(scripts, doing=doing)
        return answers

    def react(
        self,
        seats: Iterable[Seat],
        prompt: str,
        can: Callable[[Seat], Sequence[OptionId]],
        *,
        doing: str = "",
        **args: Any,
    ) -> Script[dict[Seat, OptionId]]:
        """Open a reaction window; returns each seat's answer, `pass` included.

        `seats` must follow from public information alone: everyone who might react. `can` says what a seat really
        can do; a seat that can do nothing is asked all the same and has only `pass`. Nobody sees who has answered,
        or what, before all have; the caller tells only of those that act.
        """
        windows = {seat: self.ask(seat, (*can(seat), PASS), prompt, **args) for seat in seats}
        if not windows:
            return {}
        answers: dict[Seat, OptionId] = yield Together(windows, secret=True, doing=doing)
        return answers

    # ---- telling

    def note(self, id: str, *, to: Iterable[Seat] | None = None, **args: Any) -> None:
        """Write a line of the log, for everybody or only `to` some seats."""
        self.steps += 1
        if self.steps > STEPS_WITHOUT_ASK:
            raise Runaway(f"{self.steps} notes without asking anybody; the last was {id!r}")
        self.notes.append(Note(id, args, None if to is None else tuple(to)))

    def barrier(self) -> None:
        """What was done up to here can't be taken back: something hidden was seen, or a secret was shown.

        Dice and decks call it by themselves, and the engine sets its own when another seat is asked. A game calls it
        when a seat's own secret becomes known to anyone.
        """
        self.barriers += 1

    # ---- things that go out of sight

    def fresh_id(self, kind: str) -> str:
        """A new id for a thing that goes out of sight, so that nobody can follow it: `kind:` and random letters."""
        return f"{kind}:" + "".join(self.dice.choice(_ID_LETTERS) for _ in range(6))
