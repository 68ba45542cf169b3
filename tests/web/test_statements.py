"""How often the database is asked when a table is opened: each statement of SQLite is counted by SQLite itself."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import event

from app.store.sqlite_database import SqliteDatabase
from app.web.deps import Services
from tests.web.conftest import Browsers, named, new_room


@pytest.fixture
def asked(app: FastAPI) -> Iterator[list[str]]:
    """All that the pool's connections are asked from now on, without the begin and end of transactions.

    Without the upkeep by the clock too, which on a slow machine may fall into a test.
    """
    services: Services = app.state.services
    for clock in services.hub._clocks:
        clock.cancel()
    database = services.store._database
    assert isinstance(database, SqliteDatabase)
    statements: list[str] = []

    def note(statement: str) -> None:
        if not statement.startswith(("BEGIN", "COMMIT", "ROLLBACK")):
            statements.append(statement)

    @event.listens_for(database.engine, "checkout")
    def watch(connection: sqlite3.Connection, *_: object) -> None:
        connection.set_trace_callback(note)

    yield statements
    event.remove(database.engine, "checkout", watch)


@contextmanager
def at_most(asked: list[str], count: int) -> Iterator[None]:
    asked.clear()
    yield
    assert 0 < len(asked) <= count, "\n".join(asked)


async def test_opening_a_table_asks_the_database_as_little_as_it_can(browsers: Browsers, asked: list[str]) -> None:
    with at_most(asked, 2):  # the person, the device
        ann = await named(browsers(), "Ann")
    bob, cleo = [await named(browsers(), name) for name in ("Bob", "Cleo")]
    with at_most(asked, 6):  # who is it; how many rooms; the room, its three seats
        room = await new_room(ann)
    with at_most(asked, 11):  # who is it; the room twice, as it is loaded; lock, look, change twice; the room again
        await posted(ann, room, "sit", seat=0)
    for seat, person in enumerate((bob, cleo), 1):
        with at_most(asked, 7):
            await posted(person, room, "sit", seat=seat)
    with at_most(asked, 13):  # who is it; the room; lock, look, start, first move, checkpoint; the room; the match
        await posted(ann, room, "start")


async def test_who_asks_is_looked_up_by_one_statement(browsers: Browsers, asked: list[str]) -> None:
    ann = await named(browsers(), "Ann")
    with at_most(asked, 1):
        assert (await ann.get("/api/me")).json()["name"] == "Ann"


async def posted(browser: httpx.AsyncClient, room: str, what: str, **body: int) -> None:
    answer = await browser.post(f"/api/rooms/{room}/{what}", json=body)
    assert answer.status_code == 200, answer.text
