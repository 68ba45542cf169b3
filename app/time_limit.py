"""A time limit on calls into a game: one endless loop in somebody's rules must not stop the rooms of all others.

Everything happens on the thread of the event loop, so nobody else can end such a loop. A timer of the system can: its
signal (SIGALRM) is handled in the main thread, between two steps of whatever code runs there, and the handler raises.

- What counts is the time of the processor, so that a busy machine punishes no innocent game. A game that sleeps is
  ended after ten times as long.
- `TimeLimitExceeded` is not an Exception: a game that catches those does not catch it. One that catches everything is
  interrupted again at every tick, and then in its `except:` too.
- The handler raises only in code that `limited` has called, never in `limited` itself or outside of it: nothing is
  raised once the call has ended.
- A call costs no system call. The timer runs while calls are being made and stops when a tick finds none.

Code in C that does not return can't be interrupted so; the stall guard of the server is for that.
"""

import atexit
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import get_ident, main_thread
from traceback import walk_tb
from types import CodeType, FrameType, TracebackType
from typing import Any, TypeVar

from app.engine import Game, GameBug

T = TypeVar("T")

TICK_SECONDS = 0.05
"""So often the timer looks whether a call takes too long; it may last so much longer than its limit."""
ASLEEP = 10
"""A call may take so many times its limit by the clock, if the processor does something else meanwhile."""


class OutOfTime(GameBug):
    """A call into a game took too long; what it was changing may be half done. The text names the line of the game."""


class TimeLimitExceeded(BaseException):
    """Raised inside the game's code. `limited` makes an OutOfTime of it: nobody else ever sees it."""


class _Watch:
    """The call that is under way in the main thread, and what the ticks have seen of it."""

    def __init__(self) -> None:
        self.active = False
        self.armed = False
        """Whether the timer runs."""
        self.call = 0
        """Counts the calls, so that a tick knows whether it sees the same one again."""
        self.seconds = 0.0
        self.seen_call = 0
        self.seen_cpu = 0.0
        """The time of the processor when a tick first saw the call."""
        self.ticks = 0
        """The ticks since then. They stand for the clock, and stand still with a process that is stopped: the game is
        not to blame for that."""
        self.raised = 0
        self.tracer: Any = None
        """Who followed the lines before us: a debugger, or what measures the tests."""


_watch = _Watch()
_main = main_thread().ident


def limited(game: Game[Any], seconds: float, call: Callable[..., T], *args: Any) -> T:
    """What the call returns. Raises OutOfTime after so many seconds, and whatever the call raises.

    In another thread than the main one nothing is limited; a call within a limited one has the limit of the outer one.
    """
    watch = _watch
    if watch.active or get_ident() != _main:
        return call(*args)
    watch.call += 1
    watch.seconds = seconds
    watch.active = True
    try:
        if not watch.armed:
            _arm()
        return call(*args)
    except TimeLimitExceeded as exceeded:
        watch.active = False
        where = _place_in(game, exceeded.__traceback__)
        raise OutOfTime(f"{game.info.id} took more than {seconds:g} seconds, in {where}") from None
    finally:
        watch.active = False
        if watch.raised:
            _forget_interrupts()


def _arm() -> None:
    signal.signal(signal.SIGALRM, _tick)
    signal.setitimer(signal.ITIMER_REAL, TICK_SECONDS, TICK_SECONDS)
    _watch.armed = True


@atexit.register
def _disarm() -> None:
    """The timer stops: at the latest when the process ends, or the signal would end it with an error."""
    signal.setitimer(signal.ITIMER_REAL, 0)
    _watch.armed = False


def _forked() -> None:
    """A child has no timer, and is in no call."""
    _watch.armed = _watch.active = False


os.register_at_fork(after_in_child=_forked)


def _tick(signum: int, frame: FrameType | None) -> None:
    """Raises TimeLimitExceeded if the call that is under way has used up its time."""
    watch = _watch
    if not watch.active:
        _disarm()
        return
    cpu = time.thread_time()
    if watch.seen_call != watch.call:
        watch.seen_call, watch.seen_cpu, watch.ticks = watch.call, cpu, 0
        return
    watch.ticks += 1
    if cpu - watch.seen_cpu < watch.seconds and watch.ticks * TICK_SECONDS < ASLEEP * watch.seconds:
        return
    if frame is None or frame.f_code is _LIMITED:
        return  # the call has just ended, or has not begun
    if watch.raised:
        _interrupt_each_line(frame)
    watch.raised += 1
    raise TimeLimitExceeded


_LIMITED: CodeType = limited.__code__


# ---- code that catches everything


def _interrupt_each_line(frame: FrameType | None) -> None:
    """Let the next line that the game comes to raise, in whichever of its functions: also one in an `except:`."""
    if sys.gettrace() is not _raise_at_line:
        _watch.tracer = sys.gettrace()
    while frame is not None and frame.f_code is not _LIMITED:
        frame.f_trace = _raise_at_line
        frame = frame.f_back
    sys.settrace(_raise_at_line)


def _raise_at_line(frame: FrameType, event: str, argument: object) -> Any:
    if event == "line" and _watch.active and frame.f_code is not _LIMITED:
        raise TimeLimitExceeded
    return _raise_at_line


def _forget_interrupts() -> None:
    if _watch.raised > 1:
        sys.settrace(_watch.tracer)
    _watch.raised = 0


def _place_in(game: Game[Any], trace: TracebackType | None) -> str:
    """The line that was interrupted: the innermost one of the game's own package. It tells no values."""
    folder = Path(game.module.__file__ or "").parent
    places = [
        (frame.f_code, line) for frame, line in walk_tb(trace) if folder in Path(frame.f_code.co_filename).parents
    ]
    if not places:
        return "code that is not its own"
    code, line = places[-1]
    return f"{Path(code.co_filename).relative_to(folder)}, line {line} ({code.co_name})"
