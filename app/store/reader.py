"""Reading a database while a server works on it: no lock is taken, nothing is migrated, nothing written."""

from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, MetaData, event, make_url
from sqlalchemy import select as select_rows
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlmodel import Session, col, select

from app.store.damage import quick_check
from app.store.database import engine_for, errors_of
from app.store.driver import run_transaction, translated_errors
from app.store.errors import StoreDamaged, StoreError
from app.store.records import RoomSnapshot
from app.store.schema import newest_schema, schema_of
from app.store.tables import CheckpointRow, MoveRow, RoomRow, SeatRow

T = TypeVar("T")

RowValues: TypeAlias = dict[str, Any]
"""A row of any table, by column."""

BATCH = 500
"""So many rows are read at a time."""


class DatabaseReader:
    """Open one with `await DatabaseReader.open(url)`, close it with `close`."""

    def __init__(self, url: URL, schema: str) -> None:
        self.schema = schema
        self._engine = _engine(url)
        self._file = Path(url.database or "") if url.get_backend_name() == "sqlite" else None
        self._errors = errors_of(url)

    @classmethod
    async def open(cls, url: str) -> "DatabaseReader":
        """Raises StoreError if there is no database of ours, StoreDown if it can't be reached."""
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
            raise StoreError(f"there is no database {parsed.database}")
        reader = cls(parsed, "")
        try:
            async with reader._transaction() as connection:
                schema = await connection.run_sync(schema_of)
            if schema is None:
                raise StoreError("this database was not made by Parlour")
            reader.schema = schema
        except BaseException:
            await reader.close()
            raise
        return reader

    async def close(self) -> None:
        await self._engine.dispose()

    async def all_rows(self) -> AsyncGenerator[tuple[str, list[RowValues]], None]:
        """All rows of all tables as they are at one moment, in portions, each table at least once.

        The tables are those that the database has, so that an older schema can be read as well.
        """
        async with self._transaction() as connection:
            for table in (await connection.run_sync(tables_of)).sorted_tables:
                yield table.name, []
                found = await connection.stream(select_rows(table).order_by(*table.primary_key))
                async for rows in found.mappings().partitions(BATCH):
                    yield table.name, [dict(row) for row in rows]

    async def room_ids(self) -> list[str]:
        """All rooms, the oldest first; where the table is damaged, all that its index names."""
        try:
            oldest_first = select(RoomRow.id).order_by(col(RoomRow.created_at), RoomRow.id)
            return await self._read(lambda session: list(session.exec(oldest_first).all()))
        except StoreDamaged:
            return await self._read(lambda session: list(session.exec(select(RoomRow.id).order_by(RoomRow.id)).all()))

    async def check(self) -> list[str]:
        """What SQLite itself finds wrong with its file, a line each; Postgres has no such check."""
        return [] if self._file is None else await quick_check(self._file)

    async def room(self, id: str) -> RoomSnapshot | None:
        """The room as it is at one moment; None if there is none."""

        def find(session: Session) -> RoomSnapshot | None:
            room = session.get(RoomRow, id)
            if room is None:
                return None
            seats = session.exec(select(SeatRow).where(SeatRow.room == id).order_by(col(SeatRow.seat)))
            moves = session.exec(select(MoveRow).where(MoveRow.room == id).order_by(col(MoveRow.seq)))
            return RoomSnapshot(room, list(seats.all()), session.get(CheckpointRow, id), list(moves.all()))

        return await self._read(find)

    async def _read(self, work: Callable[[Session], T]) -> T:
        """Raises StoreError where the schema is not that of this version: its rooms can't be understood."""
        if self.schema != newest_schema():
            raise StoreError(f"the database has schema {self.schema}, not {newest_schema()}: start the server once")
        async with self._transaction() as connection:
            return await connection.run_sync(run_transaction, work)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: it sees nothing of what is written while it lasts."""
        with translated_errors(self._errors):
            async with self._engine.connect() as connection, connection.begin():
                yield connection


def tables_of(connection: Connection) -> MetaData:
    """The tables that a database has."""
    tables = MetaData()
    tables.reflect(connection)
    return tables


def _engine(url: URL) -> AsyncEngine:
    engine = engine_for(url)
    if url.get_backend_name() != "sqlite":
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @event.listens_for(engine.sync_engine, "connect")
    def forbid_writing(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only = ON")
        cursor.close()

    return engine
