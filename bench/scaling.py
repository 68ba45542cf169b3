"""From one worker to two, on Postgres and Redis: `python -m bench.scaling [--quick]`.

With a room's people on both workers each move has to reach the other one, too, and clicks of the same moment compete.
Workers, Postgres, Redis and the load share what cores there are: on a machine with two cores a second worker can't add
much, and the CPU time per move says more than the moves a second.
"""

import argparse
import asyncio
import gc
import os
from pathlib import Path

import pytest
import uvloop
from msgspec import Struct

from bench.live import SETTINGS, ParlourWorkers
from bench.load import Throughput, measure_throughput
from bench.machine import work_folder
from tests.people import Server
from tests.services import Postgres, RedisServer


class WorkerLayout(Struct, frozen=True):
    """Workers, and where a room's people are."""

    label: str
    workers: int
    spread: bool


LAYOUTS = (
    WorkerLayout("one worker", 1, spread=False),
    WorkerLayout("two, each room on one of them", 2, spread=False),
    WorkerLayout("two, each room's people on both", 2, spread=True),
)
HEAD = (
    f"{'':<32} {'moves/s':>8} {'of one':>7} {'worker µs a move':>17} "
    f"{'workers busy':>13} {'load busy':>10} {'refused':>8}"
)


async def measure(layout: WorkerLayout, rooms: int, seconds: float, database: str, bus: str) -> Throughput:
    shared = {"database_url": database, "bus_url": bus, "secret_key": "k" * 40, **SETTINGS}
    with work_folder() as folder:
        servers = [_start(folder / str(number), shared) for number in range(layout.workers)]
        workers = ParlourWorkers(servers, spread=layout.spread)
        try:
            return await measure_throughput(workers, await workers.open_rooms(rooms), seconds)
        finally:
            workers.stop()


def _start(folder: Path, shared: dict[str, object]) -> Server:
    folder.mkdir()
    return Server(folder, **shared).start()


async def main(rooms: int, seconds: float) -> None:
    gc.disable()  # a pause of the load would be read as one of the server
    redis = RedisServer()
    try:
        postgres = Postgres()
        redis.start()
    except pytest.fail.Exception as missing:
        print(f"not measured: {missing}")
        return
    postgres.start()
    try:
        print(f"{rooms} rooms; workers, Postgres, Redis and the load share {os.cpu_count()} cores\n{HEAD}")
        one = 0.0
        for layout in LAYOUTS:
            figures = await measure(layout, rooms, seconds, await postgres.new_database(), redis.url)
            one = one or figures.moves_per_second
            print(
                f"{layout.label:<32} {figures.moves_per_second:>8,.0f} {figures.moves_per_second / one:>6.2f}× "
                f"{figures.cpu_us_per_move:>17,.0f} {figures.cpu.server:>13.0%} {figures.cpu.load:>10.0%} "
                f"{figures.refused:>8}",
                flush=True,
            )
    finally:
        redis.stop()
        postgres.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rooms and seconds")
    quick = parser.parse_args().quick
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(rooms=40, seconds=2.0) if quick else main(rooms=60, seconds=6.0))
