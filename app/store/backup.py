"""Backups: all that the database holds at one moment, in a zip that restores into SQLite and Postgres alike.

The zip holds a file `<table>.jsonl` for each table, a row a line, bytes as base64; and `backup.json`, which says what
schema the tables have and how many rows there must be. It holds secrets: only its owner may read it.
"""

import os
import tempfile
import zipfile
import zlib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import ExitStack, aclosing, contextmanager
from pathlib import Path
from typing import IO, Annotated

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, LargeBinary, Table, func, insert, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.store.database import engine_for, exclusive_lock, translated_errors, translator
from app.store.errors import BadBackup, NotEmpty
from app.store.reader import BATCH, DatabaseReader, Row, tables_of
from app.store.schema import build_anew, migrate
from app.store.tables import now_ms

FORMAT = 1
CONTENTS = "backup.json"
VERSION_TABLE = "alembic_version"
"""Where the schema's number is kept; it goes into the contents instead of a file."""

UNREADABLE = (
    msgspec.MsgspecError,
    zipfile.BadZipFile,
    zlib.error,
    KeyError,
    ValueError,
    TypeError,
    EOFError,
    OSError,
)


class Contents(Struct, frozen=True):
    """What a backup says of itself."""

    parlour_backup: Annotated[int, Meta(ge=1, le=FORMAT)]
    """The version of this format."""
    schema: str
    made_at: int
    rows: dict[str, int]
    """How many, by table."""


# ---- making one


async def back_up(url: str, path: Path) -> Contents:
    """Write a backup of a database that may be in use. Raises BadBackup if the file exists or can't be written."""
    looking = await DatabaseReader.open(url)
    try:
        with _new_file(path) as file:
            return await _write(looking, file)
    finally:
        await looking.close()


async def _write(looking: DatabaseReader, file: IO[bytes]) -> Contents:
    rows_of: dict[str, int] = {}
    schema = looking.schema
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        with ExitStack() as page:
            async with aclosing(looking.everything()) as everything:
                async for table, rows in everything:
                    if table == VERSION_TABLE:
                        schema = rows[0]["version_num"] if rows else schema
                        continue
                    if table not in rows_of:
                        page.close()
                        lines = page.enter_context(archive.open(f"{table}.jsonl", "w", force_zip64=True))
                    rows_of[table] = rows_of.get(table, 0) + len(rows)
                    lines.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
        contents = Contents(FORMAT, schema, now_ms(), rows_of)
        archive.writestr(CONTENTS, msgspec.json.encode(contents))
    return contents


@contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that nobody else may read, and that is there whole or not at all."""
    if path.exists():
        raise BadBackup(f"{path} is there already")
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f"{path.name}.", delete=False) as file:
            try:
                yield file
                file.flush()
                os.fsync(file.fileno())
                os.replace(file.name, path)
            except BaseException:
                os.unlink(file.name)
                raise
    except OSError as error:
        raise BadBackup(f"can't write {path}: {error.strerror}") from error


# ---- bringing one back


async def restore(url: str, path: Path) -> Contents:
    """Fill an empty database from a backup and bring it to the newest schema.

    Raises NotEmpty, InUse, BadBackup, SchemaTooNew, StoreDown; then the database holds no row.
    """
    parsed = make_url(url)
    with _opened(path) as archive, translated_errors(translator(parsed)), exclusive_lock(parsed):
        contents = _contents(archive)
        engine = engine_for(parsed)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_must_be_empty)
                await connection.run_sync(build_anew, contents.schema)
                await connection.commit()
            await _fill(engine, archive, contents)
            await migrate(engine)
        finally:
            await engine.dispose()
    return contents


async def _fill(engine: AsyncEngine, archive: zipfile.ZipFile, contents: Contents) -> None:
    """Insert all rows, or none."""
    async with engine.begin() as connection:
        tables = (await connection.run_sync(tables_of)).sorted_tables
        own = [table for table in tables if table.name != VERSION_TABLE]
        if {table.name for table in own} != contents.rows.keys():
            raise BadBackup("the backup does not have the tables that its schema has")
        for table in own:
            count = 0
            for rows in _portions(archive, table):
                await connection.execute(insert(table), rows)
                count += len(rows)
            if count != contents.rows[table.name]:
                raise BadBackup(f"the backup has {count} rows of {table.name}, not {contents.rows[table.name]}")
            await _count_on(connection, table)


async def _count_on(connection: AsyncConnection, table: Table) -> None:
    """Postgres numbers new rows by a counter beside the table, SQLite by the rows themselves."""
    column = table.autoincrement_column
    if column is None or connection.dialect.name != "postgresql":
        return
    last = (await connection.execute(select(func.max(column)))).scalar()
    if last is not None:
        place = {"table": table.name, "column": column.name, "last": last}
        await connection.execute(text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)"), place)


def _must_be_empty(connection: Connection) -> None:
    for table in tables_of(connection).sorted_tables:
        if table.name != VERSION_TABLE and connection.execute(select(table).limit(1)).first() is not None:
            raise NotEmpty("the database is not empty: restore into a new one")


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        archive = zipfile.ZipFile(path)
    except OSError as error:
        raise BadBackup(f"can't read {path}: {error.strerror}") from error
    except zipfile.BadZipFile as error:
        raise BadBackup(f"{path} is not a backup, or a damaged one") from error
    with archive:
        yield archive


def _contents(archive: zipfile.ZipFile) -> Contents:
    with _reading(CONTENTS):
        return msgspec.json.decode(archive.read(CONTENTS), type=Contents)


def _portions(archive: zipfile.ZipFile, table: Table) -> Iterator[list[Row]]:
    """The rows of a table, some at a time."""
    name = f"{table.name}.jsonl"
    columns = {column.name for column in table.columns}
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    rows: list[Row] = []
    with _reading(name), archive.open(name) as lines:
        for line in lines:
            row = msgspec.json.decode(line, type=Row)
            if row.keys() != columns:
                raise BadBackup(f"{name} has other columns than its schema")
            rows.append(row | {column: b64decode(row[column]) for column in binary if row[column] is not None})
            if len(rows) == BATCH:
                yield rows
                rows = []
    if rows:
        yield rows


@contextmanager
def _reading(name: str) -> Iterator[None]:
    """Whatever is wrong with a file of the backup is told in a sentence."""
    try:
        yield
    except UNREADABLE as error:
        raise BadBackup(f"{name} of the backup can't be read") from error
