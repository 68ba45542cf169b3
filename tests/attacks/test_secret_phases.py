"""Number, size and timing of frames while something secret happens: they tell a rival or a spectator nothing.

Blind bids: what the others receive is compared byte for byte between matches in which one seat does very different
things in secret. It must be the same.

Reaction windows: a window closes when the last seat has answered, and nobody sees who has. With one seat in the
window, its length is the time that this seat was given. Three kinds of length are measured from a spectator's socket:
of a person who can only pass and for whom the server answers, of a bot that passes, and of a bot that does react.
Each pair of samples goes through a two-sample Kolmogorov-Smirnov test with a threshold that equal distributions exceed
about once in a million runs; the last test shows that samples which do differ exceed it. All three kinds are taken side
by side and for equally long, so that whatever else the machine does meanwhile makes all of them longer alike.
(How it is at a table with an even pace, and for people who do have something to think about, is in test_windows.py.)
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import combinations, pairwise

import httpx
import pytest

from app.export import from_json
from app.play.wire import inflated
from tests.attacks.timing import Watcher, ks_statistic, threshold
from tests.attacks.tools import client, table
from tests.people import Person, Server, people, seated
from tests.services import eventually

LEAST, MOST = 0.1, 0.5
SETTINGS = {"window_delay_min": LEAST, "window_delay_max": MOST, "rooms_per_player": 1000}

# ---------------------------------------------------------------- blind bids


async def one_token(ann: Person) -> None:
    await ann.choose("gold:printer")


async def many_tokens(ann: Person) -> None:
    while moved := [option for option in ann.options if ":" in option and not option.startswith("back")]:
        await ann.choose(moved[0])
        if len(ann.options) <= 1:
            break


async def second_thoughts(ann: Person) -> None:
    for _ in range(4):
        await ann.choose("gold:printer")
        await ann.undo()
    await ann.choose([option for option in ann.options if ":" in option][-1])


async def mistakes(ann: Person) -> None:
    await one_token(ann)
    for _ in range(5):
        await ann.choose("nothing-like-it")
        await ann.choose("gold:printer", ask=77)


Way = Callable[[Person], Awaitable[None]]
WAYS: list[Way] = [one_token, many_tokens, second_thoughts, mistakes]


class Listener:
    """A socket of somebody's that keeps all that it is told. What is told in the same words has the same size."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    async def listen(self, server: Server, room: str, cookie: str, ready: asyncio.Event) -> None:
        async with table(server, room, cookie=cookie) as opened:
            async for frame in opened:
                told = inflated(frame)
                self.frames.append(told.encode() if isinstance(told, str) else told)
                if b'"t":"chat"' in self.frames[-1]:
                    ready.set()

    def game_since(self, start: int) -> tuple[bytes, ...]:
        """The frames from there on but for those about the room."""
        return tuple(frame for frame in self.frames[start:] if b'"t":"room"' not in frame)

    def times_told(self, of_the_room: bytes) -> int:
        """In how many frames about the room this was to be read."""
        return sum(b'"t":"room"' in frame and of_the_room in frame for frame in self.frames)


async def seen_while(server: Server, way: Way) -> tuple[list[bytes], list[bytes]]:
    """What a rival and a spectator are sent while Ann places her tokens; what one can ask for stays the same."""
    async with people(server, "Ann", "Bob", "Cleo") as crowd, asyncio.TaskGroup() as group:
        room = await seated(server, crowd, "persuasion")
        ears = [Listener(), Listener()]
        ready = [asyncio.Event(), asyncio.Event()]
        cookies = [f"parlour={crowd[1].http.cookies['parlour']}", ""]
        tasks = []
        for ear, cookie, event in zip(ears, cookies, ready, strict=True):
            tasks.append(group.create_task(ear.listen(server, room, cookie, event)))
            await event.wait()
        # Who comes in is told at once how the room is, and soon everybody is told of them; the spectator came last.
        await eventually(lambda: [ear.times_told(b'"spectators":1') for ear in ears] == [1, 2])
        async with client(server) as stranger:
            before = await everything_over_http(stranger, room)
            starts = [len(ear.frames) for ear in ears]
            await way(crowd[0])
            await asyncio.sleep(0.7)
            during = [ear.frames[start:] for ear, start in zip(ears, starts, strict=True)]
            assert await everything_over_http(stranger, room) == before
        for task in tasks:
            task.cancel()
    return during[0], during[1]


async def everything_over_http(stranger: httpx.AsyncClient, room: str) -> list[bytes]:
    paths = [f"/api/rooms/{room}{part}" for part in ("", "/notes?upto=1000", "/export")] + ["/lobby?part=rows"]
    return [(await stranger.get(path)).content for path in paths]


async def test_what_others_get_while_somebody_bids_is_the_same_whatever_they_do(server: Server) -> None:
    seen = [await seen_while(server, way) for way in WAYS]
    assert seen == [seen[0]] * len(WAYS)


async def test_finishing_looks_the_same_after_any_bid(server: Server) -> None:
    """Magpies bid a card each; the frame that says Ann is done is the same for every card and every detour."""
    told: set[tuple[bytes, ...]] = set()
    cards: set[str] = set()
    for number in range(6):
        async with people(server, "Ann", "Bob") as (ann, bob), asyncio.TaskGroup() as group:
            room = await seated(server, [ann, bob], "tiny")
            ear, ready = Listener(), asyncio.Event()
            task = group.create_task(ear.listen(server, room, "", ready))
            await ready.wait()
            start = len(ear.frames)
            cards.add(ann.options[number % len(ann.options)])
            await ann.choose(ann.options[number % len(ann.options)])
            if number % 2:
                await ann.undo()
                await ann.choose(ann.options[0])
            await ann.choose("done")
            await eventually(lambda: ear.game_since(start))  # noqa: B023 (called before the next round)
            await asyncio.sleep(0.7)  # and whatever else there may be
            told.add(ear.game_since(start))
            task.cancel()
    assert len(cards) > 1
    assert len(told) == 1
    assert len(next(iter(told))) == 1, "one frame: Ann is no longer waited for"


async def test_the_servers_counters_are_not_for_players(server: Server) -> None:
    """They count moves as they are made: whoever could read them would count a rival's secret steps."""
    async with client(server, "127.0.1.1") as player, client(server) as host:
        assert (await player.get("/metrics")).status_code == 404
        assert "parlour_moves" in (await host.get("/metrics")).text
        through_the_proxy = {"x-forwarded-for": "198.51.100.7"}
        assert (await host.get("/metrics", headers=through_the_proxy)).status_code == 404


# ---------------------------------------------------------------- reaction windows

Lengths = dict[tuple[str, bool], list[float]]
"""Seconds that windows were open, by who was in them (person, bot, hasty) and whether that seat reacted."""


async def measure(server: Server, keeper: str, lengths: Lengths, recorded: Lengths) -> None:
    """One match of Shutters, watched from the gallery. The server answers for a bot, and for a person without a key.

    A person with a key opens at once if hasty, else after about as long as the others take: so all matches last alike.
    """
    async with people(server, "Host", "Keeper") as crowd:
        watcher = Watcher(server, "Watcher")
        room = await seated(
            server, crowd[:1] if keeper == "bot" else crowd, "shutters", bots=int(keeper == "bot"), even_pace=False
        )
        await watcher.connect(room)
        if keeper != "bot":
            while "result" not in crowd[1].public:
                if "open" in crowd[1].options:
                    await asyncio.sleep(0 if keeper == "hasty" else (LEAST + MOST) / 2)
                    await crowd[1].choose("open")
                await crowd[1].until(lambda p: "open" in p.options or "result" in p.public)
        await watcher.until(lambda p: "result" in p.public)
        await watcher.close()
        for (before, _), (after, opened) in pairwise(watcher.answers):
            lengths.setdefault((keeper, opened), []).append(after - before)
        export = from_json((await crowd[0].http.get(f"/api/rooms/{room}/export")).content)
        assert export.times is not None
        for (before, after), move in zip(pairwise(export.times), export.moves[1:], strict=True):
            recorded.setdefault((keeper, move.option == "open"), []).append((after - before) / 1000)


@pytest.fixture(scope="module")
def windows(server: Server) -> tuple[Lengths, Lengths]:
    """As somebody in the gallery measures them, and as the server's own record of the match tells them."""
    lengths: Lengths = {}
    recorded: Lengths = {}

    async def many() -> None:
        for crowd in (["person", "bot"] * 10, ["hasty"] * 4):
            await asyncio.gather(*(measure(server, keeper, lengths, recorded) for keeper in crowd))

    asyncio.run(many())
    return lengths, recorded


@pytest.fixture(scope="module")
def lengths(windows: tuple[Lengths, Lengths]) -> Lengths:
    return windows[0]


@pytest.fixture(scope="module")
def recorded(windows: tuple[Lengths, Lengths]) -> Lengths:
    return windows[1]


PASSIVE = [("person", False), ("bot", False), ("bot", True)]


@pytest.mark.parametrize(("one", "other"), list(combinations(PASSIVE, 2)))
def test_the_length_of_a_window_tells_nothing(lengths: Lengths, one: tuple[str, bool], other: tuple[str, bool]) -> None:
    first, second = lengths[one], lengths[other]
    assert min(len(first), len(second)) >= 40
    assert ks_statistic(first, second) < threshold(first, second)


@pytest.mark.parametrize("kind", PASSIVE)
def test_windows_last_as_long_as_the_settings_say(lengths: Lengths, recorded: Lengths, kind: tuple[str, bool]) -> None:
    """By the server's clock none is shorter: to the gallery two frames may come together after a stall of its own."""
    assert min(recorded[kind]) >= LEAST - 0.005, "timers and the record count in milliseconds"
    assert sorted(lengths[kind])[len(lengths[kind]) // 2] > LEAST


def test_the_method_can_tell_a_difference(lengths: Lengths) -> None:
    """A person who answers at once is quicker than anybody for whom the server answers; and a shifted sample shows."""
    at_once, answered_for = lengths["hasty", True], lengths["person", False]
    assert ks_statistic(at_once, answered_for) > threshold(at_once, answered_for)
    ordered = sorted(answered_for)
    longer = [length + ordered[len(ordered) * 7 // 8] - ordered[len(ordered) // 8] for length in answered_for]
    assert ks_statistic(longer, answered_for) > threshold(longer, answered_for)
    assert ks_statistic(answered_for, answered_for) < threshold(answered_for, answered_for)
