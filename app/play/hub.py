"""All rooms that this worker has in memory."""

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Any

import msgspec
import structlog
from structlog.contextvars import bind_contextvars

from app.bus import Bus
from app.engine import BadSetup, EngineError, load
from app.metrics import ROOMS
from app.play.bus_messages import CHANGED
from app.play.errors import NoSuchRoom, NotAllowed, PlayError, Unavailable, store_reason
from app.play.game_calls import set_limit
from app.play.other_workers import CHANNEL, OtherWorkers
from app.play.room import LiveRoom
from app.play.room_ids import new_room_id
from app.play.room_info import face_of
from app.play.wire import ByeFrame, LobbyRow, SeatInfo, pack
from app.settings import Settings
from app.store import PlayerRow, RoomRecord, RoomRow, Store, StoreDamaged, StoreError, Taken, now_ms

log = structlog.get_logger()

TICK_SECONDS = 0.5
TICK_BATCH = 50
STORE_SECONDS = 3.0
"""A store that takes longer to say what is new counts as down."""
SWEEP_TICKS = 20
"""Every so many ticks idle rooms are unloaded, and it is looked whether devices were logged out."""
CLEAR_TICKS = 1200
"""Every so many ticks (ten minutes) abandoned open rooms are deleted."""
SECRET_BYTES = 32
RENAMED_ROOMS = 100
"""So many of somebody's rooms show their new name at once."""
PEOPLE = "people"
"""The channel on which workers publish which devices have been logged out."""


class Hub:
    """Loads rooms when they are asked for, unloads them when nobody has used them for a while."""

    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.worker = secrets.token_bytes(6)
        """Names this worker on the bus, so that it ignores its own messages."""
        self.rooms: dict[str, LiveRoom] = {}
        self._workers = OtherWorkers(self.worker, partial(bus.publish, CHANNEL), self._workers_changed)
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._rematching = asyncio.Lock()
        self._store_answers = True
        self._bus_was_healthy = True
        self._clocks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        set_limit(self.settings.game_seconds)
        await self.bus.subscribe(PEOPLE, self._hear_of_people)
        if self.settings.bus_url:
            await self.bus.subscribe(CHANNEL, self._workers.receive)
            self._workers.ask_all()
        self._clocks = [asyncio.create_task(self._tick_forever()), asyncio.create_task(self._maintain_forever())]

    async def stop(self) -> None:
        """Tell everybody that the server stops, and close all connections. What was acknowledged is stored."""
        for clock in self._clocks:
            clock.cancel()
        rooms = list(self.rooms.values())
        bye = pack(ByeFrame("bye-restart"))
        for room in rooms:
            room.stop()
            room.broadcast(bye)
        for room in rooms:
            await room.close_connections()

    # ---- rooms

    async def create_room(
        self,
        host: PlayerRow,
        *,
        game: str,
        seats: int,
        options: Mapping[str, object],
        public: bool,
        spectators: bool,
        even_pace: bool = True,
    ) -> str:
        """A new room; the host takes no seat yet. Raises PlayError for what the game does not have.

        Without reaction windows there is nothing to give an even pace to.
        """
        try:
            rules = load(game)
            settled = rules.settle(seats, options)
        except BadSetup as error:
            raise PlayError(error.reason) from error
        if await self.store.count_hosted(host.id) >= self.settings.rooms_per_player:
            raise NotAllowed("refused-too-many-rooms")
        while True:
            room = RoomRow(
                id=new_room_id(),
                game=game,
                seats=seats,
                options=msgspec.json.encode(settled).decode(),
                public=public,
                spectators=spectators,
                even_pace=even_pace and rules.info.windows,
                host=host.id,
                secret=secrets.token_bytes(SECRET_BYTES),
            )
            with contextlib.suppress(Taken):
                room_id = room.id
                await self.store.add_room(room, seats)
                return room_id

    async def open(self, room_id: str) -> LiveRoom:
        """The room with this id, loaded if need be. Raises NoSuchRoom."""
        room = self.rooms.get(room_id)
        if room is not None:
            room.touch()
            return room
        loading = self._loading.get(room_id)
        if loading is None:
            loading = self._loading[room_id] = asyncio.create_task(self._load(room_id))
            loading.add_done_callback(lambda _: self._loading.pop(room_id, None))
        return await asyncio.shield(loading)

    async def _load(self, room_id: str) -> LiveRoom:
        """Subscribe first, then read: what another worker writes meanwhile is in what is read, or told."""
        channel = f"room:{room_id}"
        bind_contextvars(room=room_id)  # for the log, wherever the room turns out to be damaged; this task is its own
        try:
            await self.bus.subscribe(channel, lambda message: self._receive(room_id, message))
            record = await self.store.room(room_id)
            if record is None:
                raise NoSuchRoom
            room = await LiveRoom.load(
                record,
                self.store,
                self.settings,
                workers=self._workers,
                publish=partial(self._publish, channel),
            )
        except NoSuchRoom:
            await self.bus.unsubscribe(channel)
            raise
        except StoreError as error:
            await self.bus.unsubscribe(channel)
            raise Unavailable(store_reason(error)) from error
        except EngineError as error:  # its game is not installed any more, or has lost its options
            await self.bus.unsubscribe(channel)
            log.error("room can't be shown", room=room_id, why=type(error).__name__)
            raise Unavailable("refused-game-bug") from error
        self.rooms[room_id] = room
        ROOMS.set(len(self.rooms))
        return room

    async def lobby(self, states: Sequence[str], limit: int = 100) -> list[LobbyRow]:
        """The listed rooms in these states, newest first."""
        return [_lobby_row(record) for record in await self.store.rooms(states=states, public=True, limit=limit)]

    async def rematch(self, room_id: str, player: PlayerRow) -> str:
        """The room of the next match: made by the first who asks; everybody who asks gets their old seat in it."""
        old = await self.open(room_id)
        async with self._rematching:
            next_id = old.next_room(player)
            if next_id is None:
                next_id = await old.link_rematch(await self._create_like(old, player))
        new = await self.open(next_id)
        with contextlib.suppress(PlayError):  # somebody else may have taken the seat, or the match may have begun
            await new.sit(player, old.seat_of(player.id))
        return next_id

    async def _create_like(self, old: LiveRoom, host: PlayerRow) -> str:
        """A room with the settings of another, and with its bots in their seats."""
        info = old.info(None)
        room_id = await self.create_room(
            host,
            game=info.game,
            seats=len(info.seats),
            options=info.options,
            public=info.public,
            spectators=info.spectators_allowed,
            even_pace=info.even_pace,
        )
        new = await self.open(room_id)
        await new.put_bots({seat.seat: seat.name for seat in info.seats if seat.bot and not seat.lent})
        return room_id

    # ---- people

    async def show_anew(self, player_id: str) -> None:
        """Somebody has another name or face: the tables where they sit show it, on every worker."""
        for record in await self.store.rooms_of(player_id, RENAMED_ROOMS):
            room = self.rooms.get(record.room.id)
            if room is not None:
                with contextlib.suppress(NoSuchRoom):
                    await room.refresh()
            self._publish(f"room:{record.room.id}", CHANGED)

    async def disconnect(self, player_id: str, devices: Sequence[int]) -> None:
        """Close the connections of devices that were logged out, on every worker: to come back takes a valid cookie."""
        self._disconnect(player_id, devices)  # here at once, even if the bus is down
        self.bus.publish(PEOPLE, msgspec.msgpack.encode((player_id, devices)))

    def _disconnect(self, player_id: str, devices: Sequence[int]) -> None:
        for room in self.rooms.values():
            room.disconnect(player_id, devices)

    def _hear_of_people(self, message: bytes) -> None:
        self._disconnect(*msgspec.msgpack.decode(message, type=tuple[str, list[int]]))

    async def _disconnect_ended(self) -> None:
        """The bus may lose a message, and a connection may be opened while its device is being logged out."""
        connected = {device for room in self.rooms.values() for device in room.devices()}
        for player_id, device in await self.store.ended_devices(connected) if connected else ():
            self._disconnect(player_id, [device])

    # ---- the bus

    def _publish(self, channel: str, message: bytes) -> None:
        if self.settings.bus_url:  # else there is no other worker
            self.bus.publish(channel, self.worker + message)

    def _receive(self, room_id: str, message: bytes) -> None:
        room = self.rooms.get(room_id)
        if room is None or message.startswith(self.worker):
            return
        self._spawn(self._handle(room, message[len(self.worker) :]))

    def _workers_changed(self, room_id: str) -> None:
        room = self.rooms.get(room_id)
        if room is not None:
            room.workers_changed()

    async def _handle(self, room: LiveRoom, message: bytes) -> None:
        try:
            await room.handle(message)
        except (StoreError, NoSuchRoom) as error:
            log.warning("could not follow another worker", room=room.id, why=type(error).__name__)
        except Exception:  # from a worker of another version, maybe: what it did is found in the store
            log.exception("could not understand another worker", room=room.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- time

    async def _tick_forever(self) -> None:
        """Every room may tick twice a second, a few at a time: no move has to wait for all of them."""
        while True:
            if self.settings.bus_url:
                self._workers.tick()
            rooms = list(self.rooms.values())
            parts = [rooms[first : first + TICK_BATCH] for first in range(0, len(rooms), TICK_BATCH)] or [[]]
            for part in parts:
                await asyncio.sleep(TICK_SECONDS / len(parts))
                self._tick(part, self._notice())

    def _tick(self, rooms: Sequence[LiveRoom], notice: str) -> None:
        now = monotonic()
        for room in rooms:
            if not room.is_due(notice, now):
                continue
            try:
                room.tick(notice)
                if self.settings.bus_url and room.id in self.rooms:
                    self._workers.tell(room.id, room.report())
            except Exception:  # a failure in one room must not stop the clock of the others
                log.exception("a room could not tick", room=room.id)

    async def _maintain_forever(self) -> None:
        """Periodic work that needs the store; apart from the ticks, which must not wait for it."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK_SECONDS)
            ticks += 1
            try:
                if self.settings.bus_url:
                    await self._catch_up()
                if ticks % SWEEP_TICKS == 0:
                    await self._unload_idle()
                    await self._disconnect_ended()
                if ticks % CLEAR_TICKS == 1:
                    await self.store.delete_stale(now_ms() - int(self.settings.open_room_hours * 3_600_000))
                self._store_answers = True
            except StoreDamaged:
                self._store_answers = True  # it does; that it is damaged has been logged
            except (StoreError, TimeoutError) as error:
                self._store_answers = False
                log.warning("the store does not answer", why=type(error).__name__)
            except Exception:  # if this task ended, no lost message would ever be recovered
                log.exception("upkeep failed")

    def _notice(self) -> str:
        """What people should know about the server itself."""
        if not self.store.healthy or not self._store_answers:
            return "notice-store-down"
        return "" if self.bus.healthy else "notice-bus-down"

    async def _catch_up(self) -> None:
        """The bus may lose a message. A move, or a new record, is then seen half a second later."""
        rooms = dict(self.rooms)
        async with asyncio.timeout(STORE_SECONDS):
            changes = await self.store.changes([room.known for room in rooms.values()]) if rooms else []
        for change in changes:
            with contextlib.suppress(NoSuchRoom):
                await rooms[change.room].catch_up(change)
        came_back, self._bus_was_healthy = self.bus.healthy and not self._bus_was_healthy, self.bus.healthy
        if came_back:
            for room in list(self.rooms.values()):
                await room.send_new_chat()

    async def _unload_idle(self) -> None:
        """Unload what nobody uses; the others may rest."""
        for room in list(self.rooms.values()):
            if room.is_idle():
                del self.rooms[room.id]
                room.stop()
                self._workers.tell(room.id, None)
                await self.bus.unsubscribe(f"room:{room.id}")
            else:
                room.rest()
        ROOMS.set(len(self.rooms))


def _lobby_row(record: RoomRecord) -> LobbyRow:
    room = record.room
    seats = [
        SeatInfo(
            seat=row.seat, name=row.name, taken=row.player_id is not None or row.bot, bot=row.bot, face=face_of(row)
        )
        for row in record.seats
    ]
    options = msgspec.json.decode(room.options)
    return LobbyRow(room.id, room.game, room.state, seats, options, room.spectators, room.created_at)
