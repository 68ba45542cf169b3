"""What the drawn table tells of a position."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize

from app.games.emerald.content import LOYALIST, RESTORATIONIST
from app.words import LANGUAGES, tell
from tests.games.drawing import browser, draw
from tests.games.emerald.scene import Scene
from tests.games.emerald.test_end import finish, sides

__all__ = ["browser", "draw"]


Draw: TypeAlias = Callable[..., Page]


def attribute(thing: Locator, name: str) -> str:
    value = thing.get_attribute(name)
    assert value is not None
    return value


def text(thing: Locator) -> str:
    return (thing.text_content() or "").strip()


def facts(thing: Locator) -> dict[str, Any]:
    """What its explanation tells."""
    told: dict[str, Any] = json.loads(attribute(thing, "data-tip-args"))
    return told


def box(thing: Locator) -> FloatRect:
    """Where it is drawn."""
    found = thing.bounding_box()
    assert found is not None
    return found


@pytest.mark.rule("EM-266")
@pytest.mark.parametrize("on_offer", [1, 5])  # the fifth lies in a narrow row
def test_the_cubes_of_five_players_stay_on_their_permanent(draw: Draw, on_offer: int) -> None:
    names = ["cultists", "doctor_watson", "mrs_hudson", "sigmund_freud", "devils_island"][-on_offer:]
    scene = Scene(5).offer(*names)
    for seat in range(5):
        scene.cubes(seat, "offer:devils_island", 1)
    offer = draw(scene.match, "board").locator("[data-id='offer:devils_island']")
    card, cubes = box(offer.locator("rect").first), offer.locator(".cubes").all()
    assert len(cubes) == 5
    for cube in cubes:
        at = box(cube)
        assert at["x"] + at["width"] <= card["x"] + card["width"]
        assert at["y"] + at["height"] <= card["y"] + card["height"]


@pytest.mark.rule("EM-V09")
def test_who_dealt_with_the_royal_of_a_destroyed_city_is_seen_if_it_still_counts(draw: Draw) -> None:
    board = draw(Scene(rulebook="hu").royal("rome", "killed", 1).destroy("rome").match, "board")
    assert board.locator(".destroyed .royal.killed").get_attribute("data-seat") == "1"
    assert draw(Scene(rulebook="it").destroy("rome").match, "board").locator(".destroyed .royal").count() == 0


def test_nobody_is_said_to_have_influence_in_a_destroyed_city(draw: Draw) -> None:
    args = facts(draw(Scene().destroy("rome").match, "board").locator(".destroyed .box"))
    for language in LANGUAGES:
        assert args["standing"] not in tell(language, "emerald", "board-destroyed", args)


def test_a_permanent_explains_itself_without_figures_that_it_does_not_have(draw: Draw) -> None:
    scene = Scene().offer("cultists").own(1, "mrs_hudson")
    drawn: list[tuple[str, list[int], str]] = [("board", [], "cultists"), ("plaque", [1], "mrs_hudson")]
    for part, args, name in drawn:
        thing = draw(scene.match, part, *args).locator(f"[data-tip-args*='\"{name}\"']")
        for language in LANGUAGES:
            told = tell(language, "emerald", attribute(thing, "data-tip"), facts(thing))
            assert facts(thing)["does"] in told
            assert ": ." not in told


@pytest.mark.rule("EM-266")
def test_what_is_left_used_up_and_out_of_the_game_can_be_read(draw: Draw) -> None:
    scene = Scene().mad(1, 2).royal("rome", "hidden", 0)
    scene.state.doubles.cards.remove("figner")
    scene.state.exposed.append("figner")
    scene.up("paris", "shoggoth")
    scene.state.cities["paris"].up = scene.state.cities["paris"].stack.cards.pop()
    scene.state.removed.append("shoggoth")
    scene.state.cities["madrid"].blocked = True
    board = draw(scene.match, "board")
    told = {chip: facts(board.locator(f".{chip}")) for chip in ("stores", "exposed", "removed")}
    assert told["stores"]["sanity"] == 16
    assert told["stores"]["doubles"] == 21
    assert told["stores"]["safe"] == 2
    assert told["stores"]["discs"] == 9
    assert told["exposed"] == {"agents": ["figner"]}
    assert told["removed"] == {"cards": ["name-shoggoth"]}
    for language in LANGUAGES:
        assert all(str(number) in tell(language, "emerald", "tip-supply", told["stores"]) for number in (16, 21, 2, 9))


@pytest.mark.rule("EM-265")
def test_at_the_end_the_table_tells_who_is_out_and_what_had_been_left_over(draw: Draw) -> None:
    scene = sides(Scene(), LOYALIST, RESTORATIONIST, LOYALIST).control(1, "rome")
    ends = draw(finish(scene).match, "board").locator(".ends").inner_text()
    assert "board-eliminated" in ends
    assert "board-identities-left" in ends
    alike = finish(sides(Scene(), LOYALIST, LOYALIST, LOYALIST))
    assert "board-one-side" in draw(alike.match, "board").locator(".ends").inner_text()


@pytest.mark.rule("EM-275")
def test_cards_removed_in_secret_are_turned_over_at_the_end(draw: Draw) -> None:
    scene = Scene().hand(0, "city_berlin").track(war=14)
    scene.fetch("necronomicon", 1)
    scene.player(1).removed.append("necronomicon")
    assert draw(scene.match, "plaque", 1).get_by_text("board-removed-unseen").count() == 1
    scene.play(0, "do:tracks")
    plaque = draw(scene.match, "plaque", 1)
    assert plaque.get_by_text("board-removed-unseen").count() == 0
    assert plaque.locator(".removed").count() == 1


@pytest.mark.rule("EM-266")
def test_a_killed_agent_is_seen_with_its_owner_and_one_on_mi_go_with_its_figures(draw: Draw) -> None:
    scene = Scene().known(0, 1, 2).own(0, "mi_go").agent("figner", 0, "mi_go", card="mi_go")
    scene.agent("goldman", 1, "paris").hand(0, "shoggoth").play(0, "use:shoggoth", "agent:goldman")
    plaque = draw(scene.match, "plaque", 0)
    assert "name-goldman (seat 1)" in plaque.locator(".dead").inner_text()
    assert facts(plaque.locator("[data-id='agent:figner']"))["bombs"] == 1


@pytest.mark.rule("EM-266")
def test_all_see_whose_turn_it_is_even_while_others_react(draw: Draw) -> None:
    scene = Scene().known(0, 1).agent("figner", 0, "paris", card="hand").doubles(1, "figner")
    scene.hand(0, "figner", "infernal_machine", "initial_gold_bomb", "initial_assassin")
    scene.play(0, "use:figner", "hand:infernal_machine", "hand:initial_gold_bomb")
    assert scene.asked() == [1]
    assert draw(scene.match, "plaque", 0).locator(".turn").inner_text() == "board-turn"
    assert draw(scene.match, "plaque", 1).locator(".turn").count() == 0


@pytest.mark.rule("EM-266")
def test_the_map_tells_how_many_bombs_an_agent_and_the_royal_of_a_city_withstand(draw: Draw) -> None:
    page = draw(Scene().match, "board")
    berlin = page.locator("[data-city='berlin']")
    assert text(berlin.locator(".royal .defence")) == "6"
    assert facts(berlin.locator(".royal"))["points"] == 5
    assert facts(berlin.locator(".box"))["defence"] == 5


def test_the_way_to_a_city_runs_through_the_fork_where_it_is_paid(draw: Draw) -> None:
    scene = Scene().hand(0, "initial_gold", "initial_two_gold").main(0, "london").play(0, "do:move")
    page = draw(scene.match, "board", me=0, asked=True)
    ways = {}
    for city in ("washington", "paris"):
        page.locator(f"[data-city='{city}'] .city-name").hover()
        ways[city] = page.locator(".route path").evaluate_all("ways => ways.map(way => way.getAttribute('d'))")
    assert len(ways["washington"]) == 2
    forks = page.locator(".toll.fork").evaluate_all(
        "forks => forks.map(fork => fork.transform.baseVal[0].matrix).map(({ e, f }) => `${e} ${f}`)"
    )
    assert any(all(way.endswith(fork) or way.startswith(f"M{fork}") for way in ways["washington"]) for fork in forks)
    assert len(ways["paris"]) == 1


def test_a_city_takes_no_focus_for_its_lamplight(draw: Draw) -> None:
    """Chromium lets whatever listens for focus have it, and frames it once clicked."""
    page = draw(Scene().match, "board")
    takes = "cities => cities.filter(city => (city.focus(), document.activeElement === city)).length"
    assert page.locator(".city").count() == 12
    assert page.locator(".city").evaluate_all(takes) == 0


def test_the_nearest_end_of_the_game_is_told_first(draw: Draw) -> None:
    chips = draw(Scene().mad(1, 2).match, "board").locator(".ends .sign")
    assert "urgent" in attribute(chips.first, "class")
    assert chips.first.text_content() == "board-end-madness"


PHONE: ViewportSize = {"width": 390, "height": 844}


def test_what_is_small_on_a_phones_map_can_be_hit_with_a_finger(draw: Draw) -> None:
    """There the cities are cards too, which lie before the hand where it is them that are asked about."""
    scene = Scene().hand(0, "initial_gold", "initial_two_gold").main(0, "london").agent("goldman", 0, "paris")
    scene.play(0, "do:move")
    assert draw(scene.match, "mine", me=0, asked=True).locator(".city-card").count() == 0
    page = draw(scene.match, "mine", me=0, asked=True)
    page.set_viewport_size(PHONE)
    page = draw(scene.match, "mine", me=0, asked=True)
    assert page.locator(".city-card [data-id='agent:monday']").count() == 1
    first = page.locator(".city-card").evaluate_all("cards => cards.slice(0, 2).map(card => card.dataset.place)")
    assert set(first) == {"london", "paris"}


def test_a_phones_map_tells_whose_a_city_is_who_leads_there_and_where_i_am(draw: Draw) -> None:
    scene = Scene().control(1, "rome").cubes(2, "city:rome", 3).cubes(0, "city:rome", 1).main(0, "london")
    page = draw(scene.match, "board", me=0)
    page.set_viewport_size(PHONE)
    page = draw(scene.match, "board", me=0)
    rome = page.locator("[data-city='rome']")
    assert attribute(rome.locator(".control"), "data-seat") == "1"
    assert [attribute(leader, "data-seat") for leader in rome.locator(".leader").all()] == ["2"]
    assert attribute(rome.locator(".presence"), "data-seat") == "0"
    assert page.locator("[data-city='london'] .presence").count() == 1
    assert page.locator("[data-city='madrid'] .presence").count() == 0
    assert page.locator(".tolls").count() == 0, "no prices where there is no room for them"


def test_who_leads_for_a_city_and_for_its_card_is_marked(draw: Draw) -> None:
    scene = Scene().cubes(0, "city:rome", 2).cubes(1, "city:rome", 3).cubes(0, "stack:rome", 1)
    scene.agent("goldman", 2, "paris")
    board = draw(scene.match, "board")
    rome = [attribute(chip, "data-piece") for chip in board.locator("[data-city='rome'] .cubes.lead").all()]
    assert rome == ["cubes:city:rome:1", "cubes:stack:rome:0"]
    assert board.locator("[data-city='paris'] .cubes.hollow").count() == 2, "an agent alone can't claim"


def test_what_my_cubes_would_do_is_told_where_they_may_go(draw: Draw) -> None:
    scene = Scene().hand(0, "initial_two_cubes", "initial_cube").cubes(1, "city:rome", 4)
    scene.play(0, "do:place", "hand:initial_two_cubes")
    board = draw(scene.match, "board", me=0, asked=True)
    assert text(board.locator("[data-city='rome'] .outcome.short")) == "−2"
    assert text(board.locator("[data-city='paris'] .outcome.enough").first) == "2"


def test_all_of_a_city_is_told_aside_and_covers_nothing_that_can_be_clicked(draw: Draw) -> None:
    page = draw(Scene().agent("goldman", 1, "rome").match, "board")
    page.locator("[data-city='rome'] .city-name").hover()
    aside = page.locator(".city-detail")
    assert {"name-rome", "name-goldman"} <= set(aside.inner_text().split())
    assert facts(page.locator("[data-city='rome'] .stack"))["figures"] in aside.inner_text()
    page.mouse.move(0, 0)
    page.locator("[data-id='stack:berlin']").hover()
    assert "name-berlin" in page.locator(".city-detail").inner_text()


def test_what_is_told_aside_is_not_told_again_beside_the_pointer(draw: Draw) -> None:
    page = draw(Scene().agent("goldman", 1, "rome").destroy("paris").match, "board")
    told = page.locator("[data-city='rome'] [data-told]").evaluate_all("all => all.map(one => one.dataset.tip)")
    assert set(told) == {"tip-city", "tip-stack", "tip-royal"}, "an agent's figures stand nowhere else"
    assert page.locator("[data-city='paris'] [data-told]").count() == 0


def test_a_citys_card_on_a_phone_shows_it_on_the_map(draw: Draw) -> None:
    page = draw(Scene().match, "mine", me=0)
    page.set_viewport_size(PHONE)
    page = draw(Scene().match, "mine", me=0)
    page.locator(".city-card[data-place='rome'] .folk").click()
    assert page.locator(".city-card.found").get_attribute("data-place") == "rome"


def test_all_agents_of_the_easternmost_city_lie_on_the_map(draw: Draw) -> None:
    scene = Scene()
    for agent in ("goldman", "figner", "holmes", "moriarty"):
        scene.agent(agent, 1, "st_petersburg")
    board = draw(scene.match, "board")
    sheet = box(board.locator(".ground .neatline"))
    for body in board.locator("[data-city='st_petersburg'] .counter .body").all():
        assert box(body)["x"] + box(body)["width"] <= sheet["x"] + sheet["width"]


def test_the_lowest_score_is_told_in_the_plaque(draw: Draw) -> None:
    scene = Scene().control(0, "rome").control(1, "paris")
    assert list(scene.match.view(None).public.last) == [2]
    assert draw(scene.match, "plaque", 2).locator(".lowest").count() == 1
    assert draw(scene.match, "plaque", 0).locator(".lowest").count() == 0
    assert scene.match.view(None).public.last != Scene().match.view(None).public.last == {}


def test_a_long_name_keeps_to_its_card_on_the_map(draw: Draw) -> None:
    """No letter of a name is left out: it is set in two lines, and smaller the longer it is."""
    page = draw(Scene().up("paris", "ungern_sternberg").match, "board")
    card, name = (page.locator(f"[data-city='paris'] .small-card {part}") for part in ("rect", ".card-name"))
    assert name.text_content() == "name-ungern_sternberg"
    assert name.locator("tspan").count() == 2
    assert box(name)["width"] <= box(card.first)["width"]


def test_what_can_be_claimed_is_a_place_and_no_button(draw: Draw) -> None:
    scene = Scene().hand(0, "initial_gold").cubes(0, "stack:paris", 1).cubes(0, "city:rome", 1)
    asked = scene.match.asks[0]
    assert {"stack:paris", "city:rome"} <= set(asked.options)
    page = draw(scene.match, "mine", me=0, asked=True)
    assert page.locator("[data-id='do:pass']").count() == 1
    assert page.locator("[data-id='do:claim']").count() == 0
    for place in ("stack:paris", "city:rome"):
        assert draw(scene.match, "board", me=0, asked=True).locator(f"[data-id='{place}']").count() == 1
    page.set_viewport_size(PHONE)
    cards = draw(scene.match, "mine", me=0, asked=True).locator(".city-card")
    assert all(cards.locator(f"[data-id='{place}']").count() == 1 for place in ("stack:paris", "city:rome"))


def test_a_card_is_taken_in_hand_and_its_ability_is_a_button_of_its_own(draw: Draw) -> None:
    scene = Scene().hand(0, "freemasons", "initial_cube")
    pairs = scene.match.asks[0].shortcuts
    page = draw(scene.match, "mine", me=0, asked=True)
    assert page.locator("[data-drag='freemasons']").count() == 1
    assert page.locator("[data-id='use:freemasons']").count() == 1
    assert page.locator("[data-drag='freemasons'] [data-id='use:freemasons']").count() == 0, "no button in a button"
    drops = {pair.partition(":")[2] for pair in pairs if pair.partition(":")[0] in ("freemasons", "initial_cube")}
    assert {"stack:paris", "city:paris"} <= drops
    board = draw(scene.match, "board", me=0, asked=True)
    drawn = set(board.locator("[data-drop]").evaluate_all("places => places.map(place => place.dataset.drop)"))
    assert drops - drawn <= {"limbo"}


def test_pieces_that_an_action_moves_are_known_by_name(draw: Draw) -> None:
    scene = Scene().cubes(0, "stack:paris", 1).main(0, "london")
    board = draw(scene.match, "board", me=0)
    for piece in ("cubes:stack:paris:0", "agent:monday", "marker:war", "marker:revolution"):
        assert board.locator(f"[data-piece='{piece}']").count() == 1
    at = "marker => marker.parentElement.classList[0]"
    assert board.locator("[data-piece='marker:war']").evaluate(at) == f"space-{scene.now.tracks['war']}"


@pytest.mark.rule("EM-252")
@pytest.mark.parametrize(("space", "chip"), [(9, None), (10, "sign"), (12, "sign urgent")])
def test_a_marker_near_its_last_space_is_told(draw: Draw, space: int, chip: str | None) -> None:
    chips = draw(Scene().track(war=space).match, "board").locator(".ends .sign", has_text="board-end-war")
    assert [attribute(each, "class").strip() for each in chips.all()] == ([chip] if chip else [])


@pytest.mark.rule("EM-143")
def test_whose_main_agent_can_be_killed_is_told(draw: Draw) -> None:
    scene = Scene().known(1).main(1, "rome")
    assert list(scene.match.view(0).public.ends["main-agent"].seats) == [1]
    assert draw(scene.match, "board").locator(".sign", has_text="board-end-main-agent").count() == 1
    guarded = Scene().known(1).main(1, "rome").agent("goldman", 1, "paris")
    assert "main-agent" not in guarded.match.view(0).public.ends
