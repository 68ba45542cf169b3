"""Parlour under load, with real websockets and SQLite with every commit synced: `python -m bench.live [rooms …]`.

The server has one core, the load the other. `bench/compare.py` does the same to a peer and prints the ratios.
"""

import asyncio
import sys
from pathlib import Path

import httpx
import uvloop

from bench.load import BenchRoom, BenchServer, measure_latency, measure_throughput, some_at_once
from bench.machine import LOAD_CORE, SERVER_CORE, pin, work_folder
from bench.parlour_clients import ParlourSpectator
from bench.tables import NAMES, OpeningTable, browsers
from tests.people import Server

SETTINGS = {"rooms_per_player": 100_000, "ping_seconds": 3600}
"""One address opens all rooms, and its people say nothing while nothing is measured."""
CLICKS_PER_SECOND, SECONDS = 200, 5.0
MIN_ROOMS = 90
"""A match has some 300 moves: with fewer rooms all would be over before the time is."""


class ParlourWorkers(BenchServer):
    """One or more workers of `parlour serve`. `spread`: each room's people are on all of them, else on one."""

    name = "Parlour"

    def __init__(self, servers: list[Server], *, spread: bool = False, game: str = "persuasion") -> None:
        self.servers = servers
        self.spread = spread
        self.game = game
        self.pids = [server.process.pid for server in servers if server.process is not None]

    @classmethod
    def start(cls, folder: Path, game: str = "persuasion") -> "ParlourWorkers":
        """One server with SQLite, on its core."""
        workers = cls([Server(folder, **SETTINGS).start()], game=game)
        pin(workers.pids[0], SERVER_CORE)
        return workers

    async def open_rooms(self, count: int) -> list[BenchRoom]:
        return await self._open(self.game, count)

    async def open_public_room(self) -> BenchRoom:
        """In the World of Smog nearly every choice is public."""
        return (await self._open("smog", 1))[0]

    async def add_spectator(self, room: BenchRoom) -> ParlourSpectator:
        return await ParlourSpectator.join(self.servers[0].port, room.id)

    def collect_garbage(self) -> None:
        """CPython has no garbage worth speaking of."""

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    async def _open(self, game: str, count: int) -> list[BenchRoom]:
        async with browsers() as http:
            return await some_at_once(lambda number: self._open_room(http, game, number), count)

    async def _open_room(self, http: httpx.AsyncClient, game: str, number: int) -> BenchRoom:
        table = OpeningTable(http, self.servers[number % len(self.servers)], game)
        await table.take_names()
        await table.set_up_room()
        await table.sit_down()
        await table.start()
        return await table.join(
            [self.servers[(number + seat * self.spread) % len(self.servers)] for seat in range(len(NAMES))]
        )


async def main() -> None:
    print(f"milliseconds are p50 and p99 at {CLICKS_PER_SECOND} moves a second")
    print("rooms   moves/second  µs of CPU  bytes/update     click to ok     to all four")
    for rooms in [int(argument) for argument in sys.argv[1:]] or [10, 50, 200]:
        with work_folder() as folder:
            workers = ParlourWorkers.start(folder)
            pin(0, LOAD_CORE)
            try:
                opened = await workers.open_rooms(max(rooms, MIN_ROOMS))
                latency = await measure_latency(opened[:rooms], CLICKS_PER_SECOND, SECONDS)
                throughput = await measure_throughput(workers, opened[:rooms], SECONDS, reserve=opened[rooms:])
                print(
                    f"{rooms:5} {throughput.moves_per_second:14,.0f} {throughput.cpu_us_per_move:10.0f} "
                    f"{throughput.bytes_per_update:13.0f} {latency.ok_p50:8.1f} {latency.ok_p99:6.1f} "
                    f"{latency.all_p50:8.1f} {latency.all_p99:6.1f}",
                    flush=True,
                )
            finally:
                workers.stop()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
