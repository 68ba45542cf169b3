"""Ends the process when its event loop stands still.

A game that loops is interrupted by its time limit; code in C that never returns can't be. Then nothing answers any
more, SIGTERM does nothing, and the only help is a new process. What was acknowledged is stored.
"""

import asyncio
import faulthandler
import sys

REARM_SECONDS = 1.0


class StallGuard:
    """Unless the event loop winds it up again in time, the stack of every thread is written and the process ends.

    The watch is a thread of the interpreter's own C code, which needs no lock: it works whatever else is stuck. The
    stacks name files and lines, no values.

    On Linux alone: elsewhere the watch may go on while the machine sleeps, and would end a server for a closed lid.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """So long it may stand still; 0: for ever."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.seconds > 0 and sys.platform == "linux":
            self._task = asyncio.get_running_loop().create_task(self._wind_up())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            faulthandler.cancel_dump_traceback_later()

    async def _wind_up(self) -> None:
        while True:
            faulthandler.dump_traceback_later(self.seconds, exit=True)
            await asyncio.sleep(min(REARM_SECONDS, self.seconds / 4))
