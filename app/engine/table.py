"""What a game's script holds in its hands: the state, the dice, and the verbs to ask and to tell."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from app.engine.dice import Dice
from app.engine.errors import GameBug, Runaway
from app.engine.script import PASS, Ask, Fact, Note, OptionId, Options, Script, Seat, Together, Why

S = TypeVar("S")
T = TypeVar("T")

STEPS_WITHOUT_ASK = 1000
"""A script that writes this many notes, or plays this many turns, without asking anybody has lost its way."""

ENGINE = 2
"""How matches that begin now are played. A match keeps the number that it began with:

1   every ask is put to its seat (Parlour 0.1 and 0.2)
2   a question with one answer is not put to anybody, see `Table.ask`
"""

_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Table(Generic[S]):
    """One match's table. Scripts change `state` directly, draw from `dice`, and yield what these verbs make."""

    def __init__(self, state: S, dice: Dice, seats: int, engine: int = ENGINE) -> None:
        self.engine = engine
        self.side_by_side = False
        """Whether the script that runs now is one of several: then everything is asked, as all see who is asked."""
        self.most_at_once: int | None = None
        """So many more single options are taken at once, and the next is asked after all; None: there is no end to it.
        The conformance suite stops there, to see what taking it does. Then this is -1."""
        self.repeating = False
        """Whether the choices of another match are repeated to make an equal one. What is offered then, nobody sees:
        a script that asks `always`, or side by side with others, need not work it out."""
        self.state = state
        self.dice = dice
        self.seats = range(seats)
        self.notes: list[Note] = []
        self.barriers = 0
        self.own_barriers: dict[Seat, int] = {}
        self.steps = 0

    # ---- asking

    def ask(
        self,
        seat: Seat,
        options: Options | Sequence[OptionId],
        prompt: str,
        *,
        blocked: Mapping[OptionId, Why] | None = None,
        doing: str = "",
        always: bool = False,
        told: bool = False,
        shortcuts: Mapping[OptionId, Sequence[OptionId]] | None = None,
        **args: Any,
    ) -> Script[OptionId]:
        """Ask one seat; returns the id of the option chosen.

        A single option is no question: it is taken at once, and nobody is asked. With `always` it is asked all the
        same: where it ends what the seat could still take back, such as a turn, or where the number of options would
        tell others what the seat holds. Side by side with others everything is asked.

        Mark it `told` where the seat has chosen all that follows, such as the effects of a card whose text it was
        told: then taking a single option may end what could be taken back, as the card does.
        """
        options = with_facts(options)
        if len(options) == 1 and not always and self._takes_single_options():
            self._count_step(prompt)
            return next(iter(options))
        chosen: OptionId = yield Ask(
            seat, options, prompt, args, blocked or {}, doing, {} if shortcuts is None else shortcuts, always, told
        )
        return chosen

    def _takes_single_options(self) -> bool:
        if self.engine == 1 or self.side_by_side:
            return False
        if self.most_at_once is None:
            return True
        self.most_at_once -= 1
        return self.most_at_once >= 0

    def pick(
        self,
        seat: Seat,
        things: Mapping[OptionId, T],
        prompt: str,
        *,
        facts: Mapping[OptionId, Fact] | None = None,
        blocked: Mapping[OptionId, Why] | None = None,
        doing: str = "",
        always: bool = False,
        told: bool = False,
        **args: Any,
    ) -> Script[T]:
        """Ask one seat for one of the things by their ids; returns the thing. `facts` tell of some or all of them."""
        options = tuple(things) if facts is None else {option: facts.get(option) for option in things}
        chosen = yield from self.ask(
            seat, options, prompt, blocked=blocked, doing=doing, always=always, told=told, **args
        )
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
        can: Callable[[Seat], Options | Sequence[OptionId]],
        *,
        doing: str = "",
        **args: Any,
    ) -> Script[dict[Seat, OptionId]]:
        """Open a reaction window; returns each seat's answer, `pass` included.

        `seats` must follow from public information alone: everyone who might react. `can` says what a seat really
        can do; a seat that can do nothing is asked all the same and has only `pass`. Nobody sees who has answered,
        or what, before all have; the caller tells only of those that act.
        """
        windows = {seat: self.ask(seat, {**with_facts(can(seat)), PASS: None}, prompt, **args) for seat in seats}
        if not windows:
            return {}
        answers: dict[Seat, OptionId] = yield Together(windows, secret=True, doing=doing)
        return answers

    # ---- telling

    def note(self, id: str, *, to: Iterable[Seat] | None = None, **args: Any) -> None:
        """Write a line of the log, for everybody or only `to` some seats."""
        self._count_step(id)
        self.notes.append(Note(id, args, None if to is None else tuple(to)))

    def _count_step(self, id: str) -> None:
        self.steps += 1
        if self.steps > STEPS_WITHOUT_ASK:
            raise Runaway(f"{self.steps} notes and single options without asking anybody; the last was {id!r}")

    def barrier(self, *, own: Seat | None = None) -> None:
        """What was done up to here can't be taken back: something hidden was seen, or a secret was shown.

        Dice and decks call it by themselves, and the engine sets its own when another seat is asked. A game calls it
        when a secret becomes known to anyone; with `own` if it is this seat's and only others have learned something,
        so that the seat itself may look ahead across it (`Match.preview`).
        """
        self.barriers += 1
        if own is not None:
            self.own_barriers[own] = self.own_barriers.get(own, 0) + 1

    # ---- things that go out of sight

    def fresh_id(self, kind: str) -> str:
        """A new id for a thing that goes out of sight, so that nobody can follow it: `kind:` and random letters."""
        return f"{kind}:" + "".join(self.dice.choice(_ID_LETTERS) for _ in range(6))


def with_facts(options: Options | Sequence[OptionId]) -> Options:
    """Options as an ask has them: those that are only named have no facts."""
    if isinstance(options, Mapping):
        return options
    named: Options = dict.fromkeys(options)
    if len(named) < len(options):
        raise GameBug(f"an option is offered twice: {list(options)}")
    return named
