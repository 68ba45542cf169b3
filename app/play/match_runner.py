"""The match of a room, from the moment it begins: loaded, played, and answered for where a bot must."""

from collections.abc import Callable

import structlog

from app.engine import GameBug, Seat
from app.play.answer_scheduler import AnswerScheduler
from app.play.bus_messages import Publish, moved
from app.play.cached_room import CachedRoom
from app.play.connection import Connection
from app.play.errors import NotAllowed, NotNow, Unavailable
from app.play.live_match import LiveMatch
from app.play.move_list import Entry
from app.play.window_modes import WindowModes
from app.play.window_pace import WindowPace
from app.settings import Settings
from app.store import Store

log = structlog.get_logger()


class MatchRunner:
    """Holds the LiveMatch (None while the room is open, or if its game fails), its WindowPace and AnswerScheduler."""

    def __init__(
        self,
        room: CachedRoom,
        store: Store,
        settings: Settings,
        *,
        publish: Publish,
        is_first_worker: Callable[[], bool],
        windows: WindowModes,
        on_end: Callable[[], None],
    ) -> None:
        self.live: LiveMatch | None = None
        self._failed = False
        self._stopped = False
        self._pace: WindowPace | None = None
        self._scheduler: AnswerScheduler | None = None
        self._room = room
        self._store = store
        self._settings = settings
        self._publish = publish
        self._is_first_worker = is_first_worker
        self._windows = windows
        self._on_end = on_end

    async def load(self) -> None:
        """Read the match from the store and schedule what is to be answered in it.

        If its game can't even show it, the room has no match until it is loaded again.
        """
        room, publish = self._room, self._publish
        try:
            live = await LiveMatch.load(room.record, self._store)
        except GameBug as error:
            log.error("match can't be shown", room=room.id, game=room.record.room.game, error=str(error))
            self._failed = True
            return
        if self._stopped:  # the room was unloaded meanwhile: nobody may answer in it any more
            return
        self.live = live
        seconds = self._settings.window_seconds if room.record.room.even_pace else 0.0
        pace = self._pace = WindowPace(live, seconds, lambda: room.bots)
        # Should two workers think for a moment that they are first, the database lets only one of their answers in.
        self._scheduler = AnswerScheduler(
            live, pace, self._settings, lambda: room.bots, self._is_first_worker, self._windows
        )
        live.on_moved = self._on_moved
        live.on_written = lambda entry: publish(moved(entry))
        self.schedule_answers()

    @property
    def halted(self) -> bool:
        """Whether a fault of the game keeps the match from going on."""
        return self._failed or (self.live is not None and self.live.halted)

    def _on_moved(self) -> None:
        self.note_end()
        self.schedule_answers()

    def note_end(self) -> None:
        """The match may be over in memory before the record that was read last says so."""
        if self.live is not None and self.live.is_over and self._room.state == "running":
            self._room.record.room.state = "over"
            self._on_end()

    def schedule_answers(self) -> None:
        """A move was made, or a seat or another worker's bots are ours now: answer for bots where asked."""
        if self._pace is not None and self._scheduler is not None and not self._stopped:
            self._pace.update()
            self._scheduler.update()

    @property
    def is_holding(self) -> bool:
        """Whether somebody has answered in a window, and that is not carried out yet."""
        return self._pace is not None and self._pace.is_holding

    def playing(self, connection: Connection) -> tuple[WindowPace, Seat]:
        """Where choices are made, and the seat for which this connection may. Raises PlayError."""
        if self._failed:
            raise Unavailable("refused-game-bug")
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

    def rest(self) -> None:
        """Take less memory if nothing happens."""
        if self.live is not None:
            self.live.rest()

    async def follow(self, entry: Entry | None = None) -> None:
        """Show what other workers have written."""
        if self.live is not None:
            await self.live.follow(entry)

    def stop(self) -> None:
        """Answer for nobody any more, and let go of the match, so that the room leaves memory without a collection."""
        self._stopped = True
        if self._pace is not None and self._scheduler is not None:
            self._pace.stop()
            self._scheduler.stop()
        if self.live is not None:
            self.live.on_moved = lambda: None
