"""What happened is told: a thing is held up, names light up, and who was away steps through what they missed."""

from playwright.sync_api import expect

from tests.client.conftest import ROOM, FakeServer, full


def test_what_a_board_shows_for_a_note_is_held_up_and_a_click_goes_on(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    expect(page.locator("#shown")).to_be_hidden()
    notes = [["herald", ["seat", "city"], [1, "buda"]]]
    server.tell(t="step", v=6, patch={"game": {"king": "buda"}}, notes=notes)
    expect(page.locator("#shown .herald")).to_have_text("Béla Ősz sends a herald to Buda.")
    expect(page.locator(".log-lines li[data-flash]")).to_have_text("Béla Ősz sends a herald to Buda.")
    expect(page.locator('[data-id="city:buda"][data-flash]')).to_be_attached()
    expect(page.locator('[data-id="seat:1"][data-flash]')).to_be_attached()
    page.locator("#board").click()
    expect(page.locator("#shown")).to_be_hidden()


def test_what_is_not_told_by_itself_lights_up_with_its_line_and_delays_nothing(server: FakeServer) -> None:
    """Only what others did: what I have done myself I know."""
    server.open(full())
    page = server.page
    notes = [["moved", ["seat", "city"], [1, "buda"], [0, "rome"]]]
    server.tell(t="step", v=6, patch={"game": {"king": "rome"}}, notes=notes)
    expect(page.locator('[data-id="city:buda"][data-flash]')).to_be_attached()
    expect(page.locator(".log-lines li[data-flash]")).to_have_text("Béla Ősz sends the king to Buda.")
    expect(page.locator("#prompt-text")).to_have_text("Where does the king go, Ann?")
    assert page.locator('[data-id="city:rome"][data-flash]').count() == 0
    page.wait_for_selector("[data-id][data-flash]", state="detached")
    page.locator(".log-lines li", has_text="Rome").last.hover()
    expect(page.locator('[data-id="city:rome"][data-flash]')).to_be_attached()


def test_what_another_played_does_not_light_up_in_my_hand(server: FakeServer) -> None:
    server.open(full())
    server.tell(t="step", v=6, notes=[["moved", ["seat", "city"], [1, "gold"]]])
    expect(server.page.locator('[data-id="seat:1"][data-flash]')).to_be_attached()
    assert server.page.locator("#mine [data-flash]").count() == 0


def test_who_was_away_steps_through_what_happened_since(server: FakeServer) -> None:
    server.page.add_init_script("localStorage['parlour:seen:amber-fox'] ??= 1")
    notes = [
        ["round", ["round"], [1]],
        ["moved", ["seat", "city"], [1, "rome"]],
        ["herald", ["seat", "city"], [2, "buda"]],
    ]
    server.open(full(notes=notes))
    page = server.page
    page.get_by_role("button", name="Since you were here (2)").click()
    expect(page.locator("#prompt-text")).to_have_text("1 of 2 · Béla Ősz sends the king to Rome.")
    expect(page.locator('[data-id="city:rome"][data-flash]')).to_be_attached()
    page.get_by_role("button", name="Next").click()
    expect(page.locator("#prompt-text")).to_have_text("2 of 2 · Cesare sends a herald to Buda.")
    expect(page.locator(".log-lines li[data-flash]")).to_have_text("Cesare sends a herald to Buda.")
    expect(page.locator("#shown .herald")).to_have_text("Cesare sends a herald to Buda.")
    page.get_by_role("button", name="Next").click()
    expect(page.locator("#prompt-text")).to_have_text("Where does the king go, Ann?")
    expect(page.locator(".since")).to_have_count(0)
    expect(page.locator("#shown")).to_be_hidden()


def test_what_was_missed_can_be_left_alone(server: FakeServer) -> None:
    server.page.add_init_script("localStorage['parlour:seen:amber-fox'] ??= 1")
    server.open(full())
    page = server.page
    page.locator(".since").get_by_role("button", name="Close").click()
    expect(page.locator(".since")).to_have_count(0)
    server.tell(**ROOM)
    expect(page.locator("#prompt-text")).to_have_text("Where does the king go, Ann?")
