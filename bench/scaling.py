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

from bench.goals import Row, table
from bench.live import SETTINGS, ParlourWorkers
from bench.load import Throughput, measure_throughput
from bench.machine import cpu_seconds, work_folder
from tests.people import Server
from tests.services import Caddy, Postgres, RedisServer, ServerProgram


class WorkerLayout(Struct, frozen=True):
    """Workers, and where a room's people are."""

    label: str
    workers: int
    spread: bool = False
    proxied: bool = False


LAYOUTS = (
    WorkerLayout("one worker", 1),
    WorkerLayout("two, each room on one of them", 2),
    WorkerLayout("two behind Caddy, by room", 2, proxied=True),
    WorkerLayout("two, each room's people on both", 2, spread=True),
)
GOAL = 1.2
"""So many times the CPU of one worker a move may cost behind the proxy."""


class ScalingFigures(Struct, frozen=True):
    """What was measured, and the CPU time of the databases for each move."""

    play: Throughput
    postgres_us: float
    redis_us: float


async def measure(
    layout: WorkerLayout, rooms: int, seconds: float, postgres: Postgres, redis: RedisServer
) -> ScalingFigures:
    database = await postgres.new_database()
    shared = {"database_url": database, "bus_url": redis.url, "secret_key": "k" * 40, **SETTINGS}
    with work_folder() as folder:
        servers = [_start(folder / str(number), shared) for number in range(layout.workers)]
        proxy = Caddy(folder, [server.port for server in servers]) if layout.proxied else None
        workers = ParlourWorkers(servers, spread=layout.spread, proxy=proxy)
        try:
            if proxy is not None:
                proxy.start()
            opened = await workers.open_rooms(rooms)
            before = _postgres_seconds(postgres), _program_seconds(redis)
            play = await measure_throughput(workers, opened, seconds)
            moves = sum(seat.moves for room in opened for seat in room.seats) / 1e6
            after = _postgres_seconds(postgres), _program_seconds(redis)
            return ScalingFigures(play, *((now - then) / moves for then, now in zip(before, after, strict=True)))
        finally:
            workers.stop()
            if proxy is not None:
                proxy.stop()


def _program_seconds(program: ServerProgram) -> float:
    assert program.process is not None
    return cpu_seconds(program.process.pid)


def _postgres_seconds(postgres: Postgres) -> float:
    """Of all its processes; those that serve a connection live as long as the workers."""
    return _program_seconds(postgres) + sum(cpu_seconds(int(pid)) for pid in postgres.children())


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
        found = {}
        for layout in LAYOUTS:
            try:
                found[layout] = await measure(layout, rooms, seconds, postgres, redis)
            except pytest.fail.Exception as missing:
                print(f"Not measured: {layout.label}: {missing}\n")
        print(scaling_table(found))
    finally:
        redis.stop()
        postgres.close()


def scaling_table(found: dict[WorkerLayout, ScalingFigures]) -> str:
    """Layouts beside each other; the first is one worker."""
    plays = [figures.play for figures in found.values()]
    ratios = [play.cpu_us_per_move / plays[0].cpu_us_per_move for play in plays]
    rows = [
        Row("moves a second", [play.moves_per_second for play in plays]),
        Row("CPU of the workers for a move, µs", [play.cpu_us_per_move for play in plays]),
        Row("– times that of one worker", ratios, [GOAL if layout.proxied else None for layout in found]),
        Row("CPU of Postgres for a move, µs", [figures.postgres_us for figures in found.values()]),
        Row("CPU of Redis for a move, µs", [figures.redis_us for figures in found.values()]),
        Row("clicks refused", [play.refused for play in plays]),
    ]
    return table(f"all on {os.cpu_count()} cores", [layout.label for layout in found], rows)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rooms and seconds")
    quick = parser.parse_args().quick
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(rooms=40, seconds=2.0) if quick else main(rooms=60, seconds=6.0))
