"""The table in words: what somebody who does not see the board is told of the position."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from app.engine import load
from app.games.android.content import LOCATIONS
from app.play.views import PublicView
from app.words import LANGUAGES, tell
from tests.chromium import browser
from tests.tables.layout import GAMES, Looker, phases, somebody_asked
from tests.tables.posed import NAMES, Position

__all__ = ["browser"]

READ = """[...document.querySelectorAll(".in-words h3")].map((heading) =>
  [heading.textContent, [...heading.nextElementSibling.children].map((line) => line.textContent)])"""
RAW = re.compile(r"spoken-|undefined|\bnull\b|NaN|\[object|\{|\b[a-z]+-[a-z-]+:|; ;|: ;|; \.|\.\.")

Chapters = list[tuple[str, list[str]]]


@dataclass(frozen=True)
class Telling:
    """What is told at one moment of a match, and what is public then."""

    choices: int
    language: str
    chapters: Chapters
    public: dict[str, Any]


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest, browser: Browser) -> tuple[str, list[Telling]]:
    """A game, and what is told at different moments of a match of it."""
    game: str = request.param
    position = Position(game, load(game).info.seats[-1])
    looker = Looker(browser, position)
    told = []
    for choices in phases(game, position.seats, most=6):
        position.play_to(choices)
        for language in LANGUAGES:
            page = looker.draw(somebody_asked(position), (1280, 800), language).page
            public = json.loads(PublicView(position.match).packed)["game"]
            told.append(Telling(choices, language, read(page), public))
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
        return [*public["cities"], *public["offers"], *public["agents"], *public["tracks"], *up]
    leads = [lead["of"] for lead in public["leads"].values()]
    return [*public["suspects"], *LOCATIONS, *leads]


def seats_of(one: Telling) -> dict[int, dict[str, Any]]:
    """What is public of each seat."""
    seats = one.public.get("players") or one.public["seats"]
    return {int(seat): player for seat, player in seats.items()}


def numbers_of_seats(one: Telling) -> Iterator[tuple[int, int]]:
    """Every figure that all know of a seat. Not what says the same in another way, or is told of the figures."""
    same = {"hundreds", "track", "range", "limit", "sale", "shown"}
    for seat, player in seats_of(one).items():
        for key, value in player.items():
            if key == "plot":
                yield from ((seat, value["good"]), (seat, value["bad"]))
            elif key not in same and not isinstance(value, bool):
                counts = value.values() if isinstance(value, dict) else [value]
                yield from ((seat, count) for count in counts if isinstance(count, int) and count > 0)
    yield from ((int(seat), points) for seat, points in one.public.get("score", {}).items())


def test_everything_that_lies_on_the_table_is_told(match: tuple[str, list[Telling]]) -> None:
    game, told = match
    for one in told:
        if one.language != "en" or one.public.get("phase") == "pick":
            continue
        text = "\n".join(line for _, lines in one.chapters for line in lines).lower()
        names = {thing: tell("en", game, f"name-{thing}", {}).lower() for thing in things(game, one.public) if thing}
        missing = [thing for thing, name in names.items() if name not in text]
        assert missing == [], f"after {one.choices} choices"


def test_everybody_is_told_with_every_figure(match: tuple[str, list[Telling]]) -> None:
    game, told = match
    for one in told:
        _, players = one.chapters[-1]
        lines = {
            seat: next((line for line in players if line.startswith(f"{NAMES[seat]}:")), "") for seat in seats_of(one)
        }
        assert all(lines.values()), f"after {one.choices} choices"
        missing = [(seat, n) for seat, n in numbers_of_seats(one) if str(abs(n)) not in re.findall(r"\d+", lines[seat])]
        assert missing == [], f"{game}, {one.language}, after {one.choices} choices"


def test_every_language_has_whole_sentences(match: tuple[str, list[Telling]]) -> None:
    _, told = match
    for one in told:
        lines = [line for heading, lines in one.chapters for line in (heading, *lines)]
        raw = [line for line in lines if RAW.search(line) or not line.strip(" .;:")]
        assert raw == [], f"{one.language}, after {one.choices} choices"


def test_it_lies_unseen_before_the_board(browser: Browser) -> None:
    position = Position("smog", 4).play_to(60)
    looker = Looker(browser, position)
    page = looker.draw(somebody_asked(position), (1280, 800), "en").page
    words = page.get_by_role("region", name="The table in words")
    expect(words.get_by_role("heading", name="The table in words")).to_have_count(1)
    expect(words.get_by_role("listitem").filter(has_text="is in turn")).to_have_count(1)
    assert page.evaluate("document.querySelector('.spoken').nextElementSibling.id") == "board"
    looker.close()


def test_who_watches_is_told_nothing_of_anybodys_things(browser: Browser) -> None:
    for game in GAMES:
        position = Position(game, 3).play_to(40)
        looker = Looker(browser, position)
        chapters = read(looker.draw(None, (1280, 800), "en").page)
        assert not {"Mine", "My tokens"} & {heading for heading, _ in chapters}
        looker.close()


def test_help_opens_it_where_there_are_no_keys(browser: Browser) -> None:
    position = Position("persuasion", 3).play_to(20)
    looker = Looker(browser, position)
    page = looker.draw(0, (390, 844), "en").page
    page.keyboard.press("?")
    page.get_by_role("button", name="The table in words").tap()
    expect(page.locator("dialog .in-words h3").first).to_have_text("Now")
    looker.close()
