"""Even pace: a reaction window lasts a common time, within which nothing can be told.

The answer that completes a window closes it for everybody, so that its length would tell whether somebody had to think.
At a table with an even pace every answer, of a person, of a bot or of the server for who can only pass, is held until
the window has been open for a common time; then all are carried out in the order of the seats. Until then they are not
played, stored or shown, and nobody can tell who has answered, or who is the last. What comes later is carried out at
once.

A seat's last word counts. What is held is only in memory: if the server dies, the browser sends it again, and the
window's time begins anew. Each worker holds what it has received, from the moment at which it has shown the window.
"""

import asyncio
from collections.abc import Callable, Sequence, Set
from time import monotonic
from typing import TypeAlias

from msgspec import Struct

from app.engine import OptionId, Seat
from app.play.errors import PlayError, Unavailable
from app.play.live_match import LiveMatch, WindowOpen

Held: TypeAlias = asyncio.Future[None]
"""Done when the answer is durable and shown, failed if it was refused, cancelled if nobody carries it out any more."""


class HeldAnswer(Struct, frozen=True):
    """What a seat has answered, before it is carried out."""

    ask: int
    option: OptionId
    held: Held


class WindowPace:
    """Holds the answers of one match. `update` is called after every move and when a seat has changed hands.

    A window in which no person sits, as everybody can see, is not held up; with `seconds` 0 none is.
    """

    def __init__(self, live: LiveMatch, seconds: float, bot_seats: Callable[[], Set[Seat]]) -> None:
        self.live = live
        self.seconds = seconds
        self.bot_seats = bot_seats
        self._window: tuple[bytes, int] | None = None
        """The window that is shown: the base of the match, and its name since then."""
        self._opened_at = 0.0
        self._is_even = False
        """Whether that window has a common time, which may be over."""
        self._timer: asyncio.TimerHandle | None = None
        self._answers: dict[Seat, HeldAnswer] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def update(self) -> None:
        """See whether another window is open now, and whether somebody sits in it."""
        if not self.seconds or not self.live.is_durable:
            return
        match = self.live.match
        window = None if match.window is None else (match.base, match.window)
        if window != self._window:
            self._close()  # if anything is held still, it was answered elsewhere or taken back meanwhile
            self._window, self._opened_at, self._is_even = window, monotonic(), False
        if window is not None and not self._is_even and not match.waiting().keys() <= self.bot_seats():
            self._is_even = self.live.holding = True
            left = self._opened_at + self.seconds - monotonic()
            self._timer = asyncio.get_running_loop().call_later(max(0.0, left), self._close)

    def holds(self, seat: Seat) -> bool:
        """Whether the seat has answered, and that is not carried out yet."""
        return seat in self._answers

    @property
    def is_holding(self) -> bool:
        return bool(self._answers)

    async def choose(self, seat: Seat, ask: int, option: OptionId, then: Sequence[OptionId] = ()) -> Held | None:
        """Answer an ask, and `then` those that follow, one after another as if each had been sent by itself.

        Returns when that is durable and shown, or what it is held as. Raises what LiveMatch does, and then the answers
        before the one that is refused stand. In a window there is only one answer, and no more follow.
        """
        try:
            for at, answer in enumerate((option, *then), ask):
                await self.live.choose(seat, at, answer, of_several=bool(then))
        except WindowOpen:
            return self._hold(seat, ask, option)
        return None

    def _hold(self, seat: Seat, ask: int, option: OptionId) -> Held:
        if self._stopped:  # it would be held for ever
            raise Unavailable
        answer = self._answers.get(seat)
        if answer is not None and (answer.ask, answer.option) == (ask, option):
            return answer.held
        self._release(seat)
        answer = HeldAnswer(ask, option, asyncio.get_running_loop().create_future())
        self._answers[seat] = answer
        return answer.held

    async def undo(self, seat: Seat, at: int, *, all: bool = False) -> None:
        """Take back the seat's last choice, or all that it can: what is held at once, else as LiveMatch does.

        Where the seat can only pass there is nothing to take back, whoever has passed: so it is for what is stored.
        """
        if self._is_held(seat, at) and self.live.match.only_pass(seat):
            raise PlayError("refused-nothing-to-undo")
        if not self.take_back(seat, at):
            await self.live.undo(seat, at, all=all)

    def _is_held(self, seat: Seat, at: int) -> bool:
        """Whether the answer is held that would be the seat's entry before number `at`."""
        return seat in self._answers and self._answers[seat].ask == at - 1

    def take_back(self, seat: Seat, at: int) -> bool:
        """Release the answer that would have been the seat's entry before number `at`. False if none such is held."""
        if not self._is_held(seat, at):
            return False
        self._release(seat)
        return True

    def _release(self, seat: Seat) -> None:
        answer = self._answers.pop(seat, None)
        if answer is not None:
            answer.held.set_exception(PlayError("refused-taken-back"))

    def _close(self) -> None:
        """The window's time is over: carry out what is held."""
        self.live.holding = False
        self._stop_timer()
        answers, self._answers = self._answers, {}
        if answers:
            task = asyncio.get_running_loop().create_task(self._carry_out(answers))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, answers: dict[Seat, HeldAnswer]) -> None:
        for seat, answer in sorted(answers.items()):
            try:
                await self.live.choose(seat, answer.ask, answer.option)
            except Exception as error:  # whoever waits for it knows what to make of it
                answer.held.set_exception(error)
            else:
                answer.held.set_result(None)

    def stop(self) -> None:
        """Carry out nothing any more. What is held is not answered: browsers send it again to whoever comes next."""
        self._stopped = True
        self._stop_timer()
        for answer in self._answers.values():
            answer.held.cancel()
        self._answers.clear()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
