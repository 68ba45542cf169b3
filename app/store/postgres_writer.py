"""The move writer for Postgres: one connection, one statement for a batch, sent again until its outcome is known."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
from msgspec.structs import astuple

from app.store.errors import Missing, StoreDamaged, StoreDown, StoreError, StoreFull, Taken, Unstorable
from app.store.records import MoveWrite
from app.store.writer import PendingMove, refusal, settle, take_batch

log = logging.getLogger(__name__)

CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
"""A statement that takes longer is taken for a dead connection."""
CLOSE_SECONDS = 5.0
RETRY_SECONDS = (0.05, 0.1, 0.2, 0.4, 0.8, 1.0)

# One statement is one transaction and one round trip. Rows are inserted in the order of their room, the same in every
# worker, so that two batches never wait for each other in a circle.
WRITE = """
    WITH given AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::int[], $4::text[], $5::bytea[], $6::bigint[], $7::bytea[], $8::text[],
            $9::int[], $10::text[], $11::bytea[]
        ) AS g (room, seq, seat, option, notes, at, checkpoint, result, log_after, log_dropped, offer)
    ), written AS (
        INSERT INTO move (room, seq, seat, option, notes, at, offer)
        SELECT g.room, g.seq, g.seat, g.option, g.notes, g.at, g.offer FROM given g JOIN room r ON r.id = g.room
        WHERE g.seq = 0 OR EXISTS (SELECT 1 FROM move before WHERE before.room = g.room AND before.seq = g.seq - 1)
        ORDER BY g.room
        ON CONFLICT DO NOTHING
        RETURNING room, seq
    ), kept AS (
        INSERT INTO checkpoint (room, seq, state, log_after, log_dropped)
        SELECT g.room, g.seq, g.checkpoint, g.log_after, g.log_dropped
        FROM given g JOIN written USING (room) WHERE g.checkpoint IS NOT NULL
        ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, state = excluded.state,
            log_after = excluded.log_after, log_dropped = excluded.log_dropped WHERE excluded.seq > checkpoint.seq
    ), marked AS (
        UPDATE room SET
            touched_at = g.at,
            state = CASE WHEN g.result IS NULL THEN room.state ELSE 'over' END,
            ended_at = CASE WHEN g.result IS NULL THEN room.ended_at ELSE g.at END,
            result = coalesce(g.result, room.result)
        FROM given g JOIN written USING (room)
        WHERE room.id = g.room AND (g.checkpoint IS NOT NULL OR g.result IS NOT NULL)
    )
    SELECT room FROM written
"""
FIND_MOVES = """
    SELECT g.room, r.id IS NOT NULL AS room_exists, m.seat, m.option, m.notes, m.at
    FROM unnest($1::text[], $2::int[]) AS g (room, seq)
    LEFT JOIN room r ON r.id = g.room
    LEFT JOIN move m ON m.room = g.room AND m.seq = g.seq
"""

NO_CONNECTION = "no connection to the database"
BAD_VALUES = (ValueError, OverflowError, TypeError)
CONNECTION_ERRORS = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a backend ended between two statements leaves the driver confused
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)

DAMAGE = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
DAMAGE_WORDS = ("invalid page in block", "could not read block")
"""Of these errors some versions make plain internal ones. They name a file and a block, never a value."""


def translate(error: BaseException) -> StoreError:
    """The error of ours for one of the driver's."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, asyncpg.DiskFullError):
        return StoreFull(str(error))
    if isinstance(error, (asyncpg.DataError, *BAD_VALUES)):
        return Unstorable(str(error))
    if isinstance(error, asyncpg.ForeignKeyViolationError):
        return Missing(str(error))
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    if isinstance(error, DAMAGE) or any(words in str(error) for words in DAMAGE_WORDS):
        return StoreDamaged(str(error))
    return StoreDown(str(error) or type(error).__name__)


class PostgresWriter:
    """See MoveWriter. A task of the event loop owns the connection."""

    def __init__(self, url: str, connection: asyncpg.Connection) -> None:
        self._url = url
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: list[PendingMove] = []
        self._arrived = asyncio.Event()
        self._closed = False
        self.healthy = True
        self.commits = 0
        self._task = asyncio.create_task(self._run(), name="move-writer")

    @classmethod
    async def open(cls, url: str) -> "PostgresWriter":
        return cls(url, await asyncpg.connect(url, timeout=CONNECT_SECONDS))

    def write(self, move: MoveWrite) -> asyncio.Future[None]:
        if self._closed:
            raise StoreDown("the store is closed")
        if not self.healthy:
            raise StoreDown(NO_CONNECTION)
        done = self._loop.create_future()
        self._waiting.append(PendingMove(move, done))
        self._arrived.set()
        return done

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._arrived.set()
        with suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(self._task, CLOSE_SECONDS if self.healthy else 0)
        self._refuse_waiting("the store was closed")
        self._connection.terminate()

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._arrived.wait()
            self._arrived.clear()
            while self._waiting:
                batch, self._waiting = take_batch(self._waiting)
                try:
                    await self._write_batch(batch)
                except asyncio.CancelledError:
                    settle(batch, [StoreDown("the store was closed", unsure=True) for _ in batch])
                    raise
                except Exception as error:
                    # Nobody would ever be answered again if this task ended.
                    log.exception("the move writer failed")
                    settle(batch, [StoreDown(repr(error), unsure=True) for _ in batch])
                    self._connection.terminate()

    async def _write_batch(self, batch: Sequence[PendingMove]) -> None:
        if self._connection.is_closed() and not await self._connect():
            settle(batch, [StoreDown(NO_CONNECTION) for _ in batch])
            await self._reconnect()
            return
        moves = [pending.move for pending in batch]
        sent_before = False
        while True:
            try:
                settle(batch, await self._write(moves, sent_before=sent_before))
                return
            except CONNECTION_ERRORS:
                # The commit may have happened or may yet happen; only the database knows. So write again, however
                # long that takes: what is there already as we meant it counts as written.
                sent_before = True
                self._connection.terminate()
                await self._reconnect()

    async def _write(self, moves: Sequence[MoveWrite], *, sent_before: bool) -> list[StoreError | None]:
        try:
            return await self._write_together(moves, sent_before=sent_before)
        except CONNECTION_ERRORS:
            raise
        except (asyncpg.PostgresError, *BAD_VALUES) as error:
            if len(moves) == 1:
                return [translate(error)]
        answers: list[StoreError | None] = []
        for move in moves:
            answers += await self._write([move], sent_before=sent_before)
        return answers

    async def _write_together(self, moves: Sequence[MoveWrite], *, sent_before: bool) -> list[StoreError | None]:
        columns = zip(*map(astuple, moves), strict=True)
        rows = await self._connection.fetch(WRITE, *map(list, columns), timeout=ANSWER_SECONDS)
        self.commits += 1
        if len(rows) == len(moves):
            return [None] * len(moves)
        written = {row["room"] for row in rows}
        refused = [move for move in moves if move.room not in written]
        found = await self._connection.fetch(
            FIND_MOVES, [m.room for m in refused], [m.seq for m in refused], timeout=ANSWER_SECONDS
        )
        existing = {row["room"]: row for row in found}
        return [None if m.room in written else _answer_for(m, existing[m.room], sent_before=sent_before) for m in moves]

    async def _connect(self) -> bool:
        try:
            self._connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
        except (*CONNECTION_ERRORS, asyncpg.PostgresError):
            return False
        return True

    async def _reconnect(self) -> None:
        """Until it succeeds. Meanwhile every other write is told at once that the database is down."""
        self.healthy = False
        self._refuse_waiting(NO_CONNECTION)
        pauses = iter(RETRY_SECONDS)
        while not await self._connect():
            await asyncio.sleep(next(pauses, RETRY_SECONDS[-1]))
        self.healthy = True

    def _refuse_waiting(self, why: str) -> None:
        """None of these was sent, so it is certain that they were not written."""
        settle(self._waiting, [StoreDown(why) for _ in self._waiting])
        self._waiting = []


def _answer_for(move: MoveWrite, row: asyncpg.Record, *, sent_before: bool) -> StoreError | None:
    """Why a move was not written; None if an earlier attempt of ours has written it."""
    stored = (row["seat"], row["option"], row["notes"], row["at"])
    if sent_before and stored == (move.seat, move.option, move.notes, move.at):
        return None
    return refusal(move, room_exists=row["room_exists"], move_exists=row["seat"] is not None)
