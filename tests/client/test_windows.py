"""Reaction windows: when one is asked, who is waited for, and how to pass for now."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.conftest import FakeServer, full
from tests.client.test_shell import choice

ALL = {"0": "", "1": "", "2": ""}


def window(**changes: Any) -> dict[str, Any]:
    """Everybody may react; Ann can put gold on Paris."""
    ask = {"prompt": "react", "args": {}, "options": {"city:paris": 1, "pass": 1}, "window": True, **changes}
    public = {**full()["public"], "waiting": ALL}
    return full(public=public, mine={"at": 3, "private": {"tokens": {}}, "ask": ask})


def modes(server: FakeServer, least: int) -> list[str]:
    return [message["ask"] for message in server.heard("windows", least)]


def settle(server: FakeServer, mode: str) -> None:
    server.page.get_by_role("button", name="Settings").click()
    server.page.get_by_label("When I may react").select_option(mode)
    server.page.keyboard.press("Escape")


def test_who_has_answered_is_not_waited_for(server: FakeServer) -> None:
    server.open(window())
    page = server.page
    expect(page.locator("#prompt-text")).to_have_text("Do you react?")
    page.locator(".prompt-buttons").get_by_role("button", name="Pass", exact=True).click()
    server.tell(t="step", v=6, mine={"at": 4, "ask": None})
    server.tell(t="ok", n=choice(server)["n"])
    expect(page.locator("#prompt-text")).to_have_text("Waiting for Béla Ősz and Cesare")
    expect(page.locator('.plaque[data-seat="0"]')).not_to_have_attribute("data-turn", "")
    expect(page.locator('.plaque[data-seat="1"]')).to_have_attribute("data-turn", "")


def test_what_the_server_answers_is_no_question(server: FakeServer) -> None:
    server.open(window(options={"pass": 1}, auto=True))
    page = server.page
    expect(page.locator("#prompt-text")).to_have_text("Waiting for Béla Ősz and Cesare")
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "wait")
    expect(page.locator(".prompt-buttons button")).to_have_count(0)
    expect(page).to_have_title("Fake · Parlour")
    settle(server, "always")
    expect(page.locator("#prompt-text")).to_have_text("Do you react?")
    assert modes(server, 2) == ["able", "always"]


def test_the_wish_is_kept_and_told_to_every_connection(server: FakeServer) -> None:
    server.open(full())
    settle(server, "always")
    assert modes(server, 2) == ["able", "always"]
    server.page.reload()
    assert modes(server, 3)[-1] == "always"
    server.sockets[-1].close()
    assert modes(server, 4)[-1] == "always"
    kinds = [message["t"] for message in server.sent]
    assert kinds[-2:] == ["hello", "windows"]


def test_to_pass_for_now_lasts_until_one_is_asked_something_else(server: FakeServer) -> None:
    server.open(window())
    page = server.page
    page.get_by_role("button", name="Pass for now").click()
    assert choice(server)["option"] == "pass"
    assert modes(server, 2) == ["able", "later"]
    expect(page.locator("#prompt-text")).to_contain_text("You pass whenever you may react")
    server.tell(t="step", v=6, mine={"at": 4, "ask": None})
    server.tell(t="ok", n=choice(server)["n"])
    server.tell(t="step", v=7, mine={"ask": window()["mine"]["ask"]})
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "wait")
    expect(page.get_by_role("button", name="Ask me again")).to_be_visible()
    server.tell(t="step", v=8, mine={"ask": {**full()["mine"]["ask"], "window": None}})
    expect(page.locator("#prompt-text")).to_have_text("Where does the king go, Ann?")
    assert modes(server, 3) == ["able", "later", "able"]
    server.tell(t="step", v=9, mine={"ask": window()["mine"]["ask"]})
    expect(page.locator("#prompt-text")).to_have_text("Do you react?")


def test_one_can_be_asked_again_at_once(server: FakeServer) -> None:
    server.open(window())
    page = server.page
    expect(page.locator("#prompt-text")).to_have_text("Do you react?")
    settle(server, "later")
    page.get_by_role("button", name="Ask me again").click()
    expect(page.locator("#prompt-text")).to_have_text("Do you react?")
    assert modes(server, 3) == ["able", "later", "able"]
    assert not server.heard("choose")


@pytest.mark.parametrize("quiet", ["true", "false"])
def test_what_was_kept_before_is_read(server: FakeServer, quiet: str) -> None:
    kept = f'{{"sound": true, "motion": "off", "notify": false, "quiet": {quiet}}}'
    script = f"if (!localStorage['parlour:settings']) localStorage['parlour:settings'] = '{kept}'"
    server.page.add_init_script(script)
    server.open(window(options={"pass": 1}, auto=True))
    page = server.page
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "wait")
    expect(page.get_by_role("button", name="Switch sounds off")).to_be_visible()
    settle(server, "always")
    assert "quiet" not in page.evaluate("localStorage['parlour:settings']")


def pass_for_now(server: FakeServer) -> dict[str, Any]:
    server.open(window())
    server.page.get_by_role("button", name="Pass for now").click()
    sent = choice(server)
    assert modes(server, 2) == ["able", "later"]
    return sent


def assert_asked_again(server: FakeServer, v: int) -> None:
    """In this window and in the next."""
    page = server.page
    expect(page.locator("#prompt-text")).to_have_text("Do you react?")
    assert modes(server, 3) == ["able", "later", "able"]
    page.locator(".prompt-buttons").get_by_role("button", name="Pass", exact=True).click()
    again = choice(server, 2)
    server.tell(t="step", v=v, mine={"at": again["ask"] + 1, "ask": None})
    server.tell(t="ok", n=again["n"])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "wait")
    server.tell(t="step", v=v + 1, mine={"ask": window()["mine"]["ask"]})
    expect(page.locator("#prompt-text")).to_have_text("Do you react?")


def test_who_takes_back_a_pass_for_now_is_asked_again(server: FakeServer) -> None:
    sent = pass_for_now(server)
    undo = {"option": "pass", "prompt": "react", "args": {}, "steps": 1}
    server.tell(t="step", v=6, mine={"at": 4, "ask": None, "undo": undo})
    server.tell(t="ok", n=sent["n"])
    server.page.get_by_role("button", name="Take back: Pass").click()
    server.tell(t="step", v=7, mine={"at": 5, "ask": window()["mine"]["ask"], "undo": None})
    server.tell(t="ok", n=server.heard("undo", 1)[0]["n"])
    assert_asked_again(server, 8)


@pytest.mark.parametrize("at_once", [True, False], ids=["at once", "after Ask me again"])
def test_a_pass_for_now_that_is_held_is_taken_back(server: FakeServer, at_once: bool) -> None:
    sent = pass_for_now(server)
    page = server.page
    server.tell(t="held", n=sent["n"])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "held")
    expect(page.locator("#prompt-text")).to_contain_text("You pass whenever you may react")
    if not at_once:
        page.get_by_role("button", name="Ask me again").click()
        expect(page.locator("#prompt-text")).not_to_contain_text("You pass whenever you may react")
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "held")
    page.wait_for_timeout(600)  # the second half of a double click takes nothing back
    page.get_by_role("button", name="Take back: Pass").click()
    undone = server.heard("undo", 1)[0]
    assert undone["ask"] == sent["ask"] + 1
    server.tell(t="no", n=sent["n"], reason="refused-taken-back")
    server.tell(t="ok", n=undone["n"])
    assert_asked_again(server, 6)


def test_a_held_pass_that_was_all_one_could_do_is_not_taken_back(server: FakeServer) -> None:
    server.open(window(options={"pass": 1}, auto=True))
    page = server.page
    settle(server, "always")
    page.get_by_role("button", name="Pass for now").click()
    server.tell(t="held", n=choice(server)["n"])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "held")
    expect(page.get_by_role("button", name="Ask me again")).to_be_visible()
    expect(page.get_by_role("button", name="Take back: Pass")).to_have_count(0)


def test_who_has_answered_is_not_waited_for_while_that_is_held(server: FakeServer) -> None:
    server.open(window())
    page = server.page
    own = page.locator('.plaque[data-seat="0"]')
    expect(own).to_have_attribute("data-turn", "")
    page.locator(".prompt-buttons").get_by_role("button", name="Pass", exact=True).click()
    server.tell(t="held", n=choice(server)["n"])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "held")
    expect(own).not_to_have_attribute("data-turn", "")
    expect(page.locator('.plaque[data-seat="1"]')).to_have_attribute("data-turn", "")
    expect(page).to_have_title("Fake · Parlour")
