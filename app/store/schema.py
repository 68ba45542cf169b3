"""Which schema a database has, and bringing it to the present one. Alembic is loaded only if there is work for it."""

import asyncio
import threading
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

from app.resources import resource_folder

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = resource_folder("migrations")
VERSION_TABLE = "alembic_version"
"""Where a database keeps the number of its schema."""
MIGRATION_LOCK = 0x7061726C  # any number, the same in every worker

_alembic_lock = threading.Lock()  # Alembic keeps its context in module globals


def schema_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it is not one of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    schema: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return schema


def newest_schema() -> str:
    """The schema that this version of Parlour works with: that of the last migration, whose file begins with it."""
    return max(path.stem for path in (MIGRATIONS / "versions").glob("*.py")).partition("_")[0]


def bring_up_to_date(connection: Connection) -> None:
    """Give a database the newest schema. Raises SchemaTooNew for one that a newer Parlour has migrated."""
    current = schema_of(connection)
    if current != newest_schema():
        from app.store import alembic_schema

        alembic_schema.upgrade(connection, MIGRATIONS, current)


def recreate_tables(connection: Connection, schema: str) -> None:
    """Give an empty database the tables of this schema, whatever tables it had before. Raises SchemaTooNew."""
    from app.store import alembic_schema

    with _alembic_lock:
        alembic_schema.recreate(connection, MIGRATIONS, schema_of(connection), schema)


async def migrate(engine: "AsyncEngine") -> None:
    """Bring the database to the newest schema. Workers that start together take turns. Raises SchemaTooNew."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            # Held by the connection, not the transaction: Alembic commits on its own.
            await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
            await connection.commit()
        await connection.run_sync(bring_up_to_date)
        await connection.commit()


def migrate_in_thread(engine: "Engine | AsyncEngine") -> None:
    """The same from a thread, with an event loop of its own where the engine needs one."""

    async def run(engine: "AsyncEngine") -> None:
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    with _alembic_lock:
        if isinstance(engine, Engine):
            with engine.connect() as connection:
                bring_up_to_date(connection)
                connection.commit()
        else:
            asyncio.run(run(engine))
