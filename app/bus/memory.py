"""The bus of a single process."""

import asyncio

from app.bus.bus import Callback, deliver


class MemoryBus:
    """See Bus. Nothing leaves the process and nothing is lost."""

    healthy = True

    def __init__(self) -> None:
        self._callbacks: dict[str, Callback] = {}

    def publish(self, channel: str, message: bytes) -> None:
        # In the next round of the event loop, as with a real bus: a publisher is never called back from within.
        if channel in self._callbacks:
            asyncio.get_running_loop().call_soon(self._deliver, channel, message)

    def _deliver(self, channel: str, message: bytes) -> None:
        if callback := self._callbacks.get(channel):
            deliver(callback, channel, message)

    async def subscribe(self, channel: str, callback: Callback) -> None:
        self._callbacks[channel] = callback

    async def unsubscribe(self, channel: str) -> None:
        self._callbacks.pop(channel, None)

    async def close(self) -> None:
        self._callbacks.clear()
