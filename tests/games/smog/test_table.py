"""Smog at the real table: the machine keeps its room, and what can be clicked is not the colour of what can't."""

from playwright.sync_api import Browser

from tests.chromium import browser
from tests.tables.layout import Looker, posed
from tests.tables.moments import moments

__all__ = ["browser"]

DESK = (1280, 800)
DISC = """() => Math.min(...[...document.querySelectorAll(".machine .disc .teeth")].map(
  (disc) => disc.getBoundingClientRect().width))"""
TEETH = """(selector) => [...document.querySelectorAll(selector)].map((teeth) => getComputedStyle(teeth).fill)"""


def test_discs_are_large_and_those_to_be_clicked_of_another_metal(browser: Browser) -> None:
    turn = next(moment for moment in moments("smog").asked if moment.what == "turn-which")
    looker = Looker(browser)
    page = looker.draw(turn, DESK, "en").page
    can, others = (
        page.evaluate(TEETH, f".machine .disc{which} .teeth") for which in ("[data-can]", ":not([data-can])")
    )
    assert can
    assert others
    assert not set(can) & set(others)
    live = page.evaluate(DISC)
    replay = posed(browser, moments("smog").late, DESK, "en", replay=True)
    assert replay.page.evaluate(DISC) >= 0.7 * live  # though everybody's things lie below it
    replay.close()
    looker.close()
