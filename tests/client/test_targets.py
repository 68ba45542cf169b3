"""What can be acted on: what a click finds, and how buttons, groups and what only explains itself are told apart."""

from playwright.sync_api import expect

from tests.client.conftest import FakeServer, full
from tests.client.test_sight import PHONE, asked

ADD = """([around, name, value]) => {
  const one = document.createElementNS("http://www.w3.org/2000/svg", "g");
  one.setAttribute(name, value);
  one.innerHTML = '<circle r="9"></circle>';
  document.querySelector(`[data-id="${around}"]`).append(one);
}"""
MOVE_PARIS_ON_CLICK = """() => document.querySelector(".map svg").addEventListener("click", () =>
  document.querySelector('[data-id="city:paris"]').setAttribute("transform", "translate(250 340)"))"""


def test_a_click_chooses_nothing_that_the_board_moves_there_for_it(server: FakeServer) -> None:
    server.open(full())
    asked(server, options={"city:paris": 1, "city:rome": 1})
    page = server.page
    expect(page.locator("[data-can]")).to_have_count(2)
    page.evaluate(MOVE_PARIS_ON_CLICK)
    ground = page.locator(".ground").bounding_box()
    assert ground
    at = ground["x"] + ground["width"] * 250 / 800, ground["y"] + ground["height"] * 340 / 400
    page.mouse.click(*at)
    page.wait_for_timeout(300)
    assert server.heard("choose", 0) == []
    page.mouse.click(*at)
    assert server.heard("choose", 1)[0]["option"] == "city:paris"


def test_a_button_says_its_label_alone_and_holds_nothing_to_be_reached(server: FakeServer) -> None:
    server.open(full())
    asked(server, options={"city:rome": 1})
    paris = server.page.locator('[data-id="city:paris"]')
    expect(paris.locator("> text")).not_to_have_attribute("aria-hidden", "true")
    server.page.evaluate(ADD, ["city:paris", "data-tip", "tip-city"])
    asked(server, v=8, options={"city:paris": 1})
    expect(paris).to_have_role("button")
    expect(paris.locator("> text")).to_have_attribute("aria-hidden", "true")
    expect(paris.locator("> g")).not_to_have_attribute("tabindex", "0")
    asked(server, v=10, options={"city:rome": 1})
    expect(paris.locator("> text")).not_to_have_attribute("aria-hidden", "true")
    expect(paris.locator("> g")).not_to_have_attribute("aria-hidden", "true")
    expect(paris.locator("> g")).to_have_attribute("tabindex", "0")


def test_what_can_be_chosen_and_holds_such_things_is_a_group(server: FakeServer) -> None:
    server.open(full())
    server.page.evaluate(ADD, ["city:paris", "data-id", "seat:1"])
    asked(server, options={"city:paris": 1, "seat:1": 1})
    paris = server.page.locator('[data-id="city:paris"]')
    expect(paris).to_have_role("group")
    expect(paris).to_have_attribute("aria-label", "Send the king to Paris")
    inner = paris.locator('[data-id="seat:1"]')
    expect(inner).to_have_role("button")
    expect(inner).not_to_have_attribute("aria-hidden", "true")
    paris.focus()
    server.page.keyboard.press("Enter")
    assert server.heard("choose", 1)[0]["option"] == "city:paris"


def test_a_thing_in_sight_does_not_stand_for_places_that_are_not(server: FakeServer) -> None:
    """Gold can be taken in hand, but Buda lies beyond the edge of the phone: the prompt has it."""
    server.page.set_viewport_size(PHONE)
    server.open(full(mine={"at": 3, "private": {"tokens": {"gold": 2}}, "ask": None}))
    asked(server, options={"gold:paris": 1, "gold:buda": 1})
    expect(server.page.locator(".token[data-can]")).to_be_in_viewport()
    buttons = server.page.locator(".prompt-buttons [data-option]")
    expect(buttons).to_have_count(1)
    expect(buttons).to_have_attribute("data-option", "gold:buda")


def test_a_click_closes_the_list_of_options(server: FakeServer) -> None:
    server.open(full())
    asked(server, options={"city:paris": 1, "city:rome": 1})
    page = server.page
    expect(page.locator(".option-list button")).to_have_count(2)
    first = page.locator(".option-list button").first
    page.keyboard.press("o")
    expect(first).to_be_focused()
    first.click()
    assert server.heard("choose", 1)[0]["option"] == "city:paris"
    expect(page.locator(".option-list:focus-within")).to_have_count(0)
