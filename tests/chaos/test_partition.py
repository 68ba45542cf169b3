"""One worker is cut off from the database, without a word: its people are told and refused in bounded time."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.chaos.cluster import Cluster, running_cluster
from tests.chaos.network import can_be_made, opened_network
from tests.people import Person, people, seated

BOUND_SECONDS = 60.0
"""Far more than it takes on a busy machine: what hangs, hangs for as long as the partition lasts."""

pytestmark = pytest.mark.skipif(not can_be_made(), reason="we may not make network namespaces here")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cut")
    with opened_network() as network, running_cluster(folder, 2, network, ping_seconds=300) as cluster:
        yield cluster


@asynccontextmanager
async def table(cluster: Cluster) -> AsyncIterator[tuple[str, list[Person]]]:
    """Ann and Bob on the worker that will be cut off, Cleo on the other one."""
    async with AsyncExitStack() as stack:
        crowd = await stack.enter_async_context(people(cluster.workers[0], "Ann", "Bob"))
        crowd += await stack.enter_async_context(people(cluster.workers[1], "Cleo"))
        yield await seated(cluster.workers[0], crowd, "persuasion"), crowd


@asynccontextmanager
async def cut_off(cluster: Cluster) -> AsyncIterator[None]:
    """The first worker and the database lose all packets to each other."""
    network = cluster.network
    assert network is not None
    worker, postgres = cluster.hosts[cluster.workers[0]], cluster.hosts[cluster.postgres]
    network.cut(worker, postgres)
    network.cut(postgres, worker)
    try:
        yield
    finally:
        network.heal(worker, postgres)
        network.heal(postgres, worker)
        await cluster.healthy()


async def test_cut_off_from_the_database(cluster: Cluster, record_property: Callable[[str, object], None]) -> None:
    async with table(cluster) as (room, (ann, bob, cleo)):
        ann.patience = bob.patience = 2 * BOUND_SECONDS
        async with cut_off(cluster):
            watch = Stopwatch()
            sent = {asyncio.create_task(person.choose("gold:printer")): person for person in (ann, bob)}
            # One of them may be stored or not, and has to wait; the other one's was not even sent.
            done, waiting = await asyncio.wait(sent, timeout=BOUND_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            assert [task.result().get("reason") for task in done] == ["refused-store-down"]
            watch.note("refused after")
            await ann.until(lambda p: p.room.get("notice") == "notice-store-down", BOUND_SECONDS)
            assert (await cleo.choose("gold:printer"))["t"] == "ok", "the other worker plays on"
            refused = sent[done.pop()]
            watch.restart()
            assert (await refused.choose("gold:printer"))["reason"] == "refused-store-down"
            watch.note("once more after")
        assert (await waiting.pop())["t"] == "ok", "sent again, and written"
        assert (await refused.choose("gold:printer"))["t"] == "ok"
        await ann.until(lambda p: p.room.get("notice", "") == "")
        chosen = [(row.seat, row.option) for row in (await cluster.room(room)).moves[1:]]
        assert sorted(chosen) == [(seat, "gold:printer") for seat in range(3)]
        record_property("figures", f"a worker cut off from Postgres: {watch.noted}")
    assert list(cluster.logged_faults()) == []


async def test_the_notice(cluster: Cluster, record_property: Callable[[str, object], None]) -> None:
    """Also where nobody chooses anything."""
    async with table(cluster) as (_, (ann, _, cleo)):
        async with cut_off(cluster):
            watch = Stopwatch()
            await ann.until(lambda p: p.room.get("notice") == "notice-store-down", BOUND_SECONDS)
            watch.note("people are told after")
            assert cleo.room.get("notice", "") == ""
        await ann.until(lambda p: p.room.get("notice", "") == "")
        record_property("figures", f"a worker cut off from Postgres: {watch.noted}")


class Stopwatch:
    """Notes how long things took, for the figures."""

    def __init__(self) -> None:
        self.noted = ""
        self.restart()

    def restart(self) -> None:
        self._begun = time.monotonic()

    def note(self, what: str) -> None:
        self.noted += f"{', ' if self.noted else ''}{what} {time.monotonic() - self._begun:.1f} s"
