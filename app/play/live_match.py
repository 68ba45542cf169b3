"""A match that people watch: choices come in, are stored, and only then shown.

One lock per match makes moves follow each other. The database's key (room, seq) is the real sequencer: when another
worker has written the next move first, ours is refused, theirs is read, and the person sees the new position.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from msgspec import Raw, Struct

from app.engine import (
    UNDO,
    EngineError,
    Game,
    GameBug,
    LogChange,
    Match,
    Move,
    Note,
    OptionId,
    Refused,
    Seat,
    load,
    merge_patch,
    seed_from,
)
from app.metrics import COMMIT_SECONDS, MOVES
from app.play.connection import Connection
from app.play.errors import NotNow, PlayError, Stale, Unavailable
from app.play.stream import Stream, public_view
from app.play.wire import encode
from app.store import Conflict, MoveRow, MoveWrite, RoomRecord, Store, StoreError

log = structlog.get_logger()

START: OptionId = "~start"
"""The option of entry 0 of every move list: the start, with the notes that setup led to."""
KEPT_NOTES = 200
"""So many notes of the log stay in memory; the earlier ones are read from the store when somebody asks."""
RESUME_SECONDS = 30.0
"""So long the frames of a viewer that lost its connection are kept going."""
ATTEMPTS = 20
"""So often a move is tried again when other workers' moves keep coming first."""
LOOK_BACK = 200
"""So many entries are searched for a resent choice after a restart."""

read_news = msgspec.msgpack.Decoder(LogChange).decode
write_news = msgspec.msgpack.Encoder().encode


class Entry(Struct, frozen=True, array_like=True):
    """A durable entry of the move list, as workers tell each other of it: nobody has to ask the store."""

    seq: int
    seat: Seat
    option: OptionId
    notes: bytes


read_entry = msgspec.msgpack.Decoder(Entry).decode
write_entry = msgspec.msgpack.Encoder().encode


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def match_seed(record: RoomRecord) -> bytes:
    """The seed that the server and the seats of a room made together.

    Of an imported match only the seed may be known; then it is kept in place of the secret, and no seat has a nonce.
    """
    nonces = [seat.nonce for seat in record.seats]
    return seed_from(record.room.secret, nonces) if any(nonces) else record.room.secret


def new_match(record: RoomRecord) -> Match[Any]:
    """The match of this room from its very beginning."""
    options = msgspec.json.decode(record.room.options)
    return Match.new(load(record.room.game), record.room.seats, options, seed=match_seed(record))


def start_entry(record: RoomRecord, match: Match[Any]) -> MoveWrite:
    """Entry 0 of the move list: the first checkpoint and the notes that setup led to."""
    return MoveWrite(
        room=record.room.id,
        seq=0,
        seat=-1,
        option=START,
        notes=write_news(LogChange(match.opening)),
        at=now_ms(),
        checkpoint=match.saved,
        result=None,
    )


class LiveMatch:
    """A running or finished match with its viewers."""

    def __init__(self, room_id: str, match: Match[Any], seq: int, notes: list[Note], store: Store) -> None:
        self.room_id = room_id
        self.match = match
        self.seq = seq
        self.store = store
        self.stuck = False
        self.epoch = secrets.token_urlsafe(6)
        self.streams: dict[Seat | None, Stream] = {seat: Stream(seat) for seat in (*match.table.seats, None)}
        self.on_moved: Callable[[], None] = lambda: None
        """Called when a move has been shown, wherever it came from."""
        self.on_written: Callable[[Entry], None] = lambda entry: None
        """Called when a move of this worker is durable: the others must hear of it."""
        self._lock = asyncio.Lock()
        self._ahead = False
        """Whether the match holds a move that is not durable yet, which nobody may see."""
        self._arriving: dict[Connection, tuple[str, int]] = {}
        """Those who came meanwhile, with the epoch and number that they have."""
        self._notes = notes
        self._last: dict[Seat, tuple[int, OptionId]] = {}
        self._moves_made = MOVES.labels(match.game.info.id)
        self._public = public_view(match)
        self._keep_recent_notes()

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def is_over(self) -> bool:
        """Whether the last move has been made and is durable."""
        return self.match.result is not None and not self._ahead

    # ---- loading

    @classmethod
    async def load(cls, record: RoomRecord, store: Store) -> "LiveMatch":
        """The match as the store has it: from its checkpoint, or from its first move if that can't be read.

        Where today's rules no longer lead along the stored moves, the match is shown as far as they go, read-only.
        """
        room = record.room
        stored = await store.load(room.id)
        assert stored is not None, f"room {room.id} is {room.state} but has no checkpoint"
        last = stored.moves[-1].seq if stored.moves else stored.checkpoint_seq
        rows = await store.moves(room.id, upto=last)  # not those that other workers have written meanwhile
        notes = fold_notes(rows)
        try:
            moves = [Move(row.seat, row.option) for row in stored.moves]
            match = Match.restore(load(room.game), stored.checkpoint, moves)
        except EngineError as error:
            log.warning("checkpoint not usable, replaying", room=room.id, why=type(error).__name__)
            match = new_match(record)
            diverged = _replay(match, rows[1:])
            if diverged is not None:
                log.error("match diverged", room=room.id, seq=diverged)
                await store.mark_stuck(room.id, f"diverged at move {diverged}")
                room.state = "stuck"
        live = cls(room.id, match, last, notes, store)
        live.stuck = room.state == "stuck"  # for whatever reason: an imported match is not played on either
        return live

    # ---- choosing

    async def choose(self, seat: Seat, ask: int, option: OptionId) -> None:
        """Answer an ask; returns when it is durable and shown. The same answer to the same ask again is harmless."""
        await self._enter(seat, ask, option)

    async def undo(self, seat: Seat, at: int) -> None:
        """Take back the seat's last choice; returns when that is durable and shown."""
        await self._enter(seat, at, UNDO)

    async def _enter(self, seat: Seat, at: int, option: OptionId) -> None:
        """Make an entry in the move list. If another worker's entry came first, try again: ours may still fit."""
        if self._ahead and not self.store.healthy:
            raise Unavailable  # the move before this one waits for the store, and that may take long
        async with self._lock:
            for _ in range(ATTEMPTS):
                if self.stuck:
                    raise NotNow("refused-stuck")
                if at != self.match.answered[seat]:
                    if at == self.match.answered[seat] - 1 and await self._last_entry(seat) == (at, option):
                        return
                    raise Stale
                self._ahead = True
                try:
                    news = await self._play_and_store(Move(seat, option))
                    self._ahead = False
                    self.show(news)
                    self._last[seat] = (at, option)
                    return
                except Conflict:
                    pass
                finally:
                    self._let_in()
                await self._read_on()
            raise Unavailable("refused-busy")

    async def _play_and_store(self, move: Move) -> LogChange:
        """Apply a move and make it durable; if either fails the match is as it was. Raises Conflict and PlayError."""
        match = self.match
        saved, since, answered, turns = match.saved, match.since.copy(), match.answered.copy(), match.turns
        try:
            news = match.play(move)
        except Refused as error:
            raise PlayError(error.reason) from error
        except GameBug as error:
            log.error("game bug", room=self.room_id, game=self.game.info.id, error=str(error))
            raise Unavailable("refused-game-bug") from error
        try:
            await self._store(move.seat, move.option, news, match.saved if match.turns != turns else None)
        except BaseException as error:
            self.match = Match.restore(match.game, saved, since)
            self.match.answered = answered
            if isinstance(error, StoreError) and not isinstance(error, Conflict):
                raise Unavailable from error
            raise
        return news

    async def _store(self, seat: Seat, option: OptionId, news: LogChange, checkpoint: bytes | None) -> None:
        result = self.match.result
        entry = Entry(self.seq + 1, seat, option, write_news(news))
        started = time.perf_counter()
        await self.store.write(
            MoveWrite(
                room=self.room_id,
                seq=entry.seq,
                seat=seat,
                option=option,
                notes=entry.notes,
                at=now_ms(),
                checkpoint=checkpoint,
                result=None if result is None else encode(result).decode(),
            )
        )
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        self._moves_made.inc()
        self.seq += 1
        self.on_written(entry)

    async def _last_entry(self, seat: Seat) -> tuple[int, OptionId] | None:
        """The seat's latest entry; from the store if it was made before this worker had the room."""
        if seat not in self._last:
            for row in await self.store.moves(self.room_id, after=max(0, self.seq - LOOK_BACK), upto=self.seq):
                if row.seat == seat:
                    self._last[seat] = (self.match.answered[seat] - 1, row.option)
        return self._last.get(seat)

    # ---- following other workers

    @property
    def busy(self) -> bool:
        """Whether somebody is at a move or a look; they will see by themselves what is new."""
        return self._lock.locked()

    async def follow(self, entry: Entry | None = None) -> None:
        """Show what other workers have written since: this entry if it is the next one, else all that the store has."""
        async with self._lock:
            if entry is None or entry.seq > self.seq + 1:
                await self._read_on()
            elif entry.seq == self.seq + 1:
                self._take_over(entry)

    async def _read_on(self) -> None:
        for row in await self.store.moves(self.room_id, after=self.seq):
            if not self._take_over(row):
                return

    def _take_over(self, entry: Entry | MoveRow) -> bool:
        """Repeat and show another worker's move. False if it does not fit, which must never be."""
        try:
            self.match.play(Move(entry.seat, entry.option))
        except EngineError as error:
            log.error("replica diverged", room=self.room_id, seq=entry.seq, why=type(error).__name__)
            self.stuck = True
            return False
        self.seq = entry.seq
        self._last.pop(entry.seat, None)
        self.show(read_news(entry.notes))
        return True

    # ---- showing

    def show(self, news: LogChange) -> None:
        """Tell every viewer what the move changed for them. The public part is packed and compared once."""
        gone = self._notes[len(self._notes) - news.cut :] if news.cut else []
        if gone:
            del self._notes[-len(gone) :]
        self._notes += news.notes
        aside = self.match.aside
        patch = self._public_patch() if aside is None else None
        now = time.monotonic()
        for stream in self.streams.values() if aside is None else (self.streams[aside],):
            if stream.is_live(now):
                stream.tell(self.match, patch, gone, news.notes)
        self._keep_recent_notes()
        self.on_moved()

    def _public_patch(self) -> Raw | None:
        before, self._public = self._public, public_view(self.match)
        return merge_patch(before, self._public)

    def _keep_recent_notes(self) -> None:
        """Forget notes that are long past; never those of the current turn, which undo may still take back."""
        if len(self._notes) < 2 * KEPT_NOTES or self.match.since:
            return
        forgotten = self._notes[:-KEPT_NOTES]
        del self._notes[:-KEPT_NOTES]
        for stream in self.streams.values():
            stream.dropped_notes += sum(note.visible_to(stream.seat) for note in forgotten)

    # ---- viewers

    def join(self, connection: Connection, epoch: str, v: int) -> None:
        """Let a socket follow its seat's stream (or the spectators'), from where it left off if that is still known."""
        stream = self.streams[connection.seat]
        stream.sockets.pop(connection, None)
        if self._ahead:
            self._arriving[connection] = (epoch, v)
            return
        stream.flush()
        if not stream.is_live(time.monotonic()):
            stream.begin_anew()
        missed = stream.missed(v) if epoch == self.epoch else None
        if missed is None:
            self._send_full(connection)
        else:
            for frame in missed:
                connection.push(frame)
        stream.sockets[connection] = None

    def _let_in(self) -> None:
        """The match is as the store has it again: those who came meanwhile may see it."""
        self._ahead = False
        arriving, self._arriving = self._arriving, {}
        for connection, (epoch, v) in arriving.items():
            self.join(connection, epoch, v)

    def _send_full(self, connection: Connection) -> None:
        """Everything this viewer may know."""
        stream = self.streams[connection.seat]
        connection.push(stream.full(self.match, self.epoch, Raw(self._public), self._notes))

    def leave(self, connection: Connection) -> None:
        self._arriving.pop(connection, None)
        for stream in self.streams.values():
            if connection in stream.sockets:
                del stream.sockets[connection]
                stream.resumable_until = time.monotonic() + RESUME_SECONDS


def _replay(match: Match[Any], rows: list[MoveRow]) -> int | None:
    """Play these moves. Returns the number of the first that does not fit the rules any more; it stops there."""
    for row in rows:
        try:
            match.play(Move(row.seat, row.option))
        except EngineError:
            return row.seq
    return None


def fold_notes(rows: list[MoveRow]) -> list[Note]:
    """The log that a list of moves leads to."""
    notes: list[Note] = []
    for row in rows:
        news = read_news(row.notes)
        if news.cut:
            del notes[-news.cut :]
        notes += news.notes
    return notes
