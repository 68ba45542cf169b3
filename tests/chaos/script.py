"""The troublemaker: it follows a seeded script of kills, outages and broken connections."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from signal import SIGINT, SIGKILL, SIGTERM

from tests.chaos.club import Club
from tests.chaos.visitor import Visitor
from tests.people import Server


class Script:
    """Every kind of trouble in a random order, then again in another, until the time is over."""

    def __init__(self, club: Club, visitors: list[Visitor], seed: str) -> None:
        self.club = club
        self.visitors = visitors
        self.rng = random.Random(seed)
        self.acts: list[str] = []
        """What was done, for the report."""
        self._repairs: dict[Server, asyncio.Task[None]] = {}
        """The workers that were killed, and their latest return."""

    async def perform(self, seconds: float) -> None:
        """Make trouble for so long; in the end everything is up again."""
        loop = asyncio.get_running_loop()
        curtain = loop.time() + seconds
        troubles: list[Callable[[], Awaitable[None]]] = [
            self.kill_worker,
            self.stop_redis,
            self.cut_connections,
            self.kill_worker,
            self.stop_postgres,
            self.crash_postgres,
        ]
        while loop.time() < curtain:
            for trouble in self.rng.sample(troubles, len(troubles)):
                if loop.time() < curtain:
                    self.acts.append(trouble.__name__)
                    await trouble()
                    await asyncio.sleep(self.rng.uniform(0.5, 2))
        await asyncio.gather(*self._repairs.values())
        await self.club.healthy()

    async def kill_worker(self) -> None:
        """One that is up, but never the last: it comes back while other trouble goes on."""
        up = [worker for worker in self.club.workers if worker not in self._repairs or self._repairs[worker].done()]
        if len(up) > 1:
            victim = self.rng.choice(up)
            await asyncio.to_thread(victim.kill)
            self._repairs[victim] = asyncio.create_task(self.club.start(victim))

    async def stop_redis(self) -> None:
        await asyncio.to_thread(self.club.redis.stop, self.rng.choice([SIGTERM, SIGKILL]))
        await asyncio.sleep(self.rng.uniform(0, 3))
        await asyncio.to_thread(self.club.redis.start)

    async def stop_postgres(self) -> None:
        await asyncio.to_thread(self.club.postgres.stop, SIGINT)
        await self._restart_postgres()

    async def crash_postgres(self) -> None:
        await asyncio.to_thread(self.club.postgres.crash)
        await self._restart_postgres()

    async def _restart_postgres(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.club.postgres.start)

    async def cut_connections(self) -> None:
        """A quarter of the visitors lose theirs in the same instant."""
        for visitor in self.rng.sample(self.visitors, len(self.visitors) // 4):
            visitor.cut()
