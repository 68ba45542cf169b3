"""Chapters 7 and 8: the end of the game, its points, and the options that change them."""

from collections.abc import Callable

import pytest

from app.engine import Seat
from app.games.persuasion.content import AREAS
from app.games.persuasion.state import State
from tests.games.persuasion.scene import A, B, C, D, Scene, full_town, showdown, tokens

POINTS = {area.id: area.points for area in AREAS.values()}


def last_round(
    *bids: str,
    town: dict[str, list[Seat]] | None = None,
    scores: list[int] | None = None,
    change: Callable[[State], None] = lambda state: None,
    **options: bool,
) -> Scene:
    """A round on a full board: the game is over after it. Areas not named belong to the last seat."""
    followers = {**full_town(owner=len(bids) - 1), **(town or {})}
    return showdown(*bids, followers=followers, scores=scores, change=change, **options)


@pytest.mark.rule("PE-075", "PE-076", "PE-101", "PE-X21")
def test_with_every_space_occupied_the_game_ends_before_the_donations() -> None:
    scene = showdown("general 1G", "", "", followers=full_town("fortress", owner=C))
    assert scene.result.reason == "board-full"
    assert scene.notes[-1].id == "board-full"
    assert scene.told("donated") == []
    assert scene.match.asks == {}
    assert scene.public().phase == "over"


@pytest.mark.rule("PE-075", "PE-X22")
def test_with_one_space_free_the_game_goes_on() -> None:
    scene = showdown("printer 1G", "", "", followers=full_town("fortress", owner=C))
    assert scene.match.result is None
    assert [note["seat"] for note in scene.told("donated")] == [A, B, C]
    assert set(scene.match.asks) == {A, B, C}


@pytest.mark.rule("PE-078", "PE-079", "PE-R23")
def test_tokens_gained_in_the_last_round_score_and_bids_do_not() -> None:
    scene = last_round("general 1B, merchant 1F, rogue 3G", "printer 2F+5G", "")
    assert scene.player(A).hand == tokens("1F+2B+5G")
    assert scene.result.breakdown["tokens"] == [5 + 6 + 5, 0, 0]


@pytest.mark.rule("PE-078", "PE-X23")
def test_five_three_and_one_point_a_token() -> None:
    scene = last_round("rogue 1G", "", "", change=_almost_all_gained)
    assert scene.player(A).hand == tokens("2F+1B+4G")
    assert scene.result.breakdown["tokens"][A] == 17


def _almost_all_gained(state: State) -> None:
    """All but the one Blackmail that the Rogue can still pay."""
    state.supply["blackmail"] = 1
    state.players[A].gained = tokens("2F+4G")


@pytest.mark.rule("PE-080", "PE-X19")
def test_the_most_followers_in_an_area_score_it_without_half_of_the_spaces() -> None:
    scene = last_round("", "", "", "", town={"cathedral": [B, B, C, C, A, A, A]})
    assert scene.result.breakdown["areas"][A] == 35


@pytest.mark.rule("PE-081", "PE-X20")
def test_an_equal_number_scores_for_nobody() -> None:
    scene = last_round("", "", "", "", town={"cathedral": [B, B, B, C, C, C, A]})
    areas = scene.result.breakdown["areas"]
    assert areas == [0, 0, 0, sum(POINTS.values()) - POINTS["cathedral"]]


@pytest.mark.rule("PE-082")
def test_the_most_points_win() -> None:
    scene = last_round("", "", "", scores=[10, 20, 0], town=full_town(owner=A))
    assert scene.result.scores == [10 + sum(POINTS.values()), 20, 0]
    assert scene.result.winners == [A]
    assert scene.result.breakdown["figures"] == [10, 20, 0]
    assert scene.public().score == {A: 10 + sum(POINTS.values()), B: 20, C: 0}


@pytest.mark.rule("PE-083", "PE-X24")
def test_equal_points_share_the_victory() -> None:
    scene = last_round("", "", "", scores=[120, 120, 90], town=all_tied())
    assert scene.result.scores == [120, 120, 90]
    assert scene.result.winners == [A, B]


def all_tied() -> dict[str, list[int]]:
    """Areas of even size half and half; in those of odd size two share the lead and one stands by."""
    return {
        area.id: ([A, B] * 4)[: len(area.spaces) // 2 * 2] + [C] * (len(area.spaces) % 2) for area in AREAS.values()
    }


# ---- Refund


@pytest.mark.rule("PE-087", "PE-088", "PE-R14", "PE-X26")
def test_losing_and_tied_bids_come_back_and_winning_ones_do_not() -> None:
    scene = showdown("priest 1F", "priest 1B, rogue 1G", "priest 2G, rogue 1G", refund=True)
    assert scene.told("refunded") == [
        {"seat": B, "tokens": tokens("1B+1G")},
        {"seat": C, "tokens": tokens("3G")},
    ]
    assert [player.hand for player in scene.state.players] == [tokens("5G"), tokens("1B+4G"), tokens("5G")]
    assert scene.state.supply["force"] == 12


@pytest.mark.rule("PE-088", "PE-R14")
def test_who_won_a_figure_in_the_last_round_is_refunded_when_losing_it_now() -> None:
    scene = showdown("priest 1G", "", "", refund=True)
    for seat in (A, B):
        scene.bid(seat, "priest 5G")
    scene.bid(C, "printer 5G")
    assert scene.told("refunded") == [{"seat": seat, "tokens": tokens("5G")} for seat in (A, B)]
    assert scene.public().winners == {"printer": C}


@pytest.mark.rule("PE-046", "PE-088")
def test_without_refund_nothing_comes_back() -> None:
    scene = showdown("priest 1F", "priest 1B, rogue 1G", "priest 2G, rogue 1G")
    assert scene.told("refunded") == []
    assert [player.hand for player in scene.state.players] == [tokens("5G")] * 3


@pytest.mark.rule("PE-089", "PE-X27")
def test_returned_tokens_count_for_the_donations() -> None:
    scene = showdown("priest 4G", "", "priest 3G, mercenary 1G", refund=True)
    assert scene.player(C).hand == tokens("1F+4G")
    assert {"seat": C, "count": 1} in scene.told("donated")


@pytest.mark.rule("PE-071", "PE-073", "PE-089")
def test_donations_with_refund_in_every_round() -> None:
    """Tokens won, tokens returned and Gold given to five, three rounds in a row: for who has few and who has many."""
    scene = showdown("priest 3G, general 2G", "priest 2G, rogue 3G", "priest 4G, printer 1G", refund=True)
    assert [player.hand for player in scene.state.players] == [tokens("1F+4G"), tokens("2B+3G"), tokens("5G")]
    scene.bid(A, "priest 1F, printer 4G")
    scene.bid(B, "priest 2B, rogue 3G")
    scene.bid(C, "general 5G")
    assert [player.hand for player in scene.state.players] == [tokens("5G"), tokens("4B+1G"), tokens("1F+4G")]
    scene.bid(A, "rogue 5G")
    scene.bid(B, "printer 4B+1G")
    scene.bid(C, "rogue 4G, merchant 1F")
    assert scene.player(A).hand == tokens("2B+3G")
    assert scene.player(B).hand == tokens("5G")
    assert scene.player(C).hand == tokens("9G"), "four come back, five are won: no donation, and all are kept"


@pytest.mark.rule("PE-090", "PE-R23", "PE-X28")
def test_returned_tokens_score_at_the_end() -> None:
    scene = last_round("priest 2F", "", "", "priest 1F+2G", refund=True)
    assert scene.result.breakdown["tokens"] == [0, 0, 0, 7]


@pytest.mark.rule("PE-R14", "PE-X34")
def test_void_tokens_are_not_returned() -> None:
    scene = showdown("priest 1F", "general 1F, priest 1B", "", refund=True)
    assert scene.told("refunded") == [{"seat": B, "tokens": tokens("1B")}]
    assert scene.state.supply["force"] == 12
    seventh = "general 1G, captain 1G, innkeeper 1G, magistrate 1G, priest 1G, aristocrat 1G, merchant 1G"
    scene = showdown("priest 1F", seventh, "merchant 2G", refund=True)
    assert scene.told("refunded") == [{"seat": B, "tokens": tokens("1G")}], "the Priest's, not the Merchant's"


@pytest.mark.rule("PE-R14")
def test_a_winning_bid_is_spent_even_if_the_reward_could_not_be_given() -> None:
    scene = showdown("general 3G", "", "", refund=True, change=lambda state: state.supply.update({"force": 0}))
    assert scene.evaluated("general")["force"] == 0
    assert scene.told("refunded") == []


@pytest.mark.rule("PE-R08", "PE-X35")
def test_what_the_supply_has_not_is_forfeited() -> None:
    """The bids on the boards are no supply, and nothing is made good when they come off."""
    scene = showdown("general 1B", "priest 12F", "", refund=True)
    assert scene.state.followers["fortress:1"] == A
    assert (scene.player(A).score, scene.player(A).hand) == (1, tokens("5G"))
    assert scene.state.supply["force"] == 12


@pytest.mark.rule("PE-R08")
def test_a_short_supply_pays_what_it_has_and_no_other_kind() -> None:
    scene = showdown("rogue 1G", "mercenary 1G", "", change=lambda state: state.supply.update({"blackmail": 1}))
    assert scene.evaluated("rogue")["blackmail"] == 1
    assert scene.player(A).hand == tokens("1B+4G")
    assert scene.evaluated("mercenary")["force"] == 1


@pytest.mark.rule("PE-R09", "PE-X36")
def test_too_few_donations_go_to_the_poorest_first() -> None:
    def scarce(state: State) -> None:
        state.supply["gold"] = 3
        for seat, gained in ((A, "2B"), (B, "4B"), (C, "5B")):
            state.players[seat].gained = tokens(gained)

    scene = showdown("", "", "", refund=True, change=scarce)
    assert [sum(player.hand.values()) for player in scene.state.players] == [5, 4, 5]
    assert scene.told("donated") == [{"seat": A, "count": 3}]
    assert set(scene.match.asks) == {A, B, C}, "the next round is played with what there is"


@pytest.mark.rule("PE-090", "PE-101", "PE-X38")
def test_the_last_bids_come_back_before_the_scoring() -> None:
    bids = ("general 2G, priest 1B", "priest 1F", "")
    scene = showdown(*bids, followers=full_town("fortress", owner=C), refund=True)
    assert scene.result.breakdown["tokens"][A] == 3 + 5, "the Blackmail that lost and the General's Force"
    assert scene.told("donated") == []


# ---- Domination


@pytest.mark.rule("PE-091", "PE-R20", "PE-X29")
def test_domination_brings_ten_points_besides_those_of_the_area() -> None:
    scene = last_round("", "", "", "", town={"tavern": [A] * 4, "market": [B, B, B, B, A]}, domination=True)
    breakdown = scene.result.breakdown
    assert (breakdown["areas"][A], breakdown["domination"][A]) == (20, 10)
    assert (breakdown["areas"][B], breakdown["domination"][B]) == (25, 0), "all spaces but one are not all"
    assert breakdown["domination"][D] == 50
    assert scene.result.scores[A] == 30


@pytest.mark.rule("PE-091", "PE-086")
def test_without_the_option_there_is_no_bonus() -> None:
    result = last_round("", "", "").result
    assert result.scores[C] == sum(POINTS.values())
    assert "domination" not in result.breakdown
