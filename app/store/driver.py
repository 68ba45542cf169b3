"""What SQLite and Postgres have in common for whoever stores in them."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, exc
from sqlmodel import Session

from app.store.damage import DamageRecord
from app.store.errors import StoreError
from app.store.writer import MoveWriter

T = TypeVar("T")

COMMON_ERRORS = (exc.SQLAlchemyError, sqlite3.Error, UnicodeError, OSError)


class DriverErrors(Struct, frozen=True):
    """The errors of a driver, and how they are told in our own words."""

    kinds: tuple[type[Exception], ...]
    translate: Callable[[BaseException], StoreError]


@contextmanager
def translated_errors(errors: DriverErrors) -> Iterator[None]:
    """Errors of the driver leave as ours."""
    try:
        yield
    except errors.kinds as error:
        raise errors.translate(error) from error


class Database(Protocol):
    """What differs between SQLite and Postgres."""

    damage: DamageRecord
    errors: DriverErrors
    """What its driver raises; damage is remembered."""

    @property
    def writer(self) -> MoveWriter:
        """The writer of moves."""

    async def read(self, work: Callable[[Session], T]) -> T:
        """What a function finds in one transaction."""

    async def write(self, work: Callable[[Session], T]) -> T:
        """Commit what a function changes; nothing, if it raises."""

    async def check(self) -> list[str] | None:
        """Look for damage in all that is stored, a line for each finding; None where there is no cheap way to."""

    async def close(self) -> None:
        """Finish what is queued and let go."""


def run_transaction(bind: Engine | Connection, work: Callable[[Session], T]) -> T:
    """Call a function with a session that is committed at the end.

    The rows that it returns stay as they were read: neither a commit nor a statement that updates changes or expires
    them, so they can be used ever after.
    """
    as_read = {"synchronize_session": False}
    with Session(bind, expire_on_commit=False, execution_options=as_read) as session, session.begin():
        return work(session)
