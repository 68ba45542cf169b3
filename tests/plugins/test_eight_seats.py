"""Eight people at a table: everyone has a name, a colour and a mark of their own, and the game can be played."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from app.engine import MOST_SEATS
from app.play.faces import BOT_FACES
from app.web.render import seat_shapes
from tests.browser.conftest import browser, people
from tests.browser.players import Player
from tests.people import Server, running_server
from tests.plugins.packages import add_package

__all__ = ["browser", "people"]

MARKS = (
    """(marks) => marks.map((mark) => [getComputedStyle(mark).fill, mark.querySelector("path").getAttribute("d")])"""
)

OVERLAPS = """() => [...document.querySelectorAll(".caption")].flatMap((caption) =>
  [...document.querySelectorAll(".lamp")].filter((lamp) => {
    const words = caption.getBoundingClientRect(), box = lamp.getBoundingClientRect();
    const drawn = getComputedStyle(lamp).overflowY === "visible" ? 0 : box.top;
    return lamp !== caption.parentElement && words.left < box.right && box.left < words.right && drawn < words.bottom
      && words.bottom <= box.top;
  }).map((lamp) => `${lamp.className} over ${caption.textContent.trim().slice(0, 20)}`))"""
"""Lamps of a lower row that are not cut off above, so that their cords run through the words of the row above."""


@pytest.fixture(scope="module")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game for eight, and three more."""
    site = tmp_path_factory.mktemp("site")
    add_package(site, "parlour_octet", id="octet", seats=8)
    for number in range(3):
        add_package(site, f"parlour_more{number}", id=f"more{number}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        with running_server(tmp_path_factory.mktemp("parlour")) as server:
            yield server


def test_there_is_a_name_and_a_shape_for_every_seat() -> None:
    assert len({*BOT_FACES.values()}) == len(set(seat_shapes())) == MOST_SEATS


def test_eight_seats_are_told_apart_and_play(people: Callable[..., Player]) -> None:
    ann = people("Ann")
    ann.create("octet", 8)
    ann.page.locator("#bots").click()
    expect(ann.page.locator(".seat-plaque.taken")).to_have_count(8)
    waiting = marks(ann.page, ".seat-plaque .seat-mark")
    assert all_differ(waiting)
    boxes = [plaque.bounding_box() for plaque in ann.page.locator(".seat-plaque").all()]
    assert len({(round(box["x"]), round(box["y"])) for box in boxes if box}) == 8
    ann.start()
    expect(ann.page.locator(".plaque")).to_have_count(8)
    assert marks(ann.page, ".plaque .seat-mark") == waiting
    names = ann.page.locator(".plaque-name").all_inner_texts()
    assert names[0] == "Ann"
    assert len({BOT_FACES[name] for name in names[1:]}) == len(names) - 1
    assert ann.play_on()
    expect(ann.page.locator(".prompt-line")).to_have_attribute("data-kind", "over")


def marks(page: Page, selector: str) -> list[list[str]]:
    """The colour and the shape of each mark."""
    found: list[list[str]] = page.locator(selector).evaluate_all(MARKS)
    return found


def all_differ(found: list[list[str]]) -> bool:
    colours, shapes = zip(*found, strict=True)
    return len(set(colours)) == len(set(shapes)) == len(found) == MOST_SEATS


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (900, 800), (390, 844)])
def test_no_lamp_hangs_through_the_words_of_another(
    people: Callable[..., Player], parlour: Server, width: int, height: int
) -> None:
    ann = people("Ann", width=width, height=height)
    ann.page.goto(parlour.url)
    expect(ann.page.locator(".lamp")).to_have_count(8)
    assert ann.page.evaluate(OVERLAPS) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
