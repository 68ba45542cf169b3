"""How late the event loop is: whatever keeps it busy, everybody on this worker waits for so long."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from app.metrics import LOOP_LAG

EVERY_SECONDS = 0.25
KEPT = 40
"""So many measurements are remembered: those of ten seconds."""


class LoopLag:
    """Measured four times a second, by looking how late one is woken."""

    def __init__(self) -> None:
        self._lags: deque[float] = deque(maxlen=KEPT)
        self._due = float("inf")

    def worst(self) -> float:
        """The longest delay of the last ten seconds, in seconds; one that has not ended yet counts too."""
        return max(0.0, time.monotonic() - self._due, *self._lags)

    @asynccontextmanager
    async def measured(self) -> AsyncIterator[None]:
        """Measure for as long as this lasts."""
        task = asyncio.create_task(self._measure())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _measure(self) -> None:
        while True:
            self._due = time.monotonic() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            lag = max(0.0, time.monotonic() - self._due)
            self._lags.append(lag)
            LOOP_LAG.observe(lag)
