"""Several workers with a Postgres and a Redis of their own, all of which may be stopped, killed and started."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from signal import SIGCONT
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]
import httpx

from app.engine import Match, Move, load
from app.store import RoomSnapshot
from app.store.reader import DatabaseReader
from tests.chaos.clock import SkewedClock
from tests.chaos.network import Host, Network
from tests.people import Server
from tests.services import LOOPBACK, Postgres, RedisServer, ServerProgram

START_SECONDS = 90.0
STILL_WITHIN_SECONDS = 240.0
FAULTS = (
    "Exception in",
    "a listener of channel",
    "bot chose",
    "bot failed",
    "diverged",
    "game bug",
    "could not be carried out",
    "never retrieved",
    "request failed",
    "the move writer failed",
    "upkeep failed",
)
"""What no outage excuses. (A worker that can't start because Postgres is down logs something else.)"""
COMMIT_TIMES = """
    SELECT room, extract(epoch FROM pg_xact_commit_timestamp(xmin))::float8 AS at FROM move ORDER BY room, seq
"""
"""Rows of moves are never updated: the transaction that made them is the one that committed the move."""

Program = TypeVar("Program", bound=Server | ServerProgram)


class Cluster:
    """Everything is started by `open` and ended by `close`; in between it may be in any state.

    With a network each program lives on a host of its own, else all of them live on this machine.
    """

    def __init__(self, folder: Path, workers: int, network: Network | None = None, **settings: object) -> None:
        self.network = network
        self.hosts: dict[Server | ServerProgram, Host] = {}
        """Where each program lives; empty without a network."""
        self.skewed: Server | None = None
        self.clock: SkewedClock | None = None
        self.postgres = self._settle("postgres", partial(Postgres, track_commit_timestamp="on"))
        self.redis = self._settle("redis", RedisServer)
        for service in (self.postgres, self.redis):
            self.start_service(service)
        self.database = asyncio.run(self.postgres.new_database())
        shared = {"database_url": self.database, "bus_url": self.redis.url, "secret_key": "k" * 40, **settings}
        self.workers: list[Server] = []
        for number in range(workers):
            directory = folder / f"worker-{number}"
            directory.mkdir()
            self.workers.append(self._settle(f"worker-{number}", partial(_worker, directory, shared)))

    def _settle(self, name: str, make: Callable[[str], Program]) -> Program:
        """A program at an address of its own."""
        if self.network is None:
            return make(LOOPBACK)
        host = self.network.add(name)
        program = make(host.address)
        self.hosts[program] = host
        return program

    def _at_home(self, program: Server | ServerProgram) -> AbstractContextManager[None]:
        """This thread is where the program lives."""
        return self.hosts[program].entered() if self.hosts else nullcontext()

    async def open(self) -> None:
        await asyncio.gather(*(self.start(worker) for worker in self.workers))

    def close(self) -> None:
        for worker in self.workers:
            if worker.process is not None:
                worker.process.send_signal(SIGCONT)
                worker.stop()
        for service in (self.redis, self.postgres):
            if service.process is not None:
                service.send_signal(SIGCONT)
        self.redis.stop()
        self.postgres.close()

    @property
    def up(self) -> list[Server]:
        """The workers whose process runs."""
        return [worker for worker in self.workers if worker.process is not None and worker.process.poll() is None]

    async def start(self, worker: Server) -> None:
        """As a supervisor does: again and again if it can't start, say because Postgres is down at the moment."""
        async with asyncio.timeout(START_SECONDS):
            while True:
                try:
                    await asyncio.to_thread(self._start_at_home, worker)
                    return
                except RuntimeError:
                    await asyncio.sleep(0.3)

    def _start_at_home(self, worker: Server) -> None:
        with self._at_home(worker):
            worker.start()

    def start_service(self, service: ServerProgram) -> None:
        """Postgres or Redis."""
        with self._at_home(service):
            service.start()

    async def healthy(self) -> None:
        """Wait until every worker reports that it, its store and its bus are up."""
        async with asyncio.timeout(START_SECONDS), httpx.AsyncClient() as http:
            for worker in self.workers:
                while not await _is_healthy(http, worker):
                    await asyncio.sleep(0.1)

    async def commit_times(self) -> dict[str, list[float]]:
        """When the database has committed each move of each room, by its own clock: no worker is asked."""
        connection = await asyncpg.connect(self.database)
        try:
            rows = await connection.fetch(COMMIT_TIMES)
        finally:
            await connection.close()
        times: dict[str, list[float]] = {}
        for row in rows:
            times.setdefault(row["room"], []).append(row["at"])
        return times

    async def room(self, room: str) -> RoomSnapshot:
        """A room as the database has it; its log has no gap."""
        return (await self.rooms([room]))[0]

    async def rooms(self, ids: Iterable[str]) -> list[RoomSnapshot]:
        """Rooms as the database has them; their logs have no gap."""
        reader = await DatabaseReader.open(self.database)
        try:
            found = [await reader.room(id) for id in ids]
        finally:
            await reader.close()
        for snapshot in found:
            assert snapshot is not None
            numbers = [row.seq for row in snapshot.moves]
            assert numbers == list(range(len(numbers))), f"room {snapshot.room.id} ({snapshot.room.game}) has a gap"
        return [snapshot for snapshot in found if snapshot is not None]

    async def wait_until_still(self, ids: Iterable[str]) -> None:
        """Wait until no bot plays any more in these rooms: all wait for people now, or their match is over."""
        active = list(ids)
        async with asyncio.timeout(STILL_WITHIN_SECONDS):
            while active := [snapshot.room.id for snapshot in await self.rooms(active) if _has_answers_due(snapshot)]:
                await asyncio.sleep(0.5)

    def logged_faults(self) -> Iterator[str]:
        """What the workers logged as a fault of their own, with what follows in the log."""
        for worker in self.workers:
            lines = worker.log().splitlines()
            for number, line in enumerate(lines):
                if any(fault in line for fault in FAULTS):
                    yield "\n".join(lines[number : number + 60])


def _has_answers_due(snapshot: RoomSnapshot) -> bool:
    """Whether the server itself has somebody to answer for."""
    assert snapshot.checkpoint is not None
    moves = [Move(row.seat, row.option) for row in snapshot.moves if row.seq > snapshot.checkpoint.seq]
    match = Match.restore(load(snapshot.room.game), snapshot.checkpoint.state, moves)
    return any(snapshot.seats[seat].bot or match.only_pass(seat) for seat in match.asks)


def _worker(folder: Path, settings: dict[str, object], address: str) -> Server:
    return Server(folder, host=address, **settings)


async def _is_healthy(http: httpx.AsyncClient, worker: Server) -> bool:
    try:
        return (await http.get(f"{worker.url}/healthz")).status_code == 200
    except httpx.HTTPError:
        return False


@contextmanager
def running_cluster(
    folder: Path, workers: int, network: Network | None = None, skewed: int | None = None, **settings: object
) -> Iterator[Cluster]:
    """`skewed` is the number of the worker whose clock may go wrong."""
    cluster = Cluster(folder, workers, network, **settings)
    try:
        if skewed is not None:
            cluster.skewed = cluster.workers[skewed]
            cluster.clock = SkewedClock(cluster.skewed)
        asyncio.run(cluster.open())
        yield cluster
    finally:
        cluster.close()
