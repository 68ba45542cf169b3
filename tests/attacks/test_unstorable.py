"""Texts that a database can't hold, wherever a text comes in: bad input, and never taken for an outage."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest

from app.export import to_json
from tests.attacks.tools import client, install_games, table
from tests.people import Person, Server, people, running_server, seated
from tests.services import Postgres
from tests.test_export import EXPORT

TEXTS = {"zero": "a\0b", "escape": "a\x1bb", "delete": "a\x7fb", "half a pair": "a\ud800b", "other half": "a\udfffb"}
JSON = {"content-type": "application/json"}
PATHS = ["/api/rooms/{}", "/api/rooms/{}/notes?upto=3", "/api/rooms/{}/export", "/api/rooms/{}/replay", "/r/{}",
         "/r/{}/replay", "/r/{}/qr.svg", "/rules/{}", "/rules/{}/digest", "/rules/persuasion/{}", "/static/{}",
         "/static/site/{}", "/words/{}", "/words/persuasion/{}", "/games/{}/board.js", "/games/persuasion/{}",
         "/language/{}", "/{}"]  # fmt: skip
IN_PATHS = ["%00", "a%00b", "kolu-temi-raf%00", "%ED%A0%80", "%FF", "a%1bb"]
QUERIES = ["/lobby?part={}", "/new?game={}", "/language/en?back={}", "/api/rooms?state={}", "/r/{}?part={}"]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("unstorable")
    settings: dict[str, Any] = {"logins_per_minute": 1000, "imports_per_minute": 1000, "chat_burst": 100}
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings["database_url"] = asyncio.run(postgres.new_database())
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(install_games(folder / "plugin")))
        with running_server(folder, **settings) as server:
            yield server
            assert "Traceback" not in server.log(), server.log()


@pytest.fixture
async def ann(server: Server) -> AsyncIterator[Person]:
    """Somebody, and at the end of the test the server still thinks well of its database."""
    async with people(server, "Ann") as (person,):
        yield person
        counted = (await person.http.get("/metrics")).text
        assert 'reason="refused-store-down"' not in counted
        assert "the store failed" not in server.log()
        assert (await person.http.get("/api/me")).json()["name"] == "Ann"


async def refused(browser: httpx.AsyncClient, path: str, body: dict[str, Any]) -> None:
    """Sent as a program does that escapes whatever it has."""
    answer = await browser.post(path, content=json.dumps(body), headers=JSON)
    assert answer.status_code in (400, 403, 404, 409, 422), (path, body, answer.text)


async def test_in_paths_and_queries(ann: Person) -> None:
    for text in IN_PATHS:
        for path in PATHS:
            assert (await ann.http.get(path.format(text))).status_code == 404, (path, text)
        for path in QUERIES:
            assert (await ann.http.get(path.format(text, text))).status_code < 500, (path, text)
        for command in ("sit", "stand", "start", "rematch"):
            answer = await ann.http.post(f"/api/rooms/{text}/{command}", json={})
            assert answer.status_code == 404, (command, text)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
async def test_in_bodies(server: Server, ann: Person, text: str) -> None:
    room = await ann.create("persuasion", 3)
    await refused(ann.http, "/api/me", {"name": text})
    await refused(ann.http, "/api/rooms", {"game": text, "seats": 3})
    await refused(ann.http, "/api/rooms", {"game": "persuasion", "seats": 3, "options": {text: True}})
    await refused(ann.http, "/api/rooms", {"game": "persuasion", "seats": 3, "options": {"refund": text}})
    await refused(ann.http, f"/api/rooms/{room}/sit", {"nonce": text})
    await refused(ann.http, f"/api/rooms/{room}/hand-over", {"seat": 0, "to": text})
    await refused(ann.http, "/api/login", {"name": text, "password": "a good password"})
    await refused(ann.http, "/api/login", {"name": "Ann", "password": text * 4})
    async with client(server) as stranger:
        await refused(stranger, "/api/me", {"name": text, "room": text})
        answer = await stranger.post("/api/me", content=json.dumps({"name": "Bob", "room": text}), headers=JSON)
        assert answer.status_code in (200, 422), "it does not count where the address has names left"
        answer = await ann.http.post("/api/me/password", content=json.dumps({"password": text * 4}), headers=JSON)
        assert answer.status_code in (200, 409, 422), "a password is only hashed"


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
async def test_in_imports_of_which_nothing_is_left(ann: Person, text: str) -> None:
    match = json.loads(to_json(EXPORT))
    before = len((await ann.http.get("/me")).text)
    for change in (
        {"seats": [text, *match["seats"][1:]]},
        {"game": text},
        {"options": {text: True}},
        {"moves": [[0, text], *match["moves"]]},
        {"room": text, "seats": ["a\0", *match["seats"][1:]]},
        {"times": [2**70] * len(match["moves"])},
        {"times": [2**63 - 1] * len(match["moves"])},
    ):
        await refused(ann.http, "/api/import", {**match, **change})
    assert len((await ann.http.get("/me")).text) == before, "no room was made"


async def test_in_chat_and_choices(server: Server, ann: Person) -> None:
    async with people(server, "Bob") as (bob,):
        room = await seated(server, [ann, bob], "tiny")
        for text in TEXTS.values():
            assert ann.socket is not None
            await ann.socket.send(json.dumps({"t": "chat", "n": 900, "text": text}))
            await ann.socket.send(json.dumps({"t": "choose", "n": 901, "ask": ann.mine["at"], "option": text}))
            await ann.socket.send(json.dumps({"t": "hello", "epoch": text, "v": 0}))
        assert (await ann.say("all well 👨‍👩‍👧 \u200fשלום"))["t"] == "ok"
        await bob.until(lambda p: p.chat)
        assert [line["text"] for line in bob.chat] == ["all well 👨‍👩‍👧 \u200fשלום"]
        refusals = {frame["reason"] for frame in ann.frames if frame["t"] == "no"}
        assert refusals <= {"refused-malformed", "refused-not-offered", "refused-chat-letters"}
        async with table(server, f"{room}%00") as opened:
            assert "refused-no-such-room" in str(await opened.recv())
