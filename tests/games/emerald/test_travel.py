"""Moving agents (EM-070 to EM-075)."""

import pytest

from app.games.emerald.routes import DIRECT, cheapest_ways
from app.games.emerald.travel import Travel
from tests.games.emerald.scene import Scene


@pytest.mark.rule("EM-070", "EM-071", "EM-073", "EM-X08")
def test_three_agents_to_paris() -> None:
    scene = Scene(active=1).main(1, "london").agent("most", 1, "madrid").agent("moriarty", 1, "vienna")
    scene.hand(1, "initial_gold", "initial_two_gold", "initial_cube_gold", "initial_gold_bomb")
    scene.play(1, "do:move", "agent:tuesday", "city:paris", "agent:most", "city:paris", "agent:moriarty")
    # no dearer way is offered
    assert scene.fact(1, "city:paris") == Travel("moriarty", "paris", 2, ("vienna", "zurich", "paris"))
    scene.play(1, "city:paris")
    assert scene.args(1)["need"] == 4
    scene.play(1, "hand:initial_gold", "hand:initial_two_gold", "hand:initial_cube_gold")  # five gold are not offered
    assert {scene.now.agents[name].city for name in ("tuesday", "most", "moriarty")} == {"paris"}
    assert scene.public().actions == 1


@pytest.mark.rule("EM-072", "EM-R37")
def test_a_junction_is_paid_once_and_links_all_its_ends() -> None:
    assert DIRECT["washington"] == {"london": 3, "madrid": 3}
    scene = Scene().main(0, "rome").hand(0, "initial_two_gold").play(0, "do:move")
    assert scene.price(0, "cairo") == 2
    assert scene.price(0, "constantinople") == 2
    scene = Scene().own(1, "master_of_disguise").known(1).agent("goldman", 1, "rome").hand(1, "goldman")
    scene.hand(0, "shoggoth").play(0, "use:shoggoth")
    assert scene.offered(1, "flee") == [f"goldman:{city}" for city in ("cairo", "constantinople", "madrid", "zurich")]


@pytest.mark.rule("EM-071")
def test_the_cheapest_way_over_any_number_of_links() -> None:
    ways = cheapest_ways("london", ())
    assert ways["vienna"].cost == 3
    assert ways["vienna"].path in (("london", "paris", "zurich", "vienna"), ("london", "the_hague", "berlin", "vienna"))
    assert ways["cairo"].cost == 5


@pytest.mark.rule("EM-073", "EM-X24")
def test_exact_gold() -> None:
    scene = Scene().main(0, "london").hand(0, "initial_two_gold", "irene_adler").play(0, "do:move")
    assert scene.why(0, "city:vienna") == "cannot-pay"  # it costs 3, and 2 + 2 is refused
    assert scene.can(0, "city:paris")
    scene = Scene().main(0, "london").hand(0, "initial_two_gold", "initial_gold")
    # two gold are not enough
    path = ("do:move", "agent:monday", "city:vienna")
    assert scene.choices_after(0, *path, "hand:initial_two_gold") == ["hand:initial_gold"]
    scene.play(0, "do:move", "city:vienna")
    assert scene.now.agents["monday"].city == "vienna"
    assert scene.me(0).hand == []
    assert sorted(scene.pile(0)) == ["initial_gold", "initial_two_gold"]
    scene = Scene().main(0, "london").hand(0, "initial_gold", "initial_cube_gold")
    # two cards for a cost of 1 are refused
    path = ("do:move", "agent:monday", "city:paris")
    assert scene.choices_after(0, *path, "hand:initial_gold") == ["done"]
    scene = Scene().main(0, "london").hand(0, "initial_two_gold").play(0, "do:move", "city:paris")
    assert scene.now.agents["monday"].city == "paris"


@pytest.mark.rule("EM-074")
def test_each_agent_moves_once_and_away() -> None:
    scene = Scene().main(0, "london").agent("goldman", 0, "london").hand(0, "initial_two_gold", "initial_gold")
    scene.play(0, "do:move", "agent:monday")
    assert not scene.can(0, "city:london")
    scene.play(0, "city:paris")
    assert scene.options_of(0) == ["agent:goldman", "done"]
    scene.play(0, "done", "hand:initial_gold")
    assert scene.now.agents["goldman"].city == "london"


@pytest.mark.rule("EM-074")
def test_an_unpayable_sum_is_no_end_but_may_lead_on() -> None:
    """Two cards of 2 gold pay 1, 2 or 4 but not 3: after a trip of 3 one of 1 must follow."""
    scene = Scene().main(0, "washington").agent("goldman", 0, "london").hand(0, "initial_two_gold", "irene_adler")
    scene.play(0, "do:move", "agent:monday", "city:london")
    assert scene.options_of(0) == ["agent:goldman"]
    scene.play(0, "agent:goldman")
    assert scene.offered(0, "city") == ["paris", "the_hague"]


@pytest.mark.rule("EM-075", "EM-227", "EM-V37", "EM-163")
@pytest.mark.parametrize("rulebook", ["it", "hu"])
def test_not_into_or_through_a_destroyed_or_anothers_locked_city(rulebook: str) -> None:
    scene = Scene(rulebook=rulebook).main(0, "paris").hand(0, "initial_two_gold", "initial_gold", "initial_cube_gold")
    scene.destroy("zurich").lock("the_hague", 1)
    scene.play(0, "do:move")
    assert not scene.can(0, "city:zurich")
    assert not scene.can(0, "city:the_hague")
    assert scene.price(0, "vienna") == 5  # by the sea, not through Zurich or The Hague
    scene = Scene(rulebook=rulebook).main(0, "paris").hand(0, "initial_gold").lock("the_hague", 0)
    assert "city:the_hague" in scene.choices_after(0, "do:move", "agent:monday")
