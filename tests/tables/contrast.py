"""Texts that stand out too little from what is painted beneath them, at a table or on any page."""

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import JSHandle, Page

from tests.tables.layout import MEASURE

CONTRAST = (Path(__file__).parent / "contrast.js").read_text()
WITHOUT_INK = """
*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration: none !important }
:is(text, tspan, #above#all) { fill: transparent !important }
.glow-sheet, .preview-layer { display: none !important }
"""
TAKE_INK = """(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}"""


def texts_in_sight(page: Page) -> JSHandle:
    """Every text that can be seen on the page as it is drawn now, with its box: the same in all themes."""
    given: dict[str, Any] = {"textsOnly": True, "options": []}
    return page.evaluate_handle(_called(MEASURE), given)


def faint(page: Page, texts: JSHandle) -> list[dict[str, str]]:
    """Which of these are read with less than 4.5 : 1 (large ones: 3 : 1)."""
    page.evaluate(TAKE_INK, WITHOUT_INK)
    picture = page.screenshot(animations="disabled", scale="css")
    page.evaluate("document.adoptedStyleSheets.pop()")
    given = {"texts": texts, "picture": base64.b64encode(picture).decode()}
    found: list[dict[str, str]] = page.evaluate(_called(CONTRAST), given)
    return found


def _called(script: str) -> str:
    """A file that begins with a comment, as a function that a page can call."""
    return f"async (given) => {{ await document.fonts.ready; return ({script.rstrip().rstrip(';')})(given); }}"
