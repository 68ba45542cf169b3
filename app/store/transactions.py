"""Transactions, for the queries that are not hot: moves have a writer of their own."""

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import insert
from sqlmodel import Session

from app.store.driver import Database, translated_errors
from app.store.tables import StoredRow

READ_TOGETHER = 500
"""So many things are asked for by name in one query: a database takes only so many values at once."""

P = ParamSpec("P")
T = TypeVar("T")

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


def insert_rows(session: Session, table: type[StoredRow], rows: Sequence[dict[str, Any]]) -> None:
    """A plain insert of values by column, with the table's defaults for the others: no object that a session tracks."""
    session.connection().execute(insert(table), rows)


class Transactions:
    """Runs functions on a database, each as one transaction; the base of all queries.

    Such a function is plain, without `await`: a whole transaction takes one way to the database's thread and back,
    instead of one for each statement.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _read(self, work: Callable[Concatenate[Session, P], T], *args: P.args, **more: P.kwargs) -> T:
        """A read transaction: all its queries see the same moment."""
        with translated_errors(self._database.errors):
            return await self._database.read(lambda session: work(session, *args, **more))

    async def _write(self, work: Callable[Concatenate[Session, P], T], *args: P.args, **more: P.kwargs) -> T:
        """A write transaction: committed at the end, rolled back by an exception."""
        with translated_errors(self._database.errors):
            return await self._database.write(lambda session: work(session, *args, **more))
