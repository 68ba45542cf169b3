"""Somebody's hand at a posed table: it clicks or touches what can be seen and met, and nothing else.

It is told which option is wanted and finds the way there as a person would: a button of the prompt, a thing on the
board, a thing and then its place, a place that opens or lists its choices, and if need be by scrolling.
"""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.tables.posed import PosedTable

FIND = (Path(__file__).parent / "find.js").read_text()

DRAWN = """() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(
  () => drawn(document.querySelector(".prompt-line")?.dataset.kind))))"""
STEPS = 6


class Lost(AssertionError):
    """A person would not have found the way to this option."""


class Hand:
    """Chooses options at a table by clicks, or by touch."""

    def __init__(self, table: PosedTable, *, touch: bool) -> None:
        self.table, self.touch = table, touch
        self.ways: dict[str, int] = {}
        """How often each way was taken: what a page lists last should not be needed often."""

    @property
    def page(self) -> Page:
        return self.table.page

    def choose(self, option: str) -> None:
        """Bring it about that this option is chosen, and see that it is this one."""
        chosen = self.table.chosen
        tried: list[str] = []
        before = len(chosen)
        for _ in range(STEPS):
            kind = self.page.evaluate(DRAWN)
            if len(chosen) > before:
                break
            if kind == "confirm":
                self.point_at(self.middle(".prompt-buttons button.main"))
                continue
            found: dict[str, Any] = self.page.evaluate(FIND, [option, any(way == "hold" for way in tried)])
            tried.append(found["way"].removeprefix("scrolled to "))
            self.ways[found["way"]] = self.ways.get(found["way"], 0) + 1
            if "x" not in found:
                break
            self.point_at((found["x"], found["y"]))
        if chosen[before:][:1] != [option]:
            asked = self.table.position.match.asks.get(self.table.me or 0)
            raise Lost(f"{option} of {asked and asked.prompt}: chosen {chosen[before:]}, tried {tried}")

    def middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).first.bounding_box()
        assert box, selector
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def point_at(self, at: tuple[float, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
