"""Light or dark, size of text, calm: what the reader wishes stands on the page before anything is painted."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.client.conftest import SITE, FakeServer, full
from tests.tables.contrast import faint, texts_in_sight

WISHES = {"theme": "light", "text": 3, "motion": "off"}
LOOK = "() => ({ ...document.documentElement.dataset })"


def kept(page: Page, wishes: dict[str, Any]) -> None:
    page.add_init_script(f"localStorage['parlour:settings'] ??= {json.dumps(json.dumps(wishes))}")


def test_the_look_is_there_before_any_module_runs(server: FakeServer) -> None:
    page = server.page
    kept(page, WISHES)
    page.route("**/table/main.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(f"{SITE}/r/amber-fox")
    look = page.evaluate(LOOK)
    assert (look["theme"], look["text"], look["calm"]) == ("light", "3", "")
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 20


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_without_a_wish_the_system_decides(browser: Browser, scheme: Any) -> None:
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce")
    server = FakeServer(context.new_page())
    server.open(full())
    assert server.page.evaluate(LOOK) | {"sheet": ""} == {"theme": scheme, "text": "1", "calm": "", "sheet": ""}
    server.page.emulate_media(color_scheme="dark" if scheme == "light" else "light", reduced_motion="no-preference")
    expect(server.page.locator("html")).not_to_have_attribute("data-theme", scheme)
    expect(server.page.locator("html[data-calm]")).to_have_count(0)
    context.close()
    assert server.problems == []


def test_a_wish_is_kept_and_holds_at_once(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    html = page.locator("html")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Light or dark").select_option("dark")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_label("Size of text").select_option("2")
    expect(html).to_have_attribute("data-text", "2")
    page.get_by_label("Motion").select_option("off")
    expect(html).to_have_attribute("data-calm", "")
    page.reload()
    page.wait_for_selector("#canvas > *")
    look = page.evaluate(LOOK)
    assert (look["theme"], look["text"], look["calm"]) == ("dark", "2", "")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_shell_can_be_read_by_day_and_by_night(server: FakeServer, theme: str) -> None:
    page = server.page
    kept(page, {"theme": theme, "motion": "off"})
    page.add_init_script("localStorage['parlour:seen:amber-fox'] = 1")
    state = full()
    state["mine"]["undo"] = {"option": "city:rome", "prompt": "travel", "args": {}, "steps": 2}
    state["mine"]["ask"]["blocked"]["done-not"] = ["FA-007", "too-far"]
    server.open(state)
    assert faint(page, texts_in_sight(page)) == []
    page.get_by_role("button", name="Settings").click()
    assert faint(page, texts_in_sight(page)) == []
