"""What lies open over the board covers options: they are in the prompt then, and no click goes through to them."""

import pytest
from playwright.sync_api import Browser, expect

from tests.chromium import browser
from tests.tables.layout import PHONE, Size
from tests.tables.moments import somebody_asked
from tests.tables.posed import PosedTable, Position

__all__ = ["browser"]

COVERED = """() => [...document.querySelectorAll('#board [data-id^="place:"]')].filter((place) => {
  if (!place.matches("[data-can], [data-open]")) return false;
  const { left, top, width, height } = place.querySelector(".frame").getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".plot-page");
}).map((place) => place.dataset.id)"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desk"])
def test_what_the_page_of_a_plot_covers_is_in_the_prompt(browser: Browser, size: Size) -> None:
    position = Position("android", 5).play_to(336)
    viewport = {"width": size[0], "height": size[1]}
    table = PosedTable(browser, position, me=somebody_asked(position), viewport=viewport, **PHONE)
    page = table.open()
    buttons = page.locator(".prompt-buttons")
    page.locator(".read-plot").click()
    expect(page.locator(".plot-page")).to_be_visible()
    covered = page.evaluate(COVERED)
    assert covered
    carried = buttons.evaluate("(all) => [...all.querySelectorAll('[data-option]')].map((one) => one.dataset.option)")
    more = buttons.locator("[data-more]")
    assert {*covered} <= {*carried} or int(more.get_attribute("data-more") or 0) >= len(covered)
    page.locator(".plot-page").click(position={"x": 30, "y": 12})
    assert table.chosen == []
    table.close()
