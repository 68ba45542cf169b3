"""Opening: one server to a file, migrations by whoever comes first, no guessing about a newer database."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url, text
from sqlmodel import Session

from app.store import InUse, SchemaTooNew, Store, StoreDown, alembic_schema
from app.store.database import engine_for
from app.store.schema import MIGRATIONS
from app.store.tables import StoredRow
from tests.services import Postgres, free_port
from tests.store.makers import move, running_room

OPEN_IT = "import asyncio, sys; from app.store import Store; asyncio.run(Store.open(sys.argv[1]))"


async def test_a_second_process_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/parlour.db"
    store = await Store.open(url)
    second = subprocess.run([sys.executable, "-c", OPEN_IT, url], capture_output=True, text=True, check=False)
    assert second.returncode == 1
    assert "InUse" in second.stderr
    assert "is in use by process" in second.stderr
    with pytest.raises(InUse):
        await Store.open(url)
    with sqlite3.connect(f"file:{tmp_path}/parlour.db?mode=ro", uri=True) as reader:
        assert reader.execute("SELECT count(*) FROM room").fetchone() == (0,), "a tool that only reads may look"
    reader.close()
    await store.add_player("Ann")
    await store.close()
    again = await Store.open(url)
    assert (await again.counts())["players"] == 1
    await again.close()


async def test_sqlite_is_opened_for_durability(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/new/folders/parlour.db")
    settings = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}

    def read(session: Session) -> dict[str, object]:
        return {pragma: session.connection().execute(text(f"PRAGMA {pragma}")).scalar() for pragma in settings}

    assert await store._read(read) == settings
    assert await store._write(read) == settings
    await store.close()


async def test_migrated_tables_are_the_models(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.close()
    engine = engine_for(make_url(database_url))

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, StoredRow.metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_without_the_newest_migration_and_with_it_again_moves_are_kept(database_url: str) -> None:
    store = await Store.open(database_url)
    await running_room(store)
    await store.write(msgspec.structs.replace(move("red-fox", 1), offer=b"told"))
    await store.close()
    engine = engine_for(make_url(database_url))
    async with engine.connect() as connection:
        await connection.run_sync(lambda c: command.downgrade(alembic_schema._config(c, MIGRATIONS), "0008"))
        await connection.commit()
    await engine.dispose()
    store = await Store.open(database_url)
    assert [(m.option, m.notes, m.offer) for m in await store.moves("red-fox", after=0)] == [("done", b"notes 1", None)]
    await store.write(msgspec.structs.replace(move("red-fox", 2), offer=b"told"))
    assert [m.offer for m in await store.moves("red-fox", after=0)] == [None, b"told"]
    await store.close()


async def test_opening_again_keeps_everything(database_url: str) -> None:
    store = await Store.open(database_url)
    await running_room(store)
    await store.close()
    store = await Store.open(database_url)
    assert await store.last_seq("red-fox") == 0
    await store.close()


async def test_workers_that_start_together_migrate_once(postgres: Postgres) -> None:
    url = await postgres.new_database()
    commands = [[sys.executable, "-c", OPEN_IT, url] for _ in range(4)]
    workers = [await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE) for command in commands]
    for worker in workers:
        _, errors = await worker.communicate()
        assert worker.returncode == 0, errors.decode()


async def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.close()
    engine = engine_for(make_url(database_url))
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'from the future'"))
    await engine.dispose()
    with pytest.raises(SchemaTooNew, match="from the future"):
        await Store.open(database_url)


async def test_a_postgres_that_is_not_there() -> None:
    with pytest.raises(StoreDown):
        await Store.open(f"postgresql://parlour@127.0.0.1:{free_port()}/parlour")
