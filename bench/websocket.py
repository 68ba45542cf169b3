"""A very light websocket client, so that the load costs less than what it measures."""

import asyncio
import base64
import os
import time
from typing import Any, Self, cast

BINARY = 0x82


class LightSocket(asyncio.Protocol):
    """One websocket. `message` gets every text that arrives, `binary` all else, with the moment of its arrival."""

    def __init__(self, host: str, path: str, cookie: str = "", address: str = "") -> None:
        """`address` is where the server should think that we are, if it trusts us as a proxy."""
        self.host, self.path, self.cookie, self.address = host, path, cookie, address
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server has shown the table."""
        self._buffer = bytearray()
        self._open = False

    @classmethod
    async def join(cls, port: int, *args: Any, **more: Any) -> Self:
        """Connect and wait until the table is in sight."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(f"127.0.0.1:{port}", *args, **more), "127.0.0.1", port)
        async with asyncio.timeout(30):
            await socket.ready
        return socket

    def opened(self) -> None:
        """The handshake is through."""

    def message(self, payload: bytes, now: float) -> None:
        raise NotImplementedError

    def binary(self, payload: bytes, now: float) -> None:
        raise NotImplementedError

    def is_ready(self) -> None:
        if not self.ready.done():
            self.ready.set_result(None)

    def send(self, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros leaves the payload as it is

    # ---- asyncio's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        forwarded = f"X-Forwarded-For: {self.address}\r\n" if self.address else ""
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: http://{self.host}\r\n"
            f"Cookie: {self.cookie}\r\n{forwarded}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        if not self._buffer and self._open:
            head, length = _measure(data, 0)
            if head and head + length == len(data):  # one whole frame: nearly always
                self._hear(data[0], data[head:], now)
                return
        buffer = self._buffer
        buffer += data
        if not self._open and not self._shake_hands(buffer):
            return
        start = 0
        while True:
            head, length = _measure(buffer, start)
            if not head or len(buffer) - start < head + length:
                break
            self._hear(buffer[start], bytes(buffer[start + head : start + head + length]), now)
            start += head + length
        del buffer[:start]

    def _hear(self, kind: int, payload: bytes, now: float) -> None:
        if kind == BINARY:
            self.binary(payload, now)
        else:
            self.message(payload, now)

    def _shake_hands(self, buffer: bytearray) -> bool:
        end = buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not buffer.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(bytes(buffer[:200]))
        del buffer[: end + 4]
        self._open = True
        self.opened()
        return True


def _measure(data: bytes | bytearray, start: int) -> tuple[int, int]:
    """The sizes of a frame's head and of what it carries; a head of 0 while that can't be told yet."""
    there = len(data) - start
    if there < 2:
        return 0, 0
    length = data[start + 1]
    if length < 126:
        return 2, length
    wide = 2 if length == 126 else 8
    if there < 2 + wide:
        return 0, 0
    return 2 + wide, int.from_bytes(data[start + 2 : start + 2 + wide], "big")
