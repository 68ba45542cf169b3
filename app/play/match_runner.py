"""The match of a room, from the moment it begins: loaded, played, and answered for where a bot must."""

from collections.abc import Callable

from app.engine import Seat
from app.play.answer_scheduler import AnswerScheduler
from app.play.bus_messages import Publish, moved
from app.play.cached_room import CachedRoom
from app.play.connection import Connection
from app.play.errors import NotAllowed, NotNow
from app.play.live_match import LiveMatch
from app.play.move_list import Entry
from app.play.window_pace import WindowPace
from app.settings import Settings
from app.store import Store


class MatchRunner:
    """Holds the LiveMatch (None while the room is open), its WindowPace and its AnswerScheduler."""

    def __init__(
        self,
        room: CachedRoom,
        store: Store,
        settings: Settings,
        *,
        publish: Publish,
        is_first_worker: Callable[[], bool],
        on_end: Callable[[], None],
    ) -> None:
        self.live: LiveMatch | None = None
        self._pace: WindowPace | None = None
        self._scheduler: AnswerScheduler | None = None
        self._room = room
        self._store = store
        self._settings = settings
        self._publish = publish
        self._is_first_worker = is_first_worker
        self._on_end = on_end

    async def load(self) -> None:
        """Read the match from the store and schedule what is to be answered in it."""
        live = await LiveMatch.load(self._room.record, self._store)
        self.live = live
        seconds = self._settings.window_seconds if self._room.record.room.even_pace else 0.0
        pace = self._pace = WindowPace(live, seconds, lambda: self._room.bots)
        # Should two workers think for a moment that they are first, the database lets only one of their answers in.
        self._scheduler = AnswerScheduler(live, pace, self._settings, lambda: self._room.bots, self._is_first_worker)
        live.on_moved = self._on_moved
        live.on_written = self._on_written
        self.schedule_answers()

    def _on_moved(self) -> None:
        self.note_end()
        self.schedule_answers()

    def _on_written(self, entry: Entry) -> None:
        self._publish(moved(entry))

    def note_end(self) -> None:
        """The match may be over in memory before the record that was read last says so."""
        if self.live is not None and self.live.is_over and self._room.state == "running":
            self._room.record.room.state = "over"
            self._on_end()

    def schedule_answers(self) -> None:
        """A move was made, or a seat or another worker's bots are ours now: answer for bots where asked."""
        if self._pace is not None and self._scheduler is not None:
            self._pace.update()
            self._scheduler.update()

    @property
    def is_holding(self) -> bool:
        """Whether somebody has answered in a window, and that is not carried out yet."""
        return self._pace is not None and self._pace.is_holding

    def playing(self, connection: Connection) -> tuple[WindowPace, Seat]:
        """Where choices are made, and the seat for which this connection may. Raises NotNow and NotAllowed."""
        if self._pace is None:
            raise NotNow("refused-not-running")
        if connection.seat is None:
            raise NotAllowed("refused-not-seated")
        return self._pace, connection.seat

    def join(self, connection: Connection, epoch: str = "", v: int = 0) -> None:
        """Send a connection the match as its seat sees it, from where it left off if that is still kept."""
        if self.live is not None:
            self.live.join(connection, epoch, v)

    def leave(self, connection: Connection) -> None:
        if self.live is not None:
            self.live.leave(connection)

    async def follow(self, entry: Entry | None = None) -> None:
        """Show what other workers have written."""
        if self.live is not None:
            await self.live.follow(entry)

    def stop(self) -> None:
        if self._pace is not None and self._scheduler is not None:
            self._pace.stop()
            self._scheduler.stop()
