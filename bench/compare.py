"""Where the disk is slow, and where many watch, beside boardgame.io: `python -m bench.compare [--quick]`.

The same load for both, as in `bench/live.py`: the auction of `persuasion` in rooms of four, and one room whose moves
are seen by all (Parlour's is of `smog`) with many spectators.
"""

import argparse
import asyncio
import gc
from collections.abc import Callable
from pathlib import Path

import uvloop
from msgspec import Struct

from bench.boardgame_io import BoardgameServer
from bench.goals import Row, table
from bench.live import ParlourWorkers, serving
from bench.load import BenchServer, Broadcast, idle_rooms, measure_broadcast, measure_throughput
from bench.machine import slow_fsync

FSYNC_MS = 4.0


class ComparisonSize(Struct, frozen=True):
    """How much is measured."""

    rooms: int = 200
    spectators: int = 500
    seconds: float = 6.0


QUICK = ComparisonSize(rooms=40, spectators=100, seconds=2.0)


class ServerFigures(Struct, frozen=True):
    """What was measured of one server."""

    slow_disk_moves: float | None
    """A second; None if there is no C compiler."""
    broadcast: Broadcast
    kib_per_room: float


async def measure(start: Callable[[Path], BenchServer], size: ComparisonSize) -> ServerFigures:
    """All figures of one server, each part with a fresh server."""
    async with serving(start) as server:
        _, kib = await idle_rooms(server, size.rooms)
    async with serving(start) as server:
        broadcast = await measure_broadcast(server, size.spectators, size.seconds)
    moves = None
    with slow_fsync(FSYNC_MS) as slow:
        if slow:
            async with serving(start) as server:
                rooms = await server.open_rooms(size.rooms)
                moves = (await measure_throughput(server, rooms, size.seconds)).moves_per_second
    return ServerFigures(moves, broadcast, kib)


def compared(
    label: str, ours: float | None, theirs: float | None, goal: float | None = None, *, at_least: bool = False
) -> Row:
    """A row with the ratio, which is what the goal is for."""
    ratio = None if ours is None or theirs is None else ours / theirs
    return Row(label, [ours, theirs, ratio], [None, None, goal], at_least)


async def main(size: ComparisonSize) -> None:
    gc.disable()  # a pause of the load would be read as one of the server
    theirs = await measure(BoardgameServer.start, size)
    ours = await measure(ParlourWorkers.start, size)
    slow = f"durable moves a second where an fsync takes {FSYNC_MS:g} ms longer, {size.rooms} rooms"
    updates = f"updates a second to {size.spectators} spectators"
    rows = [
        compared(slow, ours.slow_disk_moves, theirs.slow_disk_moves, 25, at_least=True),
        compared(updates, ours.broadcast.updates_per_second, theirs.broadcast.updates_per_second, 8, at_least=True),
        compared(
            "– server CPU for one update to all, ms",
            ours.broadcast.cpu_ms_per_update,
            theirs.broadcast.cpu_ms_per_update,
        ),
        compared(f"KiB an idle room with four sockets, {size.rooms} rooms", ours.kib_per_room, theirs.kib_per_room, 1),
    ]
    print(table("", [ParlourWorkers.name, BoardgameServer.name, "ratio"], rows))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rooms and seconds")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(QUICK if arguments.quick else ComparisonSize()))
