"""Whatever a table says can be read on what lies beneath it, by day and by night, at a desk and on a phone."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from app.engine import Note, load
from tests.chromium import browser
from tests.tables.contrast import faint, texts_in_sight
from tests.tables.layout import Size
from tests.tables.moments import GAMES, somebody_asked
from tests.tables.posed import PosedTable, Position

__all__ = ["browser"]

DESK, PHONE = (1280, 800), (390, 844)
THEMES: Any = ("dark", "light")
HELD_UP = {"persuasion": ("evaluated",), "smog": ("played",), "emerald": (), "android": ("plays-card", "event")}
"""Notes for which something is held up over the board."""


RESIZED_MS = 300
"""The shell fits its bar anew a moment after the window has another size."""
OPTIONS: dict[str, dict[str, Any]] = {"android": {"detectives": "pick"}}
LATE = {"persuasion": 290, "smog": 200, "emerald": 110, "android": 1200}
"""Choices after which much lies on the table."""


def asked_in_window(position: Position) -> bool:
    match = position.match
    return match.in_window and not all(match.only_pass(seat) for seat in match.asks)


def crowded(position: Position) -> bool:
    return any(len(ask.options) >= 12 for ask in position.match.asks.values())


def moments(position: Position) -> Iterator[None]:
    """The start, a reaction window (where a game has none a crowded turn), a crowded turn late in the match."""
    yield
    info = position.match.game.info
    for least, holds in ((10, asked_in_window if info.windows else crowded), (LATE[info.id], crowded)):
        while (position.choices < least or not holds(position)) and position.play_on():
            pass
        yield


def last_note(position: Position, kind: str) -> Note:
    """What was noted last of this kind, or first after now."""
    while not (found := [note for note in position.notes if note.id == kind]):
        assert position.play_on(), f"nothing was told of kind {kind}"
    return found[-1]


class Reader:
    """Reads one page in both themes."""

    def __init__(self, table: PosedTable) -> None:
        self.table, self.page = table, table.page
        self.found: dict[str, str] = {}

    def read(self, when: str) -> None:
        texts = texts_in_sight(self.page)
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            self.page.wait_for_selector(f"html[data-theme={theme}]")
            for one in faint(self.page, texts):
                self.found.setdefault(f"{theme} {one['what']}", f"{when}, {theme}: {one['sentence']}")

    def read_on_a_phone(self, when: str) -> None:
        self.resize(PHONE)
        self.read(f"{when}, on a phone")
        self.resize(DESK)

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_timeout(RESIZED_MS)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_of_a_match_to_its_sheet(browser: Browser, game: str) -> None:
    position = Position(game, load(game).info.seats[-1], **OPTIONS.get(game, {}))
    table = PosedTable(browser, position, me=0)
    page = table.open()
    reader = Reader(table)
    for _ in moments(position):
        table.me = somebody_asked(position)
        table.show()
        reader.read(f"after {position.choices} choices")
    reader.read_on_a_phone(f"after {position.choices} choices")
    for tab in page.locator(".board-tabs button").all():
        tab.click()
        reader.read(f"the pane “{tab.inner_text()}”")
    page.evaluate("window.setTimeout = () => 0")  # what is told stays
    for kind in HELD_UP[game]:
        table.tell(last_note(position, kind))
        page.wait_for_selector(".held-up, .moment")
        reader.read(f"told: {kind}")
        page.keyboard.press("Escape")
    read_end(reader, position)
    table.close()
    assert not reader.found, "\n".join(reader.found.values())


def read_end(reader: Reader, position: Position) -> None:
    """What is turned over, half of it still hidden, and the sheet."""
    page = reader.page
    position.play_to(100_000)
    reader.table.show()
    page.locator(".prompt-buttons .main").first.click()
    page.locator(".end-steps .main").click()
    reader.read("what is turned over")
    page.locator(".end-steps button:not(.main, .end-close)").click()
    page.wait_for_selector(".end-result")
    reader.read("the sheet")
    reader.read_on_a_phone("the sheet")
