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

from app.store.database import engine_for, errors_of, exclusive_lock
from app.store.driver import translated_errors
from app.store.errors import BadBackup, NotEmpty
from app.store.reader import BATCH, DatabaseReader, RowValues, tables_of
from app.store.schema import VERSION_TABLE, migrate, recreate_tables
from app.store.tables import now_ms

FORMAT = 1
MANIFEST = "backup.json"

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


class BackupManifest(Struct, frozen=True):
    """What a backup says of itself."""

    parlour_backup: Annotated[int, Meta(ge=1, le=FORMAT)]
    """The version of this format."""
    schema: str
    made_at: int
    rows: dict[str, int]
    """How many, by table."""


# ---- making one


async def back_up(url: str, path: Path) -> BackupManifest:
    """Write a backup of a database that may be in use. Raises BadBackup if the file exists or can't be written."""
    reader = await DatabaseReader.open(url)
    try:
        with _new_file(path) as file:
            return await _write(reader, file)
    finally:
        await reader.close()


async def _write(reader: DatabaseReader, file: IO[bytes]) -> BackupManifest:
    rows_of: dict[str, int] = {}
    schema = reader.schema
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        with ExitStack() as open_file:
            async with aclosing(reader.all_rows()) as all_rows:
                async for table, rows in all_rows:
                    if table == VERSION_TABLE:  # it goes into the manifest instead of a file of rows
                        schema = rows[0]["version_num"] if rows else schema
                        continue
                    if table not in rows_of:
                        open_file.close()
                        lines = open_file.enter_context(archive.open(f"{table}.jsonl", "w", force_zip64=True))
                    rows_of[table] = rows_of.get(table, 0) + len(rows)
                    lines.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
        manifest = BackupManifest(FORMAT, schema, now_ms(), rows_of)
        archive.writestr(MANIFEST, msgspec.json.encode(manifest))
    return manifest


def must_be_new(path: Path) -> None:
    """Raises BadBackup if there is such a file, or no folder for it."""
    if path.exists():
        raise BadBackup(f"{path} is there already")
    if not path.parent.is_dir():
        raise BadBackup(f"can't write {path}: there is no folder {path.parent}")


@contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that nobody else may read, and that is there whole or not at all."""
    must_be_new(path)
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


# ---- restoring one


async def restore(url: str, path: Path) -> BackupManifest:
    """Fill an empty database from a backup and bring it to the newest schema.

    Raises NotEmpty, InUse, BadBackup, SchemaTooNew, StoreDown; then the database holds no row.
    """
    parsed = make_url(url)
    with _open_archive(path) as archive, translated_errors(errors_of(parsed)), exclusive_lock(parsed):
        manifest = _read_manifest(archive)
        engine = engine_for(parsed)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_must_be_empty)
                await connection.run_sync(recreate_tables, manifest.schema)
                await connection.commit()
            await _fill(engine, archive, manifest)
            await migrate(engine)
        finally:
            await engine.dispose()
    return manifest


async def _fill(engine: AsyncEngine, archive: zipfile.ZipFile, manifest: BackupManifest) -> None:
    """Insert all rows, or none."""
    async with engine.begin() as connection:
        tables = (await connection.run_sync(tables_of)).sorted_tables
        own = [table for table in tables if table.name != VERSION_TABLE]
        if {table.name for table in own} != manifest.rows.keys():
            raise BadBackup("the backup does not have the tables that its schema has")
        for table in own:
            count = 0
            for rows in _portions(archive, table):
                await connection.execute(insert(table), rows)
                count += len(rows)
            if count != manifest.rows[table.name]:
                raise BadBackup(f"the backup has {count} rows of {table.name}, not {manifest.rows[table.name]}")
            await _continue_numbering(connection, table)


async def _continue_numbering(connection: AsyncConnection, table: Table) -> None:
    """New rows are numbered after the restored ones: Postgres keeps a counter beside the table, SQLite none."""
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
def _open_archive(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        archive = zipfile.ZipFile(path)
    except OSError as error:
        raise BadBackup(f"can't read {path}: {error.strerror}") from error
    except zipfile.BadZipFile as error:
        raise BadBackup(f"{path} is not a backup, or a damaged one") from error
    with archive:
        yield archive


def _read_manifest(archive: zipfile.ZipFile) -> BackupManifest:
    with _reading(MANIFEST):
        return msgspec.json.decode(archive.read(MANIFEST), type=BackupManifest)


def _portions(archive: zipfile.ZipFile, table: Table) -> Iterator[list[RowValues]]:
    """The rows of a table, some at a time."""
    name = f"{table.name}.jsonl"
    columns = {column.name for column in table.columns}
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    rows: list[RowValues] = []
    with _reading(name), archive.open(name) as lines:
        for line in lines:
            row = msgspec.json.decode(line, type=RowValues)
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
