"""What a move costs to show, and how much is sent: `python -m bench.wire [game …]`.

A match between bots with a socket for every seat and one spectator. Measured are view, patch and encoding for all of
them together, and the bytes of each frame; nothing is stored or sent.
"""

import asyncio
import sys
import time

from app.conformance.playout import seed_of
from app.engine import Dice, Match, installed, load
from app.limits import Bucket
from app.play.connection import Connection
from app.play.live_match import LiveMatch
from app.play.log_changes import encode_change
from app.play.match_log import MatchLog
from app.store import Store

MOVES = 2000


class CountingConnection(Connection):
    """A connection that only counts the bytes of its frames."""

    __slots__ = ("sizes",)

    def __init__(self, seat: int | None) -> None:
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
        self.sizes: list[int] = []

    def push(self, frame: bytes) -> None:
        self.sizes.append(len(frame))


class NullSocket:
    """Stands for the websocket: nothing is sent."""

    transport = asyncio.Transport()

    async def send_close(self) -> None:
        pass


def measure(game_id: str) -> str:
    """Play bot matches with the most seats until enough moves were shown; returns a line of the table."""
    game = load(game_id)
    seats = max(game.info.seats)
    sizes: list[int] = []
    showing, moves, number = 0.0, 0, 0
    while moves < MOVES:
        match = Match.new(game, seats, {}, seed=seed_of(f"wire {number}"))
        number += 1
        live = LiveMatch("bench", match, 0, MatchLog(match.table.seats), Store.__new__(Store))
        connections = [CountingConnection(seat) for seat in live.streams]
        for connection in connections:
            live.join(connection, "", 0)
        for connection in connections:
            connection.sizes = sizes  # what was sent on joining does not count
        dice = Dice(seed_of(f"thoughts {number}"))
        while match.result is None and moves < MOVES:
            seat = next(iter(match.asks))
            news = match.choose(seat, game.bot(match.view(seat), match.asks[seat], dice))
            encoded = encode_change(news)
            began = time.perf_counter()
            live.show(news, encoded)
            showing += time.perf_counter() - began
            moves += 1
    per_move = showing / moves * 1e6
    return f"{game_id:<12} {seats:>5} {per_move:>10.0f} {len(sizes) / moves:>12.2f} {sum(sizes) / len(sizes):>13.0f}"


def main() -> int:
    print(f"{'game':<12} {'seats':>5} {'µs a move':>10} {'frames a move':>12} {'bytes a frame':>13}")
    for game_id in sys.argv[1:] or installed():
        print(measure(game_id), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
