"""The browsers in a room: who is admitted, who is present, their chat, and the room as each of them sees it."""

import math
import time

from app.play.cached_room import CachedRoom
from app.play.chat import RoomChat
from app.play.connection import Connection
from app.play.errors import NotAllowed, NotNow
from app.play.other_workers import OtherWorkers
from app.play.presence import Presence
from app.play.room_info import room_info
from app.play.window_modes import WindowModes
from app.play.wire import ByeFrame, RoomInfo, pack
from app.settings import Settings
from app.store import Store


class Audience:
    """The connections of a room on this worker, players' and spectators' alike."""

    def __init__(self, room: CachedRoom, store: Store, settings: Settings, workers: OtherWorkers) -> None:
        self.connections: dict[Connection, None] = {}
        self.presence = Presence(room.record.room, workers, self.connections, settings.grace_seconds)
        self.windows = WindowModes(room.id, workers, self.connections)
        self.chat = RoomChat(room.id, store, self.connections)
        self._room = room
        self._settings = settings
        self._notice = ""
        self._info_changed = False
        self._due_at = 0.0
        """When, by the monotonic clock, somebody may have been silent or absent for too long."""
        self._used_at = time.monotonic()

    # ---- admission

    def may_watch(self, player_id: str | None) -> bool:
        """Whether this person may see the room at all."""
        room = self._room
        if room.state == "open" or self._belongs(player_id):
            return True
        return room.record.room.spectators and self.presence.spectators() < self._settings.spectators_per_room

    def _belongs(self, player_id: str | None) -> bool:
        """Players and the host take no spectator's place."""
        return self._room.seat_of(player_id) is not None or self._room.is_host(player_id)

    def admit(self, connection: Connection) -> None:
        """Add a connection and show it the room. Raises PlayError if there is no place for it."""
        player_id = connection.player_id
        if not self.may_watch(player_id):
            raise NotAllowed("refused-no-spectators")
        own = sum(other.player_id == player_id for other in self.connections)
        if player_id is not None and own >= self._settings.connections_per_player:
            raise NotNow("refused-too-many-tabs")
        connection.seat = self._room.seat_of(player_id)
        self.connections[connection] = None
        self.presence.update()
        connection.push(pack(self.info(player_id)))
        self.schedule_info()

    def remove(self, connection: Connection) -> bool:
        """Take a connection out; False if it was not here any more."""
        if connection not in self.connections:
            return False
        del self.connections[connection]
        self.presence.update()
        self.windows.update()
        self.touch()
        self.schedule_info()
        return True

    def close_excess_guests(self) -> list[Connection]:
        """The match begins: guests of the waiting room may watch where that is allowed. Returns those who stay."""
        staying: list[Connection] = []
        places = self._settings.spectators_per_room if self._room.record.room.spectators else 0
        for connection in self.connections:
            if not self._belongs(connection.player_id):
                places -= 1
                if places < 0:
                    connection.close_soon(pack(ByeFrame("refused-no-spectators")))
                    continue
            staying.append(connection)
        return staying

    # ---- what the record says of them

    def update_names(self) -> None:
        """A person may have another name since they connected."""
        for connection in self.connections:
            seat = self._room.seat_of(connection.player_id)
            if seat is not None:
                connection.name = self._room.record.seats[seat].name

    def reseated(self) -> list[Connection]:
        """The connections whose person holds another seat than when they were admitted."""
        return [other for other in self.connections if other.seat != self._room.seat_of(other.player_id)]

    # ---- showing the room

    def info(self, player_id: str | None) -> RoomInfo:
        """The room as this person sees it."""
        return room_info(self._room, self.presence, self._notice, player_id)

    def is_due(self, notice: str, now: float) -> bool:
        """Whether the next tick has anything to do: most have not."""
        if self._info_changed or now >= self._due_at or notice != self._notice:
            return True
        return any(connection.behind for connection in self.connections)

    def set_notice(self, notice: str) -> None:
        """Show everybody a notice about the server itself."""
        self._info_changed |= notice != self._notice
        self._notice = notice

    def schedule_info(self) -> None:
        """Show the room to everybody with the next tick."""
        self._info_changed = True

    def schedule_report(self) -> None:
        """Tell the other workers of this one's people with the next tick, and nobody else."""
        self._due_at = 0.0

    def send_info(self) -> None:
        """Show the room to everybody now; all spectators but the host see the same."""
        self._info_changed = False
        frames: dict[str | None, bytes] = {}
        for connection in self.connections:
            special = connection.seat is not None or self._room.is_host(connection.player_id)
            viewer = connection.player_id if special else None
            if viewer not in frames:
                frames[viewer] = pack(self.info(viewer))
            connection.push(frames[viewer])

    def tick(self) -> None:
        """Show the room to everybody if something of it has changed, presence included."""
        self._info_changed |= self.presence.update()
        if self._info_changed:
            self.send_info()
        heard_of = min((connection.received_at for connection in self.connections), default=math.inf)
        self._due_at = min(heard_of + self._settings.ping_seconds, self.presence.next_absence())

    # ---- closing

    def silent(self) -> list[Connection]:
        """The connections that have sent nothing for too long."""
        since = time.monotonic() - self._settings.ping_seconds
        return [connection for connection in self.connections if connection.received_at < since]

    def touch(self) -> None:
        """Somebody uses the room: it stays in memory."""
        self._used_at = time.monotonic()

    def is_idle(self) -> bool:
        """Whether nobody has used the room for so long that it can be unloaded."""
        return not self.connections and time.monotonic() - self._used_at > self._settings.idle_seconds
