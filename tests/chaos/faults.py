"""A seeded script of kills, outages and broken connections."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from signal import SIGINT, SIGKILL, SIGTERM

from tests.chaos.client import ChaosClient
from tests.chaos.cluster import Cluster
from tests.people import Server


class FaultScript:
    """Every kind of fault in a random order, then again in another, until the time is over."""

    def __init__(self, cluster: Cluster, clients: list[ChaosClient], seed: str) -> None:
        self.cluster = cluster
        self.clients = clients
        self.rng = random.Random(seed)
        self.log: list[str] = []
        """What was done, for the report."""
        self._restarts: dict[Server, asyncio.Task[None]] = {}
        """The workers that were killed, and their latest restart."""

    async def run(self, seconds: float) -> None:
        """Cause faults for so long; in the end everything is up again."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        faults: list[Callable[[], Awaitable[None]]] = [
            self.kill_worker,
            self.stop_redis,
            self.cut_connections,
            self.kill_worker,
            self.stop_postgres,
            self.crash_postgres,
        ]
        while loop.time() < deadline:
            for fault in self.rng.sample(faults, len(faults)):
                if loop.time() < deadline:
                    self.log.append(fault.__name__)
                    await fault()
                    await asyncio.sleep(self.rng.uniform(0.5, 2))
        await asyncio.gather(*self._restarts.values())
        await self.cluster.healthy()

    async def kill_worker(self) -> None:
        """One that is up, but never the last: it is restarted while other faults happen."""
        restarting = [worker for worker, restart in self._restarts.items() if not restart.done()]
        up = [worker for worker in self.cluster.workers if worker not in restarting]
        if len(up) > 1:
            victim = self.rng.choice(up)
            await asyncio.to_thread(victim.kill)
            self._restarts[victim] = asyncio.create_task(self.cluster.start(victim))

    async def stop_redis(self) -> None:
        await asyncio.to_thread(self.cluster.redis.stop, self.rng.choice([SIGTERM, SIGKILL]))
        await asyncio.sleep(self.rng.uniform(0, 3))
        await asyncio.to_thread(self.cluster.redis.start)

    async def stop_postgres(self) -> None:
        await asyncio.to_thread(self.cluster.postgres.stop, SIGINT)
        await self._restart_postgres()

    async def crash_postgres(self) -> None:
        await asyncio.to_thread(self.cluster.postgres.crash)
        await self._restart_postgres()

    async def _restart_postgres(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.cluster.postgres.start)

    async def cut_connections(self) -> None:
        """A quarter of the clients lose theirs in the same instant."""
        for client in self.rng.sample(self.clients, len(self.clients) // 4):
            client.cut()
