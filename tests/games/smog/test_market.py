"""Chapters 6.2 to 6.6: turning, trading, clearing."""

import pytest

from app.games.smog.content import ARTEFACTS
from tests.games.smog.table import Has, Lay, Setting, situation


def at(disc: str, seat: int = 0, **has: Has) -> Lay:
    return lambda s: s.give(seat, place=disc, **has)


# ---- turning


@pytest.mark.rule("SM-052")
def test_turning_the_own_disc_is_clockwise() -> None:
    play = situation(at("6")).do("turn")
    assert play.state.discs["6"].rotation == 1
    assert play.state.turn.actions == 2
    assert not {"cw", "ccw"} & set(play.options)


@pytest.mark.rule("SM-053")
def test_the_promenade_cannot_be_turned() -> None:
    assert "turn" not in situation().options
    assert "P" not in situation().do("turn-any").open("disc")


# ---- buying elements


@pytest.mark.rule("SM-054", "SM-056", "SM-X04")
def test_buying_pays_gains_blocks_and_turns() -> None:
    play = situation(at("7", seat=3, coins=2), active=3)
    bank = play.state.bank
    play.do("buy")
    me = play.player(3)
    assert (me.coins, me.elements["mana"], play.state.bank) == (0, 1, bank + 2)
    assert play.state.discs["7"].blocked == ["mana"]
    assert play.state.discs["7"].rotation == 1
    assert play.state.turn.actions == 2
    shown = play.state.face("7", me.side)
    assert (shown.thing, shown.price) == ("blood", 3)
    assert play.state.face("7", 0).thing == "mana"  # the blocked face points to N


@pytest.mark.rule("SM-055", "SM-060", "SM-X05")
def test_a_blocked_face_bars_its_side_only() -> None:
    def lay(s: Setting) -> None:
        s.give(3, place="7", coins=2)
        s.give(0, place="7", coins=9, mana=1)

    play = situation(lay, active=3).do("buy", "end-turn")
    assert play.seat == 0
    assert play.why("buy") == "SM-055"
    assert play.why("sell") == "SM-060"
    play.do("turn")
    assert "buy" in play.options
    play = situation(lay, active=3).do("buy", "end-turn", "hourglass:7:mana")
    assert {"buy", "sell"} < set(play.options)


@pytest.mark.rule("SM-057", "SM-062", "SM-R18")
def test_no_buying_where_one_sold_and_no_selling_where_one_bought() -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="7", coins=9, titanium=1, mana=1)

    play = situation(lay).do("sell")
    assert play.why("buy") == "SM-057"
    assert "sell" in play.options  # Mana is shown now
    play = situation(lay).do("buy")
    assert play.why("sell") == "SM-062"


@pytest.mark.rule("SM-R18")
def test_another_player_may_buy_where_one_sold() -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="7", titanium=1)
        s.give(3, place="7", coins=9)

    play = situation(lay, active=0).do("sell", "end-turn", "end-turn", "end-turn")
    assert play.seat == 3
    assert "buy" in play.options


@pytest.mark.rule("SM-R18")
def test_selling_on_one_disc_and_buying_on_another() -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="3", ectoplasm=1)

    play = situation(lay).do("sell")
    assert play.player(0).coins == 2 + 3
    play.do("disc:2")
    assert "buy" in play.options
    assert play.player(0).elements["ectoplasm"] == 0


@pytest.mark.rule("SM-R18", "SM-064")
def test_only_elements_bar_the_other_trade() -> None:
    play = situation(at("A", coins=9)).do("buy")
    assert play.state.turn.bought_on == []


@pytest.mark.rule("SM-058")
def test_buying_several_times_on_one_disc() -> None:
    play = situation(at("7", coins=9)).do("buy", "buy", "buy")
    assert play.player(0).elements == {"blood": 1, "mana": 1, "ectoplasm": 0, "titanium": 1}
    assert play.player(0).coins == 9 - 1 - 2 - 3


@pytest.mark.rule("SM-158", "SM-X62", "SM-099")
def test_the_whole_price_in_hand_coins() -> None:
    def lay(s: Setting) -> None:
        s.give(3, place="7", coins=1, bribe=4)

    assert situation(lay, active=3).why("buy") == "SM-158"

    def with_merchant(s: Setting) -> None:
        lay(s)
        s.agents(merchant="7")

    play = situation(with_merchant, active=3).do("buy")
    assert (play.player(3).coins, play.player(3).bribe) == (0, 4)


@pytest.mark.rule("SM-158")
def test_an_artefact_too_needs_the_whole_price() -> None:
    assert situation(at("A", coins=1)).why("buy") == "SM-158"
    assert "buy" in situation(at("A", coins=2)).options


# ---- selling elements


@pytest.mark.rule("SM-059", "SM-061")
def test_selling_takes_the_price_blocks_and_turns() -> None:
    play = situation(at("8", coins=0, titanium=2))
    bank = play.state.bank
    play.do("sell")
    assert (play.player(0).coins, play.player(0).elements["titanium"], play.state.bank) == (4, 1, bank - 4)
    assert play.state.discs["8"].blocked == ["titanium"]
    assert play.state.discs["8"].rotation == 1
    assert play.state.turn.actions == 2


@pytest.mark.rule("SM-060")
def test_nothing_to_sell_without_the_element() -> None:
    assert situation(at("8", blood=3)).why("sell") == "SM-060"


@pytest.mark.rule("SM-063")
def test_selling_several_times_on_one_disc() -> None:
    play = situation(at("8", coins=0, titanium=1, blood=1)).do("sell", "sell")
    assert play.player(0).coins == 4 + 1


@pytest.mark.rule("SM-X06", "SM-062")
def test_example_buy_then_sell_next_turn() -> None:
    def lay(s: Setting) -> None:
        s.give(3, place="7", coins=5, blood=1)

    play = situation(lay, active=3).do("buy")
    assert play.why("sell") == "SM-062"
    assert "buy" in play.options  # Blood 3, and three coins are left
    play = situation(lambda s: s.give(3, place="7", coins=4, blood=1), active=3).do("buy")
    assert play.why("buy") == "SM-158"
    play.do("end-turn", "end-turn", "end-turn", "end-turn")
    assert play.seat == 3
    coins = play.player(3).coins
    play.do("sell")
    assert play.player(3).coins == coins + 3


# ---- artefacts


@pytest.mark.rule("SM-064", "SM-065", "SM-067", "SM-X07")
def test_buying_an_artefact() -> None:
    play = situation(at("A", coins=9)).do("buy")
    assert play.player(0).artefacts == ["atlantean_key"]
    assert play.player(0).coins == 7
    assert play.state.discs["A"].blocked == ["p2"]
    assert play.state.discs["A"].rotation == 1
    assert play.state.face("A", 0).price == 5
    assert play.why("buy") == "SM-065"
    assert play.state.turn.actions == 2


@pytest.mark.rule("SM-066")
def test_no_artefact_from_a_blocked_face() -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="A", coins=9)
        s.block("A", "p2")

    assert situation(lay).why("buy") == "SM-066"


@pytest.mark.rule("SM-068")
def test_artefacts_cannot_be_sold() -> None:
    play = situation(at("A", artefacts=list(ARTEFACTS)))
    assert "sell" not in play.options


# ---- hourglasses


@pytest.mark.rule("SM-069", "SM-X09")
def test_removing_an_hourglass_of_the_own_disc() -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="4")
        s.block("4", "mana", "titanium")
        s.block("5", "mana")

    play = situation(lay)
    assert play.open("hourglass") == {"4:mana", "4:titanium"}  # they point to S and W, not to the player at N
    supply = play.state.hourglasses
    play.do("hourglass:4:titanium")
    assert play.state.discs["4"].blocked == ["mana"]
    assert (play.state.hourglasses, play.state.turn.actions) == (supply + 1, 2)
    assert situation(at("4")).open("hourglass") == set()


# ---- limits


@pytest.mark.rule("SM-R22", "SM-X60", "SM-155")
def test_without_an_hourglass_the_trade_goes_on() -> None:
    def lay(s: Setting) -> None:
        s.block_all_but("7", "A")
        s.give(3, place="7", coins=2)
        s.give(0, place="7", coins=9)

    play = situation(lay, active=3)
    assert play.state.hourglasses == 0
    play.do("buy")
    assert (play.player(3).coins, play.player(3).elements["mana"]) == (0, 1)
    assert play.state.discs["7"].blocked == []
    assert play.state.discs["7"].rotation == 1
    play.do("end-turn")
    assert play.seat == 0
    play.do("buy")
    assert play.player(0).elements["mana"] == 1


@pytest.mark.rule("SM-R22")
def test_an_hourglass_that_comes_back_stays_in_the_supply() -> None:
    def lay(s: Setting) -> None:
        s.block_all_but("7", "A")
        s.give(3, place="7", coins=2)
        s.give(0, place="6")

    play = situation(lay, active=3).do("buy", "end-turn")
    play.do(next(option for option in play.options if option.startswith("hourglass:6")))
    assert play.state.hourglasses == 1
    assert play.state.discs["7"].blocked == []


@pytest.mark.rule("SM-156", "SM-R20")
def test_a_full_track_takes_no_more() -> None:
    assert situation(at("7", coins=9, titanium=9)).why("buy") == "SM-156"
    play = situation(at("7", coins=9, titanium=8)).do("buy")
    assert play.player(0).elements["titanium"] == 9


@pytest.mark.rule("SM-R21", "SM-X61")
def test_a_sale_takes_what_the_bank_has() -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="8", coins=0, titanium=1, sale_bonus=3)
        s.empty_bank(into=1, left=2)

    play = situation(lay)
    assert play.state.bank == 2
    play.do("sell")
    me = play.player(0)
    assert (me.coins, me.sale_bonus, play.state.bank) == (2, 0, 0)
    assert play.state.discs["8"].blocked == ["titanium"]
    assert play.state.discs["8"].rotation == 1


@pytest.mark.rule("SM-R21", "SM-X61")
def test_nothing_is_taken_from_an_empty_bank() -> None:
    def lay(s: Setting) -> None:
        s.give(0, "queens_favour", coins=0, titanium=1)
        s.empty_bank(into=1)

    play = situation(lay)
    assert play.why("beg") == "SM-R21"
    assert play.why("card:queens_favour") == "SM-R26"


@pytest.mark.rule("SM-R21")
def test_a_sale_is_legal_with_an_empty_bank() -> None:
    def lay(s: Setting) -> None:
        s.give(0, place="8", coins=0, titanium=1)
        s.empty_bank(into=1)

    play = situation(lay).do("sell")
    assert (play.player(0).coins, play.player(0).elements["titanium"]) == (0, 0)


@pytest.mark.rule("SM-R21")
def test_income_is_paid_from_the_first_player_while_it_lasts() -> None:
    def lay(s: Setting) -> None:
        s.give(2, coins=0)
        s.give(3, coins=0)
        s.give(1, coins=0)
        s.empty_bank(into=0, left=2)

    play = situation(lay, active=2).end_round()
    assert [args["coins"] for args in play.noted("income")] == [1, 1, 0, 0]
    assert [player.coins for player in play.state.players] == [28, 0, 1, 1]


@pytest.mark.rule("SM-R21")
def test_no_income_no_forced_bribe() -> None:
    def lay(s: Setting) -> None:
        s.state.favour = True
        s.give(0, bribe=1)
        s.empty_bank(into=1)

    play = situation(lay).end_round()
    assert (play.state.leader, play.state.favour) == (0, True)
    assert (play.player(0).bribe, play.player(0).coins) == (1, 2)
    assert play.noted("forced-bribe") == []
