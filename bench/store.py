"""How many durable moves a second the store writes: `python -m bench.store`, on SQLite and on a Postgres of its own.

Each writer waits for its own move before the next, as a room does. `--busy 0.5` keeps the event loop's thread busy for
that share of its time, as rules, views and sockets do in a real server.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import time

from app.store import MoveWrite, RoomRow, Store, now_ms
from tests.services import Postgres

NOTES = os.urandom(120)
CHECKPOINT = os.urandom(3000)


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


async def measure(store: Store, writers: int, seconds: float, busy: float, run: str) -> None:
    rooms = [f"{run}-{n}" for n in range(writers)]
    for room in rooms:
        await start_room(store, room)
    waits: list[float] = []
    end = time.perf_counter() + seconds
    work = asyncio.create_task(keep_busy(busy)) if busy else None

    async def play(room: str) -> None:
        seq = 0
        while (began := time.perf_counter()) < end:
            seq += 1
            checkpoint = CHECKPOINT if seq % 5 == 0 else None
            await store.write(MoveWrite(room, seq, 0, "card:17", NOTES, now_ms(), checkpoint))
            waits.append(time.perf_counter() - began)

    commits = store.commits
    await asyncio.gather(*map(play, rooms))
    commits = store.commits - commits
    if work:
        work.cancel()
    cuts = statistics.quantiles(waits, n=100)
    print(
        f"{writers:4} writers  {len(waits) / seconds:9,.0f} moves/s  {commits / seconds:7,.0f} commits/s"
        f"  {len(waits) / commits:6.1f} moves a commit  p50 {cuts[49] * 1000:6.2f} ms  p99 {cuts[98] * 1000:6.2f} ms"
    )


async def measure_all(url: str, seconds: float, busy: float) -> None:
    print(url.split(":")[0])
    store = await Store.open(url)
    for writers in (1, 50, 200):
        await measure(store, writers, seconds, busy, f"{now_ms()}")
    await store.close()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--busy", type=float, default=0.0)
    arguments = parser.parse_args()
    server = Postgres()
    server.start()
    try:
        # Not in /tmp, which may be memory: an fsync must cost what it costs.
        with tempfile.TemporaryDirectory(dir=".") as folder:
            for url in (f"sqlite:///{folder}/bench.db", await server.new_database()):
                await measure_all(url, arguments.seconds, arguments.busy)
    finally:
        server.close()


if __name__ == "__main__":
    asyncio.run(main())
