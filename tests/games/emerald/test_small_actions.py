"""Discarding, revealing, double agents, abilities and passing (EM-082 to EM-095)."""

import pytest

from app.engine import Dice
from app.games.emerald import redeal
from app.games.emerald.content import Side
from app.games.emerald.state import other_side
from tests.games.emerald.scene import Scene

BOTH = pytest.mark.parametrize("rulebook", ["it", "hu"])


@pytest.mark.rule("EM-082", "EM-083", "EM-V29", "EM-271")
@BOTH
def test_of_several_discards_only_the_last_is_seen(rulebook: str) -> None:
    scene = Scene(rulebook=rulebook).hand(0, "initial_cube", "initial_gold", "initial_two_cubes")
    scene.play(0, "do:discard", "hand:initial_cube", "hand:initial_gold", "done")
    assert scene.top(0) == "initial_gold"
    assert scene.me(0).hand == ["initial_two_cubes"]  # nothing is drawn yet
    assert [(note.args["count"], note.args["card"]) for note in scene.notes("discarded")] == [(2, "initial_gold")]
    assert "initial_cube" in scene.private(0).discards
    assert all("initial_cube" not in note.args.values() for note in scene.log if note.to is None)
    deals = [redeal(scene.now, 1, Dice(bytes([n] * 32))) for n in range(12)]
    redealt = {tuple(sorted(laid.card for laid in deal.players[0].discards)) for deal in deals}
    assert len(redealt) > 1  # for others any card may lie below
    assert all("initial_gold" in pile for pile in redealt)


@pytest.mark.rule("EM-084", "EM-085", "EM-X33", "EM-276", "EM-R07")
def test_revealing_is_possible_only_if_it_ends_the_game() -> None:
    def scene(war: int) -> Scene:
        made = Scene(2).side(0, "loyalist").side(1, "restorationist").track(war=war)
        made.control(0, "london", "paris", "st_petersburg", "berlin", "vienna", "constantinople")  # 33 of 35
        return made

    near = scene(7)
    assert near.vp(0) == 33
    assert near.can(0, "do:reveal")
    near.play(0, "do:reveal")
    assert near.over == "points"
    assert near.vp(0) == 36
    assert scene(5).can(0, "do:reveal")  # to reach the limit is enough
    far = scene(3)
    assert far.why(0, "do:reveal") == "reveal-does-not-end"
    killer = scene(3)
    killer.agent("goldman", 1, "rome").hand(0, "shoggoth").known(1)
    killer.play(0, "use:shoggoth")
    assert killer.why(0, "do:reveal") == "reveal-does-not-end"  # killed agents do not help
    rebel = Scene(2).side(0, "restorationist").track(war=7)
    rebel.control(0, "london", "paris", "st_petersburg", "berlin", "vienna", "constantinople")
    assert rebel.why(0, "do:reveal") == "reveal-does-not-end"
    assert rebel.public() == scene(7).public()  # nobody else can tell them apart
    revealed = Scene(2).side(0, "loyalist", revealed=True)
    assert revealed.why(0, "do:reveal") == "revealed-already"


@pytest.mark.rule("EM-R12", "EM-084")
def test_a_secret_removal_does_not_keep_from_revealing() -> None:
    scene = Scene(2).side(0, "loyalist").scoring(0, "necronomicon").hand(0, "necronomicon", "third_section")
    scene.control(0, "london", "paris", "berlin", "vienna", "constantinople").track(war=11)
    assert scene.vp(0) == 27 + 3
    scene.play(0, "use:third_section", "hand:necronomicon")
    assert scene.private(0).score == 27 + 5  # short of the 35 that all see
    scene.play(0, "do:reveal")
    assert scene.over == "points"
    assert scene.vp(0) == 27 + 3 + 5
    assert scene.result.scores[0] == 27 + 5


@pytest.mark.rule("EM-086", "EM-087", "EM-089", "EM-200")
@pytest.mark.parametrize("place", ["hand", "deck", "discards"])
@pytest.mark.parametrize("vampire", [False, True])
def test_a_double_agent_changes_hands_with_the_card(place: str, vampire: bool) -> None:
    scene = Scene().agent("goldman", 1, "rome", card=place, vampire=vampire).doubles(0, "goldman")
    hand = len(scene.player(1).hand)
    scene.play(0, "double:goldman")
    assert scene.now.agents["goldman"].owner == 0
    assert scene.now.agents["goldman"].city == "rome"
    assert scene.now.agents["goldman"].vampire == vampire
    assert scene.top(0) == "goldman"
    assert len(scene.me(1).hand) == hand
    assert scene.public().exposed == {"goldman": 1}
    assert scene.public().players[0].doubles == 0
    assert scene.notes("handed-over")[0].args["place"] == place
    assert scene.public().actions == 1


@pytest.mark.rule("EM-086")
def test_it_costs_nothing_and_the_victim_need_not_be_known() -> None:
    scene = Scene().agent("figner", 1, "rome").doubles(0, "figner").hand(0)
    assert not scene.is_known(1)
    assert scene.can(0, "double:figner")


@pytest.mark.rule("EM-088", "EM-R08")
def test_not_for_agents_out_of_play_or_on_mi_go_or_my_own() -> None:
    scene = Scene().doubles(0, "goldman", "morris", "figner", "most").own(1, "mi_go").up("rome", "goldman")
    scene.agent("morris", 1, "mi_go", card="mi_go").agent("figner", 0, "rome").known(1)
    scene.agent("most", 1, "rome").hand(0, "shoggoth")
    assert scene.offered(0, "double") == ["most"]
    scene.play(0, "use:shoggoth")
    assert scene.offered(0, "double") == []


@pytest.mark.rule("EM-090", "EM-245", "EM-X31")
def test_a_restorationist_keeps_holmes_by_revealing() -> None:
    scene = Scene().agent("holmes", 1, "rome").doubles(0, "holmes").side(1, "restorationist")
    scene.play(0, "double:holmes")
    assert scene.asked() == [1]
    assert scene.options_of(1) == ["reveal", "pass"]
    scene.play(1, "reveal")
    assert scene.now.agents["holmes"].owner == 1
    assert scene.public().players[1].side == "restorationist"
    assert scene.vp(1) == 3
    assert scene.public().exposed == {"holmes": 1}
    scene = Scene().agent("holmes", 1, "rome").doubles(0, "holmes").side(1, "restorationist").play(0, "double:holmes")
    scene.play(1, "pass")
    assert scene.now.agents["holmes"].owner == 0


@pytest.mark.rule("EM-X31", "EM-R46", "EM-254")
def test_keeping_holmes_may_end_the_game_in_anothers_turn() -> None:
    scene = Scene(2).agent("holmes", 1, "rome").doubles(0, "holmes").side(1, "restorationist").track(revolution=9)
    scene.control(1, "london", "paris", "st_petersburg", "berlin", "zurich", "madrid")
    assert scene.vp(1) == 29
    scene.play(0, "double:holmes").play(1, "reveal")
    assert scene.over == "points"
    assert scene.vp(1) == 36


@pytest.mark.rule("EM-090", "EM-245")
def test_a_loyalist_cannot_keep_holmes_but_is_asked() -> None:
    scene = Scene().agent("holmes", 1, "rome").doubles(0, "holmes").side(1, "loyalist").play(0, "double:holmes")
    assert scene.options_of(1) == ["pass"]
    scene.play(1, "pass")
    assert scene.now.agents["holmes"].owner == 0


@pytest.mark.rule("EM-091", "EM-246", "EM-V12", "EM-X21", "EM-121")
@pytest.mark.parametrize(
    ("rulebook", "side", "options"),
    [
        ("it", "loyalist", ["reveal", "pass"]),
        ("hu", "loyalist", ["reveal", "pass"]),
        ("it", "restorationist", ["reveal", "pass"]),
        ("hu", "restorationist", ["pass"]),
    ],
)
def test_moriarty_exposed(rulebook: str, side: Side, options: list[str]) -> None:
    scene = Scene(rulebook=rulebook).agent("moriarty", 1, "rome").doubles(0, "moriarty").side(1, side)
    scene.play(0, "double:moriarty")
    assert scene.options_of(1) == options
    scene.play(1, options[0])
    revealed = options[0] == "reveal"
    assert (scene.public().players[1].side is not None) == revealed
    assert scene.now.agents["moriarty"].owner == (1 if side == "loyalist" else 0)


@pytest.mark.rule("EM-092", "EM-R09")
@pytest.mark.parametrize(("agent", "keeper"), [("holmes", "restorationist"), ("moriarty", "loyalist")])
def test_a_revealed_controller_keeps_or_loses_without_being_asked(agent: str, keeper: Side) -> None:
    scene = Scene().agent(agent, 1, "rome").doubles(0, agent).side(1, keeper, revealed=True)
    assert scene.offered(0, "double") == []  # nothing could come of it
    loser = other_side(keeper)
    scene = Scene().agent(agent, 1, "rome").doubles(0, agent).side(1, loser, revealed=True).play(0, f"double:{agent}")
    assert scene.asked() == [0]
    assert scene.now.agents[agent].owner == 0


@pytest.mark.rule("EM-R09", "EM-R20", "EM-155")
def test_a_kept_agent_may_still_interrupt() -> None:
    scene = Scene().agent("holmes", 0, "rome", card="discards").side(0, "restorationist", revealed=True)
    scene.hand(0, "holmes", "initial_assassin", "initial_cube_bomb").doubles(1, "holmes")
    scene.play(0, "use:holmes")
    scene.play(1, "double:holmes")
    assert scene.now.agents["holmes"].owner == 0
    assert scene.public().cities["rome"].royal is None
    assert scene.public().exposed == {"holmes": 1}


@pytest.mark.rule("EM-093")
def test_an_ability_costs_one_action_unless_it_is_free() -> None:
    scene = Scene().hand(0, "terrors_of_the_night", "duchess_d_uzes")
    scene.play(0, "use:terrors_of_the_night", "seat:1")
    assert scene.public().actions == 1
    scene.play(0, "use:duchess_d_uzes", "city:rome")
    assert scene.public().actions == 1


@pytest.mark.rule("EM-094", "EM-R10")
def test_what_has_no_effect_cannot_be_chosen() -> None:
    scene = Scene().hand(
        0, "peoples_will", "vampire", "zombies", "bismarck", "okhrana", "irene_adler", "duchess_d_uzes"
    )
    scene.own(2, "society_of_leopold").pool(0, 0).stock(0, 0)
    scene.state.players[0].pool, scene.state.players[0].limbo = 0, 20
    assert scene.offered(0, "use") == []
    for card in ("peoples_will", "vampire", "zombies", "bismarck", "okhrana", "irene_adler", "duchess_d_uzes"):
        assert scene.why(0, f"use:{card}") == "no-effect"
    assert scene.can(0, "do:pass")
    assert scene.can(0, "do:discard")


@pytest.mark.rule("EM-R10", "EM-168")
def test_freemasons_without_discards_still_draw_one() -> None:
    scene = Scene().hand(0, "freemasons", "initial_cube").play(0, "use:freemasons", "done")
    assert len(scene.me(0).hand) == 2


@pytest.mark.rule("EM-R10", "EM-168")
def test_freemasons_with_nothing_to_draw_must_discard_something() -> None:
    def scene(*hand: str) -> Scene:
        made = Scene().hand(0, *hand)
        made.state.removed += made.player(0).deck.cards
        made.player(0).deck.cards = []
        return made

    assert scene("freemasons").why(0, "use:freemasons") == "no-effect"
    exchange = scene("freemasons", "initial_cube", "initial_gold").play(0, "use:freemasons")
    assert exchange.options_of(0) == ["hand:initial_cube", "hand:initial_gold"]
    exchange.play(0, "hand:initial_cube", "done")
    assert sorted(exchange.me(0).hand) == ["initial_cube", "initial_gold"]


@pytest.mark.rule("EM-095")
def test_passing_is_always_possible() -> None:
    scene = Scene().hand(0)
    assert scene.options_of(0) == ["do:pass"]
    scene.play(0, "do:pass", "do:pass")
    assert scene.options_of(0) == ["end"]
