"""What the drawn bid board says of a figure."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Page

from app.engine import Seat
from app.games.persuasion.content import FIGURES
from tests.games.drawing import browser, draw
from tests.games.persuasion.scene import B, showdown

__all__ = ["browser", "draw"]

Draw: TypeAlias = Callable[..., Page]


@pytest.mark.rule("PE-024", "PE-035", "PE-036")
def test_void_bids_are_not_drawn_as_tied(draw: Draw) -> None:
    """Nobody has a valid bid on the General; only the Printer is tied."""
    scene = showdown("general 1F, printer 1G, spy 1G", "general 1F, printer 1G", "", followers={"market": [B]})
    assert [scene.evaluated(figure)["outcome"] for figure in ("general", "printer")] == ["unbid", "tied"]
    page = draw(scene.match, "board")
    assert page.locator("[data-figure='general'] .bid-list li").count() == 2
    assert page.locator("[data-figure='printer'] .tied").count() == 1
    assert page.locator("[data-figure='general'] .tied").count() == 0


@pytest.mark.rule("PE-023", "PE-R25")
@pytest.mark.parametrize("me", [None, B])
def test_immunities_are_drawn_as_signs_with_and_without_bids_on_the_cards(draw: Draw, me: Seat | None) -> None:
    page = draw(showdown("", "", "").match, "board", me=me)
    struck = {figure: page.locator(f"[data-figure='{figure}'] .struck").count() for figure in FIGURES}
    assert struck == {figure.id: len(figure.immune) for figure in FIGURES.values()}


@pytest.mark.rule("PE-100")
def test_those_who_watch_are_told_that_the_bids_they_see_are_of_the_last_round(draw: Draw) -> None:
    scene = showdown("printer 1G", "", "")
    page = draw(scene.match, "board")
    assert page.locator(".bid-list li").count() == 1
    assert "board-last-round" in page.locator(".bids-head").inner_text()
    scene = showdown("spy 1G", "", "", followers={"market": [B]})
    assert "board-last-round" not in draw(scene.match, "board").locator(".bids-head").inner_text(), "these are of now"


@pytest.mark.rule("PE-086")
def test_the_optional_rules_in_play_are_told_on_the_board(draw: Draw) -> None:
    head = draw(showdown("", "", "", refund=True, deals=True).match, "board").locator(".bids-head")
    assert "board-deals" in head.inner_text()
    assert head.locator("[data-tip='setting-refund-help']").count() == 1
    assert head.locator("[data-tip='setting-domination-help']").count() == 0
    head = draw(showdown("", "", "", domination=True).match, "board").locator(".bids-head")
    assert head.locator(".house-rule").all_inner_texts() == ["setting-domination"]
