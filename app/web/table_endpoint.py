"""The websocket endpoint `/ws/{room}`: from a browser's frames to the room's methods, and nothing else."""

import asyncio
import contextlib
from collections.abc import Hashable
from functools import partial
from time import monotonic

import structlog
from msgspec import UNSET
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Message, Receive, Scope, Send

from app.limits import Bucket, address_key
from app.metrics import REFUSALS, SOCKETS
from app.play.connection import Connection
from app.play.errors import NoSuchRoom, PlayError, TooFast, store_reason
from app.play.room import LiveRoom
from app.play.window_pace import Held
from app.play.wire import (
    ByeFrame,
    ChatMessage,
    ChooseMessage,
    ClientMessage,
    HeldFrame,
    HelloMessage,
    Malformed,
    NoFrame,
    OkFrame,
    PingMessage,
    PongFrame,
    PreviewFrame,
    PreviewMessage,
    TypingMessage,
    UndoMessage,
    WindowsMessage,
    decode,
    encode,
    pack,
)
from app.store import PlayerRow, StoreError, Unstorable
from app.web.deps import Services
from app.web.origin import from_our_pages
from app.web.protocol import EXTENSION, WebSocketProtocol
from app.web.sessions import Identity, identify

PATH = "/ws/"
MAX_PENDING = 20
"""So many messages may wait while one is carried out; then the browser is not read from for a while."""
MAX_REFUSALS = 50
"""A connection that has sent so many malformed or too fast messages is closed."""

log = structlog.get_logger("parlour.socket")

_PONG = pack(PongFrame())


class Disconnected(Exception):
    """The browser has closed the connection."""


class OpenSockets:
    """How many websockets are open, by whatever they are counted by."""

    def __init__(self) -> None:
        self._open: dict[Hashable, int] = {}

    def take(self, key: Hashable, most: int) -> bool:
        """One more of this key; False if it has `most` already."""
        count = self._open.get(key, 0)
        if count >= most:
            return False
        self._open[key] = count + 1
        return True

    def release(self, key: Hashable) -> None:
        """One of this key has been closed."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


class TableEndpoint:
    """An ASGI app that opens a session for each browser and counts connections."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self._sockets = OpenSockets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if not from_our_pages(Headers(scope=scope), self.settings):
            REFUSALS.labels("refused-origin").inc()
            await send({"type": "websocket.close", "code": 1008, "reason": "refused-origin"})
            return
        await send({"type": "websocket.accept"})
        try:
            identity = await identify(_cookies(scope), self.services.store, self.settings)
            counted_by = await self._count(scope, identity.player)
        except (PlayError, StoreError) as error:
            await _reject(send, _reason(error))
            return
        SOCKETS.inc()
        socket: WebSocketProtocol = scope["extensions"][EXTENSION]
        opened = False
        try:
            session = await self._open_session(scope, receive, socket, identity)
            socket.listen(session.receive, lambda: self._end_session(session, counted_by))
            opened = True
        except Disconnected:
            pass
        except (PlayError, Malformed, TimeoutError, StoreError) as error:
            await _reject(send, _reason(error))
        finally:
            if not opened:
                self._release(counted_by)

    def _end_session(self, session: "TableSession", counted_by: Hashable) -> None:
        session.end()
        self._release(counted_by)

    def _release(self, counted_by: Hashable) -> None:
        SOCKETS.dec()
        self._sockets.release(counted_by)

    async def _count(self, scope: Scope, player: PlayerRow | None) -> Hashable:
        """Count this websocket as open and as a request. Returns by what: the player, or for a stranger the address.

        Strangers beyond what their address may have are counted by room and address, if there is such a room: whoever
        holds all connections of an address, its other people can still look at the room they have been invited to.
        Raises TooFast.
        """
        host = scope["client"][0] if scope.get("client") else ""
        if player is not None:
            self.services.loopback.saw(host, player.id)
            return self._counted(player.id, self.settings.total_connections_per_player)
        address = address_key(host)
        try:
            return self._counted(address, self.settings.connections_per_address)
        except TooFast:
            with contextlib.suppress(NoSuchRoom):
                room = await self.services.open_room(_room_id(scope))
                return self._counted((room.id, address), self.settings.strangers_per_room)
            raise

    def _counted(self, key: Hashable, most: int) -> Hashable:
        if not self.services.limits.requests.allow(key) or not self._sockets.take(key, most):
            raise TooFast
        return key

    async def _open_session(
        self, scope: Scope, receive: Receive, socket: WebSocketProtocol, identity: Identity
    ) -> "TableSession":
        """Read the hello and join the room. Raises what `_reason` knows, and Disconnected."""
        async with asyncio.timeout(self.settings.patience_seconds):
            hello = await _first_message(receive)
        if not isinstance(hello, HelloMessage):
            raise PlayError("refused-malformed")
        room = await self.services.open_room(_room_id(scope))
        connection = self._connection(socket, identity)
        await room.join(connection, hello.epoch, hello.v)
        return TableSession(room, connection, socket)

    def _connection(self, socket: WebSocketProtocol, identity: Identity) -> Connection:
        s, player = self.settings, identity.player
        return Connection(
            player_id=player.id if player else None,
            device=identity.device,
            name=player.name if player else "",
            socket=socket,
            frame_rate=Bucket(s.frames_per_second, s.frames_burst),
            chat_rate=self.services.limits.chat.bucket(player.id if player else None),
            queue_bytes=s.queue_bytes,
        )


class TableSession:
    """One browser's connection to a room: its messages are carried out one after another."""

    def __init__(self, room: LiveRoom, connection: Connection, socket: WebSocketProtocol) -> None:
        self.room = room
        self.connection = connection
        self.socket = socket
        self.refusals = 0
        self._pending: list[bytes] = []
        self._task: asyncio.Task[None] | None = None
        """The message that is being carried out; the next ones wait."""

    def receive(self, text: bytes) -> None:
        """A message has arrived."""
        if self._task is None:
            self._dispatch(text)
        else:
            self._pending.append(text)
            if len(self._pending) == MAX_PENDING:
                self.socket.hold(True)

    def end(self) -> None:
        """The browser has disconnected. What is being carried out is finished all the same."""
        self.connection.mark_closed()
        self.room.leave(self.connection)

    def _on_done(self, done: asyncio.Task[None]) -> None:
        self._task = None
        if not done.cancelled() and (bug := done.exception()) is not None:
            self._fail(bug)
        while self._pending and self._task is None:
            self._dispatch(self._pending.pop(0))
        if not self._pending:
            self.socket.hold(False)

    def _dispatch(self, text: bytes) -> None:
        connection = self.connection
        if connection.closed:
            return
        try:
            message = decode(text)
        except Malformed as error:
            self._refuse(0, str(error))
            return
        connection.received_at = monotonic()
        acts = 1 + len(message.then) if isinstance(message, ChooseMessage) else 1
        if not all(connection.frame_rate.take() for _ in range(acts)):
            self._refuse(getattr(message, "n", 0), TooFast().reason)
        elif isinstance(message, ChooseMessage | UndoMessage | PreviewMessage | ChatMessage):
            self._task = asyncio.create_task(self._execute(message))
            self._task.add_done_callback(self._on_done)
        elif isinstance(message, PingMessage):
            connection.push(_PONG)
        elif isinstance(message, TypingMessage):
            self.room.typing(connection)
        elif isinstance(message, WindowsMessage):
            self.room.set_windows(connection, message.ask)
        elif isinstance(message, HelloMessage):
            self.room.resume(connection, message.epoch, message.v)

    async def _execute(self, message: ChooseMessage | UndoMessage | PreviewMessage | ChatMessage) -> None:
        room, connection = self.room, self.connection
        try:
            if isinstance(message, ChooseMessage):
                if held := await room.choose(connection, message.ask, message.option, message.then):
                    connection.push(pack(HeldFrame(message.n)))
                    held.add_done_callback(partial(self._on_carried_out, message.n))
                    return
            elif isinstance(message, UndoMessage):
                await room.undo(connection, message.ask, all=message.all)
            elif isinstance(message, PreviewMessage):
                patch, mine = await room.preview(connection, message.ask, message.options)
                connection.push(pack(PreviewFrame(message.n, patch or UNSET, mine or UNSET)))
                return
            else:
                await room.say(connection, message.text)
        except (PlayError, StoreError) as error:
            self._answer(message.n, error)
        else:
            self._answer(message.n)

    def _on_carried_out(self, n: int, held: Held) -> None:
        """What was held is done, or has failed. If the server stops before, the browser asks the next one."""
        if held.cancelled():
            return
        error = held.exception()
        if error is None or isinstance(error, PlayError | StoreError):
            self._answer(n, error)
        else:
            self._fail(error)

    def _answer(self, n: int, error: PlayError | StoreError | None = None) -> None:
        """Say that the message with this number has been carried out, or why not."""
        if error is None:
            self.connection.push(pack(OkFrame(n)))
            return
        reason = _reason(error)
        REFUSALS.labels(reason).inc()
        self.connection.push(pack(NoFrame(n, reason)))

    def _fail(self, bug: BaseException) -> None:
        log.error("a message could not be carried out", room=self.room.id, exc_info=bug)
        self.connection.abort()

    def _refuse(self, n: int, reason: str) -> None:
        """Refuse what should never have been sent; too many of these close the connection."""
        self.refusals += 1
        REFUSALS.labels(reason).inc()
        self.connection.push(pack(NoFrame(n, reason)))
        if self.refusals == MAX_REFUSALS:
            self.connection.close_soon(pack(ByeFrame("bye-flood")))


async def _first_message(receive: Receive) -> ClientMessage | None:
    """The first message; None for a type that we don't know. Raises Malformed, and Disconnected if none comes."""
    event: Message = await receive()
    if event["type"] == "websocket.disconnect":
        raise Disconnected
    text = event.get("text")
    if text is None:
        raise Malformed("refused-malformed")
    return decode(text)


async def _reject(send: Send, reason: str) -> None:
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
        case Unstorable():
            return "refused-malformed"
        case StoreError():
            return store_reason(error)
        case _:
            return "refused-too-slow"


def _room_id(scope: Scope) -> str:
    path: str = scope["path"]
    return path.removeprefix(PATH)


def _cookies(scope: Scope) -> dict[str, str]:
    return cookie_parser(Headers(scope=scope).get("cookie", ""))
