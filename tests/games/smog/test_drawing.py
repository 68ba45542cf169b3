"""What the drawn table shows when the game is over."""

import pytest

from tests.games.drawing import browser, draw
from tests.games.smog.table import situation
from tests.games.smog.test_end import ready

__all__ = ["browser", "draw"]


@pytest.mark.rule("SM-151")
def test_all_secret_cards_are_drawn_at_the_end(draw):
    def lay(s):
        ready(s)
        s.give(1, "wheel_of_chaos", "dragons_gift", "dragons_gift", combination="c05", gate="g1")

    play = situation(lay)
    assert draw(play.match, "plaque", 1).locator(".revealed").count() == 0
    shown = draw(play.do("leave").match, "plaque", 1).locator(".revealed")
    assert shown.get_by_label("name-mana").count() == 1
    assert "name-7" in shown.inner_text()  # the gate `far`, seen from E
    assert shown.get_by_label("name-wheel_of_chaos").count() == 1
    assert shown.get_by_label("name-dragons_gift").count() == 1
