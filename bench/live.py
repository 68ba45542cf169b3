"""Live play in each game, beside boardgame.io, in one run on the same machine: `python -m bench.live [game …]`.

Rooms of four people with real websockets, SQLite with every commit synced (WAL, synchronous FULL), the server on one
core, the load on the other. boardgame.io plays the auction of `persuasion`, with views of the same size. One thing is
not the same: it shows a move before it is stored, Parlour only after.
"""

import argparse
import asyncio
import gc
import statistics
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import uvloop
from msgspec import Struct

from bench.boardgame_io import BoardgameServer
from bench.goals import GAMES, Row, table
from bench.load import (
    BenchRoom,
    BenchServer,
    Latency,
    Throughput,
    measure_latency,
    measure_throughput,
    some_at_once,
)
from bench.machine import LOAD_CORE, SERVER_CORE, pin, work_folder
from bench.parlour_clients import ParlourSpectator
from bench.tables import NAMES, OPENING, Entrance, OpeningTable, browsers
from tests.people import Server

SETTINGS = {"rooms_per_player": 100_000, "ping_seconds": 3600}
"""One address opens all rooms, and its people say nothing while nothing is measured."""
CLICKS_PER_SECOND = 200

CPU_GOALS = {"persuasion": 0.13, "smog": 0.2, "emerald": 0.25, "android": 0.27}
"""Of boardgame.io's CPU time per move. Rally the Troops' server took 0.27."""
P99_GOAL = 4.0
BYTES_GOAL = 0.1

TOO_BUSY = 0.1


class LiveSize(Struct, frozen=True):
    """How much is measured."""

    rooms: int = 60
    reserve: int = 40
    """Rooms that take the place of those whose match is over."""
    turns: int = 3
    """So often boardgame.io and the game are measured flat out in turn, undisturbed."""
    most_turns: int = 9
    """After so many, those that were disturbed count as well."""
    turn_seconds: float = 2.0
    latency_seconds: float = 15.0


QUICK = LiveSize(rooms=40, reserve=20, turns=1, most_turns=1, latency_seconds=3.0)


class ParlourWorkers(BenchServer):
    """One or more workers of `parlour serve`. `spread`: each room's people are on all of them, else on one.

    With a `proxy`, everything goes to that address instead.
    """

    name = "Parlour"

    def __init__(
        self, servers: list[Server], *, spread: bool = False, proxy: Entrance | None = None, game: str = "persuasion"
    ) -> None:
        self.servers = servers
        self.entrances: Sequence[Entrance] = servers if proxy is None else [proxy]
        self.spread = spread
        self.game = game
        self.pids = [server.process.pid for server in servers if server.process is not None]

    @classmethod
    def start(cls, folder: Path, game: str = "persuasion") -> "ParlourWorkers":
        """One server with SQLite, on its core, in whose rooms this game is played."""
        workers = cls([Server(folder, **SETTINGS).start()], game=game)
        pin(workers.pids[0], SERVER_CORE)
        return workers

    async def open_rooms(self, count: int) -> list[BenchRoom]:
        return await self._open(self.game, count)

    async def open_public_room(self) -> BenchRoom:
        """In the World of Smog nearly every choice is public."""
        return (await self._open("smog", 1))[0]

    async def add_spectator(self, room: BenchRoom) -> ParlourSpectator:
        return await ParlourSpectator.join(self.servers[0].port, room.id)

    def collect_garbage(self) -> None:
        """CPython has no garbage worth speaking of."""

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    async def _open(self, game: str, count: int) -> list[BenchRoom]:
        async with browsers() as http:
            return await some_at_once(lambda number: self._open_room(http, game, number), count)

    async def _open_room(self, http: httpx.AsyncClient, game: str, number: int) -> BenchRoom:
        table = OpeningTable(http, self.entrances[number % len(self.entrances)], game)
        for step in OPENING.values():
            await step(table)
        return await table.join(
            [self.entrances[(number + seat * self.spread) % len(self.entrances)] for seat in range(len(NAMES))]
        )


class ServerUnderLoad(Struct, frozen=True):
    """A server with its rooms, and how quick it was while there was little to do."""

    server: BenchServer
    rooms: list[BenchRoom]
    latency: Latency

    async def flat_out(self, size: LiveSize) -> Throughput:
        running = [room for room in self.rooms if not room.over]
        more = await self.server.open_rooms(size.rooms + size.reserve - len(running))
        self.rooms.extend(more)
        running += more
        return await measure_throughput(self.server, running[: size.rooms], size.turn_seconds, running[size.rooms :])


class Turn(Struct, frozen=True):
    """Both servers flat out, one after the other."""

    theirs: Throughput
    ours: Throughput

    @property
    def is_calm(self) -> bool:
        return max(self.theirs.cpu.others, self.ours.cpu.others) <= TOO_BUSY

    @property
    def cpu_ratio(self) -> float:
        return self.ours.cpu_us_per_move / self.theirs.cpu_us_per_move


async def take_turns(peer: ServerUnderLoad, parlour: ServerUnderLoad, size: LiveSize) -> list[Turn]:
    """As many calm turns as wanted; if there are none within the time, all that there were.

    Who shares a core with others has a cold cache: boardgame.io then needs up to half as much again for a move, and the
    ratio would look better than it is.
    """
    turns: list[Turn] = []
    while len(turns) < size.most_turns and sum(turn.is_calm for turn in turns) < size.turns:
        turns.append(Turn(await peer.flat_out(size), await parlour.flat_out(size)))
    return [turn for turn in turns if turn.is_calm] or turns


class LiveFigures(Struct, frozen=True):
    """What was measured of one server."""

    latency: Latency
    flat_out: list[Throughput]
    cpu_ratio: float
    """CPU time per move beside the peer's, measured in turn; 1 for the peer itself."""

    @property
    def throughput(self) -> Throughput:
        """The turn in the middle, by CPU time per move."""
        return sorted(self.flat_out, key=lambda turn: turn.cpu_us_per_move)[len(self.flat_out) // 2]


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


@asynccontextmanager
async def under_load(start: Callable[[Path], BenchServer], size: LiveSize) -> AsyncIterator[ServerUnderLoad]:
    async with serving(start) as server:
        rooms = await server.open_rooms(size.rooms + size.reserve)
        latency = await measure_latency(rooms[: size.rooms], CLICKS_PER_SECOND, size.latency_seconds)
        yield ServerUnderLoad(server, rooms, latency)


async def measure(games: Sequence[str], size: LiveSize) -> dict[str, LiveFigures]:
    """The peer's figures and each game's, by name. The peer stays, and waits while nobody asks anything of it."""
    figures = {}
    async with under_load(BoardgameServer.start, size) as peer:
        theirs: list[Throughput] = []
        for game in games:
            async with under_load(partial(ParlourWorkers.start, game=game), size) as parlour:
                turns = await take_turns(peer, parlour, size)
            theirs += [turn.theirs for turn in turns]
            ratio = statistics.median(turn.cpu_ratio for turn in turns)
            figures[game] = LiveFigures(parlour.latency, [turn.ours for turn in turns], ratio)
        return {BoardgameServer.name: LiveFigures(peer.latency, theirs, 1.0), **figures}


def live_table(figures: dict[str, LiveFigures], size: LiveSize) -> str:
    """The peer's figures in the first column, then each game's."""
    flat_out = [each.throughput for each in figures.values()]
    paced = [each.latency for each in figures.values()]
    ours = list(figures)[1:]
    rows = [
        Row("server CPU per move, flat out, µs", [t.cpu_us_per_move for t in flat_out]),
        Row(
            "– beside boardgame.io's",
            [each.cpu_ratio for each in figures.values()],
            [None, *map(CPU_GOALS.get, ours)],
        ),
        Row("durable moves a second, flat out", [t.moves_per_second for t in flat_out]),
        Row(f"click to all seats at {CLICKS_PER_SECOND} moves a second, p50, ms", [p.all_p50 for p in paced]),
        Row("– p99, ms", [p.all_p99 for p in paced], [None, *[P99_GOAL] * len(ours)]),
        Row("click to acknowledged, p50, ms", [p.ok_p50 for p in paced]),
        Row("– p99, ms", [p.ok_p99 for p in paced]),
        Row("bytes an update", [t.bytes_per_update for t in flat_out]),
        Row(
            "– beside boardgame.io's",
            [t.bytes_per_update / flat_out[0].bytes_per_update for t in flat_out],
            [None, *[BYTES_GOAL] * len(ours)],
        ),
        Row("bytes a move, all four seats", [t.bytes_per_move for t in flat_out]),
        Row("clicks a move (others: passes made by the server)", [t.clicks_per_move for t in flat_out]),
        Row("clicks refused", [t.refused for t in flat_out]),
        Row("the server's core: other programs, %", [t.cpu.others * 100 for t in flat_out]),
        Row("the load's core: the load, %", [t.cpu.load * 100 for t in flat_out]),
    ]
    return table(f"{size.rooms} rooms of four", list(figures), rows)


def remarks(name: str, figures: LiveFigures) -> list[str]:
    """What makes the figures of one server doubtful."""
    others = max(turn.cpu.others for turn in figures.flat_out)
    load = max(turn.cpu.load for turn in figures.flat_out)
    found = []
    if others > TOO_BUSY:
        found.append(f"{name}: other programs took up to {others:.0%} of the server's core: run it again.")
    if load > 1 - TOO_BUSY:
        found.append(f"{name}: the load's core was full: the server could do more moves a second.")
    return found


async def main(games: Sequence[str], size: LiveSize) -> None:
    gc.disable()  # a pause of the load would be read as one of the server
    figures = await measure(games, size)
    print(live_table(figures, size))
    for name, measured in figures.items():
        for remark in remarks(name, measured):
            print(f"\n{remark}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="ids of games (default: the four of our own)")
    parser.add_argument("--quick", action="store_true", help="fewer rooms and seconds")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(arguments.games, QUICK if arguments.quick else LiveSize()))
