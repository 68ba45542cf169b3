"""Where the CPU time of a move goes, without sockets: `python -m bench.moves [--rooms N] [--players bot] [game …]`.

Rooms of four as in `bench/live.py`: choices at random, SQLite with every commit synced, frames for every seat. What is
missing is what the web server does. Under a profiler: `python -m cProfile -s tottime -m bench.moves android`.
"""

import argparse
import asyncio
import contextlib
import gc
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ParamSpec, TypeVar

import uvloop
from msgspec import Struct

from app.conformance.playout import Policy, bot_player, seed_of
from app.engine import Dice, Match, OptionId, Seat, ViewCache
from app.limits import Bucket
from app.play import game_calls
from app.play.connection import Connection
from app.play.live_match import LiveMatch
from app.play.move_list import new_match, start_entry
from app.store import RoomRow, Store
from app.web.server import GC_THRESHOLDS
from bench.goals import GAMES, Row, table
from bench.machine import work_folder

P = ParamSpec("P")
T = TypeVar("T")

SEATS = 4
ROOMS = 20
MOVES = 500
"""In each of the rooms, if its match is not over before."""


def onward_player(match: Match[Any], seat: Seat, dice: Dice) -> OptionId:
    """Anything that can be done, except to take back what was done, as the clients of `bench/live.py` choose."""
    return dice.choice([option for option in match.asks[seat].options if not option.startswith("back:")])


PLAYERS: dict[str, Policy] = {"random": onward_player, "bot": bot_player}


class CountingConnection(Connection):
    """A connection that only counts the bytes of its frames."""

    __slots__ = ("sizes",)

    def __init__(self, seat: int, sizes: list[int]) -> None:
        unlimited = Bucket(1, 1)
        super().__init__(
            player_id=None,
            device=None,
            name="",
            socket=NullSocket(),
            frame_rate=unlimited,
            chat_rate=unlimited,
            queue_bytes=0,
        )
        self.seat = seat
        self.sizes = sizes

    def push(self, frame: bytes) -> None:
        self.sizes.append(len(frame))


class NullSocket:
    """Stands for the websocket: nothing is sent."""

    transport = asyncio.Transport()

    async def send_close(self) -> None:
        pass


class Stopwatch:
    """CPU time of one kind of call, on the thread that makes them."""

    def __init__(self) -> None:
        self.calls = 0
        self.measured = 0.0

    def around(self, function: Callable[P, T]) -> Callable[P, T]:
        def timed(*args: P.args, **more: P.kwargs) -> T:
            began = time.thread_time()
            try:
                return function(*args, **more)
            finally:
                self.measured += time.thread_time() - began
                self.calls += 1

        return timed

    def seconds(self, clock: float) -> float:
        """Without what it took to read the clock, which is much where that is a system call."""
        return self.measured - self.calls * clock


def clock_seconds(reads: int = 10_000) -> float:
    """What it takes to read the clock once."""
    began = time.thread_time()
    for _ in range(reads):
        time.thread_time()
    return (time.thread_time() - began) / reads


class MoveParts:
    """Stopwatches on the calls of a live match into its game, and on showing a move, which makes the views."""

    def __init__(self) -> None:
        self.engine, self.views, self.show, self.players = Stopwatch(), Stopwatch(), Stopwatch(), Stopwatch()

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        play, look, make, show = game_calls.play, ViewCache.look, ViewCache._make, LiveMatch.show
        game_calls.play = self.engine.around(play)
        ViewCache.look = self.views.around(look)  # type: ignore[method-assign]
        ViewCache._make = self.views.around(make)  # type: ignore[method-assign]
        LiveMatch.show = self.show.around(show)  # type: ignore[method-assign]
        try:
            yield
        finally:
            game_calls.play, ViewCache.look, ViewCache._make = play, look, make  # type: ignore[method-assign]
            LiveMatch.show = show  # type: ignore[method-assign]


class MoveFigures(Struct, frozen=True):
    """Microseconds of CPU time for a move, and what is sent for it."""

    engine: float
    views: float
    frames: float
    """Patches, encoding, frames for every seat."""
    writer: float
    """The thread of the store."""
    rest: float
    """Locks, futures, the event loop, handing the move to the store."""
    total: float
    frames_per_move: float
    bytes_per_frame: float


async def open_match(store: Store, game: str, number: int) -> LiveMatch:
    """A match that has begun, in a room of its own."""
    id = f"{game}-{number}"
    await store.add_room(RoomRow(id=id, game=game, seats=SEATS, host="bench", secret=seed_of(id)), SEATS)
    record = await store.room(id)
    assert record is not None
    await store.start_room(id, start=start_entry(record, new_match(record)))
    return await LiveMatch.load(record, store)


async def play(live: LiveMatch, choose: Policy, dice: Dice, moves: int) -> int:
    """Play so many moves, if there are so many; returns how many it were."""
    for made in range(moves):
        match = live.match
        if match.result is not None:
            return made
        seat = dice.choice(sorted(match.asks))
        await live.choose(seat, match.answered[seat], choose(match, seat, dice))
    return moves


async def measure(game: str, rooms: int, moves: int, player: Policy) -> MoveFigures:
    """All rooms side by side, as in a server."""
    parts, sizes = MoveParts(), list[int]()
    with work_folder() as folder:
        store = await Store.open(f"sqlite:///{folder}/moves.db")
        matches = [await open_match(store, game, number) for number in range(rooms)]
        for live in matches:
            for seat in live.match.table.seats:
                live.join(CountingConnection(seat, sizes), "", 0)
        sizes.clear()  # what was sent on joining does not count
        gc.collect()
        gc.freeze()
        choose = parts.players.around(player)
        with parts.watching():
            process, thread = time.process_time(), time.thread_time()
            work = [play(live, choose, Dice(seed_of(live.room_id)), moves) for live in matches]
            made = sum(await asyncio.gather(*work))
            thread, process = time.thread_time() - thread, time.process_time() - process
        await store.close()
    return figures(parts, sizes, made, process, process - thread)


def figures(parts: MoveParts, sizes: list[int], moves: int, process: float, writer: float) -> MoveFigures:
    """What the stopwatches say, without what they took themselves: each call reads the clock twice."""
    clock = clock_seconds()
    engine, views, show, players = (
        watch.seconds(clock) for watch in (parts.engine, parts.views, parts.show, parts.players)
    )
    frames = show - views - 2 * clock * parts.views.calls
    watched = sum(watch.calls for watch in (parts.engine, parts.views, parts.show, parts.players))
    total = process - players - 2 * clock * watched
    micro = 1e6 / moves
    return MoveFigures(
        engine=engine * micro,
        views=views * micro,
        frames=frames * micro,
        writer=writer * micro,
        rest=(total - engine - views - frames - writer) * micro,
        total=total * micro,
        frames_per_move=len(sizes) / moves,
        bytes_per_frame=sum(sizes) / len(sizes),
    )


def moves_table(measured: dict[str, MoveFigures]) -> str:
    labels = {
        "engine": "the choice",
        "views": "views, public and private",
        "frames": "patches and frames",
        "writer": "the store's thread",
        "rest": "the rest: event loop, locks, futures",
        "total": "in all",
        "frames_per_move": "frames a move",
        "bytes_per_frame": "bytes a frame",
    }
    rows = [Row(label, [getattr(each, name) for each in measured.values()]) for name, label in labels.items()]
    return table("CPU time of a move, µs", list(measured), rows)


async def main(games: Sequence[str], rooms: int, moves: int, players: str) -> None:
    gc.set_threshold(*GC_THRESHOLDS)
    print(moves_table({game: await measure(game, rooms, moves, PLAYERS[players]) for game in games}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="ids of games (default: the four of our own)")
    parser.add_argument("--rooms", type=int, default=ROOMS)
    parser.add_argument("--moves", type=int, default=MOVES, help="in each room")
    parser.add_argument("--players", choices=PLAYERS, default="random")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(arguments.games, arguments.rooms, arguments.moves, arguments.players))
