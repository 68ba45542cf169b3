"""The prompt carries what is not sure to be in sight, and nothing moves when it says something else."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from tests.client.conftest import FakeServer, full

PHONE: ViewportSize = {"width": 390, "height": 844}
OPTIONS = ".prompt-buttons [data-option]"


def asked(server: FakeServer, v: int = 6, **ask: Any) -> None:
    """Ann is asked this now; options and what is blocked are those of the ask alone."""
    server.tell(t="step", v=v, mine={"at": v, "ask": None})
    server.tell(t="step", v=v + 1, mine={"ask": {"prompt": "travel", "args": {"seat": 0}} | ask})


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).bounding_box()
    assert found
    return found


def test_what_lies_in_a_closed_tab_is_in_the_prompt(server: FakeServer) -> None:
    server.page.set_viewport_size(PHONE)
    server.open(full())
    asked(server, options={"seat:": {"1": 1, "2": 1}, "city:paris": 1})
    expect(server.page.locator(OPTIONS)).to_have_text(["Béla Ősz", "Cesare"])
    server.page.locator(OPTIONS).last.click()
    assert server.heard("choose", 1)[0]["option"] == "seat:2"


def test_what_is_scrolled_out_of_sight_comes_into_the_prompt(server: FakeServer) -> None:
    """The map of the fake board is broader than a phone: Buda lies beyond its edge."""
    server.page.set_viewport_size(PHONE)
    server.open(full())
    asked(server, options={"city:paris": 1, "city:buda": 1})
    expect(server.page.locator(OPTIONS)).to_have_text(["Send the king to Buda"])
    server.page.locator(".map").evaluate("(map) => map.scrollTo(800, 0)")
    expect(server.page.locator(OPTIONS)).to_have_text(["Send the king to Paris", "Send the king to Buda"])


def test_what_is_zoomed_off_the_screen_comes_into_the_prompt(server: FakeServer) -> None:
    server.open(full())
    asked(server, options={"city:paris": 1, "city:buda": 1})
    expect(server.page.locator("[data-can]")).to_have_count(2)
    expect(server.page.locator(OPTIONS)).to_have_count(0)
    for _ in range(4):
        server.page.get_by_role("button", name="Closer").click()
    expect(server.page.locator(OPTIONS)).to_have_count(2)


def test_what_is_covered_comes_into_the_prompt(server: FakeServer) -> None:
    """By a bar that needs more room, or by what a board lays over itself; not by what opens for a moment."""
    server.open(full())
    page = server.page
    asked(server, options={"city:paris": 1, "city:buda": 1, "city:rome": 1})
    expect(page.locator("[data-can]")).to_have_count(3)
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").click(position={"x": 20, "y": 20})
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(OPTIONS)).to_have_count(0)
    page.evaluate("""() => {
      const { bottom } = document.querySelector("[data-id='city:buda']").getBoundingClientRect();
      const line = document.querySelector(".prompt-line");
      Object.assign(line.style, { minHeight: `${bottom - line.getBoundingClientRect().top}px`, right: "50%" }); }""")
    page.mouse.wheel(0, 1)
    expect(page.locator(OPTIONS)).to_have_text(["Send the king to Paris"])
    page.evaluate("""() => {
      const page = Object.assign(document.createElement("p"), { textContent: "A page" });
      page.dataset.covers = "";
      Object.assign(page.style, { position: "absolute", inset: "0 0 0 50%" });
      document.querySelector("#board").append(page); }""")
    page.mouse.wheel(0, 1)
    expect(page.locator(OPTIONS)).to_have_text(["Send the king to Paris", "Send the king to Buda"])
    page.locator("[data-covers]").click()
    assert not server.heard("choose")


def test_too_many_for_buttons_are_behind_one(server: FakeServer) -> None:
    server.page.set_viewport_size(PHONE)
    server.open(full())
    streets = {f"street:{number}": 1 for number in range(12)}
    asked(server, options={**streets, "done": 1})
    buttons = server.page.locator(".prompt-buttons button")
    expect(buttons).to_have_text(["Done", "Show what I can choose (12)"])
    buttons.last.click()
    expect(server.page.locator(".option-list button").first).to_be_focused()
    expect(server.page.locator(".option-list button")).to_have_count(13)


def test_too_many_in_a_closed_tab_open_it(server: FakeServer) -> None:
    server.page.set_viewport_size(PHONE)
    state = full()
    tokens = {f"token{number}": 1 for number in range(9)}
    state["mine"]["private"]["tokens"] = tokens
    state["mine"]["ask"] = {"prompt": "place", "options": {f"{token}:paris": 1 for token in tokens}}
    server.open(state)
    expect(server.page.locator(".hand [data-can]")).to_have_count(9)
    server.page.get_by_role("tab", name="Log").click()
    asked(server, options={f"{token}:paris": 1 for token in list(tokens)[:8]})
    expect(server.page.locator("#tab-mine")).to_have_attribute("aria-selected", "true")


def test_the_board_stays_where_it_is_whatever_the_prompt_says(server: FakeServer) -> None:
    state = full()
    for width, height in ((1280, 800), (390, 844)):
        server.page.set_viewport_size({"width": width, "height": height})
        server.open(state)
        places = []
        asks: list[dict[str, Any]] = [
            {"options": {"city:rome": 1}},
            {"options": {"seat:1": 1, "done": 1, "pass": 1, "way:north": 1, "way:south": 1, "city:paris": 1}},
            {"options": {"done": 1}, "blocked": {"pass": ["FA-007", "too-far"], "gold": ["FA-007", "too-far"]}},
            {"options": {"city:paris": 1, "pass": 1}, "args": {"seat": 0, "long": 1}, "window": True},
        ]
        for number, ask in enumerate(asks):
            asked(server, 6 + 2 * number, **ask)
            expect(server.page.locator(".prompt-line")).to_have_attribute("data-kind", "mine")
            server.page.wait_for_timeout(60)
            places.append(box(server.page, "#board"))
            for button in server.page.locator(".prompt-buttons button").all():
                expect(button).to_be_in_viewport(ratio=1)
        server.tell(t="step", v=20, patch={"waiting": {"0": None, "1": "travelling"}}, mine={"ask": None})
        places.append(box(server.page, "#board"))
        assert places == [places[0]] * len(places)


def test_what_cannot_be_done_is_behind_one_button(server: FakeServer) -> None:
    state = full()
    blocked = {"pass": ["FA-007", "too-far"], "done": ["FA-008", "too-far"]}
    state["mine"]["ask"] |= {"options": {"city:paris": 1}, "blocked": blocked}
    server.open(state)
    page = server.page
    button = page.locator(".prompt-buttons button")
    expect(button).to_have_text("Why can’t I …?")
    expect(button).to_have_attribute("aria-description", "Pass: It is too far away. Done: It is too far away.")
    ways: list[Callable[[], None]] = [lambda: button.click(), lambda: button.hover(), lambda: button.focus()]
    for explain in ways:
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
        explain()
        expect(page.locator("#tip strong")).to_have_text(["Pass", "Done"])
        expect(page.locator("#tip a")).to_have_text(["FA-007", "FA-008"])
    assert not server.heard("choose")
