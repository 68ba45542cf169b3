"""Vampires and zombies (EM-193 to EM-211)."""

import pytest

from app.games.emerald.content import LOYALIST, RESTORATIONIST
from app.games.emerald.shown import AgentView
from tests.games.emerald.scene import Scene, look

BOTH = pytest.mark.parametrize("rulebook", ["it", "hu"])


@pytest.mark.rule("EM-193")
def test_the_vampire_turns_an_agent_of_mine() -> None:
    scene = Scene().hand(0, "vampire").agent("goldman", 0, "rome").own(0, "mi_go")
    scene.agent("most", 0, "mi_go", card="mi_go").play(0, "use:vampire")
    assert scene.options_of(0) == ["agent:monday", "agent:goldman"]
    scene.play(0, "agent:goldman")
    assert scene.public().agents["goldman"].vampire is True
    assert scene.pile(0)[-1] == "vampire"


@pytest.mark.rule("EM-194", "EM-195", "EM-V24")
@BOTH
@pytest.mark.parametrize("place", ["hand", "deck", "discards"])
def test_the_vampire_turns_and_takes_anothers_agent(rulebook: str, place: str) -> None:
    scene = Scene(3, rulebook).hand(0, "vampire").main(0, "rome", vampire=True).agent("goldman", 1, "rome", card=place)
    scene.main(1, "rome").known(1, 2).agent("most", 2, "paris").main(2, "paris", vampire=True).doubles(2, "goldman")
    scene.agent("figner", 1, "paris")  # beside another's vampire, not mine
    hand = len(scene.player(1).hand)
    assert scene.choices_after(0, "use:vampire") == ["agent:goldman"]
    scene.play(0, "use:vampire")
    assert scene.public().agents["goldman"] == AgentView(seat=0, city="rome", vampire=True)
    assert scene.top(0) == "goldman"
    assert len(scene.me(1).hand) == hand
    assert scene.asked() == [0]


@pytest.mark.rule("EM-194", "EM-122")
def test_the_unknown_and_vampires_are_not_bitten() -> None:
    scene = Scene().hand(0, "vampire").main(0, "rome", vampire=True).agent("figner", 1, "rome")
    assert scene.why(0, "use:vampire") == "no-effect"
    scene = Scene().hand(0, "vampire").main(0, "rome", vampire=True).agent("figner", 1, "rome", vampire=True).known(1)
    assert scene.why(0, "use:vampire") == "no-effect"


@pytest.mark.rule("EM-195", "EM-214", "EM-216")
@BOTH
def test_a_bitten_agent_may_escape(rulebook: str) -> None:
    scene = Scene(3, rulebook).hand(0, "vampire").main(0, "rome", vampire=True).agent("goldman", 1, "rome", card="hand")
    scene.known(1).own(1, "master_of_disguise").play(0, "use:vampire")
    assert scene.asked() == [1]
    scene.play(1, "flee:goldman:zurich")
    assert scene.public().agents["goldman"] == AgentView(seat=1, city="zurich")
    assert scene.pile(0)[-1] == "vampire"


@pytest.mark.rule("EM-196", "EM-199")
def test_a_vampire_kills_both_ways_and_keeps_all_else() -> None:
    scene = Scene().agent("goldman", 0, "rome", vampire=True).main(0, "cairo").agent("most", 1, "rome").known(1)
    scene.hand(0, "goldman", "infernal_machine", "hired_assassin").side(0, RESTORATIONIST, revealed=True)
    assert scene.vp(0) == 0
    assert scene.public().cities["rome"].sway.box[0] == (1, 1)
    scene.play(0, "use:goldman")
    assert scene.options_of(0) == ["royal:rome", "agent:most"]
    scene = Scene().agent("goldman", 0, "rome", vampire=True).hand(0, "goldman")
    assert scene.choices_after(0, "do:tracks") == ["arrow:goldman:revolution"]
    scene = (
        Scene().agent("ravachol", 0, "madrid", vampire=True).main(0, "madrid").hand(0, "ravachol", "initial_cube_bomb")
    )
    assert scene.asked_after(0, "use:ravachol", "royal:madrid").args["need"] == 1  # its bombs still count


@pytest.mark.rule("EM-196")
def test_a_vampire_main_agent_gives_no_card_an_ability() -> None:
    scene = Scene().main(0, "madrid", vampire=True).hand(0, "initial_cube_bomb", "infernal_machine")
    assert scene.offered(0, "use") == []


@pytest.mark.rule("EM-197", "EM-R27", "EM-202")
def test_vampires_are_safe_from_shoggoth_and_zombies() -> None:
    scene = Scene().hand(0, "shoggoth", "zombies").known(1, 2).agent("goldman", 1, "rome", vampire=True).zombies(rome=1)
    scene.main(1, "rome", vampire=True).agent("most", 2, "cairo")
    assert scene.choices_after(0, "use:shoggoth") == ["agent:most"]
    scene = Scene(2).hand(0, "zombies").known(1).agent("goldman", 1, "rome", vampire=True).zombies(rome=1)
    scene.main(1, "rome", vampire=True).play(0, "use:zombies")
    assert scene.prompt(0) == "zombie-place"


@pytest.mark.rule("EM-201", "EM-200")
def test_no_way_back_to_the_human_side() -> None:
    scene = Scene().hand(0, "vampire").agent("goldman", 0, "rome", vampire=True).doubles(1, "goldman")
    assert scene.choices_after(0, "use:vampire") == ["agent:monday"]
    scene.play(0, "use:vampire").idle(0).play(1, "double:goldman")
    assert scene.public().agents["goldman"] == AgentView(seat=1, city="rome", vampire=True)


# ---- zombies


@pytest.mark.rule("EM-203", "EM-256", "EM-V08", "EM-X37")
@BOTH
def test_the_end_of_days(rulebook: str) -> None:
    scene = Scene(3, rulebook).hand(0, "zombies", "peoples_will").scoring(0).zombies(rome=8).agent("goldman", 1, "rome")
    scene.play(0, "use:peoples_will", "use:zombies")  # a free action before does not matter
    assert scene.over == "zombies"
    assert "goldman" in scene.public().agents
    second = Scene(3, rulebook).hand(0, "zombies").zombies(rome=8).agent("goldman", 1, "rome")
    second.play(0, "do:pass", "use:zombies")
    assert second.over == ""
    assert second.prompt(0) == "zombie-kill"
    second.play(0, "agent:goldman")
    assert second.prompt(0) == "act"  # nothing left to place
    assert "goldman" not in second.public().agents


@pytest.mark.rule("EM-204", "EM-206", "EM-R28", "EM-283", "EM-V33")
@BOTH
def test_zombies_kill_one_in_each_city(rulebook: str) -> None:
    scene = Scene(3, rulebook).hand(0, "zombies").zombies(rome=2, cairo=1).known(1, 2).main(1, "paris").main(2, "paris")
    scene.agent("goldman", 1, "rome").agent("most", 2, "rome").agent("figner", 2, "cairo").agent("morris", 0, "rome")
    scene.play(0, "use:zombies")
    assert scene.options_of(0) == ["agent:goldman", "agent:most", "agent:figner", "done"]
    scene.play(0, "agent:most")
    assert scene.options_of(0) == ["agent:figner", "done"]
    stopped = scene.match.clone()
    stopped.choose(0, "done")  # a kill is never forced
    assert stopped.asks[0].prompt == "zombie-place"
    assert "figner" in look(stopped).public.agents
    scene.play(0, "agent:figner")
    assert scene.public().players[0].killed == {"most": 2, "figner": 2}
    assert scene.prompt(0) == "zombie-place"
    scene.play(0, "done")
    assert scene.is_known(0)
    assert scene.top(0) == "zombies"
    own = Scene(3, rulebook).hand(0, "zombies").zombies(rome=1).known(0, 1).agent("morris", 0, "rome")
    own.agent("goldman", 1, "rome").play(0, "use:zombies")
    assert own.options_of(0) == ["agent:goldman", "done"]  # never an agent of mine, Known or not
    first = Scene(3, rulebook).hand(0, "zombies").known(1).agent("goldman", 1, "washington").play(0, "use:zombies")
    assert first.prompt(0) == "zombie-place"  # no zombies yet, no kill


@pytest.mark.rule("EM-205", "EM-X46", "EM-R52")
def test_the_main_agent_falls_to_zombies_once_alone_on_the_board() -> None:
    scene = Scene().hand(0, "zombies", "shoggoth").zombies(rome=1, paris=1).known(1).side(1, RESTORATIONIST)
    scene.agent("goldman", 1, "rome").main(1, "paris")
    scene.play(0, "use:zombies")
    assert not scene.can(0, "agent:tuesday")
    scene.play(0, "agent:goldman", "agent:tuesday")
    assert scene.over == "main-agent"
    away = Scene().hand(0, "zombies", "shoggoth").zombies(paris=1).known(1).main(1, "paris").own(1, "mi_go")
    away.agent("goldman", 1, "mi_go", card="mi_go").main(0, "paris")
    assert away.why(0, "use:shoggoth") == "no-effect"
    assert away.play(0, "use:zombies").can(0, "agent:tuesday")
    guarded = Scene().hand(0, "hired_assassin", "infernal_machine", "initial_cube_bomb", "initial_assassin").known(1)
    guarded.main(1, "paris").main(0, "paris").own(1, "mi_go").agent("goldman", 1, "mi_go", card="mi_go")
    assert guarded.asked_after(0, "use:hired_assassin").blocked["agent:tuesday"][1] == "guarded"


@pytest.mark.rule("EM-206", "EM-R28")
def test_a_loyalists_main_agent_stays_and_uses_up_the_kill() -> None:
    scene = Scene().hand(0, "zombies").zombies(rome=1).known(1, 2).side(1, LOYALIST).main(1, "rome")
    scene.agent("goldman", 2, "rome").play(0, "use:zombies", "agent:tuesday")
    assert scene.public().players[1].side == LOYALIST
    assert "tuesday" in scene.public().agents
    assert scene.prompt(0) == "zombie-place"


@pytest.mark.rule("EM-207", "EM-208", "EM-R29", "EM-V02", "EM-X15", "EM-283")
def test_where_zombies_rise() -> None:
    scene = Scene(3, "it").hand(0, "zombies").main(0, "zurich").play(0, "use:zombies")
    assert scene.offered(0, "city") == ["zurich"]
    scene.play(0, "city:zurich")
    assert scene.offered(0, "city") == ["paris", "rome", "vienna", "zurich"]
    scene.play(0, "city:rome")
    assert "cairo" in scene.offered(0, "city")
    scene.play(0, "city:zurich")
    assert scene.prompt(0) == "act"  # three at most
    assert scene.public().supply.zombies == 5
    scene = Scene(3, "hu").hand(0, "zombies").main(0, "zurich").play(0, "use:zombies")
    assert scene.offered(0, "city") == ["paris", "rome", "vienna", "zurich"]
    scene.play(0, "done")
    assert scene.public().supply.zombies == 8


@pytest.mark.rule("EM-208")
def test_not_in_destroyed_or_locked_cities() -> None:
    scene = Scene(3, "hu").hand(0, "zombies").main(0, "zurich").destroy("rome").lock("paris", 0).play(0, "use:zombies")
    assert scene.offered(0, "city") == ["vienna", "zurich"]


@pytest.mark.rule("EM-209", "EM-210")
@pytest.mark.parametrize(
    ("card", "there"),
    [("figner", True), ("rachkovsky", True), ("goldman", False), ("hired_assassin", True), ("initial_assassin", True)],
)
def test_killing_a_zombie(card: str, there: bool) -> None:
    scene = Scene(active=1).zombies(rome=2).main(1, "rome").hand(1, card).doubles(0, "figner", "rachkovsky")
    if card in ("figner", "rachkovsky", "goldman"):
        scene.agent(card, 1, "rome").hand(1, card)
    assert scene.can(1, f"use:{card}") == there
    if there:
        scene.play(1, f"use:{card}")
        assert scene.public().cities["rome"].zombies == 1
        assert scene.public().supply.zombies == 7
        assert scene.top(1) == card  # discarded, even if it is Single Use
        assert not scene.notes("sanity")
        assert scene.asked() == [1]
        assert scene.public().actions == 1


@pytest.mark.rule("EM-209")
def test_a_vampire_or_morans_agent_may_kill_a_zombie_but_only_where_it_stands() -> None:
    scene = Scene().zombies(rome=1).agent("goldman", 0, "rome", vampire=True).hand(0, "goldman")
    assert scene.choices_after(0, "use:goldman") == ["zombie:rome"]
    scene = Scene().zombies(rome=1).agent("goldman", 0, "rome").hand(0, "goldman").own(0, "sebastian_moran")
    assert scene.choices_after(0, "use:goldman") == ["zombie:rome"]
    scene = Scene().zombies(rome=1).agent("figner", 0, "paris").main(0, "rome").hand(0, "figner")
    assert not scene.can(0, "use:figner")


@pytest.mark.rule("EM-211", "EM-113")
def test_zombies_have_no_influence_and_stay_when_their_card_is_removed() -> None:
    scene = (
        Scene(2)
        .side(0, LOYALIST)
        .zombies(rome=8)
        .scoring(0, "zombies")
        .hand(0, "zombies", "third_section", "city_berlin")
    )
    scene.cubes(1, "city:rome", 1).track(war=13)
    assert scene.public().cities["rome"].sway.box == {1: (1, 0)}
    scene.play(0, "use:third_section", "hand:zombies")
    assert scene.public().cities["rome"].zombies == 8
    scene.play(0, "do:tracks")
    assert scene.result.breakdown["zombies"] == [0, 0]
