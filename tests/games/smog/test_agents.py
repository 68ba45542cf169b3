"""Chapter 9: agents enter, move, change and act."""

import pytest

from app.games.smog.content import DISCS, FULL_MOVES
from app.games.smog.state import Phase
from tests.games.smog.table import Setting, situation


def favourite(s: Setting, bribe: int = 0) -> None:
    """Seat 0 has the favour and starts the round."""
    s.state.favour = True
    s.state.phase = Phase.ROUND
    s.give(0, bribe=bribe)


# ---- entering


def _entering(s: Setting) -> None:
    s.state.entered = 0
    for seat in range(4):
        s.give(seat, coins=7)


@pytest.mark.rule("SM-116", "SM-117", "SM-118", "SM-109", "SM-R17", "SM-X26")
def test_the_first_two_trades_bring_agents() -> None:
    def lay(s: Setting) -> None:
        _entering(s)
        s.give(0, place="5")
        s.give(1, place="A")
        s.give(2, place="2")

    play = situation(lay).do("buy")
    assert play.agents() == {"witch": "5"}
    play.do("end-turn", "buy")
    assert play.agents() == {"witch": "5", "doctor": "A"}
    play.do("end-turn", "buy")
    assert play.agents() == {"witch": "5", "doctor": "A"}
    play.do("bribe").end_round()
    assert play.agents() == {"doctor": "A", "dandy": "5"}
    play.until(3).do("bribe", "bribe", "bribe").end_round()
    assert play.agents() == {"dandy": "5", "merchant": "A"}
    play.until(1).do("bribe", "bribe", "bribe").end_round()
    assert play.agents() == {"merchant": "A", "witch": "5"}


@pytest.mark.rule("SM-R16", "SM-R17", "SM-X53")
def test_one_agent_is_replaced_and_the_second_trade_brings_the_next() -> None:
    def lay(s: Setting) -> None:
        _entering(s)
        s.give(0, place="5")
        s.give(1, place="2")

    play = situation(lay).do("buy", "bribe").end_round()
    assert play.agents() == {"doctor": "5"}
    play.do("done", "end-turn", "buy")
    assert play.agents() == {"doctor": "5", "dandy": "2"}
    play.do("buy")
    assert play.agents() == {"doctor": "5", "dandy": "2"}
    play.do("bribe", "bribe").end_round()
    assert play.agents() == {"dandy": "2", "merchant": "5"}
    play.do("done", "end-turn", "bribe", "bribe", "bribe").end_round()
    assert play.agents() == {"merchant": "5", "witch": "2"}


@pytest.mark.rule("SM-R16", "SM-X54")
def test_without_agents_on_the_board_none_is_replaced() -> None:
    def lay(s: Setting) -> None:
        _entering(s)
        s.give(0, place="5")

    play = situation(lay).do("bribe").end_round()
    assert play.state.favour
    assert play.agents() == {}
    assert play.ask.prompt == "turn"  # no agent to move either
    play.do("buy")
    assert play.agents() == {"witch": "5"}


@pytest.mark.rule("SM-R13", "SM-116")
def test_an_agent_enters_after_the_disc_has_turned() -> None:
    def lay(s: Setting) -> None:
        _entering(s)
        s.state.corners = ["lost_boy", "doctor", "dandy", "merchant"]
        s.give(0, place="5")

    play = situation(lay).do("buy")
    assert play.agents() == {"lost_boy": "5"}
    assert play.state.discs["5"].rotation == 1
    assert play.player(0).elements["mana"] == 1
    play.do("buy")
    assert play.agents() == {"lost_boy": "5", "doctor": "5"}
    assert play.player(0).elements["ectoplasm"] == 1
    assert play.state.discs["5"].rotation == 1


@pytest.mark.rule("SM-R14", "SM-X67")
def test_fairys_gift_is_a_trade_that_brings_an_agent() -> None:
    def lay(s: Setting) -> None:
        _entering(s)
        s.give(0, "fairys_gift", place="2", mana=1, blood=1, ectoplasm=1)

    play = situation(lay).do("card:fairys_gift")
    assert play.agents() == {"witch": "2"}
    assert play.state.discs["2"].rotation == 0
    assert play.state.discs["2"].blocked == []


@pytest.mark.rule("SM-R14")
def test_artefacts_and_sales_bring_agents_but_thefts_and_fog_do_not() -> None:
    def lay(s: Setting) -> None:
        _entering(s)
        s.give(0, "ethereal_channel", "lords_decree", place="1", mana=1, blood=1, ectoplasm=1, titanium=1)
        s.give(1, blood=1, artefacts=["spectral_chain"])

    play = situation(lay).do("card:ethereal_channel", "element:blood", "card:lords_decree", "artefact:spectral_chain")
    play.do("disc:2", "element:titanium")
    assert play.agents() == {}
    assert play.do("sell").agents() == {"witch": "2"}

    def at_the_key(s: Setting) -> None:
        _entering(s)
        s.give(0, place="A")

    assert situation(at_the_key).do("buy").agents() == {"witch": "A"}


@pytest.mark.rule("SM-R15")
def test_both_first_trades_on_one_disc() -> None:
    def lay(s: Setting) -> None:
        _entering(s)
        s.give(0, place="3")

    assert situation(lay).do("buy", "buy").agents() == {"witch": "3", "doctor": "3"}


# ---- moving


@pytest.mark.rule("SM-119")
def test_each_agent_once_in_any_order_or_not_at_all() -> None:
    def lay(s: Setting) -> None:
        favourite(s)
        s.agents(witch="5", doctor="A")

    play = situation(lay)
    assert play.ask.prompt == "agents"
    assert play.options == ["agent:witch", "agent:doctor", "done"]
    play.do("agent:doctor", "disc:1")
    assert play.options == ["agent:witch", "done"]
    play.do("agent:witch", "disc:5")
    assert play.agents() == {"witch": "5", "doctor": "1"}
    assert play.ask.prompt == "turn"
    assert situation(lay).do("done").agents() == {"witch": "5", "doctor": "A"}


@pytest.mark.rule("SM-120")
def test_without_the_favour_no_agent_moves() -> None:
    def lay(s: Setting) -> None:
        favourite(s)
        s.state.favour = False
        s.agents(witch="5", doctor="A")

    assert situation(lay).ask.prompt == "turn"


@pytest.mark.rule("SM-121", "SM-122", "SM-X29", "SM-R46")
@pytest.mark.parametrize(("start", "ends"), [("1", {"1", "A", "2", "8"}), ("A", {"A", "1"})])
def test_one_place_and_never_the_promenade(start: str, ends: set[str]) -> None:
    def lay(s: Setting) -> None:
        favourite(s)
        s.agents(witch=start)

    assert situation(lay).do("agent:witch").open("disc") == ends


@pytest.mark.rule("SM-152", "SM-X28", "SM-121")
def test_two_places_with_two_players() -> None:
    def lay(s: Setting) -> None:
        favourite(s)
        s.agents(witch="1")

    assert situation(lay, seats=2).do("agent:witch").open("disc") == {"1", "A", "2", "8", "3", "7"}
    assert situation(lay, seats=3).do("agent:witch").open("disc") == {"1", "A", "2", "8"}


@pytest.mark.rule("SM-123", "SM-R11")
def test_agents_ignore_fog() -> None:
    def lay(s: Setting) -> None:
        favourite(s)
        s.agents(witch="1")
        s.give(0, coins=0)

    play = situation(lay).do("agent:witch", "disc:2")  # through the fog of disc 1
    assert play.agents() == {"witch": "2"}


@pytest.mark.rule("SM-124", "SM-125", "SM-126", "SM-127", "SM-160", "SM-X27", "SM-X65")
def test_hourglasses_lengthen_the_way() -> None:
    def lay(s: Setting) -> None:
        favourite(s)
        s.agents(witch="1")
        s.block("1", "blood", "mana")
        s.block("2", "blood")

    play = situation(lay).do("agent:witch")
    assert play.open("hourglass") == {"1:blood", "1:mana"}
    assert play.open("disc") == {"1", "A", "2", "8"}
    supply = play.state.hourglasses
    play.do("hourglass:1:mana")
    assert play.state.discs["1"].blocked == ["blood"]
    assert play.state.hourglasses == supply + 1
    assert play.open("disc") == {"3", "7"}
    assert play.open("hourglass") == {"1:blood"}
    play.do("hourglass:1:blood")
    assert play.open("disc") == {"4", "6", "B", "D"}
    play.do("disc:B")
    assert play.agents() == {"witch": "B"}
    assert play.state.turn.actions == 4  # it costs nothing


@pytest.mark.rule("SM-127", "SM-X30")
def test_no_going_back_and_forth() -> None:
    def lay(s: Setting) -> None:
        favourite(s)
        s.agents(witch="A")
        s.block("A", "p3")

    play = situation(lay, seats=3).do("agent:witch", "hourglass:A:p3")
    assert play.open("disc") == {"2", "8"}


@pytest.mark.rule("SM-X66", "SM-R45")
def test_two_players_one_hourglass_three_places() -> None:
    def lay(s: Setting) -> None:
        favourite(s)
        s.agents(witch="A")
        s.block("A", "p3")

    play = situation(lay, seats=2).do("agent:witch", "hourglass:A:p3")
    assert play.open("disc") == {"3", "7"}


@pytest.mark.rule("SM-R45")
@pytest.mark.parametrize("start", DISCS)
def test_a_full_way_exists_from_every_disc(start: str) -> None:
    assert all(FULL_MOVES[start][steps] for steps in range(1, 7))
    assert all("P" not in FULL_MOVES[start][steps] and start not in FULL_MOVES[start][steps] for steps in range(1, 7))


@pytest.mark.rule("SM-R47")
def test_an_hourglass_removed_for_one_agent_is_gone_for_the_other() -> None:
    def lay(s: Setting) -> None:
        favourite(s)
        s.agents(witch="1", doctor="1")
        s.block("1", "blood")

    play = situation(lay).do("agent:witch", "hourglass:1:blood", "disc:3", "agent:doctor")
    assert play.open("hourglass") == set()
    assert play.open("disc") == {"1", "A", "2", "8"}


# ---- acting


@pytest.mark.rule("SM-130", "SM-040", "SM-X31")
@pytest.mark.parametrize(("favour", "actions"), [(False, 2), (True, 3)])
def test_the_witch_takes_an_action(favour: bool, actions: int) -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5")
        s.state.favour = favour
        s.give(0, place="5")

    assert situation(lay).state.turn.actions == actions


@pytest.mark.rule("SM-133", "SM-040", "SM-X31", "SM-R47")
def test_witch_and_dandy_both_act() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="5", dandy="5")
        s.give(0, "queens_favour", place="5", coins=2)

    play = situation(lay)
    bank = play.state.bank
    play.do("begin-turn")
    assert (play.state.turn.actions, play.player(0).coins, play.state.bank) == (2, 1, bank + 1)


@pytest.mark.rule("SM-134")
def test_they_act_only_at_the_start_of_the_turn() -> None:
    def lay(s: Setting) -> None:
        s.agents(witch="4", dandy="4")
        s.give(0, place="3", coins=5)

    play = situation(lay).do("disc:4")
    coins = play.player(0).coins
    assert play.state.turn.actions == 2
    play.do("turn")
    assert (play.state.turn.actions, play.player(0).coins) == (1, coins)


@pytest.mark.rule("SM-131", "SM-132", "SM-R19", "SM-X08", "SM-140")
def test_the_merchant_lowers_buying_prices_only() -> None:
    def lay(s: Setting) -> None:
        s.agents(merchant="A")
        s.give(0, place="A", coins=5)

    assert situation(lay).do("buy").player(0).coins == 4

    def on_seven(s: Setting) -> None:
        s.agents(merchant="7")
        s.give(0, place="7", coins=5, titanium=1)

    assert situation(on_seven).do("buy").player(0).coins == 4  # the price 1 stays 1
    assert situation(on_seven).do("sell").player(0).coins == 6
    play = situation(on_seven).do("buy", "buy")
    assert play.player(0).coins == 4 - 1  # Mana 2 for 1
    play = situation(lambda s: (s.agents(merchant="8"), s.give(0, place="8", coins=0, titanium=1)))
    assert play.do("sell").player(0).coins == 4


@pytest.mark.rule("SM-135", "SM-R48", "SM-140")
def test_the_doctor_stops_all_trade() -> None:
    def lay(s: Setting) -> None:
        s.agents(doctor="7", merchant="7")
        s.give(0, place="7", coins=9, titanium=1)
        s.block("7", "blood")

    play = situation(lay)
    assert play.why("buy") == play.why("sell") == "SM-135"
    assert {"turn", "hourglass:7:blood", "disc:P"} < set(play.options)

    def at_the_key(s: Setting) -> None:
        s.agents(doctor="A")
        s.give(0, place="A", coins=9)

    assert situation(at_the_key).why("buy") == "SM-135"


@pytest.mark.rule("SM-136", "SM-139", "SM-R24", "SM-R31", "SM-R48", "SM-140")
def test_the_lost_boy_holds_his_disc() -> None:
    def lay(s: Setting) -> None:
        s.agents(lost_boy="7")
        s.give(0, "mechanism_shift", place="7", ectoplasm=1, blood=1)

    play = situation(lay)
    assert play.why("turn") == "SM-136"
    play.do("disc:P", "turn-any")
    assert play.why("disc:7") == "SM-136"
    assert play.open("disc") == set(DISCS) - {"7"}
    play.do("disc:8", "cw", "no-draw", "card:mechanism_shift")
    assert play.open("disc") == set(DISCS) - {"7"}


@pytest.mark.rule("SM-138", "SM-X34")
def test_trade_with_the_lost_boy_does_not_turn_the_disc() -> None:
    def lay(s: Setting) -> None:
        s.agents(lost_boy="7")
        s.give(3, place="7", coins=5)

    play = situation(lay, active=3).do("buy")
    assert play.state.discs["7"].blocked == ["mana"]
    assert play.state.discs["7"].rotation == 0
    shown = play.state.face("7", 3)
    assert (shown.thing, shown.price) == ("mana", 2)
    assert play.why("buy") == "SM-055"


@pytest.mark.rule("SM-R25", "SM-122")
def test_the_promenade_is_safe() -> None:
    play = situation(lambda s: s.agents(witch="1", dandy="3"))
    assert play.ask.prompt == "turn"
    assert play.state.turn.actions == 3
