"""Android at the real table: what a reader has in sight, in every language."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from app.engine import Match
from app.games.android.state import State
from app.words import LANGUAGES, tell
from tests.chromium import browser
from tests.games.android.scene import Scene, deal
from tests.tables.layout import PHONE
from tests.tables.moments import Moment, moments
from tests.tables.posed import NAMES, PosedTable, Position

__all__ = ["browser"]

FIVE = ("raymond", "louis", "floyd", "caprice", "rachel")
LONGEST = {
    "en": ("rac_d_01", "lou_d_14", "flo_d_09", "lou_d_04", "rac_d_11"),
    "it": ("rac_d_01", "lou_d_04", "lou_d_14", "flo_d_09", "lou_d_13"),
    "hu": ("rac_d_01", "lou_d_04", "flo_d_09", "rac_d_11", "lou_d_14"),
}
"""The cards that Raymond can hold with the longest texts."""
READ = """() => [...document.querySelectorAll(".cards .card:not(.shut)")].filter((card) => {
  const text = card.querySelector(".text");
  const [inner, outer] = [text.getBoundingClientRect(), card.getBoundingClientRect()];
  return text.textContent && inner.bottom <= outer.bottom && text.scrollWidth <= text.clientWidth;
}).length"""
CUT = """() => [...document.querySelectorAll(".cards .card")].filter((card) => {
  const [own, hand] = [card, card.closest(".cards")].map((one) => one.getBoundingClientRect());
  return own.right > hand.right + 1 || own.left < hand.left - 1 || card.scrollHeight > card.clientHeight + 1;
}).length"""
DRAWN = """() => {
  const { width, height } = document.querySelector(".cards .card.drawn .text").getBoundingClientRect();
  return width > 0 && height > 0;
}"""
LAST_LINE = """() => {
  const [line, place] = [".my-plot footer", "#mine"].map((one) => document.querySelector(one).getBoundingClientRect());
  return line.bottom <= Math.min(place.bottom, innerHeight);
}"""

IN_SIGHT = """(selector) => new Set([...document.querySelectorAll(selector)].filter((one) => {
  const [box, place] = [one, one.closest("#board, #mine")].map((part) => part.getBoundingClientRect());
  const tabs = document.querySelector(".tabs").getBoundingClientRect();
  return box.width > 0 && box.left >= place.left - 1 && box.right <= place.right + 1 && box.top >= place.top - 1 &&
    box.bottom <= Math.min(place.bottom, tabs.top > place.top ? tabs.top : innerHeight, innerHeight) + 1;
}).map((one) => one.dataset.id ?? one)).size"""
"""How many are wholly in sight."""
UPRIGHT = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[PosedTable]:
    table = PosedTable(browser, Position.of(Scene(*FIVE).match), me=0, viewport={"width": 1440, "height": 900})
    table.open()
    yield table
    assert table.problems == []
    table.close()


def shown(table: PosedTable, match: Match[State], language: str, size: tuple[int, int]) -> Page:
    table.change(language)
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.position = Position.of(match)
    table.show()
    table.page.wait_for_timeout(50)  # the hand is drawn again when it knows its room
    return table.page


# ---- the hand


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "whole"), [((1440, 900), 3), ((1280, 800), 1)])
def test_of_five_of_the_longest_cards_as_many_as_fit_are_read_whole(
    desk: PosedTable, language: str, size: tuple[int, int], whole: int
) -> None:
    match = Scene(*FIVE, change=lambda state: deal(state, 0, *LONGEST[language])).match
    page = shown(desk, match, language, size)
    assert page.evaluate(READ) >= whole
    assert page.evaluate(CUT) == 0
    assert page.evaluate(DRAWN)
    assert page.evaluate(LAST_LINE)


# ---- on a phone


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[PosedTable]:
    table = PosedTable(browser, Position.of(Scene(*FIVE).match), me=0, viewport=UPRIGHT, **PHONE)
    table.open()
    yield table
    assert table.problems == []
    table.close()


@pytest.mark.parametrize("prompt", ["place-piece", "turn-piece"])
def test_a_piece_and_all_of_its_grid_are_in_sight_together(phone: PosedTable, prompt: str) -> None:
    moment = next(moment for moment in moments("android").asked if moment.what == prompt)
    phone.position, phone.me = moment.position, moment.me
    phone.show()
    phone.page.wait_for_timeout(50)
    assert phone.page.evaluate(IN_SIGHT, ".grid .cell[data-id]") == 25
    assert phone.page.evaluate(IN_SIGHT, "#mine .piece-now .tile") == (
        1 if prompt == "place-piece" else len(turns(moment))
    )


def turns(moment: Moment) -> list[str]:
    assert moment.me is not None
    return [option for option in moment.position.match.asks[moment.me].options if option.startswith("turn:")]


@pytest.mark.parametrize("place", ["melange_mining", "eastside_tenements"])
def test_the_map_opens_where_my_detective_is(phone: PosedTable, place: str) -> None:
    """Also on the Moon, and in the far east."""
    match = Scene(*FIVE, change=lambda state: setattr(state.players[0], "at", place)).match
    phone.position, phone.me = Position.of(match), 0
    page = phone.open()
    page.wait_for_timeout(50)
    assert page.evaluate(IN_SIGHT, "[data-piece='figure:0']") == 1


# ---- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_acts_is_named_as_a_person_and_as_a_detective(desk: PosedTable, language: str) -> None:
    moment = moments("android").window
    assert moment is not None
    assert moment.me is not None
    desk.me = moment.me
    page = shown(desk, moment.position.match, language, (1440, 900))
    args = moment.position.match.asks[moment.me].args
    detective = tell(language, "android", f"name-{args['detective']}", {})
    said = re.sub("[\u2066-\u2069]", "", page.locator("#prompt-text").inner_text())
    assert f"{NAMES[args['by_seat']]} ({detective})" in said
