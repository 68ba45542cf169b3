"""All rooms of a worker in this process: what one of them, or another worker, does wrong stays there."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from pydantic_settings import SettingsConfigDict
from structlog.testing import capture_logs

from app.bus import Bus, open_bus
from app.play.bus_messages import MOVED, VOTED
from app.play.errors import NotNow
from app.play.hub import Hub
from app.settings import Settings
from app.store import PlayerRow, Store
from tests.admin.tables import begin, play_on
from tests.play.recording_socket import RecordingSocket, connection_of
from tests.services import RedisServer, eventually

OTHER_WORKER = b"a peer"


class OwnSettings(Settings):
    """Without those of a `.env` file that may lie here."""

    model_config = SettingsConfigDict(env_file=None)


@pytest.fixture
async def bus(redis_server: RedisServer) -> AsyncIterator[Bus]:
    bus = await open_bus(redis_server.url)
    yield bus
    await bus.close()


@pytest.fixture
async def hub(store: Store, bus: Bus, redis_server: RedisServer) -> AsyncIterator[Hub]:
    hub = Hub(store, bus, OwnSettings(bus_url=redis_server.url, bot_delay_min=1000, bot_delay_max=1000))
    await hub.start()
    yield hub
    await hub.stop()


async def test_a_room_that_fails_does_not_stop_the_clock_of_the_others(
    store: Store, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("bad", "good"):
        await begin(store, "persuasion", name)
        await hub.open(name)
    ticks: list[str] = []

    def fail(notice: str) -> None:
        ticks.append("bad")
        raise KeyError("oops")

    monkeypatch.setattr(hub.rooms["bad"], "tick", fail)
    monkeypatch.setattr(hub.rooms["good"], "tick", lambda notice: ticks.append("good"))
    with capture_logs() as logs:
        await eventually(lambda: ticks.count("good") >= 2 <= ticks.count("bad"))
    assert {line["event"] for line in logs} == {"a room could not tick"}


@pytest.mark.parametrize("message", [MOVED, MOVED + b"\xc1", MOVED + b"\x93\x01", VOTED, VOTED + b"\x00\xff"])
async def test_a_message_that_cannot_be_read_is_told_in_the_log_and_does_no_harm(
    store: Store, hub: Hub, bus: Bus, message: bytes
) -> None:
    other = await begin(store, "persuasion", "room")
    room = await hub.open("room")
    with capture_logs() as logs:
        bus.publish("room:room", OTHER_WORKER + message)
        await eventually(lambda: logs)
    assert logs[0]["event"] == "could not understand another worker"
    await other.choose(0, 0, "gold:printer")
    await eventually(lambda: room.last_seq == 1)  # found in the store
    assert not hub._tasks


async def test_what_happens_in_a_waiting_room_is_seen_though_the_message_is_lost(store: Store, hub: Hub) -> None:
    ann = await store.add_player("Ann")
    name = await hub.create_room(ann, game="persuasion", seats=3, options={}, public=False, spectators=True)
    room = await hub.open(name)
    await store.claim_seat(name, 1, "another", "Bob", b"nonce")
    await eventually(lambda: room.info(None).seats[1].name == "Bob")


async def test_who_was_moved_away_through_another_worker_does_not_take_the_seat_from_the_next(
    store: Store, hub: Hub
) -> None:
    ann = await store.add_player("Ann")
    name = await hub.create_room(ann, game="persuasion", seats=3, options={}, public=False, spectators=True)
    room = await hub.open(name)
    await room.sit(ann, 1)
    await store.release_seat(name, 1)
    await store.claim_seat(name, 1, "bob", "Bob", b"nonce")
    with pytest.raises(NotNow, match="refused-not-seated"):
        await room.stand(ann)
    assert room.info(None).seats[1].name == "Bob"


async def test_logged_out_devices_are_cut_here_though_the_bus_is_down(
    store: Store, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(store, "persuasion", "room")
    room = await hub.open("room")
    phone, laptop = RecordingSocket(), RecordingSocket()
    await room.join(connection_of("player-0", phone, device=1), "", 0)
    await room.join(connection_of("player-0", laptop, device=2), "", 0)
    monkeypatch.setattr(hub.bus, "publish", lambda *_: None)
    await hub.disconnect("player-0", [1])
    await eventually(lambda: phone.closed)
    assert phone.frames()[-1] == {"t": "bye", "reason": "bye-logged-out"}
    assert not laptop.closed


async def test_logged_out_devices_are_cut_though_the_message_is_lost(
    store: Store, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.play.hub.SWEEP_TICKS", 1)
    await begin(store, "persuasion", "room")
    room = await hub.open("room")
    ann = await store.add_player("Ann")
    made = [await store.add_device(ann), await store.add_device(ann)]
    sockets = [RecordingSocket(), RecordingSocket()]
    for new, socket in zip(made, sockets, strict=True):
        assert new is not None
        await room.join(connection_of(ann.id, socket, device=new.number), "", 0)
    await store.end_device(ann.id, 1)
    await eventually(lambda: sockets[0].closed)
    assert not sockets[1].closed


async def test_a_new_name_shows_at_the_table_and_in_the_chat(store: Store, hub: Hub) -> None:
    await begin(store, "persuasion", "room")
    room = await hub.open("room")
    socket = RecordingSocket()
    ann = connection_of("player-0", socket)
    await room.join(ann, "", 0)
    await store.change_seats("player-0", name="Anna")
    await hub.show_anew("player-0")
    await room.say(ann, "it is me")
    await eventually(lambda: socket.frames()[-1]["t"] == "chat")
    assert [frame for frame in socket.frames() if frame["t"] == "room"][-1]["seats"][0]["name"] == "Anna"
    assert socket.frames()[-1]["lines"][-1]["name"] == "Anna"


async def test_a_slow_reader_who_has_caught_up_is_told_of_the_room_the_match_and_the_chat(
    store: Store, hub: Hub
) -> None:
    await begin(store, "persuasion", "room")
    room = await hub.open("room")
    socket, quick = RecordingSocket(), RecordingSocket()
    slow, talker = connection_of("player-0", socket), connection_of("player-1", quick)
    await room.join(slow, "", 0)
    await room.join(talker, "", 0)
    await eventually(lambda: {"room", "full", "chat"} <= {frame["t"] for frame in socket.frames()})
    socket.unread = 10**6
    await store.change_seats("player-1", name="Robert")
    await hub.show_anew("player-1")
    await room.say(talker, "can you hear me?")
    assert slow.behind
    socket.bytes, socket.unread = b"", 0
    await eventually(lambda: {"room", "full", "chat"} <= {frame["t"] for frame in socket.frames()})
    told = {frame["t"]: frame for frame in socket.frames()}
    assert told["room"]["seats"][1]["name"] == "Robert"
    assert told["chat"]["lines"][-1]["text"] == "can you hear me?"


async def test_those_who_ask_for_a_rematch_at_once_get_one_room_with_their_old_seats(store: Store, hub: Hub) -> None:
    match = await begin(store, "persuasion", "room")
    await play_on(match, 10_000)
    people = [PlayerRow(id=f"player-{seat}", name=f"Player {seat}") for seat in (0, 1)]
    first, second = await asyncio.gather(*(hub.rematch("room", player) for player in people))
    assert first == second
    room = await hub.open(first)
    assert [seat.name for seat in room.info(None).seats] == ["Player 0", "Player 1", "Ada"]
    assert [seat.bot for seat in room.info(None).seats] == [False, False, True]
    assert len(await store.rooms(states=["open"], public=None, limit=9)) == 1
