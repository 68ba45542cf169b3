"""A phone held upright, at the real table: map and sheet find each other, and what floats keeps off what one needs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.chromium import browser
from tests.tables.layout import PHONE, measured
from tests.tables.posed import ROOM, PosedTable, Position

__all__ = ["browser"]


@pytest.fixture(scope="module")
def emerald(browser: Browser) -> Iterator[PosedTable]:
    """Emerald as the first seat sees it, which is asked where to go."""
    position = Position("emerald", 3).play_to(40)
    position.answer_others(0)
    table = PosedTable(browser, position, me=0, viewport={"width": 390, "height": 844}, **PHONE)
    table.open()
    yield table
    assert table.problems == []
    table.close()


def tap_city(page: Page, name: str) -> None:
    box = page.locator(f".city.small[data-city='{name}'] .city-name").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("sheet", ["mine", "log", "folded"])
def test_a_tap_on_the_map_finds_the_card_of_the_city(emerald: PosedTable, sheet: str) -> None:
    page = emerald.page
    page.get_by_role("tab", name="Log").tap()
    if sheet != "log":
        page.get_by_role("tab", name="Mine").tap()
    if sheet == "folded":
        page.get_by_role("tab", name="Mine").tap()
    expect(page.locator("html")).to_have_attribute("data-sheet", sheet)
    last = page.locator(".city-card[data-place]").last
    expect(last).not_to_be_in_viewport()
    tap_city(page, str(last.get_attribute("data-place")))
    expect(page.locator(".city-card.found")).to_be_in_viewport()
    expect(page.locator("html")).to_have_attribute("data-sheet", "mine")


def test_a_card_finds_its_city_on_a_map_drawn_closer(emerald: PosedTable) -> None:
    page = emerald.page
    card = page.locator(".city-card[data-place]").last
    city = page.locator(f".city.small[data-city='{card.get_attribute('data-place')}']")
    for _ in range(4):
        page.get_by_role("button", name="Closer").tap()
    page.locator("#board").hover()
    page.mouse.wheel(-2000, -2000)
    expect(city).not_to_be_in_viewport()
    card.tap()
    expect(city).to_be_in_viewport(ratio=0.9)


MEETS = """(floating) => [...document.querySelectorAll(".prompt-line, .tabs, .top")].filter((kept) => {
  const [one, other] = [document.querySelector(floating).getBoundingClientRect(), kept.getBoundingClientRect()];
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}).map((kept) => kept.className)"""


def test_what_can_be_tapped_in_any_tab_is_large_enough(emerald: PosedTable) -> None:
    for tab in ("Players", "Log", "Chat", "Mine"):
        emerald.page.get_by_role("tab", name=tab).tap()
        expect(emerald.page.locator("html")).to_have_attribute("data-sheet", tab.lower())
        assert [said["sentence"] for said in measured(emerald, (390, 844)) if said["kind"] == "target"] == []


def test_a_tip_of_what_lies_above_the_tabs_leaves_them_free(emerald: PosedTable) -> None:
    page = emerald.page
    page.keyboard.press("Tab")
    for at, edge in enumerate(("start", "center", "end")):
        thing = page.locator(".city-card .card-place[data-tip]").nth(at)
        thing.evaluate("(thing, edge) => thing.scrollIntoView({ block: edge })", edge)
        thing.focus()
        expect(page.locator("#tip")).to_be_visible()
        assert page.evaluate(MEETS, "#tip") == [], edge


def test_the_offer_of_what_happened_since_covers_neither_prompt_nor_the_only_options(emerald: PosedTable) -> None:
    page = emerald.page
    seen = len(emerald.position.notes) - 12
    page.add_init_script(f"localStorage['parlour:seen:{ROOM}'] = {seen}")
    page.reload()
    expect(page.locator(".since")).to_be_visible()
    assert page.evaluate(MEETS, ".since") == []
    assert page.locator("#prompt .since").count() == 1, "what lies under the prompt's region is carried by it"
    assert [said["sentence"] for said in measured(emerald, (390, 844)) if said["kind"] == "unreachable"] == []
