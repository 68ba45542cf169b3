"""The shell in a real browser against a fake board and a scripted server."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.client.conftest import FakeServer, full

TRAVELS = """() => { window.travellers = [];
  const real = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...how) {
    if (frames.some((frame) => "translate" in frame)) window.travellers.push(this.dataset.piece);
    return real.call(this, frames, ...how); }; }"""


def choice(server: FakeServer, number: int = 1) -> dict[str, Any]:
    """What the browser has chosen, the first time or a later one; what it sends again has the same number."""
    while len(chosen := {message["n"]: message for message in server.heard("choose", number)}) < number:
        server.page.wait_for_timeout(20)
    return list(chosen.values())[number - 1]


def placing() -> dict[str, Any]:
    """Ann may put gold on Paris or Buda, and force on Paris; force on Rome is blocked."""
    ask = {
        "prompt": "place",
        "args": {},
        "options": {"gold:paris": 1, "gold:buda": 1, "force:paris": 1},
        "blocked": {"force:rome": ["FA-007", "too-far"]},
    }
    return full(mine={"at": 3, "private": {"tokens": {"gold": 2, "force": 1}}, "ask": ask})


def test_a_click_on_the_board_chooses(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    paris = page.locator('[data-id="city:paris"]')
    expect(paris).to_have_attribute("data-can", "")
    expect(paris).to_have_attribute("aria-label", "Send the king to Paris")
    expect(page.locator("#prompt-text")).to_have_text("Where does the king go, Ann?")
    paris.click()
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "sent")
    sent = choice(server)
    assert (sent["ask"], sent["option"]) == (3, "city:paris")
    step = {
        "patch": {"game": {"king": "paris"}, "waiting": {"0": None, "1": "travelling"}},
        "mine": {"ask": None, "at": 4},
    }
    server.tell(t="step", v=6, notes=[["moved", ["seat", "city"], [0, "paris"]]], **step)
    server.tell(t="ok", n=sent["n"])
    expect(page.locator("#prompt-text")).to_have_text("Béla Ősz travelling")
    expect(paris).not_to_have_attribute("data-can", "")
    expect(page.locator(".log-lines li").last).to_have_text("Ann sends the king to Paris.")


def test_an_answer_that_is_held_says_so_and_can_be_taken_back(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    page.evaluate("""() => { window.announced = [];
      const live = document.querySelector("[aria-live]");
      new MutationObserver(() => window.announced.push(live.textContent)).observe(live, { childList: true }); }""")
    paris = page.locator('[data-id="city:paris"]')
    paris.click()
    sent = choice(server)
    server.tell(t="held", n=sent["n"])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "held")
    text = page.locator("#prompt-text").inner_text()
    assert "Send the king to Paris" in text
    expect(page.locator(".prompt-buttons button")).to_have_count(0)
    expect(paris).not_to_have_attribute("data-can", "")
    page.wait_for_timeout(3000)
    assert len(server.heard("choose")) == 1, "the server has it: it is not sent again"
    assert page.evaluate("window.announced") == [text], "heard once"
    page.locator("button.undo").click()
    taken_back = server.heard("undo", 1)[0]
    assert taken_back["ask"] == sent["ask"] + 1, "as if it had been carried out"
    server.tell(t="no", n=sent["n"], reason="refused-taken-back")
    server.tell(t="ok", n=taken_back["n"])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "mine")
    expect(page.locator("#toasts p")).to_have_count(0)
    paris.click()
    again = choice(server, 2)
    server.tell(t="held", n=again["n"])
    server.tell(t="step", v=6, patch={"game": {"king": "paris"}, "waiting": {"0": None}}, mine={"ask": None, "at": 4})
    server.tell(t="ok", n=again["n"])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "wait")


def test_a_held_answer_is_told_to_the_next_connection(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    page.locator('[data-id="city:paris"]').click()
    sent = choice(server)
    server.tell(t="held", n=sent["n"])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "held")
    server.sockets[-1].close()
    assert server.heard("choose", 2)[1] == sent
    server.tell(t="held", n=sent["n"])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "held")


def test_only_options_without_a_thing_become_buttons(server: FakeServer) -> None:
    server.open(full())
    expect(server.page.locator(".prompt-buttons button")).to_have_text(["Done", "Pass"])


def test_what_cannot_be_taken_back_asks_twice(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    page.get_by_role("button", name="Done").first.click()
    expect(page.locator("#prompt-text")).to_have_text("Really done? This can't be taken back.")
    page.keyboard.press("Escape")
    expect(page.locator("#prompt-text")).to_have_text("Where does the king go, Ann?")
    assert not server.heard("choose")
    page.locator(".prompt-buttons").get_by_role("button", name="Done").click()
    page.locator(".prompt-buttons").get_by_role("button", name="Done").click()
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "sent")
    assert {message["option"] for message in server.heard("choose", 1)} == {"done"}


def test_a_blocked_thing_says_why_with_its_rule(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    page.locator('[data-id="city:rome"]').click(force=True)
    expect(page.locator("#tip")).to_contain_text("It is too far away.")
    expect(page.locator("#tip a")).to_have_text("FA-007")
    expect(page.locator("#tip a")).to_have_attribute("href", "/rules/fake/digest#FA-007")
    assert not server.heard("choose")


def test_what_the_board_tells_aside_stands_in_no_tip(server: FakeServer) -> None:
    """A click on it is still explained, by pointer and by keyboard."""
    server.open(full())
    place = server.page.locator('[data-id="city:paris"]')
    place.hover()
    expect(server.page.locator("#tip")).to_contain_text("3")
    told = server.page.locator("#tip").inner_text()
    server.page.mouse.move(0, 0)
    place.evaluate("place => place.setAttribute('data-told', '')")
    place.hover()
    expect(server.page.locator("#tip strong")).not_to_be_empty()
    expect(server.page.locator("#tip")).not_to_have_text(told)
    expect(server.page.locator("#tip")).not_to_contain_text("3")


def test_where_the_rules_are_not_in_writing_a_hint_leads_nowhere(server: FakeServer) -> None:
    server.has_digest = False
    server.open(full())
    server.page.locator('[data-id="city:rome"]').click(force=True)
    expect(server.page.locator("#tip .tip-rule")).to_have_text("FA-007")
    expect(server.page.locator("#tip a")).to_have_count(0)


def test_a_token_is_dragged_or_clicked_onto_a_place(server: FakeServer) -> None:
    server.open(placing())
    page = server.page
    expect(page.locator(".prompt-buttons button")).to_have_count(0)
    page.locator('[data-drag="gold"]').drag_to(page.locator('[data-drop="buda"]'))
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "sent")
    sent = choice(server)
    assert sent["option"] == "gold:buda"
    server.tell(t="no", n=sent["n"], reason="refused-stale")
    expect(page.locator(".toasts p")).to_be_visible()
    page.locator('[data-drag="force"]').click()
    expect(page.locator("#prompt-text")).to_have_text("Where to with Force?")
    expect(page.locator('[data-drop="buda"]')).not_to_have_attribute("data-can", "")
    page.locator('[data-drop="paris"]').click()
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "sent")
    assert choice(server, 2)["option"] == "force:paris"


def test_a_place_with_several_options_offers_them(server: FakeServer) -> None:
    server.open(placing())
    page = server.page
    page.locator('[data-drop="paris"]').click()
    expect(page.locator(".menu button")).to_have_text(["Gold on Paris", "Force on Paris"])
    page.locator(".menu button").nth(1).click()
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "sent")
    assert choice(server)["option"] == "force:paris"


def test_keys_alone_reach_and_choose(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    page.keyboard.press("ArrowRight")
    expect(page.locator(".prompt-buttons button").first).to_be_focused()
    for _ in range(6):
        if page.evaluate("document.activeElement.dataset.id") == "city:buda":
            break
        page.keyboard.press("Tab")
    expect(page.locator('[data-id="city:buda"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-id="city:paris"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "sent")
    assert choice(server)["option"] == "city:paris"


def test_every_option_is_listed_for_screen_readers(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    expect(page.locator(".option-list button")).to_have_text(
        ["Send the king to Paris", "Send the king to Buda", "Done", "Pass"]
    )
    page.keyboard.press("o")
    expect(page.locator(".option-list button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "sent")
    assert choice(server)["option"] == "city:paris"
    expect(page.locator("#live")).to_contain_text("Where does the king go, Ann?")


def test_undo_says_what_it_takes_back(server: FakeServer) -> None:
    state = full()
    state["mine"]["undo"] = {"option": "gold:rome", "prompt": "place", "args": {}, "steps": 1}
    server.open(state)
    expect(server.page.locator(".undo")).to_have_text("Take back: Gold on Rome")
    expect(server.page.locator(".undo-all")).to_have_count(0)
    server.page.keyboard.press("u")
    expect(server.page.locator(".prompt-line")).to_have_attribute("data-kind", "sent")
    assert server.heard("undo", 1)[0]["ask"] == 3


def test_an_unanswered_choice_is_sent_again(server: FakeServer) -> None:
    server.open(full())
    server.page.locator('[data-id="city:paris"]').click()
    first, second = server.heard("choose", 2)[:2]
    assert first == second


def test_a_lost_connection_comes_back_and_says_what_it_has(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    expect(page.locator('[data-id="city:paris"]')).to_have_attribute("data-can", "")
    server.is_away = True
    server.sockets[-1].close()
    expect(page.locator("#prompt-text")).to_contain_text("Connection lost, trying again")
    server.is_away = False
    expect(page.locator("#prompt-text")).not_to_contain_text("Connection lost")
    assert server.heard("hello")[-1] == {"t": "hello", "epoch": "e1", "v": 5}
    assert len(server.sockets) == 2


def test_a_gap_asks_for_everything(server: FakeServer) -> None:
    server.open(full())
    expect(server.page.locator('[data-id="city:paris"]')).to_have_attribute("data-can", "")
    server.state = full(v=9, public={**full()["public"], "waiting": {"2": "travelling"}}, mine={"at": 4, "private": {}})
    server.tell(t="step", v=8, patch={"game": {"king": "buda"}})
    expect(server.page.locator("#prompt-text")).to_have_text("Cesare travelling")
    assert len(server.heard("hello")) == 2


def test_a_story_unfolds_and_can_be_skipped(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    notes = [["crowned", ["seat", "city"], [1, "buda"]], ["moved", ["seat", "city"], [1, "buda"]]]
    server.tell(t="step", v=6, patch={"game": {"king": "buda", "score": {"1": 13}}}, notes=notes)
    expect(page.locator("#prompt-text")).to_have_text("Béla Ősz is crowned in Buda!")
    expect(page.locator('.plaque[data-seat="1"] .score')).to_have_text("12")
    expect(page.locator('[data-id="city:paris"]')).not_to_have_attribute("data-can", "")
    expect(page.locator(".log-lines li")).to_have_count(3)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("#prompt-text")).to_have_text("Where does the king go, Ann?")
    expect(page.locator(".log-lines li")).to_have_count(4)
    expect(page.locator('.plaque[data-seat="1"] .score')).to_have_text("13")


def test_on_a_small_screen_a_story_is_followed_to_where_it_happens(server: FakeServer) -> None:
    page = server.page
    page.set_viewport_size({"width": 390, "height": 844})
    server.open(full())
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    buda = page.locator('[data-id="city:buda"] circle')
    assert right_edge(buda) > right_edge(page.locator("#board"))
    server.tell(t="step", v=6, notes=[["crowned", ["seat", "city"], [1, "buda"]]])
    expect(page.locator(".prompt-line")).to_have_attribute("data-kind", "story")
    expect(page.locator("[data-spot]")).to_have_count(1)
    assert right_edge(buda) <= right_edge(page.locator("#board")) + 2, "but for the width of a line"


def right_edge(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"]


def test_a_piece_travels(server: FakeServer) -> None:
    page = server.page
    page.add_init_script(f"({TRAVELS})()")
    server.open(full())
    expect(page.locator('[data-piece="king"]')).to_be_visible()
    server.tell(t="step", v=6, patch={"game": {"king": "paris"}}, notes=[["moved", ["seat", "city"], [1, "paris"]]])
    page.wait_for_function("travellers.includes('king')")
    expect(page.locator('[data-piece="king"]')).to_have_attribute("data-recent", "")


def test_a_board_is_told_what_is_new_since_i_acted(server: FakeServer) -> None:
    moved = [["moved", ["seat", "city"], [1, "paris"]]]
    server.open(full())
    news = server.page.locator(".map")
    expect(news).to_have_attribute("data-news", "0")
    server.tell(t="step", v=6, notes=moved)
    expect(news).to_have_attribute("data-news", "1")
    server.page.locator('[data-id="city:paris"]').click()
    server.tell(t="ok", n=choice(server)["n"])
    expect(news).to_have_attribute("data-news", "0")
    server.page.reload()  # it was all in sight before
    expect(news).to_have_attribute("data-news", "0")


def test_the_language_changes_without_a_reload(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").first.select_option("it")
    expect(page.locator("#prompt-text")).to_have_text("Dove va il re, Ann?")
    expect(page.locator(".log-lines li").last).to_contain_text("Roma")
    expect(page.locator("#tab-log")).to_contain_text("Cronaca")
    assert page.evaluate("window.stayed")
    assert "language=it" in page.evaluate("document.cookie")


def test_chat_is_escaped_and_counts_what_is_unread(server: FakeServer) -> None:
    server.said = [{"id": 1, "name": "Béla", "text": "Good evening", "at": 0, "seat": 1}]
    server.open(full())
    page = server.page
    expect(page.locator(".plaque")).to_have_count(3)
    server.tell(t="chat", lines=[{"id": 2, "name": "Béla", "text": "<img src=x onerror=alert(1)>", "at": 0, "seat": 1}])
    expect(page.locator(".unread")).to_have_text("1")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".unread")).to_have_count(0)
    expect(page.locator(".chat-lines p")).to_have_text(["Good evening", "<img src=x onerror=alert(1)>"])
    server.tell(t="typing", name="Béla")
    expect(page.locator(".typing")).to_have_text("Béla is writing …")
    page.get_by_label("Write something").fill("Hello")
    page.keyboard.press("Enter")
    assert server.heard("chat", 1)[0]["text"] == "Hello"
    assert server.heard("typing")


def test_title_and_icon_show_my_turn(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    expect(page).to_have_title(re.compile("^● Your turn"))
    mine = page.locator("link[rel=icon]").get_attribute("href")
    server.tell(t="step", v=6, patch={"waiting": {"0": None, "1": "travelling"}}, mine={"ask": None})
    expect(page).to_have_title(re.compile("^Fake"))
    assert page.locator("link[rel=icon]").get_attribute("href") != mine


def test_a_board_that_fails_leaves_the_buttons(server: FakeServer) -> None:
    state = full()
    state["public"]["game"]["king"] = "nowhere"
    server.open(state)
    expect(server.page.locator(".broken")).to_be_visible()
    expect(server.page.locator(".prompt-buttons button")).to_have_count(4)
    assert any("iterable" in problem for problem in server.problems)
    server.problems.clear()


def test_on_a_phone_the_tab_of_the_players_calls_when_one_of_them_is_to_be_chosen(server: FakeServer) -> None:
    page = server.page
    page.set_viewport_size({"width": 390, "height": 844})
    server.open(full())
    expect(page.locator("#tab-players")).not_to_have_attribute("data-calls", "")
    server.tell(t="step", v=6, mine={"ask": {"options": {"seat:": {"1": 1, "2": 1}}}})
    expect(page.locator("#tab-players")).to_have_attribute("data-calls", "")
    page.locator("#tab-players").click()
    expect(page.locator("#seats [data-id='seat:1']")).to_have_attribute("data-can", "")


def test_the_phone_has_a_sheet_with_tabs_and_room_for_fingers(server: FakeServer) -> None:
    page = server.page
    page.set_viewport_size({"width": 390, "height": 844})
    server.open(placing())
    expect(page.get_by_role("tab")).to_have_text(["Mine", "Players", "Log", "Chat"])
    expect(page.locator('[data-drag="gold"]')).to_be_visible()
    expect(page.locator(".plaque").first).to_be_hidden()
    assert small_targets(page) == []
    for tab, shown in (("Players", ".plaque"), ("Chat", ".chat-form input"), ("Log", ".log-line")):
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(shown).first).to_be_visible()
        assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    for dialog in ("Settings", "Help"):
        page.get_by_role("button", name=dialog).click()
        expect(page.locator("dialog")).to_be_visible()
        assert small_targets(page) == []
        page.keyboard.press("Escape")
    page.locator(".log-line").first.click()
    expect(page.locator("[data-flash]").first).to_be_attached()


def small_targets(page: Page) -> list[str]:
    """What can be tapped and is smaller than 44 px; a label is tapped for what it names."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, a, select, input")]
            .filter((e) => e.getClientRects().length && !e.closest(".visually-hidden"))
            .map((e) => e.closest("label") ?? e)
            .filter((e) => { const b = e.getBoundingClientRect(); return b.width < 44 || b.height < 44; })
            .map((e) => e.outerHTML.slice(0, 80))"""
    )
    return found


def test_a_replay_steps_through_anyones_eyes(server: FakeServer) -> None:
    public = full()["public"]
    server.replay = {
        "game": "fake",
        "seats": [],
        "options": {},
        "result": None,
        "start": {"public": public, "private": {"all": {"0": {"tokens": {"gold": 2}}, "1": {}, "2": {}}}, "notes": []},
        "steps": [
            {
                "seat": 0,
                "option": "city:paris",
                "at": 10,
                "patch": {"game": {"king": "paris"}},
                "notes": [["moved", ["seat", "city"], [0, "paris"]]],
            },
            {"seat": 0, "option": "~undo", "at": 20, "patch": {"game": {"king": "rome"}}, "cut": 1},
            {"seat": 1, "option": "gold:paris", "at": 30, "mine": {"all": {"0": {"tokens": {"gold": 1}}}}},
        ],
    }
    server.open(full(), "/r/amber-fox/replay?at=1")
    page = server.page
    expect(page.locator(".replay-bar output")).to_have_text("1 of 3")
    expect(page.locator("#prompt-text")).to_have_text("Ann: Go to Paris")
    expect(page.locator(".log-lines li")).to_have_text(["Ann sends the king to Paris."])
    expect(page.locator(".replay-hand").first).to_contain_text("Gold 2")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("#prompt-text")).to_have_text("Ann took something back")
    expect(page.locator(".log-lines li")).to_have_count(0)
    page.get_by_role("slider").fill("3")
    expect(page.locator(".replay-hand").first).to_contain_text("Gold 1")
    expect(page).to_have_url(re.compile(r"at=3&eyes=all"))
    page.route("**/replay?eyes=1", lambda route: route.abort())
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".toasts p")).to_have_text("The server can't be reached.")
    expect(page.get_by_label("Seen by")).to_have_value("all")
    expect(page.locator(".replay-hand").first).to_contain_text("Gold 1")
    server.problems = [problem for problem in server.problems if "net::ERR_FAILED" not in problem]
