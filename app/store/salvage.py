"""Reading a damaged database past what is broken in it: every row that can be read goes into a new SQLite file.

Rows are read in the order of the places where they lie (SQLite's row numbers, Postgres' blocks), not through an index,
and where one can't be read the next that can is looked for. Where rows of SQLite are still missing then, the pages
themselves are read: a page may be whole though no path leads to it any more.
"""

import itertools
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
from msgspec import Struct, field
from sqlalchemy import Column, LargeBinary, MetaData, String, Table, make_url

from app.store.damage import open_read_only
from app.store.database import engine_for
from app.store.driver import translated_errors
from app.store.errors import StoreDamaged, StoreError
from app.store.postgres_database import POSTGRES_ERRORS
from app.store.reader import RowValues, tables_of
from app.store.schema import VERSION_TABLE, migrate, newest_schema, recreate_tables
from app.store.sqlite_database import sqlite_errors
from app.store.sqlite_pages import SqlitePages

PORTION = 500
PATIENCE = 100_000
"""So many places in a row are tried one by one; beyond, ever larger steps are taken."""

FIND_SCHEMA = f"SELECT version_num FROM {VERSION_TABLE}"
FIND_ROOMS = "SELECT id FROM room"


class SavedRows(Struct):
    """What could be copied out of a damaged database."""

    counts: dict[str, int] = field(default_factory=dict)
    """The rows copied, by table."""
    incomplete: dict[str, int | None] = field(default_factory=dict)
    """The tables of which something could not be read, and how many rows that is, where it is known."""
    rooms: set[str] = field(default_factory=set)
    """The rooms that an index names, whether they were copied or not."""


class DamagedDatabase(Protocol):
    """Reads rows by the place where they lie. Everything raises StoreDamaged where it meets damage."""

    async def rows_from(self, table: str, place: int, limit: int) -> Sequence[tuple[int, RowValues]]:
        """The next rows at or after a place, each with its own, in order."""

    async def end(self, table: str) -> int:
        """A place after the last row."""

    def stray_rows(self, folder: Path) -> Iterator[tuple[int, list[Any]]]:
        """Rows, with their numbers, that may be reachable no more, of any table; `folder` is for a copy."""

    async def values(self, query: str) -> list[Any]:
        """The first column of what a query finds."""

    async def has_moves_from(self, room: str, seq: int) -> bool:
        """Whether the room has a move of this number or a higher one, readable or not, as an index has it."""


class DamagedSqlite:
    """A SQLite file, which may be in use."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection

    async def rows_from(self, table: str, place: int, limit: int) -> Sequence[tuple[int, RowValues]]:
        rows = f"SELECT rowid, t.* FROM {table} t NOT INDEXED WHERE rowid >= ? ORDER BY rowid LIMIT ?"
        with translated_errors(sqlite_errors(self._path)):
            cursor = self._connection.execute(rows, (place, limit))
            found = cursor.fetchall()
            names = [column[0] for column in cursor.description[1:]]
            places = [row[0] for row in found]
            # On an overwritten page that passes for a good one the numbers are not those that lead to it.
            there = f"SELECT count(*) FROM {table} NOT INDEXED WHERE rowid = ?"
            if places and not self._connection.execute(there, places[-1:]).fetchone()[0]:
                raise StoreDamaged("a row is not where it should be", f"table {table}")
        if any(after <= before for before, after in itertools.pairwise([place - 1, *places])):
            raise StoreDamaged("rows are out of order", f"table {table}")
        return [(row[0], dict(zip(names, row[1:], strict=True))) for row in found]

    async def end(self, table: str) -> int:
        return 2**62

    def stray_rows(self, folder: Path) -> Iterator[tuple[int, list[Any]]]:
        copy = folder / "pages.db"
        with (
            translated_errors(sqlite_errors(self._path)),
            closing(sqlite3.connect(copy)) as target,
        ):
            self._connection.backup(target)  # with what is in the -wal
        return SqlitePages(copy).rows()

    async def values(self, query: str) -> list[Any]:
        with translated_errors(sqlite_errors(self._path)):
            return [row[0] for row in self._connection.execute(query)]

    async def has_moves_from(self, room: str, seq: int) -> bool:
        with translated_errors(sqlite_errors(self._path)):
            later = "SELECT count(*) FROM move WHERE room = ? AND seq >= ?"
            return bool(self._connection.execute(later, (room, seq)).fetchone()[0])


class DamagedPostgres:
    """A Postgres of version 14 or newer: an older one can't begin to read at a block."""

    def __init__(self, connection: asyncpg.Connection, block_bytes: int) -> None:
        self._connection = connection
        self._block_bytes = block_bytes
        self._block_places = block_bytes // 16
        """More than there can be rows in a block."""

    async def _fetch(self, query: str, *values: object) -> list[asyncpg.Record]:
        with translated_errors(POSTGRES_ERRORS):
            async with self._connection.transaction():  # a savepoint: an error does not end the outer one
                rows: list[asyncpg.Record] = await self._connection.fetch(query, *values)
                return rows

    async def rows_from(self, table: str, place: int, limit: int) -> Sequence[tuple[int, RowValues]]:
        found = await self._fetch(
            f"SELECT ctid AS place_of_row, * FROM {table} WHERE ctid >= $1 LIMIT $2",
            divmod(place, self._block_places),
            limit,
        )
        rows = [dict(row) for row in found]
        places = [row.pop("place_of_row") for row in rows]
        return [(block * self._block_places + item, row) for (block, item), row in zip(places, rows, strict=True)]

    async def end(self, table: str) -> int:
        size = (await self._fetch("SELECT pg_relation_size($1::text::regclass)", table))[0][0]
        return int(size // self._block_bytes * self._block_places)

    def stray_rows(self, folder: Path) -> Iterator[tuple[int, list[Any]]]:
        return iter(())  # a table is no tree here: every block has been tried

    async def values(self, query: str) -> list[Any]:
        return [row[0] for row in await self._fetch(query)]

    async def has_moves_from(self, room: str, seq: int) -> bool:
        try:
            return bool(await self._fetch("SELECT 1 FROM move WHERE room = $1 AND seq >= $2 LIMIT 1", room, seq))
        except StoreDamaged as error:
            (file,) = await self.values("SELECT pg_relation_filepath('move')")
            if error.finding.endswith(file):
                return True  # the index has one; it lies where the table can't be read
            raise


@asynccontextmanager
async def open_damaged(url: str) -> AsyncIterator[DamagedDatabase]:
    """A damaged database as it is at one moment; nothing is written to it. Raises StoreError if there is none."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        path = Path(parsed.database or "")
        if not path.is_file():
            raise StoreError(f"there is no database {path}")
        with translated_errors(sqlite_errors(path)):
            connection = open_read_only(path)
        with closing(connection):
            connection.execute("BEGIN")
            yield DamagedSqlite(path, connection)
        return
    with translated_errors(POSTGRES_ERRORS):
        server = await asyncpg.connect(url)
    try:
        async with server.transaction(isolation="repeatable_read", readonly=True):
            await server.execute("SET LOCAL enable_seqscan = off")  # it would begin with the first block each time
            yield DamagedPostgres(server, int(await server.fetchval("SHOW block_size")))
    finally:
        await server.close()


async def copy_readable(source: DamagedDatabase, target: Path) -> SavedRows:
    """Make a SQLite file of the newest schema that holds every row that can be read.

    A row may lack others that belong to it. Raises StoreDamaged where not even the names of the tables can be read.
    """
    saved = SavedRows()
    engine = engine_for(make_url(f"sqlite:///{target}"))
    try:
        tables = MetaData()
        async with engine.connect() as connection:
            await connection.run_sync(recreate_tables, await _schema_of(source))
            await connection.commit()
            tables = await connection.run_sync(tables_of)
        own = [table for table in tables.sorted_tables if table.name != VERSION_TABLE]
        for table in own:
            await _copy_table(source, table, target, saved)
        if saved.incomplete:
            _copy_strays(source, own, target, saved)
        await migrate(engine)
    finally:
        await engine.dispose()
    try:
        saved.rooms.update(await source.values(FIND_ROOMS))
    except StoreDamaged:
        saved.incomplete.setdefault("room", None)
    return saved


async def _schema_of(source: DamagedDatabase) -> str:
    """The newest, if the one line that says it is lost: a server has started with it, or it could not be damaged."""
    try:
        found = await source.values(FIND_SCHEMA)
    except StoreDamaged:
        await source.values("SELECT count(*) FROM room LIMIT 0")  # raises if not even the tables are known
        found = []
    return str(found[0]) if found else newest_schema()


async def _copy_table(source: DamagedDatabase, table: Table, target: Path, saved: SavedRows) -> None:
    names = table.columns.keys()
    copied, broken = 0, False
    with closing(sqlite3.connect(target, isolation_level=None)) as connection:  # foreign keys are not looked at
        connection.execute("BEGIN")
        async for rows in _readable_rows(source, table.name):
            whole = [row for row in rows if _fits(row, table)]
            broken = broken or len(whole) < len(rows)
            copied += connection.executemany(_insert(table), [[row[name] for name in names] for row in whole]).rowcount
            broken = broken or not rows
        connection.execute("COMMIT")
    saved.counts[table.name] = copied
    try:
        there = (await source.values(f"SELECT count(*) FROM {table.name}"))[0]
    except StoreDamaged:
        there = None
    if broken or there not in (None, copied):
        saved.incomplete[table.name] = None if there is None or there <= copied else there - copied


def _copy_strays(source: DamagedDatabase, tables: Sequence[Table], target: Path, saved: SavedRows) -> None:
    """Add what is found on pages to which no path leads. A row's table is the only one that it fits."""
    with closing(sqlite3.connect(target, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        for number, values in source.stray_rows(target.parent):
            fitting = [(table, row) for table in tables if (row := _as_row(number, values, table)) is not None]
            if len(fitting) != 1 or fitting[0][0].name not in saved.incomplete:
                continue
            table, row = fitting[0]
            added = connection.execute(_insert(table), [row[column.name] for column in table.columns]).rowcount
            saved.counts[table.name] += added
            lost = saved.incomplete[table.name]
            saved.incomplete[table.name] = None if lost is None else lost - added
        connection.execute("COMMIT")
    saved.incomplete = {table: lost for table, lost in saved.incomplete.items() if lost is None or lost > 0}


def _as_row(number: int, values: list[Any], table: Table) -> RowValues | None:
    """The values as a row of this table, None if they are not. SQLite keeps a numeric key as the row's number only, and
    nothing of columns that a migration has added later."""
    missing = list(table.columns)[len(values) :]
    if len(values) > len(table.columns) or not all(column.nullable for column in missing):
        return None
    row = dict(zip(table.columns.keys(), [*values, *[None] * len(missing)], strict=True))
    key = table.autoincrement_column
    if key is not None and row[key.name] is None:
        row[key.name] = number
    return row if _fits(row, table) else None


def _insert(table: Table) -> str:
    names = table.columns.keys()
    return f"INSERT OR IGNORE INTO {table.name} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


async def _readable_rows(source: DamagedDatabase, table: str) -> AsyncIterator[list[RowValues]]:
    """All rows that can be read, in portions; an empty portion for each place where something can't."""
    place, portion = 0, PORTION
    while True:
        try:
            found = await source.rows_from(table, place, portion)
        except StoreDamaged:
            portion //= 2
            if portion:
                continue
            yield []
            past = await _past_damage(source, table, place)
            if past is None:
                return
            place, portion = past, 1
            continue
        if not found:
            return
        yield [row for _, row in found]
        place, portion = found[-1][0] + 1, min(2 * portion, PORTION)


async def _past_damage(source: DamagedDatabase, table: str, place: int) -> int | None:
    """The next place from which something can be read again; None if there is none."""
    end, step = await source.end(table), 1
    for tried in itertools.count():
        place += step
        if place >= end:
            return None
        try:
            await source.rows_from(table, place, 1)
        except StoreDamaged:
            step = 1 if tried < PATIENCE else step * 2
        else:
            return place
    raise AssertionError("not reached")


def _fits(row: Mapping[str, object], table: Table) -> bool:
    """Whether a row holds what its columns are for. Raises StoreError if it has other columns."""
    if row.keys() != set(table.columns.keys()):
        raise StoreError(f"the table {table.name} has other columns than its schema")
    return all(_fits_column(row[column.name], column) for column in table.columns)


def _fits_column(value: object, column: Column[Any]) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, LargeBinary):
        return isinstance(value, bytes)
    return isinstance(value, str if isinstance(column.type, String) else int)
