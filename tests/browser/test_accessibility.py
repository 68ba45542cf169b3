"""Pages and tables for everybody: axe-core looks for names, roles, contrast and order that would leave somebody out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.people import Server

AXE = (Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js").read_text()
LOOK = """async (passed_over) => {
  const rules = Object.fromEntries(passed_over.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.html.slice(0, 120)}`));
}"""
PAGES = ("/", "/lobby", "/new", "/me", "/credits", "/rules/smog", "/rules/smog/digest", "/nowhere")
OF_TABLES = ["label-content-name-mismatch", "nested-interactive", "aria-allowed-role", "heading-order"]
"""What a board does on purpose: a thing that can be chosen is a button named after the choice ("Gold on the General"),
with whatever is drawn in it, cards and tokens of its own included. The list of all options (`o`) has none of that."""


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


@pytest.mark.parametrize("game", ["persuasion", "smog", "emerald", "android"])
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
    assert look(page, OF_TABLES) == []


def test_axe_sees_what_is_wrong(page: Page, parlour: Server) -> None:
    page.goto(parlour.url)
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    assert [found.split(":")[0] for found in look(page)] == ["button-name"]
