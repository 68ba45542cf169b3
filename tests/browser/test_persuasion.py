"""Persuasion in real browsers: by mouse with four people, on a phone, and by keyboard alone."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from app.games.persuasion.content import FIGURES
from tests.browser.players import Player, hear_the_end, play_to_the_end

Make = Callable[..., Player]

NAMES = list(FIGURES)


def steps(watcher: Player) -> list[dict[str, Any]]:
    return [frame for frame in watcher.frames if frame["t"] in ("full", "step")]


def test_four_people_play_to_the_end_while_one_watches(people: Make) -> None:
    ann, bob, cleo, dora = crowd = [people(name) for name in ("Ann", "Bob", "Cleo", "Dóra")]
    for seat, person in enumerate(crowd):
        person.favours = set(NAMES[seat::4])
    address = ann.create("persuasion", 4)
    for friend in (bob, cleo, dora):
        friend.sit(address)
    ann.start()
    for friend in (bob, cleo, dora):
        friend.arrive()
    watcher = people("Watcher")
    watcher.page.goto(address)
    watcher.arrive()
    expect(ann.page.locator(".top-watching")).to_contain_text("1")

    told = len(steps(watcher))
    for _ in range(3):
        assert bob.play_on()
    ann.page.wait_for_timeout(300)
    assert len(steps(watcher)) == told, "what is placed behind the screen is told to nobody"
    assert all(frame["mine"] == {} for frame in watcher.frames if frame["t"] == "full")

    bob.context.set_offline(offline=True)
    placed = bob.page.locator("[data-id^='back:']").count()
    expect(bob.page.locator(".prompt-line")).to_have_attribute("data-kind", "lost")
    assert ann.play_on()
    bob.context.set_offline(offline=False)
    expect(bob.page.locator(".prompt-line")).not_to_have_attribute("data-kind", "lost")
    assert bob.page.locator("[data-id^='back:']").count() == placed

    play_to_the_end(crowd)
    play_to_the_end([watcher])
    for person in [*crowd, watcher]:
        hear_the_end(person.page)
    winners = {person.page.locator("dialog h2").text_content() for person in [*crowd, watcher]}
    assert len(winners) == 1
    assert not [frame for frame in watcher.frames if frame.get("mine")]
    bids = watcher.page.locator(".told-bids").first.locator("li")
    expect(bids.locator("b")).to_have_text(["Ann", "Bob", "Cleo", "Dóra"])
    expect(bids.nth(1).locator(".told-bid .count").first).to_be_attached()
    watcher.page.locator("dialog a", has_text="Watch again").click()
    watcher.page.wait_for_url("**/replay*")
    expect(watcher.page.locator(".replay-bar output")).to_contain_text("0 of")
    expect(watcher.page.locator(".bid-list li")).to_have_count(0)
    watcher.page.get_by_role("button", name="One step on").click()
    expect(watcher.page.locator(".replay-bar output")).to_contain_text("1 of")
    expect(watcher.prompt).to_contain_text("Bob: 1 ")
    expect(watcher.page.locator(".bid-list li")).to_have_count(1)


def test_a_game_on_phones(people: Make) -> None:
    phone = people("Ann", width=390, height=844, touch=True)
    address = phone.create("persuasion", 3)
    phone.favours = set(NAMES[::2])
    friend = people("Bob", width=390, height=844, touch=True)
    friend.favours = set(NAMES[1::2])
    friend.sit(address)
    phone.page.locator("#bots").click()
    phone.start()
    friend.arrive()
    for person in (phone, friend):
        assert person.page.evaluate("document.documentElement.scrollWidth") == 390
    tap_tokens_onto_figures(phone)
    play_to_the_end([phone, friend])
    hear_the_end(phone.page)
    assert phone.page.evaluate("document.querySelector('dialog').scrollWidth <= 390")


def tap_tokens_onto_figures(person: Player) -> None:
    """Place one token by tapping it and then a figure, and take it back by the button."""
    page = person.page
    page.get_by_role("tab", name="Mine").tap()
    token = page.locator("#mine [data-drag='gold']")
    if not token.is_visible():
        page.get_by_role("tab", name="Mine").tap()
    token.tap()
    expect(person.prompt).to_contain_text("Gold")
    page.locator("#board [data-drop][data-can]").first.tap()
    person.settle()
    expect(page.locator(".undo")).to_be_visible()
    page.locator(".undo").tap()
    expect(page.locator(".undo")).to_have_count(0)


def test_a_game_by_keyboard_alone(people: Make) -> None:
    ann = people("Ann")
    ann.create("persuasion", 3)
    ann.page.locator("#bots").click()
    ann.start()
    keys = ann.page.keyboard
    hold_and_put_by_keys(ann)
    keys.press("u")
    expect(ann.page.locator(".undo")).to_have_count(0)
    chosen = 0
    while (kind := ann.look()) != "over" and chosen < 600:
        if kind == "mine":
            choose_by_keys(ann)
            chosen += 1
        else:
            ann.page.wait_for_timeout(30)
    hear_the_end(ann.page)
    keys.press("Escape")
    expect(ann.page.locator("dialog")).to_be_hidden()


def hold_and_put_by_keys(person: Player) -> None:
    """Take a token with Enter, walk to a figure with an arrow, put it there with Enter."""
    page, keys = person.page, person.page.keyboard
    for _ in range(200):
        if page.evaluate("document.activeElement?.dataset?.drag ?? ''"):
            break
        keys.press("Tab")
    keys.press("Enter")
    expect(page.locator("[data-held]")).to_have_count(1)
    keys.press("ArrowUp")
    assert page.evaluate("document.activeElement.hasAttribute('data-can')")
    keys.press("Enter")
    if person.kind() == "confirm":
        keys.press("Enter")
    person.settle()
    expect(page.locator(".undo")).to_be_visible()


def choose_by_keys(person: Player) -> None:
    """Open the list of everything that can be done, walk down it and choose."""
    page, keys = person.page, person.page.keyboard
    keys.press("o")
    listed = page.locator(".option-list button").evaluate_all("all => all.map((one) => one.dataset.listed)")
    if not listed:
        return
    wanted = [i for i, option in enumerate(listed) if not option.startswith("back:")]
    target = listed.index("done") if "done" in listed else person.rng.choice(wanted)
    for _ in range(target):
        keys.press("ArrowDown")
    keys.press("Enter")
    if person.kind() == "confirm":
        keys.press("Enter")
    person.settle()
