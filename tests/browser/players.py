"""Somebody at a table with a browser: they read the prompt and click, tap or press what they may."""

import json
import random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from app.play.wire import inflated
from tests.people import Server

HARMLESS = ("WebSocket connection to", "net::ERR_INTERNET_DISCONNECTED", "Failed to load resource")
"""What Chromium itself writes to the console while it is offline."""

UNPAINTED = """document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.opacity = "0"))"""
"""Nobody looks at these pages. They are laid out and clicked like any other, but painting them without a graphics card
would be the larger part of what a game costs."""

OPEN_THINGS = """() => !document.querySelector(".prompt-line[data-kind=mine]") ? [] :
    [...document.querySelectorAll(":is(#board, #seats) [data-can][data-id], .prompt-buttons [data-option]")]
    .filter((e) => e.getClientRects().length).map((e) => e.dataset.id ?? e.dataset.option)"""


class Player:
    """One person, one browser context, one page."""

    def __init__(self, browser: Browser, server: Server, name: str, *, width: int, height: int, touch: bool) -> None:
        self.name = name
        self.server = server
        self.rng = random.Random(name)
        self.favours: set[str] = set()
        """Things that this person goes for where they can: people who never quarrel finish sooner."""
        self.is_phone = width < 900
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce", has_touch=touch
        )
        self.context.add_init_script(UNPAINTED)
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.problems: list[str] = []
        self.frames: list[dict[str, Any]] = []
        """Everything that this person's websockets were told."""
        self.page.on("pageerror", lambda error: self.problems.append(f"{name}: {error}"))
        self.page.on("console", lambda line: self._hear_console(line.type, line.text))
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: self._hear(frame)))

    def _hear_console(self, kind: str, text: str) -> None:
        if kind == "error" and not any(known in text for known in HARMLESS):
            self.problems.append(f"{self.name}: {text}")

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(inflated(frame)))

    # ---- coming to the table

    def create(self, game: str, seats: int) -> str:
        """Make a room on the page for it and sit down; returns its address."""
        page = self.page
        page.goto(f"{self.server.url}/new?game={game}")
        page.locator("#your-name").fill(self.name)
        page.locator(f"input[name=seats][value='{seats}']").check(force=True)
        page.locator("#new-room button.main").click()
        page.wait_for_url("**/r/*")
        return page.url

    def sit(self, address: str) -> None:
        """Open the link that a friend sent, say one's name and sit down."""
        page = self.page
        page.goto(address)
        page.locator("#your-name").fill(self.name)
        page.locator("#sit-any").click()
        expect(page.locator("#stand")).to_be_visible()

    def start(self) -> None:
        expect(self.page.locator("#start")).to_be_enabled()
        self.page.locator("#start").click()
        self.arrive()

    def arrive(self) -> None:
        """The waiting room has become a table."""
        expect(self.page.locator("#canvas > *")).to_be_visible()

    # ---- at the table

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt-text")

    def kind(self) -> str:
        """What the prompt bar is about: mine, wait, story, over …"""
        return self.page.locator(".prompt-line").get_attribute("data-kind") or ""

    def look(self) -> str:
        """Skip what is being told; then say what the prompt bar is about."""
        if self.kind() == "story":
            self.page.keyboard.press("Escape")
        return self.kind()

    def settle(self) -> None:
        """Wait until the last click has been answered."""
        self.page.wait_for_function("() => !document.querySelector('.prompt-line[data-kind=sent]')")

    def open_things(self) -> list[str]:
        """The options that glow on the board or lie in the prompt bar, but for taking something back."""
        ids: list[str] = self.page.evaluate(OPEN_THINGS)
        return [option for option in ids if not option.startswith("back:")]

    def thing(self, option: str) -> Locator:
        return self.page.locator(
            f"#board [data-id='{option}'], #seats [data-id='{option}'], [data-option='{option}']"
        ).first

    def play_on(self) -> bool:
        """Make one choice if there is one to make, by clicking. False if it is somebody else's turn."""
        options = self.open_things()
        if not options and self.look() == "mine":
            options = self.open_things()
        if not options:
            return False
        favoured = [option for option in options if option.split(":")[-1] in self.favours]
        self.click("done" if "done" in options else self.rng.choice(favoured or options))
        return True

    def pan_to(self, thing: Locator) -> None:
        """On a small screen, drag the board until the thing is in sight."""
        board = self.page.locator("#board").bounding_box()
        assert board
        for _ in range(8):
            box = thing.bounding_box()
            assert box
            below = box["y"] + box["height"] - board["y"] - board["height"]
            above = board["y"] - box["y"]
            if below <= 0 and above <= 0:
                return
            far = max(-0.6 * board["height"], -below - 8) if below > 0 else min(0.6 * board["height"], above + 8)
            x, y = board["x"] + 4, board["y"] + board["height"] * (0.8 if far < 0 else 0.2)
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x, y + far / 2)
            self.page.mouse.move(x, y + far)
            self.page.mouse.up()

    def click(self, option: str) -> None:
        thing = self.thing(option)
        if self.is_phone and not option_is_button(thing):
            self.pan_to(thing)
        thing.click(force=True)
        if self.kind() == "confirm":
            self.page.locator(".prompt-buttons button.main").click(force=True)
        self.settle()


def option_is_button(thing: Locator) -> bool:
    """Whether the option lies in the prompt bar, which never moves."""
    return thing.get_attribute("data-option") is not None


def hear_the_end(page: Page) -> None:
    """Let what was hidden be turned over at once, to who has won."""
    expect(page.locator("dialog .end")).to_be_visible()
    if page.locator(".end-story").count():
        page.locator(".end-steps button:not(.end-close)").last.click()
    expect(page.locator("dialog h2")).to_contain_text("win")


def play_to_the_end(players: list[Player], *, most: int = 3000) -> None:
    """Let everybody click until the match is over for all of them."""
    for _ in range(most):
        clicked = [player.play_on() for player in players]
        if not any(clicked):
            if all(player.kind() == "over" for player in players):
                return
            players[0].page.wait_for_timeout(20)
    raise AssertionError(
        f"no end after {most} rounds of clicking: {[player.prompt.text_content() for player in players]}"
    )
