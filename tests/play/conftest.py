"""Real servers for the tests of live play, on both set-ups: SQLite alone, and Postgres with Redis."""

import asyncio
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from app.engine import load
from app.engine.game import ENTRY_POINTS
from tests.people import Server, running_server
from tests.services import Postgres, RedisServer

SETUPS = ("sqlite", "postgres-redis")


def settings_for(setup: str, request: pytest.FixtureRequest) -> dict[str, str]:
    """What a server is told of its store and its bus; the database is a new one."""
    if setup == "sqlite":
        return {}
    postgres: Postgres = request.getfixturevalue("postgres")
    redis: RedisServer = request.getfixturevalue("redis_server")
    return {"database_url": asyncio.run(postgres.new_database()), "bus_url": redis.url}


@pytest.fixture(scope="module", params=SETUPS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on each set-up for a whole test module; rooms keep the tests apart."""
    with running_server(tmp_path_factory.mktemp("server"), **settings_for(request.param, request)) as server:
        yield server


@pytest.fixture(params=SETUPS)
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """For tests that stop it: running, on each set-up."""
    with running_server(tmp_path, **settings_for(request.param, request)) as server:
        yield server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def magpies(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny game is installed, in which losers may snatch in a window."""
    point = EntryPoint("tiny", "tests.tiny", ENTRY_POINTS)
    monkeypatch.setattr("app.engine.game.entry_points", lambda **_: [point])
    load.cache_clear()
    yield
    load.cache_clear()
