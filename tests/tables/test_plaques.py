"""Everybody at the table is in sight: in Emerald the lowest score decides, and in Android all close the case."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.chromium import browser
from tests.tables.posed import PosedTable, Position

__all__ = ["browser"]

CUT = """() => {
  const seats = document.getElementById("seats").getBoundingClientRect();
  return [...document.querySelectorAll(".plaque")].filter((plaque) => {
    const box = plaque.getBoundingClientRect();
    return box.height < 30 || box.top < seats.top - 1 || box.bottom > Math.min(seats.bottom, innerHeight) + 1;
  }).map((plaque) => plaque.innerText);
}"""


@pytest.mark.parametrize("game", ["emerald", "android"])
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_all_five_plaques_are_in_sight_whole(browser: Browser, game: str, size: tuple[int, int]) -> None:
    position = Position(game, 5).play_to(40)
    viewport: Any = {"width": size[0], "height": size[1]}
    table = PosedTable(browser, position, me=0, viewport=viewport)
    page = table.open()
    for choices in (40, 150, 300):
        position.play_to(choices)
        table.show()
        assert page.locator(".plaque").count() == 5
        assert page.evaluate(CUT) == [], f"after {choices} choices"
    table.close()
