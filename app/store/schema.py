"""Bringing a database to the present schema, with Alembic."""

import asyncio
import threading

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from app.resources import resource_folder
from app.store.errors import SchemaTooNew

MIGRATIONS = resource_folder("migrations")
VERSION_TABLE = "alembic_version"
"""Where a database keeps the number of its schema."""
MIGRATION_LOCK = 0x7061726C  # any number, the same in every worker

_alembic_lock = threading.Lock()  # Alembic keeps its context in module globals


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest schema. Workers that start together take turns.

    Raises SchemaTooNew for a database that a newer Parlour has migrated.
    """
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            # Held by the connection, not the transaction: Alembic commits on its own.
            await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
            await connection.commit()
        await connection.run_sync(_upgrade)
        await connection.commit()


def schema_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it is not one of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_schema() -> str:
    """The schema that this version of Parlour works with."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def recreate_tables(connection: Connection, schema: str) -> None:
    """Give an empty database the tables of this schema, whatever tables it had before. Raises SchemaTooNew."""
    config = _config(connection)
    _must_be_known(config, schema)
    with _alembic_lock:
        if schema_of(connection) not in (None, schema):
            command.downgrade(config, "base")
        command.upgrade(config, schema)


def _upgrade(connection: Connection) -> None:
    config = _config(connection)
    current = schema_of(connection)
    if current == newest_schema():
        return
    if current is not None:
        _must_be_known(config, current)
    command.upgrade(config, "head")


def _must_be_known(config: Config, schema: str) -> None:
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if schema not in known:
        raise SchemaTooNew(f"the data has schema {schema}, which this version of Parlour does not know: upgrade it")


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate_in_thread(engine: AsyncEngine) -> None:
    """The same from a thread, with an event loop of its own."""

    async def run() -> None:
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    with _alembic_lock:
        asyncio.run(run())
