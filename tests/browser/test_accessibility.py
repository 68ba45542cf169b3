"""Pages and tables for everybody: axe-core looks for names, roles, contrast and order that would leave somebody out."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.people import Server
from tests.tables.layout import Looker, posed
from tests.tables.moments import GAMES, moments
from tests.tables.views import RESULT, REVEALS, opened

AXE = (Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js").read_text()
LOOK = """async (passed_over) => {
  const rules = Object.fromEntries(passed_over.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.html.slice(0, 120)}`));
}"""
SIZES = ((1280, 800), (390, 844))
PAGES = ("/", "/lobby", "/new", "/me", "/credits", "/rules/smog", "/rules/smog/digest", "/nowhere")
NAMED_AFTER_THE_CHOICE = ["label-content-name-mismatch"]
"""What boards do on purpose: a thing that can be chosen is called after the choice ("Gold on the General"), not after
the figures that are drawn in it."""


@pytest.fixture(params=SIZES, ids=["desk", "phone"])
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
    """Whatever is asked, windows, what spectators see, the end as a desk and as a phone show it, and the replay."""
    of, found = moments(game), []
    looker = Looker(browser)
    for i, moment in enumerate(of):
        table = looker.draw(moment, SIZES[i % 2], "en")
        found += [f"{moment}, {SIZES[i % 2]}: {one}" for one in look(table.page, NAMED_AFTER_THE_CHOICE)]
    for size, view in product(SIZES, (REVEALS, RESULT)):
        page = looker.draw(of.end, size, "en").page
        with opened(page, view):
            expect(page.locator("dialog[open] .end")).to_be_visible()
            found += [f"{view.name}, {size}: {one}" for one in look(page, NAMED_AFTER_THE_CHOICE)]
    looker.close()
    replay = posed(browser, of.late, SIZES[0], "en", replay=True)
    found += [f"replay: {one}" for one in look(replay.page, NAMED_AFTER_THE_CHOICE)]
    replay.close()
    assert found == []


def test_axe_sees_what_is_wrong(page: Page, parlour: Server) -> None:
    page.goto(parlour.url)
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    assert [found.split(":")[0] for found in look(page)] == ["button-name"]
