"""How Alembic reaches the database: the store's connection, or PARLOUR_DATABASE_URL on the command line."""

import asyncio
import os

from alembic import context
from sqlalchemy import Connection, make_url

from app.store.database import engine_for
from app.store.tables import StoredRow


def run(connection: Connection) -> None:
    # SQLite changes tables by copying them; batch mode writes such migrations.
    context.configure(connection=connection, target_metadata=StoredRow.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def from_command_line() -> None:
    engine = engine_for(make_url(os.environ["PARLOUR_DATABASE_URL"]))
    async with engine.connect() as connection:
        await connection.run_sync(run)
        await connection.commit()
    await engine.dispose()


if connection := context.config.attributes.get("connection"):
    run(connection)
else:
    asyncio.run(from_command_line())
