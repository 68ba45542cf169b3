"""From a URL to a database one can talk to. The driver of a database that is not used is not loaded."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import URL, make_url

from app.store.driver import Database, DriverErrors
from app.store.errors import StoreError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


async def open_database(url: str) -> Database:
    """Open `sqlite:///path/to/file.db` or `postgresql://user@host/name`, brought to the newest schema."""
    kind = make_url(url).get_backend_name()
    if kind == "sqlite":
        from app.store.sqlite_database import SqliteDatabase

        return await SqliteDatabase.open(url)
    if kind == "postgresql":
        from app.store.postgres_database import PostgresDatabase

        return await PostgresDatabase.open(url)
    raise StoreError(f"cannot store in {kind}: use sqlite:///file.db or postgresql://user@host/name")


# ---------------------------------------------------------------- for tools that only read or migrate


def engine_for(url: URL) -> "AsyncEngine":
    """A bare engine."""
    if url.get_backend_name() == "sqlite":
        from app.store.sqlite_database import async_sqlite_engine

        return async_sqlite_engine(Path(url.database or ""))
    from app.store.postgres_database import bare_postgres_engine

    return bare_postgres_engine(url.render_as_string(hide_password=False))


def errors_of(url: URL) -> DriverErrors:
    """What its driver raises."""
    if url.get_backend_name() == "sqlite":
        from app.store.sqlite_database import sqlite_errors

        return sqlite_errors(Path(url.database or ""))
    from app.store.postgres_database import POSTGRES_ERRORS

    return POSTGRES_ERRORS


@contextmanager
def exclusive_lock(url: URL) -> Iterator[None]:
    """Keep every server away from a SQLite file meanwhile. Raises InUse if there is one."""
    if url.get_backend_name() != "sqlite":
        yield
        return
    from app.store.sqlite_database import locked_file

    with locked_file(Path(url.database or "").absolute()):
        yield
