"""Even pace: how long a reaction window lasts does not tell whether somebody in it had something to think about.

Matches of Shutters, in which the keeper is a person: with a key they think for a while and open, without one the server
passes for them. Windows of both kinds are timed as they are seen from three places: by a spectator, by a rival, and by
the keeper themselves, who is told that the answer counts. For each place the two samples go through a two-sample
Kolmogorov-Smirnov test with a threshold that equal distributions exceed about once in a million runs. The same is done
with matches that have no even pace, side by side with the others: there every place must find the difference.

Who lets the server pass in every window gives nothing away even there: with a key or without one, it passes after a
delay of the same distribution, which is also that of who has said nothing and can only pass.
"""

import asyncio
import random
import time
from itertools import pairwise
from typing import Any, TypeAlias

import pytest

from app.export import from_json
from tests.attacks.shutters import ROUNDS
from tests.attacks.timing import Watcher, ks_statistic, threshold
from tests.people import Server, closing, seated

WINDOW = 0.3
THINKING = 0.06, 0.2
SETTINGS = {"window_seconds": WINDOW, "window_delay_min": 0.01, "window_delay_max": 0.05, "rooms_per_player": 1000}
MATCHES = 8
"""Of each kind, side by side."""
PLACES = ("spectator", "rival", "keeper")

Times: TypeAlias = dict[tuple[bool, str, bool], list[float]]
"""Seconds that windows took, by whether the pace is even, from where they were seen, and whether the keeper opened."""


SleepTimes: TypeAlias = dict[tuple[str, bool], list[float]]
"""The same where the keeper passes in every window, by from where they were seen, and whether there was a key."""


class Keeper(Watcher):
    """Knows that an answer of their own counts when it is acknowledged; what the server answers they are shown."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.acknowledged: list[float] = []

    def _handle(self, frame: dict[str, Any]) -> None:
        super()._handle(frame)
        if frame["t"] == "ok":
            self.acknowledged.append(time.monotonic())

    async def play(self) -> None:
        while "result" not in self.public:
            if "open" in self.options:
                await asyncio.sleep(random.uniform(*THINKING))
                assert (await self.choose("open"))["t"] == "ok"
            await self.until(lambda p: "open" in p.options or "result" in p.public)

    def lengths(self) -> list[tuple[float, bool]]:
        known = iter(self.acknowledged)
        ends = [(shown, next(known) if opened else shown, opened) for shown, opened in self.answers]
        return [(after - before, opened) for (before, _, _), (_, after, opened) in pairwise(ends)]


class Sleeper(Watcher):
    """Lets the server pass in every window; notes whether there was a key."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.keys: list[bool] = []

    def _handle(self, frame: dict[str, Any]) -> None:
        had_key = self.mine.get("private", {}).get("key", False)
        answered = len(self.answers)
        super()._handle(frame)
        self.keys += [had_key] * (len(self.answers) - answered)


def lengths(watcher: Watcher) -> list[tuple[float, bool]]:
    """Each window but the first, which nobody saw open: from one answer to the next, and whether that was to open."""
    return [(after - before, opened) for (before, _), (after, opened) in pairwise(watcher.answers)]


async def measure(server: Server, even: bool, times: Times, recorded: list[float]) -> None:
    """One match; of an even one also how long the windows took by the server's own record."""
    rival, keeper, spectator = Watcher(server, "Rival"), Keeper(server, "Keeper"), Watcher(server, "Spectator")
    async with closing(rival, keeper, spectator):
        await rival.introduce()
        await keeper.introduce()
        room = await seated(server, [rival, keeper], "shutters", even_pace=even)
        await spectator.connect(room)
        await keeper.play()
        for watcher in (rival, spectator):
            await watcher.until(lambda p: "result" in p.public)
        export = from_json((await rival.http.get(f"/api/rooms/{room}/export")).content)
    seen = {"spectator": lengths(spectator), "rival": lengths(rival), "keeper": keeper.lengths()}
    for place, windows in seen.items():
        for length, opened in windows:
            times.setdefault((even, place, opened), []).append(length)
    if even:
        recorded += [(after - before) / 1000 for before, after in pairwise(export.times or [])]
        steps = [frame["t"] for frame in rival.frames].count("step")
        assert 0 < steps == len(rival.answers), "one for each window, and nothing else"


async def measure_sleeper(server: Server, times: SleepTimes) -> None:
    """One match without an even pace, in which the keeper passes whatever the keys."""
    rival, keeper, spectator = Watcher(server, "Rival"), Sleeper(server, "Keeper"), Watcher(server, "Spectator")
    async with closing(rival, keeper, spectator):
        await rival.introduce()
        await keeper.introduce()
        room = await seated(server, [rival, keeper], "shutters", even_pace=False)
        await keeper.send(t="windows", ask="later")
        await spectator.connect(room)
        for watcher in (rival, keeper, spectator):
            await watcher.until(lambda p: "result" in p.public)
    for place, watcher in (("spectator", spectator), ("rival", rival)):
        # From the end, since each may have missed some of the first rounds.
        for (length, opened), had_key in zip(reversed(lengths(watcher)), reversed(keeper.keys), strict=False):
            assert not opened
            times.setdefault((place, had_key), []).append(length)
    steps = [frame for frame in rival.frames if frame["t"] == "step"]
    assert len(steps) <= ROUNDS, "one for each window, and nothing else"
    assert not any("mine" in frame for frame in steps[:-1])


@pytest.fixture(scope="module")
def measured(server: Server) -> tuple[Times, list[float], SleepTimes]:
    """The times as they were seen, those of the server's record, and those of windows that a sleeper was in."""
    times: Times = {}
    recorded: list[float] = []
    asleep: SleepTimes = {}

    async def play() -> None:
        matches = [measure(server, even, times, recorded) for _ in range(MATCHES) for even in (True, False)]
        await asyncio.gather(*matches, *(measure_sleeper(server, asleep) for _ in range(MATCHES)))

    asyncio.run(play())
    return times, recorded, asleep


@pytest.fixture(scope="module")
def windows(measured: tuple[Times, list[float], SleepTimes]) -> tuple[Times, list[float]]:
    return measured[:2]


def samples(windows: tuple[Times, list[float]], even: bool, place: str) -> tuple[list[float], list[float]]:
    """With and without somebody who had to think."""
    holder, nobody = windows[0][even, place, True], windows[0][even, place, False]
    assert min(len(holder), len(nobody)) >= 20
    return holder, nobody


@pytest.mark.parametrize("place", PLACES)
def test_with_an_even_pace_windows_tell_nothing(windows: tuple[Times, list[float]], place: str) -> None:
    holder, nobody = samples(windows, True, place)
    assert ks_statistic(holder, nobody) < threshold(holder, nobody)


@pytest.mark.parametrize("place", PLACES)
def test_without_one_they_do(windows: tuple[Times, list[float]], place: str) -> None:
    """So the test above can fail."""
    holder, nobody = samples(windows, False, place)
    assert ks_statistic(holder, nobody) > threshold(holder, nobody)


@pytest.mark.parametrize("place", ["spectator", "rival"])
def test_who_lets_the_server_pass_gives_nothing_away(
    measured: tuple[Times, list[float], SleepTimes], place: str
) -> None:
    times, _, asleep = measured
    with_key, without = asleep[place, True], asleep[place, False]
    assert min(len(with_key), len(without)) >= 20
    assert ks_statistic(with_key, without) < threshold(with_key, without)
    only_pass = times[False, place, False]
    assert ks_statistic(with_key, only_pass) < threshold(with_key, only_pass), "nor that it was wanted"


def test_no_window_is_shorter_than_the_common_time(windows: tuple[Times, list[float]]) -> None:
    """By the server's clock: to a watcher two frames may come together after a stall of its own."""
    assert len(windows[1]) == MATCHES * (ROUNDS - 1)
    assert min(windows[1]) >= WINDOW - 0.005, "timers and the record count in milliseconds"
