"""What the drawn table tells of a position."""

import json
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Locator, Page

from app.engine import Match, load
from app.games.android.state import State
from app.games.android.verbs import Gain
from app.words import LANGUAGES, tell
from tests.games.android.scene import LENT, Scene, at_lent, evidence, fill, hunches, lend, only_leads, puzzle, tokens
from tests.games.android.test_scoring import closed
from tests.games.drawing import browser, draw

__all__ = ["browser", "draw"]

Draw: TypeAlias = Callable[..., Page]


def text(thing: Locator) -> str:
    """What stands in it, in sight or not."""
    return thing.text_content() or ""


@pytest.mark.rule("AN-016")
def test_while_detectives_are_picked_all_see_whose_are_taken(draw: Draw) -> None:
    match: Match[State] = Match.new(load("android"), 3, {"detectives": "pick"}, seed=bytes(32))
    match.choose(0, "detective:louis")
    page = draw(match, "board", me=1, asked=True)
    assert page.locator(".dossier").count() == 5
    assert page.locator("[data-id='detective:louis'][data-seat='0'] em").inner_text() == "seat 0"
    assert page.locator(".dossier em").count() == 1
    assert text(draw(match, "plaque", 0).locator("body")) == "name-louis"
    assert text(draw(match, "mine", me=0).locator("body")) == ""


@pytest.mark.rule("AN-047", "AN-050", "AN-052")
def test_the_calendar_shows_what_each_day_brings(draw: Draw) -> None:
    page = draw(Scene("louis", "floyd", "rachel", day=8).match, "board", me=0)
    days = page.locator(".calendar li").all()
    brought = [[dot.get_attribute("class") for dot in day.locator("i").all()] for day in days]
    events, plots, special, climax = ([f"dot {what}"] for what in ("event", "plot", "specific", "climax"))
    week = [[], events, plots, events, events, plots]
    assert brought == [*week, special, *week[1:4], events + climax, plots + climax]
    passed = [(day.get_attribute("class") or "").split() for day in days]
    assert passed == [["past"]] * 7 + [["today"], [], [], ["climax"], ["climax"]]


@pytest.mark.rule("AN-321", "AN-308")
def test_the_end_names_the_murderer_and_turns_over_all_hunches(draw: Draw) -> None:
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
def test_before_the_end_a_sheet_shows_only_hunches_that_i_know(draw: Draw) -> None:
    def change(state: State) -> None:
        hunches(state, ["eve", "vinnie", "thomas_haas", "mark_henry"], ["mark_henry", "eve", "vinnie", "thomas_haas"])
        next(hunch for hunch in state.hunches if hunch.suspect == "eve" and hunch.holder == 1).seen.append(2)

    match = Scene(change=change).match
    assert draw(match, "board", me=0).locator("[data-id='suspect:eve'] .hunch").count() == 1
    assert draw(match, "board", me=2).locator("[data-id='suspect:eve'] .hunch.seen").count() == 1
    assert draw(match, "board").locator(".sheet .hunch").count() == 0


@pytest.mark.rule("AN-008", "AN-251")
def test_people_at_one_place_do_not_hide_each_other(draw: Draw) -> None:
    def change(state: State) -> None:
        for npc in ("sara", "mr_li"):
            state.npcs[npc].at = state.scene

    marks = draw(Scene(change=change).match, "board").locator(".mark")
    assert marks.count() == 5  # with Lily and Jimmy
    assert len({mark.get_attribute("transform") for mark in marks.all()}) == 5


def test_the_map_holds_every_pin(draw: Draw) -> None:
    page = draw(Scene().match, "board")
    tops = page.locator(".place").evaluate_all("places => places.map(place => place.transform.baseVal[0].matrix.f)")
    assert min(tops) >= 49  # the height of a pin above its place


@pytest.mark.rule("AN-291", "AN-292", "AN-345")
def test_all_see_who_of_the_detectives_people_is_out_of_the_game(draw: Draw) -> None:
    def change(state: State) -> None:
        state.npcs["sara"].state = "eliminated"

    sheet = draw(Scene(change=change).match, "board").locator(".plot-sheet[data-seat='0'] .people")
    assert "name-sara: npc-eliminated" in text(sheet)
    assert "name-mr_li" in text(sheet)


@pytest.mark.rule("AN-328", "AN-351", "AN-321")
def test_all_see_who_keeps_a_memory_and_which_once_it_was_used(draw: Draw) -> None:
    def change(state: State) -> None:
        for memory in state.memories:
            memory.public = memory.holder == 1

    match = Scene("raymond", "floyd", "rachel", change=change).match
    used, secret = (next(one.id for one in match.state.memories if one.holder == seat) for seat in (1, 2))
    people = [f".plot-sheet[data-seat='{seat}'] .people" for seat in (0, 1, 2)]
    page = draw(match, "board", me=0)
    assert page.locator(people[0]).locator(".memory").count() == 0
    assert f"name-{used}" in text(page.locator(people[1]))
    assert "ui-memory-hidden" in text(page.locator(people[2]))
    assert f"name-{secret}" in text(draw(match, "board", me=2).locator(people[2]))


@pytest.mark.rule("AN-345", "AN-191")
def test_all_can_read_what_lies_face_up_under_a_deck(draw: Draw) -> None:
    def change(state: State) -> None:
        for card in ("lou_d_01", "lou_d_02"):
            state.decks["dark:louis"].down.cards.remove(card)
            state.decks["dark:louis"].up.append(card)

    match = Scene(change=change).match
    for part, me, deck in (
        ("board", None, ".plot-sheet[data-seat='0'] .deck.dark"),
        ("mine", 1, "[data-id='deck:dark:louis']"),
    ):
        tip = json.loads(draw(match, part, me=me).locator(deck).get_attribute("data-tip-args") or "")
        assert tip["cards"] == ["name-lou_d_01", "name-lou_d_02"]
        for language in LANGUAGES:
            assert "name-lou_d_02" in tell(language, "android", "tip-deck", tip)


@pytest.mark.rule("AN-165", "AN-345")
def test_discarded_pieces_stay_in_sight(draw: Draw) -> None:
    def change(state: State) -> None:
        for piece in ("shift_01", "shift_05"):
            state.piles["shift"].cards.remove(piece)
            state.pieces_out.append(piece)

    assert draw(Scene().match, "board").locator(".pieces-out").count() == 0
    assert draw(Scene(change=change).match, "board").locator(".pieces-out .tile").count() == 2


@pytest.mark.rule("AN-147", "AN-183")
def test_a_line_that_passes_a_company_does_not_run_through_it(draw: Draw) -> None:
    page = draw(Scene(change=lambda state: puzzle(state, s12="favor_08")).match, "board")
    company = page.locator("[data-piece='piece:favor_08'] .company")
    assert company.get_attribute("transform") == "translate(0 -21)"  # lines cross in the middle of a piece


@pytest.mark.rule("AN-062", "AN-188", "AN-194")
def test_a_plaque_tells_of_the_hand_limit_and_of_time_owed(draw: Draw) -> None:
    def change(state: State) -> None:
        fill(state, 1, 4)
        state.players[1].time_next = -3

    match = Scene(change=change).match
    assert draw(match, "plaque", 1).locator(".limit").inner_text() == "4/6"
    assert draw(match, "plaque", 1).locator(".next-time").inner_text() == "−3"
    assert draw(match, "plaque", 0).locator(".next-time").count() == 0


@pytest.mark.rule("AN-158")
def test_a_favor_to_be_gained_is_not_one_of_my_own(draw: Draw, monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, Gain(who="me", token="favor:choice", n=1))
    scene = at_lent(change=lambda state: tokens(state, 0, street=1))
    scene.play(f"ability:{LENT}")
    scene.settle()
    assert scene.ask.prompt == "gain-favor"
    assert "favor:street" in scene.options
    assert draw(scene.match, "mine", me=0, asked=True).locator("[data-id='favor:street']").count() == 0


@pytest.mark.rule("AN-388")
def test_a_favor_is_paid_from_my_purse(draw: Draw) -> None:
    def change(state: State) -> None:
        state.players[0].at = "midway"
        tokens(state, 0, street=1, society=1)

    scene = Scene(change=change)
    scene.play("ability:midway")
    assert scene.ask.prompt == "pay-with"
    assert draw(scene.match, "mine", me=0, asked=True).locator("[data-id='favor:street']").count() == 1


@pytest.mark.rule("AN-328")
def test_a_memory_is_offered_in_words_beside_the_pass(draw: Draw) -> None:
    """Its chip lies at the end of my things, out of sight on a phone."""
    page = draw(Scene("raymond", "floyd", "rachel").match, "mine", me=1)
    assert page.locator(".chip.memory").count() == 1
    assert page.locator("[data-id^='memory:']").count() == 0


@pytest.mark.rule("AN-114")
def test_a_lead_can_be_followed_without_hitting_its_pin(draw: Draw) -> None:
    def change(state: State) -> None:
        only_leads(state, document_louis="napd")
        state.players[0].at = "napd"

    scene = Scene(change=change)
    lead = "[data-id='lead:document:louis']"
    assert draw(scene.match, "mine", me=0, asked=True).locator(f".deeds {lead}").count() == 1
    assert draw(scene.match, "board", me=0, asked=True).locator(lead).count() == 1  # the pin alone


@pytest.mark.rule("AN-321", "AN-356")
def test_the_end_shows_what_else_might_have_come_of_the_murder(draw: Draw) -> None:
    scene = closed(change=lambda state: setattr(state.specific, "status", "over"))
    assert scene.state.specific is not None
    shown = draw(scene.match, "board").locator(".unused .chip").all_text_contents()
    assert shown == [f"name-{event}" for event in scene.state.specific.box]


@pytest.mark.rule("AN-302", "AN-127")
def test_the_file_where_a_token_will_lie_is_marked_while_i_choose_the_suspect(draw: Draw) -> None:
    def change(state: State) -> None:
        only_leads(state, document_louis="napd")
        state.players[0].at = "napd"

    scene = Scene(change=change)
    scene.play("follow:evidence:document:louis")
    scene.answer(until="place-on")
    page = draw(scene.match, "board", me=0, asked=True)
    meant = page.locator(".file.lands").evaluate_all("files => files.map(file => file.dataset.id)")
    assert meant == [f"file:{option.removeprefix('suspect:')}:document" for option in scene.options]


def test_the_strength_of_a_file_is_drawn_in_bars(draw: Draw) -> None:
    page = draw(Scene().match, "board", me=0)
    bars = {
        kind: page.locator(f".file.{kind}").first.locator(".bars .on").count() for kind in ("strong", "normal", "weak")
    }
    assert bars == {"strong": 3, "normal": 2, "weak": 1}


def test_a_card_in_hand_has_its_whole_text_and_the_plot_a_page(draw: Draw) -> None:
    def change(state: State) -> None:
        fill(state, 0, 5)

    match = Scene(change=change).match
    page = draw(match, "mine", me=0)
    assert page.locator(".cards .card").count() == 5
    assert all(card.locator(".text span").count() for card in page.locator(".cards .card").all())
    assert page.locator(".read-plot").get_attribute("aria-expanded") == "false"
    page.locator(".read-plot").click()
    assert page.locator(".read-plot").get_attribute("aria-expanded") == "true"


def test_of_a_large_hand_the_card_that_is_pointed_at_is_open_and_every_button_in_sight(draw: Draw) -> None:
    """Nothing has to be scrolled to; the files in the box show their backs."""
    match = Scene(change=lambda state: fill(state, 0, 7)).match
    page = draw(match, "mine", me=0, asked=True)
    assert page.locator(".cards .card").count() == 7
    assert page.locator(".cards .card.drawn").count() == 1
    last = page.locator(".cards .card.shut").last
    name = last.get_attribute("data-id")
    last.dispatch_event("pointerenter")
    assert page.locator(".cards .card.drawn").get_attribute("data-id") == name
    assert page.locator(".cards .card.drawn").count() == 1
    few = draw(Scene(change=lambda state: fill(state, 0, 2)).match, "mine", me=0, asked=True)
    assert few.locator(".cards .card.shut").count() == 0


def test_whoever_picks_reads_what_each_detective_is_like(draw: Draw) -> None:
    match: Match[State] = Match.new(load("android"), 3, {"detectives": "pick"}, seed=bytes(32))
    caprice = draw(match, "board", me=0, asked=True).locator("[data-id='detective:caprice']")
    assert {"about-caprice", "good-at-caprice"} <= set(caprice.locator("p").all_inner_texts())


def test_reach_is_light_on_the_places_i_can_get_to_with_what_it_costs(draw: Draw) -> None:
    scene = Scene()
    page = draw(scene.match, "board", me=0, asked=True)
    places = [option for option in scene.options if option.startswith("place:")]
    assert page.locator(".beam").count() == page.locator(".fare").count() == len(places) > 0
