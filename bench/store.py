"""How many durable moves a second the store writes: `python -m bench.store`, on SQLite and on a Postgres of its own.

Each writer waits for its own move before the next, as a room does. `--busy 0.5` keeps the event loop's thread busy for
that share of its time, as rules, views and sockets do in a real server.
"""

import argparse
import asyncio
import os
import statistics
import time

from msgspec import Struct

from app.store import MoveWrite, RoomRow, Store, now_ms
from bench.goals import Row, table
from bench.machine import work_folder
from tests.services import Postgres

NOTES = os.urandom(120)
OFFER = os.urandom(70)
CHECKPOINT = os.urandom(3000)
WRITERS = (1, 50, 200)
LEAST = 2
"""Moves of each writer, however slow the machine: of fewer no share can be told."""


class StoreFigures(Struct, frozen=True):
    """What so many writers got done."""

    moves_per_second: float
    moves_per_commit: float
    p50_ms: float
    p99_ms: float


async def start_room(store: Store, id: str) -> None:
    await store.add_room(RoomRow(id=id, game="bench", seats=1, host="bench"), 1)
    await store.start_room(id, start=MoveWrite(id, 0, -1, "~start", b"", now_ms(), checkpoint=CHECKPOINT))


async def keep_busy(share: float) -> None:
    """Work in slices of a few milliseconds, with pauses between."""
    while True:
        end = time.perf_counter() + 0.004 * share
        while time.perf_counter() < end:
            pass
        await asyncio.sleep(0.004 * (1 - share))


async def measure(store: Store, writers: int, seconds: float, busy: float, run: str) -> StoreFigures:
    rooms = [f"{run}-{n}" for n in range(writers)]
    for room in rooms:
        await start_room(store, room)
    waits: list[float] = []
    end = time.perf_counter() + seconds
    work = asyncio.create_task(keep_busy(busy)) if busy else None

    async def play(room: str) -> None:
        seq = 0
        while (began := time.perf_counter()) < end or seq < LEAST:
            seq += 1
            checkpoint = CHECKPOINT if seq % 5 == 0 else None
            await store.write(MoveWrite(room, seq, 0, "card:17", NOTES, now_ms(), checkpoint, offer=OFFER))
            waits.append(time.perf_counter() - began)

    commits = store.commits
    await asyncio.gather(*map(play, rooms))
    commits = store.commits - commits
    if work:
        work.cancel()
    cuts = statistics.quantiles(waits, n=100)
    return StoreFigures(len(waits) / seconds, len(waits) / commits, cuts[49] * 1000, cuts[98] * 1000)


async def measure_all(url: str, seconds: float, busy: float) -> list[StoreFigures]:
    store = await Store.open(url)
    figures = [await measure(store, writers, seconds, busy, f"{now_ms()}") for writers in WRITERS]
    await store.close()
    return figures


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--busy", type=float, default=0.0)
    arguments = parser.parse_args()
    server = Postgres()
    server.start()
    try:
        with work_folder() as folder:
            urls = {"SQLite, FULL": f"sqlite:///{folder}/bench.db", "Postgres, fsync on": await server.new_database()}
            measured = {
                f"{name}: {writers}": figures
                for name, url in urls.items()
                for writers, figures in zip(
                    WRITERS, await measure_all(url, arguments.seconds, arguments.busy), strict=True
                )
            }
    finally:
        server.close()
    rows = [
        Row("durable moves a second", [each.moves_per_second for each in measured.values()]),
        Row("moves a commit", [each.moves_per_commit for each in measured.values()]),
        Row("a move's wait, p50, ms", [each.p50_ms for each in measured.values()]),
        Row("– p99, ms", [each.p99_ms for each in measured.values()]),
    ]
    print(table("writers", list(measured), rows))


if __name__ == "__main__":
    asyncio.run(main())
