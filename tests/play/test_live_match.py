"""A match in this process: what is shown when, and what is not."""

import asyncio
from typing import Any

import pytest

from app.play.answer_scheduler import AnswerScheduler
from app.play.cached_room import CachedRoom
from app.play.live_match import LiveMatch
from app.play.match_runner import MatchRunner
from app.play.other_workers import OtherWorkers
from app.play.window_modes import WindowModes
from app.play.window_pace import WindowPace
from app.settings import Settings
from app.store import MoveWrite, Store
from tests.admin.tables import begin, play_on
from tests.play.recording_socket import RecordingSocket, connection_of
from tests.services import eventually


def nobody_has_said() -> WindowModes:
    """What nobody has told this worker, the only one."""
    return WindowModes("room", OtherWorkers(b"", lambda message: None, lambda room: None), [])


async def watch(live: LiveMatch, epoch: str = "", v: int = 0) -> dict[str, Any]:
    """Look in as a spectator, and leave again; returns what was shown."""
    socket = RecordingSocket()
    spectator = connection_of(None, socket)
    live.join(spectator, epoch, v)
    await asyncio.sleep(0)  # what is sent in one round of the event loop leaves together
    live.leave(spectator)
    (shown,) = socket.frames()
    return shown


async def second_thoughts(live: LiveMatch, times: int) -> None:
    """Somebody places a token in secret and takes it back."""
    for _ in range(times):
        await live.choose(0, live.match.answered[0], "gold:printer")
        await live.undo(0, live.match.answered[0])


@pytest.mark.parametrize("times", [0, 3])
async def test_the_number_that_a_viewer_comes_back_to_tells_nothing_of_what_others_did_in_secret(
    store: Store, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    monkeypatch.setattr("app.play.live_match.RESUME_SECONDS", 0)
    live = await begin(store, "persuasion", "room")
    before = await watch(live)
    await second_thoughts(live, times)
    after = await watch(live, before["epoch"], before["v"])
    assert after == {**before, "v": before["v"] + 1}


async def test_who_comes_back_after_long_has_missed_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.play.live_match.RESUME_SECONDS", 0)
    live = await begin(store, "persuasion", "room")
    before = await watch(live)
    while 0 in live.match.asks:
        options = list(live.match.asks[0].options)
        await live.choose(0, live.match.answered[0], "done" if "done" in options else options[0])
    after = await watch(live, before["epoch"], before["v"])
    assert after["t"] == "full"
    assert after["public"]["waiting"].keys() == {"1", "2"}


@pytest.mark.parametrize("game", ["persuasion", "smog", "emerald", "android"])
async def test_a_match_that_has_rested_goes_on_as_if_it_had_not(store: Store, game: str) -> None:
    """What it has let go of is made again, and what everybody is sent is the same to the byte."""
    told = []
    for room in ("restless", "resting"):
        live = await begin(store, game, room)
        sockets = {seat: RecordingSocket() for seat in live.streams}
        for seat, socket in sockets.items():
            person = connection_of(None, socket)
            person.seat = seat
            live.join(person, "", 0)
        for _ in range(40):
            if room == "resting":
                live.rest()
                live.rest()
                assert live.match.views._parts._made == {}, "else this test shows nothing"
            await play_on(live, 1)
        await asyncio.sleep(0)
        told.append([[{**frame, "epoch": ""} for frame in socket.frames()] for socket in sockets.values()])
    assert told[0] == told[1]


@pytest.mark.parametrize("failure", [RuntimeError, asyncio.CancelledError])
async def test_whatever_goes_wrong_while_a_move_is_stored_the_match_is_as_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch, failure: type[BaseException]
) -> None:
    live = await begin(store, "persuasion", "room")
    before = await watch(live)

    async def fail(move: MoveWrite) -> None:
        raise failure

    with monkeypatch.context() as broken:
        broken.setattr(store, "write", fail)
        with pytest.raises(failure):
            await live.choose(0, 0, "gold:printer")
    assert (await watch(live))["public"] == before["public"]
    await live.choose(0, 0, "gold:priest")
    assert [row.option for row in await store.moves("room", after=0)] == ["gold:priest"]


async def test_bots_of_an_unloaded_room_do_not_play_on(store: Store) -> None:
    """An answer that was under way would be followed by the next, and the room would never leave memory."""
    live = await begin(store, "persuasion", "room")
    settings = Settings(_env_file=None, bot_delay_min=0, bot_delay_max=0)
    pace = WindowPace(live, 0, lambda: {0, 1, 2})
    bots = AnswerScheduler(live, pace, settings, lambda: {0, 1, 2}, lambda: True, nobody_has_said())
    live.on_moved = bots.update
    bots.update()
    await eventually(lambda: live._uncommitted)
    bots.stop()
    await eventually(lambda: not bots._answering)
    assert not bots._timers
    assert live.seq > 0, "what was under way is finished"
    assert not live.is_over


async def test_a_match_that_is_read_too_late_is_let_go(store: Store) -> None:
    """The room is unloaded while its match is being read: its bots would play on, seen by nobody."""
    await begin(store, "persuasion", "room")
    record = await store.room("room")
    assert record is not None
    runner = MatchRunner(
        CachedRoom(record, store),
        store,
        Settings(_env_file=None),
        publish=lambda message: None,
        is_first_worker=lambda: True,
        windows=nobody_has_said(),
        on_end=lambda: None,
    )
    reading = asyncio.create_task(runner.load())
    await asyncio.sleep(0)
    runner.stop()
    await reading
    assert runner.live is None
