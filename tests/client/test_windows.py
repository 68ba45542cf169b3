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
