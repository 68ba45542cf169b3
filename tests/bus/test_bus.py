"""The bus: heard by all who listen, lost without harm, back by itself."""

import asyncio
import signal

import pytest

from app.bus import Bus, open_bus
from app.bus.redis import RedisBus
from tests.services import RedisServer, eventually


async def test_listeners_hear_their_channel_in_order(bus: Bus) -> None:
    red: list[bytes] = []
    blue: list[bytes] = []
    await bus.subscribe("room:red", red.append)
    await bus.subscribe("room:blue", blue.append)
    for n in range(50):
        bus.publish("room:red", b"%d" % n)
    bus.publish("room:blue", b"\x00\xff binary")
    bus.publish("room:green", b"nobody listens")
    await eventually(lambda: len(red) == 50 and blue)
    assert red == [b"%d" % n for n in range(50)]
    assert blue == [b"\x00\xff binary"]


async def test_a_publisher_is_not_called_back_from_within(bus: Bus) -> None:
    heard: list[bytes] = []
    await bus.subscribe("c", heard.append)
    bus.publish("c", b"1")
    assert heard == []
    await eventually(lambda: heard == [b"1"])


async def test_silence_after_unsubscribing(bus: Bus) -> None:
    heard: list[bytes] = []
    other: list[bytes] = []
    await bus.subscribe("c", heard.append)
    await bus.subscribe("d", other.append)
    await bus.unsubscribe("c")
    await bus.unsubscribe("never asked for")
    bus.publish("c", b"1")
    bus.publish("d", b"2")
    await eventually(lambda: other == [b"2"])
    assert heard == []


async def test_a_failing_listener_does_not_silence_the_others(bus: Bus, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[bytes] = []

    def fail(_: bytes) -> None:
        raise RuntimeError("oops")

    await bus.subscribe("bad", fail)
    await bus.subscribe("good", heard.append)
    bus.publish("bad", b"1")
    bus.publish("good", b"2")
    await eventually(lambda: heard == [b"2"])
    assert "a listener of channel bad failed" in caplog.text


async def test_workers_hear_each_other(redis_server: RedisServer) -> None:
    one, two = await open_bus(redis_server.url), await open_bus(redis_server.url)
    heard: dict[str, list[bytes]] = {"one": [], "two": []}
    await one.subscribe("c", heard["one"].append)
    await two.subscribe("c", heard["two"].append)
    assert one.healthy
    one.publish("c", b"from one")
    await eventually(lambda: heard == {"one": [b"from one"], "two": [b"from one"]})
    await one.close()
    await two.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_redis_goes_and_comes_back(own_redis: RedisServer, how: signal.Signals) -> None:
    server = own_redis
    server.start()
    bus = await open_bus(server.url)
    heard: list[bytes] = []
    await bus.subscribe("before", heard.append)
    server.stop(how)
    await eventually(lambda: not bus.healthy)
    async with asyncio.timeout(30):
        bus.publish("before", b"may be lost")
        await bus.subscribe("meanwhile", heard.append)
    server.start()

    def speak() -> bool:
        bus.publish("before", b"again")
        bus.publish("meanwhile", b"new")
        return {b"again", b"new"} <= set(heard)

    await eventually(speak)
    await eventually(lambda: bus.healthy)
    await bus.close()


async def test_a_redis_that_hangs_is_noticed(redis_server: RedisServer) -> None:
    bus = await open_bus(redis_server.url)
    assert redis_server.process is not None
    redis_server.process.send_signal(signal.SIGSTOP)
    try:
        bus.publish("c", b"1")
        await eventually(lambda: not bus.healthy)
    finally:
        redis_server.process.send_signal(signal.SIGCONT)
    await eventually(lambda: bus.healthy)
    await bus.close()


async def test_a_bus_may_be_opened_before_redis_is_there(own_redis: RedisServer) -> None:
    server = own_redis
    bus = await RedisBus.open(server.url)
    assert not bus.healthy
    heard: list[bytes] = []
    await bus.subscribe("c", heard.append)
    server.start()
    await eventually(lambda: bus.healthy)
    bus.publish("c", b"1")
    await eventually(lambda: heard == [b"1"])
    await bus.close()


async def test_a_url_of_another_kind_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="amqp"):
        await open_bus("amqp://localhost")
