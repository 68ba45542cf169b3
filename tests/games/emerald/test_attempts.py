"""Assassination, hiding and interruption (EM-127 to EM-158, EM-282)."""

import pytest

from app.games.emerald.attempts import TooFewBombs
from app.games.emerald.content import LOYALIST, RESTORATIONIST, Side
from tests.games.emerald.scene import Scene

BOTH = pytest.mark.parametrize("rulebook", ["it", "hu"])
BOMBS = ("initial_assassin", "initial_cube_bomb", "initial_gold_bomb")


def targets(scene: Scene, card: str) -> list[str]:
    """What the card may be aimed at; nothing if it can't be used."""
    if not scene.can(0, f"use:{card}"):
        return []
    return scene.choices_after(0, f"use:{card}")


def washington() -> Scene:
    """EM-X09: Kravchinsky and the Main Agent in Washington, two cards with 2 and 1 bombs beside his own."""
    scene = Scene(3).agent("kravchinsky", 0, "washington").main(1, "rome").main(2, "rome")
    return scene.hand(0, "kravchinsky", "initial_assassin", "initial_cube_bomb")


def strike_washington(scene: Scene) -> Scene:
    return scene.play(0, "use:kravchinsky")


@pytest.mark.rule("EM-X09", "EM-132", "EM-133", "EM-138", "EM-139", "EM-137", "EM-129")
def test_the_royal_of_washington() -> None:
    scene = strike_washington(washington().sanity("mad"))
    assert scene.public().cities["washington"].royal == "killed"
    assert scene.public().cities["washington"].royal_by == 0
    assert scene.vp(0) == 4
    assert scene.me(0).mad == 1
    assert "kravchinsky" not in scene.public().agents
    assert scene.public().removed == {"kravchinsky": 1}
    assert [note.args["deed"] for note in scene.notes("attempt")] == ["kill"]
    assert scene.notes("royal-killed")
    assert sorted(scene.pile(0)) == ["initial_assassin", "initial_cube_bomb"]
    scene.idle(0).idle(1).idle(2)
    assert "royal:washington" not in scene.options_of(0)


@pytest.mark.rule("EM-139")
def test_a_sane_counter_leaves_the_agent() -> None:
    scene = strike_washington(washington().sanity("sane"))
    assert scene.public().agents["kravchinsky"].city == "washington"
    assert "kravchinsky" in scene.pile(0)


@pytest.mark.rule("EM-127", "EM-196", "EM-235")
def test_who_may_kill_whom() -> None:
    def scene(agent: str, *, vampire: bool = False) -> Scene:
        made = Scene().agent(agent, 0, "madrid", vampire=vampire).known(1).agent("goldman", 1, "madrid")
        return made.hand(0, agent, *BOMBS, "infernal_machine").main(0, "rome")

    assert targets(scene("figner"), "figner") == ["royal:madrid"]
    assert targets(scene("rachkovsky"), "rachkovsky") == ["agent:goldman"]
    assert targets(scene("nechaev"), "nechaev") == ["royal:madrid", "agent:goldman"]
    assert targets(scene("michel"), "michel") == []
    assert targets(scene("michel", vampire=True), "michel") == ["royal:madrid", "agent:goldman"]
    assert targets(scene("michel").own(0, "sebastian_moran"), "michel") == ["agent:goldman"]
    assert targets(scene("figner").own(0, "sebastian_moran"), "figner") == ["royal:madrid", "agent:goldman"]
    assert targets(scene("goldman").agent("michel", 1, "rome"), "goldman") == []


@pytest.mark.rule("EM-128")
def test_one_use_is_one_attempt() -> None:
    scene = Scene().agent("nechaev", 0, "madrid").agent("goldman", 1, "madrid").known(1).sanity("sane")
    scene.hand(0, "nechaev", *BOMBS, "infernal_machine").play(0, "use:nechaev", "royal:madrid")
    scene.play(0, "hand:infernal_machine")
    assert scene.prompt(0) == "act"
    assert scene.public().agents["goldman"]


@pytest.mark.rule("EM-129", "EM-R17")
def test_without_the_counter_on_the_board_an_agents_card_kills_nobody() -> None:
    scene = Scene().hand(0, "figner", *BOMBS)
    assert scene.why(0, "use:figner") == "agent-not-on-board"
    scene = Scene().agent("figner", 0, "madrid").hand(0, "figner", *BOMBS).main(0, "rome")
    assert targets(scene, "figner") == ["royal:madrid"]


@pytest.mark.rule("EM-130", "EM-131", "EM-169", "EM-R15", "EM-V23", "EM-V38")
@BOTH
@pytest.mark.parametrize("card", ["hired_assassin", "initial_assassin"])
def test_hired_hands_strike_where_i_have_an_agent(rulebook: str, card: str) -> None:
    scene = Scene(rulebook=rulebook).main(0, "zurich").agent("figner", 0, "madrid").agent("most", 1, "rome")
    scene.hand(0, card, "infernal_machine", "initial_cube_bomb", "initial_gold_bomb").mad(0, 1).sanity("mad")
    assert targets(scene, card) == ["royal:madrid", "royal:zurich"]  # not in Rome, where only another's agent is
    scene.play(0, f"use:{card}", "royal:madrid")
    assert scene.me(0).mad == 2
    assert scene.public().agents["figner"]  # nobody is lost to the Mad counter
    assert scene.public().agents["monday"]
    assert scene.public().removed == {card: 1, "infernal_machine": 1}


@pytest.mark.rule("EM-132", "EM-V20")
@BOTH
def test_too_few_bombs_is_no_attempt(rulebook: str) -> None:
    scene = (
        Scene(rulebook=rulebook).main(0, "madrid").hand(0, "hired_assassin", "initial_cube_bomb", "initial_gold_bomb")
    )
    assert scene.why(0, "use:hired_assassin") == "bombs-lacking"
    assert scene.fact(0, "use:hired_assassin") == TooFewBombs("hired_assassin", need=3, has=2)
    scene = Scene(rulebook=rulebook).main(0, "madrid").hand(0, "hired_assassin", "hide_royalty", *BOMBS[1:])
    scene.play(0, "use:hired_assassin")
    assert scene.public().cities["madrid"].royal == "killed"  # exactly 4
    scene = Scene(rulebook=rulebook).main(0, "madrid").hand(0, "hired_assassin", "initial_assassin", "fenians")
    scene.play(0, "use:hired_assassin")
    assert scene.public().cities["madrid"].royal == "killed"  # 5 of 4, and both were needed


@pytest.mark.rule("EM-132")
def test_a_city_box_and_a_royal_box_have_their_own_defence() -> None:
    scene = Scene().main(0, "berlin").agent("goldman", 1, "berlin").known(1).hand(0, "hired_assassin", *BOMBS)
    ask = scene.asked_after(0, "use:hired_assassin")
    assert list(ask.options) == ["agent:goldman"]  # 5
    assert ask.blocked["royal:berlin"][1] == "too-few-bombs"  # 6


@pytest.mark.rule("EM-133", "EM-235")
def test_counters_moran_and_cards_add_up() -> None:
    scene = Scene().main(0, "berlin").agent("ravachol", 0, "berlin").own(0, "sebastian_moran")
    scene.hand(0, "ravachol", "initial_assassin")
    assert scene.asked_after(0, "use:ravachol", "royal:berlin").args["need"] == 6 - 1 - 2 - 1
    scene.play(0, "use:ravachol")
    assert scene.public().cities["berlin"].royal == "killed"


@pytest.mark.rule("EM-133", "EM-135")
def test_where_the_counters_suffice_no_card_is_asked_for() -> None:
    scene = Scene().main(0, "madrid").agent("ravachol", 0, "madrid").own(0, "sebastian_moran").sanity("sane")
    scene.hand(0, "ravachol", "initial_assassin").play(0, "use:ravachol")
    assert scene.public().cities["madrid"].royal == "killed"
    assert scene.me(0).hand == ["initial_assassin"]


@pytest.mark.rule("EM-134")
def test_the_bombs_of_the_card_itself_do_not_count() -> None:
    scene = Scene().agent("figner", 0, "madrid").main(0, "madrid").hand(0, "figner", "initial_cube_bomb")
    assert "use:figner" not in scene.options_of(0)  # 2 + 1; with its own bomb it would be 4


@pytest.mark.rule("EM-135", "EM-R16", "EM-X48")
def test_no_card_beyond_need() -> None:
    def berlin() -> Scene:
        made = Scene().agent("moriarty", 0, "berlin").main(0, "rome").agent("goldman", 1, "berlin").known(1)
        made.hand(0, "moriarty", "initial_assassin", "hired_assassin", *BOMBS[1:], "infernal_machine")
        return made

    def then(*cards: str) -> list[str]:
        return berlin().choices_after(0, "use:moriarty", "agent:goldman", *cards)

    assert berlin().asked_after(0, "use:moriarty", "agent:goldman").args["need"] == 3
    assert then("hand:initial_assassin", "hand:initial_cube_bomb") == ["done"]  # 2 + 1 accepted, one more refused
    assert then("hand:initial_assassin", "hand:hired_assassin") == ["done"]  # 2 + 2: each is needed
    assert then("hand:infernal_machine") == ["done"]  # 3 alone, and no 3 + 1
    # 1 + 1 + 2 and 1 + 3 are refused
    assert sorted(then("hand:initial_cube_bomb")) == ["hand:hired_assassin", "hand:initial_assassin"]
    scene = berlin().play(0, "use:moriarty", "agent:goldman", "hand:infernal_machine")
    assert scene.public().players[0].killed == {"goldman": 1}
    assert len(scene.me(0).hand) == 4


@pytest.mark.rule("EM-136", "EM-171", "EM-V19")
@BOTH
def test_an_infernal_machine_is_removed_once_its_bombs_are_used(rulebook: str) -> None:
    scene = Scene(rulebook=rulebook).main(0, "madrid").hand(0, "hired_assassin", "infernal_machine").sanity("sane")
    scene.play(0, "use:hired_assassin")
    assert scene.public().removed["infernal_machine"] == 1
    scene = Scene(rulebook=rulebook).hand(0, "infernal_machine").play(0, "do:discard")
    assert scene.pile(0) == ["infernal_machine"]
    assert "use:infernal_machine" not in Scene().hand(0, "infernal_machine").options_of(0)


@pytest.mark.rule("EM-137", "EM-227")
def test_a_royal_killed_or_safe_is_no_target() -> None:
    scene = Scene().main(0, "madrid").agent("figner", 0, "zurich").agent("most", 0, "the_hague")
    scene.royal("madrid", "killed", 1).royal("zurich", "hidden", 1).hand(0, "hired_assassin", *BOMBS)
    assert targets(scene, "hired_assassin") == ["royal:the_hague"]
    blocked = scene.asked_after(0, "use:hired_assassin").blocked
    assert {target: why[1] for target, why in blocked.items()} == {
        "royal:madrid": "royal-dealt-with",
        "royal:zurich": "royal-dealt-with",
    }


@pytest.mark.rule("EM-138", "EM-105", "EM-R48", "EM-X34")
@pytest.mark.parametrize(("revealed", "vp"), [(False, 2), (True, 0)])
def test_a_loyalist_who_kills(revealed: bool, vp: int) -> None:
    scene = Scene().side(0, LOYALIST, revealed=revealed).main(0, "madrid").hand(0, "hired_assassin", "infernal_machine")
    scene.play(0, "use:hired_assassin")
    assert scene.vp(0) == vp
    assert scene.is_known(0)


@pytest.mark.rule("EM-140", "EM-198")
@pytest.mark.parametrize(("agent", "vampire"), [("holmes", False), ("moriarty", False), ("figner", True)])
def test_who_is_never_lost_to_a_mad_counter(agent: str, vampire: bool) -> None:
    scene = Scene().agent(agent, 0, "madrid", vampire=vampire).main(0, "madrid").sanity("mad")
    scene.hand(0, agent, "infernal_machine").play(0, f"use:{agent}")
    assert scene.me(0).mad == 1
    assert agent in scene.public().agents


@pytest.mark.rule("EM-141", "EM-139", "EM-117")
def test_the_third_mad_counter_after_a_royal_ends_it_all_the_agent_lost_too() -> None:
    scene = strike_washington(washington().mad(0, 2).sanity("mad").side(0, RESTORATIONIST))
    assert scene.over == "madness"
    assert scene.result.breakdown["royals-killed"][0] == 4
    assert scene.result.breakdown["agents"][0] == 0  # Kravchinsky, worth 1, was lost before the end
    scene = Scene().side(0, RESTORATIONIST).main(0, "madrid").mad(0, 2).sanity("mad")
    scene.hand(0, "hired_assassin", "infernal_machine")
    scene.play(0, "use:hired_assassin")
    assert scene.over == "madness"


# ---- agents


@pytest.mark.rule("EM-X12", "EM-142", "EM-143", "EM-144", "EM-145", "EM-147", "EM-149", "EM-V22", "EM-V28")
@BOTH
def test_moriarty_against_reclus_in_berlin(rulebook: str) -> None:
    scene = Scene(3, rulebook, active=2).agent("moriarty", 2, "berlin").agent("reclus", 0, "berlin", card="deck")
    scene.main(0, "berlin").hand(2, "moriarty", *BOMBS)
    scene.play(2, "do:pass", "use:moriarty")
    assert scene.is_known(0)  # Reclus is worth two potential VP
    assert scene.can(2, "agent:reclus")
    assert scene.why(2, "agent:monday") == "guarded"
    scene.play(2, "agent:reclus")
    assert scene.args(2)["need"] == 3
    scene.play(2, "hand:initial_assassin", "hand:initial_cube_bomb")
    assert scene.public().players[2].killed == {"reclus": 0}
    assert "reclus" not in scene.public().agents
    assert scene.is_known(2)
    assert not scene.notes("sanity")
    assert "reclus" in scene.me(0).deck.cards
    assert scene.vp(2) == 0


@pytest.mark.rule("EM-142", "EM-197", "EM-202")
def test_not_the_unknown_nor_vampires_nor_my_own() -> None:
    scene = Scene().main(0, "rome").main(1, "rome", vampire=True).agent("goldman", 0, "rome").known(0, 1)
    scene.agent("figner", 2, "rome").agent("most", 1, "rome", vampire=True).hand(0, "hired_assassin", *BOMBS)
    scene.agent("morris", 1, "paris")  # where I have nobody
    ask = scene.asked_after(0, "use:hired_assassin")
    assert list(ask.options) == ["royal:rome"]
    assert ask.blocked["agent:figner"][1] == "not-known"
    assert ask.blocked["agent:most"][1] == "is-vampire"
    assert ask.blocked["agent:tuesday"][1] == "is-vampire"


@pytest.mark.rule("EM-143", "EM-232")
@pytest.mark.parametrize(
    ("guard", "city", "vampire"), [("goldman", "cairo", False), ("goldman", "cairo", True), ("goldman", "mi_go", False)]
)
def test_any_other_agent_guards_the_main_agent(guard: str, city: str, vampire: bool) -> None:
    scene = Scene().main(0, "rome").main(1, "rome").known(1).hand(0, "hired_assassin", *BOMBS)
    scene.own(1, "mi_go").agent(guard, 1, city, vampire=vampire, card="mi_go" if city == "mi_go" else "deck")
    assert scene.asked_after(0, "use:hired_assassin").blocked["agent:tuesday"][1] == "guarded"


def kill_tuesday(side: Side, *, revealed: bool = False, killer: Side = LOYALIST) -> Scene:
    scene = Scene().main(0, "rome").main(1, "rome").known(1).side(1, side, revealed=revealed).side(0, killer)
    scene.hand(0, "hired_assassin", "infernal_machine", "initial_cube_bomb")
    if "agent:tuesday" in scene.choices_after(0, "use:hired_assassin"):
        scene.play(0, "use:hired_assassin", "agent:tuesday")
    return scene


@pytest.mark.rule("EM-146", "EM-255", "EM-X32", "EM-110", "EM-277", "EM-264")
def test_a_main_agent_killed() -> None:
    scene = kill_tuesday(LOYALIST)
    assert scene.over == ""
    assert scene.public().players[1].side == LOYALIST
    assert "tuesday" in scene.public().agents
    assert scene.public().players[0].killed == {}
    scene = kill_tuesday(RESTORATIONIST)
    assert scene.over == "main-agent"
    assert scene.public().players[0].killed == {"tuesday": 1}
    assert scene.is_known(0)
    assert scene.result.breakdown["kills"][0] == 1
    ids = [note.id for note in scene.log]
    assert ids.index("killed") + 1 == ids.index("revealed")


@pytest.mark.rule("EM-148", "EM-R18")
def test_the_main_agent_of_a_revealed_loyalist_is_no_target() -> None:
    scene = kill_tuesday(LOYALIST, revealed=True)
    assert scene.asked_after(0, "use:hired_assassin").blocked["agent:tuesday"][1] == "revealed-loyalist"
    other = (
        Scene().main(1, "rome").known(1).side(1, LOYALIST, revealed=True).hand(0, "shoggoth", "zombies").zombies(rome=1)
    )
    assert other.why(0, "use:shoggoth") == "no-effect"
    assert other.play(0, "use:zombies").prompt(0) == "zombie-place"


@pytest.mark.rule("EM-R45", "EM-110")
def test_comrades_may_be_attacked_for_nothing() -> None:
    scene = (
        Scene()
        .side(0, LOYALIST)
        .side(1, LOYALIST)
        .known(1)
        .agent("goldman", 1, "rome")
        .hand(0, "shoggoth", "city_berlin")
    )
    scene.track(war=13).play(0, "use:shoggoth")
    scene.play(0, "do:tracks")
    assert scene.result.breakdown["kills"][0] == 0


@pytest.mark.rule("EM-132", "EM-142", "EM-094")
def test_a_card_for_attempts_tells_what_is_missing() -> None:
    def scene() -> Scene:
        return Scene().main(0, "madrid").royal("madrid", "killed", 1).known(1).hand(0, "hired_assassin", "initial_cube")

    assert scene().why(0, "use:hired_assassin") == "royal-dealt-with"
    in_reach = scene().agent("goldman", 1, "madrid")
    assert in_reach.why(0, "use:hired_assassin") == "bombs-lacking"  # that of the agent, who might be killed
    nobody = Scene().agent("rachkovsky", 0, "madrid").hand(0, "rachkovsky", *BOMBS).main(0, "rome")
    assert nobody.why(0, "use:rachkovsky") == "no-effect"


# ---- hiding


@pytest.mark.rule("EM-150", "EM-151", "EM-152", "EM-R19", "EM-008")
def test_hiding_a_royal() -> None:
    scene = (
        Scene().main(0, "madrid").agent("figner", 0, "rome").hand(0, "hide_royalty", "infernal_machine").sanity("mad")
    )
    ask = scene.asked_after(0, "use:hide_royalty")
    assert list(ask.options) == ["royal:madrid"]
    assert ask.blocked["royal:rome"][1] == "too-few-bombs"
    scene.play(0, "use:hide_royalty")
    assert scene.public().cities["madrid"].royal == "hidden"
    assert scene.vp(0) == 2
    assert scene.me(0).mad == 1
    assert scene.public().supply.safe == 2
    assert scene.public().agents["figner"]
    assert scene.public().removed["hide_royalty"] == 1
    assert [note.args["deed"] for note in scene.notes("attempt")] == ["hide"]
    assert scene.notes("royal-hidden")


@pytest.mark.rule("EM-151", "EM-101")
def test_a_revealed_restorationist_hides_for_nothing() -> None:
    scene = Scene().side(0, RESTORATIONIST, revealed=True).main(0, "madrid").hand(0, "hide_royalty", "infernal_machine")
    scene.play(0, "use:hide_royalty")
    assert scene.vp(0) == 0


@pytest.mark.rule("EM-152", "EM-150")
def test_no_hiding_without_a_safe_counter_or_of_a_royal_dealt_with() -> None:
    scene = Scene().main(0, "madrid").hand(0, "hide_royalty", "infernal_machine")
    scene.royal("rome", "hidden", 1).royal("cairo", "hidden", 1).royal("paris", "hidden", 1)
    assert scene.why(0, "use:hide_royalty") == "no-safe-counter"
    scene = Scene().main(0, "madrid").hand(0, "hide_royalty", "infernal_machine").royal("madrid", "killed", 1)
    assert scene.why(0, "use:hide_royalty") == "royal-dealt-with"


# ---- interruption


def figner_in_washington() -> Scene:
    return washington().agent("figner", 0, "washington", card="deck").doubles(1, "figner").doubles(2, "most")


@pytest.mark.rule("EM-153", "EM-154", "EM-155", "EM-X29", "EM-243", "EM-244")
def test_an_attempt_interrupted() -> None:
    scene = figner_in_washington()
    scene.play(0, "use:kravchinsky")
    assert scene.asked() == [1, 2]
    assert scene.options_of(1) == ["double:figner", "pass"]
    assert scene.options_of(2) == ["pass"]
    scene.play(2, "pass").play(1, "double:figner")
    assert scene.now.agents["figner"].owner == 1
    assert scene.top(1) == "figner"
    assert scene.public().cities["washington"].royal is None
    assert scene.vp(0) == 0
    assert not scene.notes("sanity")
    assert "kravchinsky" in scene.pile(0)
    assert scene.public().actions == 1


@pytest.mark.rule("EM-154")
def test_single_use_cards_of_a_failed_attempt_are_gone() -> None:
    scene = Scene().main(0, "madrid").agent("figner", 0, "madrid").doubles(1, "figner")
    scene.hand(0, "hired_assassin", "infernal_machine")
    scene.play(0, "use:hired_assassin").play(1, "double:figner")
    assert scene.public().removed == {"hired_assassin": 1, "infernal_machine": 1}


@pytest.mark.rule("EM-155")
def test_the_acting_agents_own_card_goes_over_from_the_discard_pile() -> None:
    scene = washington().doubles(1, "kravchinsky")
    strike_washington(scene).play(1, "double:kravchinsky")
    assert scene.now.agents["kravchinsky"].owner == 1
    assert scene.top(1) == "kravchinsky"
    assert scene.notes("handed-over")[0].args["place"] == "discards"


@pytest.mark.rule("EM-155", "EM-R20", "EM-282")
def test_holmes_kept_but_the_attempt_fails() -> None:
    scene = Scene().main(0, "madrid").agent("holmes", 0, "madrid").doubles(1, "holmes").side(0, RESTORATIONIST)
    scene.hand(0, "holmes", "initial_cube_bomb").play(0, "use:holmes")
    scene.play(1, "double:holmes")
    assert scene.asked() == [0]
    assert scene.prompt(0) == "keep-holmes"
    scene.play(0, "reveal")
    assert scene.now.agents["holmes"].owner == 0
    assert scene.public().cities["madrid"].royal is None
    assert scene.public().exposed == {"holmes": 1}


@pytest.mark.rule("EM-156", "EM-R21")
def test_the_first_clockwise_interrupts_and_the_others_wish_stays_secret() -> None:
    scene = washington().agent("figner", 0, "washington", card="deck").doubles(1, "kravchinsky").doubles(2, "figner")
    scene.play(0, "use:kravchinsky")
    scene.play(2, "double:figner")
    assert scene.asked() == [1]
    scene.play(1, "double:kravchinsky")
    assert scene.public().exposed == {"kravchinsky": 1}
    assert scene.public().players[2].doubles == 1
    assert scene.now.agents["figner"].owner == 0
    assert all(2 not in (note.args.get("seat"), note.args.get("by_seat")) for note in scene.log)


@pytest.mark.rule("EM-156", "EM-R21")
def test_the_first_to_interrupt_is_counted_from_the_active_player() -> None:
    scene = Scene(active=1).main(1, "madrid").agent("figner", 1, "madrid").agent("most", 1, "madrid")
    scene.doubles(0, "figner").doubles(2, "most")
    scene.hand(1, "hired_assassin", "infernal_machine").play(1, "use:hired_assassin")
    scene.play(0, "double:figner").play(2, "double:most")
    assert scene.public().exposed == {"most": 1}
    assert scene.now.agents["most"].owner == 2
    assert scene.public().players[0].doubles == 1


@pytest.mark.rule("EM-157", "EM-R19", "EM-158")
def test_the_window_opens_for_agents_and_for_hiding_and_for_the_target_itself() -> None:
    scene = Scene().main(0, "madrid").agent("figner", 0, "madrid").doubles(1, "figner").agent("goldman", 1, "madrid")
    scene.known(1).hand(0, "hired_assassin", "initial_cube_bomb")
    scene.play(0, "use:hired_assassin")
    assert scene.options_of(1) == ["double:figner", "pass"]
    scene.play(1, "double:figner")
    assert scene.now.agents["goldman"].owner == 1
    scene = Scene().main(0, "madrid").agent("figner", 0, "madrid").doubles(1, "figner")
    scene.hand(0, "hide_royalty", "infernal_machine")
    scene.play(0, "use:hide_royalty")
    assert scene.prompt(1) == "expose"


@pytest.mark.rule("EM-157", "EM-184", "EM-195", "EM-210")
def test_no_window_for_shoggoth_zombies_vampires_cthulhu_or_a_zombies_death() -> None:
    def scene(*hand: str) -> Scene:
        made = (
            Scene(2).agent("figner", 0, "rome", vampire=True).doubles(1, "figner").agent("goldman", 1, "rome").known(1)
        )
        return made.hand(0, *hand).zombies(rome=1)

    assert scene("shoggoth").play(0, "use:shoggoth").asked() == [0]
    assert scene("vampire").play(0, "use:vampire", "agent:goldman").asked() == [0]
    assert scene("zombies").play(0, "use:zombies", "agent:goldman").asked() == [0]
    assert scene("hired_assassin").play(0, "use:hired_assassin").asked() == [0]
    cthulhu = scene().offer("cthulhu").cubes(0, "offer:cthulhu", 1)
    assert cthulhu.play(0, "offer:cthulhu", "city:rome").asked() == [0]


@pytest.mark.rule("EM-X30", "EM-243")
def test_no_window_where_only_the_main_agent_stands_or_all_are_exposed() -> None:
    scene = (
        Scene()
        .main(0, "madrid")
        .agent("figner", 0, "rome")
        .doubles(1, "figner")
        .hand(0, "hired_assassin", "infernal_machine")
    )
    scene.play(0, "use:hired_assassin")
    assert scene.asked() == [0]
    scene = (
        Scene()
        .main(0, "madrid")
        .agent("figner", 0, "madrid")
        .doubles(1, "most")
        .hand(0, "hired_assassin", "infernal_machine")
    )
    scene.state.doubles.cards.remove("figner")
    scene.state.exposed.append("figner")
    scene.play(0, "use:hired_assassin")
    assert scene.asked() == [0]


@pytest.mark.rule("EM-282", "EM-218", "EM-R21")
def test_first_double_agents_then_the_escape() -> None:
    def scene() -> Scene:
        made = Scene().main(0, "madrid").agent("figner", 0, "madrid").doubles(2, "figner").known(1)
        made.agent("goldman", 1, "madrid", card="hand").own(1, "master_of_disguise")
        made.hand(0, "hired_assassin", "initial_cube_bomb")
        return made.play(0, "use:hired_assassin")

    stopped = scene()
    assert stopped.asked() == [2]
    stopped.play(2, "double:figner")
    assert stopped.asked() == [0]  # no escape is asked for
    going_on = scene().play(2, "pass")
    assert going_on.asked() == [1]
    assert going_on.prompt(1) == "escape"
    going_on.play(1, "flee:goldman:paris")
    assert going_on.asked() == [0]
    assert going_on.now.agents["goldman"].city == "paris"
    assert "initial_cube_bomb" in going_on.pile(0)


@pytest.mark.rule("EM-X51", "EM-280", "EM-031")
def test_exposed_in_ones_own_turn_with_an_empty_deck() -> None:
    scene = Scene().main(0, "madrid").agent("figner", 0, "madrid").doubles(1, "figner")
    scene.hand(0, "figner", "hired_assassin", "infernal_machine").deck(0)
    scene.play(0, "use:hired_assassin").play(1, "double:figner")
    assert scene.top(1) == "figner"
    assert len(scene.me(0).hand) == 1
    assert scene.notes("reshuffled")
    everything = scene.me(0).hand + scene.me(0).deck.cards + scene.pile(0)
    assert "hired_assassin" not in everything
    assert "infernal_machine" not in everything
    assert scene.public().cities["madrid"].royal is None
