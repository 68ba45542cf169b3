"""What the drawn table tells of the cards."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, Page

from app.games.smog.content import DISCS, ELEMENTS, GATES
from app.games.smog.market import Buy
from app.words import LANGUAGES, tell
from tests.games import drawing
from tests.games.drawing import browser, draw
from tests.games.smog.table import Setting, opening, situation
from tests.games.smog.test_end import ready

__all__ = ["browser", "draw"]

Draw: TypeAlias = Callable[..., Page]


def tip_args(shown: Locator) -> dict[str, Any]:
    """What the words of a tip are told."""
    args: dict[str, Any] = json.loads(shown.get_attribute("data-tip-args") or "")
    return args


@pytest.mark.rule("SM-151")
def test_all_secret_cards_are_drawn_at_the_end(draw: Draw) -> None:
    def lay(s: Setting) -> None:
        ready(s)
        s.give(1, "wheel_of_chaos", "dragons_gift", "dragons_gift", combination="c05", gate="g1")

    play = situation(lay)
    assert draw(play.match, "plaque", 1).locator(".revealed").count() == 0
    shown = draw(play.do("leave").match, "plaque", 1).locator(".revealed")
    assert shown.get_by_label("name-mana").count() == 1
    assert "name-7" in shown.inner_text()  # the gate `far`, seen from E
    assert shown.get_by_label("name-wheel_of_chaos").count() == 1
    assert shown.get_by_label("name-dragons_gift").count() == 1


@pytest.mark.rule("SM-146", "SM-R55")
def test_all_can_read_the_discard_pile(draw: Draw) -> None:
    def lay(s: Setting) -> None:
        for card in ("wheel_of_chaos", "dragons_gift", "dragons_gift"):
            s.state.deck.cards.remove(card)
            s.state.discard.append(card)

    tip = tip_args(draw(situation(lay).match, "board").locator("[data-tip='tip-deck']"))
    cards = ["name-wheel_of_chaos", "name-dragons_gift ×2"]
    assert tip == {"deck": 21, "discard": 3, "cards": cards}
    for language in LANGUAGES:
        told = tell(language, "smog", "tip-deck", tip)
        assert all(card in told for card in cards)


@pytest.mark.rule("SM-146")
def test_all_see_the_turn_that_is_being_played(draw: Draw) -> None:
    play = situation(lambda s: s.give(0, place="P", coins=0)).do("beg")
    so_far = draw(play.match, "plaque", 0, me=1).locator(".so-far")
    assert so_far.locator(".lamp-on").count() == 2
    assert so_far.locator("[data-tip='tip-begged']").count() == 1
    assert so_far.locator("[data-tip='tip-drew']").count() == 0
    assert draw(play.match, "plaque", 1, me=1).locator(".so-far").count() == 0


@pytest.mark.rule("SM-146")
def test_all_see_on_which_discs_was_bought_and_sold_in_this_turn(draw: Draw) -> None:
    play = situation(lambda s: s.give(0, place="1", coins=5)).do("buy")
    bought = draw(play.match, "plaque", 0).locator(".so-far [data-tip='tip-bought-on']")
    assert tip_args(bought) == {"discs": ["name-1"]}
    assert draw(play.match, "plaque", 0).locator("[data-tip='tip-sold-on']").count() == 0


@pytest.mark.rule("SM-007", "SM-047")
def test_an_agent_in_the_middle_of_an_outer_disc_does_not_hide_its_artefact(draw: Draw) -> None:
    things = draw(situation(lambda s: s.agents(dandy="A")).match, "board").locator(".face.atlantean_key i")
    assert things.count() == 4
    assert draw(situation(lambda s: s.agents(dandy="1")).match, "board").locator(".face.atlantean_key i").count() == 0


@pytest.mark.rule("SM-031", "SM-069")
def test_the_whole_face_can_be_touched_to_put_an_hourglass_or_take_it_off(draw: Draw) -> None:
    page = draw(situation(lambda s: s.block("1", "blood")).match, "board")
    assert page.locator(".face.blood[data-id='hourglass:1:blood'] .wedge").count() == 1
    assert page.locator(".face.mana[data-id='face:1:mana'] .wedge").count() == 1


@pytest.mark.rule("SM-045")
def test_an_action_that_is_of_no_use_here_tells_what_it_is_for(draw: Draw) -> None:
    acts = draw(situation(lambda s: s.give(0, place="1")).match, "board", me=0).locator(".act")
    tips = [act.get_attribute("data-tip") or "" for act in acts.all()]
    assert tips == [f"tip-{act.get_attribute('data-id')}" for act in acts.all()]
    for language in LANGUAGES:
        assert all(tell(language, "smog", tip) != tip for tip in tips)


@pytest.mark.rule("SM-082")
def test_a_card_tells_which_of_its_elements_are_lacking(draw: Draw) -> None:
    play = situation(lambda s: s.give(0, "fairys_gift", place="1", mana=1))
    card = draw(play.match, "board", me=0).locator(".card")
    assert card.locator(".need.met").count() == 1
    assert card.locator(".need.unmet").count() == 2


@pytest.mark.rule("SM-033", "SM-131")
def test_the_tip_of_a_disc_tells_what_one_would_pay(draw: Draw) -> None:
    play = situation(lambda s: s.agents(merchant="1"))

    def told(seat: int) -> list[str]:
        tip = tip_args(draw(play.match, "board", me=seat).locator(".disc[data-id='disc:1']"))
        return [tip[turn].removeprefix("name-") for turn in ("now", "next", "back")]

    assert told(0) == ["ectoplasm 1", "mana 2", "blood 1"]
    assert told(1) == ["blood 1", "ectoplasm 1", "titanium 3"]
    assert told(2) == ["titanium 3", "blood 1", "mana 2"]


@pytest.mark.rule("SM-087", "SM-091")
def test_an_opponent_can_be_chosen_at_his_plaque(draw: Draw) -> None:
    play = situation(lambda s: s.give(0, "titans_breath", mana=1)).do("card:titans_breath")
    for seat in range(1, 4):
        chosen = draw(play.match, "plaque", seat).locator(".gent-name").get_attribute("data-id")
        assert chosen in play.options


@pytest.mark.rule("SM-079")
def test_the_gate_is_drawn_on_the_disc_where_one_leaves(draw: Draw) -> None:
    for gate in GATES:

        def lay(s: Setting, gate: str = gate) -> None:
            for seat in range(4):
                s.give(seat, gate=gate)

        play = situation(lay)
        for seat in range(4):
            signs = draw(play.match, "board", me=seat).locator(".disc.exit")
            assert [sign.get_attribute("data-id") for sign in signs.all()] == [f"disc:{play.player(seat).exit}"]


@pytest.mark.rule("SM-093", "SM-079")
@pytest.mark.parametrize("way", ["cw", "ccw"])
def test_a_look_at_the_wheel_shows_gate_and_sides_as_they_will_be(draw: Draw, way: str) -> None:
    def shown(page: Page) -> tuple[str | None, list[tuple[str | None, str | None]]]:
        marks = [
            (mark.get_attribute("data-seat"), mark.get_attribute("transform"))
            for mark in page.locator(".side-mark").all()
        ]
        return page.locator(".disc.exit").get_attribute("data-id"), marks

    play = situation(lambda s: s.give(0, "wheel_of_chaos", titanium=1, ectoplasm=1, gate="g2")).do(
        "card:wheel_of_chaos"
    )
    now = shown(draw(play.match, "board", me=0, asked=True))
    ahead = play.match.preview(0, [way])
    assert ahead is not None
    looked_at = shown(draw(ahead, "board", me=0))
    assert now != looked_at == shown(draw(play.do(way).match, "board", me=0))


# ---- the room that the table has


PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


@pytest.fixture
def drawn_on(draw: Draw) -> Callable[..., Page]:
    """As `draw`, on a screen of this size."""

    def on(size: Any, *args: Any, **how: Any) -> Page:
        draw(*args, **how).set_viewport_size(size)
        return draw(*args, **how)

    return on


def test_what_i_need_and_can_do_lies_on_the_board_of_a_desk(drawn_on: Draw) -> None:
    play = situation(lambda s: s.give(0, place="1", coins=5))
    board = drawn_on(DESK, play.match, "board", me=0, asked=True)
    assert board.locator(".corner-needs .track").count() == 4
    assert {act.get_attribute("data-id") for act in board.locator(".act").all()} >= set(play.ask.blocked) - {"leave"}
    assert drawn_on(DESK, play.match, "mine", me=0, asked=True).locator("body *").count() == 0


def test_all_that_a_turn_can_be_is_drawn_so_the_prompt_has_nothing_to_list(drawn_on: Draw) -> None:
    for place in ("1", "A", "P"):

        def lay(s: Setting, place: str = place) -> None:
            s.give(0, "queens_favour", place=place, coins=5)

        play = situation(lay)
        wanted = {id for id in (*play.ask.options, *play.ask.blocked) if not id.startswith("disc:")}
        for size, part in ((DESK, "board"), (PHONE, "mine")):
            drawn = drawn_on(size, play.match, part, me=0, asked=True).locator("[data-id]").all()
            assert wanted <= {element.get_attribute("data-id") for element in drawn}


def test_what_can_be_bought_here_is_told_where_it_is_needed(drawn_on: Draw) -> None:
    play = situation(lambda s: s.give(0, place="1", coins=5, combination="c01"))
    (sold,) = drawn_on(DESK, play.match, "board", me=0, asked=True).locator(".sold-here").all()
    fact = play.fact("buy")
    assert isinstance(fact, Buy)
    assert tip_args(sold)["thing"] == fact.thing
    assert sold.inner_text() == str(fact.coins)


def test_on_a_phone_my_disc_lies_large_with_all_its_faces(drawn_on: Draw) -> None:
    play = situation(lambda s: s.give(0, place="1", coins=5))
    faces = drawn_on(PHONE, play.match, "mine", me=0, asked=True).locator(".lens .face")
    assert {face.get_attribute("data-id") for face in faces.all()} == {f"face:1:{e}" for e in ELEMENTS}
    assert faces.locator(".price").count() == 4
    overview = drawn_on(PHONE, play.match, "board", me=0, asked=True)
    assert overview.locator(".face:not(.near) .price").count() == 0
    assert overview.locator(".face.near .price").count() == len(DISCS)


def test_on_a_phone_a_small_disc_opens_and_its_faces_are_chosen_where_it_is_large(drawn_on: Draw) -> None:
    play = opening(2)
    while play.ask.prompt == "gentleman":
        play.do(play.options[0])
    assert play.ask.prompt == "hourglass"
    board = drawn_on(PHONE, play.match, "board", me=play.seat, asked=True)
    assert board.locator(".face[data-id]").count() == 0
    opened = [disc.get_attribute("data-opens") or "" for disc in board.locator(".disc[data-opens]").all()]
    assert sorted(option for options in opened for option in options.split()) == sorted(play.options)
    assert all(disc.get_attribute("role") == "button" for disc in board.locator(".disc[data-opens]").all())
    large = drawn_on(PHONE, play.match, "mine", me=play.seat, asked=True).locator(".lens .face")
    assert large.count() == 4
    assert {face.get_attribute("data-id") for face in large.all()} & set(play.options)


def test_in_a_replay_there_are_no_keys_that_nobody_can_press(drawn_on: Draw, monkeypatch: pytest.MonkeyPatch) -> None:
    play = situation(lambda s: s.give(0, place="1"))
    assert drawn_on(DESK, play.match, "board", me=0).locator(".act").count() > 0
    monkeypatch.setattr(drawing, "DRAW", drawing.DRAW.replace("const ui = {", "const ui = { replay: true,"))
    for size, part in ((DESK, "board"), (PHONE, "mine")):
        page = drawn_on(size, play.match, part, me=0)
        assert page.locator(".act").count() == 0
        assert page.locator(".needs").count() == 1


def test_a_card_is_held_up_with_who_plays_it_and_what_it_does_and_nothing_else_is(
    draw: Draw, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = situation()
    held = "board.show({ id: args[0], args: { seat: 2, card: 'titans_breath' } }, ui)"
    monkeypatch.setattr(drawing, "DRAW", drawing.DRAW.replace("board[part](view, ui, ...args)", held))
    shown = draw(play.match, "show", "played").locator(".held-up").inner_text()
    assert [line for line in shown.split("\n") if line] == ["seat 2", "name-titans_breath", "tip-titans_breath"]
    assert not draw(play.match, "show", "turned").locator("body").inner_text()


def test_the_start_shows_who_one_can_be(drawn_on: Draw) -> None:
    play = opening(3)
    for size in (DESK, PHONE):
        page = drawn_on(size, play.match, "board", me=play.seat, asked=True)
        assert [gent.get_attribute("data-id") for gent in page.locator(".gent").all()] == play.options
    play.do(play.options[0])
    page = drawn_on(DESK, play.match, "board", me=play.seat, asked=True)
    assert [gent.get_attribute("data-id") for gent in page.locator(".gent").all()] == play.options


def test_with_all_cards_open_each_seat_has_one_line_and_no_keys(draw: Draw, monkeypatch: pytest.MonkeyPatch) -> None:
    play = situation(lambda s: s.give(0, "wheel_of_chaos", combination="c05", gate="g1"))
    monkeypatch.setattr(drawing, "DRAW", drawing.DRAW.replace("const ui = {", "view.all = {}; const ui = {"))
    page = draw(play.match, "mine", me=0)
    assert page.locator(".act, .card, .lens").count() == 0
    (line,) = page.locator(".secrets").all()
    assert line.locator(".element").count() == 3
    assert line.locator("[data-tip='tip-wheel_of_chaos']").count() == 1


def test_fog_is_paid_where_my_coins_and_elements_lie(drawn_on: Draw) -> None:
    play = situation(lambda s: s.give(0, place="1", coins=3, blood=2)).do("disc:2")
    assert play.ask.prompt == "fog"
    for size, part in ((DESK, "board"), (PHONE, "mine")):
        drawn = drawn_on(size, play.match, part, me=0, asked=True).locator("[data-id]").all()
        assert set(play.options) <= {element.get_attribute("data-id") for element in drawn}
    assert drawn_on(PHONE, play.match, "mine", me=0, asked=True).locator(".act").count() == 0
