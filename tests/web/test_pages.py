"""Pages in three languages, and the words they are made of."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser, ast

from app.web.catalog import catalog
from app.web.howto import digest_page
from app.web.language import preferred
from app.words import LANGUAGES, say, source
from tests.web.conftest import Browsers, new_room

APP = Path(__file__).parents[2] / "app"
PAGES = ["/", "/lobby", "/new", "/new?game=persuasion", "/me", "/credits", "/rules/persuasion", "/rules/smog"]


# ---------------------------------------------------------------- words


def messages(language: str) -> dict[str, set[str]]:
    """The site's messages, each with the variables that it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(language, None)).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", _text(entry)))
    return found


def _text(entry: Any) -> str:
    from fluent.syntax import serialize

    return serialize(ast.Resource([entry]))


@pytest.mark.parametrize("language", ["it", "hu"])
def test_every_message_is_there_in_every_language(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert english.keys() == other.keys()
    assert english == other


def test_every_message_that_pages_and_refusals_name_is_there() -> None:
    named = {"state-open", "state-running", "state-over", "state-stuck"}
    for path in (APP / "templates").rglob("*.html"):
        named |= set(re.findall(r'\bsay\("([a-z0-9-]*[a-z0-9])"', path.read_text("utf-8")))
    for folder in ("web", "play", "engine"):
        for path in (APP / folder).rglob("*.py"):
            named |= set(re.findall(r'"((?:refused|bye|error)-[a-z-]+[a-z])"', path.read_text("utf-8")))
    named |= {f"error-title-{status}" for status in (403, 404, 429, 500, 503)} - {"error-title-"}
    assert len(named) > 100
    assert named - messages("en").keys() - {"error-title"} == set()


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("de-DE,hu;q=0.5,en;q=0.3", "hu"),
        ("fr", "en"),
        ("en;q=0.1, it;q=0.2", "it"),
        ("it;q=zero,hu", "hu"),
        (",;,=" * 200, "en"),
    ],
)
def test_browsers_say_what_their_people_read(header: str, language: str) -> None:
    assert preferred(header) == language


# ---------------------------------------------------------------- pages


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("path", PAGES)
async def test_pages_read_in_every_language(browsers: Browsers, path: str, language: str) -> None:
    answer = await browsers(accept_language=language).get(path)
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text
    assert say(language, None, "footer-line") in answer.text
    assert len(re.findall(r"<h1", answer.text)) == 1
    visible = re.sub(r"<(script|svg)\b.*?</\1>|<[^>]+>", " ", answer.text, flags=re.DOTALL)
    assert not set(visible.split()) & messages("en").keys() - {
        "bot",
        "chat",
        "play",
        "no",
        "yes",
        "start",
        "invite",
        "copy",
    }


async def test_the_language_can_be_switched(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/language/hu?back=/lobby")
    assert answer.status_code == 303
    assert answer.headers["location"] == "/lobby"
    assert '<html lang="hu"' in (await browser.get("/lobby")).text


ELSEWHERE = [
    "https://evil.test",
    "//evil.test",
    "/\\evil.test",
    "evil",
    "/\t/evil.test",
    "/\n/evil.test",
    "/\t\\evil.test",
]
"""A browser reads what has a tab or a line break as if it were not there."""


@pytest.mark.parametrize("back", ELSEWHERE)
async def test_the_switch_leads_nowhere_else(browser: httpx.AsyncClient, back: str) -> None:
    assert (await browser.get("/language/hu", params={"back": back})).headers["location"] == "/"


@pytest.mark.parametrize("back", ELSEWHERE)
async def test_a_log_in_leads_nowhere_else(browser: httpx.AsyncClient, back: str) -> None:
    page = (await browser.get("/me", params={"back": back})).text
    assert re.findall(r'data-then="([^"]*)"', page) == ["reload", "reload"]
    page = (await browser.get("/me", params={"back": "/r/kolu-temi-rafo?part=seats"})).text
    assert re.findall(r'data-then="([^"]*)"', page) == ["/r/kolu-temi-rafo?part=seats"] * 2


async def test_every_game_has_its_lamp(browser: httpx.AsyncClient) -> None:
    home = (await browser.get("/")).text
    assert [*catalog()][:4] == ["persuasion", "smog", "emerald", "android"]
    for game in catalog():
        assert home.count(f'<article class="lamp lamp-{game}"') == 1


async def test_names_are_shown_as_text(browsers: Browsers, browser: httpx.AsyncClient) -> None:
    mallory = browsers()
    await mallory.post("/api/me", json={"name": "<b onload=x>&\"'"})
    room = await new_room(mallory)
    await mallory.post(f"/api/rooms/{room}/sit", json={})
    for path in (f"/r/{room}", "/lobby", "/me"):
        html = (await mallory.get(path)).text
        assert "<b onload" not in html
        assert "&lt;b onload=x&gt;" in html


async def test_the_waiting_room_shows_seats_options_and_invitation(
    browsers: Browsers, ann: httpx.AsyncClient, browser: httpx.AsyncClient
) -> None:
    room = await new_room(ann, options={"refund": True})
    await ann.post(f"/api/rooms/{room}/sit", json={"seat": 0})
    mine, theirs = (await ann.get(f"/r/{room}")).text, (await browser.get(f"/r/{room}")).text
    assert f"http://parlour.test/r/{room}" in mine
    assert say("en", "persuasion", "setting-refund") in mine
    assert 'id="start"' in mine
    assert 'id="start"' not in theirs
    assert 'id="your-name"' in theirs
    assert 'id="your-name"' not in mine
    assert 'id="sit-1"' in theirs
    assert 'id="kick-0"' not in theirs
    part = (await browser.get(f"/r/{room}?part=seats")).text
    assert "Ann" in part
    assert "<html" not in part


async def test_the_invitation_is_a_picture_too(ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    answer = await ann.get(f"/r/{room}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")


async def test_a_running_room_is_a_table(ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    await ann.post(f"/api/rooms/{room}/sit", json={})
    await ann.post(f"/api/rooms/{room}/bots", json={})
    await ann.post(f"/api/rooms/{room}/start", json={})
    html = (await ann.get(f"/r/{room}")).text
    assert 'id="boot"' in html
    assert room in html


async def test_the_profile_lists_my_rooms(ann: httpx.AsyncClient) -> None:
    room = await new_room(ann, public=False)
    await ann.post(f"/api/rooms/{room}/sit", json={})
    assert f'href="/r/{room}"' in (await ann.get("/me")).text


# ---------------------------------------------------------------- rules


def test_every_rule_of_a_digest_can_be_linked_to() -> None:
    for game in catalog().values():
        html = str(digest_page(game))
        anchors = re.findall(r'id="([A-Z]{2}-[A-Z]?\d+)"', html)
        assert len(anchors) == len(set(anchors)) > 50, game.id
        assert set(re.findall(r'href="#([^"]+)"', html)) <= set(anchors)


async def test_a_hint_on_the_table_leads_to_its_rule(browser: httpx.AsyncClient) -> None:
    html = (await browser.get("/rules/persuasion/digest")).text
    assert re.search(r'<a class="rule" id="PE-018" href="#PE-018">PE-018</a></strong> A player must place all', html)


async def test_there_are_no_rules_of_games_that_are_not_there(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/rules/chess")).status_code == 404
    assert (await browser.get("/rules/chess/digest")).status_code == 404
