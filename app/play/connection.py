"""One browser's websocket, as the room sees it: frames go out, and nobody waits for a slow reader.

A frame is packed once (`wire.pack`) and written as it is to the transport of every connection that gets it. What a
connection is sent in one round of the event loop leaves in one write, which costs more than making a frame. The
transport's buffer is the bounded queue. A reader that falls behind gets nothing more until it has caught up, then
everything again.
"""

import asyncio
import contextlib
from asyncio import Transport
from time import monotonic
from typing import Protocol

from app.engine import Seat
from app.limits import Bucket, KeyBucket
from app.metrics import SLOW_READERS

TYPING_PER_SECOND = 0.5
PREVIEWS_PER_SECOND, PREVIEWS_AT_ONCE = 5, 10
"""Each repeats a turn as far as it has come: as often as somebody looks at one thing after another, and no more."""


class ClientSocket(Protocol):
    """The websocket to one browser, as the web server offers it."""

    transport: Transport

    async def send_close(self) -> None:
        """Close the websocket, after what is written already has been sent."""


class Connection:
    """A person's websocket in a room, opened with the cookie of a `device`. `seat` is None for a spectator."""

    __slots__ = (
        "_closing",
        "_queue_bytes",
        "_socket",
        "_transport",
        "_unsent",
        "behind",
        "chat_rate",
        "closed",
        "device",
        "frame_rate",
        "name",
        "player_id",
        "preview_rate",
        "received_at",
        "seat",
        "typing_rate",
    )

    def __init__(
        self,
        *,
        player_id: str | None,
        device: int | None,
        name: str,
        socket: ClientSocket,
        frame_rate: Bucket,
        chat_rate: Bucket | KeyBucket,
        queue_bytes: int,
    ) -> None:
        self.player_id = player_id
        self.device = device
        self.name = name
        self.seat: Seat | None = None
        self.received_at = monotonic()
        self.frame_rate = frame_rate
        self.chat_rate = chat_rate
        self.typing_rate = Bucket(TYPING_PER_SECOND, burst=2)
        self.preview_rate = Bucket(PREVIEWS_PER_SECOND, PREVIEWS_AT_ONCE)
        self.behind = False
        self.closed = False
        self._socket = socket
        self._transport = socket.transport
        self._queue_bytes = queue_bytes
        self._closing: asyncio.Task[None] | None = None
        self._unsent = b""

    def push(self, frame: bytes) -> None:
        """Send a packed frame without waiting; a slow reader is left behind instead."""
        if self.closed or self.behind:
            return
        if self._transport.is_closing():  # aborted a moment ago; the reading side will report it
            self.closed = True
        elif self._transport.get_write_buffer_size() > self._queue_bytes:
            self.behind = True
        elif self._unsent:
            self._unsent += frame
        else:
            self._unsent = frame
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        frames, self._unsent = self._unsent, b""
        if frames and not self._transport.is_closing():
            self._transport.write(frames)

    def has_caught_up(self) -> bool:
        """Polled: True once when a reader that was behind has read everything, and needs what was not sent."""
        if not self.behind or self.closed or self._transport.get_write_buffer_size() > 0:
            return False
        self.behind = False
        SLOW_READERS.inc()
        return True

    async def close(self) -> None:
        """Close the connection from our side, after what is queued has been sent."""
        if not self.closed:
            self.closed = True
            await self._send_close()

    def close_soon(self, last_frame: bytes | None = None) -> None:
        """Send a last frame and begin to close the connection; nothing more is sent to it."""
        if self.closed:
            return
        if last_frame is not None:
            self.push(last_frame)
        self.closed = True
        self._closing = asyncio.create_task(self._send_close())

    async def _send_close(self) -> None:
        self._flush()
        with contextlib.suppress(OSError, RuntimeError):  # the other side may have closed first
            await self._socket.send_close()

    def abort(self) -> None:
        """Drop the connection at once, with no closing handshake."""
        self.closed = True
        self._transport.abort()

    def mark_closed(self) -> None:
        """The other side has disconnected."""
        self.closed = True
