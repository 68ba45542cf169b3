"""Three workers, twenty rooms, and everything fails: each room keeps one order, which all saw and nothing is lost from.

`PARLOUR_CHAOS_SEED` and `PARLOUR_CHAOS_SECONDS` choose another script or a longer one. What is promised, and how it is
judged, is in docs/reliability.md.
"""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from itertools import chain
from typing import NamedTuple

import msgspec
import pytest

from app.export import from_json, verify
from app.play.doctor import problems
from app.store import RoomSnapshot
from tests.chaos.checker import Verdict, check_room
from tests.chaos.client import EXPECTED_REFUSALS, ChaosClient
from tests.chaos.cluster import Cluster, running_cluster
from tests.chaos.faults import FaultScript
from tests.chaos.history import RecordedPerson
from tests.chaos.network import opened_network
from tests.chaos.stored_room import stored_room
from tests.people import Person, Server, seated

SEED = os.environ.get("PARLOUR_CHAOS_SEED", "parlour")
SECONDS = float(os.environ.get("PARLOUR_CHAOS_SECONDS", "30"))

BRISK, SLOW, WATCHES = 0.2, 1.5, None
"""How long a client thinks at most, in seconds; one that only watches has lent its seat to a bot."""


class Table(NamedTuple):
    """A game, its scripted clients in the first seats, so many bots, and whether a spectator watches."""

    game: str
    pauses: list[float | None]
    bots: int
    watched: bool = False

    @property
    def seats(self) -> range:
        return range(len(self.pauses))


TABLES = 2 * [
    Table("persuasion", [WATCHES], 2, watched=True),  # comes to its end; the others hardly do
    Table("persuasion", [SLOW, SLOW, BRISK], 0),
    Table("persuasion", [BRISK, SLOW], 1, watched=True),
    Table("smog", [SLOW, BRISK], 0, watched=True),
    Table("smog", [SLOW], 1),
    Table("smog", [BRISK], 2),
    Table("emerald", [BRISK], 1),
    Table("emerald", [SLOW, SLOW], 0, watched=True),
    Table("android", [BRISK, SLOW], 1, watched=True),
    Table("android", [BRISK], 2),
]
SETTINGS = {
    "bot_delay_min": 0.05,
    "bot_delay_max": 0.25,
    "window_delay_min": 0.05,
    "window_delay_max": 0.3,
    "window_seconds": 0.3,
    "ping_seconds": 20,
    "stall_seconds": 60,  # nobody would start it again
}


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Each program on a host of its own, where we may make a network; we are where the clients are."""
    folder = tmp_path_factory.mktemp("chaos")
    with opened_network() as network, running_cluster(folder, 3, network, skewed=2, **SETTINGS) as cluster:
        yield cluster


async def test_chaos(cluster: Cluster, record_property: Callable[[str, object], None]) -> None:
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
        rooms = await cluster.rooms(ids)
        verdict = await judge(cluster, rooms, clients)
        record_property("figures", figures(script, verdict, clients))
        assert verdict.violations == []
        for client in clients:
            await check_views(cluster, client)
        for snapshot in rooms:
            await check_match(snapshot, clients[0].person)
        assert cluster.network is None or script.done["part_worker_from_postgres"], "nobody was cut off"
        assert any(snapshot.room.state == "over" for snapshot in rooms), "not even the bots came to an end"
        assert list(cluster.logged_faults()) == []


async def end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def all_seated(cluster: Cluster, stack: AsyncExitStack) -> list[ChaosClient]:
    """Rooms with their people, spread over the workers."""
    few_at_a_time = asyncio.Semaphore(6)

    async def one_room(number: int, table: Table) -> list[ChaosClient]:
        async with few_at_a_time:
            names = [f"Guest {number}.{seat}" for seat in table.seats]
            crowd = [RecordedPerson(cluster.workers[(number + seat) % 3], name) for seat, name in enumerate(names)]
            for person in crowd:
                stack.push_async_callback(person.close)
                await person.introduce()
            room = await seated(crowd[0].server, list(crowd), table.game, bots=table.bots)
            for seat in table.seats:
                if table.pauses[seat] is WATCHES:
                    await crowd[seat].post(f"/rooms/{room}/hand-over", seat=seat, to="bot")
        clients = [
            ChaosClient(cluster, crowd[seat], room, seat, f"{SEED}.{number}.{seat}", table.pauses[seat])
            for seat in table.seats
        ]
        if table.watched:
            spectator = RecordedPerson(crowd[0].server, f"Spectator {number}")
            stack.push_async_callback(spectator.close)
            clients.append(ChaosClient(cluster, spectator, room, None, f"{SEED}.{number}.watching", WATCHES))
        return clients

    return list(chain.from_iterable(await asyncio.gather(*(one_room(n, table) for n, table in enumerate(TABLES)))))


async def judge(cluster: Cluster, rooms: list[RoomSnapshot], clients: list[ChaosClient]) -> Verdict:
    """What the checker says of all rooms, and what each client alone may complain of."""
    committed = await cluster.commit_times()
    verdict = Verdict()
    for snapshot in rooms:
        stored = stored_room(snapshot, committed[snapshot.room.id])
        histories = [client.history for client in clients if client.room == snapshot.room.id]
        verdict.add(await asyncio.to_thread(check_room, stored, histories))
        if len(snapshot.moves) < 2:
            verdict.violations.append(f"{stored.name}: nobody could do anything")
    for client in clients:
        unexpected = set(client.refused) - EXPECTED_REFUSALS
        if client.person.wrong or unexpected:
            verdict.violations.append(f"{client.room}: {client.history.client}: {client.person.wrong} {unexpected}")
    return verdict


def figures(script: FaultScript, verdict: Verdict, clients: list[ChaosClient]) -> str:
    """One line for people who want to know what was tested; also printed, for the report of a failure."""
    faults = ", ".join(f"{name} {count}" for name, count in sorted(script.done.items()))
    skipped = sum(script.skipped.values())
    parted = "" if script.cluster.network else " NO PARTITIONS: we may not make network namespaces here."
    text = (
        f"chaos: {len({client.room for client in clients})} rooms, {len(clients)} clients; answers acknowledged "
        f"{verdict.acknowledged}, refused {verdict.refused}, unanswered {verdict.unanswered}, longest wait for one "
        f"{verdict.longest_wait:.1f} s; frames checked {verdict.frames}, views replayed {verdict.positions}; "
        f"faults {sum(script.done.values())} ({faults}), skipped {skipped}; "
        f"violations {len(verdict.violations)}.{parted}"
    )
    print(text)
    return text


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
