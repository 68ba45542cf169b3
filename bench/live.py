"""Parlour under load, with real websockets and SQLite with every commit synced: `python -m bench.live [rooms …]`.

The server has one core, the load the other. `bench/compare.py` does the same to a peer and prints the ratios.
"""

import asyncio
import sys
from collections.abc import Sequence
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Protocol

import httpx
import uvloop

from bench.load import BenchRoom, BenchServer, measure_latency, measure_throughput, some_at_once
from bench.machine import LOAD_CORE, SERVER_CORE, pin, work_folder
from bench.parlour_clients import ParlourSeat, ParlourSpectator
from tests.people import Server

NAMES = ("Ann", "Bob", "Cleo", "Dan")

SETTINGS = {"rooms_per_player": 100_000, "ping_seconds": 3600}
"""One address opens all rooms, and its people say nothing while nothing is measured."""
CLICKS_PER_SECOND, SECONDS = 200, 5.0
MIN_ROOMS = 90
"""A match has some 300 moves: with fewer rooms all would be over before the time is."""


class Entrance(Protocol):
    """Where people reach a worker."""

    port: int
    url: str


class ParlourWorkers(BenchServer):
    """One or more workers of `parlour serve`. `spread`: each room's people are on all of them, else on one.

    With a `proxy`, everything goes to that address instead.
    """

    name = "Parlour"

    def __init__(self, servers: list[Server], *, spread: bool = False, proxy: Entrance | None = None) -> None:
        self.servers = servers
        self.entrances: Sequence[Entrance] = servers if proxy is None else [proxy]
        self.spread = spread
        self.pids = [server.process.pid for server in servers if server.process is not None]

    @classmethod
    def start(cls, folder: Path) -> "ParlourWorkers":
        """One server with SQLite, on its core."""
        workers = cls([Server(folder, **SETTINGS).start()])
        pin(workers.pids[0], SERVER_CORE)
        return workers

    async def open_rooms(self, count: int) -> list[BenchRoom]:
        return await self._open("persuasion", count)

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
        async with httpx.AsyncClient(timeout=60) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each request says who it is from
            return await some_at_once(lambda number: self._open_room(http, game, number), count)

    async def _open_room(self, http: httpx.AsyncClient, game: str, number: int) -> BenchRoom:
        home = self.entrances[number % len(self.entrances)]

        async def post(path: str, cookie: str = "", **body: object) -> httpx.Response:
            headers = {"origin": home.url, "cookie": cookie}
            return (await http.post(f"{home.url}/api{path}", json=body, headers=headers)).raise_for_status()

        cookies = [(await post("/me", name=name)).headers["set-cookie"].partition(";")[0] for name in NAMES]
        settings = {"game": game, "seats": 4, "options": {}, "public": False, "spectators": True}
        room = (await post("/rooms", cookies[0], **settings)).json()["id"]
        for seat, cookie in enumerate(cookies):
            await post(f"/rooms/{room}/sit", cookie, seat=seat)
        await post(f"/rooms/{room}/start", cookies[0])
        seats = []
        for seat, cookie in enumerate(cookies):
            entrance = self.entrances[(number + seat * self.spread) % len(self.entrances)]
            seats.append(await ParlourSeat.join(entrance.port, room, cookie))
        return BenchRoom(room, seats)


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
