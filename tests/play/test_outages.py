"""Postgres and Redis go away and come back while people on two workers play: they are told, and nothing is lost."""

import asyncio
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from signal import SIGINT

import asyncpg  # type: ignore[import-untyped]
import pytest
import redis

from tests.chaos.cluster import Cluster, running_cluster
from tests.people import Person, people, running_server, seated
from tests.services import Postgres, eventually


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with running_cluster(tmp_path_factory.mktemp("cluster"), 2) as cluster:
        yield cluster


async def stored_options(cluster: Cluster, room: str, seat: int) -> list[str]:
    """What this seat has chosen, as the database has it."""
    return [row.option for row in (await cluster.room(room)).moves if row.seat == seat]


class Table:
    """Ann on one worker, her second tab on the other, Bob and Cleo. Ann's token goes to and fro as often as we like."""

    def __init__(self, room: str, ann: Person, ann_elsewhere: Person, crowd: list[Person]) -> None:
        self.room, self.ann, self.ann_elsewhere, self.crowd = room, ann, ann_elsewhere, crowd
        self.acknowledged: list[str] = []

    @classmethod
    async def open(cls, cluster: Cluster, stack: AsyncExitStack) -> "Table":
        crowd = await stack.enter_async_context(people(cluster.workers[0], "Ann", "Bob"))
        crowd += await stack.enter_async_context(people(cluster.workers[1], "Cleo"))
        room = await seated(cluster.workers[0], crowd, "persuasion")
        other = Person(cluster.workers[1], "Ann")
        other.http.cookies = crowd[0].http.cookies
        stack.push_async_callback(other.close)
        await other.connect(room)
        await other.until(lambda p: p.mine)
        return cls(room, crowd[0], other, [*crowd, other])

    async def click(self) -> dict[str, object]:
        """Ann places a token, or takes it back."""
        option = "back:gold:printer" if "back:gold:printer" in self.ann.options else "gold:printer"
        answer = await self.ann.choose(option)
        if answer["t"] == "ok":
            self.acknowledged.append(option)
        return answer

    async def delay(self) -> float:
        """How long after its acknowledgement a move on one worker is seen on the other."""
        assert (await self.click())["t"] == "ok"
        begun = time.monotonic()
        await self.ann_elsewhere.until(lambda p: p.mine["at"] == self.ann.mine["at"])
        assert self.ann_elsewhere.mine == self.ann.mine
        return time.monotonic() - begun

    async def all_told(self, notice: str) -> None:
        for person in self.crowd:
            await person.until(lambda p: p.room.get("notice", "") == notice)


async def test_redis_stops_and_starts(cluster: Cluster) -> None:
    async with AsyncExitStack() as stack:
        table = await Table.open(cluster, stack)
        cluster.redis.stop()
        await table.all_told("notice-bus-down")
        delays = [await table.delay() for _ in range(6)]
        assert statistics.median(delays) < 1.0, "moves come without the bus, a little later"
        assert (await table.ann.say("is anybody there?"))["t"] == "ok"
        cluster.redis.start()
        await table.all_told("")
        await table.crowd[2].until(lambda p: p.chat)
        with closing(redis.Redis(port=cluster.redis.port)) as client:
            assert client.pubsub_numsub(f"room:{table.room}") == [(f"room:{table.room}".encode(), 2)]
        await table.delay()


async def test_a_lost_message_costs_less_than_a_second(cluster: Cluster) -> None:
    async with AsyncExitStack() as stack:
        table = await Table.open(cluster, stack)
        delays = []
        with closing(redis.Redis(port=cluster.redis.port)) as client:
            for _ in range(6):
                client.client_kill_filter(_type="pubsub")  # both workers are deaf for a moment
                delays.append(await table.delay())
        assert statistics.median(delays) < 1.0
        assert await stored_options(cluster, table.room, 0) == table.acknowledged


@pytest.mark.parametrize("stop", [lambda p: p.stop(SIGINT), Postgres.crash], ids=["stopped", "killed"])
async def test_postgres_goes_and_comes_back(cluster: Cluster, stop: Callable[[Postgres], None]) -> None:
    async with AsyncExitStack() as stack:
        table = await Table.open(cluster, stack)
        playing = True
        refusals = set()

        async def play() -> None:
            while playing:
                answer = await table.click()
                if answer["t"] == "no":
                    refusals.add(answer["reason"])
                    await asyncio.sleep(0.05)

        clicking = asyncio.create_task(play())
        await eventually(lambda: len(table.acknowledged) >= 5)
        before = len(table.acknowledged)
        await asyncio.to_thread(stop, cluster.postgres)
        await table.all_told("notice-store-down")
        for person in table.crowd[1:3]:  # whatever became of Ann's move, the others are told at once about theirs
            async with asyncio.timeout(10):
                assert (await person.choose("gold:printer"))["reason"] == "refused-store-down"
        await asyncio.to_thread(cluster.postgres.start)
        await table.all_told("")
        playing = False
        await clicking
        await table.delay()
        assert len(table.acknowledged) > before
        assert refusals <= {"refused-store-down"}
        assert await stored_options(cluster, table.room, 0) == table.acknowledged
        assert (await table.crowd[2].choose("gold:printer"))["t"] == "ok"


async def test_nobody_sees_a_move_before_it_is_stored(postgres: Postgres, folder: Path) -> None:
    """Ann opens a second tab while her move waits for the database: both tabs show it only when it is there."""
    database = await postgres.new_database()
    async with AsyncExitStack() as stack:
        server = stack.enter_context(running_server(folder, database_url=database))
        crowd = await stack.enter_async_context(people(server, "Ann", "Bob", "Cleo"))
        room = await seated(server, crowd, "persuasion")
        ann = crowd[0]
        before = ann.mine
        admin = await asyncpg.connect(database)
        lock = admin.transaction()
        await lock.start()
        await admin.execute("LOCK TABLE move IN EXCLUSIVE MODE")
        choosing = asyncio.create_task(ann.choose("gold:printer"))
        await asyncio.sleep(0.3)
        tab = Person(server, "Ann")
        tab.http.cookies = ann.http.cookies
        stack.push_async_callback(tab.close)
        await tab.connect(room)
        await tab.until(lambda p: p.room)
        await asyncio.sleep(0.3)
        assert ann.mine == before
        assert tab.mine in ({}, before)
        await lock.rollback()
        await admin.close()
        assert (await choosing)["t"] == "ok"
        assert ann.mine["undo"]["option"] == "gold:printer"
        await tab.until(lambda p: p.mine == ann.mine)
