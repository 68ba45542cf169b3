"""Chapter 6.1: moving, fog, and the Gatekeeper's way."""

import msgspec
import pytest

from app.games.smog.content import PLACES, SIDES
from tests.games.smog.table import Setting, situation


@pytest.mark.rule("SM-046")
def test_a_move_goes_to_a_neighbour_for_one_action() -> None:
    play = situation().do("disc:3")
    assert (play.player(0).place, play.state.turn.actions) == ("3", 2)
    assert play.open("disc") == {"P", "B", "2", "4"}


@pytest.mark.rule("SM-047")
def test_any_number_on_one_disc() -> None:
    def lay(s: Setting) -> None:
        s.agents(gatekeeper="2", merchant="2")
        for seat in range(1, 4):
            s.give(seat, place="2")
        s.give(0, place="1", coins=1)

    play = situation(lay).do("disc:2")
    assert [player.place for player in play.state.players] == ["2"] * 4
    assert play.state.agents_on("2") == ["gatekeeper", "merchant"]


@pytest.mark.rule("SM-048", "SM-049", "SM-051", "SM-X10", "SM-X11")
@pytest.mark.parametrize(("start", "end"), [("1", "2"), ("2", "1")])
def test_fog_on_the_crossed_edge_costs_a_coin_or_an_element(start: str, end: str) -> None:
    def lay(s: Setting) -> None:
        s.give(0, place=start, coins=2, blood=1)

    play = situation(lay).do(f"disc:{end}")
    assert play.ask.prompt == "fog"
    assert play.options == ["coin", "element:blood"]
    bank = play.state.bank
    play.do("coin")
    assert (play.player(0).coins, play.state.bank) == (1, bank + 1)
    assert (play.player(0).place, play.state.turn.actions) == (end, 2)
    play = situation(lay).do(f"disc:{end}", "element:blood")
    assert (play.player(0).coins, play.player(0).elements["blood"]) == (2, 0)
    assert (play.player(0).place, play.state.turn.actions) == (end, 2)


@pytest.mark.rule("SM-049", "SM-X10", "SM-X11")
@pytest.mark.parametrize(("start", "end"), [("P", "1"), ("1", "A"), ("1", "8"), ("A", "1")])
def test_fog_on_another_edge_costs_nothing(start: str, end: str) -> None:
    play = situation(lambda s: s.give(0, place=start, coins=2, blood=1)).do(f"disc:{end}")
    assert (play.player(0).place, play.player(0).coins, play.player(0).elements["blood"]) == (end, 2, 1)
    assert play.state.turn.actions == 2


@pytest.mark.rule("SM-X12")
@pytest.mark.parametrize(("start", "end"), [("P", "1"), ("1", "P")])
def test_turned_fog_bars_the_promenade(start: str, end: str) -> None:
    def lay(s: Setting) -> None:
        s.state.discs["1"].rotation = 1
        s.give(0, place=start, coins=2)

    play = situation(lay).do(f"disc:{end}")
    assert (play.player(0).place, play.player(0).coins) == (end, 1)


@pytest.mark.rule("SM-050", "SM-X13")
def test_who_cannot_pay_cannot_cross() -> None:
    play = situation(lambda s: s.give(0, place="1", coins=0, bribe=3))
    assert play.why("disc:2") == "SM-050"
    play = situation(lambda s: s.give(0, place="1", coins=0, blood=1)).do("disc:2")
    assert play.player(0).place == "2"
    assert play.player(0).elements["blood"] == 0


@pytest.mark.rule("SM-R10")
def test_fog_on_both_sides_of_the_edge_is_paid_once(monkeypatch: pytest.MonkeyPatch) -> None:
    west_fog = msgspec.structs.replace(PLACES["2"], fog=SIDES.index("W"))
    monkeypatch.setitem(PLACES, "2", west_fog)  # no two discs of our board could meet fog to fog
    play = situation(lambda s: s.give(0, place="1", coins=5))
    for disc, side in (("1", "E"), ("2", "W")):
        assert PLACES[disc].has_fog(SIDES.index(side), play.state.rotation(disc))
    assert play.do("disc:2").player(0).coins == 4


@pytest.mark.rule("SM-R11", "SM-141", "SM-X36", "SM-045")
def test_the_gatekeeper_opens_every_place_without_fog() -> None:
    def lay(s: Setting) -> None:
        s.agents(gatekeeper="A")
        s.state.discs["1"].rotation = 3  # fog between A and 1
        s.give(0, place="A", coins=0)

    play = situation(lay)
    assert play.open("disc") == set("P12345678BCD")
    play.do("disc:4")
    assert (play.player(0).place, play.state.turn.actions) == ("4", 2)
    play = situation(lay).do("disc:1")
    assert (play.player(0).place, play.player(0).coins) == ("1", 0)
    play = situation(lay).do("disc:P")
    assert play.player(0).place == "P"


@pytest.mark.rule("SM-141")
def test_beside_the_gatekeeper_one_may_still_walk_through_fog() -> None:
    def lay(s: Setting) -> None:
        s.agents(gatekeeper="1")
        s.give(0, place="1", coins=1)

    play = situation(lay).do("disc:2")
    assert play.options == ["coin", "agent:gatekeeper"]
    assert situation(lay).do("disc:2", "coin").player(0).coins == 0
    assert situation(lay).do("disc:2", "agent:gatekeeper").player(0).coins == 1
