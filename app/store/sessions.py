"""Sessions, for the queries that are not hot: moves have a writer of their own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlmodel.ext.asyncio.session import AsyncSession

from app.store.database import Database, translated_errors

READ_TOGETHER = 500
"""So many things are asked for by name in one query: a database takes only so many values at once."""


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
