"""A Postgres database: a pool for everything and one connection for moves."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool
from sqlmodel import Session

from app.store.damage import DamageRecord
from app.store.driver import COMMON_ERRORS, DriverErrors, run_transaction, translated_errors
from app.store.errors import StoreError, with_table
from app.store.postgres_writer import ANSWER_SECONDS, CONNECT_SECONDS, PostgresWriter
from app.store.postgres_writer import translate as translate_cause
from app.store.schema import migrate_in_thread

T = TypeVar("T")

KINDS = (*COMMON_ERRORS, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresDatabase:
    """Transactions run in the event loop: the driver waits for the database without a thread."""

    def __init__(self, engine: AsyncEngine, writer: PostgresWriter) -> None:
        self.engine = engine
        self.writer = writer
        self.damage = DamageRecord()
        self.errors = DriverErrors(KINDS, lambda error: self.damage.noting(translate(error)))

    @classmethod
    async def open(cls, url: str) -> "PostgresDatabase":
        with translated_errors(POSTGRES_ERRORS):
            await asyncio.to_thread(migrate_in_thread, bare_postgres_engine(url))
            writer = await PostgresWriter.open(url)
        return cls(
            _engine(url, ANSWER_SECONDS, pool_size=5, max_overflow=10, pool_timeout=10, pool_pre_ping=True), writer
        )

    async def read(self, work: Callable[[Session], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(run_transaction, work)

    async def write(self, work: Callable[[Session], T]) -> T:
        return await self.read(work)  # Postgres has room for many writers

    async def check(self) -> None:
        return None  # it would have to read everything; Postgres says by itself what it stumbles over

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()


def bare_postgres_engine(url: str) -> AsyncEngine:
    """For a migration or a backup, which may take its time."""
    return _engine(url, None, poolclass=NullPool)


def _engine(url: str, answer_seconds: float | None, **options: Any) -> AsyncEngine:
    """The driver reads the URL itself, so that the pool and the move writer understand it alike.

    A statement that takes longer than `answer_seconds` is given up.
    """

    async def connect() -> Any:
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=answer_seconds)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, **options)


def translate(error: BaseException) -> StoreError:
    """The error of ours for one of SQLAlchemy's or the driver's."""
    cause = getattr(error, "orig", None) or error
    return with_table(translate_cause(getattr(cause, "__cause__", None) or cause), error)


POSTGRES_ERRORS = DriverErrors(KINDS, translate)
"""What is raised where no server has the database open."""
