"""When people want to be asked in reaction windows: the server passes for them or waits, and nobody else can tell."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import pytest
from msgspec import Struct

from app.bus import open_bus
from app.engine import PASS, Match, Move, Seat
from app.play.hub import Hub
from app.play.live_match import LiveMatch
from app.play.room import LiveRoom
from app.store import Store
from tests.admin.tables import begin, match_of
from tests.play.local_table import SLOW, LocalPerson, local_room
from tests.play.test_hub import OwnSettings
from tests.services import Postgres, RedisServer, eventually

pytestmark = pytest.mark.usefixtures("magpies")

AT_ONCE: dict[str, Any] = {"window_delay_min": 0.0, "window_delay_max": 0.0}
A_WHILE = 0.15
"""Seconds after which the server would have passed."""
BOT: Seat = 2


class Opening(Struct):
    """A window that the seat of a story is in."""

    after: int
    """So many moves lead to it."""
    able: bool
    """Whether the seat can do more than pass."""
    with_rival: bool


class Story(Struct):
    """Moves that lead through windows which one seat is in, a person's; all others can only pass in them."""

    seat: Seat
    rival: Seat
    """The other person."""
    moves: list[Move]
    in_window: list[bool]
    """Which of them."""
    windows: list[Opening]


def story(match: Match[Any], seat: Seat, number: int) -> Story:
    """A random match from here on in which this seat passes in every window."""
    rng = random.Random(number)
    told = Story(seat, 1 - seat, [], [], [])
    while match.asks:
        if match.window is not None and len(match.taken) == match.window:
            if any(seat != other and not match.only_pass(other) for other in match.asks):
                break
            if seat in match.asks:
                told.windows.append(Opening(len(told.moves), not match.only_pass(seat), told.rival in match.asks))
        asked = rng.choice(sorted(match.asks))
        told.in_window.append(match.in_window)
        told.moves.append(Move(asked, PASS if match.in_window else rng.choice(list(match.asks[asked].options))))
        match.play(told.moves[-1])
    return told


async def table(store: Store, *able: bool, room: str = "room", with_rival: bool = False) -> Story:
    """A stored match one move before a window of such a story. Its seat is able to do something there, or not.

    So it is in its next windows, as many as are named.
    """
    live = await begin(store, "tiny", room)
    for number in range(2000):
        told = story(live.match.clone(), number % 2, number)
        for first in range(len(told.windows) - len(able) + 1):
            found = told.windows[first : first + len(able)]
            if tuple(window.able for window in found) == able and found[0].with_rival >= with_rival:
                told.windows = found
                await play(live, told, 0, found[0].after - 1)
                return told
    raise AssertionError("no such story")


async def play(live: LiveMatch, told: Story, first: int, upto: int, *, on_server: bool = False) -> None:
    """Make these moves of the story. A server makes those in windows by itself."""
    for number in range(first, upto):
        move = told.moves[number]
        if not told.in_window[number]:
            await eventually(lambda: not live.match.in_window)
        elif on_server:
            continue
        await live.choose(move.seat, live.match.answered[move.seat], move.option)


async def open_window(room: LiveRoom, told: Story) -> None:
    """Make the move that opens the story's first window."""
    await play(match_of(room), told, told.windows[0].after - 1, told.windows[0].after)
    assert match_of(room).match.in_window


async def carry_on(room: LiveRoom, told: Story) -> None:
    """Play the story on to its second window."""
    await play(match_of(room), told, told.windows[0].after, told.windows[1].after, on_server=True)


def is_asked(room: LiveRoom, seat: Seat) -> bool:
    match = match_of(room).match
    return match.in_window and seat in match.asks


async def stays_asked(room: LiveRoom, seat: Seat) -> None:
    await asyncio.sleep(A_WHILE)
    assert is_asked(room, seat)


async def passed_for(room: LiveRoom, seat: Seat) -> None:
    await eventually(lambda: not is_asked(room, seat))


async def test_always_the_person_passes_and_not_the_server(store: Store) -> None:
    told = await table(store, False)
    async with local_room(store, **AT_ONCE) as room:
        ann = await LocalPerson(room, told.seat).sit_down()
        ann.send(t="windows", ask="always")
        await open_window(room, told)
        await stays_asked(room, told.seat)
        assert ann.mine["ask"]["auto"], "that nothing else is possible is told as ever"
        assert (await ann.choose("pass"))["t"] == "ok"
        assert "undo" not in ann.mine, "to take it back would change nothing"
        assert (await ann.ask(t="undo", ask=ann.at))["reason"] == "refused-nothing-to-undo"


@pytest.mark.parametrize("how", ["leaves", "says so"])
async def test_who_does_not_want_it_any_more_is_passed_for(store: Store, how: str) -> None:
    told = await table(store, False)
    async with local_room(store, **AT_ONCE) as room:
        tabs = [await LocalPerson(room, told.seat).sit_down() for _ in range(2)]
        tabs[0].send(t="windows", ask="always")
        await open_window(room, told)
        await stays_asked(room, told.seat)
        if how == "leaves":
            tabs[0].leave()
            await stays_asked(room, told.seat)
            tabs[1].leave()
        else:
            tabs[1].send(t="windows", ask="able")
        await passed_for(room, told.seat)


async def test_who_has_said_nothing_is_asked_where_able(store: Store) -> None:
    for able in (False, True):
        told = await table(store, able, room=f"room-{able}")
        async with local_room(store, f"room-{able}", **AT_ONCE) as room:
            spectator = await LocalPerson(room, None).sit_down()
            spectator.send(t="windows", ask="later")
            await LocalPerson(room, told.seat).sit_down()
            await open_window(room, told)
            await (stays_asked if able else passed_for)(room, told.seat)


@pytest.mark.parametrize("able", [True, False])
async def test_later_the_server_passes_until_one_is_asked_something_else(store: Store, able: bool) -> None:
    told = await table(store, able, True)
    async with local_room(store, **AT_ONCE) as room:
        ann = await LocalPerson(room, told.seat).sit_down()
        await open_window(room, told)
        ann.send(t="windows", ask="later")
        await carry_on(room, told)
        await stays_asked(room, told.seat)
        ann.send(t="windows", ask="later")
        await passed_for(room, told.seat)


async def test_who_takes_such_a_pass_back_is_asked(store: Store) -> None:
    told = await table(store, True, with_rival=True)
    async with local_room(store, **AT_ONCE) as room:
        ann = await LocalPerson(room, told.seat).sit_down()
        rival = await LocalPerson(room, told.rival).sit_down()
        rival.send(t="windows", ask="always")  # so that the window stays open
        await open_window(room, told)
        await asyncio.sleep(0)
        before = rival.frames().copy()
        ann.send(t="windows", ask="later")
        await passed_for(room, told.seat)
        await eventually(lambda: "undo" in ann.mine)
        assert ann.mine["undo"]["option"] == "pass"
        assert (await ann.ask(t="undo", ask=ann.at))["t"] == "ok"
        await stays_asked(room, told.seat)
        assert rival.frames() == before, "whatever she does"
        assert (await ann.choose("snatch"))["t"] == "ok"


async def frames_of_others(store: Store, room_id: str, told: Story, mode: str, by_hand: bool) -> list[Any]:
    """What the rival and a spectator are told of a window and of the room meanwhile."""
    async with local_room(store, room_id, **AT_ONCE) as room:
        ann, *others = [await LocalPerson(room, seat).sit_down() for seat in (told.seat, told.rival, None)]
        live = match_of(room)
        room.tick("")
        others[0].send(t="windows", ask="always")  # so that it is the last to pass
        if mode == "always":
            ann.send(t="windows", ask=mode)
        await open_window(room, told)
        if mode and mode != "always":
            ann.send(t="windows", ask=mode)
        if by_hand:
            await asyncio.sleep(0)
            assert (await ann.choose("pass"))["t"] == "ok"
        await passed_for(room, told.seat)
        if told.rival in live.match.asks:
            await live.choose(told.rival, live.match.answered[told.rival], PASS)
        await eventually(lambda: not live.match.in_window)
        for _ in range(2):
            room.tick("")
            await asyncio.sleep(0.01)
        return [[{**frame, "epoch": "", "id": ""} for frame in other.frames()] for other in others]


async def test_nobody_else_is_told_anything_of_it(store: Store) -> None:
    """Whether somebody passes by hand or is passed for, wants it so or not, can do something or not."""
    ways = {
        True: [("", True), ("always", True), ("able", True), ("later", False)],
        False: [("", False), ("always", True), ("able", False), ("later", False)],
    }
    for able in (True, False):
        heard = []
        for number, (mode, by_hand) in enumerate(ways[able]):
            name = f"room-{able}-{number}"
            heard.append(await frames_of_others(store, name, await table(store, able, room=name), mode, by_hand))
        assert len(heard[0][0]) > 3
        assert all(frames == heard[0] for frames in heard)


# ---- several workers


@pytest.fixture
async def shared_store(postgres: Postgres) -> AsyncIterator[Store]:
    store = await Store.open(await postgres.new_database())
    yield store
    await store.close()


@pytest.fixture
async def workers(shared_store: Store, redis_server: RedisServer) -> AsyncIterator[Callable[[], Awaitable[list[Hub]]]]:
    """Starts two workers; the first of them answers for bots."""
    async with AsyncExitStack() as stack:

        async def start() -> list[Hub]:
            hubs = []
            for _ in range(2):
                bus = await open_bus(redis_server.url)
                stack.push_async_callback(bus.close)
                hubs.append(Hub(shared_store, bus, OwnSettings(**{**SLOW, **AT_ONCE}, bus_url=redis_server.url)))
                stack.push_async_callback(hubs[-1].stop)
                await hubs[-1].start()
            return sorted(hubs, key=lambda hub: hub.worker)

        yield start


async def rooms_of(hubs: list[Hub]) -> list[LiveRoom]:
    rooms = [await hub.open("room") for hub in hubs]
    await eventually(lambda: [room._audience.presence.is_first_worker() for room in rooms] == [True, False])
    return rooms


@pytest.mark.parametrize("where", [0, 1])
async def test_the_worker_that_was_told_answers_or_not(
    shared_store: Store, workers: Callable[[], Awaitable[list[Hub]]], where: int
) -> None:
    """Whichever it is; the other one, which answers for bots, learns that the seat is none of its own."""
    told = await table(shared_store, True, False)
    rooms = await rooms_of(await workers())
    here, there = rooms[where], rooms[1 - where]
    ann = await LocalPerson(here, told.seat).sit_down()
    await open_window(here, told)
    ann.send(t="windows", ask="later")
    await passed_for(here, told.seat)
    ann.send(t="windows", ask="always")
    await eventually(lambda: told.seat in there._audience.windows._elsewhere)
    await carry_on(here, told)
    await eventually(lambda: is_asked(there, told.seat))
    await stays_asked(here, told.seat)
    ann.leave()
    await passed_for(here, told.seat)


def is_told(here: LiveRoom, there: LiveRoom, seat: Seat) -> bool:
    """Whether the person of this seat is only this worker's, and both know it."""
    ours, theirs = here._audience.windows, there._audience.windows
    return (ours.told, theirs.told) == ((seat,), ()) and seat in theirs._elsewhere and seat not in ours._elsewhere


async def test_of_two_workers_the_one_counts_that_was_told_last(
    shared_store: Store, workers: Callable[[], Awaitable[list[Hub]]]
) -> None:
    told = await table(shared_store, False)
    one, two = await rooms_of(await workers())
    tabs = [await LocalPerson(room, told.seat).sit_down() for room in (one, two)]
    for tab, here, there in ((tabs[1], two, one), (tabs[0], one, two)):
        tab.send(t="windows", ask="always")
        await eventually(partial(is_told, here, there, told.seat))
    await open_window(one, told)
    await stays_asked(one, told.seat)
    tabs[1].send(t="windows", ask="able")
    await passed_for(two, told.seat)
