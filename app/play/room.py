"""A room in memory: the one place through which the web server and the hub act on it."""

import asyncio
import contextlib
from collections.abc import Collection, Mapping, Sequence

from msgspec import Raw

from app.engine import OptionId, Seat
from app.play.audience import Audience
from app.play.bus_messages import CHATTED, Publish
from app.play.cached_room import CachedRoom
from app.play.chat import audience_of
from app.play.connection import Connection
from app.play.errors import NotNow, PlayError, TooFast
from app.play.exports import match_record
from app.play.match_runner import MatchRunner
from app.play.move_list import fold_notes
from app.play.offers import MatchRecord
from app.play.other_workers import OtherWorkers, RoomReport
from app.play.room_sync import RoomSync
from app.play.seating import Seating
from app.play.window_pace import Held
from app.play.wire import MAX_OPTION, ByeFrame, CompactNotes, RoomInfo, WindowMode, compact_notes, pack
from app.settings import Settings
from app.store import KnownRoom, PlayerRow, RoomChange, RoomRecord, Store, StoreError

LOGGED_OUT = pack(ByeFrame("bye-logged-out"))


class LiveRoom:
    """One room. All that people can do to it is a method here; every refusal is a PlayError and changes nothing.

    Its parts: the record as last read (CachedRoom), the connections (Audience), the match (MatchRunner), the other
    workers (RoomSync) and the seats (Seating). What concerns one of them alone is only passed on.
    """

    def __init__(
        self, record: RoomRecord, store: Store, settings: Settings, *, workers: OtherWorkers, publish: Publish
    ) -> None:
        self._store = store
        self._settings = settings
        self._publish = publish
        self._room = CachedRoom(record, store)
        self._audience = Audience(self._room, store, settings, workers)
        self._match = MatchRunner(
            self._room,
            store,
            settings,
            publish=publish,
            is_first_worker=self._audience.presence.is_first_worker,
            windows=self._audience.windows,
            on_end=self._audience.schedule_info,
        )
        self._sync = RoomSync(self._room, self._audience, self._match, publish)
        self._seating = Seating(self._room, store, self._audience, self._sync, publish)
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def load(
        cls, record: RoomRecord, store: Store, settings: Settings, *, workers: OtherWorkers, publish: Publish
    ) -> "LiveRoom":
        """The room as the store has it, with its match if that has begun."""
        room = cls(record, store, settings, workers=workers, publish=publish)
        if room.state != "open":
            await room._match.load()
        return room

    @property
    def id(self) -> str:
        return self._room.id

    @property
    def host(self) -> str:
        """The id of the player who has set up the room."""
        return self._room.record.room.host

    @property
    def state(self) -> str:
        """open | running | over | stuck"""
        return self._room.state

    @property
    def last_seq(self) -> int | None:
        """The number of the last move that is shown here; None while there is no match."""
        return None if self._match.live is None else self._match.live.seq

    # ---- seats

    def seat_of(self, player_id: str | None) -> Seat | None:
        """The seat that this person holds here."""
        return self._room.seat_of(player_id)

    async def sit(self, player: PlayerRow, seat: Seat | None, nonce: bytes = b"") -> Seat:
        """Take a chosen free seat, or any."""
        return await self._seating.sit(player, seat, nonce)

    async def stand(self, player: PlayerRow) -> None:
        """Leave one's seat before the match begins."""
        await self._seating.stand(player)

    async def kick(self, player: PlayerRow, seat: Seat) -> None:
        """The host frees a seat before the match begins."""
        await self._seating.kick(player, seat)

    async def fill_with_bots(self, player: PlayerRow) -> None:
        """The host gives every empty seat to a bot."""
        await self._seating.fill_with_bots(player)

    async def put_bots(self, names: Mapping[Seat, str]) -> None:
        """Give these empty seats to bots with these names."""
        await self._seating.put_bots(names)

    async def start(self, player: PlayerRow) -> None:
        """The host begins the match when every seat is filled."""
        await self._seating.start(player)

    async def hand_over(self, player: PlayerRow, seat: Seat, *, to_bot: bool) -> None:
        """Give a seat to a bot, or back to its person."""
        await self._seating.hand_over(player, seat, to_bot=to_bot)

    def next_room(self, player: PlayerRow) -> str | None:
        """The room of the rematch, if there is one already; for who sits here, once the match is over."""
        return self._seating.next_room(player)

    async def link_rematch(self, next_room: str) -> str:
        """Make this the room of the rematch. Returns the one that was linked first."""
        return await self._seating.link_rematch(next_room)

    # ---- connections

    def may_watch(self, player_id: str | None) -> bool:
        """Whether this person may see the room at all."""
        return self._audience.may_watch(player_id)

    def info(self, player_id: str | None) -> RoomInfo:
        """The room as this person sees it."""
        return self._audience.info(player_id)

    async def join(self, connection: Connection, epoch: str, v: int) -> None:
        """A browser connects, or reconnects having frame `v`. Raises PlayError if there is no place for it."""
        if self._settings.bus_url:
            await self._match.follow()  # who was just acknowledged by a worker that died must see it here
        connection.seat = self.seat_of(connection.player_id)
        history = await self._audience.chat.history(audience_of(connection))
        # From here on nothing waits: whatever happens next reaches this connection too.
        self._audience.admit(connection)
        self._match.join(connection, epoch, v)
        connection.push(history)

    def resume(self, connection: Connection, epoch: str, v: int) -> None:
        """A connected browser noticed a gap: send what it lacks after frame `v`, or everything."""
        self._match.join(connection, epoch, v)

    def leave(self, connection: Connection) -> None:
        """A browser has disconnected."""
        if self._audience.remove(connection):
            self._match.leave(connection)
            self._match.schedule_answers()  # for who wanted to pass for themselves

    def disconnect(self, player_id: str, devices: Collection[int]) -> None:
        """Close this person's connections from these devices."""
        for connection in self._audience.connections:
            if connection.player_id == player_id and connection.device in devices:
                connection.close_soon(LOGGED_OUT)

    def devices(self) -> set[tuple[str, int]]:
        """The person and number of every device that is connected."""
        pairs = ((connection.player_id, connection.device) for connection in self._audience.connections)
        return {(player_id, device) for player_id, device in pairs if player_id is not None and device is not None}

    def broadcast(self, frame: bytes) -> None:
        """Send a frame to everybody here."""
        for connection in self._audience.connections:
            connection.push(frame)

    # ---- playing and talking

    async def choose(
        self, connection: Connection, ask: int, option: OptionId, then: Sequence[OptionId] = ()
    ) -> Held | None:
        """Answer an ask of one's seat, and those that follow.

        Returns when that is durable and shown, or what will be done when it is. Raises PlayError for the first answer
        that is refused; those before it stand.
        """
        pace, seat = self._match.playing(connection)
        for wanted in (option, *then):
            if len(wanted) > MAX_OPTION or wanted.startswith("~"):  # such options are the server's own
                raise PlayError("refused-not-offered")
        return await pace.choose(seat, ask, option, then)

    async def undo(self, connection: Connection, ask: int, *, all: bool = False) -> None:
        """Take back one's last choice, or all that one can; returns when that is durable and shown."""
        pace, seat = self._match.playing(connection)
        await pace.undo(seat, ask, all=all)
        self._audience.windows.ask_again([seat])
        self._match.schedule_answers()  # an answer that was only held leaves no trace, and a bot may have to answer

    def set_windows(self, connection: Connection, mode: WindowMode) -> None:
        """When the person of this connection wants to be asked in reaction windows, while they are here."""
        if connection.seat is not None:
            self._audience.windows.set(connection.seat, mode)
            self._audience.schedule_report()
            self._match.schedule_answers()

    async def preview(
        self, connection: Connection, ask: int, options: Sequence[OptionId]
    ) -> tuple[Raw | None, Raw | None]:
        """What choosing this would change for one's seat: patches of the public view and of one's own."""
        pace, seat = self._match.playing(connection)
        if not connection.preview_rate.take():
            raise TooFast
        if any(len(option) > MAX_OPTION for option in options):
            raise PlayError("refused-not-offered")
        return await pace.live.preview(seat, ask, options)

    async def say(self, connection: Connection, text: str) -> None:
        """A line of chat: from a seat to the players, else to the spectators."""
        await self._audience.chat.say(connection, text)
        self._publish(CHATTED)

    def typing(self, connection: Connection) -> None:
        """Somebody is writing a line of chat."""
        self._audience.chat.typing(connection)

    # ---- the log

    async def notes(self, player: PlayerRow | None, upto: int) -> CompactNotes:
        """The first `upto` notes of the log that this person may read."""
        if self.state == "open":
            return []
        seat = self.seat_of(player.id if player else None)
        notes = fold_notes(await self._store.moves(self.id))
        return compact_notes([note for note in notes if note.visible_to(seat)][:upto])

    async def match_record(self) -> MatchRecord:
        """The finished match, to be saved as a file or replayed. Raises NotNow while it is not over."""
        if self.state != "over":
            raise NotNow("refused-not-over")
        return await match_record(self._store, self.id)

    # ---- the clock and the other workers

    def is_due(self, notice: str, now: float) -> bool:
        """Whether a tick at this time has anything to do."""
        return self._audience.is_due(self._own_notice(notice), now)

    def tick(self, notice: str) -> None:
        """Up to twice a second: let slow readers catch up, drop silent connections, show what changed in the room."""
        for connection in self._audience.connections:
            if connection.has_caught_up():
                self._resend(connection)
        for connection in self._audience.silent():
            connection.abort()
            self.leave(connection)
        self._audience.set_notice(self._own_notice(notice))
        self._audience.tick()

    def _own_notice(self, notice: str) -> str:
        return "notice-game-bug" if self._match.halted else notice

    def _resend(self, connection: Connection) -> None:
        """A slow reader has read all that was queued, and lacks the rest: the room, the match and the chat."""
        connection.push(pack(self.info(connection.player_id)))
        self._match.join(connection)
        task = asyncio.create_task(self._resend_chat(connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resend_chat(self, connection: Connection) -> None:
        with contextlib.suppress(StoreError):
            connection.push(await self._audience.chat.history(audience_of(connection)))

    def report(self) -> RoomReport:
        """For the other workers: who is connected here."""
        return self._audience.presence.report(self._audience.windows.told)

    def workers_changed(self) -> None:
        """Another worker has the room now, or no more, or others are connected there."""
        self._sync.workers_changed()

    async def handle(self, message: bytes) -> None:
        """Another worker has published this about the room."""
        await self._sync.handle(message)

    async def refresh(self) -> None:
        """Read the record again and show everybody what changed. Raises NoSuchRoom."""
        await self._sync.refresh()

    @property
    def known(self) -> KnownRoom:
        """How much of what is stored of the room is known here."""
        live = self._match.live
        return KnownRoom(self.id, -1 if live is None else live.seq, self._room.record.room.version)

    async def catch_up(self, change: RoomChange) -> None:
        """Show what other workers have written, if it is not shown yet. Raises NoSuchRoom."""
        live = self._match.live
        if change.version != self._room.record.room.version:
            await self._sync.refresh()
        if live is not None and change.next_seq is not None and change.next_seq > live.seq and not live.busy:
            await live.follow()

    async def send_new_chat(self) -> None:
        """Send the lines of chat that other workers have stored."""
        await self._audience.chat.send_new()

    # ---- leaving memory

    def touch(self) -> None:
        """Somebody uses the room: it stays in memory."""
        self._audience.touch()

    def is_idle(self) -> bool:
        """Whether the room can be unloaded."""
        return self._audience.is_idle() and not self._match.is_holding

    def rest(self) -> None:
        """Take less memory if nothing happens."""
        self._match.rest()

    def stop(self) -> None:
        """Answer for nobody any more."""
        self._match.stop()

    async def close_connections(self) -> None:
        for connection in list(self._audience.connections):
            with contextlib.suppress(OSError, RuntimeError):
                await connection.close()
