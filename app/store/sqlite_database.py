"""A SQLite file: plain connections in threads, and a lock beside it that keeps a second server out."""

import asyncio
import fcntl
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.pool import NullPool
from sqlmodel import Session

from app.private_files import FILE_MODE, keep_file_private, make_private_folder
from app.store.damage import DamageRecord, quick_check
from app.store.driver import COMMON_ERRORS, DriverErrors, run_transaction, translated_errors
from app.store.errors import InUse, StoreDown, StoreError, with_table
from app.store.schema import migrate_in_thread
from app.store.sqlite_writer import PRAGMAS, SqliteWriter
from app.store.sqlite_writer import translate as translate_cause

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")

READERS = 4
"""So many read at a time."""
CACHE = "PRAGMA cache_size = -256"
"""In KiB, for each connection: the system keeps the file's pages too, once for all of them."""


class SqliteDatabase:
    """Reads in a few threads; writes in the thread of the move writer, as SQLite has room for one writer only."""

    def __init__(self, path: Path, lock: int, engine: Engine) -> None:
        self.path = path
        self.lock = lock
        self.engine = engine
        self.writer = SqliteWriter(path)
        self.damage = DamageRecord()
        self.errors = DriverErrors(COMMON_ERRORS, lambda error: self.damage.noting(translate(error, path)))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> "SqliteDatabase":
        name = make_url(url).database
        if not name or name == ":memory:":
            raise StoreError("name a file: sqlite:///path/to/file.db")
        path = Path(name).absolute()
        lock = _lock_file(path)
        try:
            with translated_errors(sqlite_errors(path)):
                engine = _prepared(create_engine(f"sqlite:///{path}", pool_size=READERS + 1, pool_use_lifo=True))
                await asyncio.to_thread(migrate_in_thread, engine)
                return cls(path, lock, engine)
        except BaseException:
            os.close(lock)
            raise

    async def read(self, work: Callable[[Session], T]) -> T:
        if self._closed:
            raise StoreDown("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, run_transaction, self.engine, work)

    async def write(self, work: Callable[[Session], T]) -> T:
        return await self.writer.run(lambda: run_transaction(self.engine, work))

    async def check(self) -> list[str]:
        return await quick_check(self.path)

    async def close(self) -> None:
        self._closed = True
        await self.writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()
        os.close(self.lock)


def async_sqlite_engine(path: Path) -> "AsyncEngine":
    """For tools that work on either kind of database."""
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", poolclass=NullPool)
    _prepared(engine.sync_engine)
    return engine


def _prepared(engine: Engine) -> Engine:
    """Connections with our pragmas; transactions begin where SQLAlchemy says, errors name what was asked."""

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: object) -> None:
        connection.isolation_level = None  # or the driver begins transactions on its own, and too late
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, CACHE):
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    @event.listens_for(engine, "handle_error")
    def name_statement(context: ExceptionContext) -> None:
        # SQLite reads most rows after a statement was executed; then SQLAlchemy does not say which one it was.
        error, execution = context.sqlalchemy_exception, context.execution_context
        if error is not None and error.statement is None and execution is not None:
            error.statement = execution.statement

    return engine


# ---------------------------------------------------------------- errors


def sqlite_errors(path: Path) -> DriverErrors:
    """What is raised where a file is read that no server has open."""
    return DriverErrors(COMMON_ERRORS, lambda error: translate(error, path))


def translate(error: BaseException, path: Path) -> StoreError:
    """The error of ours for one of SQLAlchemy's or SQLite's."""
    return with_table(translate_cause(getattr(error, "orig", None) or error, path), error)


# ---------------------------------------------------------------- the lock


@contextmanager
def locked_file(path: Path) -> Iterator[None]:
    """Hold the lock of a SQLite file meanwhile. Raises InUse if a server has it."""
    lock = _lock_file(path)
    try:
        yield
    finally:
        os.close(lock)


def _lock_file(path: Path) -> int:
    """Hold `file.db.lock` for as long as we live; the system lets go of it even after kill -9.

    Whoever holds it makes sure that nobody but the owner can read the file and what SQLite keeps beside it.
    """
    make_private_folder(path.parent)
    handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, FILE_MODE)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        owner = os.pread(handle, 20, 0).decode(errors="replace").strip() or "unknown"
        os.close(handle)
        raise InUse(
            f"{path} is in use by process {owner}: one SQLite file serves one process; for several use Postgres"
        ) from error
    os.ftruncate(handle, 0)
    os.pwrite(handle, f"{os.getpid()}\n".encode(), 0)
    if not path.exists():
        path.touch(FILE_MODE)  # SQLite gives the files beside it the same mode
    for suffix in ("", "-wal", "-shm", ".lock"):
        keep_file_private(Path(f"{path}{suffix}"))
    return handle
