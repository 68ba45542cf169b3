"""Parlour beside boardgame.io, in one run on the same machine: `python -m bench.compare [--quick]`.

Both get the same load: four people a room who bid in secret and all at once, views of the same size, SQLite with every
commit synced (WAL, synchronous FULL). The server has one core, the load the other. One thing is not the same:
boardgame.io shows a move before it is stored, Parlour only after.
"""

import argparse
import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvloop
from msgspec import Struct

from bench.boardgame_io import BoardgameServer
from bench.live import ParlourWorkers
from bench.load import (
    BenchServer,
    Broadcast,
    CpuShares,
    Latency,
    Throughput,
    idle_rooms,
    measure_broadcast,
    measure_latency,
    measure_throughput,
)
from bench.machine import LOAD_CORE, pin, slow_fsync, work_folder

FSYNC_MS = 4.0
CLICKS_PER_SECOND = 200

TOO_BUSY = 0.1


class ComparisonSize(Struct, frozen=True):
    """How much is measured."""

    rooms: int = 200
    spectators: int = 500
    throughput_seconds: float = 8.0
    latency_seconds: float = 15.0


QUICK = ComparisonSize(rooms=60, spectators=100, throughput_seconds=2.0, latency_seconds=4.0)


class ServerFigures(Struct, frozen=True):
    """What was measured of one server."""

    throughput: Throughput
    latency: Latency
    kib_per_room: float
    broadcast: Broadcast
    slow_disk_throughput: Throughput | None
    """None if there is no C compiler."""


class ComparisonRow(Struct, frozen=True):
    """A line of the table. With a goal above 1 more is better, else less."""

    label: str
    value: Callable[[ServerFigures], float | None]
    goal: float | None = None


def rows(size: ComparisonSize) -> list[ComparisonRow]:
    at = f"at {CLICKS_PER_SECOND} moves/s"
    return [
        ComparisonRow(f"durable moves a second, {size.rooms} rooms", lambda f: f.throughput.moves_per_second, 5),
        ComparisonRow(
            f"  the same where an fsync takes {FSYNC_MS:g} ms longer",
            lambda f: f.slow_disk_throughput.moves_per_second if f.slow_disk_throughput else None,
            25,
        ),
        ComparisonRow("  server CPU per move, µs", lambda f: f.throughput.cpu_us_per_move),
        ComparisonRow(f"click to acknowledged {at}, p50 ms", lambda f: f.latency.ok_p50),
        ComparisonRow("  p99 ms", lambda f: f.latency.ok_p99, 0.25),
        ComparisonRow(f"click to all four seats {at}, p50 ms", lambda f: f.latency.all_p50),
        ComparisonRow("  p99 ms", lambda f: f.latency.all_p99, 0.25),
        ComparisonRow("bytes per update", lambda f: f.throughput.bytes_per_update, 0.1),
        ComparisonRow("  bytes per move, all four seats", lambda f: f.throughput.bytes_per_move),
        ComparisonRow(f"updates a second to {size.spectators} spectators", lambda f: f.broadcast.updates_per_second, 8),
        ComparisonRow("  server CPU per update to all of them, ms", lambda f: f.broadcast.cpu_ms_per_update),
        ComparisonRow("KiB per idle room with four sockets", lambda f: f.kib_per_room, 1),
    ]


async def measure(start: Callable[[Path], BenchServer], size: ComparisonSize) -> ServerFigures:
    """All figures of one server, each part with a fresh server."""
    async with serving(start) as server:
        rooms, kib = await idle_rooms(server, size.rooms)
        latency = await measure_latency(rooms, CLICKS_PER_SECOND, size.latency_seconds)
        throughput = await measure_throughput(server, rooms, size.throughput_seconds)
    async with serving(start) as server:
        broadcast = await measure_broadcast(server, size.spectators, size.throughput_seconds)
    slow_disk = None
    with slow_fsync(FSYNC_MS) as slow:
        if slow:
            async with serving(start) as server:
                rooms = await server.open_rooms(size.rooms)
                slow_disk = await measure_throughput(server, rooms, size.throughput_seconds)
    return ServerFigures(throughput, latency, kib, broadcast, slow_disk)


@asynccontextmanager
async def serving(start: Callable[[Path], BenchServer]) -> AsyncIterator[BenchServer]:
    """A fresh server with an empty database."""
    with work_folder() as folder:
        server = start(folder)
        pin(0, LOAD_CORE)
        try:
            yield server
        finally:
            server.stop()


def table(ours: ServerFigures, theirs: ServerFigures, size: ComparisonSize) -> str:
    lines = [f"{'':<52} {'Parlour':>10} {'boardgame.io':>12} {'ratio':>8} {'goal':>8}"]
    for row in rows(size):
        mine, other = row.value(ours), row.value(theirs)
        if mine is None or other is None:
            lines.append(f"{row.label:<52} not measured: there is no C compiler")
            continue
        ratio = mine / other
        line = f"{row.label:<52} {_number(mine):>10} {_number(other):>12} {ratio:>7.2f}×"
        if row.goal is not None:
            met = ratio >= row.goal if row.goal > 1 else ratio <= row.goal
            line += f" {'≥' if row.goal > 1 else '≤'} {row.goal:>4g}×  {'met' if met else 'NOT MET'}"
        lines.append(line)
    return "\n".join(lines)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def remarks(name: str, figures: ServerFigures) -> str:
    """What a reader needs to judge the figures of one server."""
    latency = figures.latency
    text = (
        f"{name}: {_cpu_text('flat out', figures.throughput.cpu)}; "
        f"{_cpu_text('before spectators', figures.broadcast.cpu)}. "
        f"{figures.throughput.refused} clicks refused. "
        f"Percentiles of {latency.clicks} clicks, {latency.public_clicks} of them seen by all."
    )
    if max(figures.throughput.cpu.others, figures.broadcast.cpu.others) > TOO_BUSY:
        text += "\n  Other programs were at work: trust the CPU times, repeat the rest on a machine that is idle."
    return text


def _cpu_text(when: str, cpu: CpuShares) -> str:
    return (
        f"{when} the server took {cpu.server:.0%} of its core, other programs {cpu.others:.0%}, "
        f"the load {cpu.load:.0%} of the other core"
    )


async def main(size: ComparisonSize) -> None:
    gc.disable()  # a pause of the load would be read as one of the server
    theirs = await measure(BoardgameServer.start, size)
    ours = await measure(ParlourWorkers.start, size)
    print(table(ours, theirs, size))
    print()
    print(remarks("Parlour", ours))
    print(remarks("boardgame.io", theirs))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rooms and seconds")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(QUICK if arguments.quick else ComparisonSize()))
