"""A room in memory: who sits where, who is here, the chat, and the match once it has begun."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Any

from app.engine import Seat
from app.play.answer_scheduler import AnswerScheduler
from app.play.chat import RoomChat, audience_of
from app.play.connection import Connection
from app.play.errors import NoSuchRoom, NotAllowed, NotNow, PlayError
from app.play.live_match import LiveMatch, fold_notes, new_match, read_entry, start_entry, write_entry
from app.play.presence import Presence
from app.play.room_info import bots_of, room_info, seat_of
from app.play.wire import Bye, RoomInfo, Tabled, pack, tabled
from app.settings import Settings
from app.store import PlayerRow, RoomRecord, Store, StoreError

BOT_NAMES = ("Ada", "Basil", "Clara", "Dorian", "Edith", "Felix", "Greta", "Hugo")
NONCE_BYTES = 16

MOVED, CHANGED, CHATTED, VOTED, HERE = b"moved", b"changed", b"chatted", b"voted", b"here"
"""What workers tell each other about a room: new moves, a new record (seats, state), a new line of chat, a vote to hand
over a seat, and that they have the room too, with who is there."""
HERE_TICKS = 2


class LiveRoom:
    """One room. All that people can do to it is a method here; every refusal is a PlayError and changes nothing."""

    def __init__(
        self, record: RoomRecord, store: Store, settings: Settings, worker: bytes, tell: Callable[[bytes], None]
    ) -> None:
        self.record = record
        self.store = store
        self.settings = settings
        self.tell = tell
        """Tells the other workers; see MOVED and its kind."""
        self.connections: dict[Connection, None] = {}
        self._bots = bots_of(record)
        self.live: LiveMatch | None = None
        self.notice = ""
        self.idle_since = time.monotonic()
        self._lock = asyncio.Lock()
        self._refreshing = asyncio.Lock()
        self._attendant: AnswerScheduler | None = None
        self.chat = RoomChat(record.room.id, store, self.connections)
        self._presence = Presence(worker, record.room.seats, self.connections, settings.grace_seconds)
        self._telling: set[asyncio.Task[None]] = set()
        self._info_changed = False
        self._ticks = 0

    @classmethod
    async def load(
        cls, record: RoomRecord, store: Store, settings: Settings, worker: bytes, tell: Callable[[bytes], None]
    ) -> "LiveRoom":
        """The room as the store has it, with its match if that has begun."""
        room = cls(record, store, settings, worker, tell)
        if room.state != "open":
            await room._load_match()
        return room

    @property
    def id(self) -> str:
        return self.record.room.id

    @property
    def state(self) -> str:
        return self.record.room.state

    # ---- the match

    async def _load_match(self) -> None:
        self._watch(await LiveMatch.load(self.record, self.store))

    def _watch(self, live: LiveMatch) -> None:
        self.live = live
        # Should two workers think for a moment that they are first, the database lets only one of their answers in.
        self._attendant = AnswerScheduler(live, self.settings, lambda: self._bots, self._presence.is_first_worker)
        live.on_moved = self._moved
        live.on_written = lambda entry: self.tell(MOVED + write_entry(entry))
        self._attendant.look()

    def _moved(self) -> None:
        assert self.live is not None
        assert self._attendant is not None
        self._see_end()
        self._attendant.look()

    def _see_end(self) -> None:
        """The record may be older than the last move."""
        if self.live is not None and self.live.is_over and self.state == "running":
            self.record.room.state = "over"
            self._info_changed = True

    # ---- seats

    def seat_of(self, player_id: str | None) -> Seat | None:
        """The seat that this person holds here."""
        return seat_of(self.record, player_id)

    async def sit(self, player: PlayerRow, seat: Seat | None, nonce: bytes = b"") -> Seat:
        """Take a chosen free seat, or any. Who sits here already keeps their seat."""
        async with self._lock:
            self._must_be_open()
            held = self.seat_of(player.id)
            if held is not None and seat in (None, held):
                return held
            if seat is not None and not 0 <= seat < self.record.room.seats:
                raise PlayError("refused-no-such-seat")
            wanted = range(self.record.room.seats) if seat is None else [seat]
            if held is not None:
                raise NotNow("refused-seated")
            for chosen in wanted:
                own_part = nonce[:NONCE_BYTES] or secrets.token_bytes(NONCE_BYTES)
                if await self.store.claim_seat(self.id, chosen, player.id, player.name, own_part):
                    await self._reload()
                    return chosen
            await self._reload()
            raise NotNow("refused-seat-taken")

    async def stand(self, player: PlayerRow) -> None:
        """Leave one's seat before the match begins."""
        async with self._lock:
            self._must_be_open()
            seat = self.seat_of(player.id)
            # Through another worker the seat may have been freed meanwhile, and taken by somebody else.
            freed = seat is not None and await self.store.release_seat(self.id, seat, player.id)
            await self._reload()
            if not freed:
                raise NotNow("refused-not-seated")

    async def kick(self, player: PlayerRow, seat: Seat) -> None:
        """The host frees a seat, of a person or a bot, before the match begins."""
        async with self._lock:
            self._must_be_host(player)
            self._must_be_open()
            if not 0 <= seat < len(self.record.seats):
                raise PlayError("refused-no-such-seat")
            await self.store.release_seat(self.id, seat)
            await self._reload()

    async def fill_with_bots(self, player: PlayerRow) -> None:
        """The host gives every empty seat to a bot."""
        async with self._lock:
            self._must_be_host(player)
            self._must_be_open()
            for row in self.record.seats:
                if row.player_id is None and not row.bot:
                    await self.store.put_bot(self.id, row.seat, BOT_NAMES[row.seat], secrets.token_bytes(NONCE_BYTES))
            await self._reload()

    async def start(self, player: PlayerRow) -> None:
        """The host begins the match when every seat is filled."""
        async with self._lock:
            self._must_be_host(player)
            self._must_be_open()
            self.record = await self._fresh_record()
            if any(row.player_id is None and not row.bot for row in self.record.seats):
                raise NotNow("refused-seats-empty")
            start = start_entry(self.record, new_match(self.record))
            nonces = [row.nonce for row in self.record.seats]
            started = await self.store.start_room(self.id, start=start, nonces=nonces)
            await self._reload()
            if not started:
                raise NotNow("refused-not-open" if self.state != "open" else "refused-seats-changed")

    async def rematch(self, player: PlayerRow, create: Callable[[RoomRecord], Any]) -> str:
        """The room of the next match, made by the first who asks; everybody who asks gets their old seat there."""
        async with self._lock:
            if self.state not in ("over", "stuck"):
                raise NotNow("refused-not-over")
            if self.seat_of(player.id) is None:
                raise NotAllowed("refused-not-seated")
            if self.record.room.next_room is None:
                await self.store.link_rematch(self.id, await create(self.record))
                await self._reload()
            assert self.record.room.next_room is not None
            return self.record.room.next_room

    async def hand_over(self, player: PlayerRow, seat: Seat, to_bot: bool) -> None:
        """Give a seat to a bot, or back to its person.

        The person may do it at any time. For an absent one the host decides, or the majority of the others at the
        table, once the grace time is over.
        """
        async with self._lock:
            if self.state != "running":
                raise NotNow("refused-not-running")
            if not 0 <= seat < len(self.record.seats) or self.record.seats[seat].player_id is None:
                raise PlayError("refused-no-such-seat")
            mine = self.seat_of(player.id)
            if mine != seat and not self._may_replace(player, mine, seat, to_bot):
                self._info_changed = True
                return
            self._presence.votes.pop(seat, None)
            await self.store.set_bot(self.id, seat, to_bot)
            await self._reload()

    def _may_replace(self, player: PlayerRow, mine: Seat | None, seat: Seat, to_bot: bool) -> bool:
        """Whether somebody else's seat changes hands now; a vote that is not enough yet is counted."""
        host = player.id == self.record.room.host
        if mine is None and not host:
            raise NotAllowed("refused-not-seated")
        if not to_bot:
            if not host:
                raise NotAllowed("refused-not-host")
            return True
        if self._presence.absent_for(seat) is None:
            raise NotNow("refused-not-absent")
        if host:
            return True
        self.tell(VOTED + bytes([seat]) + player.id.encode())
        others = [row for row in self.record.seats if row.player_id is not None and row.seat != seat]
        return self._presence.vote(seat, player.id) * 2 > len(others)

    def _must_be_host(self, player: PlayerRow) -> None:
        if player.id != self.record.room.host:
            raise NotAllowed("refused-not-host")

    def _must_be_open(self) -> None:
        if self.state != "open":
            raise NotNow("refused-not-open")

    # ---- the record changes, here or in another worker

    async def _fresh_record(self) -> RoomRecord:
        record = await self.store.room(self.id)
        if record is None:
            raise NoSuchRoom  # it waited for its match so long that it was cleared away
        return record

    async def _reload(self) -> None:
        await self.refresh()
        self.tell(CHANGED)

    async def refresh(self) -> None:
        """Read the record again and let everybody see what changed."""
        async with self._refreshing:
            self.record = await self._fresh_record()
            self._bots = bots_of(self.record)
            self._see_end()
            for connection in self.connections:
                seat = self.seat_of(connection.player_id)
                connection.name = connection.name if seat is None else self.record.seats[seat].name
            if self.state != "open" and self.live is None:
                await self._load_match()
                moved = self._those_who_may_stay()
            else:
                moved = [other for other in self.connections if other.seat != self.seat_of(other.player_id)]
            for connection in moved:
                self._place(connection)
        if self._attendant is not None:
            self._attendant.look()
        self.send_info()

    def _place(self, connection: Connection) -> None:
        """Let a connection see with the eyes of the seat its person holds now."""
        if self.live is not None:
            self.live.leave(connection)
        connection.seat = self.seat_of(connection.player_id)
        if self.live is not None:
            self.live.join(connection, "", 0)

    async def heard(self, peer: bytes, message: bytes) -> None:
        """Another worker told something about this room."""
        if message.startswith(HERE):
            self._presence.heard_of(peer, message[len(HERE) :])
            return
        self._presence.heard_of(peer)
        if message.startswith(MOVED) and self.live is not None:
            await self.live.follow(read_entry(message[len(MOVED) :]))
        elif message == CHATTED:
            await self.chat.read_on()
        elif message.startswith(VOTED):
            self._presence.vote(message[len(VOTED)], message[len(VOTED) + 1 :].decode())
            self._info_changed = True
        else:
            await self.refresh()

    # ---- coming and going

    def may_watch(self, player_id: str | None) -> bool:
        """Whether this person may see the room at all."""
        if self.seat_of(player_id) is not None or self.state == "open" or player_id == self.record.room.host:
            return True
        return self.record.room.spectators and self._presence.spectators() < self.settings.spectators_per_room

    def _those_who_may_stay(self) -> list[Connection]:
        """The match begins: guests of the waiting room may watch it where that is allowed; the others are seen off."""
        staying: list[Connection] = []
        places = self.settings.spectators_per_room if self.record.room.spectators else 0
        for connection in self.connections:
            if self.seat_of(connection.player_id) is None and connection.player_id != self.record.room.host:
                places -= 1
                if places < 0:
                    connection.dismiss(pack(Bye("refused-no-spectators")))
                    continue
            staying.append(connection)
        return staying

    def _admit(self, connection: Connection) -> None:
        """Raises PlayError if there is no place here for one more connection of this person."""
        player_id = connection.player_id
        if not self.may_watch(player_id):
            raise NotAllowed("refused-no-spectators")
        own = sum(other.player_id == player_id for other in self.connections)
        if player_id is not None and own >= self.settings.connections_per_player:
            raise NotNow("refused-too-many-tabs")

    async def join(self, connection: Connection, epoch: str, v: int) -> None:
        """A browser has come (or come back). Raises PlayError if there is no place for it."""
        if self.live is not None and self.settings.bus_url:
            await self.live.follow()  # who was just acknowledged by a worker that died must see it here
        connection.seat = self.seat_of(connection.player_id)
        history = await self.chat.history(audience_of(connection))
        # From here on nothing waits: whatever happens next reaches this connection as news.
        self._admit(connection)
        connection.seat = self.seat_of(connection.player_id)
        self.connections[connection] = None
        self._presence.look()
        connection.push(pack(self.info(connection.player_id)))
        if self.live is not None:
            self.live.join(connection, epoch, v)
        connection.push(history)
        self._info_changed = True

    def _tell_again(self, connection: Connection) -> None:
        """A slow reader has read all that waited for it, and has missed the rest: the room, the match and the chat."""
        connection.push(pack(self.info(connection.player_id)))
        if self.live is not None:
            self.live.join(connection, "", 0)
        task = asyncio.create_task(self._tell_chat(connection))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_chat(self, connection: Connection) -> None:
        with contextlib.suppress(StoreError):
            connection.push(await self.chat.history(audience_of(connection)))

    def leave(self, connection: Connection) -> None:
        """A browser is gone."""
        if self.connections.pop(connection, self) is self:
            return
        if self.live is not None:
            self.live.leave(connection)
        self._presence.look()
        self.idle_since = time.monotonic()
        self._info_changed = True

    def tick(self) -> None:
        """Twice a second: let slow readers catch up, notice who fell silent, show presence, keep in touch."""
        self._keep_in_touch()
        silent = time.monotonic() - self.settings.ping_seconds
        for connection in list(self.connections):
            if connection.catch_up():
                self._tell_again(connection)
            if connection.heard_at < silent:
                connection.abort()
                self.leave(connection)
        self._info_changed |= self._presence.look()
        if self._info_changed:
            self.send_info()

    def set_notice(self, notice: str) -> None:
        """Tell everybody here about the server itself, if that is news."""
        self._info_changed |= notice != self.notice
        self.notice = notice

    def _keep_in_touch(self) -> None:
        """Tell the other workers that we have the room; take over its bots from one that has gone."""
        self._ticks += 1
        if self._ticks % HERE_TICKS == 0:
            self.tell(HERE + self._presence.report())
        if self._presence.forget_lost_workers() and self._attendant is not None:
            self._attendant.look()

    # ---- showing the room

    def info(self, player_id: str | None) -> RoomInfo:
        """The room as this person sees it."""
        return room_info(self.record, self._presence, self.notice, player_id)

    def send_info(self) -> None:
        """Show the room to everybody in it; all spectators but the host see the same."""
        self._info_changed = False
        frames: dict[str | None, bytes] = {}
        for connection in self.connections:
            special = connection.seat is not None or connection.player_id == self.record.room.host
            viewer = connection.player_id if special else None
            if viewer not in frames:
                frames[viewer] = pack(self.info(viewer))
            connection.push(frames[viewer])

    async def notes(self, player: PlayerRow | None, upto: int) -> Tabled:
        """The first `upto` notes of the log that this person may read."""
        if self.state == "open":
            return []
        seat = self.seat_of(player.id if player else None)
        notes = fold_notes(await self.store.moves(self.id))
        return tabled([note for note in notes if note.visible_to(seat)][:upto])

    async def say(self, connection: Connection, text: str) -> None:
        """A line of chat: from a seat to the players, from the gallery to the spectators."""
        await self.chat.say(connection, text)
        self.tell(CHATTED)

    # ---- leaving memory

    def is_idle(self) -> bool:
        """Nobody has been here for so long that the room can leave memory."""
        return not self.connections and time.monotonic() - self.idle_since > self.settings.idle_seconds

    def stop(self) -> None:
        if self._attendant is not None:
            self._attendant.stop()
