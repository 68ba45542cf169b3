"""The first page: four lamps, and what one came for in sight; and the places where people wait."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import browser, parlour, people
from tests.browser.players import Player
from tests.people import Server

__all__ = ["browser", "parlour", "people"]

People = Callable[..., Player]

ABOVE_THE_LAMPS = """() => {
  const top = document.querySelector(".lamps").getBoundingClientRect().top;
  const words = [...document.querySelectorAll(".welcome h1, .welcome p")];
  return words.every((line) => line.getBoundingClientRect().bottom <= top);
}"""
BOTTOMS = '() => [...document.querySelectorAll(".doors .button")].map((door) => door.getBoundingClientRect().bottom)'
COLLISIONS = """() => {
  const things = [...document.querySelectorAll(".seat-plaque, .host-bar button, .page-head h1")];
  const boxes = things.map((box) => box.getBoundingClientRect());
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""


@pytest.mark.parametrize("language", ["en", "it", "hu"])
def test_every_game_can_be_begun_without_scrolling_and_no_cord_crosses_words(
    people: People, parlour: Server, language: str
) -> None:
    page = people("").page
    page.goto(f"{parlour.url}/language/{language}")
    bottoms = page.evaluate(BOTTOMS)
    assert len(bottoms) == 4
    assert max(bottoms) <= 800
    assert max(bottoms) == min(bottoms), "a long title does not break the row"
    assert page.evaluate(ABOVE_THE_LAMPS), "lamps are cut off above"
    assert page.locator(".lamps").evaluate("(lamps) => getComputedStyle(lamps).overflow") == "hidden"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", ["android", "persuasion"])
def test_where_people_wait_nothing_lies_on_something_else(people: People, game: str, width: int, height: int) -> None:
    ann = people("Ann", width=width, height=height)
    ann.create(game, 4)
    for bots in (False, True):
        if bots:
            ann.page.locator("#bots").click()
            expect(ann.page.locator(".seat-plaque.taken .face")).to_have_count(3)
        assert ann.page.evaluate(COLLISIONS) == 0
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_face_is_chosen_where_one_waits(people: People) -> None:
    ann = people("Ann")
    ann.create("persuasion", 3)
    ann.page.locator("#choose-face").click()
    ann.page.locator("#face-dialog .faces button").nth(3).click()
    expect(ann.page.locator("#face-dialog")).to_be_hidden()
    expect(ann.page.locator("#choose-face use")).to_have_attribute("href", re.compile("#face-guest-04$"))
