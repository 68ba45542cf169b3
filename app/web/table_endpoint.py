"""The websocket endpoint `/ws/{room}`: from a browser's frames to the room's methods, and nothing else."""

import asyncio
import contextlib
from time import monotonic

import structlog
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Message, Receive, Scope, Send

from app.limits import Bucket, address_key
from app.metrics import REFUSALS, SOCKETS
from app.play.connection import Connection
from app.play.errors import NotAllowed, NotNow, PlayError, TooFast
from app.play.room import LiveRoom
from app.play.wire import (
    MAX_OPTION,
    ByeFrame,
    ChatMessage,
    ChooseMessage,
    ClientMessage,
    HelloMessage,
    Malformed,
    NoFrame,
    OkFrame,
    PingMessage,
    PongFrame,
    TypingMessage,
    UndoMessage,
    decode,
    encode,
    pack,
)
from app.store import PlayerRow, StoreError
from app.web.deps import Services
from app.web.origin import from_our_pages
from app.web.protocol import EXTENSION, WebSocketProtocol
from app.web.sessions import player_from

PATH = "/ws/"
MOST_WAITING = 20
"""So many messages may wait while one is carried out; then the browser is not read from for a while."""
MOST_REFUSALS = 50
"""A socket that has had so many malformed or too fast messages is closed."""

log = structlog.get_logger("parlour.socket")

_PONG = pack(PongFrame())


class Disconnected(Exception):
    """The browser has closed the connection."""


class TableEndpoint:
    """An ASGI app that lets browsers in and counts them by address."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self._by_address: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if not from_our_pages(Headers(scope=scope), self.settings):
            REFUSALS.labels("refused-origin").inc()
            await send({"type": "websocket.close", "code": 1008, "reason": "refused-origin"})
            return
        client = scope.get("client")
        address = address_key(client[0]) if client else ""
        await send({"type": "websocket.accept"})
        self._by_address[address] = self._by_address.get(address, 0) + 1
        SOCKETS.inc()
        line: WebSocketProtocol = scope["extensions"][EXTENSION]
        stays = False
        try:
            visit = await self._let_in(scope, receive, line, address)
            line.listen(visit.hear, lambda: self._leave(visit, address))
            stays = True
        except Disconnected:
            pass
        except (PlayError, Malformed, TimeoutError, StoreError) as error:
            await _turn_away(send, _reason(error))
        finally:
            if not stays:
                self._forget(address)

    def _leave(self, visit: "TableSession", address: str) -> None:
        visit.end()
        self._forget(address)

    def _forget(self, address: str) -> None:
        SOCKETS.dec()
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _is_crowded(self, address: str) -> bool:
        """Too many sockets from there at once, or opened too quickly: each counts as a request."""
        too_many = self._by_address[address] > self.settings.connections_per_address
        return too_many or not self.services.limits.requests.allow(address)

    async def _let_in(self, scope: Scope, receive: Receive, line: WebSocketProtocol, address: str) -> "TableSession":
        """Hear who comes for which room, and give them a place there. Raises what `_reason` knows, and Disconnected."""
        if self._is_crowded(address):
            raise TooFast
        async with asyncio.timeout(self.settings.patience_seconds):
            hello = await _first_message(receive)
        if not isinstance(hello, HelloMessage):
            raise PlayError("refused-malformed")
        player = await player_from(_cookies(scope), self.services.store, self.settings)
        room = await self.services.open_room(scope["path"].removeprefix(PATH), player, address)
        connection = self._connection(line, player)
        await room.join(connection, hello.epoch, hello.v)
        return TableSession(room, connection, line)

    def _connection(self, line: WebSocketProtocol, player: PlayerRow | None) -> Connection:
        s = self.settings
        return Connection(
            player_id=player.id if player else None,
            name=player.name if player else "",
            line=line,
            frame_rate=Bucket(s.frames_per_second, s.frames_burst),
            chat_rate=self.services.limits.chat.bucket(player.id if player else None),
            queue_bytes=s.queue_bytes,
        )


class TableSession:
    """One browser's time in a room: its messages, one after another."""

    def __init__(self, room: LiveRoom, connection: Connection, line: WebSocketProtocol) -> None:
        self.room = room
        self.connection = connection
        self.line = line
        self.refusals = 0
        self._waiting: list[bytes] = []
        self._work: asyncio.Task[None] | None = None
        """The message that is being carried out; the next ones wait."""

    def hear(self, text: bytes) -> None:
        """A message has come."""
        if self._work is None:
            self._take(text)
        else:
            self._waiting.append(text)
            if len(self._waiting) == MOST_WAITING:
                self.line.hold(True)

    def end(self) -> None:
        """The browser is gone. What is being carried out is finished all the same."""
        self.connection.lost()
        self.room.leave(self.connection)

    def _go_on(self, done: asyncio.Task[None]) -> None:
        self._work = None
        if not done.cancelled() and (bug := done.exception()) is not None:
            log.error("a message could not be carried out", room=self.room.id, exc_info=bug)
            self.connection.abort()
        while self._waiting and self._work is None:
            self._take(self._waiting.pop(0))
        if not self._waiting:
            self.line.hold(False)

    def _take(self, text: bytes) -> None:
        connection = self.connection
        if connection.closed:
            return
        try:
            message = decode(text)
        except Malformed as error:
            self._refuse(0, str(error))
            return
        connection.heard_at = monotonic()
        if not connection.frame_rate.take():
            self._refuse(getattr(message, "n", 0), TooFast().reason)
        elif isinstance(message, ChooseMessage | UndoMessage | ChatMessage):
            self._work = asyncio.create_task(self._carry_out(message))
            self._work.add_done_callback(self._go_on)
        elif isinstance(message, PingMessage):
            connection.push(_PONG)
        elif isinstance(message, TypingMessage):
            self.room.chat.typing(connection)
        elif isinstance(message, HelloMessage) and self.room.live is not None:
            self.room.live.join(connection, message.epoch, message.v)

    async def _carry_out(self, message: ChooseMessage | UndoMessage | ChatMessage) -> None:
        try:
            if isinstance(message, ChatMessage):
                await self.room.say(self.connection, message.text)
            else:
                await self._move(message)
        except (PlayError, StoreError) as error:
            reason = _reason(error)
            REFUSALS.labels(reason).inc()
            self.connection.push(pack(NoFrame(message.n, reason)))
        else:
            self.connection.push(pack(OkFrame(message.n)))

    async def _move(self, message: ChooseMessage | UndoMessage) -> None:
        live, seat = self.room.live, self.connection.seat
        if live is None:
            raise NotNow("refused-not-running")
        if seat is None:
            raise NotAllowed("refused-not-seated")
        if isinstance(message, UndoMessage):
            await live.undo(seat, message.ask)
        elif len(message.option) > MAX_OPTION or message.option.startswith("~"):
            raise PlayError("refused-not-offered")
        else:
            await live.choose(seat, message.ask, message.option)

    def _refuse(self, n: int, reason: str) -> None:
        """Refuse what should never have been sent; too many of these end the visit."""
        self.refusals += 1
        REFUSALS.labels(reason).inc()
        self.connection.push(pack(NoFrame(n, reason)))
        if self.refusals == MOST_REFUSALS:
            self.connection.dismiss(pack(ByeFrame("bye-flood")))


async def _first_message(receive: Receive) -> ClientMessage | None:
    """The first message; None for a type that we don't know. Raises Malformed, and Disconnected if none comes."""
    event: Message = await receive()
    if event["type"] == "websocket.disconnect":
        raise Disconnected
    text = event.get("text")
    if text is None:
        raise Malformed("refused-malformed")
    return decode(text)


async def _turn_away(send: Send, reason: str) -> None:
    REFUSALS.labels(reason).inc()
    with contextlib.suppress(OSError, RuntimeError):
        await send({"type": "websocket.send", "text": encode(ByeFrame(reason)).decode()})
        await send({"type": "websocket.close", "code": 1008})


def _reason(error: Exception) -> str:
    match error:
        case PlayError():
            return error.reason
        case Malformed():
            return str(error)
        case StoreError():
            return "refused-store-down"
        case _:
            return "refused-too-slow"


def _cookies(scope: Scope) -> dict[str, str]:
    return cookie_parser(Headers(scope=scope).get("cookie", ""))
