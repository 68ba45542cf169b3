"""The move writer for SQLite: one thread with one connection of its own, plain SQL."""

import asyncio
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from app.store.errors import Missing, StoreDamaged, StoreDown, StoreError, StoreFull, Taken, Unstorable
from app.store.records import MoveWrite
from app.store.writer import PendingMove, refusal, settle, take_batch

log = logging.getLogger(__name__)

T = TypeVar("T")

LARGEST_STATEMENT = 64
"""Rows in one statement. Every step of SQLite lets go of the interpreter lock and must win it back from a busy event
loop, so one statement of fifty rows returns much sooner than fifty statements; each size is prepared once."""

END_ROOM = "UPDATE room SET state = 'over', result = ?, ended_at = ?, touched_at = ? WHERE id = ?"


@cache
def insert_moves(count: int) -> str:
    """A move whose predecessor is missing gets no number, which the table refuses: the statement fails as a whole."""
    return f"""
        INSERT INTO move (room, seq, seat, option, notes, at, offer)
        WITH given (room, seq, seat, option, notes, at, offer) AS (VALUES {_rows(count, 7)})
        SELECT room, CASE WHEN seq = 0 OR EXISTS
            (SELECT 1 FROM move WHERE move.room = given.room AND move.seq = given.seq - 1) THEN seq END,
            seat, option, notes, at, offer FROM given
    """


@cache
def put_checkpoints(count: int) -> str:
    return f"""
        INSERT INTO checkpoint (room, seq, state, log_after, log_dropped) VALUES {_rows(count, 5)}
        ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, state = excluded.state,
            log_after = excluded.log_after, log_dropped = excluded.log_dropped WHERE excluded.seq > checkpoint.seq
    """


@cache
def touch_rooms(count: int) -> str:
    return f"UPDATE room SET touched_at = max(touched_at, ?) WHERE id IN {_rows(1, count)}"


def _rows(count: int, width: int) -> str:
    return ", ".join([f"({', '.join('?' * width)})"] * count)


BAD_VALUES = (OverflowError, ValueError, TypeError, sqlite3.InterfaceError, sqlite3.ProgrammingError)


class OtherWork(Struct, eq=False, frozen=True):
    """Something else is to be written: SQLite has room for one writer only, so this thread does it."""

    do: Callable[[], Any]
    done: asyncio.Future[Any]


STOP = None
Job = PendingMove | OtherWork | None


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    for pragma in PRAGMAS:
        connection.execute(pragma)
    return connection


PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 10000",
    "PRAGMA foreign_keys = ON",
)


def translate(error: BaseException, path: Path) -> StoreError:
    """The error of ours for one of SQLite's."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, BAD_VALUES):
        return Unstorable(str(error))
    if isinstance(error, sqlite3.IntegrityError):
        return Missing(str(error)) if "FOREIGN KEY" in str(error) else Taken(str(error))
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and _no_space(path)):
        return StoreFull(f"no space left for {path}")
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreDamaged(str(error))
    if "Could not decode to UTF-8" in str(error):  # it goes on with the text itself
        return StoreDamaged("a text is not text")
    return StoreDown(f"{path}: {error}")


def _no_space(path: Path) -> bool:
    """SQLite tells some kinds of full disk as a plain input/output error."""
    try:
        return os.statvfs(path.parent).f_bavail * os.statvfs(path.parent).f_frsize < 64 * 1024
    except OSError:
        return False


class SqliteWriter:
    """See MoveWriter. Everything that touches the connection happens in the thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._connection = connect(path)
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="move-writer", daemon=True)
        self.healthy = True
        self.commits = 0
        self._thread.start()

    def write(self, move: MoveWrite) -> asyncio.Future[None]:
        if self._closed:
            raise StoreDown("the store is closed")
        done = self._loop.create_future()
        self._jobs.put(PendingMove(move, done))
        return done

    def run(self, do: Callable[[], T]) -> asyncio.Future[T]:
        """Call a function that writes, between two batches of moves. The future has what it returns, or raises."""
        if self._closed:
            raise StoreDown("the store is closed")
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(OtherWork(do, done))
        return done

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(STOP)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        waiting: list[PendingMove] = []
        stopping = False
        while waiting or not stopping:
            other: OtherWork | None = None
            while other is None and not stopping:
                try:
                    job = self._jobs.get(block=not waiting)
                except queue.Empty:
                    break
                if job is STOP:
                    stopping = True
                elif isinstance(job, OtherWork):
                    other = job
                else:
                    waiting.append(job)
            if waiting:
                batch, waiting = take_batch(waiting)
                self._call_in_loop(settle, batch, self._answers([pending.move for pending in batch]))
            if other is not None:
                self._do(other)
        self._connection.close()

    def _do(self, other: OtherWork) -> None:
        try:
            result = other.do()
        except BaseException as error:  # whoever waits for it knows what to make of it
            self._call_in_loop(_fail, other.done, error)
        else:
            self._call_in_loop(_finish, other.done, result)

    def _call_in_loop(self, function: Callable[..., None], *args: object) -> None:
        """One wake-up of the event loop for a whole batch."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *args)

    def _answers(self, moves: Sequence[MoveWrite]) -> Sequence[StoreError | None]:
        try:
            return self._commit(moves)
        except Exception as error:
            # Nobody would ever be answered again if this thread ended.
            log.exception("the move writer failed")
            return [StoreDown(repr(error), unsure=True) for _ in moves]

    def _commit(self, moves: Sequence[MoveWrite]) -> list[StoreError | None]:
        """Write a batch in one transaction; if a move in it is bad, again with each move on its own."""
        try:
            self._commit_together(moves)
        except (sqlite3.IntegrityError, *BAD_VALUES):
            self._roll_back()
            return self._commit_apart(moves)
        except sqlite3.Error as error:
            self._roll_back()
            if len(moves) > 1 and isinstance(translate(error, self._path), StoreDamaged):
                # One room's damaged page is no reason to refuse the moves of the others.
                return [self._commit([move])[0] for move in moves]
            return self._all_failed(moves, error)
        self.healthy = True
        return [None] * len(moves)

    def _commit_together(self, moves: Sequence[MoveWrite]) -> None:
        if len(moves) <= LARGEST_STATEMENT and not any(map(_changes_room, moves)):
            self._insert(moves)  # a single statement is a transaction by itself
            self.commits += 1
        else:
            self._begin()
            self._insert(moves)
            self._end()

    def _commit_apart(self, moves: Sequence[MoveWrite]) -> list[StoreError | None]:
        """Still one transaction, but a bad move takes back only itself."""
        try:
            self._begin()
            answers = [self._insert_one(move) for move in moves]
            self._end()
        except sqlite3.Error as error:
            self._roll_back()
            return self._all_failed(moves, error)
        self.healthy = True
        return answers

    def _insert_one(self, move: MoveWrite) -> StoreError | None:
        self._connection.execute("SAVEPOINT one")
        answer: StoreError | None = None
        try:
            self._insert([move])
        except sqlite3.IntegrityError:
            answer = self._refusal(move)
        except BAD_VALUES as error:
            answer = translate(error, self._path)
        if answer is not None:
            self._connection.execute("ROLLBACK TO one")
        self._connection.execute("RELEASE one")
        return answer

    def _insert(self, moves: Sequence[MoveWrite]) -> None:
        for part in _parts(moves):
            values = [value for m in part for value in (m.room, m.seq, m.seat, m.option, m.notes, m.at, m.offer)]
            self._connection.execute(insert_moves(len(part)), values)
        for part in _parts([m for m in moves if m.checkpoint is not None]):
            points = [v for m in part for v in (m.room, m.seq, m.checkpoint, m.log_after, m.log_dropped)]
            self._connection.execute(put_checkpoints(len(part)), points)
        for part in _parts([m for m in moves if _changes_room(m)]):
            newest = max(m.at for m in part)
            self._connection.execute(touch_rooms(len(part)), [newest, *(m.room for m in part)])
        for m in moves:
            if m.result is not None:
                self._connection.execute(END_ROOM, (m.result, m.at, m.at, m.room))

    def _refusal(self, move: MoveWrite) -> StoreError:
        rooms = self._connection.execute("SELECT count(*) FROM room WHERE id = ?", (move.room,)).fetchone()[0]
        moves = self._connection.execute(
            "SELECT count(*) FROM move WHERE room = ? AND seq = ?", (move.room, move.seq)
        ).fetchone()[0]
        return refusal(move, room_exists=bool(rooms), move_exists=bool(moves))

    def _begin(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def _end(self) -> None:
        self._connection.execute("COMMIT")
        self.commits += 1

    def _roll_back(self) -> None:
        # After a full disk SQLite may have rolled back by itself.
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _all_failed(self, moves: Sequence[MoveWrite], error: sqlite3.Error) -> list[StoreError | None]:
        answers: list[StoreError | None] = [translate(error, self._path) for _ in moves]
        if not isinstance(answers[0], StoreDamaged):  # else other rooms may be whole
            self.healthy = False
        return answers


def _changes_room(move: MoveWrite) -> bool:
    """Whether a move changes more than the list of moves."""
    return move.checkpoint is not None or move.result is not None


def _parts(moves: Sequence[MoveWrite]) -> Iterator[Sequence[MoveWrite]]:
    for first in range(0, len(moves), LARGEST_STATEMENT):
        yield moves[first : first + LARGEST_STATEMENT]


def _finish(done: asyncio.Future[Any], result: object) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
