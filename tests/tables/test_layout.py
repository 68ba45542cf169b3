"""Texts of tables keep to their places: none overlaps another, leaves its box, is cut, covered or too small to read.

Whatever can be chosen is in sight or in the prompt, and large enough for a finger or a mouse.
"""

import pytest
from playwright.sync_api import Browser

from app.engine import load
from tests.chromium import browser
from tests.tables.layout import LARGE_TEXT, SIZES, look_at, looks, told
from tests.tables.moments import GAMES, moments
from tests.tables.views import RESULT, REVEALS

__all__ = ["browser"]


@pytest.mark.parametrize("game", GAMES)
def test_over_whole_matches(browser: Browser, game: str) -> None:
    assert "\n".join(told(look_at(browser, game, looks(game)))) == ""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_out(game: str) -> None:
    """Windows where the rules have them, spectators, both views of the end everywhere, and the largest text."""
    of, all_looks = moments(game), list(looks(game))
    assert bool(of.window) == load(game).info.windows
    assert any(moment.me is None for moment in of)
    for view in (REVEALS, RESULT):
        assert len({(look.size, look.language) for look in all_looks if look.view == view}) == 3 * len(SIZES)
    assert {look.size for look in all_looks if look.text == 3} == set(LARGE_TEXT)
    assert {look.moment.what for look in all_looks} == {moment.what for moment in of}
