"""A thing in hand and a place: pairs that are shortcuts, by click, drag, finger and key."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.client.conftest import FakeServer, full
from tests.client.test_shell import choice

SHORTCUTS = {
    "gold:paris": ["spend", "token:gold", "city:paris"],
    "gold:vault:north": ["spend", "token:gold", "vault:north"],
    "force:rome": ["spend", "token:force", "city:rome"],
    "city:rome": ["travel", "city:rome"],
}


def holding(**changes: Any) -> dict[str, Any]:
    """Ann may claim Buda; what she holds may go to a place right away."""
    ask = {"prompt": "place", "args": {}, "options": {"spend": 1, "travel": 1, "city:buda": 1}, "shortcuts": SHORTCUTS}
    return full(mine={"at": 3, "private": {"tokens": {"gold": 2, "force": 1}}, "ask": {**ask, **changes}})


def token(page: Page, name: str) -> Locator:
    return page.locator(f'[data-drag="{name}"]')


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-drop="{name}"]')


def glowing(page: Page) -> list[str]:
    """The places that glow."""
    found = page.locator("[data-drop][data-can]").evaluate_all("places => places.map(place => place.dataset.drop)")
    return [str(name) for name in found]


def test_places_of_shortcuts_wait_for_a_thing_in_hand(server: FakeServer) -> None:
    server.open(holding())
    page = server.page
    expect(token(page, "gold")).to_have_attribute("data-can", "")
    assert glowing(page) == ["rome", "buda"], "by themselves they can be clicked, too"
    place(page, "paris").click()
    expect(page.locator(".menu")).to_be_hidden()
    assert not server.heard("choose")
    token(page, "gold").click()
    expect(page.locator("#prompt-text")).to_have_text("Where to with Gold?")
    expect(token(page, "gold")).to_have_attribute("aria-pressed", "true")
    expect(token(page, "force")).to_have_attribute("aria-pressed", "false")
    assert glowing(page) == ["paris", "vault:north"]
    place(page, "vault:north").click()
    sent = choice(server)
    assert (sent["option"], sent["then"]) == ("spend", ["token:gold", "vault:north"])


def test_a_place_that_does_not_fit_is_not_chosen_by_accident(server: FakeServer) -> None:
    server.open(holding())
    page = server.page
    token(page, "gold").click()
    expect(place(page, "paris")).to_have_attribute("data-can", "")
    place(page, "buda").click()
    expect(page.locator("#prompt-text")).to_have_text("Put tokens on cities.")
    assert not server.heard("choose")
    place(page, "buda").click()
    assert choice(server)["option"] == "city:buda"


@pytest.mark.parametrize("way", ["Escape", "click", "button"])
def test_it_can_be_put_back(server: FakeServer, way: str) -> None:
    server.open(holding())
    page = server.page
    token(page, "gold").click()
    expect(token(page, "gold")).to_have_attribute("data-held", "")
    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "click":
        token(page, "gold").click()
    else:
        page.get_by_role("button", name="Put it back").click()
    expect(token(page, "gold")).not_to_have_attribute("data-held", "")
    assert glowing(page) == ["rome", "buda"]
    assert not server.heard("choose")


def test_it_is_dragged(server: FakeServer) -> None:
    server.open(holding())
    token(server.page, "force").drag_to(place(server.page, "rome"))
    sent = choice(server)
    assert (sent["option"], sent["then"]) == ("spend", ["token:force", "city:rome"])


def test_keys_alone_take_it_and_put_it_down(server: FakeServer) -> None:
    server.open(holding())
    page = server.page
    token(page, "gold").focus()
    page.keyboard.press("Enter")
    expect(place(page, "paris")).to_have_attribute("aria-label", "Go to Paris")
    page.keyboard.press("ArrowRight")
    expect(token(page, "force")).not_to_be_focused()
    token(page, "gold").focus()
    page.keyboard.press("ArrowUp")
    at = "document.activeElement.dataset.drop ?? ''"
    assert page.evaluate(at) == "vault:north"
    page.keyboard.press("ArrowUp")
    assert page.evaluate(at) == "paris"
    page.keyboard.press("Enter")
    assert choice(server)["then"] == ["token:gold", "city:paris"]


def test_a_place_says_what_the_whole_would_do(server: FakeServer) -> None:
    server.open(holding())
    page = server.page
    token(page, "gold").click()
    place(page, "vault:north").hover()
    expect(page.locator("#tip strong")).to_have_text("Lock Gold away in the north")
    asked = server.heard("preview", 1)[-1]
    assert asked["options"] == ["spend", "token:gold", "vault:north"]
    server.tell(t="preview", n=asked["n"], patch={"game": {"gold": {"0": 0}}})
    expect(page.locator(".preview-number")).to_have_text(["1 → 0"])


def test_the_list_of_all_options_is_not_full_of_pairs(server: FakeServer) -> None:
    server.open(holding())
    page = server.page
    listed = "[...document.querySelectorAll('.option-list button')].map((one) => one.dataset.listed)"
    expect(page.locator(".option-list button")).to_have_count(4)
    assert page.evaluate(listed) == ["spend", "travel", "city:buda", "city:rome"]
    token(page, "gold").click()
    expect(page.locator(".option-list button")).to_have_text(["Go to Paris", "Lock Gold away in the north"])
    page.keyboard.press("o")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert choice(server)["then"][-1].endswith("north")


def test_options_and_shortcuts_may_share_a_place(server: FakeServer) -> None:
    server.open(holding(options={"force:paris": 1, "spend": 1}))
    page = server.page
    place(page, "paris").click()
    assert choice(server)["option"] == "force:paris", "the one option there needs no menu"
