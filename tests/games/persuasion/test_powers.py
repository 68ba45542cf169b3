"""Chapters 5.4 and 5.5: the Spy and the Apothecary."""

import pytest

from app.engine import NotOffered, Seat
from app.games.persuasion.content import AREAS
from app.games.persuasion.evaluation import SafeFollower
from app.games.persuasion.state import State
from tests.games.persuasion.scene import A, B, C, D, Scene, full_town, seen, showdown, tokens

RED, YELLOW, GREEN, BLUE = A, B, C, D


@pytest.mark.rule("PE-060", "PE-061", "PE-X14")
def test_the_spy_replaces_a_follower_whose_owner_takes_it_back() -> None:
    cathedral = [YELLOW, YELLOW, YELLOW, BLUE, BLUE, BLUE, GREEN]
    scene = showdown("", "spy 1G", "", "", followers={"cathedral": cathedral})
    scene.choose(YELLOW, "follower:cathedral:4")
    assert scene.count("cathedral") == [0, 4, 1, 2]
    assert scene.state.followers["cathedral:4"] == YELLOW, "on the same space"
    assert (scene.player(BLUE).stock, scene.player(YELLOW).stock) == (23, 21)
    assert scene.told("replaced") == [
        {"seat": YELLOW, "victim_seat": BLUE, "area": "cathedral", "space": "cathedral:4"}
        | {"leaders": [YELLOW], "majority": YELLOW}
    ]
    rest = {area: owners for area, owners in full_town(owner=RED).items() if area != "cathedral"}
    ended = showdown("", "spy 1G", "", "", followers={"cathedral": cathedral, **rest})
    ended.choose(YELLOW, "follower:cathedral:4")
    assert ended.result.breakdown["areas"][YELLOW] == 35


@pytest.mark.rule("PE-062", "PE-R10")
def test_the_spy_works_everywhere_but_on_ones_own() -> None:
    followers = {"tavern": [B, B, C, C], "market": [A, A, B], "harbor": [C]}
    scene = showdown("spy 1G", "", "", followers=followers)
    everyone_elses = ["tavern:1", "tavern:2", "tavern:3", "tavern:4", "market:3", "harbor:1"]
    assert sorted(scene.targets(A)) == sorted(everyone_elses)
    scene.choose(A, "follower:market:3")
    assert scene.count("market") == [3, 0, 0], "also where A had the majority before"


@pytest.mark.rule("PE-R10")
def test_the_spy_can_be_declined() -> None:
    scene = showdown("spy 1G", "", "", followers={"market": [B]})
    scene.choose(A, "decline")
    assert scene.told("declined") == [{"seat": A, "figure": "spy"}]
    assert scene.state.followers == {"market:1": B}


@pytest.mark.rule("PE-063", "PE-R12", "PE-X17")
def test_without_a_follower_in_stock_the_spy_asks_nothing() -> None:
    empty = lambda state: setattr(state.players[A], "stock", 0)  # noqa: E731
    scene = showdown("spy 1G", "", "", followers={"market": [B]}, change=empty)
    assert scene.told("no-effect") == [{"seat": A, "figure": "spy"}]
    assert scene.state.followers == {"market:1": B}
    assert scene.state.round == 2


@pytest.mark.rule("PE-064", "PE-068", "PE-R12", "PE-X16")
def test_with_nobody_to_choose_spy_and_apothecary_have_no_effect() -> None:
    scene = showdown("general 1G, spy 1G", "apothecary 1G", "")
    assert scene.told("no-effect") == [{"seat": A, "figure": "spy"}, {"seat": B, "figure": "apothecary"}]
    assert scene.state.followers == {"fortress:1": A}, "an empty space stays empty"


@pytest.mark.rule("PE-065", "PE-066", "PE-067", "PE-X15")
def test_the_apothecary_exchanges_two_followers() -> None:
    town = {
        "cathedral": [BLUE, BLUE, BLUE, YELLOW, YELLOW, YELLOW, GREEN],
        "plantation": [BLUE, BLUE, BLUE, RED, RED, RED],
    }
    scene = showdown("", "", "", "apothecary 1G", followers=town)
    stock = [player.stock for player in scene.state.players]
    scene.choose(BLUE, "follower:cathedral:4", "follower:plantation:4")
    assert scene.count("cathedral") == [1, 2, 1, 3]
    assert scene.count("plantation") == [2, 1, 0, 3]
    assert [player.stock for player in scene.state.players] == stock
    assert scene.told("exchanged")[0] == {
        "seat": BLUE,
        "first_seat": YELLOW,
        "first_area": "cathedral",
        "first": "cathedral:4",
        "second_seat": RED,
        "second_area": "plantation",
        "second": "plantation:4",
        "first_leaders": [BLUE],
        "first_majority": BLUE,
        "second_leaders": [BLUE],
        "second_majority": BLUE,
    }
    rest = {area: owners for area, owners in full_town(owner=GREEN).items() if area not in town}
    ended = showdown("", "", "", "apothecary 1G", followers={**town, **rest})
    ended.choose(BLUE, "follower:cathedral:4", "follower:plantation:4")
    assert ended.result.breakdown["areas"][BLUE] == 35 + 30


@pytest.mark.rule("PE-066")
@pytest.mark.parametrize("chemist", range(4))
def test_any_two_followers_of_different_people_in_different_areas_can_be_exchanged(chemist: Seat) -> None:
    """Whoever wins the Apothecary, of a town full of everybody's followers."""
    town = {area: [space % 4 for space in range(len(row.spaces))] for area, row in AREAS.items()}
    town["harbor"] = town["harbor"][:-1]  # with a free space the game goes on
    scene = showdown(*["apothecary 1G" if seat == chemist else "" for seat in range(4)], followers=town)
    all_taken = scene.state.followers.copy()
    assert set(scene.targets(chemist)) == set(all_taken)
    for first in ("fortress:1", "cathedral:7", "tavern:3"):
        scene.choose(chemist, f"follower:{first}")
        area, owner = first.split(":")[0], all_taken[first]
        others = {space for space, whose in all_taken.items() if whose != owner and not space.startswith(f"{area}:")}
        assert set(scene.targets(chemist)) == others
        scene.match.undo(chemist)


@pytest.mark.rule("PE-R11", "PE-066")
def test_only_exchanges_that_change_something_are_offered() -> None:
    scene = showdown("apothecary 1G", "", "", followers={"market": [A, B], "tavern": [A], "harbor": [C, C]})
    assert sorted(scene.targets(A)) == ["harbor:1", "harbor:2", "market:1", "market:2", "tavern:1"]
    scene.choose(A, "follower:market:2")
    assert sorted(scene.targets(A)) == ["harbor:1", "harbor:2", "tavern:1"], "other owner, other area"
    with pytest.raises(NotOffered):
        scene.choose(A, "follower:market:1")
    scene.match.undo(A)
    scene.choose(A, "follower:market:1")
    assert sorted(scene.targets(A)) == ["harbor:1", "harbor:2"]
    assert scene.match.asks[A].blocked == {
        "follower:market:2": ("PE-R11", "same-area", SafeFollower(seat=B, area="market")),
        "follower:tavern:1": ("PE-R11", "same-owner", SafeFollower(seat=A, area="tavern")),
    }


@pytest.mark.rule("PE-R11")
def test_the_apothecary_can_be_declined() -> None:
    scene = showdown("apothecary 1G", "", "", followers={"market": [B], "tavern": [C]})
    scene.choose(A, "decline")
    assert scene.told("declined") == [{"seat": A, "figure": "apothecary"}]
    assert scene.state.followers == {"market:1": B, "tavern:1": C}


@pytest.mark.rule("PE-068", "PE-R11")
@pytest.mark.parametrize("town", [{"market": [B, C]}, {"market": [B], "tavern": [B]}, {}])
def test_without_a_pair_the_apothecary_has_no_effect(town: dict[str, list[Seat]]) -> None:
    scene = showdown("apothecary 1G", "", "", followers=town)
    assert scene.told("no-effect") == [{"seat": A, "figure": "apothecary"}]


@pytest.mark.rule("PE-069")
def test_neither_power_ever_frees_a_space() -> None:
    scene = showdown("spy 1F, apothecary 1B", "", "", followers={"market": [B, C], "tavern": [C]})
    before = set(scene.state.followers)
    scene.choose(A, "follower:market:1")
    assert set(scene.state.followers) == before
    scene.choose(A, "follower:market:1", "follower:tavern:1")
    assert set(scene.state.followers) == before


@pytest.mark.rule("PE-070", "PE-X18")
def test_the_spy_is_carried_out_before_the_apothecary_chooses() -> None:
    scene = showdown("spy 1F, apothecary 1B", "", "", followers={"market": [B], "fortress": [C]})
    scene.choose(A, "follower:market:1")
    assert scene.public().followers == {"market:1": A, "fortress:1": C}
    assert scene.winner("apothecary") == A
    assert not [note for note in scene.told("evaluated") if note["figure"] == "mercenary"]
    scene.choose(A, "follower:market:1", "follower:fortress:1")
    assert scene.state.followers == {"market:1": C, "fortress:1": A}


@pytest.mark.rule("PE-070")
def test_only_the_winner_decides() -> None:
    scene = showdown("spy 1F", "apothecary 1B", "", followers={"market": [B], "fortress": [C]})
    assert set(scene.match.asks) == {A}
    scene.choose(A, "decline")
    assert set(scene.match.asks) == {B}


@pytest.mark.rule("PE-R19", "PE-099")
def test_the_winner_of_the_spy_knows_all_bids() -> None:
    scene = showdown("spy 1F", "apothecary 1B", "apothecary 1G", followers={"market": [B]})
    seats = seen(scene.match, A).public.seats
    assert seats[B].shown == {"blackmail:apothecary": 1}
    assert seats[C].shown == {"gold:apothecary": 1}


@pytest.mark.rule("PE-092", "PE-093", "PE-X29")
@pytest.mark.parametrize("domination", [True, False])
def test_a_dominated_area_is_safe_from_spy_and_apothecary(domination: bool) -> None:
    town = {"tavern": [RED] * 4, "market": [RED, GREEN]}
    scene = showdown("", "spy 1F, apothecary 1B", "", followers=town, domination=domination)
    tavern = set(AREAS["tavern"].spaces)
    assert tavern.isdisjoint(scene.targets(YELLOW)) is domination
    scene.choose(YELLOW, "follower:market:1")
    assert tavern.isdisjoint(scene.targets(YELLOW)) is domination


@pytest.mark.rule("PE-092", "PE-093")
@pytest.mark.parametrize("owner", [RED, YELLOW])
@pytest.mark.parametrize("area", AREAS)
def test_any_area_can_be_dominated_by_anybody(area: str, owner: Seat) -> None:
    first, second = [other for other in ("market", "harbor", "tavern") if other != area][:2]
    town = {area: [owner] * len(AREAS[area].spaces), first: [BLUE], second: [GREEN]}
    scene = showdown("", "spy 1F, apothecary 1B", "", "", followers=town, domination=True)
    assert set(scene.targets(YELLOW)) == {f"{first}:1", f"{second}:1"}
    scene.choose(YELLOW, "decline")
    assert set(scene.targets(YELLOW)) == {f"{first}:1", f"{second}:1"}


@pytest.mark.rule("PE-092", "PE-093")
def test_who_may_not_choose_a_dominated_follower_is_told_why() -> None:
    town = {"tavern": [RED] * 4, "market": [RED], "harbor": [GREEN]}
    scene = showdown("", "spy 1F, apothecary 1B", "", followers=town, domination=True)
    spaces = AREAS["tavern"].spaces
    safe = SafeFollower(seat=RED, area="tavern")
    assert scene.match.asks[YELLOW].blocked == {f"follower:{space}": ("PE-092", "dominated", safe) for space in spaces}
    scene.choose(YELLOW, "decline")
    for prompt in ("exchange", "exchange-with"):
        ask = scene.match.asks[YELLOW]
        assert ask.prompt == prompt
        assert ask.blocked == {f"follower:{space}": ("PE-093", "dominated", safe) for space in spaces}
        scene.choose(YELLOW, next(iter(ask.options)))


@pytest.mark.rule("PE-R13", "PE-X30")
def test_domination_needs_every_printed_space() -> None:
    scene = showdown("", "spy 1F", "", followers={"tavern": [RED] * 3}, domination=True)
    assert len(scene.targets(YELLOW)) == 3, "one space is free: not protected"
    scene = showdown("innkeeper 1G", "spy 1F", "", followers={"tavern": [RED] * 3, "market": [RED]}, domination=True)
    assert scene.targets(YELLOW) == ["market:1"], "filled earlier in the same round: protected"


@pytest.mark.rule("PE-R13", "PE-093", "PE-X37")
@pytest.mark.parametrize("chemist", [RED, YELLOW])
def test_the_spy_can_make_a_domination_that_holds_against_everyone(chemist: Seat) -> None:
    town = {"tavern": [RED, RED, RED, BLUE], "market": [BLUE, YELLOW], "harbor": [RED]}
    bids = ["spy 1F", "", "", ""]
    bids[chemist] = ", ".join(filter(None, (bids[chemist], "apothecary 1B")))
    scene = showdown(*bids, followers=town, domination=True)
    scene.choose(RED, "follower:tavern:4")
    assert sorted(scene.targets(chemist)) == ["harbor:1", "market:1", "market:2"]


@pytest.mark.rule("PE-X37")
def test_a_domination_made_by_the_spy_scores_at_the_end() -> None:
    rest = {area: owners for area, owners in full_town(owner=GREEN).items() if area != "tavern"}
    town = {"tavern": [RED, RED, RED, BLUE], **rest}
    scene = Scene("1F", "", "", "", followers=town, domination=True, change=_free_a_space)
    scene.bid(RED, "spy 1F")
    for seat in (YELLOW, GREEN, BLUE):
        scene.bid(seat, "")
    scene.choose(RED, "follower:tavern:4")
    assert scene.match.result is None, "one space of the harbor is still free"
    scene.choose(RED, *["gold:captain"] * 5, "done")
    for seat in (YELLOW, GREEN, BLUE):
        scene.choose(seat, *["gold:rogue"] * 5, "done")
    result = scene.result
    assert (result.breakdown["areas"][RED], result.breakdown["domination"][RED]) == (20, 10)


def _free_a_space(state: State) -> None:
    del state.followers["harbor:6"]
    state.players[GREEN].stock += 1


@pytest.mark.rule("PE-061")
def test_a_replaced_follower_can_be_used_again() -> None:
    def last_one(state: State) -> None:
        state.players[B].stock = 0

    scene = showdown("spy 1F", "", "", followers={"market": [B]}, change=last_one)
    scene.choose(A, "follower:market:1")
    assert scene.player(B).stock == 1
    scene.choose(B, *["gold:priest"] * 5, "done")
    for seat in (A, C):
        scene.choose(seat, *["gold:rogue"] * 5, "done")
    assert scene.state.followers["cathedral:1"] == B
    assert scene.player(B).hand == tokens("5G")
