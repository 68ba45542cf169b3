"""Sessions, for the queries that are not hot: moves have a writer of their own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlmodel.ext.asyncio.session import AsyncSession

from app.store.database import Database, translated_errors

READ_TOGETHER = 500
"""So many things are asked for by name in one query: a database takes only so many values at once."""


GIVEN = {
    "postgresql": ("CAST(value ->> {n} AS {type})", "jsonb_array_elements(CAST(:given AS jsonb))"),
    "sqlite": ("json_extract(value, '$[{n}]')", "json_each(:given)"),
}
"""How each database reads a column, and the rows, of what is given as JSON."""


def given_rows(dialect: str, **columns: str) -> str:
    """The SQL for a table of these columns and types, with the rows of the parameter `given`: JSON, a list for each.

    However many rows there are, it is one statement that is prepared once.
    """
    column, rows = GIVEN[dialect]
    names = [f"{column.format(n=n, type=kind)} AS {name}" for n, (name, kind) in enumerate(columns.items())]
    return f"SELECT {', '.join(names)} FROM {rows}"


class DatabaseSessions:
    """Opens sessions on a database; the base of all queries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncSession]:
        """A read transaction: all its queries see the same moment."""
        with translated_errors(self._database.translate):
            async with AsyncSession(self._database.engine, expire_on_commit=False) as session, session.begin():
                yield session

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        """A write transaction: committed at the end, rolled back by an exception."""
        with translated_errors(self._database.translate):
            async with (
                self._database.writer.exclusive_access(),
                AsyncSession(self._database.engine, expire_on_commit=False) as session,
                session.begin(),
            ):
                yield session
