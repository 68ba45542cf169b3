"""kill -9: what was acknowledged is there, once, and without gaps."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.store import Store
from tests.people import ROOT
from tests.services import Postgres
from tests.store.crash import IMPORTED_MOVES
from tests.store.makers import running_room, stored_match

KILLS = int(os.environ.get("PARLOUR_KILLS", "100"))
POSTGRES_KILLS = max(2, KILLS // 20)
ROOMS = [f"room-{n}" for n in range(8)]


def acknowledged(path: Path) -> set[tuple[str, int, str]]:
    """What was told to somebody; a last line cut off by the kill was not."""
    lines = path.read_text().splitlines(keepends=True)
    return {(room, int(seq), option) for room, seq, option in (line.split() for line in lines if line.endswith("\n"))}


class ForkServer:
    """Workers to be killed; see tests/store/crash.py."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    async def _answer(self, command: str) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(command, file=self.process.stdin, flush=True)
        return int(await asyncio.to_thread(self.process.stdout.readline))

    async def start(self, acks: Path) -> int:
        return await self._answer(f"start {acks}")

    async def start_importing(self, acks: Path) -> int:
        return await self._answer(f"import {acks}")

    async def kill(self, worker: int) -> None:
        assert await self._answer(f"kill {worker}") == signal.SIGKILL, "the worker had ended by itself"


@contextmanager
def fork_server(url: str) -> Iterator[ForkServer]:
    command = [sys.executable, "-m", "tests.store.crash", url, *ROOMS]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield ForkServer(process)


async def grown(acks: Path, lines: int) -> None:
    """Wait until a worker has got going."""
    async with asyncio.timeout(120):
        while not acks.exists() or acks.read_bytes().count(b"\n") < lines:
            await asyncio.sleep(0.005)


async def check(url: str, told: set[tuple[str, int, str]]) -> None:
    store = await Store.open(url)
    stored = {(m.room, m.seq, m.option) for room in ROOMS for m in await store.moves(room, after=0)}
    assert told <= stored, f"acknowledged, but gone: {sorted(told - stored)[:5]}"
    assert len(told) == len({(room, seq) for room, seq, _ in told}), "one number was acknowledged twice"
    for room in ROOMS:
        moves = await store.moves(room)
        assert [m.seq for m in moves] == list(range(len(moves))), "a gap"
        loaded = await stored_match(store, room)
        if loaded.checkpoint_seq:
            assert loaded.checkpoint.decode() == moves[loaded.checkpoint_seq].option, "a checkpoint without its move"
    await store.close()


async def start_rooms(url: str) -> None:
    store = await Store.open(url)
    for room in ROOMS:
        await running_room(store, room)
    await store.close()


async def test_sqlite_survives_kill_nine(tmp_path: Path) -> None:
    url, acks, chance = f"sqlite:///{tmp_path}/parlour.db", tmp_path / "acks", random.Random(9)
    await start_rooms(url)
    told = 0
    with fork_server(url) as workers:
        for _ in range(KILLS):
            worker = await workers.start(acks)
            await grown(acks, told + 1)
            await asyncio.sleep(chance.uniform(0, 0.05))
            await workers.kill(worker)
            told = acks.read_bytes().count(b"\n")
    await check(url, acknowledged(acks))
    with sqlite3.connect(tmp_path / "parlour.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


async def test_two_workers_on_postgres_survive_kill_nine(postgres: Postgres, tmp_path: Path) -> None:
    url, chance = await postgres.new_database(), random.Random(9)
    files = [tmp_path / "acks-0", tmp_path / "acks-1"]
    await start_rooms(url)
    with fork_server(url) as workers:
        pair = [await workers.start(acks) for acks in files]
        for n in range(POSTGRES_KILLS):
            victim = n % 2
            await grown(files[victim], 1)
            await asyncio.sleep(chance.uniform(0.05, 0.2))
            await workers.kill(pair[victim])
            pair[victim] = await workers.start(files[victim])
        for worker in pair:
            await workers.kill(worker)
    await check(url, acknowledged(files[0]) | acknowledged(files[1]))


async def test_postgres_itself_crashes_under_two_workers(own_postgres: Postgres, tmp_path: Path) -> None:
    server = own_postgres
    url, chance = await server.new_database(), random.Random(9)
    files = [tmp_path / "acks-0", tmp_path / "acks-1"]
    await start_rooms(url)
    told = 0
    with fork_server(url) as workers:
        pair = [await workers.start(acks) for acks in files]
        await grown(files[1], 1)  # one that can't open the store because Postgres is away would end by itself
        for crash in (lambda: server.stop(signal.SIGQUIT), server.crash, server.crash):  # no goodbye, no checkpoint
            await grown(files[0], told + 1)
            await asyncio.sleep(chance.uniform(0.05, 0.2))
            await asyncio.to_thread(crash)
            told = files[0].read_bytes().count(b"\n")
            await asyncio.to_thread(server.start)
        await grown(files[0], told + 1)
        for worker in pair:
            await workers.kill(worker)
    await check(url, acknowledged(files[0]) | acknowledged(files[1]))


async def test_a_kill_leaves_whole_imports_only(database_url: str, tmp_path: Path) -> None:
    chance, acks = random.Random(7), tmp_path / "acks"
    await (await Store.open(database_url)).close()
    with fork_server(database_url) as workers:
        for _ in range(10):
            lines = acks.read_bytes().count(b"\n") if acks.exists() else 0
            worker = await workers.start_importing(acks)
            await grown(acks, lines + 1)
            await asyncio.sleep(chance.uniform(0, 0.05))
            await workers.kill(worker)
    store = await Store.open(database_url)
    records = await store.rooms(states=["open", "running", "over", "stuck"], public=None, limit=10_000)
    assert {room for room, _, _ in acknowledged(acks)} <= {record.room.id for record in records}
    for record in records:
        assert (record.room.state, len(record.seats)) == ("over", 2)
        assert await store.last_seq(record.room.id) == IMPORTED_MOVES
        assert (await stored_match(store, record.room.id)).checkpoint_seq == IMPORTED_MOVES
    await store.close()
