"""From a URL to a database one can talk to: connections, locks, errors in our own words."""

import asyncio
import fcntl
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, event, exc, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from app.private_files import FILE_MODE, keep_file_private, make_private_folder
from app.store.damage import DamageRecord, quick_check
from app.store.errors import InUse, StoreDamaged, StoreError
from app.store.postgres_writer import ANSWER_SECONDS, CONNECT_SECONDS, PostgresWriter
from app.store.postgres_writer import translate as translate_postgres
from app.store.schema import migrate_in_thread
from app.store.sqlite_writer import PRAGMAS, SqliteWriter
from app.store.sqlite_writer import translate as translate_sqlite
from app.store.writer import MoveWriter

Translate: TypeAlias = Callable[[BaseException], StoreError]
"""Makes an error of ours of one of the driver's."""

TABLE_NAME = re.compile(r"\b(?:FROM|INTO|UPDATE)\s+\"?(\w+)")

DRIVER_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, sqlite3.Error)


class Database(Protocol):
    """What differs between SQLite and Postgres."""

    engine: AsyncEngine
    writer: MoveWriter
    damage: DamageRecord

    def translate(self, error: BaseException) -> StoreError:
        """The error of ours for one of the driver's. Damage is remembered."""

    async def check(self) -> list[str] | None:
        """Look for damage in all that is stored, a line for each finding; None where there is no cheap way to."""

    async def close(self) -> None:
        """Finish what is queued and let go."""


async def open_database(url: str) -> Database:
    """Open `sqlite:///path/to/file.db` or `postgresql://user@host/name`, brought to the newest schema."""
    kind = make_url(url).get_backend_name()
    if kind == "sqlite":
        return await SqliteDatabase.open(url)
    if kind == "postgresql":
        return await PostgresDatabase.open(url)
    raise StoreError(f"cannot store in {kind}: use sqlite:///file.db or postgresql://user@host/name")


def engine_for(url: URL) -> AsyncEngine:
    """A bare engine, for tools that only read or migrate."""
    if url.get_backend_name() == "sqlite":
        return sqlite_engine(Path(url.database or ""), poolclass=NullPool)
    return postgres_engine(url.render_as_string(hide_password=False), poolclass=NullPool)


class SqliteDatabase:
    """A file, and a lock beside it that keeps a second server out."""

    def __init__(self, path: Path, lock: int, engine: AsyncEngine, writer: MoveWriter) -> None:
        self.path = path
        self.lock = lock
        self.engine = engine
        self.writer = writer
        self.damage = DamageRecord()

    @classmethod
    async def open(cls, url: str) -> "SqliteDatabase":
        name = make_url(url).database
        if not name or name == ":memory:":
            raise StoreError("name a file: sqlite:///path/to/file.db")
        path = Path(name).absolute()
        lock = _lock_file(path)
        try:
            with translated_errors(lambda error: translate_any_sqlite(error, path)):
                await asyncio.to_thread(migrate_in_thread, sqlite_engine(path, poolclass=NullPool))
                return cls(path, lock, sqlite_engine(path, pool_size=4, max_overflow=4), SqliteWriter(path))
        except BaseException:
            os.close(lock)
            raise

    def translate(self, error: BaseException) -> StoreError:
        return self.damage.noting(translate_any_sqlite(error, self.path))

    async def check(self) -> list[str]:
        return await quick_check(self.path)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()
        os.close(self.lock)


class PostgresDatabase:
    """A pool for everything and one connection for moves."""

    def __init__(self, engine: AsyncEngine, writer: MoveWriter) -> None:
        self.engine = engine
        self.writer = writer
        self.damage = DamageRecord()

    @classmethod
    async def open(cls, url: str) -> "PostgresDatabase":
        with translated_errors(translate_any_postgres):
            await asyncio.to_thread(migrate_in_thread, postgres_engine(url, poolclass=NullPool))
            writer = await PostgresWriter.open(url)
        return cls(
            postgres_engine(url, ANSWER_SECONDS, pool_size=5, max_overflow=10, pool_timeout=10, pool_pre_ping=True),
            writer,
        )

    def translate(self, error: BaseException) -> StoreError:
        return self.damage.noting(translate_any_postgres(error))

    async def check(self) -> None:
        return None  # it would have to read everything; Postgres says by itself what it stumbles over

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()


def sqlite_engine(path: Path, **options: Any) -> AsyncEngine:
    """Connections with our pragmas, and transactions that begin where SQLAlchemy says."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", **options)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: object) -> None:
        connection.isolation_level = None  # or the driver begins transactions on its own, and too late
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def postgres_engine(url: str, answer_seconds: float | None = None, **options: Any) -> AsyncEngine:
    """The driver reads the URL itself, so that the pool and the move writer understand it alike.

    A statement that takes longer than `answer_seconds` is given up; a migration or a backup may take its time.
    """

    async def connect() -> Any:
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=answer_seconds)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, **options)


@contextmanager
def translated_errors(translate: Translate) -> Iterator[None]:
    """Errors of the drivers leave as ours."""
    try:
        yield
    except (exc.SQLAlchemyError, *DRIVER_ERRORS, UnicodeError, OSError) as error:
        raise translate(error) from error


def translate_any_sqlite(error: BaseException, path: Path) -> StoreError:
    cause = getattr(error, "orig", None) or error
    return _with_table(translate_sqlite(cause, path), error)


def translate_any_postgres(error: BaseException) -> StoreError:
    cause = getattr(error, "orig", None) or error
    return _with_table(translate_postgres(getattr(cause, "__cause__", None) or cause), error)


def _with_table(ours: StoreError, error: BaseException) -> StoreError:
    """Damage is told with the table that was asked for: its name is in the statement, which holds no values."""
    table = TABLE_NAME.search(getattr(error, "statement", None) or "")
    if isinstance(ours, StoreDamaged) and table:
        ours.where = f"table {table[1]}"
    return ours


@contextmanager
def exclusive_lock(url: URL) -> Iterator[None]:
    """Keep every server away from a SQLite file meanwhile. Raises InUse if there is one."""
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = Path(url.database or "").absolute()
    lock = _lock_file(path)
    try:
        yield
    finally:
        os.close(lock)


def translator(url: URL) -> Translate:
    """What turns the driver's errors into ours."""
    if url.get_backend_name() == "sqlite":
        return lambda error: translate_any_sqlite(error, Path(url.database or ""))
    return translate_any_postgres


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
