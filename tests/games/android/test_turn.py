"""Section 5: Time and the actions it buys."""

import pytest

from app.games.android.content import NPCS, STANDARD, deck_of
from app.games.android.state import State
from tests.games.android.scene import Scene, deal, evidence, fill, only_leads, tokens


def alone(state: State) -> None:
    """No leads on the map, so that a test sees its own action only."""
    only_leads(state)


@pytest.mark.rule("AN-057", "AN-059")
def test_six_time_at_the_start() -> None:
    scene = Scene("louis", "rachel", "raymond", phase="turn", change=alone)
    scene.settle()
    assert (scene.state.active, scene.state.time) == (0, 6)


@pytest.mark.rule("AN-058", "AN-060", "AN-085")
def test_time_is_spent_action_by_action_until_none_is_left() -> None:
    scene = Scene(time=3, change=alone)
    for place in ("magistrate_towers", "cinder_street_market", "magistrate_towers"):
        assert scene.state.active == 0
        scene.play(f"place:{place}")
        scene.answer("no")
    assert scene.state.active == 1


@pytest.mark.rule("AN-061")
def test_time_not_spent_is_lost() -> None:
    scene = Scene(change=alone)
    scene.play("end")
    scene.settle()
    assert (scene.state.active, scene.state.time) == (1, 7)  # Floyd's Third Directive: 1 more


@pytest.mark.rule("AN-062", "AN-R47")
def test_time_may_exceed_six_and_never_falls_below_zero() -> None:
    def change(state: State) -> None:
        deal(state, 0, "cap_l_03")
        state.players[0].twilight = -4

    scene = Scene("caprice", "louis", "rachel", change=change)
    scene.play("card:cap_l_03")
    assert scene.state.time == 6 - 1 + 3

    def dark(state: State) -> None:
        deal(state, 1, "ray_d_13")
        state.players[1].twilight = 4
        state.players[0].at = "jacks_diner"

    scene = Scene("raymond", "louis", "rachel", time=2, change=dark)
    scene.play("place:root", "card:ray_d_13")  # loses 2 Time, but has only 1
    scene.settle()
    assert {"seat": 0, "n": 1, "source": "ray_d_13"} in scene.told("time-lost")
    assert scene.state.active == 1


@pytest.mark.rule("AN-062")
def test_time_of_another_player_is_taken_from_their_next_turn() -> None:
    scene = Scene(phase="turn", change=lambda state: setattr(state.players[0], "time_next", -2))
    scene.settle()
    assert scene.state.time == 4
    assert scene.state.players[0].time_next == 0


@pytest.mark.rule("AN-063", "AN-085")
def test_play_pauses_after_a_step_that_others_could_answer() -> None:
    def change(state: State) -> None:
        deal(state, 1, "lou_d_01")
        alone(state)

    scene = Scene(change=change)
    scene.play("place:cinder_street_market", "no")
    assert scene.match.in_window
    assert scene.match.asks[1].prompt == "react"


@pytest.mark.rule("AN-064", "AN-186")
def test_draw_for_one_time() -> None:
    scene = Scene(change=alone)
    decks = {option for option in scene.options if option.startswith("deck:")}
    assert decks == {"deck:light:louis", "deck:dark:floyd", "deck:dark:rachel"}
    scene.play("deck:dark:rachel")
    assert scene.state.time == 5
    assert [deck_of(card) for card in scene.state.players[0].hand] == ["dark:rachel"]


@pytest.mark.rule("AN-064", "AN-188")
def test_no_draw_at_the_hand_limit() -> None:
    scene = Scene(change=lambda state: fill(state, 0, 6))
    assert not [option for option in scene.options if option.startswith("deck:")]
    assert scene.why("deck:light:louis") == ("AN-188", "hand-full")


@pytest.mark.rule("AN-065", "AN-190", "AN-191")
def test_discard_for_one_time() -> None:
    scene = Scene(change=lambda state: deal(state, 0, "lou_l_04", "rac_d_02"))
    scene.play("discard:rac_d_02")
    assert scene.state.time == 5
    assert scene.state.players[0].hand == ["lou_l_04"]
    assert scene.state.decks["dark:rachel"].up == ["rac_d_02"]
    assert scene.public().decks["dark:rachel"].up == ["rac_d_02"]


@pytest.mark.rule("AN-066", "AN-067")
def test_jump_on_the_case() -> None:
    scene = Scene("louis", "floyd", "rachel", turn=1, change=lambda state: setattr(state.players[1], "at", state.scene))
    scene.play("jump")
    assert (scene.state.case, scene.state.time) == (1, 5)
    assert "jump" not in scene.options
    assert "jump" not in Scene(turn=1).options


@pytest.mark.rule("AN-069", "AN-258", "AN-111")
def test_a_plot_grants_an_action_at_its_place() -> None:
    scene = Scene(change=lambda state: setattr(state.players[0], "at", "skylane_terrace"))
    key = "action:lou_sara:start-0"
    scene.play(key)
    assert scene.state.time == 5
    assert scene.state.players[0].plot is not None
    assert scene.state.players[0].plot.good == 1
    assert key not in scene.options  # once a day


@pytest.mark.rule("AN-060", "AN-R05")
def test_what_the_last_action_set_off_is_resolved_before_the_turn_ends() -> None:
    """With his last Time Rachel follows a lead; answers still come, and the turn ends after them."""

    def change(state: State) -> None:
        only_leads(state, physical_rachel="roxies")
        state.players[2].at = "roxies"
        deal(state, 0, "rac_d_06")
        state.players[0].twilight = 4
        deal(state, 2, "rac_l_02")

    scene = Scene("louis", "floyd", "rachel", turn=2, time=1, change=change)
    scene.play("lead:physical:rachel", "card:rac_d_06", "keep")
    assert scene.state.active == 2
    assert scene.state.time == 0
    scene.answer(until="action")
    assert scene.told("placed-down")
    assert scene.state.active == 0


@pytest.mark.rule("AN-R05", "AN-062")
def test_time_gained_in_the_last_answer_lets_the_turn_go_on() -> None:
    """Raymond walks away from a fight with no Time left and gains 1."""

    def change(state: State) -> None:
        deal(state, 0, "ray_l_09")
        deal(state, 1, "ray_d_10")
        state.players[0].twilight, state.players[1].twilight = -4, 4
        state.players[0].at = "jacks_diner"

    scene = Scene("raymond", "louis", "rachel", time=1, change=change)
    scene.play("place:humanity_labor", "no", "card:ray_d_10", "card:ray_l_09")
    scene.settle()
    assert (scene.state.active, scene.state.time) == (0, 1)
    assert scene.ask.prompt == "action"


@pytest.mark.rule("AN-003")
def test_a_card_beats_the_rules() -> None:
    """Floyd's Second Directive lets him follow a lead for nothing, against AN-114."""

    def change(state: State) -> None:
        only_leads(state, physical_floyd="foundry_row", document_louis="blue_hour")
        state.players[1].at = "foundry_row"

    scene = Scene("louis", "floyd", "rachel", turn=1, change=change)
    assert "free:physical:floyd" in scene.options
    scene.play("free:physical:floyd")
    scene.answer("evidence", until="action")
    assert scene.state.time == 6
    assert not [option for option in scene.options if option.startswith("free:")]


@pytest.mark.rule("AN-004", "AN-059")
def test_no_cost_no_effect() -> None:
    """Haas-Bioroid wants a corporate and a political favor and 1 Time: without one of them nothing is offered."""

    def change(state: State) -> None:
        state.players[0].at = "haas_bioroid"
        tokens(state, 0, corporate=1, mr_li=0, sara=0)

    scene = Scene(change=change)
    assert scene.why("ability:haas_bioroid") == ("AN-004", "cannot-pay")
    scene.change(lambda state: tokens(state, 0, political=1))
    scene.play("ability:haas_bioroid")
    player = scene.state.players[0]
    assert {token: n for token, n in player.tokens.items() if n} == {"haas": 1}


@pytest.mark.rule("AN-005", "AN-006")
def test_an_effect_does_as_much_as_it_can() -> None:
    """Two trauma would go, one is there; a `may` can be refused."""

    def change(state: State) -> None:
        state.players[0].at = "thurguns_free_clinic"
        tokens(state, 0, street=1, trauma=1, mr_li=0, sara=0)

    scene = Scene(change=change)
    scene.play("ability:thurguns_free_clinic")
    assert scene.state.players[0].tokens["trauma"] == 0

    def lily(state: State) -> None:
        state.lily = "magistrate_towers"
        evidence(state, "eve", "physical", 3, up=False)

    scene = Scene(change=lily)
    scene.play("place:magistrate_towers", "no")
    assert "no" in scene.options
    scene.play("no")
    assert not scene.state.evidence["evidence:1"].up


@pytest.mark.rule("AN-009", "AN-R45")
def test_nothing_is_given_or_traded_by_hand() -> None:
    scene = Scene(change=lambda state: tokens(state, 0, street=3))
    assert not [option for option in scene.options if option.split(":")[0] in ("give", "trade", "favor")]


@pytest.mark.rule("AN-010", "AN-266", "AN-294")
def test_standard_favors_are_four_kinds() -> None:
    assert STANDARD == ("favor:corporate", "favor:political", "favor:society", "favor:street")
    assert all(f"favor:{npc}" not in STANDARD for npc in NPCS)
