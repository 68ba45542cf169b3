"""Parlour under load, with real websockets and SQLite with every commit synced: `python -m bench.live [rooms …]`.

The server has one core, the load the other. `bench/compare.py` does the same to a peer and prints the ratios.
"""

import asyncio
import sys
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx
import uvloop

from bench.load import Side, Table, calm, rush, some_at_once
from bench.machine import LOAD_CORE, SERVER_CORE, pin, workplace
from bench.player import Player, Spectator
from tests.people import Server

NAMES = ("Ann", "Bob", "Cleo", "Dan")

SETTINGS = {"rooms_per_player": 100_000, "ping_seconds": 3600}
"""One address opens all rooms, and its people say nothing while nothing is measured."""
CLICKS_PER_SECOND, SECONDS = 200, 5.0
ROOMS_FOR_A_RUSH = 90
"""A match has some 300 moves: with fewer rooms all would be over before the time is."""


class Parlour(Side):
    """One or more workers of `parlour serve`. `spread`: each room's people are on all of them, else on one."""

    name = "Parlour"

    def __init__(self, servers: list[Server], *, spread: bool = False) -> None:
        self.servers = servers
        self.spread = spread
        self.pids = [server.process.pid for server in servers if server.process is not None]

    @classmethod
    def start(cls, folder: Path) -> "Parlour":
        """One server with SQLite, on its core."""
        side = cls([Server(folder, **SETTINGS).start()])
        pin(side.pids[0], SERVER_CORE)
        return side

    async def open_tables(self, count: int) -> list[Table]:
        return await self._open("persuasion", count)

    async def open_stage(self) -> Table:
        """In the World of Smog nearly every choice is made before everybody's eyes."""
        return (await self._open("smog", 1))[0]

    async def watch(self, table: Table) -> Spectator:
        return await Spectator.join(self.servers[0].port, table.room)

    def tidy(self) -> None:
        """CPython has no garbage worth speaking of."""

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    async def _open(self, game: str, count: int) -> list[Table]:
        async with httpx.AsyncClient(timeout=60) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each request says who it is from
            return await some_at_once(lambda number: self._open_room(http, game, number), count)

    async def _open_room(self, http: httpx.AsyncClient, game: str, number: int) -> Table:
        home = self.servers[number % len(self.servers)]

        async def post(path: str, cookie: str = "", **body: object) -> httpx.Response:
            headers = {"origin": home.url, "cookie": cookie}
            return (await http.post(f"{home.url}/api{path}", json=body, headers=headers)).raise_for_status()

        cookies = [(await post("/me", name=name)).headers["set-cookie"].partition(";")[0] for name in NAMES]
        settings = {"game": game, "seats": 4, "options": {}, "public": False, "spectators": True}
        room = (await post("/rooms", cookies[0], **settings)).json()["id"]
        for seat, cookie in enumerate(cookies):
            await post(f"/rooms/{room}/sit", cookie, seat=seat)
        await post(f"/rooms/{room}/start", cookies[0])
        workers = [self.servers[(number + seat * self.spread) % len(self.servers)] for seat in range(4)]
        return Table(room, [await Player.join(at.port, room, who) for at, who in zip(workers, cookies, strict=True)])


async def main() -> None:
    print(f"milliseconds are p50 and p99 at {CLICKS_PER_SECOND} moves a second")
    print("rooms   moves/second  µs of CPU  bytes/update     click to ok     to all four")
    for rooms in [int(argument) for argument in sys.argv[1:]] or [10, 50, 200]:
        with workplace() as folder:
            side = Parlour.start(folder)
            pin(0, LOAD_CORE)
            try:
                tables = await side.open_tables(max(rooms, ROOMS_FOR_A_RUSH))
                slow = await calm(tables[:rooms], CLICKS_PER_SECOND, SECONDS)
                fast = await rush(side, tables[:rooms], SECONDS, reserve=tables[rooms:])
                print(
                    f"{rooms:5} {fast.moves_per_second:14,.0f} {fast.cpu_us_per_move:10.0f} "
                    f"{fast.bytes_per_update:13.0f} {slow.ok_p50:8.1f} {slow.ok_p99:6.1f} "
                    f"{slow.all_p50:8.1f} {slow.all_p99:6.1f}",
                    flush=True,
                )
            finally:
                side.stop()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
