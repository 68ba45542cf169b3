"""Postgres goes away at the worst moments: the answer to each move is the truth, and the store comes back by itself."""

import asyncio
import random
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from app.store import Conflict, Store, StoreDown
from app.store.postgres_database import PostgresDatabase
from app.store.postgres_writer import PostgresWriter
from tests.services import Postgres, eventually
from tests.store.makers import move, running_room, whole_match


class Proxy:
    """Stands between the store and Postgres, and can swallow what either says."""

    def __init__(self, url: str) -> None:
        self.target = urlsplit(url)
        self.url = ""
        self.swallow_questions = False
        self.swallow_answers = False
        self.refuse = False
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = self.target._replace(netloc=f"parlour@127.0.0.1:{port}").geturl()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuse:
            writer.close()
            return
        there_reader, there_writer = await asyncio.open_connection(self.target.hostname, self.target.port)
        self._writers += [writer, there_writer]
        for task in (
            self._pump(reader, there_writer, "swallow_questions"),
            self._pump(there_reader, writer, "swallow_answers"),
        ):
            self._tasks.add(asyncio.create_task(task))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, swallow: str) -> None:
        try:
            while data := await reader.read(65536):
                if not getattr(self, swallow):
                    writer.write(data)
        except ConnectionError:
            pass
        writer.close()

    def cut(self) -> None:
        """All connections end; what was swallowed is gone."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def close(self) -> None:
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@pytest.fixture
async def direct(postgres: Postgres) -> AsyncIterator[Store]:
    """A second worker whose connections hold."""
    store = await Store.open(await postgres.new_database())
    yield store
    await store.close()


def engine_of(store: Store) -> AsyncEngine:
    assert isinstance(store._database, PostgresDatabase)
    return store._database.engine


@pytest.fixture
async def proxy(direct: Store, postgres: Postgres) -> AsyncIterator[Proxy]:
    async with engine_of(direct).connect() as connection:
        name = (await connection.exec_driver_sql("SELECT current_database()")).scalar()
    proxy = Proxy(postgres.url(str(name)))
    await proxy.open()
    yield proxy
    await proxy.close()


@pytest.fixture
async def shaky(proxy: Proxy) -> AsyncIterator[Store]:
    """A worker behind the proxy, warmed up: its first write on a connection takes several questions."""
    store = await Store.open(proxy.url)
    await running_room(store, "warm")
    await store.write(move("warm", 1))
    yield store
    await store.close()


async def written(store: Store, room: str, seq: int) -> None:
    async with asyncio.timeout(60):
        while await store.last_seq(room) < seq:
            await asyncio.sleep(0.01)


async def test_committed_but_the_answer_was_lost(direct: Store, shaky: Store, proxy: Proxy) -> None:
    await running_room(direct)
    proxy.swallow_answers = True
    writing = asyncio.create_task(shaky.write(move("red-fox", 1, "mine")))
    await written(direct, "red-fox", 1)
    assert not writing.done()
    proxy.swallow_answers = False
    proxy.cut()
    await asyncio.wait_for(writing, 60)
    assert [m.option for m in await direct.moves("red-fox", after=0)] == ["mine"]


async def test_never_committed_because_the_question_was_lost(direct: Store, shaky: Store, proxy: Proxy) -> None:
    await running_room(direct)
    await running_room(direct, "blue-fox")
    proxy.swallow_questions = True
    writing = asyncio.create_task(shaky.write(move("red-fox", 1, "mine")))
    await asyncio.sleep(0.1)
    queued = asyncio.create_task(shaky.write(move("blue-fox", 1, "queued")))
    await asyncio.sleep(0.1)
    assert await direct.last_seq("red-fox") == 0
    proxy.swallow_questions = False
    proxy.cut()
    await asyncio.wait_for(writing, 60)
    assert [m.option for m in await direct.moves("red-fox", after=0)] == ["mine"]
    with pytest.raises(StoreDown):
        await queued
    assert await direct.last_seq("blue-fox") == 0, "told that it was not written, so it must not be"


async def test_another_worker_was_first_while_the_answer_was_lost(direct: Store, shaky: Store, proxy: Proxy) -> None:
    await running_room(direct)
    proxy.swallow_questions = True
    writing = asyncio.create_task(shaky.write(move("red-fox", 1, "mine")))
    await asyncio.sleep(0.1)
    await direct.write(move("red-fox", 1, "theirs"))
    proxy.swallow_questions = False
    proxy.cut()
    with pytest.raises(Conflict):
        await asyncio.wait_for(writing, 60)
    assert [m.option for m in await direct.moves("red-fox", after=0)] == ["theirs"]


async def test_while_it_is_away_everyone_is_told_at_once(direct: Store, shaky: Store, proxy: Proxy) -> None:
    await running_room(direct)
    proxy.refuse = True
    proxy.cut()
    # A move sent on a connection that is just dying would wait for the truth.
    writer = shaky._database.writer
    assert isinstance(writer, PostgresWriter)
    await eventually(lambda: writer._connection.is_closed())
    for _ in range(3):
        async with asyncio.timeout(30):
            with pytest.raises(StoreDown):
                await shaky.write(move("red-fox", 1))
    assert not shaky.healthy
    with pytest.raises(StoreDown):
        await shaky.last_seq("red-fox")
    assert await direct.last_seq("red-fox") == 0
    proxy.refuse = False
    await eventually(lambda: shaky.healthy)
    await shaky.write(move("red-fox", 1))
    assert await shaky.last_seq("red-fox") == 1


async def test_a_connection_that_died_in_idleness_is_nobodys_trouble(direct: Store, shaky: Store, proxy: Proxy) -> None:
    await running_room(direct)
    proxy.cut()
    await asyncio.sleep(0.05)
    await shaky.write(move("red-fox", 1))
    assert await shaky.last_seq("red-fox") == 1


async def test_a_question_that_is_never_answered_is_given_up(
    direct: Store, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the host of Postgres vanishes: no connection is ever closed, nothing comes any more."""
    monkeypatch.setattr("app.store.postgres_database.ANSWER_SECONDS", 0.5)
    shaky = await Store.open(proxy.url)
    assert await shaky.last_seq("red-fox") == -1
    proxy.swallow_answers = True
    async with asyncio.timeout(60):
        with pytest.raises(StoreDown):
            await shaky.last_seq("red-fox")
        with pytest.raises(StoreDown):
            await shaky.add_player("Ann")
    proxy.swallow_answers = False
    proxy.cut()
    await running_room(direct)
    assert await shaky.last_seq("red-fox") == 0
    await shaky.close()


async def test_closing_in_the_dark_says_that_it_does_not_know(direct: Store, proxy: Proxy) -> None:
    await running_room(direct)
    shaky = await Store.open(proxy.url)
    await running_room(shaky, "warm")
    await shaky.write(move("warm", 1))
    proxy.swallow_answers = True
    writing = asyncio.create_task(shaky.write(move("red-fox", 1)))
    await written(direct, "red-fox", 1)
    proxy.refuse = True
    proxy.cut()
    await eventually(lambda: not shaky.healthy)
    await asyncio.wait_for(shaky.close(), 60)
    with pytest.raises(StoreDown) as told:
        await writing
    assert told.value.unsure


async def test_a_whole_match_is_stored_or_nothing_of_it(direct: Store, shaky: Store, proxy: Proxy) -> None:
    """The connection breaks when the room, its seats and its moves are written, and the checkpoint is not."""
    async with engine_of(direct).connect() as connection:
        await connection.execute(text("LOCK TABLE checkpoint IN EXCLUSIVE MODE"))  # all moves come before it
        writing = asyncio.create_task(shaky.add_match(*whole_match("red-fox", 1000)))
        while not (await connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted"))).scalar():
            assert not writing.done()
        proxy.cut()
    with pytest.raises(StoreDown):
        await asyncio.wait_for(writing, 60)
    assert await direct.room("red-fox") is None
    assert await direct.last_seq("red-fox") == -1
    await shaky.add_match(*whole_match("red-fox", 100))


async def test_every_answer_is_the_truth_while_connections_are_being_cut(postgres: Postgres) -> None:
    """Backends are ended at random under load; a move is in the database if and only if its writer was told so."""
    url, chance = await postgres.new_database(), random.Random(4)
    store = await Store.open(url)
    rooms = [await running_room(store, f"room-{n}") for n in range(12)]
    admin = await asyncpg.connect(postgres.url("postgres"))
    told: dict[tuple[str, int], str] = {}
    down: list[StoreDown] = []
    cut: list[object] = []
    stop = asyncio.Event()

    async def play(room: str) -> None:
        seq, n = 0, 0
        while not stop.is_set():
            n += 1
            try:
                await store.write(move(room, seq + 1, f"try {n}"))
            except StoreDown as error:
                down.append(error)
                await asyncio.sleep(0.01)
            else:
                seq += 1
                told[room, seq] = f"try {n}"

    players = [asyncio.create_task(play(room)) for room in rooms]
    for _ in range(15):
        await asyncio.sleep(chance.uniform(0.02, 0.15))
        cut += await admin.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", urlsplit(url).path[1:]
        )
    stop.set()
    await asyncio.gather(*players)
    stored = {(m.room, m.seq): m.option for room in rooms for m in await store.moves(room, after=0)}
    assert stored == told
    assert cut, "there was never a connection to cut"
    assert not any(error.unsure for error in down)
    await admin.close()
    await store.close()
