"""What every bus offers: publish and subscribe between the processes of a server."""

import logging
from collections.abc import Callable
from typing import Protocol

log = logging.getLogger(__name__)

Callback = Callable[[bytes], None]
"""Called in the event loop with each message of the channel. It must not block."""


class Bus(Protocol):
    """Channels are plain names. A channel has at most one callback in a process."""

    @property
    def healthy(self) -> bool:
        """False while messages are being lost."""

    def publish(self, channel: str, message: bytes) -> None:
        """Tell every process that listens, this one included. Never waits, never raises; a message may be lost."""

    async def subscribe(self, channel: str, callback: Callback) -> None:
        """Listen. When this returns on a healthy bus, whatever is published from now on will be delivered."""

    async def unsubscribe(self, channel: str) -> None:
        """Stop listening. Nothing happens if nobody did."""

    async def close(self) -> None:
        """Send what is queued, if that can be done quickly, and let go."""


def deliver(callback: Callback, channel: str, message: bytes) -> None:
    """Call a subscriber; its failure must not keep messages from the others."""
    try:
        callback(message)
    except Exception:
        log.exception("a listener of channel %s failed", channel)
