"""Workers in this process on one database and one Redis: who is where is known to all, and idle rooms cost nothing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from redis.asyncio import Redis
from sqlalchemy import event

from app.bus import open_bus
from app.play.hub import Hub
from app.store import Store
from app.store.postgres_database import PostgresDatabase
from tests.admin.tables import begin
from tests.play.recording_socket import RecordingSocket, connection_of
from tests.play.test_hub import OwnSettings
from tests.services import Postgres, RedisServer, eventually

NewHub = Callable[[], Awaitable[Hub]]


@pytest.fixture
async def store(postgres: Postgres) -> AsyncIterator[Store]:
    store = await Store.open(await postgres.new_database())
    yield store
    await store.close()


@pytest.fixture
async def new_hub(store: Store, redis_server: RedisServer) -> AsyncIterator[NewHub]:
    """Starts a worker."""
    async with AsyncExitStack() as stack:

        async def start() -> Hub:
            bus = await open_bus(redis_server.url)
            stack.push_async_callback(bus.close)
            hub = Hub(store, bus, OwnSettings(bus_url=redis_server.url, bot_delay_min=1000, bot_delay_max=1000))
            stack.push_async_callback(hub.stop)
            await hub.start()
            return hub

        yield start


async def join(hub: Hub, seat: int, room: str = "room") -> None:
    """The person of this seat opens the room on this worker."""
    await (await hub.open(room)).join(connection_of(f"player-{seat}", RecordingSocket()), "", 0)


async def shows(hub: Hub, *present: bool) -> None:
    """Wait until this worker shows which of the first seats are present."""
    room = await hub.open("room")
    await eventually(lambda: [seat.present for seat in room.info(None).seats[: len(present)]] == list(present))


def die(hub: Hub) -> None:
    """Say nothing any more."""
    for clock in hub._clocks:
        clock.cancel()


async def test_who_is_where_is_known_to_all_workers(store: Store, new_hub: NewHub) -> None:
    await begin(store, "persuasion", "room")
    one, two = await new_hub(), await new_hub()
    await join(one, 0)
    await shows(two, True, False)
    await join(two, 1)
    await shows(one, True, True)
    room = await one.open("room")
    for connection in list(room._audience.connections):
        room.leave(connection)
    await shows(two, False, True)


async def test_a_worker_that_comes_later_knows_at_once(store: Store, new_hub: NewHub) -> None:
    await begin(store, "persuasion", "room")
    one = await new_hub()
    await join(one, 0)
    await eventually(lambda: one._workers._number > 2)
    await shows(await new_hub(), True, False)


async def test_a_worker_that_falls_silent_is_forgotten_and_another_plays_its_bots(
    store: Store, new_hub: NewHub
) -> None:
    await begin(store, "persuasion", "room")
    first, second = sorted([await new_hub(), await new_hub()], key=lambda hub: hub.worker)
    await join(first, 0)
    await join(second, 1)
    room = await second.open("room")
    await shows(second, True, True)
    assert not room._audience.presence.is_first_worker()
    die(first)
    await shows(second, False, True)
    assert room._audience.presence.is_first_worker()


async def test_a_room_that_is_unloaded_is_told(store: Store, new_hub: NewHub) -> None:
    await begin(store, "persuasion", "room")
    first, second = sorted([await new_hub(), await new_hub()], key=lambda hub: hub.worker)
    for hub in (first, second):
        await hub.open("room")
    presence = (await second.open("room"))._audience.presence
    await eventually(lambda: not presence.is_first_worker())
    first.rooms["room"]._audience._used_at = -1e9
    await first._unload_idle()
    await eventually(presence.is_first_worker)


async def test_who_missed_a_message_asks_again(store: Store, new_hub: NewHub, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(store, "persuasion", "room")
    one, two = await new_hub(), await new_hub()
    await join(one, 0)
    await shows(two, True, False)
    with monkeypatch.context() as lost:
        lost.setattr(one._workers, "_publish", lambda message: None)
        await join(one, 1)
        await eventually(lambda: 1 in one._workers._own["room"].seats and not one._workers._changed)
    await shows(two, True, True)


async def test_a_record_that_was_changed_is_read_again_though_the_message_is_lost(
    store: Store, new_hub: NewHub
) -> None:
    await begin(store, "persuasion", "room")
    hub = await new_hub()
    room = await hub.open("room")
    await store.set_bot("room", 0, True)
    await eventually(lambda: room.info(None).seats[0].bot)
    await store.change_seats("player-1", name="Bea")
    await eventually(lambda: room.info(None).seats[1].name == "Bea")
    await store.link_rematch("room", "next")
    await eventually(lambda: room._room.record.room.next_room == "next")
    await store.mark_stuck("room", "for a test")
    await eventually(lambda: room.state == "stuck")


async def idle_costs(hub: Hub, store: Store, redis: Redis, rounds: int = 40) -> tuple[float, float]:
    """SQL statements and messages of a worker for each time that it asks what is new."""
    statements: list[str] = []

    def count(connection: object, cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    def asked() -> int:
        return sum("WHERE room.version <>" in statement for statement in statements)

    async def published() -> int:
        return int((await redis.info("commandstats"))["cmdstat_publish"]["calls"])

    assert isinstance(store._database, PostgresDatabase)
    engine = store._database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", count)
    before = await published()
    await eventually(lambda: asked() >= rounds)
    event.remove(engine, "before_cursor_execute", count)
    return len(statements) / asked(), (await published() - before) / asked()


async def test_an_idle_room_costs_no_statement_and_no_message(
    store: Store, new_hub: NewHub, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many rooms a worker has, it asks once for all of them, and tells of all of them in one message."""
    monkeypatch.setattr("app.play.hub.TICK_SECONDS", 0.05)
    monkeypatch.setattr("app.play.hub.SWEEP_TICKS", 2)
    hub = await new_hub()
    ann = await store.add_player("Ann")
    device = await store.add_device(ann)
    assert device is not None
    costs = []
    async with Redis.from_url(redis_server.url) as redis:
        for upto in (2, 30):
            while len(hub.rooms) < upto:
                name = f"room-{len(hub.rooms)}"
                await begin(store, "persuasion", name)
                room = await hub.open(name)
                for _ in range(4):
                    await room.join(connection_of(ann.id, RecordingSocket(), device=device.number), "", 0)
            await eventually(lambda: not hub._workers._changed and len(hub._workers._own) == len(hub.rooms))
            await asyncio.sleep(0.2)
            costs.append(await idle_costs(hub, store, redis))
    (statements, messages), (statements_of_many, messages_of_many) = costs
    assert statements_of_many < 1.5 * statements < 5
    assert messages_of_many < 1.5 * messages + 0.5 < 3
