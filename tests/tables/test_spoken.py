"""The table in words: what somebody who does not see the board is told of the position."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from app.games.android.content import LOCATIONS
from app.play.views import PublicView
from app.play.wire import encode
from app.words import LANGUAGES, tell
from tests.chromium import browser
from tests.tables.layout import Looker
from tests.tables.moments import GAMES, Moment, moments
from tests.tables.posed import NAMES

__all__ = ["browser"]

READ = """[...document.querySelectorAll(".in-words h3")].map((heading) =>
  [heading.textContent, [...heading.nextElementSibling.children].map((line) => line.textContent)])"""
RAW = re.compile(r"spoken-|undefined|\bnull\b|NaN|\[object|\{|\b[a-z]+-[a-z-]+:|; ;|: ;|; \.|\.\.")

Chapters = list[tuple[str, list[str]]]


@dataclass(frozen=True)
class Telling:
    """What is told at one moment of a match, and what all know then, and the one who is told."""

    moment: Moment
    language: str
    chapters: Chapters
    public: dict[str, Any]
    private: dict[str, Any]


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest, browser: Browser) -> tuple[str, list[Telling]]:
    """A game, and what is told at different moments of matches of it."""
    game: str = request.param
    of = moments(game)
    looker = Looker(browser)
    told = []
    for moment in filter(None, (of.start, *of.asked[3:9:3], of.window, of.late, of.end)):
        assert moment.me is not None
        for language in LANGUAGES:
            page = looker.draw(moment, (1280, 800), language).page
            public = json.loads(PublicView(moment.position.match).packed)["game"]
            own = json.loads(encode(moment.position.match.game.private(moment.position.match.state, moment.me)))
            told.append(Telling(moment, language, read(page), public, own))
    looker.close()
    return game, told


def read(page: Page) -> Chapters:
    page.keyboard.press("w")
    page.wait_for_selector("dialog[open] .in-words")
    chapters: Chapters = page.evaluate(READ)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="hidden")
    return chapters


def things(game: str, public: dict[str, Any]) -> list[str]:
    """What lies on the table for all to see, by the names of things in the words."""
    if game == "persuasion":
        return [*public["areas"], *public["figures"]]
    if game == "smog":
        return [*public["discs"], *public["agents"], *(player["gentleman"] for player in public["players"].values())]
    if game == "emerald":
        up = [city["up"] for city in public["cities"].values() if "up" in city]
        scoring = [card for player in public["players"].values() for card in player["scoring"]]
        return [*public["cities"], *public["offers"], *public["agents"], *public["tracks"], *up, *scoring]
    leads = [lead["of"] for lead in public["leads"].values()]
    return [*public["suspects"], *LOCATIONS, *leads]


def seats_of(one: Telling) -> dict[int, dict[str, Any]]:
    """What is public of each seat."""
    seats = one.public.get("players") or one.public["seats"]
    return {int(seat): player for seat, player in seats.items()}


def numbers_of_seats(one: Telling) -> Iterator[tuple[int, int]]:
    """Every figure that all know of a seat. Not what says the same in another way, or is told of the figures.

    How many cards somebody holds is told by decks where these are known.
    """
    same = {"hundreds", "track", "range", "limit", "sale", "shown", "scoring"}
    for seat, player in seats_of(one).items():
        for key, value in player.items():
            if key == "plot":
                yield from ((seat, value["good"]), (seat, value["bad"]))
            elif key not in same and not (key == "cards" and "hand" in player) and not isinstance(value, bool):
                counts = value.values() if isinstance(value, dict) else [value]
                yield from ((seat, count) for count in counts if isinstance(count, int) and count > 0)
    yield from ((int(seat), points) for seat, points in one.public.get("score", {}).items())


def own_things(game: str, own: dict[str, Any]) -> list[str]:
    """What a seat alone knows, by the names of things in the words."""
    if game == "persuasion":
        return [key.split(":")[1] for key in own["placed"]]
    if game == "smog":
        return [*own.get("combination", ()), *own.get("lacking", ()), *own.get("hand", ())]
    if game == "emerald":
        return [own["side"], *(card for pile in ("hand", "deck", "discards", "doubles") for card in own[pile])]
    seen = [card for hand in own["seen"]["hands"].values() for card in hand]
    return [*own["hand"], *own["hunches"].values(), *seen, *([own["memory"]] if "memory" in own else [])]


def own_numbers(game: str, own: dict[str, Any]) -> list[int]:
    """The figures that a seat alone knows."""
    if game == "persuasion":
        return [count for count in (*own["left"].values(), *own["placed"].values()) if count]
    if game == "smog":
        return [*own.get("combination", {}).values(), *own.get("lacking", {}).values()]
    return [own["score"]] if game == "emerald" else list(own.get("hoped", {}).values())


def test_everybody_is_told_all_that_they_alone_know(match: tuple[str, list[Telling]]) -> None:
    game, told = match
    for one in told:
        heading = tell(one.language, game, "board-my-tokens" if game == "persuasion" else "table-tab-mine", {})
        text = "\n".join(line for title, lines in one.chapters if title == heading for line in lines).lower()
        figures = [abs(n) for n in own_numbers(game, one.private) if str(abs(n)) not in re.findall(r"\d+", text)]
        assert figures == [], f"{one.language}, {one.moment}"
        if one.language == "en":
            names = {thing: tell("en", game, f"name-{thing}", {}).lower() for thing in own_things(game, one.private)}
            assert [thing for thing, name in names.items() if name not in text] == [], str(one.moment)


def test_everything_that_lies_on_the_table_is_told(match: tuple[str, list[Telling]]) -> None:
    game, told = match
    for one in told:
        if one.language != "en" or one.public.get("phase") == "pick":
            continue
        text = "\n".join(line for _, lines in one.chapters for line in lines).lower()
        names = {thing: tell("en", game, f"name-{thing}", {}).lower() for thing in things(game, one.public) if thing}
        missing = [thing for thing, name in names.items() if name not in text]
        assert missing == [], str(one.moment)


def test_everybody_is_told_with_every_figure(match: tuple[str, list[Telling]]) -> None:
    game, told = match
    for one in told:
        _, players = one.chapters[-1]
        lines = {
            seat: next((line for line in players if line.startswith(f"{NAMES[seat]}:")), "") for seat in seats_of(one)
        }
        assert all(lines.values()), str(one.moment)
        missing = [(seat, n) for seat, n in numbers_of_seats(one) if str(abs(n)) not in re.findall(r"\d+", lines[seat])]
        assert missing == [], f"{game}, {one.language}, {one.moment}"


def test_every_language_has_whole_sentences(match: tuple[str, list[Telling]]) -> None:
    _, told = match
    for one in told:
        lines = [line for heading, lines in one.chapters for line in (heading, *lines)]
        raw = [line for line in lines if RAW.search(line) or not line.strip(" .;:")]
        assert raw == [], f"{one.language}, {one.moment}"


def test_it_lies_unseen_before_the_board(browser: Browser) -> None:
    looker = Looker(browser)
    page = looker.draw(moments("smog").late, (1280, 800), "en").page
    words = page.get_by_role("region", name="The table in words")
    expect(words.get_by_role("heading", name="The table in words")).to_have_count(1)
    expect(words.get_by_role("listitem").filter(has_text="is in turn")).to_have_count(1)
    assert page.evaluate("document.querySelector('.spoken').nextElementSibling.id") == "board"
    looker.close()


def test_who_watches_is_told_nothing_of_anybodys_things(browser: Browser) -> None:
    for game in GAMES:
        looker = Looker(browser)
        chapters = read(looker.draw(replace(moments(game).late, me=None), (1280, 800), "en").page)
        assert not {"Mine", "My tokens"} & {heading for heading, _ in chapters}
        looker.close()


def test_help_opens_it_where_there_are_no_keys(browser: Browser) -> None:
    looker = Looker(browser)
    page = looker.draw(moments("persuasion").late, (390, 844), "en").page
    page.keyboard.press("?")
    page.get_by_role("button", name="The table in words").tap()
    expect(page.locator("dialog .in-words h3").first).to_have_text("Now")
    looker.close()
