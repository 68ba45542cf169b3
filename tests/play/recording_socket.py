"""A browser in this process: its socket records what it is sent."""

from typing import Any

import msgspec

from app.limits import Bucket
from app.play.connection import Connection
from app.play.wire import inflated
from app.web.protocol import WHOLE_TEXT


class RecordingSocket:
    """A websocket whose reader reads at once unless `unread` says otherwise."""

    def __init__(self) -> None:
        self.transport: Any = self
        self.bytes = b""
        self.closed = False
        self.unread = 0

    def write(self, data: bytes) -> None:
        self.bytes += data

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.closed = True

    async def send_close(self) -> None:
        self.closed = True

    def frames(self) -> list[dict[str, Any]]:
        """All that was sent, decoded."""
        found, rest = [], self.bytes
        while rest:
            size, head = rest[1], 2
            if size == 126:
                size, head = int.from_bytes(rest[2:4], "big"), 4
            payload = rest[head : head + size]
            found.append(msgspec.json.decode(payload if rest[0] == WHOLE_TEXT else inflated(payload)))
            rest = rest[head + size :]
        return found


def connection_of(player_id: str | None, socket: RecordingSocket, device: int | None = None) -> Connection:
    """The connection of somebody (None: a stranger) over this socket."""
    return Connection(
        player_id=player_id,
        device=device,
        name="",
        socket=socket,
        frame_rate=Bucket(1, 1),
        chat_rate=Bucket(1, 1),
        queue_bytes=1000,
    )
