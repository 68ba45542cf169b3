"""Reading a database while a server works on it: no lock is taken, nothing is migrated, nothing written."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, Connection, MetaData, event, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.store.damage import quick_check
from app.store.database import engine_for, errors_of
from app.store.driver import translated_errors
from app.store.errors import StoreDamaged, StoreError
from app.store.records import RoomSnapshot
from app.store.rows import CheckpointRow, MoveRow, RoomRow, SeatRow, fetch, fetch_one, rows_of
from app.store.schema import newest_schema, schema_of
from app.store.tables import CHECKPOINT, MOVE, ROOM, SEAT

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
                found = await connection.stream(select(table).order_by(*table.primary_key))
                async for rows in found.mappings().partitions(BATCH):
                    yield table.name, [dict(row) for row in rows]

    async def room_ids(self) -> list[str]:
        """All rooms, the oldest first; where the table is damaged, all that its index names."""
        names = select(ROOM.c.id)
        try:
            async with self._newest() as connection:
                return list((await connection.execute(names.order_by(ROOM.c.created_at, ROOM.c.id))).scalars())
        except StoreDamaged:
            async with self._newest() as connection:
                return list((await connection.execute(names.order_by(ROOM.c.id))).scalars())

    async def check(self) -> list[str]:
        """What SQLite itself finds wrong with its file, a line each; Postgres has no such check."""
        return [] if self._file is None else await quick_check(self._file)

    async def room(self, id: str) -> RoomSnapshot | None:
        """The room as it is at one moment; None if there is none."""
        async with self._newest() as connection:
            return await connection.run_sync(_snapshot, id)

    @asynccontextmanager
    async def _newest(self) -> AsyncIterator[AsyncConnection]:
        """Raises StoreError where the schema is not that of this version: its rooms can't be understood."""
        if self.schema != newest_schema():
            raise StoreError(f"the database has schema {self.schema}, not {newest_schema()}: start the server once")
        async with self._transaction() as connection:
            yield connection

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: it sees nothing of what is written while it lasts."""
        with translated_errors(self._errors):
            async with self._engine.connect() as connection, connection.begin():
                yield connection


def _snapshot(connection: Connection, id: str) -> RoomSnapshot | None:
    room = fetch_one(connection, rows_of(ROOM, RoomRow).where(ROOM.c.id == id), RoomRow)
    if room is None:
        return None
    seats = rows_of(SEAT, SeatRow).where(SEAT.c.room == id).order_by(SEAT.c.seat)
    moves = rows_of(MOVE, MoveRow).where(MOVE.c.room == id).order_by(MOVE.c.seq)
    checkpoint = rows_of(CHECKPOINT, CheckpointRow).where(CHECKPOINT.c.room == id)
    return RoomSnapshot(
        room,
        fetch(connection, seats, SeatRow),
        fetch_one(connection, checkpoint, CheckpointRow),
        fetch(connection, moves, MoveRow),
    )


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
