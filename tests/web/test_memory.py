"""What is left of people and rooms when they have gone: nothing.

The whole server runs in this process, on real sockets, with the collector of circles switched off: whatever is still
there would in production wait for a collection of the oldest objects, which hardly ever comes.
"""

import asyncio
import contextlib
import gc
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
import uvloop

from app.engine import Match
from app.limits import SWEEP_SECONDS, Limiter
from app.play.answer_scheduler import AnswerScheduler
from app.play.connection import Connection
from app.play.live_match import LiveMatch
from app.play.room import LiveRoom
from app.play.stream import Stream
from app.web.deps import Services
from app.web.protocol import HttpProtocol, WebSocketProtocol
from app.web.server import ProtocolRouter, make_server
from app.web.table_endpoint import TableSession
from bench.soak import Soak
from bench.soak_people import Crowd, spend_evening
from tests.people import Server
from tests.services import eventually
from tests.web.conftest import settings_in

OURS = (
    AnswerScheduler,
    Connection,
    HttpProtocol,
    LiveMatch,
    LiveRoom,
    Match,
    Stream,
    TableSession,
    WebSocketProtocol,
)
EVENINGS = 8
GONE = ("LiveRoom", "LiveMatch", "Match", "Stream", "TableSession")
"""Of the same, those whose names nobody else's classes have: a server in another process is asked for names."""


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@contextlib.asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[Crowd, Services]]:
    """The server in this process, and those who come to it."""
    there = Server(folder)
    settings = settings_in(folder, port=there.port, idle_seconds=0.5, log_level="error")
    server = make_server(settings)
    serving = asyncio.create_task(server.serve())
    await eventually(lambda: server.started)
    router = server.config.app
    assert isinstance(router, ProtocolRouter)
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_keepalive_connections=0)) as http:
        crowd = Crowd(there, http, random.Random(5))
        crowd.click_seconds, crowd.moves = 0.01, 12
        try:
            yield crowd, router.pages.state.services
        finally:
            server.should_exit = True
            await serving


def live_objects() -> Counter[str]:
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in OURS)


async def come_and_go(folder: Path) -> None:
    async with served(folder) as (crowd, services):
        await spend_evening(crowd)
        await eventually(lambda: not services.hub.rooms)
        tasks = len(asyncio.all_tasks())
        for _ in range(EVENINGS // 2):
            await asyncio.gather(spend_evening(crowd), spend_evening(crowd))
        await eventually(lambda: not services.hub.rooms)
        await eventually(lambda: len(asyncio.all_tasks()) <= tasks, seconds=30)
        assert crowd.rooms == EVENINGS + 1
        with contextlib.suppress(AssertionError):
            await eventually(lambda: not live_objects(), seconds=60)  # the clock still has the rooms of its last round
        assert live_objects() == {}


def test_nothing_is_left_of_people_and_rooms_that_have_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without_collector: None
) -> None:
    monkeypatch.setattr("app.play.hub.SWEEP_TICKS", 1)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(come_and_go(tmp_path))


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_limiter_forgets_whom_it_has_nothing_to_remember_of() -> None:
    clock = Clock()
    limiter = Limiter(rate=0.1, burst=10, clock=clock)
    for number in range(1000):
        limiter.allow(number)
    for _ in range(10):
        limiter.allow("greedy")
    clock.now += SWEEP_SECONDS
    assert limiter.allow("newcomer")
    assert set(limiter.buckets) == {"greedy", "newcomer"}


def test_a_crowd_of_names_does_not_give_anybody_their_attempts_back() -> None:
    """Forgetting by age would: whoever had spent theirs longest ago would be forgotten first."""
    clock = Clock()
    limiter = Limiter(rate=0.001, burst=5, most=100, clock=clock)
    guesser = [limiter.allow("guesser") for _ in range(6)]
    assert guesser == [True] * 5 + [False]
    for number in range(10_000):
        limiter.allow(number)
        assert len(limiter.buckets) <= limiter.most
    assert "guesser" in limiter.buckets
    assert not limiter.allow("guesser")


def test_a_person_has_one_bucket_however_many_tabs_come_and_go() -> None:
    """Forgotten while it was full, it must not be forgotten with the tab in which it was spent, nor be there twice."""
    clock = Clock()
    limiter = Limiter(rate=0.1, burst=2, clock=clock)
    first = limiter.bucket("ann")
    assert first.take()
    clock.now += SWEEP_SECONDS
    limiter.allow("bob")
    assert "ann" not in limiter.buckets, "it is full"
    second = limiter.bucket("ann")
    assert [first.take(), second.take(), first.take()] == [True, True, False]
    del first, second
    assert not limiter.bucket("ann").take()


def test_the_memory_of_a_server_levels_off(tmp_path: Path) -> None:
    """A server of its own, with the collector as it is: it never came to rooms and connections that had grown old."""
    soak = Soak(tmp_path, objects=True, rooms_a_second=3)
    soak.server.settings["idle_seconds"] = 2
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        rows = runner.run(soak.run(10, every=5))
    middle, end = rows[1], rows[-1]
    assert end.rooms - middle.rooms >= 5, "people came in the second half too"
    assert end.live_rooms == 0
    assert end.report is not None
    assert {name: end.report.ours[name] for name in GONE} == dict.fromkeys(GONE, 0)
    assert end.resident_mb - middle.resident_mb < 15
