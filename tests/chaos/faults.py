"""A seeded script of kills, stops, outages, partitions, wrong clocks and broken connections."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from signal import SIGCONT, SIGINT, SIGKILL, SIGSTOP, SIGTERM

from tests.chaos.client import ChaosClient
from tests.chaos.cluster import Cluster
from tests.chaos.network import Host, Network
from tests.people import Server
from tests.services import ServerProgram

LONGEST_CUT_SECONDS = 14.0
"""Longer than a worker waits for an answer of its database, so that some statements are given up and sent again."""
LONGEST_STOP_SECONDS = 5.0
SKEW_SECONDS = 140
"""The farthest that a clock is wrong, either way: a cookie may be made at the one end and read at the other."""


class FaultScript:
    """Every kind of fault in a random order, then again in another, until the time is over."""

    def __init__(self, cluster: Cluster, clients: list[ChaosClient], seed: str) -> None:
        self.cluster = cluster
        self.clients = clients
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        """How often each kind was caused."""
        self.skipped: Counter[str] = Counter()
        """How often each kind could not be caused, as there was nobody left to do it to."""
        self._restarts: dict[Server, asyncio.Task[None]] = {}
        """The workers that were killed, and their latest restart."""
        self._cuts: set[asyncio.Task[None]] = set()
        """Cuts and slow links that will be mended."""

    def kinds(self) -> Sequence[Callable[[], Awaitable[bool]]]:
        """Each causes one fault; False if it could not."""
        everywhere = [
            self.kill_worker,
            self.kill_worker,
            self.stop_redis,
            self.stop_postgres,
            self.crash_postgres,
            self.pause_worker,
            self.pause_redis,
            self.pause_postgres,
            self.change_clock,
            self.cut_connections,
        ]
        partitions = [
            self.part_worker_from_postgres,
            self.part_worker_from_redis,
            self.part_worker_from_clients,
            self.part_redis_from_all,
            self.slow_link,
        ]
        return everywhere + partitions if self.cluster.network else everywhere

    async def run(self, seconds: float) -> None:
        """Cause every kind of fault, and go on for so long; in the end everything is up again."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        first_round = True
        while first_round or loop.time() < deadline:
            kinds = self.kinds()
            for kind in self.rng.sample(kinds, len(kinds)):
                if first_round or loop.time() < deadline:
                    caused = await kind()
                    (self.done if caused else self.skipped)[kind.__name__] += 1
                    await asyncio.sleep(self.rng.uniform(0.3, 1.5))
            first_round = False
        await asyncio.gather(*self._cuts, *self._restarts.values())
        self._set_clock(0)
        await self.cluster.healthy()

    # ---- processes

    def _running_workers(self) -> list[Server]:
        restarting = [worker for worker, restart in self._restarts.items() if not restart.done()]
        return [worker for worker in self.cluster.workers if worker not in restarting]

    async def kill_worker(self) -> bool:
        """One that is up, but never the last: it is restarted while other faults happen."""
        up = self._running_workers()
        if len(up) < 2:
            return False
        victim = self.rng.choice(up)
        await asyncio.to_thread(victim.kill)
        self._restarts[victim] = asyncio.create_task(self.cluster.start(victim))
        return True

    async def stop_redis(self) -> bool:
        await asyncio.to_thread(self.cluster.redis.stop, self.rng.choice([SIGTERM, SIGKILL]))
        await asyncio.sleep(self.rng.uniform(0, 3))
        await asyncio.to_thread(self.cluster.start_service, self.cluster.redis)
        return True

    async def stop_postgres(self) -> bool:
        await asyncio.to_thread(self.cluster.postgres.stop, SIGINT)
        await self._restart_postgres()
        return True

    async def crash_postgres(self) -> bool:
        await asyncio.to_thread(self.cluster.postgres.crash)
        await self._restart_postgres()
        return True

    async def _restart_postgres(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.cluster.start_service, self.cluster.postgres)

    async def pause_worker(self) -> bool:
        """It stands still with its sockets open, and goes on as if nothing had happened."""
        up = self._running_workers()
        if not up:
            return False
        victim = self.rng.choice(up)
        assert victim.process is not None
        victim.process.send_signal(SIGSTOP)
        await asyncio.sleep(self.rng.uniform(1, LONGEST_STOP_SECONDS))
        victim.process.send_signal(SIGCONT)
        return True

    async def pause_redis(self) -> bool:
        return await self._pause(self.cluster.redis)

    async def pause_postgres(self) -> bool:
        return await self._pause(self.cluster.postgres)

    async def _pause(self, service: ServerProgram) -> bool:
        service.send_signal(SIGSTOP)
        await asyncio.sleep(self.rng.uniform(1, LONGEST_STOP_SECONDS))
        service.send_signal(SIGCONT)
        return True

    async def change_clock(self) -> bool:
        return self._set_clock(self.rng.randint(-SKEW_SECONDS, SKEW_SECONDS))

    def _set_clock(self, seconds: int) -> bool:
        if self.cluster.clock is None:
            return False
        self.cluster.clock.set(seconds)
        return True

    # ---- the network

    async def cut_connections(self) -> bool:
        """A quarter of the clients lose theirs in the same instant."""
        for client in self.rng.sample(self.clients, len(self.clients) // 4):
            client.cut()
        return True

    async def part_worker_from_postgres(self) -> bool:
        return await self._part(self._some_worker(), self._host(self.cluster.postgres))

    async def part_worker_from_redis(self) -> bool:
        return await self._part(self._some_worker(), self._host(self.cluster.redis))

    async def part_worker_from_clients(self) -> bool:
        return await self._part(self._some_worker(), self._network.clients)

    async def part_redis_from_all(self) -> bool:
        redis = self._host(self.cluster.redis)
        parted = [await self._part(self._host(worker), redis) for worker in self.cluster.workers]
        return any(parted)

    async def slow_link(self) -> bool:
        host = self._some_worker()
        if not await asyncio.to_thread(self._network.slow_down, host):
            return False
        self._mend_later(self._network.speed_up, host)
        return True

    async def _part(self, one: Host, other: Host) -> bool:
        """Lose all packets between two hosts, both ways or one way, for a while; other faults happen meanwhile."""
        ways = self.rng.choice([[(one, other), (other, one)], [(one, other)], [(other, one)]])
        if any(way in self._network.cuts for way in [(one, other), (other, one)]):
            return False
        for way in ways:
            await asyncio.to_thread(self._network.cut, *way)
        self._mend_later(self._heal, ways)
        return True

    def _heal(self, ways: list[tuple[Host, Host]]) -> None:
        for way in ways:
            self._network.heal(*way)

    def _mend_later(self, mend: Callable[..., None], what: object) -> None:
        async def mend_after(seconds: float) -> None:
            await asyncio.sleep(seconds)
            await asyncio.to_thread(mend, what)

        task = asyncio.create_task(mend_after(self.rng.uniform(1, LONGEST_CUT_SECONDS)))
        self._cuts.add(task)
        task.add_done_callback(self._cuts.discard)

    @property
    def _network(self) -> Network:
        assert self.cluster.network is not None
        return self.cluster.network

    def _host(self, program: Server | ServerProgram) -> Host:
        return self.cluster.hosts[program]

    def _some_worker(self) -> Host:
        return self._host(self.rng.choice(self.cluster.workers))
