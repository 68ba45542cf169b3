"""Each game is played to its end by what one person sees of it: by touch on a phone, and by clicks at a desk."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from app.conformance.playout import bot_player, seed_of
from app.engine import Dice, load
from tests.chromium import browser
from tests.tables.hand import Hand
from tests.tables.layout import PHONE
from tests.tables.moments import GAMES
from tests.tables.posed import PosedTable, Position

__all__ = ["browser"]

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE_UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, **PHONE}


@pytest.mark.parametrize("screen", [DESK, PHONE_UPRIGHT], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, game: str, screen: dict[str, Any]) -> None:
    position = Position(game, load(game).info.seats[0])
    position.answer_others(0)
    table = PosedTable(browser, position, me=0, **screen)
    page = table.open()
    hand, dice = Hand(table, touch="has_touch" in screen), Dice(seed_of("hand"))
    while 0 in position.match.asks:
        hand.choose(bot_player(position.match, 0, dice))
    assert position.match.result
    hand.point_at(hand.middle(".prompt-buttons button.main"))
    page.wait_for_selector("dialog[open] .end")
    assert table.problems == []
    table.close()
