"""What reaches people beyond the page: a notice, a sound, a link handed on."""

from typing import Any

from playwright.sync_api import expect

from tests.client.conftest import FakeServer, full

NOTICES = """() => { window.notices = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = window.says ?? "granted"); }
    constructor(title, { body }) { window.notices.push([title, body]); }
    close() { window.notices.push("closed"); } }; }"""
LOOKS_AWAY = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
OTHERS = {"patch": {"waiting": {"0": None, "1": "travelling"}}, "mine": {"ask": None}}
MINE = {"patch": {"waiting": {"0": "travelling", "1": None}}, "mine": {"ask": full()["mine"]["ask"]}}

SOUNDS = """() => { window.struck = [];
  for (const make of ["createOscillator", "createBufferSource"]) {
    const real = AudioContext.prototype[make];
    AudioContext.prototype[make] = function () { window.struck.push(make); return real.call(this); }; } }"""

SHARES = """(fails) => { window.shared = [];
  navigator.share = async ({ url }) => { window.shared.push(url); if (fails) throw new DOMException("", fails); }; }"""


def switch(server: FakeServer, label: str) -> None:
    page = server.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name=label).click()
    page.keyboard.press("Escape")


def test_a_notice_when_it_is_my_turn_and_i_look_elsewhere(server: FakeServer) -> None:
    page = server.page
    page.add_init_script(f"({NOTICES})()")
    server.open(full())
    switch(server, "Desktop notice when it is my turn")
    server.tell(t="step", v=6, **OTHERS)
    server.tell(t="step", v=7, **MINE)
    expect(page.locator("#prompt-text")).to_have_text("Where does the king go, Ann?")
    assert page.evaluate("notices") == [], "who looks at the page sees it there"
    page.evaluate(LOOKS_AWAY)
    server.tell(t="step", v=8, **OTHERS)
    server.tell(t="step", v=9, **MINE)
    page.wait_for_function("notices.length > 0")
    server.tell(t="step", v=10, **OTHERS)
    page.wait_for_function("notices.length > 1")
    assert page.evaluate("notices") == [["Fake · Parlour", "Your turn"], "closed"]


def test_a_browser_that_allows_no_notices_says_so(server: FakeServer) -> None:
    server.page.add_init_script(f"window.says = 'denied'; ({NOTICES})()")
    server.open(full())
    switch(server, "Desktop notice when it is my turn")
    expect(server.page.locator(".toasts p")).to_have_text("The browser does not allow notices.")
    server.page.get_by_role("button", name="Settings").click()
    expect(server.page.get_by_role("switch", name="Desktop notice")).not_to_be_checked()


def test_sounds_are_silent_until_switched_on(server: FakeServer) -> None:
    page = server.page
    page.add_init_script(f"({SOUNDS})()")
    server.open(full())
    move = {"patch": {"game": {"king": "paris"}}, "notes": [["moved", ["seat", "city"], [1, "paris"]]]}
    server.tell(t="step", v=6, **move)
    expect(page.locator(".log-lines li")).to_have_count(3)
    assert page.evaluate("struck") == []
    page.get_by_role("button", name="Switch sounds on").click()
    page.wait_for_function("struck.length === 1")  # a bell, to hear how loud it is
    server.tell(t="step", v=7, **move)
    page.wait_for_function("struck.length === 2")
    assert page.evaluate("struck") == ["createOscillator", "createBufferSource"]
    page.reload()
    expect(page.get_by_role("button", name="Switch sounds off")).to_be_visible()


def replay() -> dict[str, Any]:
    start = {"public": full()["public"], "private": {"all": {"0": {}, "1": {}, "2": {}}}, "notes": []}
    return {"game": "fake", "seats": [], "options": {}, "result": None, "start": start, "steps": []}


def hand_on(server: FakeServer, how: str) -> None:
    server.page.add_init_script(how)
    server.replay = replay()
    server.open(full(), "/r/amber-fox/replay")
    server.page.get_by_role("button", name="Link to this position").click()


def test_a_link_goes_on_by_the_systems_own_means(server: FakeServer) -> None:
    hand_on(server, f"({SHARES})()")
    server.page.wait_for_function("shared.length === 1")
    assert server.page.evaluate("shared[0]").startswith("http://parlour.test/r/amber-fox/replay")
    assert server.page.locator(".toasts p").count() == 0


def test_who_decides_not_to_share_is_left_alone(server: FakeServer) -> None:
    hand_on(server, f"({SHARES})('AbortError')")
    server.page.wait_for_function("shared.length === 1")
    server.page.wait_for_timeout(100)
    assert server.page.locator(".toasts p").count() == 0


def test_a_browser_that_can_do_neither_shows_the_link(server: FakeServer) -> None:
    """Pages without https have no clipboard."""
    hand_on(server, "delete Navigator.prototype.share")
    expect(server.page.locator(".toasts p")).to_contain_text("http://parlour.test/r/amber-fox/replay")
