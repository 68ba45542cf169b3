"""Sessions, for the parts of the store that are not hot."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlmodel.ext.asyncio.session import AsyncSession

from app.store.database import Database, translated_errors


class Base:
    """What every part of the store stands on."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncSession]:
        """One consistent look."""
        with translated_errors(self._database.translate):
            async with AsyncSession(self._database.engine, expire_on_commit=False) as session, session.begin():
                yield session

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction; committed at the end, undone by an exception."""
        with translated_errors(self._database.translate):
            async with (
                self._database.writer.alone(),
                AsyncSession(self._database.engine, expire_on_commit=False) as session,
                session.begin(),
            ):
                yield session
