"""Even pace: what is answered in a reaction window is held until it closes, whatever happens meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from app.export import from_json
from app.store.reader import DatabaseReader
from tests.attacks.shutters import KEEPER
from tests.attacks.tools import install_games
from tests.people import Person, Server, people, running_server, seated
from tests.services import Postgres, RedisServer

WINDOW = 2.0
SETTINGS = {"window_seconds": WINDOW, "rooms_per_player": 1000}


@pytest.fixture
def own_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """For tests that stop it."""
    monkeypatch.setenv("PYTHONPATH", str(install_games(tmp_path / "plugin")))
    with running_server(tmp_path, **SETTINGS) as server:
        yield server


@asynccontextmanager
async def table_with_key(
    server: Server, keeper_server: Server | None = None, *, key: bool = True
) -> AsyncIterator[tuple[str, list[Person]]]:
    """A room and its people, where the keeper can do something in the first window, which has just been opened.

    Or can't, without a key.
    """
    has_key = not key
    while has_key != key:
        crowd = [await Person(server, "Ann").introduce(), await Person(keeper_server or server, "Keeper").introduce()]
        room = await seated(server, crowd, "shutters")
        has_key = "open" in crowd[KEEPER].options
        if has_key == key:
            assert crowd[0].room["even_pace"]
            yield room, crowd
        for person in crowd:
            await person.close()


async def stored(server: Server, room: str) -> list[tuple[int, str]]:
    """The choices that are durable."""
    reader = await DatabaseReader.open(str(server.settings["database_url"]))
    snapshot = await reader.room(room)
    await reader.close()
    assert snapshot is not None
    return [(row.seat, row.option) for row in snapshot.moves if row.seq > 0]


def frames(person: Person, kind: str) -> list[dict[str, Any]]:
    return [frame for frame in person.frames if frame["t"] == kind]


async def answer(person: Person, option: str) -> asyncio.Task[dict[str, Any]]:
    """Choose, and wait until the server says that it holds the answer. Done when that is carried out or refused."""
    before = len(frames(person, "held"))
    choosing = asyncio.create_task(person.choose(option))
    await person.until(lambda p: len(frames(p, "held")) > before or choosing.done())
    assert not choosing.done(), "it is not carried out at once"
    return choosing


async def test_nothing_happens_before_the_window_closes(server: Server) -> None:
    async with table_with_key(server) as (room, (ann, keeper)):
        before, at, steps = keeper.mine, keeper.mine["at"], len(frames(keeper, "step"))
        first = await answer(keeper, "open")
        again = await answer(keeper, "open")
        assert (await keeper.say("Hm!"))["t"] == "ok", "what else a person does is not held up"
        assert (await keeper.choose("nothing-like-it"))["reason"] == "refused-not-offered"
        assert keeper.mine == before
        assert len(frames(keeper, "step")) == steps
        assert await stored(server, room) == []
        assert not any(choosing.done() for choosing in (first, again))
        assert [(await first)["t"], (await again)["t"]] == ["ok", "ok"]
        await ann.until(lambda p: p.game["opened"][:1] == [True])
        assert keeper.mine["at"] == at + 1
        assert (await stored(server, room))[0] == (KEEPER, "open")


async def test_the_last_word_counts(server: Server) -> None:
    async with table_with_key(server) as (room, (_, keeper)):
        at = keeper.mine["at"]
        first = await answer(keeper, "pass")
        assert (await keeper.ask_server(t="undo", ask=at + 1))["t"] == "ok"
        assert (await first)["reason"] == "refused-taken-back"
        assert (await keeper.ask_server(t="undo", ask=at + 1))["reason"] == "refused-stale", "nothing is held"
        second = await answer(keeper, "pass")
        third = await answer(keeper, "open")
        assert (await second)["reason"] == "refused-taken-back"
        assert (await third)["t"] == "ok"
        assert (await stored(server, room)) == [(KEEPER, "open")]


async def test_a_pass_of_the_server_is_not_taken_back(server: Server) -> None:
    """Where nothing else was possible: as if it had been carried out."""
    async with table_with_key(server, key=False) as (room, (ann, keeper)):
        at = keeper.mine["at"]
        await asyncio.sleep(0.3)  # it is given at once here, and held
        assert "undo" not in keeper.mine
        for all in (False, True):
            refused = await keeper.ask_server(t="undo", ask=at + 1, all=all)
            assert refused["reason"] == "refused-nothing-to-undo"
        await ann.until(lambda p: p.game["opened"][:1] == [False])
        assert (await stored(server, room))[0] == (KEEPER, "pass")


@pytest.mark.parametrize("how", ["undo", "undo all", "windows"])
async def test_who_passes_in_every_window_can_still_want_to_be_asked(server: Server, how: str) -> None:
    async with table_with_key(server) as (room, (ann, keeper)):
        await ann.until(lambda p: all(seat.get("present") for seat in p.room["seats"]))
        at, told = keeper.mine["at"], len(ann.frames)
        await keeper.send(t="windows", ask="later")
        await asyncio.sleep(0.3)  # the pass is held
        if how == "windows":
            await keeper.send(t="windows", ask="able")
        else:
            assert (await keeper.ask_server(t="undo", ask=at + 1, all=how == "undo all"))["t"] == "ok"
        await asyncio.sleep(WINDOW + 0.2)
        assert await stored(server, room) == []
        assert len(ann.frames) == told, "nobody is told anything"
        assert (await keeper.choose("open"))["t"] == "ok"
        assert (await stored(server, room))[0] == (KEEPER, "open")


async def test_the_persons_own_word_counts_more_than_the_pass_for_them(server: Server) -> None:
    async with table_with_key(server) as (room, (_, keeper)):
        await keeper.send(t="windows", ask="later")
        await asyncio.sleep(0.3)
        assert (await (await answer(keeper, "open")))["t"] == "ok"
        assert (await stored(server, room))[0] == (KEEPER, "open")


async def test_several_answers_are_not_held(server: Server) -> None:
    """Who sends them does not know of the window; and what others hold makes no difference."""
    async with table_with_key(server) as (room, (_, keeper)):
        at = keeper.mine["at"]
        several = {"t": "choose", "ask": at, "option": "open", "then": ["open"]}
        assert (await keeper.ask_server(**several))["reason"] == "refused-not-asked"
        assert frames(keeper, "held") == []
        assert (await (await answer(keeper, "open")))["t"] == "ok"
        assert (await stored(server, room))[0] == (KEEPER, "open")


async def test_an_answer_outlives_its_connection(server: Server) -> None:
    async with table_with_key(server) as (_, (ann, keeper)):
        choosing = await answer(keeper, "open")
        await keeper.drop()
        choosing.cancel()
        await ann.until(lambda p: p.game["opened"][:1] == [True])


async def test_who_answers_late_is_not_held(server: Server) -> None:
    async with table_with_key(server) as (_, (ann, keeper)):
        await asyncio.sleep(WINDOW + 0.2)
        held = len(frames(keeper, "held"))
        assert (await keeper.choose("pass"))["t"] == "ok"
        assert len(frames(keeper, "held")) == held
        await ann.until(lambda p: p.game["opened"][:1] == [False])


async def test_a_bots_answer_is_dropped_when_the_person_is_back(server: Server) -> None:
    async with table_with_key(server) as (room, (_, keeper)):
        for to in ("bot", "person"):  # a bot answers at once here, and would open
            await keeper.post(f"/rooms/{room}/hand-over", seat=KEEPER, to=to)
        await asyncio.sleep(WINDOW + 0.2)
        assert await stored(server, room) == []
        assert (await keeper.choose("pass"))["t"] == "ok"
        assert (await stored(server, room))[0] == (KEEPER, "pass")


async def test_a_window_without_people_is_not_held_up(server: Server) -> None:
    async with people(server, "Ann") as crowd:
        room = await seated(server, crowd, "shutters", bots=1)
        await crowd[0].until(lambda p: "result" in p.public)
        export = from_json((await crowd[0].http.get(f"/api/rooms/{room}/export")).content)
        assert export.times is not None
        assert sorted(export.times)[len(export.times) // 2] < WINDOW * 1000, "half of the match took less than a window"


@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_a_server_that_ends_has_promised_nothing(own_server: Server, how: str) -> None:
    """Nothing was acknowledged or refused, so a browser sends its answer to the next server, and that holds it."""
    async with table_with_key(own_server) as (room, (ann, keeper)):
        choosing = await answer(keeper, "open")
        getattr(own_server, how)()
        with pytest.raises(ConnectionError):
            await choosing
        assert await stored(own_server, room) == []
        own_server.start()
        for person in (ann, keeper):
            await person.come_back(room)
        again = await answer(keeper, "open")
        assert await stored(own_server, room) == []
        assert (await again)["t"] == "ok"
        assert (await stored(own_server, room))[0] == (KEEPER, "open")


async def test_two_workers_hold_what_each_has_received(
    postgres: Postgres, redis_server: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keeper answers on both, as a browser does that comes back to another worker; it counts once."""
    monkeypatch.setenv("PYTHONPATH", str(install_games(tmp_path / "plugin")))
    shared = {"database_url": await postgres.new_database(), "bus_url": redis_server.url, "secret_key": "k" * 40}
    folders = [tmp_path / name for name in ("first", "second")]
    for folder in folders:
        folder.mkdir()
    with (
        running_server(folders[0], **SETTINGS, **shared) as first,
        running_server(folders[1], **SETTINGS, **shared) as second,
    ):
        async with table_with_key(first, second) as (room, (ann, keeper)):
            there = await answer(keeper, "open")
            twin = Person(first, "Keeper")
            twin.http.cookies.update(keeper.http.cookies)
            await twin.connect(room)
            await twin.until(lambda p: "open" in p.options)
            here = await answer(twin, "open")
            assert [(await there)["t"], (await here)["t"]] == ["ok", "ok"]
            await ann.until(lambda p: p.game["opened"][:1] == [True])
            await twin.close()
            assert (await stored(first, room))[:1] == [(KEEPER, "open")]
