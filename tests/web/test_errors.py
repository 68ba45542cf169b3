"""What one reads when something can't be done."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from app.words import say
from tests.people import people, running_server
from tests.web.conftest import Browsers, named, new_room, reason


@pytest.mark.parametrize("language", ["en", "it", "hu"])
async def test_unknown_rooms_and_pages_have_a_friendly_page(browsers: Browsers, language: str) -> None:
    reader = browsers(accept_language=language)
    for path, message in (("/r/kolu-temi-rafo", "refused-no-such-room"), ("/nowhere", "error-not-found")):
        answer = await reader.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert f'<html lang="{language}"' in answer.text
        assert say(language, None, message) in answer.text


@pytest.mark.parametrize("language", ["en", "it", "hu"])
async def test_the_api_answers_in_json(browsers: Browsers, language: str) -> None:
    answer = await browsers(accept_language=language).get("/api/rooms/kolu-temi-rafo")
    assert answer.status_code == 404
    text = say(language, None, "refused-no-such-room")
    assert answer.json() == {"error": {"reason": "refused-no-such-room", "text": text}}


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/"])
async def test_unknown_addresses_of_the_api(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 404
    assert reason(answer) == "error-not-found"


async def test_the_wrong_method(browser: httpx.AsyncClient) -> None:
    answer = await browser.post("/api/games", json={})
    assert answer.status_code == 405
    assert reason(answer) == "error-method"
    assert answer.headers["allow"] == "GET"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seats": 3}, "game"),
        ({"game": "persuasion", "seats": "3"}, "seats"),
        ({"game": "persuasion", "seats": True}, "seats"),
        ({"game": "persuasion", "seats": 3, "public": "yes"}, "public"),
        ({"game": "persuasion", "seats": 3, "options": []}, "options"),
        ({"game": "persuasion", "seats": 3, "host": "me"}, "host"),
        ({"game": 7, "seats": 3}, "game"),
    ],
)
async def test_wrong_fields_are_named(ann: httpx.AsyncClient, body: dict[str, object], field: str) -> None:
    answer = await ann.post("/api/rooms", json=body)
    assert answer.status_code == 422
    assert reason(answer) == "refused-fields"
    assert field in answer.json()["error"]["text"]
    assert "pydantic" not in answer.text


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 9000, b'{"name": "\\ud800"}'])
async def test_rubbish_is_refused(browser: httpx.AsyncClient, body: bytes) -> None:
    answer = await browser.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert reason(answer).startswith("refused-")


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": 2},
        {"game": "persuasion", "seats": 9},
        {"game": "persuasion", "seats": 3, "options": {"x": True}},
    ],
)
async def test_games_seats_and_options_that_are_not_there(ann: httpx.AsyncClient, body: dict[str, object]) -> None:
    answer = await ann.post("/api/rooms", json=body)
    assert answer.status_code in (400, 422)
    assert reason(answer) in ("refused-no-such-game", "refused-bad-setup")


async def test_our_own_mistakes_tell_nothing(app: FastAPI, ann: httpx.AsyncClient) -> None:
    async def broken() -> None:
        raise RuntimeError("this text is for the log only")

    app.add_api_route("/broken", broken)
    app.add_api_route("/api/broken", broken)
    page, data = await ann.get("/broken"), await ann.get("/api/broken")
    assert page.status_code == data.status_code == 500
    assert page.headers["content-type"].startswith("text/html")
    assert "content-security-policy" in page.headers
    assert reason(data) == "error-server"
    for answer in (page, data):
        assert "Traceback" not in answer.text
        assert "log only" not in answer.text


FAILING = """
import sys, structlog
from app.settings import Settings
from app.web.logs import set_up_logs
set_up_logs(Settings(_env_file=None, log_format=sys.argv[1]))
def play(hand):
    raise RuntimeError("broken")
try:
    play("dragon" + "-card")
except RuntimeError:
    structlog.get_logger("test").exception("it failed", part="store")
"""


@pytest.mark.parametrize("log_format", ["console", "json"])
def test_tracebacks_in_the_log_hold_no_values(log_format: str) -> None:
    run = subprocess.run([sys.executable, "-c", FAILING, log_format], capture_output=True, text=True, check=True)
    assert "it failed" in run.stderr
    assert "RuntimeError" in run.stderr
    assert "dragon-card" not in run.stderr


async def test_the_log_names_no_rooms_people_or_cookies(tmp_path: Path) -> None:
    """The name of an unlisted room is a key to it."""
    with running_server(tmp_path, log_format="json", log_level="info") as server:
        async with people(server, "Ann Secretive") as (ann,):
            room = await ann.create("persuasion", 3, public=False)
            await ann.http.get(f"/r/{room}")
            await ann.post(f"/rooms/{room}/sit", seat=0)
            await ann.connect(room)
            cookie = ann.http.cookies["parlour"]
        lines = [json.loads(line) for line in server.log().splitlines()]
    assert "/r/{room}" in {line.get("route") for line in lines}
    for secret in (room, cookie, "Secretive"):
        assert secret not in server.log()


async def test_refused_deeds_change_nothing(browsers: Browsers, ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    bob = await named(browsers(), "Bob")
    await ann.post(f"/api/rooms/{room}/sit", json={"seat": 0})
    before = (await bob.get(f"/api/rooms/{room}")).json()
    for path, body, expected in (
        ("sit", {"seat": 0}, "refused-seat-taken"),
        ("sit", {"seat": 7}, "refused-no-such-seat"),
        ("stand", {}, "refused-not-seated"),
        ("kick", {"seat": 0}, "refused-not-host"),
        ("bots", {}, "refused-not-host"),
        ("start", {}, "refused-not-host"),
        ("rematch", {}, "refused-not-over"),
        ("hand-over", {"seat": 0, "to": "bot"}, "refused-not-running"),
    ):
        assert reason(await bob.post(f"/api/rooms/{room}/{path}", json=body)) == expected
    assert reason(await ann.post(f"/api/rooms/{room}/start", json={})) == "refused-seats-empty"
    assert (await bob.get(f"/api/rooms/{room}")).json() == before
