"""What the drawn bid board says of a figure."""

import pytest

from tests.games.drawing import browser, draw
from tests.games.persuasion.scene import B, showdown

__all__ = ["browser", "draw"]


@pytest.mark.rule("PE-024", "PE-035", "PE-036")
def test_void_bids_are_not_drawn_as_tied(draw):
    """Nobody has a valid bid on the General; only the Printer is tied."""
    scene = showdown("general 1F, printer 1G, spy 1G", "general 1F, printer 1G", "", followers={"market": [B]})
    assert [scene.evaluated(figure)["outcome"] for figure in ("general", "printer")] == ["unbid", "tied"]
    page = draw(scene.match, "board")
    assert page.locator("[data-drop='general'] .bid-list li").count() == 2
    assert page.locator("[data-drop='printer'] .tied").count() == 1
    assert page.locator("[data-drop='general'] .tied").count() == 0
