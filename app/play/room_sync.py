"""Keeps a room the same on all workers: the record is read again when it changes, here or elsewhere."""

import asyncio

from app.play import bus_messages as messages
from app.play.audience import Audience
from app.play.bus_messages import Publish
from app.play.cached_room import CachedRoom
from app.play.connection import Connection
from app.play.match_runner import MatchRunner


class RoomSync:
    """Applies what other workers publish about a room, and what a new record of it says."""

    def __init__(self, room: CachedRoom, audience: Audience, match: MatchRunner, publish: Publish) -> None:
        self._room = room
        self._audience = audience
        self._match = match
        self._publish = publish
        self._refreshing = asyncio.Lock()

    async def handle(self, message: bytes) -> None:
        """Another worker has published this about the room. What one of another version may say besides is ignored."""
        if message.startswith(messages.MOVED) and self._match.live is not None:
            await self._match.follow(messages.read_moved(message))
        elif message == messages.CHATTED:
            await self._audience.chat.send_new()
        elif message.startswith(messages.VOTED):
            self._audience.presence.vote(*messages.read_voted(message))
            self._audience.schedule_info()
        elif message == messages.CHANGED:
            await self.refresh()

    async def refresh(self) -> None:
        """Read the record again and show everybody what changed. Raises NoSuchRoom."""
        async with self._refreshing:
            await self._room.reload()
            self._match.note_end()
            self._audience.update_names()
            if self._room.state != "open" and self._match.live is None and not self._match.halted:
                await self._match.load()
                reseated = self._audience.close_excess_guests()
            else:
                reseated = self._audience.reseated()
            for connection in reseated:
                self._reseat(connection)
        self._match.schedule_answers()
        self._audience.send_info()

    async def refresh_everywhere(self) -> None:
        """The record was changed here: read it again, and let the other workers do the same."""
        await self.refresh()
        self._publish(messages.CHANGED)

    def _reseat(self, connection: Connection) -> None:
        """Show a connection the match as the seat sees it that its person holds now."""
        self._match.leave(connection)
        connection.seat = self._room.seat_of(connection.player_id)
        self._match.join(connection)

    def workers_changed(self) -> None:
        """Another worker has the room now, or no more, or others are connected there. Its bots may be ours to play.

        What people want in windows is told to nobody: the room is shown anew only if somebody came or left.
        """
        if self._audience.presence.others_changed():
            self._audience.schedule_info()
        self._audience.windows.update()
        self._audience.schedule_report()  # who has told another worker is no longer this one's
        self._match.schedule_answers()
