"""uvicorn's protocols, with what a server needs that is open to everybody.

HTTP: a connection that dawdles over its request, or does not read what it asked for, is cut.

Websockets: both directions without a detour. A step of a match is the same bytes for all sockets of a viewer: packed
once and written to their transports as it is, with no task, queue or copy per socket, which carries hundreds of
spectators. A browser's message goes straight to whoever listens, with no queue or task that waits for it: the ASGI app
lets the browser in and returns, and what the handshake took is given back.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]  # not exported, but the fast one
from websockets.http11 import Request

from app.limits import Bucket

log = logging.getLogger(__name__)

EXTENSION = "parlour.socket"
HEAD_BYTES = 65_536
"""The request line and headers of a request, at most (and what was read together with them)."""
CONTROL_PER_SECOND, CONTROL_BURST = 1, 20
"""Pings, pongs and fragments of messages on one websocket. Browsers send none of them."""


WHOLE_TEXT, MASKED, HEAD, SHORT = 0x81, 0x80, 6, 126
"""A short text frame of a browser: how it begins, what its length is added to, the bytes before the text, its limit."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP, not waiting for ever: neither for the head of a request nor for an answer to be read."""

    def __init__(self, *args: Any, patience: float, **more: Any) -> None:
        super().__init__(*args, **more)
        self.patience = patience
        self._head_bytes = 0
        self._head_timer: asyncio.TimerHandle | None = None
        self._read_timer: asyncio.TimerHandle | None = None
        self._cycle: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_head_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_head_timer()
        self._stop_read_timer()
        if self._cycle is not None:  # uvicorn itself only knows the cycle of the last request that came in
            self._cycle.disconnected = True
            self._cycle.message_event.set()
        super().connection_lost(exc)
        # Each knows the other. The circle would stay in memory until a collection of the old, which is rare.
        self.cycle = self._cycle = None  # type: ignore[assignment]
        self.pipeline.clear()

    # ---- the head of a request

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_timer is not None:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_head_timer()

    def on_headers_complete(self) -> None:
        if not self.parser.should_upgrade():
            self._stop_head_timer()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_head_timer()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # nobody tells us when the websocket is closed: end the circle now

    def _start_head_timer(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(self.patience, self.transport.abort)

    def _stop_head_timer(self) -> None:
        self._head_bytes = 0
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    # ---- an answer

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._cycle = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_timer = self.loop.call_later(self.patience, self._check_reader, self._unread_bytes())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_read_timer()

    def _check_reader(self, before: int) -> None:
        """Somebody with a slow line is waited for as long as they read at all."""
        if self._unread_bytes() >= before:
            self.transport.abort()
        else:
            self._read_timer = self.loop.call_later(self.patience, self._check_reader, self._unread_bytes())

    def _unread_bytes(self) -> int:
        return self.transport.get_write_buffer_size()

    def _stop_read_timer(self) -> None:
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A browser's websocket (in the scope's extensions). Aborts what only a flood is made of."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._on_message: Callable[[bytes], None] | None = None
        self._on_close: Callable[[], None] | None = None
        self._control_rate = Bucket(CONTROL_PER_SECOND, CONTROL_BURST)
        self._only_short_text = True
        """Whether all that has come so far were short text frames, each by itself."""

    def data_received(self, data: bytes) -> None:
        """Nearly all that a browser sends comes as one short frame: for that no parser needs to be woken.

        From the first data that is anything else, all goes to the parser, which knows where a frame begins and ends.
        """
        if self._only_short_text and self.handshake_initiated:
            self._only_short_text = _is_short_text(data)
            if self._only_short_text and self._on_message is not None and not self.close_sent:
                text = apply_mask(data[HEAD:], data[HEAD - 4 : HEAD])
                if _is_utf8(text):
                    self._on_message(text)
                else:
                    self._close_for_bad_text()
                return
        super().data_received(data)
        if not self.handshake_initiated:  # the first data is the whole request: it was none for a websocket
            self._abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.read_paused = False  # nothing is left to resume
        super().connection_lost(exc)
        on_close, self._on_message, self._on_close = self._on_close, None, None
        self.conn.parser.close()  # a generator that knows its owner: a circle, as listeners are that know us
        if on_close is not None:
            on_close()

    async def run_asgi(self) -> None:
        """As uvicorn's, but the websocket stays open after the app has returned if somebody listens."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("a websocket could not be served")
            self.send_500_response()
        if self._on_message is None and self.close_timer is None:
            self.transport.close()

    # ---- the open websocket

    def listen(self, on_message: Callable[[bytes], None], on_close: Callable[[], None]) -> None:
        """From now on messages go straight to `on_message`, first those that have come already.

        The ASGI app may return: `on_close` tells when the websocket is closed.
        """
        if self.disconnected:
            on_close()
            return
        received, self.queue, self.writable = self.queue, _DISCARDED, _ALWAYS
        self._on_message, self._on_close = on_message, on_close
        del self.scope, self.request, self.response  # nobody needs them any more, and they are large
        if self._only_short_text:  # then the parser stands between two frames, and one without the request will do
            self.conn.parser.close()
            self.conn.parser = self.conn.parse()
            next(self.conn.parser)
        while not received.empty():
            event = received.get_nowait()
            if event["type"] == "websocket.receive":
                on_message((event.get("text") or "").encode())
        self.hold(False)

    def hold(self, held: bool) -> None:
        """Read nothing more from the browser for now, or go on."""
        if held != self.read_paused and not self.transport.is_closing():
            self.read_paused = held
            (self.transport.pause_reading if held else self.transport.resume_reading)()

    def pause_writing(self) -> None:
        if self.writable is not _ALWAYS:
            super().pause_writing()

    def resume_writing(self) -> None:
        if self.writable is not _ALWAYS:
            super().resume_writing()

    async def send_close(self) -> None:
        await self.send({"type": "websocket.close", "code": 1000})

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. Text that is not UTF-8 is no message; what is not text counts as an empty one."""
        message = b"".join(self.frames)
        is_text = self.curr_msg_data_type == "text"
        if is_text and not _is_utf8(message):
            self._close_for_bad_text()
        elif self._on_message is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            if not self.close_sent:
                self._on_message(message if is_text else b"")

    # ---- what uvicorn tells us

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def handle_ping(self) -> None:
        if self._within_rate():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._within_rate():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._within_rate():
            super().handle_cont(event)

    def _within_rate(self) -> bool:
        if not self._control_rate.take():
            self._abort()
        return not self.transport.is_closing()

    def _close_for_bad_text(self) -> None:
        """As RFC 6455 wants it. A browser that does not read the last frames, or has not waited for us, is cut."""
        self.frames = []
        if self.close_sent or not self.handshake_complete:
            self._abort()
            return
        self.conn.send_close(CloseCode.INVALID_DATA)
        self.handle_parser_exception()
        self.loop.call_later(self.close_timeout, self._abort)

    def _abort(self) -> None:
        self.read_paused = False
        self.transport.abort()


class _DiscardingQueue(asyncio.Queue[Any]):
    """Where events go that nobody waits for."""

    def put_nowait(self, item: Any) -> None:
        pass


_DISCARDED = _DiscardingQueue()
_ALWAYS = asyncio.Event()
"""A connection looks at the transport's buffer by itself before it writes, so nothing waits here for a slow reader."""
_ALWAYS.set()


def _is_short_text(data: bytes) -> bool:
    length = len(data) - HEAD
    return 0 <= length < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED + length


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
