"""What a server takes before anybody plays, and rooms in which nothing happens: `python -m bench.memory [rooms]`."""

import asyncio
import sys
import urllib.request
from collections.abc import Sequence

import uvloop
from msgspec import Struct

from bench.live import SETTINGS, ParlourWorkers
from bench.load import idle_rooms
from bench.machine import LOAD_CORE, cpu_seconds, pin, resident_kib, work_folder
from bench.tables import GAMES
from tests.people import Server

ROOMS = 250
GOAL_MB_AT_REST = 90
GOAL_CPU_TO_FIRST_PAGE = 2.0
GOALS_KIB = {"persuasion": 80, "smog": 80, "emerald": 100, "android": 100}
"""For an idle room with four sockets. They were 128, 127, 148 and 166 when this was first measured."""


AS_HOSTS_RUN_IT = "import sys; sys.modules['rich'] = None; from app.cli import main; sys.exit(main(['serve']))"
"""structlog loads rich where it finds it: among the packages of developers, not with those of hosts."""


class Rest(Struct, frozen=True):
    """A server that has answered nothing but its first page, the second time it is started in its folder."""

    cpu_seconds: float
    """From the start of the process to the first page."""
    resident_mb: float


def measure_rest() -> Rest:
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
            return Rest(cpu_seconds(pid), resident_kib(pid) / 1024)
        finally:
            server.stop()


async def measure_room(game: str, rooms: int) -> float:
    """KiB of an idle room with four sockets."""
    with work_folder() as folder:
        workers = ParlourWorkers.start(folder, game)
        pin(0, LOAD_CORE)
        try:
            return (await idle_rooms(workers, rooms))[1]
        finally:
            workers.stop()


def line(label: str, value: float, goal: float, digits: int = 0) -> str:
    met = "met" if value <= goal else "NOT MET"
    return f"{label:<52} {value:>8.{digits}f}   ≤ {goal:<5g} {met}"


async def main(arguments: Sequence[str]) -> None:
    rooms = int(arguments[0]) if arguments else ROOMS
    rest = measure_rest()
    print(line("CPU seconds from the start to the first page", rest.cpu_seconds, GOAL_CPU_TO_FIRST_PAGE, 2))
    print(line("MB of a server at rest, after its first page", rest.resident_mb, GOAL_MB_AT_REST))
    for game in GAMES:
        kib = await measure_room(game, rooms)
        print(line(f"KiB an idle room of {game} with four sockets", kib, GOALS_KIB[game]), flush=True)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(sys.argv[1:]))
