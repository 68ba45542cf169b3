"""What a room costs in which nothing happens: `python -m bench.idle [--quick]`.

Rooms of four sockets that say nothing, on one worker: with SQLite alone, and with Postgres and Redis beside a second
worker. CPU time of the worker, less that of one without rooms.
"""

import argparse
import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest
import uvloop

from bench.goals import Row, table
from bench.live import SETTINGS, ParlourWorkers
from bench.machine import cpu_seconds, work_folder
from tests.people import Server
from tests.services import Postgres, RedisServer

GOAL_MS = 0.05
SETTLE_SECONDS = 3.0


async def measure(folder: Path, shared: Mapping[str, object], rooms: int, seconds: float) -> list[float]:
    """Start a worker: the ms of CPU that it takes in a second without rooms, with them, and what each room adds."""
    folder.mkdir()
    workers = ParlourWorkers([Server(folder, **SETTINGS, **shared).start()])
    try:
        empty = await _cpu_ms_per_second(workers, seconds)
        opened = await workers.open_rooms(rooms)
        full = await _cpu_ms_per_second(workers, seconds)
        return [empty, full, (full - empty) / len(opened)]
    finally:
        workers.stop()


async def _cpu_ms_per_second(workers: ParlourWorkers, seconds: float) -> float:
    await asyncio.sleep(SETTLE_SECONDS)
    before = cpu_seconds(workers.pids[0])
    await asyncio.sleep(seconds)
    return (cpu_seconds(workers.pids[0]) - before) / seconds * 1000


async def main(rooms: int, seconds: float) -> None:
    with work_folder() as folder:
        found = {"SQLite alone": await measure(folder / "alone", {}, rooms, seconds)}
        redis = RedisServer()
        try:
            postgres = Postgres()
            redis.start()
            postgres.start()
            shared = {"database_url": await postgres.new_database(), "bus_url": redis.url, "secret_key": "k" * 40}
            (folder / "second").mkdir()
            second = Server(folder / "second", **SETTINGS, **shared).start()
            try:
                figures = await measure(folder / "shared", shared, rooms, seconds)
                found["Postgres and Redis, two workers"] = figures
            finally:
                second.stop()
                redis.stop()
                postgres.close()
        except pytest.fail.Exception as missing:
            print(f"Not measured with Postgres and Redis: {missing}\n")
    labels = ("a worker without rooms", f"with {rooms} rooms of four sockets", "each room")
    rows = [Row(label, [ms[line] for ms in found.values()]) for line, label in enumerate(labels)]
    rows[-1] = Row(labels[-1], rows[-1].figures, GOAL_MS)
    print(table("ms of CPU a second", list(found), rows))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rooms and seconds")
    quick = parser.parse_args().quick
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(rooms=100, seconds=10.0) if quick else main(rooms=300, seconds=20.0))
