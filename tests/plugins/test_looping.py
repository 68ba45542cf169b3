"""A game that never returns costs its own table a choice, and nobody else more than a moment."""

import asyncio
import contextlib
import re
import signal
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from app.cli import main
from tests.people import Person, Refused, Server, metric, people, running_server, seated
from tests.plugins.looping import add_looping
from tests.plugins.packages import GAME, add_package

A_MOMENT = 15.0
"""Far more than the limit, far less than for ever: the machine may be busy."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game is there for every server that is started."""
    site = tmp_path_factory.mktemp("site")
    add_looping(site)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        yield


@pytest.fixture(scope="module")
def server(installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that leave it as it was."""
    with running_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def own_server(installed: None, tmp_path: Path) -> Iterator[Server]:
    """For tests that stop it; not started yet."""
    server = Server(tmp_path)
    yield server
    server.stop()


@asynccontextmanager
async def other_room(server: Server) -> AsyncIterator[list[float]]:
    """Somebody plays another game meanwhile; gives the seconds that each of their choices took."""
    waits: list[float] = []

    async def play(cat: Person) -> None:
        while True:
            began = time.monotonic()
            option = next(option for option in [*cat.options, "~undo"] if option != "done")
            answer = await (cat.undo() if len(waits) % 2 else cat.choose(option))
            assert answer["t"] == "ok"
            waits.append(time.monotonic() - began)
            await asyncio.sleep(0.02)

    async with people(server, "Cat") as (cat,):
        await seated(server, [cat], "persuasion", bots=2)
        playing = asyncio.create_task(play(cat))
        try:
            yield waits
            made = len(waits)
            async with asyncio.timeout(A_MOMENT):
                while len(waits) < made + 2 and not playing.done():
                    await asyncio.sleep(0.02)
        finally:
            playing.cancel()
            done = (await asyncio.gather(playing, return_exceptions=True))[0]
        assert isinstance(done, asyncio.CancelledError), done
    assert max(waits) < A_MOMENT


async def numbers(person: Person) -> str:
    return (await person.http.get("/metrics")).text


async def halted(person: Person) -> None:
    await person.until(lambda p: p.room.get("notice") == "notice-game-bug", A_MOMENT)


async def timeouts(person: Person) -> float:
    """How many calls into the game have been ended so far."""
    text = await numbers(person)
    name = 'parlour_game_timeouts_total{game="looping"}'
    return metric(text, name) if name in text else 0


@pytest.mark.parametrize("fault", ["loops", "catches", "swallows", "sleeps"])
async def test_a_choice_that_never_ends_is_refused_and_changes_nothing(server: Server, fault: str) -> None:
    async with people(server, "Ann", "Bob") as (ann, bob), other_room(server):
        room = await seated(server, [ann, bob], "looping")
        assert (await ann.choose("fine"))["t"] == "ok"
        before, ended = (ann.public, ann.mine, ann.notes), await timeouts(ann)
        answer = await ann.choose(f"turn:{fault}")
        assert (answer["t"], answer["reason"]) == ("no", "refused-game-bug")
        assert (ann.public, ann.mine, ann.notes) == before
        assert (await ann.choose("fine"))["t"] == "ok"
        await bob.until(lambda p: p.game["picked"] == ["fine", "fine"])
        assert (await bob.choose("fine"))["t"] == "ok"
        assert await timeouts(ann) == ended + 1
    (line,) = [line for line in server.log().splitlines() if "game bug" in line and room in line]
    assert re.search(r"looping took more than 0.25 seconds, in __init__.py, line \d+ \(go_wrong\)", line)


async def test_who_insists_makes_nobody_wait(server: Server) -> None:
    async with people(server, "Ann", "Bob") as (ann, bob):
        await seated(server, [ann, bob], "looping")
        ended = await timeouts(ann)
        for _ in range(8):
            assert (await ann.choose("turn:loops"))["reason"] == "refused-game-bug"
        assert await timeouts(ann) - ended in (3, 4)  # a fourth if all this took more than ten seconds


@pytest.mark.parametrize("place", ["public", "private"])
async def test_a_move_that_can_not_be_shown_is_kept_and_everybody_is_told(own_server: Server, place: str) -> None:
    server = own_server.start()
    async with people(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        room = await seated(server, [ann, bob], "looping")
        async with other_room(server):
            assert (await ann.choose(f"{place}:loops"))["t"] == "ok"
            await halted(ann)
            await halted(bob)
            assert (await ann.choose("fine"))["reason"] == "refused-game-bug"
            await eve.connect(room)
            await halted(eve)
        assert (await eve.http.get(f"/r/{room}")).status_code == 200
        await bob.come_back(room)
        assert await timeouts(ann) == 1, "the game is left alone"
        server.stop()
        server.environment["LOOPING_MENDED"] = "1"
        server.start()
        await ann.come_back(room)
        await ann.until(lambda p: p.game["picked"] == [f"{place}:loops"])
        assert (await ann.choose("fine"))["t"] == "ok"
        assert not ann.room.get("notice")


async def test_a_match_that_can_not_be_restored_is_shown_as_far_as_it_goes_and_plays_on_when_mended(
    own_server: Server,
) -> None:
    server = own_server.start()
    async with people(server, "Ann", "Bob") as (ann, bob):
        room = await seated(server, [ann, bob], "looping")
        for person in (ann, ann, bob):
            await person.until(lambda p: "fine" in p.options)
            assert (await person.choose("fine"))["t"] == "ok"
        for broken_from, shown in ((3, 2), (2, 1), (0, None)):  # in a turn, at its start, at once
            server.stop()
            server.environment["LOOPING_BROKEN"] = str(broken_from)
            server.start()
            ann.public = {}
            await ann.come_back(room)
            await halted(ann)
            assert ann.public == {} if shown is None else ann.game["picked"] == ["fine"] * shown
            assert (await bob.http.get(f"/r/{room}")).status_code == 200
            assert (await ann.ask_server(t="choose", ask=2, option="fine"))["reason"] == "refused-game-bug"
        async with other_room(server):
            refused = await ann.create("looping", 2)
            await ann.post(f"/rooms/{refused}/bots")
            with pytest.raises(Refused, match="refused-game-bug"):
                await ann.post(f"/rooms/{refused}/start")
        server.stop()
        del server.environment["LOOPING_BROKEN"]
        server.start()
        await bob.come_back(room)
        await bob.until(lambda p: p.game["picked"] == ["fine"] * 3)
        assert (await bob.choose("fine"))["t"] == "ok"


async def test_a_bot_that_never_ends_plays_something_and_is_not_asked_for_a_while(server: Server) -> None:
    async with people(server, "Ann") as (ann,), other_room(server):
        await seated(server, [ann], "looping", bots=1)
        ended = await timeouts(ann)
        assert (await ann.choose("bot:loops"))["t"] == "ok"
        while "result" not in ann.public:
            await ann.until(lambda p: p.options or "result" in p.public)
            if ann.options:
                assert (await ann.choose("fine"))["t"] == "ok"
        assert metric(await numbers(ann), 'parlour_bot_moves_total{game="looping"}') == 10
        assert await timeouts(ann) - ended == server.log().count("bot failed") == 3


async def test_it_can_be_stopped_while_a_game_loops(own_server: Server) -> None:
    own_server.settings |= {"game_seconds": 3, "shutdown_seconds": 1}
    server = own_server.start()
    async with people(server, "Ann", "Bob") as (ann, bob):
        await seated(server, [ann, bob], "looping")
        await ann.send(t="choose", n=1, ask=0, option="turn:loops")
        await asyncio.to_thread(wait_until_silent, server)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(server.process.wait, 60) in (0, -signal.SIGTERM)


def wait_until_silent(server: Server) -> None:
    """Until the server answers nobody any more."""
    with contextlib.suppress(OSError):
        while True:
            urllib.request.urlopen(f"{server.url}/livez", timeout=1).close()


async def test_a_worker_that_stands_still_ends_itself_and_says_where(own_server: Server) -> None:
    own_server.settings["stall_seconds"] = 2
    server = own_server.start()
    async with people(server, "Ann", "Bob") as (ann, bob):
        room = await seated(server, [ann, bob], "looping")
        assert (await ann.choose("fine"))["t"] == "ok"
        await ann.send(t="choose", n=9, ask=1, option="turn:computes")
        assert server.process is not None
        assert await asyncio.to_thread(server.process.wait, 60) == 1
        assert re.search(r'parlour_looping/__init__.py", line \d+ in go_wrong', server.log())
        server.start()
        await ann.come_back(room)
        await ann.until(lambda p: p.game["picked"] == ["fine"])
        assert (await ann.choose("fine"))["t"] == "ok"


async def test_health_tells_how_late_the_loop_is(server: Server) -> None:
    async with people(server, "Ann", "Bob") as (ann, bob):
        await seated(server, [ann, bob], "looping")
        async with asyncio.timeout(60):
            while (await ann.http.get("/healthz")).json()["loop"] != "ok":  # from the tests before
                await asyncio.sleep(0.1)
        await ann.choose("turn:sleeps")  # for ten times the limit
        late = await ann.http.get("/healthz")
        assert (late.status_code, late.json()["loop"]) == (503, "slow")
        assert late.json()["loop_ms"] > 2000
        assert (await ann.http.get("/livez")).status_code == 200
        assert metric(await numbers(ann), "parlour_loop_lag_seconds_sum") > 2


# ---- parlour check


LOOP = "while True:\n        pass"
SLEEP = "import time\n    time.sleep(1000)"


@pytest.mark.parametrize(
    ("name", "body"),
    [*((name, LOOP) for name in ("setup", "turn", "result", "public", "private", "redeal", "bot")), ("turn", SLEEP)],
)
def test_the_check_of_a_game_that_never_ends_says_so(
    site: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, body: str
) -> None:
    monkeypatch.setattr("app.conformance.run.STEP_SECONDS", 0.1)
    monkeypatch.setattr("app.conformance.package.WORDS_SECONDS", 0.1)
    source, changed = re.subn(
        rf"(def {name}\(.*:\n)", rf"\1    {body}\n", GAME.format(id="endless", seats=(2,), most=2)
    )
    assert changed == 1
    add_package(site, "parlour_endless", id="endless", files={"__init__.py": source})
    assert main(["check", "endless", "--quick"]) == 1
    lines = capsys.readouterr().out.splitlines()
    found = lines[lines.index("FAILED time") + 1]
    assert re.search(rf"endless took more than 0.1 seconds, in __init__.py, line \d+ \({name}\)", found)
