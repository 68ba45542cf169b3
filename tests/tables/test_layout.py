"""Texts of tables keep to their places: none overlaps another, leaves its box, is cut, covered or too small to read.

Whatever can be chosen is in sight or in the prompt, and large enough for a finger or a mouse.
"""

import pytest
from playwright.sync_api import Browser

from app.words import LANGUAGES
from tests.chromium import browser
from tests.tables.layout import GAMES, SIZES, Size, look_at_match, told

__all__ = ["browser"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_of_a_match_to_its_end(browser: Browser, game: str, size: Size) -> None:
    findings = look_at_match(browser, game, sizes=[size], languages=LANGUAGES, most=5)
    assert "\n".join(told(findings)) == ""
