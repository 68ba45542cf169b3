"""The time limit on calls into games, in this process."""

import ast
import asyncio
import random
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from app import time_limit
from app.engine import load
from app.time_limit import OutOfTime, limited

GAME = load("smog")
PLAY = Path(__file__).parents[2] / "app" / "play"
IN_OTHER_PROCESSES = {"replays.py", "views.py"}
"""What jobs run, which have their own limit."""
CALLED = {"setup", "turn", "result", "public", "private", "redeal", "bot", "view", "invariants"}
"""What a game is called for; `read_checkpoint` is a decoder."""
MATCH = {"new", "restore", "play", "choose", "undo", "undo_all", "preview", "view", "clone"}
"""What a match does with its game."""
VIEWS = {"public", "private", "view"}
"""What a match's `views` do with it."""
UPDATED = {"_public", "public", "_own", "own", "view"}
"""Views as they are sent, which call the game when they are updated or look ahead."""


def calls_into_games(source: str) -> list[str]:
    """Where a game is called: a function of a `game`, or what `Match` and a `match` do with theirs."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            owner = ast.unparse(node.value).rpartition(".")[2]
            if (
                (owner == "game" and node.attr in CALLED)
                or (owner in ("match", "Match") and node.attr in MATCH)
                or (owner == "views" and node.attr in VIEWS)
                or (owner in UPDATED and node.attr in ("update", "ahead"))
            ):
                found.append(ast.unparse(node))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Match":
            found.append("Match()")
    return found


@pytest.mark.parametrize("path", sorted(PLAY.glob("*.py")), ids=lambda path: path.name)
def test_live_rooms_call_games_in_one_place(path: Path) -> None:
    source = path.read_text()
    assert bool(calls_into_games(source)) == (path.name == "game_calls.py" or path.name in IN_OTHER_PROCESSES)


@pytest.mark.parametrize("path", sorted(PLAY.glob("*.py")), ids=lambda path: path.name)
def test_only_such_names_stand_for_views_that_are_sent(path: Path) -> None:
    """Else the test above would not see that they are updated."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Assign) and re.search(
            r"\b(OwnView|PublicView|game_calls\.public)\(", ast.unparse(node)
        ):
            assert all(ast.unparse(target).rpartition(".")[2] in UPDATED for target in node.targets)


def test_the_test_can_fail() -> None:
    source = "self.match.game.public(state)\nMatch.new(game)\nlive.match.play(move)\nmatch.asks\nself.live.choose(1)"
    assert calls_into_games(source) == ["self.match.game.public", "Match.new", "live.match.play"]
    source = "match.views.private(seat)\nself._public.update(match)\nmatch.views.look(state)\nself._public.packed"
    assert calls_into_games(source) == ["match.views.private", "self._public.update"]
    assert calls_into_games("self.match.preview(1)\nself._own.ahead(match)") == [
        "self.match.preview",
        "self._own.ahead",
    ]


# ---- what is interrupted, and when


def spin(seconds: float) -> str:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
    return "done"


def swallow() -> None:
    while True:
        try:
            for _ in range(1000):
                spin(0.0001)
        except:  # noqa: E722
            pass


def test_a_call_within_its_time_returns_what_it_does() -> None:
    assert limited(GAME, 0.5, spin, 0.2) == "done"


@pytest.mark.parametrize("call", [lambda: spin(100), lambda: time.sleep(100), swallow])
def test_a_call_that_takes_too_long_is_ended(call: Any) -> None:
    tracer = sys.gettrace()
    with pytest.raises(OutOfTime, match=r"smog took more than 0\.1 seconds"):
        limited(GAME, 0.1, call)
    assert sys.gettrace() is tracer


def test_waiting_for_the_processor_is_no_fault() -> None:
    limited(GAME, 0.1, time.sleep, 0.5)


def test_nothing_is_raised_once_a_call_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls that end at the very moment when their time is up, as often as we can."""
    monkeypatch.setattr(time_limit, "TICK_SECONDS", 0.0005)
    chance, ended = random.Random(1), 0
    time_limit._arm()
    until = time.monotonic() + 2
    while time.monotonic() < until:
        try:
            limited(GAME, 0.001, spin, chance.uniform(0.0005, 0.002))
        except OutOfTime:
            ended += 1
        sum(range(1000))  # where nothing may be raised
    monkeypatch.undo()
    time_limit._arm()
    assert ended > 10


def test_a_call_within_a_call_has_the_time_of_the_outer_one() -> None:
    with pytest.raises(OutOfTime, match=r"more than 0\.1 seconds"):
        limited(GAME, 0.1, lambda: limited(GAME, 100.0, spin, 100))


def test_another_thread_is_not_limited() -> None:
    done: list[str] = []
    thread = threading.Thread(target=lambda: done.append(limited(GAME, 0.01, spin, 0.2)))
    thread.start()
    thread.join()
    assert done == ["done"]


async def test_the_timer_stops_when_nobody_calls() -> None:
    limited(GAME, 1, spin, 0)
    async with asyncio.timeout(30):
        while time_limit._watch.armed:
            await asyncio.sleep(0.01)
    limited(GAME, 1, spin, 0)
    assert time_limit._watch.armed


def test_a_game_is_not_to_blame_for_a_process_that_is_stopped() -> None:
    """Stopped in the middle of a call, for longer than the call may take by the clock."""
    script = (
        "from tests.play.test_time_limit import GAME, limited, spin\n"
        "print('begins', flush=True)\n"
        "print(limited(GAME, 0.3, lambda: [spin(0.05) for _ in range(4)][0]))"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=PLAY.parents[1]) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"begins\n"
        time.sleep(0.05)
        process.send_signal(signal.SIGSTOP)
        time.sleep(4)
        process.send_signal(signal.SIGCONT)
        assert process.stdout.read() == b"done\n"
    assert process.returncode == 0


def test_a_process_that_ends_right_after_a_call_ends_well() -> None:
    script = "from tests.play.test_time_limit import GAME, limited, spin; limited(GAME, 1, spin, 0.1)"
    for _ in range(3):
        assert subprocess.run([sys.executable, "-c", script], cwd=PLAY.parents[1], check=False).returncode == 0
