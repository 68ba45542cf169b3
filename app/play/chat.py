"""The two chats of a room, one for the players and one for the spectators. Neither audience reads the other's."""

import asyncio
from collections.abc import Iterable
from hashlib import blake2b

from app.play.connection import Connection
from app.play.errors import NotAllowed, PlayError
from app.play.plain_text import is_plain_text
from app.play.wire import MAX_CHAT, ChatFrame, ChatLine, TypingFrame, pack
from app.store import ChatRow, Store, now_ms

HISTORY = 100
"""So many lines are sent on connect."""


def audience_of(connection: Connection) -> str:
    """The chat that this connection writes to and reads."""
    return "spectators" if connection.seat is None else "players"


class RoomChat:
    """Lines are stored first, then sent to the connections of their audience."""

    def __init__(self, room_id: str, store: Store, connections: Iterable[Connection]) -> None:
        self.room_id = room_id
        self.store = store
        self.connections = connections
        self._sent_upto = {"players": 0, "spectators": 0}
        self._reading = asyncio.Lock()

    async def say(self, connection: Connection, text: str) -> None:
        """Store a line and send it. Raises PlayError for one that is empty, too long, unreadable or too soon."""
        text = " ".join(text.split())
        if not text:
            raise PlayError("refused-empty-chat")
        if len(text) > MAX_CHAT:
            raise PlayError("refused-too-long")
        if not is_plain_text(text):
            raise PlayError("refused-chat-letters")
        if connection.player_id is None:
            raise NotAllowed("refused-no-name")
        if not connection.chat_rate.take():
            raise PlayError("refused-too-fast")
        await self.store.add_chat(
            room=self.room_id,
            audience=audience_of(connection),
            player_id=connection.player_id,
            seat=connection.seat,
            name=connection.name,
            text=text,
            at=now_ms(),
        )
        await self.send_new()

    async def send_new(self) -> None:
        """Send each audience the lines that it has not been sent yet, whichever worker stored them."""
        for audience in self._sent_upto:
            await self.history(audience)

    async def history(self, audience: str) -> bytes:
        """A frame with the latest lines of an audience, for a new connection; the others are sent what is new."""
        async with self._reading:
            rows = await self.store.chat(self.room_id, audience, HISTORY)
            new = [row for row in rows if (row.id or 0) > self._sent_upto[audience]]
            if new:
                self._sent_upto[audience] = new[-1].id or 0
                frame = _chat_frame(new)
                for connection in self.connections:
                    if audience_of(connection) == audience:
                        connection.push(frame)
            return _chat_frame(rows)

    def typing(self, connection: Connection) -> None:
        """Tell the audience that this person writes a line, but no more often than one can type."""
        if connection.player_id is None or not connection.typing_rate.take():
            return
        frame = pack(TypingFrame(connection.name))
        for other in self.connections:
            if other is not connection and audience_of(other) == audience_of(connection):
                other.push(frame)


def _chat_frame(rows: list[ChatRow]) -> bytes:
    return pack(ChatFrame([_chat_line(row) for row in rows]))


def _chat_line(row: ChatRow) -> ChatLine:
    """A line as it is sent. Its number orders it by time and tells nothing of the other audience's lines."""
    tail = blake2b(f"{row.room} {row.id}".encode(), digest_size=2).digest()
    number = row.at << 12 | int.from_bytes(tail, "little") & 0xFFF
    return ChatLine(number, row.name, row.text, row.at, -1 if row.seat is None else row.seat)
