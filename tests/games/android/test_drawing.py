"""What the drawn table tells of a position."""

import pytest

from app.games.android.state import State
from tests.games.android.scene import Scene, evidence, hunches
from tests.games.android.test_scoring import closed
from tests.games.drawing import browser, draw

__all__ = ["browser", "draw"]


@pytest.mark.rule("AN-321", "AN-308")
def test_the_end_names_the_murderer_and_turns_over_all_hunches(draw):
    def change(state: State) -> None:
        hunches(state, ["eve", "vinnie", "thomas_haas", "mark_henry"], ["mark_henry", "eve", "vinnie", "thomas_haas"])
        evidence(state, "eve", "document", 4)

    sheet = draw(closed(change=change).match, "board", me=0).locator("[data-id='suspect:eve']")
    assert sheet.locator(".murderer").count() == 1
    assert "ui-final-total" in sheet.inner_text()
    assert sheet.locator(".hunch.guilty").count() == 1
    assert sheet.locator(".hunch.seen").all_inner_texts() == [" seat 1"]
    left = draw(closed(change=change).match, "board").locator("[data-id='suspect:mark_henry'] .hunch.seen")
    assert [text.strip() for text in left.all_inner_texts()] == ["name-unused", "seat 0"]


@pytest.mark.rule("AN-346", "AN-348")
def test_before_the_end_a_sheet_shows_only_hunches_that_i_know(draw):
    def change(state: State) -> None:
        hunches(state, ["eve", "vinnie", "thomas_haas", "mark_henry"], ["mark_henry", "eve", "vinnie", "thomas_haas"])
        next(hunch for hunch in state.hunches if hunch.suspect == "eve" and hunch.holder == 1).seen.append(2)

    match = Scene(change=change).match
    assert draw(match, "board", me=0).locator("[data-id='suspect:eve'] .hunch").count() == 1
    assert draw(match, "board", me=2).locator("[data-id='suspect:eve'] .hunch.seen").count() == 1
    assert draw(match, "board").locator(".sheet .hunch").count() == 0


@pytest.mark.rule("AN-008", "AN-251")
def test_people_at_one_place_do_not_hide_each_other(draw):
    def change(state: State) -> None:
        for npc in ("sara", "mr_li"):
            state.npcs[npc].at = state.scene

    marks = draw(Scene(change=change).match, "board").locator(".mark")
    assert marks.count() == 5  # with Lily and Jimmy
    assert len({mark.get_attribute("transform") for mark in marks.all()}) == 5


def test_the_map_holds_every_pin(draw):
    page = draw(Scene().match, "board")
    tops = page.locator(".place").evaluate_all("places => places.map(place => place.transform.baseVal[0].matrix.f)")
    assert min(tops) >= 49  # the height of a pin above its place
