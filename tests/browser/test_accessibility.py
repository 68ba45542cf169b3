"""Pages and tables for everybody: axe-core looks for names, roles, contrast and order that would leave somebody out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from app.engine import load
from tests.people import Server
from tests.tables.layout import GAMES, Looker, phases, somebody_asked
from tests.tables.posed import Position

AXE = (Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js").read_text()
LOOK = """async (passed_over) => {
  const rules = Object.fromEntries(passed_over.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.html.slice(0, 120)}`));
}"""
PAGES = ("/", "/lobby", "/new", "/me", "/credits", "/rules/smog", "/rules/smog/digest", "/nowhere")
NAMED_AFTER_THE_CHOICE = ["label-content-name-mismatch"]
"""What boards do on purpose: a thing that can be chosen is called after the choice ("Gold on the General"), not after
the figures that are drawn in it."""


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["desk", "phone"])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    context.close()


def look(page: Page, passed_over: list[str] | None = None) -> list[str]:
    """All that axe finds wrong."""
    page.evaluate(AXE)
    found: list[str] = page.evaluate(LOOK, passed_over or [])
    return found


def test_pages(page: Page, parlour: Server) -> None:
    for path in PAGES:
        page.goto(parlour.url + path)
        assert look(page) == [], path


@pytest.mark.parametrize("game", GAMES)
def test_a_waiting_room_and_its_table(page: Page, parlour: Server, game: str) -> None:
    page.goto(f"{parlour.url}/new?game={game}")
    page.locator("#your-name").fill("Ann")
    page.locator("input[name=seats][value='3']").check(force=True)
    page.locator("#new-room button.main").click()
    page.wait_for_url("**/r/*")
    assert look(page) == []
    page.locator("#bots").click()
    expect(page.locator("#start")).to_be_enabled()
    page.locator("#start").click()
    expect(page.locator("#canvas > *")).to_be_visible()
    expect(page.locator(".prompt-line[data-kind=mine]")).to_be_visible()
    assert look(page, NAMED_AFTER_THE_CHOICE) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_every_phase(browser: Browser, game: str) -> None:
    """From the start to the sheet at the end, at both sizes, as whoever has most to choose from sees it."""
    found: list[str] = []
    position = Position(game, load(game).info.seats[-1])
    looker = Looker(browser, position)
    for choices in phases(game, position.seats, most=7):
        position.play_to(choices)
        for size in ((1280, 800), (390, 844)):
            table = looker.draw(somebody_asked(position), size, "en")
            found += [f"after {choices}, {size[0]} px: {one}" for one in look(table.page, NAMED_AFTER_THE_CHOICE)]
    for table in looker.tables.values():
        table.page.locator(".prompt-buttons .main").first.click()
        found += [f"the result: {one}" for one in look(table.page, NAMED_AFTER_THE_CHOICE)]
    looker.close()
    assert found == []


def test_axe_sees_what_is_wrong(page: Page, parlour: Server) -> None:
    page.goto(parlour.url)
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    assert [found.split(":")[0] for found in look(page)] == ["button-name"]
