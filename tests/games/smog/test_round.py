"""Chapters 4 and 5: rounds and turns."""

import pytest

from app.games.smog.content import ARTEFACTS
from tests.games.smog.table import Setting, opening, situation


@pytest.mark.rule("SM-036", "SM-039")
def test_one_turn_each_clockwise_from_the_first_player() -> None:
    play = situation(active=2)
    order = []
    while play.state.round == 1:
        order.append(play.seat)
        play.do("end-turn")
    assert order == [2, 3, 0, 1]
    assert play.noted("favour-nobody") == [{"seat": 2}]
    assert play.seat == 2


@pytest.mark.rule("SM-037")
def test_income_from_the_second_round_on() -> None:
    play = opening(2).do("lot", "lot")
    while play.ask.prompt == "hourglass":
        play.do(play.options[0])
    assert play.noted("income") == []
    assert [player.coins for player in play.state.players] == [2, 2]
    play.end_round()
    assert [player.coins for player in play.state.players] == [3, 3]
    assert len(play.noted("income")) == 2


@pytest.mark.rule("SM-038", "SM-R42", "SM-112")
def test_start_of_a_round_in_order() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5")
        s.give(1, bribe=2)

    play = situation(lay, seats=3).end_round()
    assert play.ask.prompt == "agents"
    assert play.seat == 1
    play.do("agent:doctor", "disc:4")
    ids = [note.id for note in play.notes]
    ids = ids[ids.index("favour-won") :]
    assert ids == [
        "favour-won",
        "agent-replaced",
        "round",
        "income",
        "forced-bribe",
        "income",
        "income",
        "agent-moved",
        "turn",
    ]
    assert [args["seat"] for args in play.noted("income")] == [1, 2, 0]


@pytest.mark.rule("SM-041", "SM-111")
def test_three_actions_and_four_with_the_favour() -> None:
    play = situation()
    assert play.state.turn.actions == 3
    play = situation(lambda s: setattr(s.state, "favour", True))
    assert play.state.turn.actions == 4
    play.do("disc:1", "disc:P", "disc:1", "disc:P")
    assert play.state.turn.actions == 0
    assert play.open("disc") == set()
    assert play.why("disc:1") == play.why("beg") == play.why("turn-any") == "SM-041"


@pytest.mark.rule("SM-042")
def test_an_action_may_be_repeated() -> None:
    play = situation(lambda s: s.give(0, place="4"))
    play.do("turn", "turn", "turn")
    assert play.state.discs["4"].rotation == 3


@pytest.mark.rule("SM-043")
def test_actions_left_are_lost() -> None:
    play = situation(seats=2).do("disc:1", "end-turn", "end-turn")
    assert (play.seat, play.state.turn.actions) == (0, 3)


@pytest.mark.rule("SM-044", "SM-157", "SM-X63", "SM-098")
def test_free_actions_before_between_and_after_actions() -> None:
    play = situation(lambda s: s.give(0, "queens_favour", coins=3, titanium=1))
    play.do("bribe", "disc:1", "bribe", "disc:P", "disc:1")
    assert play.state.turn.actions == 0
    assert play.seat == 0  # nobody ends the turn for the player
    play.do("bribe", "card:queens_favour")
    assert (play.player(0).bribe, play.player(0).coins) == (3, 2)
    play.do("bribe", "bribe")
    assert play.options == ["end-turn"]
    assert play.why("bribe") == "SM-098"
    assert play.seat == 0
    play.do("end-turn")
    assert play.seat == 1


@pytest.mark.rule("SM-045")
def test_the_actions_by_place() -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="4", coins=9, titanium=1, mana=1, blood=3, ectoplasm=1)
        s.block("4", "titanium")

    assert set(situation(lay).options) == {
        "disc:3",
        "disc:5",
        "buy",
        "sell",
        "turn",
        "hourglass:4:titanium",
        "bribe",
        "end-turn",
    }
    promenade = situation()
    assert {"beg", "turn-any"} < set(promenade.options)
    assert promenade.open("disc") == {"1", "3", "5", "7"}

    def lay_exit(s: Setting) -> None:
        s.give(0, gate="g5", place="1", artefacts=list(ARTEFACTS), blood=2, mana=2, ectoplasm=2, titanium=2)
        s.agents(gatekeeper="1")

    at_exit = situation(lay_exit)
    assert "leave" in at_exit.options
    assert len(at_exit.open("disc")) == 12


@pytest.mark.rule("SM-R12")
def test_who_can_do_nothing_can_end_the_turn() -> None:
    def lay(s: Setting) -> None:
        s.agents(lost_boy="A", doctor="5")
        s.give(0, place="A", coins=0)
        s.state.discs["1"].rotation = 3  # its fog lies towards A

    play = situation(lay)
    assert play.state.turn.actions == 3
    assert play.options == ["end-turn"]
