"""Several workers with a Postgres and a Redis of their own, all of which may be stopped, killed and started."""

import asyncio
import contextlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpx

from app.engine import Match, Move, load
from app.store import RoomSnapshot
from app.store.reader import DatabaseReader
from tests.people import Server
from tests.services import Postgres, RedisServer

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


class Cluster:
    """Everything is started by `open` and ended by `close`; in between it may be in any state."""

    def __init__(self, folder: Path, workers: int, **settings: object) -> None:
        self.postgres, self.redis = Postgres(), RedisServer()
        self.postgres.start()
        self.redis.start()
        self.database = asyncio.run(self.postgres.new_database())
        shared = {"database_url": self.database, "bus_url": self.redis.url, "secret_key": "k" * 40, **settings}
        self.workers: list[Server] = []
        for number in range(workers):
            directory = folder / f"worker-{number}"
            directory.mkdir()
            self.workers.append(Server(directory, **shared))

    async def open(self) -> None:
        await asyncio.gather(*(self.start(worker) for worker in self.workers))

    def close(self) -> None:
        for worker in self.workers:
            if worker.process is not None:
                worker.stop()
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
                    await asyncio.to_thread(worker.start)
                    return
                except RuntimeError:
                    await asyncio.sleep(0.3)

    async def healthy(self) -> None:
        """Wait until every worker reports that it, its store and its bus are up."""
        async with asyncio.timeout(START_SECONDS), httpx.AsyncClient() as http:
            for worker in self.workers:
                while (await http.get(f"{worker.url}/healthz")).status_code != 200:
                    await asyncio.sleep(0.1)

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


@contextlib.contextmanager
def running_cluster(folder: Path, workers: int, **settings: object) -> Iterator[Cluster]:
    cluster = Cluster(folder, workers, **settings)
    try:
        asyncio.run(cluster.open())
        yield cluster
    finally:
        cluster.close()
