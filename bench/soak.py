"""An hour of people and rooms coming and going, in minutes: `python -m bench.soak [--minutes N] [--objects]`.

A real server with SQLite and the limits that hosts get. Everybody is a new person at an address of their own; they open
rooms, play with bots, chat, watch, lose their connection, mistype addresses and passwords, import and replay matches,
and leave. A row a minute shows what the server's memory does. `--objects` also shows, from inside the server, what it
holds.
"""

import argparse
import asyncio
import contextlib
import random
import signal
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import msgspec
import uvloop
from msgspec import Struct

from bench.machine import resident_kib, work_folder
from bench.soak_people import Crowd, spend_evening
from bench.soak_server import REPORT, SERVER, MemoryReport
from tests.people import Server, metric

ROOMS_AN_HOUR = 1800
"""Three hundred rooms at any time, if people stay for ten minutes."""
SEED = 11
SETTINGS: dict[str, object] = {
    "idle_seconds": 10,
    "bot_delay_min": 0.02,
    "bot_delay_max": 0.1,
    "window_delay_min": 0.02,
    "window_delay_max": 0.1,
    "requests_per_minute": 600,
    "commands_per_minute": 120,
    "players_per_hour": 60,
    "connections_per_address": 100,
    "total_connections_per_player": 50,
    "frames_per_second": 20,
    "frames_burst": 60,
}
"""The defaults of the limits, and a clock that runs faster."""
UNLOAD_SECONDS = 120
"""After so long at most, however busy the machine is, nobody's room is in memory any more."""
CLOCK_SECONDS = 60
"""And after so long, nor is it on its way out."""


class SoakRow(Struct, frozen=True):
    """What was seen at one moment."""

    seconds: float
    rooms: int
    people: int
    live_rooms: int
    resident_mb: float
    report: MemoryReport | None = None

    def __str__(self) -> str:
        text = f"{self.seconds / 60:6.1f} {self.rooms:8,} {self.people:8,} {self.live_rooms:8,} {self.resident_mb:8.1f}"
        if self.report is not None:
            held = self.report
            text += f" {held.blocks:10,} {held.malloc_used_mb:8.1f} {held.malloc_free_mb:8.1f} {held.unreachable:11,}  "
            text += ", ".join(f"{name} {count:,}" for name, count in held.ours.items())
        return text


HEAD = "minute    rooms   people  in mem.   RSS MB"
HEAD_OBJECTS = "     blocks     used     free unreachable  ours"


class Soak:
    """A server, those who come and go, and what is seen meanwhile."""

    def __init__(self, folder: Path, *, objects: bool, rooms_a_second: float) -> None:
        self.objects = objects
        self.rooms_a_second = rooms_a_second
        self.server = Server(folder, **SETTINGS)
        if objects:
            self.server.command = [self.server.command[0], "-m", SERVER]
            self.server.environment[REPORT] = str(folder / "report.json")
        self.began = 0.0
        self.rows: list[SoakRow] = []

    async def run(self, seconds: float, *, every: float = 60.0) -> Sequence[SoakRow]:
        """So long people come, then all leave. The last row is what is left when their rooms are unloaded."""
        self.server.start()
        try:
            async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_keepalive_connections=0)) as http:
                crowd = Crowd(self.server, http, random.Random(SEED))
                await spend_evening(crowd)  # the first of everything
                self.began = time.monotonic()
                await self._look(crowd)
                watching = asyncio.create_task(self._look_every(crowd, every))
                await self._come_and_go(crowd, seconds)
                watching.cancel()
                await self._all_unloaded(crowd)
                await self._look(crowd)
        finally:
            self.server.stop()
        return self.rows

    async def _come_and_go(self, crowd: Crowd, seconds: float) -> None:
        evenings = set[asyncio.Task[None]]()
        due = 0.0
        while due < seconds:
            await asyncio.sleep(max(0.0, self.began + due - time.monotonic()))
            evening = asyncio.create_task(spend_evening(crowd))
            evenings.add(evening)
            evening.add_done_callback(evenings.discard)
            due += crowd.dice.expovariate(self.rooms_a_second)
        await asyncio.gather(*evenings)

    async def _look_every(self, crowd: Crowd, seconds: float) -> None:
        count = 0
        while True:
            count += 1
            await asyncio.sleep(max(0.0, self.began + count * seconds - time.monotonic()))
            await self._look(crowd)

    async def _live_rooms(self, crowd: Crowd) -> int:
        return int(metric((await crowd.http.get(f"{self.server.url}/metrics")).text, "parlour_rooms_live"))

    async def _all_unloaded(self, crowd: Crowd) -> None:
        async with asyncio.timeout(UNLOAD_SECONDS):
            while await self._live_rooms(crowd):
                await asyncio.sleep(0.5)
        with contextlib.suppress(TimeoutError):  # the clock still has the rooms of its last round
            async with asyncio.timeout(CLOCK_SECONDS):
                while (held := await self._report()) is not None and held.ours["LiveRoom"]:
                    await asyncio.sleep(0.5)

    async def _report(self) -> MemoryReport | None:
        """What the server holds, if that is asked for."""
        process = self.server.process
        assert process is not None
        if not self.objects:
            return None
        path = Path(self.server.environment[REPORT])
        process.send_signal(signal.SIGUSR1)
        while not path.exists():
            await asyncio.sleep(0.05)
        report = msgspec.json.decode(path.read_bytes(), type=MemoryReport)
        path.unlink()
        return report

    async def _look(self, crowd: Crowd) -> None:
        process = self.server.process
        assert process is not None
        report = await self._report()
        live = await self._live_rooms(crowd)
        row = SoakRow(
            time.monotonic() - self.began, crowd.rooms, crowd.count, live, resident_kib(process.pid) / 1024, report
        )
        self.rows.append(row)
        print(row, flush=True)


def growth(rows: Sequence[SoakRow]) -> str:
    """Which types there are more of in the end than in the beginning."""
    first, last = rows[0].report, rows[-1].report
    if first is None or last is None:
        return ""
    more = {name: count - first.types.get(name, 0) for name, count in last.types.items()}
    largest = sorted(more.items(), key=lambda pair: -pair[1])[:25]
    return "\n".join(f"{count:+9,} {name}" for name, count in largest if count > 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8.0, help="the time that the hour is compressed into")
    parser.add_argument("--rooms", type=int, default=ROOMS_AN_HOUR, help="how many rooms come and go in that time")
    parser.add_argument("--objects", action="store_true", help="also show what the server holds")
    given = parser.parse_args()
    print(HEAD + (HEAD_OBJECTS if given.objects else ""))
    with work_folder() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        rate = given.rooms / (given.minutes * 60)
        soak = Soak(folder, objects=given.objects, rooms_a_second=rate)
        rows = runner.run(soak.run(given.minutes * 60))
        print(growth(rows))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
