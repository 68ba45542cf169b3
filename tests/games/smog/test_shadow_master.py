"""Chapters 7.2 and 8: bribes and the favour."""

import pytest

from tests.games.smog.table import GAME, Play, Setting, situation


def token(play: Play) -> tuple[int, bool]:
    return play.state.leader, play.state.favour


def bribes(play: Play) -> list[int]:
    return [player.bribe for player in play.state.players]


@pytest.mark.rule("SM-098", "SM-099", "SM-R44")
def test_bribes_go_on_the_bribe_space_and_stay_there() -> None:
    play = situation(lambda s: s.give(0, coins=2)).do("bribe", "bribe")
    assert (play.player(0).coins, play.player(0).bribe, play.state.turn.actions) == (0, 2, 3)
    assert play.why("bribe") == "SM-098"
    play.do("disc:1")
    assert play.why("disc:2") == "SM-050"  # not even the fog takes a bribe coin


@pytest.mark.rule("SM-099", "SM-133")
def test_the_dandy_takes_no_bribe_coin() -> None:
    def lay(s: Setting) -> None:
        s.agents(dandy="5")
        s.give(0, place="5", coins=0, bribe=2)

    play = situation(lay)
    assert (play.player(0).coins, play.player(0).bribe) == (0, 2)


@pytest.mark.rule("SM-100", "SM-103", "SM-108", "SM-109", "SM-159", "SM-X19", "SM-112", "SM-111", "SM-R42")
def test_most_bribe_coins_win_the_token() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.give(0, bribe=1)
        s.give(1, bribe=2)

    play = situation(lay, seats=3).end_round()
    assert token(play) == (1, True)
    assert bribes(play) == [0, 1, 0]  # discarded, then the forced coin of the income
    assert [player.coins for player in play.state.players] == [3, 2, 3]
    assert play.agents() == {"doctor": "A", "dandy": "5"}
    play.do("done")
    assert (play.seat, play.state.turn.actions) == (1, 4)


@pytest.mark.rule("SM-101", "SM-X20")
def test_a_tie_goes_to_the_greater_competence() -> None:
    def lay(s: Setting) -> None:
        s.state.favour, s.state.leader = True, 0  # faces red
        s.give(0, bribe=2, blood=1, mana=5)
        s.give(1, bribe=2, mana=2)

    assert token(situation(lay).end_round()) == (1, True)


@pytest.mark.rule("SM-102", "SM-106", "SM-108", "SM-109", "SM-X21", "SM-R37")
def test_a_full_tie_turns_the_token_back() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.state.favour = True
        s.give(0, bribe=2, blood=1)
        s.give(1, bribe=2, mana=1)

    play = situation(lay).end_round()
    assert token(play) == (0, False)
    assert bribes(play) == [0, 0, 0, 0]
    assert play.agents() == {"doctor": "A", "dandy": "5"}
    assert (play.seat, play.state.turn.actions) == (0, 3)
    assert play.player(0).coins == 3  # the income stays in hand


@pytest.mark.rule("SM-107", "SM-110", "SM-R39", "SM-X22", "SM-R43")
def test_a_tie_under_the_first_player_side_changes_nothing() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.give(0, bribe=1)
        s.give(1, bribe=1)

    play = situation(lay).end_round()
    assert token(play) == (0, False)
    assert bribes(play) == [1, 1, 0, 0]
    assert play.agents() == {"witch": "5", "doctor": "A"}
    play.do("end-turn", "bribe").end_round()
    assert token(play) == (1, True)


@pytest.mark.rule("SM-102", "SM-107")
def test_nobody_wins_without_bribe_coins() -> None:
    def lay(s: Setting) -> None:
        s.give(1, mana=3)

    play = situation(lay).end_round()
    assert token(play) == (0, False)


@pytest.mark.rule("SM-104", "SM-R37", "SM-X23", "SM-108", "SM-109", "SM-R38")
def test_the_first_player_wins_the_favour() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.give(0, bribe=2)

    play = situation(lay).end_round()
    assert token(play) == (0, True)
    assert bribes(play) == [1, 0, 0, 0]
    assert play.agents() == {"doctor": "A", "dandy": "5"}  # one agent, not both


@pytest.mark.rule("SM-105", "SM-110")
def test_the_favour_is_kept() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.state.favour = True
        s.give(0, bribe=2)
        s.give(1, bribe=1)

    play = situation(lay).end_round()
    assert token(play) == (0, True)
    assert bribes(play) == [3, 1, 0, 0]
    assert play.agents() == {"witch": "5", "doctor": "A"}


@pytest.mark.rule("SM-113", "SM-X24", "SM-106")
def test_five_bribe_coins_of_the_favourite_are_lost() -> None:
    def lay(s: Setting) -> None:
        s.state.favour = True
        s.give(0, bribe=4, coins=0)

    play = situation(lay).end_round()
    assert token(play) == (0, True)
    assert bribes(play) == [0, 0, 0, 0]
    assert play.state.turn.actions == 4
    play.end_round()
    assert token(play) == (0, False)


@pytest.mark.rule("SM-114", "SM-X25")
def test_others_may_have_more_than_five() -> None:
    play = situation(lambda s: s.give(0, bribe=4, coins=2)).do("bribe", "bribe")
    assert play.player(0).bribe == 6


@pytest.mark.rule("SM-R40", "SM-X59", "SM-113")
def test_coins_are_laid_down_one_at_a_time() -> None:
    def lay(s: Setting) -> None:
        s.state.favour = True
        s.give(0, bribe=3, coins=3)

    play = situation(lay)
    bank = play.state.bank
    play.do("bribe", "bribe")
    assert (play.player(0).bribe, play.state.bank) == (0, bank + 5)
    play.do("bribe")
    assert (play.player(0).bribe, play.player(0).coins) == (1, 0)
    assert token(play) == (0, True)


@pytest.mark.rule("SM-R43", "SM-X56", "SM-101")
def test_competence_is_of_the_side_faced_at_the_end_of_the_round() -> None:
    def lay(s: Setting) -> None:
        for seat in range(4):
            s.give(seat, side=(seat + 1) % 4)
        s.give(0, "wheel_of_chaos", mana=3, titanium=1, ectoplasm=1, bribe=2)
        s.give(1, mana=1, bribe=2)

    play = situation(lay).do("card:wheel_of_chaos", "cw").end_round()
    assert token(play) == (1, True)
    assert token(situation(lay).end_round()) == (0, True)  # without the wheel: 3 Mana against 0 Ectoplasm


@pytest.mark.rule("SM-X57", "SM-102", "SM-120")
def test_a_tie_of_two_does_not_help_a_third() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.state.favour, s.state.leader = True, 2
        s.give(0, bribe=2)
        s.give(1, bribe=2)
        s.give(3, bribe=1)

    play = situation(lay, active=2).end_round()
    assert token(play) == (2, False)
    assert bribes(play) == [0, 0, 0, 0]
    assert play.agents() == {"doctor": "A", "dandy": "5"}
    assert (play.seat, play.ask.prompt, play.state.turn.actions) == (2, "turn", 3)
    assert play.player(2).coins == 3


@pytest.mark.rule("SM-X58", "SM-161", "SM-159", "SM-119")
def test_a_new_agent_is_moved_in_the_same_breath() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5")
        s.state.corners = ["witch", "dandy", "doctor", "merchant"]
        s.give(1, bribe=1)
        s.give(2, place="4", coins=2)

    play = situation(lay, seats=3).end_round()
    assert play.agents() == {"dandy": "5"}
    assert (play.seat, play.player(1).bribe) == (1, 1)
    play.do("agent:dandy")
    assert play.open("disc") == {"5", "4", "6", "C"}
    play.do("disc:4", "end-turn")
    assert play.seat == 2
    assert play.player(2).coins == 2  # 2, one of income, one for the Dandy


@pytest.mark.rule("SM-161", "SM-119")
@pytest.mark.parametrize(
    "moves", [(("dandy", "4"), ("doctor", "1")), (("doctor", "1"), ("dandy", "4"))], ids=["new-first", "old-first"]
)
def test_the_new_agent_and_the_one_that_stayed_can_both_be_moved(moves: tuple[tuple[str, str], ...]) -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", doctor="A")
        s.give(1, bribe=1)

    play = situation(lay).end_round()
    assert play.agents() == {"doctor": "A", "dandy": "5"}  # the Dandy has replaced the Witch
    left = {"doctor", "dandy"}
    for agent, disc in moves:
        assert (play.seat, play.ask.prompt, play.open("agent")) == (1, "agents", left)
        play.do(f"agent:{agent}", f"disc:{disc}")
        left.remove(agent)
    assert play.agents() == {"doctor": "1", "dandy": "4"}
    assert (play.seat, play.ask.prompt) == (1, "turn")  # each once: none is left to move


@pytest.mark.rule("SM-108")
def test_all_bribe_spaces_are_emptied() -> None:
    play = situation(lambda s: [s.give(seat, bribe=seat) for seat in range(4)])
    bank = play.state.bank
    play.end_round()
    assert token(play) == (3, True)
    assert bribes(play) == [0, 0, 0, 1]
    assert play.state.bank == bank + 6 - 4


@pytest.mark.rule("SM-018", "SM-113")
def test_invariants_know_the_limit() -> None:
    play = situation(lambda s: setattr(s.state, "favour", True))
    state = play.state
    state.players[0].bribe, state.bank = 5, state.bank - 5
    assert [wrong[:6] for wrong in GAME.invariants(state)] == ["SM-113"]
