"""The pages in a real browser: from the lamps to the table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Dialog, WebSocketRoute, expect

from tests.browser.conftest import browser, parlour, people
from tests.browser.players import Player
from tests.people import Server
from tests.tables.contrast import faint, texts_in_sight

__all__ = ["browser", "parlour", "people"]

People = Callable[..., Player]
TOUCH = 44
PAGES = ("/", "/lobby", "/new", "/me", "/credits", "/rules/persuasion", "/rules/persuasion/digest", "/nowhere")


def test_people_meet_in_the_waiting_room(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", width=390, height=844)
    address = ann.create("persuasion", 4)
    expect(ann.page.locator(".seat-plaque.taken")).to_have_count(1)
    bob.sit(address)
    expect(ann.page.locator(".seat-plaque.taken")).to_have_count(2)
    expect(ann.page.locator("#start")).to_be_disabled()
    bob.page.locator("#chat-text").fill("Good evening & <b>hello</b>")
    bob.page.locator("#chat-text").press("Enter")
    expect(ann.page.locator("#chat-lines")).to_contain_text("Bob Good evening & <b>hello</b>")
    ann.page.locator("#kick-1").click()
    expect(bob.page.locator("#sit-any")).to_be_visible()
    bob.page.locator("#sit-3").click()
    expect(ann.page.locator("[data-seat='3'].taken")).to_contain_text("Bob")
    ann.page.locator("#bots").click()
    expect(ann.page.locator(".waiting-for")).to_contain_text("you can start")
    expect(bob.page.locator(".waiting-for")).to_contain_text("the host can start")
    ann.page.locator("#start").click()
    for person in (ann, bob):
        expect(person.page.locator("#table")).to_be_visible()
        expect(person.page).to_have_url(address)


def test_a_strangers_first_word_is_heard(people: People) -> None:
    ann, bob, guest = people("Ann"), people("Bob"), people("Guest")
    address = ann.create("persuasion", 4)
    guest.page.goto(address)
    bob.page.goto(address)
    bob.page.locator("#your-name").fill("Bob")
    bob.page.locator("#chat-text").fill("Who else is watching?")
    with bob.page.expect_request("**/api/me") as introduced:
        bob.page.locator("#chat-text").press("Enter")
    assert introduced.value.post_data_json == {"name": "Bob", "room": address.rsplit("/", 1)[1]}, "who invited them"
    for person in (bob, guest):
        expect(person.page.locator("#chat-lines li")).to_have_text(["Bob Who else is watching?"])
    expect(bob.page.locator("#who")).to_have_text("Bob")
    bob.page.locator("#sit-any").click()
    expect(ann.page.locator(".seat-plaque.taken")).to_have_count(2)
    expect(bob.page.locator("#stand")).to_be_visible()


def test_a_line_whose_answer_is_lost_is_not_said_twice(people: People) -> None:
    ann = people("Ann")
    said: list[str] = []

    def without_answers(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            said.append(str(frame))
            server.send(frame)

        browser.on_message(pass_on)
        server.on_message(lambda frame: None if '"t":"ok"' in str(frame) else browser.send(frame))

    ann.page.route_web_socket("**/ws/*", without_answers)
    ann.create("persuasion", 4)
    ann.page.locator("#chat-text").fill("Good evening")
    ann.page.locator("#chat-text").press("Enter")
    expect(ann.page.locator("#chat-lines li")).to_have_text(["Ann Good evening"])
    ann.page.wait_for_timeout(3000)  # a choice would be sent again after 2.5 seconds
    assert len([frame for frame in said if '"t":"chat"' in frame]) == 1


def test_a_name_that_is_refused_creates_nothing(people: People, parlour: Server) -> None:
    ann = people("Ann")
    ann.page.goto(f"{parlour.url}/new?game=persuasion")
    ann.page.locator("#new-room button.main").click()
    expect(ann.page.locator("#toast")).to_have_text("Please tell us your name.")
    expect(ann.page.locator("#your-name")).to_be_focused()
    assert ann.page.url.endswith("/new?game=persuasion")


def test_who_has_lost_their_name_begins_anew_only_if_they_say_so(people: People, parlour: Server) -> None:
    ann, bob = people("Ann"), people("Bob")
    address = ann.create("persuasion", 3)
    bob.context.add_cookies([{"name": "parlour", "value": "of another server", "url": parlour.url}])
    bob.page.goto(address)
    expect(bob.page.locator("#lost-name")).to_contain_text("can’t read this browser’s cookie")
    asked: list[str] = []
    answers = [False, True]

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept() if answers.pop(0) else dialog.dismiss()

    bob.page.on("dialog", answer)
    bob.page.locator("#your-name").fill("Bob")
    bob.page.locator("#sit-any").click()
    expect(bob.page.locator("#toast")).to_contain_text("can’t read this browser’s cookie")
    assert cookie_of(bob) == "of another server"
    bob.page.locator("#sit-any").click()
    expect(bob.page.locator("#stand")).to_be_visible()
    expect(bob.page.locator("#lost-name")).to_have_count(0)
    assert len(asked) == 2
    assert "Begin anew as a new person" in asked[1]
    assert cookie_of(bob) != "of another server"


def cookie_of(player: Player) -> str:
    return next(cookie["value"] for cookie in player.context.cookies() if cookie["name"] == "parlour")


def test_a_device_is_logged_out_on_the_page_of_another(people: People, parlour: Server) -> None:
    """Its table says so and leads to the log-in, and from there back to the table."""
    laptop, phone = people("Ann"), people("Ann", width=390, height=844)
    address = laptop.create("smog", 2)
    laptop.page.locator("#bots").click()
    laptop.start()
    laptop.page.goto(f"{parlour.url}/me")
    laptop.page.locator("#password").fill("correct horse")
    laptop.page.locator("[data-post='/api/me/password'] button").click()
    expect(laptop.page.locator("#toast")).to_contain_text("The password is set")
    log_in(phone, f"{parlour.url}/me")
    expect(phone.page.locator(".device")).to_have_count(2)
    phone.page.goto(address)
    phone.arrive()
    laptop.page.reload()
    expect(laptop.page.locator(".device[aria-current] .chip")).to_have_text("this one")
    laptop.page.locator(".device:not([aria-current]) button").click()
    expect(laptop.page.locator(".device")).to_have_count(1)
    expect(phone.page.locator("#lost-name")).to_contain_text("logged out from another device")
    phone.page.locator("#lost-name a").click()
    log_in(phone, None)
    expect(phone.page).to_have_url(address)
    expect(phone.page.locator("#lost-name")).to_have_count(0)
    expect(phone.page.locator("#table")).to_be_visible()
    phone.page.goto(f"{parlour.url}/me")
    phone.page.locator("[data-post='/api/me/end-sessions']").click()
    expect(phone.page.locator(".device")).to_have_count(1)
    phone.page.locator("[data-post='/api/logout']").click()
    expect(phone.page).to_have_url(f"{parlour.url}/")
    expect(phone.page.locator("#lost-name")).to_have_count(0)


def log_in(player: Player, address: str | None) -> None:
    """On the page for it."""
    if address:
        player.page.goto(address)
    player.page.locator("#login-name").fill(player.name)
    player.page.locator("#login-password").fill("correct horse")
    player.page.locator("[data-post='/api/login'] button").click()


def test_a_password_never_gets_into_an_address(browser: Browser, parlour: Server) -> None:
    """Whoever is quicker than our scripts: a form without them would be sent by the browser itself."""
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{parlour.url}/me")
        page.locator("#login-name").fill("Ann")
        page.locator("#login-password").fill("correct horse")
        page.locator("#login-password").press("Enter")
        expect(page.locator("#login-password")).to_have_value("correct horse")
        expect(page).to_have_url(f"{parlour.url}/me")


def test_the_lobby_updates_itself(people: People, parlour: Server) -> None:
    ann, bob = people("Ann"), people("Bob")
    bob.page.goto(f"{parlour.url}/lobby")
    ann.page.goto(f"{parlour.url}/new?game=persuasion")
    ann.page.locator("#your-name").fill("Annamária")
    ann.page.locator("[name=public]").check()
    ann.page.locator("#new-room button.main").click()
    row = bob.page.locator(".room-row", has_text="Annamária")
    expect(row).to_be_visible()
    row.locator("a").click()
    expect(bob.page.locator("#sit-any")).to_be_visible()


def test_the_language_switch_stays_on_the_page(people: People, parlour: Server) -> None:
    ann = people("Ann")
    ann.page.goto(f"{parlour.url}/new?game=persuasion")
    ann.page.locator(".languages a[lang=hu]").click()
    assert ann.page.url == f"{parlour.url}/new?game=persuasion"
    expect(ann.page.locator("h1")).to_have_text("Új asztal")


def test_the_table_speaks_the_language_chosen_last(people: People, parlour: Server) -> None:
    ann = people("Ann")
    address = ann.create("persuasion", 3)
    ann.page.locator("#bots").click()
    ann.start()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Language").first.select_option("hu")
    expect(ann.page.locator("#tab-log")).to_contain_text("Napló")
    ann.page.goto(parlour.url)
    expect(ann.page.locator(".to-lobby")).to_contain_text("Nézd meg, kik játszanak")
    ann.page.locator(".languages a[lang=it]").click()
    ann.page.goto(address)
    expect(ann.page.locator("#tab-log")).to_contain_text("Cronaca")


def test_a_server_out_of_reach_is_told_in_words(people: People, parlour: Server) -> None:
    ann = people("Ann")
    ann.create("persuasion", 3)
    ann.context.set_offline(offline=True)
    ann.page.locator("#bots").click()
    expect(ann.page.locator("#toast")).to_contain_text("be reached")
    expect(ann.page.locator("#link-state")).not_to_be_empty()
    ann.page.locator("#toast").evaluate("(toast) => (toast.textContent = '')")
    ann.page.locator("#chat-text").fill("Anybody there?")
    ann.page.locator("#chat-text").press("Enter")
    expect(ann.page.locator("#toast")).to_contain_text("be reached")
    expect(ann.page.locator("#chat-text")).to_have_value("Anybody there?")


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_a_phone(people: People, parlour: Server, path: str) -> None:
    ann = people("Ann", width=390, height=844, touch=True)
    ann.page.goto(parlour.url + path)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in ann.page.locator("main :is(button, .button, select, input):visible").all():
        box = button.bounding_box()
        kind = button.get_attribute("type")
        assert box is not None
        assert box["height"] >= TOUCH or kind in ("checkbox", "radio"), button.inner_text()


def test_a_keyboard_reaches_everything(people: People, parlour: Server) -> None:
    ann = people("Ann")
    ann.page.goto(parlour.url)
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator(".skip")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator(".lamp-persuasion .button")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/new?game=persuasion")
    ann.page.locator("#your-name").focus()
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/r/*")
    expect(ann.page.locator(".seat-plaque.taken")).to_contain_text("Ann")


def test_the_pictures_of_the_rules_are_drawn(people: People, parlour: Server) -> None:
    ann = people("Ann")
    ann.page.goto(f"{parlour.url}/rules/persuasion")
    figures = ann.page.locator("figure.position")
    assert figures.count() >= 2
    expect(figures.first.locator("svg").first).to_be_visible()
    expect(figures.last.locator("svg").first).to_be_visible()
    expect(ann.page.locator(".bid-list .mark").first).to_have_css("margin-left", "0px")  # as on the table


def test_an_unknown_table_is_told_kindly(people: People, parlour: Server) -> None:
    ann = people("Ann")
    ann.page.goto(f"{parlour.url}/lobby")
    ann.page.locator("#code").fill("http://somewhere/r/Kolu Temi, rafo sudi–Bena?part=seats")
    ann.page.locator("#code").press("Enter")
    ann.page.wait_for_url(re.compile("/r/kolu-temi-rafo-sudi-bena$"))
    expect(ann.page.locator("main")).to_contain_text("There is no table with this name")


def test_how_pages_look_is_the_readers(people: People, parlour: Server) -> None:
    page = people("Ann").page
    html, visible = page.locator("html"), "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    page.goto(f"{parlour.url}/me")
    page.get_by_label("Light or dark").select_option("light")
    expect(html).to_have_attribute("data-theme", "light")
    usual = page.evaluate(visible)
    page.get_by_label("Size of text").select_option("3")
    expect(html).to_have_attribute("data-text", "3")
    assert page.evaluate(visible) > 1.2 * usual
    page.get_by_label("Motion").select_option("on")
    page.goto(parlour.url)
    expect(html).to_have_attribute("data-theme", "light")
    assert page.evaluate(moving) > 0
    page.goto(f"{parlour.url}/me")
    expect(page.get_by_label("Motion")).to_have_value("on")
    page.get_by_label("Motion").select_option("off")
    page.goto(parlour.url)
    assert page.evaluate(moving) == 0


def test_pages_are_read_by_day_and_by_night(people: People, parlour: Server) -> None:
    ann = people("Ann")
    room = ann.create("emerald", 4)
    found = []
    for address in (room, *(parlour.url + path for path in (*PAGES, "/rules/android"))):
        ann.page.goto(address)
        ann.page.wait_for_load_state("networkidle")
        if ann.page.locator(".board-picture").count():
            ann.page.locator(".board-picture > *").last.scroll_into_view_if_needed()
        ann.page.evaluate("document.documentElement.style.opacity = ''")
        grounds = set()
        for theme in ("dark", "light"):
            ann.page.emulate_media(color_scheme=theme)
            expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)
            texts = texts_in_sight(ann.page)
            assert texts.evaluate("(texts) => texts.length") > 10
            found += [f"{address}, {theme}: {one['sentence']}" for one in faint(ann.page, texts)]
            grounds.add(ann.page.evaluate("getComputedStyle(document.querySelector('.top')).backgroundColor"))
        assert len(grounds) == 2, address
    assert not found, "\n".join(found)
