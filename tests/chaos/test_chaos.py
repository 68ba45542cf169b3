"""Three workers, forty rooms, and everything fails: in the end nothing is lost or doubled, and all workers agree.

`PARLOUR_CHAOS_SEED` and `PARLOUR_CHAOS_SECONDS` choose another script or a longer one.
"""

import asyncio
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import chain
from typing import NamedTuple

import msgspec
import pytest

from app.export import from_json, verify
from app.play.doctor import problems
from app.store import RoomSnapshot
from tests.chaos.client import ChaosClient
from tests.chaos.cluster import Cluster, running_cluster
from tests.chaos.faults import FaultScript
from tests.people import Person, Server, seated

SEED = os.environ.get("PARLOUR_CHAOS_SEED", "parlour")
SECONDS = float(os.environ.get("PARLOUR_CHAOS_SECONDS", "30"))

BRISK, SLOW, WATCHES = 0.2, 1.5, None
"""How long a client thinks at most, in seconds; one that only watches has lent its seat to a bot."""


class Table(NamedTuple):
    """A game, its scripted clients in the first seats, and so many bots."""

    game: str
    pauses: list[float | None]
    bots: int

    @property
    def seats(self) -> range:
        return range(len(self.pauses))


TABLES = 4 * [
    Table("persuasion", [WATCHES], 2),  # comes to its end; the others hardly do
    Table("persuasion", [SLOW, SLOW, BRISK], 0),
    Table("persuasion", [BRISK, SLOW], 1),
    Table("smog", [SLOW, BRISK], 0),
    Table("smog", [SLOW], 1),
    Table("smog", [BRISK], 2),
    Table("emerald", [BRISK], 1),
    Table("emerald", [SLOW, SLOW], 0),
    Table("android", [BRISK, SLOW], 1),
    Table("android", [BRISK], 2),
]
SETTINGS = {
    "bot_delay_min": 0.05,
    "bot_delay_max": 0.25,
    "window_delay_min": 0.05,
    "window_delay_max": 0.3,
    "ping_seconds": 300,  # who waits for others says nothing meanwhile
}


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with running_cluster(tmp_path_factory.mktemp("chaos"), 3, **SETTINGS) as cluster:
        yield cluster


async def test_chaos(cluster: Cluster) -> None:
    print(f"PARLOUR_CHAOS_SEED={SEED}")  # shown when the test fails
    async with AsyncExitStack() as stack:
        clients = await all_seated(cluster, stack)
        running = [asyncio.create_task(client.run()) for client in clients]
        stack.push_async_callback(end, running)
        script = FaultScript(cluster, clients, SEED)
        await script.run(SECONDS)
        for client in clients:
            client.faults_over.set()
        async with asyncio.timeout(120):
            await asyncio.gather(*running)
        ids = list(dict.fromkeys(client.room for client in clients))
        await cluster.wait_until_still(ids)
        print(" ".join(script.log))
        print(f"{sum(len(client.acknowledged) for client in clients)} moves acknowledged")
        for client in clients:
            await check_views(cluster, client)
        rooms = await cluster.rooms(ids)
        for snapshot in rooms:
            check_log(snapshot, [client for client in clients if client.room == snapshot.room.id])
            await check_match(snapshot, clients[0].person)
        assert [snapshot.room.state for snapshot in rooms].count("over") >= 4, "not even the bots came to an end"
        assert list(cluster.logged_faults()) == []


async def end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def all_seated(cluster: Cluster, stack: AsyncExitStack) -> list[ChaosClient]:
    """Forty rooms with their people, spread over the workers."""
    few_at_a_time = asyncio.Semaphore(6)

    async def one_room(number: int, table: Table) -> list[ChaosClient]:
        async with few_at_a_time:
            crowd = [Person(cluster.workers[(number + seat) % 3], f"Guest {number}.{seat}") for seat in table.seats]
            for person in crowd:
                stack.push_async_callback(person.close)
                await person.introduce()
            room = await seated(crowd[0].server, crowd, table.game, bots=table.bots)
            for seat in table.seats:
                if table.pauses[seat] is WATCHES:
                    await crowd[seat].post(f"/rooms/{room}/hand-over", seat=seat, to="bot")
        return [
            ChaosClient(cluster, crowd[seat], room, seat, f"{SEED}.{number}.{seat}", table.pauses[seat])
            for seat in table.seats
        ]

    return list(chain.from_iterable(await asyncio.gather(*(one_room(n, table) for n, table in enumerate(TABLES)))))


def check_log(snapshot: RoomSnapshot, clients: list[ChaosClient]) -> None:
    assert len(snapshot.moves) > 1, f"nobody could do anything in room {snapshot.room.id} ({snapshot.room.game})"
    for client in clients:
        client.check(snapshot)


async def check_match(snapshot: RoomSnapshot, person: Person) -> None:
    """As `parlour admin doctor` does, and `parlour verify` with the export of a finished match."""
    found = problems(snapshot)
    if snapshot.room.state == "over":
        answer = await person.http.get(f"/api/rooms/{snapshot.room.id}/export")
        found += verify(from_json(answer.content))
    assert found == [], f"room {snapshot.room.id} ({snapshot.room.game})"


async def check_views(cluster: Cluster, client: ChaosClient) -> None:
    """A newcomer is shown the same bytes by every worker, and the client has arrived at the same on its own way."""
    fresh = await asyncio.gather(*(fresh_view(worker, client) for worker in cluster.workers))
    packed = {msgspec.json.encode([person.public, person.mine]) for person in fresh}
    assert len(packed) == 1, f"room {client.room}, seat {client.seat}: the workers show different games"
    there = fresh[0]
    await client.person.until(lambda p: (p.public, p.mine) == (there.public, there.mine))


async def fresh_view(worker: Server, client: ChaosClient) -> Person:
    person = Person(worker, client.person.name)
    person.http.cookies = client.person.http.cookies
    await person.connect(client.room)
    await person.until(lambda p: p.public)
    await person.close()
    return person
