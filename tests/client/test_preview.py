"""What an option would change is shown before it is chosen, and leaves nothing behind."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.client.conftest import FakeServer, full
from tests.client.test_fingers import Hand
from tests.client.test_senses import switch
from tests.client.test_windows import window

CHANGES = {"game": {"king": "paris", "score": {"0": 5}, "gold": {"0": 0}}}
BOXES = """() => [...document.querySelectorAll("#board *, #mine *, #seats *, #prompt *")]
    .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].join())"""


def guarded() -> dict[str, Any]:
    """A guard stands in Buda."""
    state = full()
    state["public"]["game"]["guards"] = {"guard:1": "buda"}
    return state


def city(page: Page, name: str) -> Locator:
    return page.locator(f'[data-id="city:{name}"]')


def answer(server: FakeServer, number: int = 1, **changes: Any) -> dict[str, Any]:
    asked = server.heard("preview", number)[number - 1]
    server.tell(t="preview", n=asked["n"], **changes)
    return asked


def middle(thing: Locator) -> tuple[int, int]:
    box = thing.bounding_box()
    assert box
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


def test_pieces_and_numbers_show_where_they_would_be(server: FakeServer) -> None:
    server.open(guarded())
    page = server.page
    city(page, "paris").hover()
    changes = {"game": {**CHANGES["game"], "guards": {"guard:1": None, "guard:2": "rome"}}}
    asked = answer(server, patch=changes, mine={"at": 4, "ask": None})
    assert (asked["ask"], asked["options"]) == (3, ["city:paris"])
    ghosts = page.locator(".preview-layer [data-ghost]")
    expect(ghosts).to_have_count(2)
    expect(ghosts.first).to_be_visible()
    x, y = middle(city(page, "paris"))
    left, top = middle(ghosts.first)
    assert left > x, "at the city's upper right, as the board draws it"
    assert top < y
    expect(page.locator("#board [data-piece='king']")).not_to_have_attribute("data-leaves", "")
    expect(page.locator("#board [data-piece='guard:1']")).to_have_attribute("data-leaves", "")
    expect(page.locator(".preview-number")).to_have_text(["4 → 5", "1 → 0"])
    score = middle(page.locator('#seats [data-seat="0"] .score'))
    assert middle(page.locator(".preview-number").first) == pytest.approx(score, abs=2)
    page.mouse.move(5, 5)
    expect(page.locator(".preview-layer")).to_have_count(0)
    expect(page.locator("[data-leaves]")).to_have_count(0)
    city(page, "buda").hover()
    answer(server, 2, patch={"game": {"wind": 1}})
    expect(ghosts).to_have_class("vane")  # it is no piece, but it turns
    expect(page.locator(".preview-number")).to_have_text(["0 → 1"])
    assert middle(page.locator(".preview-number")) == pytest.approx(middle(page.locator("#board .wind")), abs=2)


def test_nothing_of_the_live_table_changes(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    city(page, "paris").hover()
    expect(page.locator("#tip")).to_be_visible()
    before, focus = page.evaluate(BOXES), page.evaluate("document.activeElement.tagName")
    heard = page.locator("#live").inner_text()
    answer(server, patch=CHANGES)
    expect(page.locator(".preview-number")).to_have_count(2)
    assert page.evaluate(BOXES) == before
    assert page.evaluate("document.activeElement.tagName") == focus
    assert page.locator("#live").inner_text() == heard
    layer = page.locator(".preview-layer")
    expect(layer).to_have_attribute("aria-hidden", "true")
    assert layer.evaluate("(layer) => layer.inert")
    named = "[id], [data-id], [data-piece], [data-drag], [data-drop], [data-tip], [tabindex], [role]"
    expect(page.locator(f".preview-layer :is({named})")).to_have_count(0)
    expect(page.locator(".map").first).to_have_attribute("data-visited", "rome")
    server.tell(t="typing", name="Béla")
    server.tell(t="chat", lines=[])
    expect(page.locator(".map").first).to_have_attribute("data-visited", "rome")
    city(page, "paris").click()
    assert server.heard("choose", 1)[0]["option"] == "city:paris"


def test_only_the_newest_is_asked_and_what_is_known_is_kept(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    city(page, "paris").hover()
    server.heard("preview", 1)
    city(page, "buda").hover()
    page.wait_for_timeout(300)
    page.locator(".prompt-buttons button", has_text="Pass").hover()
    page.wait_for_timeout(300)
    assert len(server.heard("preview")) == 1, "one at a time"
    answer(server, patch=CHANGES)
    assert server.heard("preview", 2)[1]["options"] == ["pass"], "what was pointed at in between is forgotten"
    expect(page.locator(".preview-layer")).to_have_count(0)
    answer(server, 2)
    city(page, "paris").hover()
    expect(page.locator(".preview-number")).to_have_count(2)
    assert len(server.heard("preview")) == 2, "that is known"
    server.tell(t="step", v=6, patch={"game": {"gold": {"1": 7}}})
    expect(page.locator(".preview-layer")).to_have_count(0)
    page.mouse.move(5, 5)
    city(page, "paris").hover()
    server.heard("preview", 3)


def test_a_refusal_is_silent(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    city(page, "paris").hover()
    server.tell(t="no", n=server.heard("preview", 1)[0]["n"], reason="refused-stale")
    page.wait_for_timeout(200)
    expect(page.locator(".toasts p")).to_have_count(0)
    expect(page.locator(".preview-layer")).to_have_count(0)
    assert len(server.heard("preview")) == 1
    city(page, "buda").hover()
    server.heard("preview", 2)


def test_by_keyboard_and_for_a_shortcut(server: FakeServer) -> None:
    state = full()
    state["mine"]["ask"] |= {"options": {"done": 1, "pass": 1}, "shortcuts": {"city:buda": ["travel", "city:buda"]}}
    server.open(state)
    page = server.page
    page.keyboard.press("ArrowRight")
    server.tell(t="preview", n=server.heard("preview", 1)[0]["n"])
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.dataset.id") == "city:buda":
            break
    expect(page.locator('[data-id="city:buda"]')).to_be_focused()
    asked = server.heard("preview", 2)[-1]
    assert asked["options"] == ["travel", "city:buda"]
    server.tell(t="preview", n=asked["n"], patch={"game": {"king": "buda"}})
    expect(page.locator("[data-ghost]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".preview-layer")).to_have_count(0)


def test_never_in_a_window_and_not_for_who_does_not_want_it(server: FakeServer) -> None:
    server.open(window())
    page = server.page
    city(page, "paris").hover()
    expect(page.locator("#tip")).to_be_visible()
    page.wait_for_timeout(300)
    assert not server.heard("preview")
    server.tell(t="step", v=6, mine={"ask": {"window": None}})
    switch(server, "Preview what an option would change")
    page.mouse.move(5, 5)
    city(page, "paris").hover()
    expect(page.locator("#tip")).to_be_visible()
    page.wait_for_timeout(300)
    assert not server.heard("preview")


def test_a_long_press_shows_it_too(server: FakeServer) -> None:
    page = server.page
    page.set_viewport_size({"width": 390, "height": 844})
    server.open(full())
    expect(page.locator('[data-id="city:paris"]')).to_have_attribute("data-can", "")
    x, y = middle(city(page, "paris"))
    hand = Hand(page.context.new_cdp_session(page), (x, y))
    hand.press()
    answer(server, patch=CHANGES)
    expect(page.locator("[data-ghost]")).to_have_count(1)
    hand.lift()
    page.wait_for_timeout(200)
    assert not server.heard("choose")
    expect(page.locator("[data-ghost]")).to_have_count(1)


def test_without_motion_it_is_simply_there(server: FakeServer) -> None:
    server.page.emulate_media(reduced_motion="reduce")
    server.open(full())
    page = server.page
    city(page, "paris").hover()
    answer(server, patch=CHANGES)
    expect(page.locator(".preview-layer")).to_have_css("animation-name", "none")


def test_a_board_that_fails_shows_nothing(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    city(page, "paris").hover()
    answer(server, patch={"game": {"king": "nowhere"}})
    page.wait_for_timeout(200)
    expect(page.locator(".preview-layer")).to_have_count(0)
    expect(page.locator(".broken")).to_have_count(0)
    assert any("iterable" in problem for problem in server.problems)
    server.problems.clear()
