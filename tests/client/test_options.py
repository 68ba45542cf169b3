"""What options say of themselves: words from facts, two ways back, shortcuts, the last thing left to do."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.conftest import FakeServer, full
from tests.client.test_senses import switch
from tests.client.test_shell import choice, small_targets

BUY = {"is": "buy", "thing": "gold", "coins": 3, "from_seat": 1, "extras": ["gold", "force"]}


def market(**changes: Any) -> dict[str, Any]:
    """Ann may buy gold in Paris or bribe Cesare; force is too dear."""
    dear = {"is": "buy", "thing": "force", "coins": 9, "have": 4, "from_seat": 1, "extras": []}
    ask = {
        "prompt": "market",
        "args": {"seat": 0},
        "options": {"city:": {"paris": BUY, "rome": 1}, "deal": {"is": "bribe", "seat": 2, "coins": 2}},
        "blocked": {"city:buda": ["FA-007", "too-dear", dear]},
        **changes,
    }
    return full(mine={"at": 3, "private": {"tokens": {"gold": 2}}, "ask": ask})


def test_an_option_reads_what_its_fact_says(server: FakeServer) -> None:
    server.open(market())
    page = server.page
    paris = page.locator('[data-id="city:paris"]')
    expect(paris).to_have_attribute("aria-label", "Buy Gold for 3")
    expect(page.locator(".prompt-buttons button")).to_have_text(["Bribe Cesare with 2"])
    expect(page.locator(".option-list button")).to_have_text(["Buy Gold for 3", "Go to Rome", "Bribe Cesare with 2"])
    paris.hover()
    expect(page.locator("#tip strong")).to_have_text("Buy Gold for 3")
    expect(page.locator("#tip span").first).to_have_text("Béla Ősz gets the coins, and you Gold and Force.")


def test_a_fact_that_changes_is_read_anew(server: FakeServer) -> None:
    server.open(market())
    paris = server.page.locator('[data-id="city:paris"]')
    expect(paris).to_have_attribute("aria-label", "Buy Gold for 3")
    server.tell(t="step", v=6, mine={"ask": {"options": {"city:": {"paris": {"coins": 5}}, "deal": None}}})
    expect(paris).to_have_attribute("aria-label", "Buy Gold for 5")


def test_a_blocked_option_reads_its_fact_too(server: FakeServer) -> None:
    server.open(market())
    page = server.page
    buda = page.locator('[data-id="city:buda"]')
    expect(buda).to_have_attribute("aria-label", "Buy Force for 9. Force costs 9, and you have 4.")
    buda.click(force=True)
    expect(page.locator("#tip strong")).to_have_text("Buy Force for 9")
    expect(page.locator("#tip")).to_contain_text("Force costs 9, and you have 4.")


def test_what_has_a_fact_may_ask_once_more(server: FakeServer) -> None:
    server.open(market(options={"city:paris": {"is": "go", "city": "rome"}, "city:rome": 1}))
    page = server.page
    page.locator('[data-id="city:paris"]').click()
    expect(page.locator("#prompt-text")).to_have_text("Really go to Rome?")
    page.locator(".prompt-buttons").get_by_role("button", name="Go there now").click()
    assert choice(server)["option"] == "city:paris"


def undoing(steps: int) -> dict[str, Any]:
    state = full()
    state["mine"]["undo"] = {"option": "card:17", "prompt": "market", "args": {}, "fact": BUY, "steps": steps}
    return state


def test_undo_reads_as_what_was_offered_then(server: FakeServer) -> None:
    server.open(undoing(1))
    expect(server.page.locator(".undo")).to_have_text("Take back: Buy Gold for 3")


@pytest.mark.parametrize("by_key", [False, True])
def test_a_turn_can_be_begun_again(server: FakeServer, by_key: bool) -> None:
    server.open(undoing(3))
    page = server.page
    again = page.locator(".undo-all")
    expect(again).to_contain_text("Back to the start (3 steps)")
    if by_key:
        page.keyboard.press("Shift+U")
    else:
        again.click()
    sent = server.heard("undo", 1)[0]
    assert (sent["ask"], sent["all"]) == (3, True)
    expect(page.locator(".undo")).to_be_disabled()
    server.tell(t="step", v=6, mine={"at": 0, "undo": None})
    server.tell(t="ok", n=sent["n"])
    expect(page.locator(".ways-back")).to_have_count(0)


def test_with_one_step_there_is_only_one_way_back(server: FakeServer) -> None:
    server.open(undoing(1))
    page = server.page
    expect(page.locator(".undo-all")).to_have_count(0)
    page.keyboard.press("Shift+U")
    page.wait_for_timeout(100)
    assert not server.heard("undo")
    page.keyboard.press("u")
    assert "all" not in server.heard("undo", 1)[0]


def test_both_ways_back_have_room_on_a_phone(server: FakeServer) -> None:
    page = server.page
    page.set_viewport_size({"width": 390, "height": 844})
    server.open(undoing(12))
    for way in (".undo", ".undo-all"):
        expect(page.locator(way)).to_be_in_viewport(ratio=1)
    for button in page.locator(".prompt-buttons button").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator("#prompt-text")).to_be_in_viewport(ratio=1)
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def with_shortcuts() -> dict[str, Any]:
    """Ann says what she does; a click on a city answers that and what follows."""
    shortcuts = {"city:paris": ["travel", "city:paris"], "city:buda": ["spend", "token:gold"]}
    return market(prompt="travel", options={"travel": 1, "done": 1}, blocked={}, shortcuts=shortcuts)


def test_a_shortcut_is_clicked_right_away(server: FakeServer) -> None:
    server.open(with_shortcuts())
    page = server.page
    paris = page.locator('[data-id="city:paris"]')
    expect(paris).to_have_attribute("data-can", "")
    expect(paris).to_have_attribute("role", "button")
    expect(paris).to_have_attribute("aria-label", "Go to Paris")
    expect(page.locator('[data-id="city:buda"]')).to_have_attribute("aria-label", "Right away: Gold")
    expect(page.locator(".prompt-buttons button")).to_have_count(2)
    expect(page.locator(".option-list button")).to_have_text(["travel", "Done", "Go to Paris", "Right away: Gold"])
    paris.focus()
    page.keyboard.press("Enter")
    sent = choice(server)
    assert (sent["ask"], sent["option"], sent["then"]) == (3, "travel", ["city:paris"])
    server.tell(t="step", v=6, patch={"game": {"king": "paris"}}, mine={"at": 5, "ask": full()["mine"]["ask"]})
    server.tell(t="ok", n=sent["n"])
    expect(page.locator("#prompt-text")).to_have_text("Where does the king go, Ann?")
    assert len({message["n"] for message in server.heard("choose")}) == 1


def test_a_refused_shortcut_says_so(server: FakeServer) -> None:
    server.open(with_shortcuts())
    page = server.page
    page.locator('[data-id="city:buda"]').click()
    sent = choice(server)
    assert sent["then"] == ["token:gold"]
    server.tell(t="no", n=sent["n"], reason="refused-stale")
    expect(page.locator(".toasts p")).to_be_visible()
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "mine")


CONFIRM = "Confirm when there is only one thing left to do"


def only(v: int, *, window: bool = False) -> dict[str, Any]:
    """A step after which Ann can only be done."""
    options = {"city:paris": None, "city:buda": None, "pass": None, "done": 1}
    ask = {"prompt": "place", "args": {}, "options": options, "blocked": None, "window": window or None}
    return {"t": "step", "v": v, "mine": {"at": v, "ask": ask}}


def test_the_last_thing_left_is_confirmed(server: FakeServer) -> None:
    server.open(full())
    server.tell(**only(6))
    expect(server.page.locator(".prompt-buttons button")).to_have_text(["Done"])
    server.page.wait_for_timeout(200)
    assert not server.heard("choose")


def test_who_does_not_want_to_confirm_it_is_done_at_once(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    switch(server, CONFIRM)
    server.tell(**only(6, window=True))
    expect(page.locator(".prompt-buttons button")).to_have_text(["Done", "Pass for now"])
    page.wait_for_timeout(200)
    assert not server.heard("choose"), "in a window that would tell something"
    server.tell(**only(7))
    sent = choice(server)
    assert (sent["ask"], sent["option"]) == (7, "done")
    undo = {"option": "done", "prompt": "place", "args": {}, "steps": 1}
    server.tell(t="step", v=8, mine={"at": 8, "ask": None, "undo": undo})
    server.tell(t="ok", n=sent["n"])
    expect(page.locator(".undo")).to_be_enabled()
    page.keyboard.press("u")
    taken_back = server.heard("undo", 1)[0]
    server.tell(**only(9))
    server.tell(t="ok", n=taken_back["n"])
    expect(page.locator(".prompt-buttons button")).to_have_text(["Done"])
    page.wait_for_timeout(200)
    assert len({message["n"] for message in server.heard("choose")}) == 1, "what was just taken back is not done again"


def test_what_is_itself_a_way_back_is_taken_back_in_its_own_words(server: FakeServer) -> None:
    state = full()
    state["mine"]["undo"] = {"option": "gold:paris", "prompt": "place", "args": {}, "steps": 1}
    state["mine"]["undo"]["fact"] = {"is": "remove", "thing": "gold", "city": "paris"}
    server.open(state)
    expect(server.page.locator(".undo span")).to_have_text("Put the Gold back on Paris")
