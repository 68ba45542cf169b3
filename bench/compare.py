"""Parlour beside boardgame.io, in one run on the same machine: `python -m bench.compare [--quick]`.

Both get the same work: four people a room who bid in secret and all at once, views of the same size, SQLite with every
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

from bench.boardgame import BoardgameIo
from bench.live import Parlour
from bench.load import SETTLE_SECONDS, Calm, Rush, Show, Side, Strain, Table, audience, calm, rush
from bench.machine import LOAD_CORE, pin, resident_kib, slow_disk, workplace

FSYNC_MS = 4.0
CLICKS_PER_SECOND = 200
WARM_ROOMS = 20
"""Memory is counted from here on: what is loaded once, with the first rooms, is not the cost of a room."""

TOO_BUSY = 0.1


class Plan(Struct, frozen=True):
    """How much is measured."""

    rooms: int = 200
    spectators: int = 500
    rush_seconds: float = 8.0
    calm_seconds: float = 15.0


QUICK = Plan(rooms=60, spectators=100, rush_seconds=2.0, calm_seconds=4.0)


class Figures(Struct, frozen=True):
    """What was measured of one side."""

    rush: Rush
    calm: Calm
    kib_per_room: float
    show: Show
    slow_disk_rush: Rush | None
    """None if there is no C compiler."""


class Row(Struct, frozen=True):
    """A line of the table. With a goal above 1 more is better, else less."""

    label: str
    value: Callable[[Figures], float | None]
    goal: float | None = None


def rows(plan: Plan) -> list[Row]:
    at = f"at {CLICKS_PER_SECOND} moves/s"
    return [
        Row(f"durable moves a second, {plan.rooms} rooms", lambda f: f.rush.moves_per_second, 5),
        Row(
            f"  the same where an fsync takes {FSYNC_MS:g} ms longer",
            lambda f: f.slow_disk_rush.moves_per_second if f.slow_disk_rush else None,
            25,
        ),
        Row("  server CPU per move, µs", lambda f: f.rush.cpu_us_per_move),
        Row(f"click to acknowledged {at}, p50 ms", lambda f: f.calm.ok_p50),
        Row("  p99 ms", lambda f: f.calm.ok_p99, 0.25),
        Row(f"click to all four seats {at}, p50 ms", lambda f: f.calm.all_p50),
        Row("  p99 ms", lambda f: f.calm.all_p99, 0.25),
        Row("bytes per update", lambda f: f.rush.bytes_per_update, 0.1),
        Row("  bytes per move, all four seats", lambda f: f.rush.bytes_per_move),
        Row(f"updates a second to {plan.spectators} spectators", lambda f: f.show.updates_per_second, 8),
        Row("  server CPU per update to all of them, ms", lambda f: f.show.cpu_ms_per_update),
        Row("KiB per idle room with four sockets", lambda f: f.kib_per_room, 1),
    ]


async def measure(start: Callable[[Path], Side], plan: Plan) -> Figures:
    """All figures of one side, each part with a fresh server."""
    async with serving(start) as side:
        tables, kib = await idle_rooms(side, plan.rooms)
        calmly = await calm(tables, CLICKS_PER_SECOND, plan.calm_seconds)
        rushed = await rush(side, tables, plan.rush_seconds)
    async with serving(start) as side:
        show = await audience(side, plan.spectators, plan.rush_seconds)
    slowly = None
    with slow_disk(FSYNC_MS) as slow:
        if slow:
            async with serving(start) as side:
                slowly = await rush(side, await side.open_tables(plan.rooms), plan.rush_seconds)
    return Figures(rushed, calmly, kib, show, slowly)


@asynccontextmanager
async def serving(start: Callable[[Path], Side]) -> AsyncIterator[Side]:
    """A fresh server with an empty database."""
    with workplace() as folder:
        side = start(folder)
        pin(0, LOAD_CORE)
        try:
            yield side
        finally:
            side.stop()


async def idle_rooms(side: Side, count: int) -> tuple[list[Table], float]:
    """So many tables, and how much memory each of them takes while nothing happens."""

    async def settled() -> int:
        await asyncio.sleep(SETTLE_SECONDS)
        side.tidy()
        await asyncio.sleep(SETTLE_SECONDS)
        return sum(map(resident_kib, side.pids))

    warm = min(WARM_ROOMS, count // 2)
    tables = await side.open_tables(warm)
    before = await settled()
    tables += await side.open_tables(count - warm)
    return tables, (await settled() - before) / (count - warm)


def table(ours: Figures, theirs: Figures, plan: Plan) -> str:
    lines = [f"{'':<52} {'Parlour':>10} {'boardgame.io':>12} {'ratio':>8} {'goal':>8}"]
    for row in rows(plan):
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


def remarks(side: str, figures: Figures) -> str:
    """What a reader needs to judge the figures of one side."""
    calm = figures.calm
    text = (
        f"{side}: {_strained('flat out', figures.rush.strain)}; {_strained('before spectators', figures.show.strain)}. "
        f"{figures.rush.refused} clicks refused. "
        f"Percentiles of {calm.clicks} clicks, {calm.public_clicks} of them seen by all."
    )
    if max(figures.rush.strain.others, figures.show.strain.others) > TOO_BUSY:
        text += "\n  Other programs were at work: trust the CPU times, repeat the rest on a machine that is idle."
    return text


def _strained(when: str, strain: Strain) -> str:
    return (
        f"{when} the server took {strain.server:.0%} of its core, other programs {strain.others:.0%}, "
        f"the load {strain.load:.0%} of the other core"
    )


async def main(plan: Plan) -> None:
    gc.disable()  # a pause of the load would be read as one of the server
    theirs = await measure(BoardgameIo.start, plan)
    ours = await measure(Parlour.start, plan)
    print(table(ours, theirs, plan))
    print()
    print(remarks("Parlour", ours))
    print(remarks("boardgame.io", theirs))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rooms and seconds")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(QUICK if arguments.quick else Plan()))
