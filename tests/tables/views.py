"""What somebody opens at a table to look at it: the tabs of a phone, the end, pages that a game lays over its board."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Page

HELP = """const click = (selector) => document.querySelector(selector).click();
const inDialog = (selector) => document.querySelector(`dialog[open] ${selector}`);
const dialog = async (selector) => {
  while (!inDialog(selector)) await new Promise((later) => setTimeout(later, 10));
};"""
CLOSED = 'document.getElementById("dialog").close();'


@dataclass(frozen=True)
class View:
    """How it is opened and closed in the page."""

    name: str
    opens: str = ""
    closes: str = ""
    within: str = "body"
    """What is looked at: what lies over a table by intention is looked at by itself."""


TABLE = View("")
"""Nothing is opened."""
REVEALS = View(
    "reveals",
    """click(".prompt-buttons .main"); await dialog(".end");
    if (inDialog(".end-result")) click('.end-next button:has([href$="#anticlockwise-rotation"])');
    while (inDialog(".end-card:not([data-turned])")) click(".end-steps .main");""",
    CLOSED,
)
"""All that was hidden, turned over."""
RESULT = View(
    "result",
    """click(".prompt-buttons .main"); await dialog(".end");
    while (inDialog(".end-story")) click(".end-steps .main");""",
    CLOSED,
)
PHONE_TABS = tuple(
    View(f"{tab} tab", f'click("#tab-{tab}");', 'click("#tab-mine");') for tab in ("players", "log", "chat")
)
BOARD_TABS = tuple(
    View(f"{tab} tab", f'click(".board-tabs button:nth-of-type({n})");', 'click(".board-tabs button");')
    for n, tab in ((2, "suspects"), (3, "conspiracy"), (4, "plots"))
)
"""Of Android."""
PLOT = View("plot page", 'click(".read-plot");', 'click(".put-away");', ".plot-page")
CITY = View(
    "city",
    """document.querySelector(".city").dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));""",
    """document.querySelector(".emerald").dispatchEvent(new PointerEvent("pointerleave"));""",
    ".city-detail",
)


@contextmanager
def opened(page: Page, view: View) -> Iterator[None]:
    """With it open."""
    if view.opens:
        page.evaluate(f"async () => {{ {HELP} {view.opens} }}")
    yield
    if view.closes:
        page.evaluate(f"async () => {{ {HELP} {view.closes} }}")
