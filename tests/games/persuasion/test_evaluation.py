"""Chapters 5.1 to 5.3 and 6: the strongest bid, its reward, and the donations."""

import pytest

from app.games.persuasion.content import FIGURES
from tests.games.persuasion.scene import A, B, C, D, Scene, full_town, showdown, tokens


@pytest.mark.rule("PE-030", "PE-031", "PE-032", "PE-033", "PE-034", "PE-X01", "PE-X02")
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("3G", "2G"),
        ("2F", "1F"),
        ("1B+3G", "1B+2G"),
        ("1F+1G", "1F"),
        ("1F+1B", "1F+3G"),
        ("1F", "6B+20G"),
        ("1B", "30G"),
        ("2B", "1B+9G"),
        ("1F+2B", "1F+1B+10G"),
    ],
)
def test_force_before_blackmail_before_gold(stronger: str, weaker: str) -> None:
    assert showdown(f"printer {stronger}", f"printer {weaker}", "").winner("printer") == A
    assert showdown(f"printer {weaker}", "", f"printer {stronger}").winner("printer") == C


@pytest.mark.rule("PE-035", "PE-X03")
def test_an_equal_strongest_bid_wins_for_nobody() -> None:
    scene = showdown("printer 2G", "printer 2G", "printer 1G")
    assert scene.evaluated("printer")["outcome"] == "tied"
    assert [scene.player(seat).score for seat in (A, B, C)] == [0, 0, 0]


@pytest.mark.rule("PE-R06", "PE-X04")
def test_a_tie_below_the_top_does_not_matter() -> None:
    scene = showdown("printer 2G", "printer 1G", "printer 1G")
    assert scene.winner("printer") == A
    assert scene.player(A).score == 10


@pytest.mark.rule("PE-036", "PE-037", "PE-X05")
def test_a_lone_bidder_wins_with_anything_and_without_bids_nothing_happens() -> None:
    scene = showdown("", "", "", "mercenary 1G")
    assert {figure: scene.evaluated(figure)["outcome"] for figure in FIGURES} == {
        **dict.fromkeys(FIGURES, "unbid"),
        "mercenary": "won",
    }
    assert scene.player(D).score == 3
    assert scene.player(D).hand == tokens("1F+4G")


REWARDS = [
    pytest.param("general", 1, "1F", "fortress", marks=pytest.mark.rule("PE-048")),
    pytest.param("captain", 1, "1F", "harbor", marks=pytest.mark.rule("PE-049")),
    pytest.param("innkeeper", 3, "1B", "tavern", marks=pytest.mark.rule("PE-050")),
    pytest.param("magistrate", 1, "1B", "town_hall", marks=pytest.mark.rule("PE-051")),
    pytest.param("priest", 6, "", "cathedral", marks=pytest.mark.rule("PE-052")),
    pytest.param("aristocrat", 5, "3G", "plantation", marks=pytest.mark.rule("PE-053")),
    pytest.param("merchant", 3, "5G", "market", marks=pytest.mark.rule("PE-054")),
    pytest.param("printer", 10, "", "", marks=pytest.mark.rule("PE-055")),
    pytest.param("rogue", 0, "2B", "", marks=pytest.mark.rule("PE-056")),
    pytest.param("spy", 0, "", "", marks=pytest.mark.rule("PE-057")),
    pytest.param("apothecary", 0, "", "", marks=pytest.mark.rule("PE-058")),
    pytest.param("mercenary", 3, "1F", "", marks=pytest.mark.rule("PE-059")),
]


@pytest.mark.rule("PE-039", "PE-042")
@pytest.mark.parametrize(("figure", "vp", "gained", "area"), REWARDS)
def test_what_each_figure_pays(figure: str, vp: int, gained: str, area: str) -> None:
    scene = showdown(f"{figure} 1G", "", "")
    note = scene.evaluated(figure)
    assert (note["seat"], note["vp"], note["area"]) == (A, vp, area)
    assert {kind: note[kind] for kind in tokens("")} == tokens(gained)
    assert scene.player(A).score == vp
    held = tokens(gained)
    held["gold"] += max(0, 5 - sum(held.values()))
    assert scene.player(A).hand == held
    assert scene.state.followers == ({f"{area}:1": A} if area else {})
    assert scene.player(A).stock == (24 if area else 25)


@pytest.mark.rule("PE-057", "PE-058")
@pytest.mark.parametrize(("figure", "prompt"), [("spy", "spy"), ("apothecary", "exchange")])
def test_spy_and_apothecary_let_their_winner_choose(figure: str, prompt: str) -> None:
    scene = showdown(f"{figure} 1G", "", "", followers={"market": [B], "tavern": [C]})
    assert {seat: ask.prompt for seat, ask in scene.match.asks.items()} == {A: prompt}


@pytest.mark.rule("PE-038", "PE-040", "PE-041", "PE-046", "PE-096")
def test_rewards_come_at_once_and_are_kept_apart_from_the_bids() -> None:
    """Stopped at the Spy: the rewards of the figures before are there, the bids still lie on the boards."""
    scene = showdown("general 1G, spy 1F", "merchant 2G", "", followers={"market": [C]})
    public = scene.public()
    assert public.seats[A].gained == tokens("1F")
    assert public.seats[B].gained == tokens("5G")
    assert public.seats[A].hand == tokens("")
    assert public.score == {A: 1, B: 3, C: 0}
    assert public.followers == {"fortress:1": A, "market:1": C, "market:2": B}
    assert public.supply == tokens("10F+12B+28G"), "less the rewards and the bids on the boards"
    scene.choose(A, "decline")
    assert scene.public().seats[A].hand == tokens("1F+4G")
    assert scene.public().seats[B].hand == tokens("5G")


@pytest.mark.rule("PE-043", "PE-X11")
def test_a_full_area_costs_the_winner_only_the_follower() -> None:
    scene = showdown("", "innkeeper 1G", "", followers={"tavern": [A, A, C, C]})
    assert scene.evaluated("innkeeper")["follower"] == "full"
    assert (scene.player(B).score, scene.player(B).hand) == (3, tokens("1B+4G"))
    assert scene.count("tavern") == [2, 0, 2]
    assert scene.player(B).stock == 25


@pytest.mark.rule("PE-044")
def test_an_empty_stock_costs_the_winner_only_the_follower() -> None:
    scene = showdown("innkeeper 1G", "", "", change=lambda state: setattr(state.players[A], "stock", 0))
    assert scene.evaluated("innkeeper")["follower"] == "no-stock"
    assert (scene.player(A).score, scene.player(A).hand) == (3, tokens("1B+4G"))
    assert scene.state.followers == {}


@pytest.mark.rule("PE-045")
def test_placing_the_follower_is_not_a_choice() -> None:
    scene = showdown("innkeeper 1G", "", "")
    assert scene.state.followers == {"tavern:1": A}
    assert {ask.prompt for ask in scene.match.asks.values()} == {"place"}, "nobody was asked in between"


@pytest.mark.rule("PE-046", "PE-047", "PE-101")
def test_all_bids_go_to_the_supply_after_the_mercenary() -> None:
    scene = showdown("printer 2G, rogue 1G, spy 1F", "printer 2G", "priest 1B", followers={"market": [B]})
    assert [sorted(player.bids) for player in scene.state.players] == [
        ["printer", "rogue", "spy"],
        ["printer"],
        ["priest"],
    ]
    scene.choose(A, "decline")
    assert all(not player.bids for player in scene.state.players)
    assert scene.state.supply == tokens("12F+10B+23G"), "tied, won and lost; out are two Blackmail and thirteen Gold"
    assert [note.id for note in scene.notes if note.id != "evaluated"][-4:] == ["donated"] * 3 + ["espionage"]


@pytest.mark.rule("PE-X10")
def test_two_figures_won_and_a_donation() -> None:
    scene = showdown("general 1B, aristocrat 1F+3G", "", "")
    assert scene.player(A).score == 6
    assert scene.player(A).hand == tokens("1F+4G")
    assert scene.state.followers == {"fortress:1": A, "plantation:1": A}
    assert {"seat": A, "count": 1} in scene.told("donated")


@pytest.mark.rule("PE-071", "PE-072", "PE-073", "PE-X12")
def test_donations_are_gold_up_to_five_tokens() -> None:
    scene = showdown("merchant 1G, aristocrat 1G, mercenary 1G", "rogue 1G", "")
    assert scene.player(A).hand == tokens("1F+8G"), "nine tokens: no donation, and all are kept"
    assert scene.player(B).hand == tokens("2B+3G"), "tokens of whatever kind count"
    assert scene.player(C).hand == tokens("5G")
    assert scene.told("donated") == [{"seat": B, "count": 3}, {"seat": C, "count": 5}]


@pytest.mark.rule("PE-X13")
def test_when_all_bid_the_same_nobody_wins_anything() -> None:
    scene = showdown(*["general 1B, rogue 1G, priest 1F+2G"] * 4)
    assert not any(note["outcome"] == "won" for note in scene.told("evaluated"))
    assert [player.hand for player in scene.state.players] == [tokens("5G")] * 4
    assert scene.state.supply == tokens("12F+12B+16G")


@pytest.mark.rule("PE-R18")
def test_a_reward_is_points_then_tokens_then_follower() -> None:
    told = list(showdown("merchant 1G", "", "").evaluated("merchant"))
    assert told.index("vp") < told.index("force") < told.index("gold") < told.index("follower")


@pytest.mark.rule("PE-084", "PE-085", "PE-R15", "PE-X25")
@pytest.mark.parametrize(("before", "hundreds", "track"), [(97, 1, 7), (89, 0, 99), (90, 1, 0), (895, 9, 5)])
def test_scores_count_on_beyond_the_track(before: int, hundreds: int, track: int) -> None:
    """The box has eight 100-point tokens; counting goes on without more."""
    scene = showdown("printer 1G", "", "", scores=[before, 0, 0])
    assert scene.public().score[A] == before + 10
    seat = scene.public().seats[A]
    assert (seat.hundreds, seat.track) == (hundreds, track)


@pytest.mark.rule("PE-R17")
def test_there_is_no_last_round() -> None:
    scene = showdown("rogue 1G", "", "", change=lambda state: setattr(state, "round", 500))
    assert scene.match.result is None
    assert scene.state.round == 501


@pytest.mark.rule("PE-R22", "PE-R21", "PE-094", "PE-095")
def test_with_deals_no_choice_is_added_and_nothing_comes_out_differently() -> None:
    ends = []
    for deals in (False, True):
        scene = Scene("1F+1B+3G", "5G", "5G", deals=deals)
        verbs = {option.split(":")[0] for ask in scene.match.asks.values() for option in ask.options}
        assert verbs == {"force", "blackmail", "gold"}, "tokens go on figures, never to another player"
        assert scene.public().options.deals is deals
        scene.bid(A, "printer 1F, general 1B+3G")
        scene.bid(B, "printer 5G")
        scene.bid(C, "priest 5G")
        scene.state.deals = False
        ends.append((scene.state, scene.notes))
    assert ends[0] == ends[1]


@pytest.mark.rule("PE-077", "PE-X21")
def test_the_last_free_space_does_not_stop_the_evaluation() -> None:
    scene = showdown("", "general 1G", "printer 1G, mercenary 1G", followers=full_town("fortress"))
    assert len(scene.told("evaluated")) == 12
    assert scene.winner("mercenary") == C
    assert scene.match.result is not None
    assert scene.told("donated") == []
