"""A server before anybody plays, and rooms in which nothing happens: `python -m bench.memory [--rooms N]`."""

import argparse
import asyncio
import sys
import urllib.request
from functools import partial

import uvloop
from msgspec import Struct

from bench.goals import GAMES, Row, table
from bench.live import SETTINGS, ParlourWorkers, serving
from bench.load import idle_rooms
from bench.machine import cpu_seconds, resident_kib, work_folder
from tests.people import Server

ROOMS = 250
GOAL_MB_AT_REST = 90
GOAL_CPU_TO_FIRST_PAGE = 2.0
GOALS_KIB = (80, 80, 100, 100)
"""For an idle room with four sockets of each game. They were 128, 127, 148 and 166 when this was first measured."""

AS_HOSTS_RUN_IT = "import sys; sys.modules['rich'] = None; from app.cli import main; sys.exit(main(['serve']))"
"""structlog loads rich where it finds it: among the packages of developers, not with those of hosts."""


class ServerAtRest(Struct, frozen=True):
    """A server that has answered nothing but its first page, the second time that it is started in its folder."""

    cpu_seconds: float
    """From the start of the process to the first page."""
    resident_mb: float


def measure_rest() -> ServerAtRest:
    with work_folder() as folder:
        Server(folder, **SETTINGS).start().stop()  # makes the database
        server = Server(folder, **SETTINGS)
        server.command = [sys.executable, "-c", AS_HOSTS_RUN_IT]
        server.start()
        assert server.process is not None
        pid = server.process.pid
        try:
            with urllib.request.urlopen(server.url, timeout=60) as page:
                page.read()
            return ServerAtRest(cpu_seconds(pid), resident_kib(pid) / 1024)
        finally:
            server.stop()


async def measure_room(game: str, rooms: int) -> float:
    """KiB of an idle room with four sockets."""
    async with serving(partial(ParlourWorkers.start, game=game)) as server:
        return (await idle_rooms(server, rooms))[1]


async def main(rooms: int) -> None:
    rest = measure_rest()
    start = Row("CPU seconds from the start to the first page", [rest.cpu_seconds], GOAL_CPU_TO_FIRST_PAGE)
    print(table("", ["server"], [start, Row("MB at rest, after its first page", [rest.resident_mb], GOAL_MB_AT_REST)]))
    kib = [await measure_room(game, rooms) for game in GAMES]
    print(f"\n{table(f'{rooms} rooms', GAMES, [Row('KiB an idle room with four sockets', kib, GOALS_KIB)])}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=ROOMS, help="of each game")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(arguments.rooms))
