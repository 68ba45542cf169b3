"""Claiming (EM-041 to EM-063)."""

import pytest

from app.games.emerald.shown import AgentView, SwayView
from tests.games.emerald.scene import Scene

BOTH = pytest.mark.parametrize("rulebook", ["it", "hu"])


@pytest.mark.rule("EM-041", "EM-X22")
def test_claim_is_the_first_action_or_none() -> None:
    scene = Scene().hand(0, "peoples_will").cubes(0, "city:rome", 1)
    assert scene.can(0, "city:rome")
    scene.play(0, "use:peoples_will")
    assert scene.why(0, "city:rome") == "claim-comes-first"
    scene.play(0, "do:pass")
    assert scene.why(0, "city:rome") == "claim-comes-first"
    scene = Scene().cubes(0, "city:rome", 1).cubes(0, "city:cairo", 1)
    scene.play(0, "city:rome")
    assert scene.why(0, "city:cairo") == "claim-comes-first"


@pytest.mark.rule("EM-042")
def test_what_may_be_claimed() -> None:
    scene = Scene().offer("cultists").cubes(0, "city:rome", 1).cubes(0, "stack:paris", 1).cubes(0, "offer:cultists", 1)
    assert scene.claimable(0) == ["stack:paris", "city:rome", "offer:cultists"]


@pytest.mark.rule("EM-043", "EM-228", "EM-X05")
def test_no_cube_no_claim() -> None:
    scene = Scene().main(0, "berlin").own(0, "cultists").control(0, "berlin").cubes(0, "city:rome", 1)
    scene.cubes(1, "stack:berlin", 1)
    assert scene.claimable(0) == ["city:rome"]
    assert scene.why(0, "stack:berlin") == "no-cube"
    scene = Scene().up("berlin", "shoggoth").main(0, "berlin").cubes(0, "stack:berlin", 3).cubes(1, "city:berlin", 1)
    assert scene.why(0, "city:berlin") == "no-cube"


@pytest.mark.rule("EM-044", "EM-047")
def test_no_other_may_have_more() -> None:
    scene = (
        Scene().cubes(0, "stack:rome", 2).cubes(1, "stack:rome", 3).cubes(0, "city:rome", 3).cubes(1, "city:rome", 2)
    )
    assert scene.public().cities["rome"].sway == SwayView(
        card={0: (2, 0), 1: (3, 0)}, box={0: (3, 0), 1: (2, 0)}, card_first={1: 1}, box_first={0: 1}
    )
    assert scene.claimable(0) == ["city:rome"]
    assert scene.why(0, "stack:rome") == "outweighed"


@pytest.mark.rule("EM-045")
def test_agents_count_for_the_card_and_for_the_city_even_without_a_cube() -> None:
    scene = Scene().main(1, "rome").agent("goldman", 1, "rome").cubes(0, "stack:rome", 1).cubes(0, "city:rome", 1)
    assert scene.public().cities["rome"].sway.card[1] == (2, 2)
    assert scene.claimable(0) == []
    assert (scene.why(0, "stack:rome"), scene.why(0, "city:rome")) == ("outweighed", "outweighed")
    scene = Scene().main(0, "rome").cubes(0, "stack:rome", 1).cubes(1, "stack:rome", 2)
    assert scene.can(0, "stack:rome")


@pytest.mark.rule("EM-046", "EM-048")
def test_only_cubes_count_for_a_permanent_and_a_tie_is_the_active_players() -> None:
    scene = Scene().offer("cultists", "mi_go").cubes(0, "offer:cultists", 1).cubes(1, "offer:cultists", 1)
    scene.cubes(0, "offer:mi_go", 1).cubes(1, "offer:mi_go", 2)
    assert scene.claimable(0) == ["offer:cultists"]
    scene.play(0, "offer:cultists")
    assert scene.me(1).stock == 7


@pytest.mark.rule("EM-048", "EM-053", "EM-052", "EM-055", "EM-058", "EM-X04", "EM-115")
def test_claim_with_a_tie_broken_by_agents() -> None:
    scene = Scene(4).up("berlin", "shoggoth", "okhrana").main(0, "berlin").sanity("sane")
    scene.cubes(0, "stack:berlin", 3).cubes(3, "stack:berlin", 4)
    scene.play(0, "stack:berlin")
    assert scene.top(0) == "shoggoth"
    assert (scene.me(0).limbo, scene.me(3).stock) == (3, 10)
    assert scene.public().cities["berlin"].up == "okhrana"
    assert scene.public().supply.sanity == 17
    assert "shoggoth" not in scene.me(0).hand


@pytest.mark.rule("EM-048", "EM-X07", "EM-V27")
@BOTH
def test_a_tie_is_lost_to_more_agents(rulebook: str) -> None:
    scene = Scene(4, rulebook, active=3).main(0, "berlin").cubes(3, "city:berlin", 1)
    assert scene.claimable(3) == []
    scene = Scene(4, rulebook, active=3).main(0, "berlin").cubes(3, "city:berlin", 1).cubes(3, "city:rome", 1)
    assert scene.why(3, "city:berlin") == "fewer-agents"


@pytest.mark.rule("EM-049", "EM-059", "EM-062", "EM-X06", "EM-R05", "EM-R39", "EM-123")
def test_claiming_a_free_city() -> None:
    scene = Scene(4, active=3).main(0, "berlin").cubes(3, "city:berlin", 2).cubes(3, "stack:berlin", 1)
    assert not scene.is_known(3)
    scene.play(3, "city:berlin")
    assert scene.top(3) == "city_berlin"
    assert scene.public().cities["berlin"].control == 3
    assert scene.vp(3) == 6
    assert scene.is_known(3)
    assert scene.me(3).limbo == 2
    assert scene.public().cities["berlin"].card == {3: 1}
    assert "berlin" not in scene.public().supply.city_cards


@pytest.mark.rule("EM-062", "EM-R05")
def test_all_my_cubes_are_used_even_more_than_needed() -> None:
    scene = Scene().cubes(0, "stack:rome", 5).play(0, "stack:rome")
    assert scene.me(0).limbo == 5


@pytest.mark.rule("EM-050", "EM-182")
@pytest.mark.parametrize("place", ["stack:rome", "city:rome", "offer:cultists"])
def test_under_a_blocking_disc_nothing_is_claimed(place: str) -> None:
    scene = Scene().offer("cultists").cubes(0, place, 2).hand(0, "initial_blocking")
    scene.play(0, "use:initial_blocking", place).idle(0).idle(1).idle(2)
    assert scene.claimable(0) == []
    assert scene.why(0, place) == "blocking-disc"  # the one who placed it, too


@pytest.mark.rule("EM-051", "EM-R03")
def test_neither_my_own_nor_a_locked_nor_a_destroyed_city_is_claimed() -> None:
    scene = Scene().control(0, "rome").cubes(0, "city:rome", 1).lock("paris", 1).destroy("cairo")
    scene.cubes(0, "city:zurich", 1)
    assert scene.claimable(0) == ["city:zurich"]
    assert scene.why(0, "city:rome") == "yours-already"
    scene = Scene().lock("paris", 1).cubes(0, "city:rome", 1).cubes(0, "city:paris", 1)
    assert scene.why(0, "city:paris") == "locked"


@pytest.mark.rule("EM-054", "EM-013")
def test_a_claimed_agent_enters_the_city_as_a_human_under_my_control() -> None:
    scene = Scene().up("rome", "goldman").cubes(0, "stack:rome", 1).play(0, "stack:rome")
    assert scene.public().agents["goldman"] == AgentView(seat=0, city="rome")
    assert scene.top(0) == "goldman"


@pytest.mark.rule("EM-056", "EM-X27", "EM-R04")
def test_the_last_card_of_a_stack_moves_war_and_brings_a_permanent() -> None:
    scene = Scene().up("vienna", "okhrana").below("vienna").offer("cultists").cubes(0, "stack:vienna", 1).track(war=1)
    scene.play(0, "stack:vienna")
    assert scene.public().tracks["war"] == 3
    assert len(scene.public().offers) == 2
    assert not scene.public().cities["vienna"].up
    assert all(scene.is_known(seat) for seat in range(3))
    scene = Scene().below("vienna").cubes(0, "stack:vienna", 1).track(war=13).play(0, "stack:vienna")
    assert scene.over == "war"


@pytest.mark.rule("EM-R04")
def test_an_empty_deck_of_permanents_leaves_the_war_marker() -> None:
    scene = Scene().below("vienna").cubes(0, "stack:vienna", 1)
    scene.state.removed += scene.state.permanents.cards
    scene.state.permanents.cards = []
    before = len(scene.state.offers)
    scene.play(0, "stack:vienna")
    assert scene.public().tracks["war"] == 2
    assert len(scene.public().offers) == before


@pytest.mark.rule("EM-057", "EM-212")
def test_a_claimed_permanent_works_at_once_and_the_offer_is_not_refilled() -> None:
    scene = Scene().offer("mrs_hudson", "mi_go").cubes(0, "offer:mrs_hudson", 1).hand(0, "initial_cube")
    scene.play(0, "offer:mrs_hudson")
    assert set(scene.public().offers) == {"mi_go"}
    assert scene.public().players[0].permanents == {"mrs_hudson": 1}
    scene.play(0, "do:hudson")
    assert scene.top(0) == "initial_cube"


@pytest.mark.rule("EM-058", "EM-119")
@pytest.mark.parametrize(("revealed", "drawn"), [(False, 1), (True, 0)])
def test_a_sanity_symbol_makes_the_claimer_draw_unless_a_revealed_loyalist(revealed: bool, drawn: int) -> None:
    scene = Scene().side(0, "loyalist", revealed=revealed).up("rome", "shoggoth").cubes(0, "stack:rome", 1)
    scene.play(0, "stack:rome")
    assert 18 - scene.public().supply.sanity == drawn
    scene = Scene().side(0, "loyalist", revealed=revealed).offer("cultists").cubes(0, "offer:cultists", 1)
    scene.play(0, "offer:cultists")
    assert 18 - scene.public().supply.sanity == drawn


@pytest.mark.rule("EM-060", "EM-061", "EM-X26", "EM-V34")
@BOTH
@pytest.mark.parametrize("place", ["hand", "deck", "discards"])
def test_a_city_taken_from_another_with_its_card(rulebook: str, place: str) -> None:
    scene = Scene(4, rulebook).hand(3, "initial_cube").cubes(0, "city:london", 1)
    scene.control(3, "london")
    if place != "discards":
        scene.player(3).discards.clear()
        pile = scene.player(3).hand if place == "hand" else scene.player(3).deck.cards
        pile.insert(0, "city_london")
    size = len(scene.player(3).hand)
    assert scene.vp(3) == 6
    order = list(scene.me(3).deck.cards)
    scene.play(0, "city:london")
    assert scene.top(0) == "city_london"
    assert (scene.vp(0), scene.vp(3)) == (6, 0)
    assert len(scene.me(3).hand) == size
    assert "city_london" not in scene.me(3).hand + scene.me(3).deck.cards + scene.pile(3)
    note = scene.notes("handed-over")[0].args
    assert (note["seat"], note["to_seat"], note["place"]) == (3, 0, place)
    if place == "deck":
        assert [card for card in order if card != "city_london"] != scene.me(3).deck.cards  # shuffled
    assert scene.asked() == [0]


@pytest.mark.rule("EM-063", "EM-R06", "EM-219", "EM-X43")
def test_the_effect_of_a_permanent_comes_before_its_sanity_counter() -> None:
    scene = Scene().side(0, "restorationist").mad(0, 2).sanity("sane", "sane", "mad").offer("cthulhu")
    scene.cubes(0, "offer:cthulhu", 1).control(1, "rome")
    scene.play(0, "offer:cthulhu", "city:rome")
    assert scene.over == "madness"
    assert scene.public().cities["rome"].destroyed is True
    assert scene.vp(1) == 0
    ids = [note.id for note in scene.log]
    assert ids.index("destroyed") < len(ids) - 1 - ids[::-1].index("sanity")
