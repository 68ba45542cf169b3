"""What lies open over the board: the options that it covers are in the prompt, and no click goes through it."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.chromium import browser
from tests.tables.layout import PHONE, Size
from tests.tables.moments import somebody_asked
from tests.tables.posed import PosedTable, Position

__all__ = ["browser"]

COVERED = """() => {
  const isCovered = (place) => {
    const { left, top, width, height } = place.querySelector(".frame").getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".plot-page");
  };
  const places = document.querySelectorAll('#board [data-id^="place:"]:is([data-can], [data-open])');
  return [...places].filter(isCovered).map((place) => place.dataset.id);
}"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desk"])
def test_what_the_page_of_a_plot_covers_is_in_the_prompt(browser: Browser, size: Size) -> None:
    position = Position("android", 5).play_to(336)
    viewport: Any = {"width": size[0], "height": size[1]}
    table = PosedTable(browser, position, me=somebody_asked(position), viewport=viewport, **PHONE)
    page = table.open()
    page.locator(".read-plot").click()
    expect(page.locator(".plot-page")).to_be_visible()
    covered = page.evaluate(COVERED)
    assert covered
    buttons = page.locator(".prompt-buttons [data-option]")
    carried = buttons.evaluate_all("(all) => all.map((one) => one.dataset.option)")
    if size[0] < 900:  # more than six are behind one
        more = page.locator(".prompt-buttons [data-more]").get_attribute("data-more")
        assert int(more or 0) >= len(covered)
    else:
        assert {*covered} <= {*carried}
    page.locator(".plot-page").click(position={"x": 30, "y": 12})
    assert table.chosen == []
    table.close()
