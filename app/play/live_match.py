"""A match that people watch: choices come in, are stored, and only then shown.

One lock per match makes moves follow each other. The database's key (room, seq) is the real sequencer: when another
worker has written the next move first, ours is refused, theirs is read, and the person sees the new position.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import structlog
from msgspec import MsgspecError, Raw

from app.engine import (
    UNDO,
    UNDO_ALL,
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
    TakenOption,
    load,
)
from app.limits import Bucket
from app.metrics import COMMIT_SECONDS, MOVES, PREVIEWS, STEPS
from app.play import game_calls
from app.play.connection import Connection
from app.play.errors import NotNow, PlayError, Stale, Unavailable, store_reason
from app.play.log_changes import BLANK, decode_change, encode_change
from app.play.match_log import MatchLog
from app.play.move_list import Entry, replay, stored_move
from app.play.offers import encode_offer
from app.play.recent_entries import RecentEntries
from app.play.stream import Step, Stream
from app.play.wire import encode
from app.store import Conflict, MoveRow, MoveWrite, RoomRecord, RoomRow, Store, StoredMatch, StoreError, now_ms
from app.time_limit import OutOfTime

log = structlog.get_logger()

RESUME_SECONDS = 30.0
"""So long the frames of a viewer that lost its connection are kept."""
ATTEMPTS = 20
"""So often a move is tried again when other workers' moves keep coming first."""
TURN_SECONDS = 12.0
"""So long a move waits for the one before it: a little longer than a store takes to be known as down."""
TIMEOUTS_AT_ONCE = 3
TIMEOUT_PAUSE = 10.0
"""After so many choices that the game took too long over, one more is tried every so many seconds: each of them makes
everybody on this worker wait. Likewise, apart from them, after so many previews."""


class WindowOpen(Exception):
    """The answer is possible, but nothing is carried out before the window's common time is over."""


class LiveMatch:
    """A running or finished match with its viewers' streams."""

    def __init__(self, room_id: str, match: Match[Any], seq: int, log_end: MatchLog, store: Store) -> None:
        self.room_id = room_id
        self.match = match
        self.seq = seq
        self.store = store
        self.stuck = False
        self.halted = False
        """Whether a fault of the game keeps the match from being shown or played on. Its game is not called any more;
        what is stored is whole, and the next one to load it may have a mended game."""
        self.holding = False
        """Whether a window is open whose common time is not over."""
        self.epoch = secrets.token_urlsafe(6)
        self.streams: dict[Seat | None, Stream] = {seat: Stream(seat) for seat in (*match.table.seats, None)}
        self.on_moved: Callable[[], None] = lambda: None
        """Called when a move has been shown, wherever it came from."""
        self.on_written: Callable[[Entry], None] = lambda entry: None
        """Called when a move of this worker is durable: the other workers need it."""
        self._lock = asyncio.Lock()
        self._uncommitted = False
        """Whether the match holds a move that is not durable yet, which nobody may see."""
        self._joining: dict[Connection, tuple[str, int]] = {}
        """Those who join meanwhile, with the epoch and number that they have."""
        self._log = log_end
        self._entries = RecentEntries(room_id, store)
        self._timeouts = Bucket(1 / TIMEOUT_PAUSE, TIMEOUTS_AT_ONCE)
        self._preview_timeouts = Bucket(1 / TIMEOUT_PAUSE, TIMEOUTS_AT_ONCE)
        self._moves_made = MOVES.labels(match.game.info.id)
        self._public = game_calls.public(match)
        self._shown_lately = True
        self._forget_views()

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def is_over(self) -> bool:
        """Whether the last move has been made and is durable."""
        return self.match.result is not None and not self._uncommitted

    @property
    def is_durable(self) -> bool:
        """Whether the store has all that the match holds. If not, a move is under way, and nobody may see it yet."""
        return not self._uncommitted

    # ---- loading

    @classmethod
    async def load(cls, record: RoomRecord, store: Store) -> "LiveMatch":
        """The match as the store has it: from its checkpoint, or from its first move if that can't be read.

        Where today's rules no longer lead along the stored moves, or take too long, the match is shown as far as they
        go, read-only. Raises GameBug if it can't be shown at all, and StoreDamaged where moves, the notes that are
        needed or the checkpoint are lost.
        """
        room = record.room
        stored = await store.load(room.id, blank=BLANK)
        if stored is None:
            raise store.report_damage("the checkpoint is missing", f"room {room.id}")
        if not stored.is_whole:
            raise store.report_damage("moves are missing", f"room {room.id}")
        log_end = await _read_log(room, stored, store)
        out_of_time: OutOfTime | None = None
        try:
            match = game_calls.restore(load(room.game), stored.checkpoint, map(stored_move, stored.moves))
        except EngineError as error:
            log.warning("checkpoint not usable, replaying", room=room.id, why=type(error).__name__)
            rows = await store.moves(room.id, after=0, upto=stored.last_seq)  # not those that others write meanwhile
            match, played, failure = await replay(record, rows)
            if isinstance(failure, OutOfTime):
                out_of_time = failure  # not stuck for good: a mended game may play on
            elif failure is not None:
                log.error("match diverged", room=room.id, seq=played + 1)
                await store.mark_stuck(room.id, f"diverged at move {played + 1}")
                room.state = "stuck"
        live = cls(room.id, match, stored.last_seq, log_end, store)
        live.stuck = room.state == "stuck"  # for whatever reason: an imported match is not played on either
        if out_of_time is not None:
            live._show_halted(out_of_time)
        return live

    # ---- choosing

    async def choose(self, seat: Seat, ask: int, option: OptionId, *, of_several: bool = False) -> None:
        """Answer an ask; returns when it is durable and shown. The same answer to the same ask again is harmless.

        One of several that were sent together is refused in a window: who sent them could not know of it. Raises
        WindowOpen where nothing is carried out yet; see `WindowPace`.
        """
        await self._make_entry(seat, ask, option, of_several=of_several)

    async def undo(self, seat: Seat, at: int, *, all: bool = False) -> None:
        """Take back the seat's last choice, or all that it can; returns when that is durable and shown."""
        await self._make_entry(seat, at, UNDO_ALL if all else UNDO)

    async def _make_entry(self, seat: Seat, at: int, option: OptionId, *, of_several: bool = False) -> None:
        """Make an entry in the move list. If another worker's entry came first, try again: ours may still fit."""
        await self._take_turn()
        try:
            for _ in range(ATTEMPTS):
                if await self._try_entry(seat, at, option, of_several):
                    return
                await self._read_new()
            raise Unavailable("refused-busy")
        finally:
            self._lock.release()

    async def _take_turn(self) -> None:
        """Take the lock. Raises Unavailable if the move before this one keeps waiting for a store that went silent."""
        if self._uncommitted and not self.store.healthy:
            raise Unavailable  # that may take long
        try:
            async with asyncio.timeout(TURN_SECONDS) if self._lock.locked() else contextlib.nullcontext():
                await self._lock.acquire()
        except TimeoutError as error:
            raise Unavailable from error

    async def _try_entry(self, seat: Seat, at: int, option: OptionId, of_several: bool) -> bool:
        """Make the entry if it fits the match as it is here; False if another worker has written one meanwhile."""
        if self.stuck:
            raise NotNow("refused-stuck")
        if await self._entries.has(seat, at, option, answered=self.match.answered[seat], seq=self.seq):
            return True
        if self.halted or self._timeouts.level() < 1:
            raise Unavailable("refused-game-bug")
        if at != self.match.answered[seat]:
            raise Stale
        if of_several and self.match.in_window:
            raise NotNow("refused-not-asked")
        if self.holding and self._is_offered(seat, option):
            raise WindowOpen
        self._uncommitted = True
        try:
            change, encoded = await self._play_and_store(Move(seat, option))
            self._uncommitted = False
            self.show(change, encoded)
            self._entries.add(seat, option)
            return True
        except Conflict:
            return False
        finally:
            self._finish_joins()

    def _is_offered(self, seat: Seat, option: OptionId) -> bool:
        return seat in self.match.asks and option in self.match.asks[seat].options

    async def _play_and_store(self, move: Move) -> tuple[LogChange, bytes]:
        """Apply a move and make it durable; if either fails the match is as it was. Raises Conflict and PlayError.

        Returns what the move did to the log, also as it is stored.
        """
        match = self.match
        base, taken, answered = match.base, match.taken.copy(), match.answered.copy()
        try:
            change, offer = game_calls.make(match, move)
        except Refused as error:
            raise PlayError(error.reason) from error
        except GameBug as error:
            log.error("game bug", room=self.room_id, game=self.game.info.id, error=str(error))
            if isinstance(error, OutOfTime):
                self._timeouts.take()
            self._put_back(base, taken, answered)
            raise Unavailable("refused-game-bug") from error
        try:
            encoded = encode_change(change)
            entry = Entry(self.seq + 1, move.seat, move.option, encoded, None if offer is None else encode_offer(offer))
            await self._write(entry, match.base if match.base is not base else None)
        except BaseException as error:
            self._put_back(base, taken, answered)
            if isinstance(error, StoreError) and not isinstance(error, Conflict):
                raise Unavailable(store_reason(error)) from error
            raise
        return change, encoded

    def _put_back(self, base: bytes, taken: Sequence[TakenOption], answered: list[int]) -> None:
        """Make the match what it was before a move that does not count."""
        try:
            self.match = game_calls.restore(self.game, base, [(option.move, option.offer) for option in taken])
        except EngineError as error:
            self._halt(error)
        self.match.answered = answered

    def _halt(self, error: EngineError) -> None:
        """The game can't go on, or can't be shown: everybody here is told, and the game is left alone."""
        self.halted = True
        log.error("match halted", room=self.room_id, game=self.game.info.id, error=str(error))

    def _show_halted(self, error: EngineError) -> None:
        """Halt a match that can be shown, though it can't go on: with everybody's view of it."""
        with contextlib.suppress(GameBug):
            for stream in self.streams.values():
                stream.look(self.match)
        self._halt(error)

    async def _write(self, entry: Entry, checkpoint: bytes | None) -> None:
        result = self.match.result
        started = time.perf_counter()
        await self.store.write(
            MoveWrite(
                room=self.room_id,
                seq=entry.seq,
                seat=entry.seat,
                option=entry.option,
                notes=entry.notes,
                at=now_ms(),
                checkpoint=checkpoint,
                result=None if result is None else encode(result).decode(),
                log_after=self._log.after,
                log_dropped="[]" if checkpoint is None else self._log.stored_dropped,
                offer=entry.offer,
            )
        )
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        self._moves_made.inc()
        self.seq += 1
        self.on_written(entry)

    async def preview(self, seat: Seat, ask: int, options: Sequence[OptionId]) -> tuple[Raw | None, Raw | None]:
        """What choosing this would change for the seat: patches of the public view and of its own.

        Nothing is changed, stored or told to anybody. It waits for a move that is under way: what is not durable
        nobody may see. A game that takes too long over it is not asked for a while, but choices have their own limit.
        """
        await self._take_turn()
        try:
            if self.stuck:
                raise NotNow("refused-stuck")
            if self.halted or self._preview_timeouts.level() < 1:
                raise Unavailable("refused-game-bug")
            if ask != self.match.answered[seat]:
                raise Stale
            PREVIEWS.inc()
            try:
                return self.streams[seat].preview(self.match, options, self._public)
            except Refused as error:
                raise PlayError(error.reason) from error
            except GameBug as error:
                log.error("game bug in a preview", room=self.room_id, game=self.game.info.id, error=str(error))
                if isinstance(error, OutOfTime):
                    self._preview_timeouts.take()
                raise Unavailable("refused-game-bug") from error
        finally:
            self._lock.release()

    # ---- following other workers

    @property
    def busy(self) -> bool:
        """Whether a move or a read is under way, which will find what is new by itself."""
        return self._lock.locked()

    async def follow(self, entry: Entry | None = None) -> None:
        """Show what other workers have written since: this entry if it is the next one, else all that the store has."""
        async with self._lock:
            if self.halted:
                return
            if entry is None or entry.seq > self.seq + 1:
                await self._read_new()
            elif entry.seq == self.seq + 1:
                self._apply(entry)

    async def _read_new(self) -> None:
        for row in await self.store.moves(self.room_id, after=self.seq):
            if not self._apply(row):
                return

    def _apply(self, entry: Entry | MoveRow) -> bool:
        """Repeat and show another worker's move. False if it does not fit, which must never be."""
        try:
            game_calls.play(self.match, *stored_move(entry))
        except OutOfTime as error:
            self._halt(error)
            return False
        except EngineError as error:
            log.error("replica diverged", room=self.room_id, seq=entry.seq, why=type(error).__name__)
            self.stuck = True
            return False
        self.seq = entry.seq
        self._entries.add(entry.seat, entry.option)
        self.show(decode_change(entry.notes), entry.notes)
        return True

    # ---- showing

    def show(self, change: LogChange, encoded: bytes) -> None:
        """Send every viewer what the last move changed for them, as far as the game can show it."""
        self._shown_lately = True
        removed = self._log.append(self.seq, change, encoded)
        try:
            self._publish(removed, change.notes)
        except GameBug as error:
            self._halt(error)
        self._log.trim(len(self.match.table.notes))
        self.on_moved()

    def _publish(self, removed: list[Note], new: list[Note]) -> None:
        """What is the same for all is packed and compared once."""
        match, only = self.match, self.match.aside
        if only is None:
            step = Step(game_calls.update(self._public, match), removed, new)
            streams: Iterable[Stream] = self.streams.values()
        else:
            match.views.look_anew(match.state)
            step, streams = Step(None, removed, new), (self.streams[only],)
        now = time.monotonic()
        STEPS.inc(sum(stream.publish(match, step) for stream in streams if stream.is_live(now)))

    def rest(self) -> None:
        """Called every few seconds: if nothing was shown since the last time, keep only what is packed."""
        if not self._shown_lately:
            self._forget_views()
        self._shown_lately = False

    def _forget_views(self) -> None:
        """The next move makes them again. Not worth their memory where people connect and nothing happens yet."""
        self.match.views.forget()
        self._public.forget()
        for stream in self.streams.values():
            stream.forget()

    # ---- viewers

    def join(self, connection: Connection, epoch: str, v: int) -> None:
        """Add a connection to its seat's stream (or the spectators'), from where it left off if that is still kept."""
        stream = self.streams[connection.seat]
        stream.connections.pop(connection, None)
        if self._uncommitted:
            self._joining[connection] = (epoch, v)
            return
        stream.flush()
        if not stream.is_live(time.monotonic()):
            stream.reset()
        frames = stream.frames_after(v) if epoch == self.epoch else None
        if frames is None:
            self._send_full(connection)
        else:
            for frame in frames:
                connection.push(frame)
        stream.connections[connection] = None

    def _finish_joins(self) -> None:
        """The match is as the store has it again: those who joined meanwhile may see it."""
        self._uncommitted = False
        joining, self._joining = self._joining, {}
        for connection, (epoch, v) in joining.items():
            self.join(connection, epoch, v)

    def _send_full(self, connection: Connection) -> None:
        """Everything this viewer may know; from a match that is halted, what it was shown last."""
        stream = self.streams[connection.seat]
        if not self.halted:
            try:
                stream.look(self.match)
            except GameBug as error:
                self._halt(error)
            self._forget_views()
        if stream.is_known:
            earlier = self._log.dropped(stream.seat)
            connection.push(stream.full(self.epoch, Raw(self._public.packed), self._log.notes(), earlier))

    def leave(self, connection: Connection) -> None:
        """Take a connection off its stream, which is kept for a while in case it reconnects."""
        self._joining.pop(connection, None)
        for stream in self.streams.values():
            if connection in stream.connections:
                del stream.connections[connection]
                stream.resumable_until = time.monotonic() + RESUME_SECONDS


async def _read_log(room: RoomRow, stored: StoredMatch, store: Store) -> MatchLog:
    """The end of the log. If it was not known where that begins, it is stored, and less has to be read next time."""
    log_end = MatchLog(range(room.seats), stored.log_after, stored.log_dropped)
    revocable = 0
    try:
        for move in stored.log:
            change = decode_change(move.notes)
            log_end.append(move.seq, change, move.notes)
            revocable += len(change.notes) if move.seq > stored.checkpoint_seq else 0
    except MsgspecError as error:
        raise store.report_damage("the notes of a move can't be read", f"room {room.id}") from error
    if log_end.trim(revocable):
        with contextlib.suppress(StoreError):
            await store.set_log_start(room.id, log_end.after, log_end.stored_dropped)
    return log_end
