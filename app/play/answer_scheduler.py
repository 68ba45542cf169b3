"""Answers for bots, and in reaction windows for people who can only pass, or want to pass whatever they can do.

In a window every such answer comes after a delay drawn from one and the same distribution, whatever the seat holds and
for whichever of these reasons, so the time it takes tells nothing. At a table with an even pace it is then held like a
person's, until the window closes.
"""

import asyncio
import random
from collections.abc import Callable, Set

import structlog

from app.engine import PASS, Seat
from app.metrics import BOT_MOVES
from app.play.bot_answer import any_answer, bot_answer
from app.play.errors import PlayError, Unavailable
from app.play.live_match import LiveMatch
from app.play.window_modes import WindowModes
from app.play.window_pace import WindowPace
from app.settings import Settings
from app.store import StoreError

log = structlog.get_logger()

RETRY_SECONDS = 0.5

_random = random.SystemRandom()


class AnswerScheduler:
    """Schedules the answers of one match. `update` is called after every move and when a seat has changed hands."""

    def __init__(
        self,
        live: LiveMatch,
        pace: WindowPace,
        settings: Settings,
        bot_seats: Callable[[], Set[Seat]],
        is_first_worker: Callable[[], bool],
        windows: WindowModes,
    ) -> None:
        self.live = live
        self.pace = pace
        self.settings = settings
        self.bot_seats = bot_seats
        self.is_first_worker = is_first_worker
        self.windows = windows
        self._timers: dict[Seat, tuple[int, asyncio.TimerHandle]] = {}
        self._answering: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self._failed: tuple[Seat, int] | None = None
        """The ask whose answer the game failed on: another one is tried, whatever the bot thinks best."""
        self._stopped = False

    def update(self) -> None:
        """Set a timer for every open ask that is ours to answer; cancel the timers of asks that are over."""
        if self._stopped:
            return
        match = self.live.match
        bots = self.bot_seats()
        if not match.in_window and self.live.is_durable:
            self.windows.ask_again(match.asks)
        ours = {seat for seat in match.asks if seat in bots or self._passes(seat)} if bots or match.in_window else ()
        for seat in [seat for seat in self._timers if seat not in ours]:
            self._timers.pop(seat)[1].cancel()
        for seat, at in self._answering:
            if seat not in ours:
                self.pace.take_back(seat, at + 1)  # a person has the seat again, and answers for themselves
        if self.live.stuck or self.live.halted:
            return
        for seat in ours:
            at = match.answered[seat]
            if (seat, at) in self._answering:
                continue
            waiting = self._timers.get(seat)
            if waiting is not None:
                if waiting[0] == at:
                    continue
                waiting[1].cancel()
            timer = asyncio.get_running_loop().call_later(self._delay(), self._start_answer, seat, at)
            self._timers[seat] = (at, timer)

    def stop(self) -> None:
        """Answer nothing more. An answer that is under way is finished, and no other follows it."""
        self._stopped = True
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _passes(self, seat: Seat) -> bool:
        """Whether this person is in a window and passes."""
        match = self.live.match
        return match.in_window and self.windows.passes(seat, match.only_pass(seat))

    def _is_ours(self, seat: Seat) -> bool:
        """Whether it is this worker that answers; asked when an answer is due."""
        is_first = self.is_first_worker()
        return is_first if seat in self.bot_seats() else self.windows.is_ours(seat, is_first)

    def _delay(self) -> float:
        s = self.settings
        if self.live.match.in_window:
            delay = _random.uniform(s.window_delay_min, s.window_delay_max)
            # What is held must be there in time, also if a bot thinks for a while.
            return min(delay, self.pace.seconds / 2) if self.live.holding else delay
        return _random.uniform(s.bot_delay_min, s.bot_delay_max)

    def _start_answer(self, seat: Seat, at: int) -> None:
        self._timers.pop(seat, None)
        task = asyncio.get_running_loop().create_task(self._answer(seat, at))
        self._answering[seat, at] = task
        task.add_done_callback(lambda _: self._answering.pop((seat, at), None))

    async def _answer(self, seat: Seat, at: int) -> None:
        match = self.live.match
        if seat not in match.asks or match.answered[seat] != at or not self._is_ours(seat):
            return
        if self.pace.holds(seat):  # the person answered before the seat was handed over
            return
        failed = self._failed == (seat, at)
        try:
            if seat not in self.bot_seats():
                option = PASS
            else:
                option = any_answer(match, seat) if failed else bot_answer(match, seat, self.live.room_id)
            held = await self.pace.choose(seat, at, option)
            if held is not None:
                await held
            BOT_MOVES.labels(match.game.info.id).inc()
        except (PlayError, StoreError) as error:
            # Another worker answered first, or the store is down: the next update finds out.
            if isinstance(error, Unavailable) and error.reason == "refused-game-bug":
                self._failed = (seat, at)
            log.info("bot was refused", room=self.live.room_id, why=str(error))
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.update)
