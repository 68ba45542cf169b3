"""Chapter 4: placing tokens behind the screen, and which of them count."""

import pytest

from app.engine import NothingToUndo, NotOffered
from app.games.persuasion.content import FIGURES, KINDS, Kind
from tests.games.persuasion.scene import A, B, C, Scene, showdown, tokens

IMMUNE_TO_FORCE = {"general", "captain", "rogue", "apothecary", "mercenary"}
IMMUNE_TO_BLACKMAIL = {"innkeeper", "magistrate", "rogue", "spy", "mercenary"}


def void(scene: Scene) -> list[tuple[int, int, str, str]]:
    return [(note["seat"], note["count"], note["kind"], note["figure"]) for note in scene.told("void")]


@pytest.mark.rule("PE-017", "PE-020")
def test_tokens_go_on_any_figure_in_any_mixture_and_come_back() -> None:
    scene = Scene("1F+1B+3G", "1G", "1G")
    scene.choose(A, "gold:priest", "gold:priest", "force:priest", "blackmail:printer")
    scene.choose(A, "back:gold:priest")
    assert scene.private(A).placed == {"gold:priest": 1, "force:priest": 1, "blackmail:printer": 1}
    assert scene.private(A).left == tokens("2G")
    scene.choose(A, "gold:priest", "gold:priest", "done")
    scene.bid(B, "rogue 1G")
    scene.bid(C, "rogue 1G")
    assert scene.public().seats[A].shown == {"gold:priest": 3, "force:priest": 1, "blackmail:printer": 1}


@pytest.mark.rule("PE-018", "PE-X09")
def test_all_tokens_must_be_placed() -> None:
    scene = Scene("1F+1B+3G", "1G", "1G")
    scene.choose(A, "force:priest", "blackmail:priest", "gold:priest", "gold:priest")
    assert scene.match.asks[A].blocked == {"done": ("PE-018", "tokens-left")}
    with pytest.raises(NotOffered):
        scene.choose(A, "done")
    scene.choose(A, "gold:priest")
    assert scene.match.asks[A].blocked == {}
    scene.choose(A, "done")


@pytest.mark.rule("PE-R02", "PE-X09")
@pytest.mark.parametrize("option", ["force:priest", "gold:bishop", "gold:", "back:gold:priest", "gold:priest:2", "-1"])
def test_tokens_that_one_has_not_and_figures_that_there_are_not_are_refused(option: str) -> None:
    scene = Scene("1F+1B+3G", "1G", "1G")
    scene.choose(A, "force:priest")
    before = scene.private(A)
    with pytest.raises(NotOffered):
        scene.choose(A, option)
    assert scene.private(A) == before


@pytest.mark.rule("PE-R02")
def test_a_placement_that_will_be_void_is_accepted_with_a_warning_to_its_owner() -> None:
    scene = Scene("1F+7G", "1G", "1G")
    scene.choose(A, "force:general")
    assert scene.private(A).void == {"force:general": "PE-021"}
    for figure in ("captain", "innkeeper", "magistrate", "priest", "merchant", "printer", "rogue"):
        scene.choose(A, f"gold:{figure}")
    assert scene.private(A).void == {"force:general": "PE-021", "gold:rogue": "PE-026"}
    scene.choose(A, "back:gold:captain")
    assert scene.private(A).void == {"force:general": "PE-021"}, "the warning follows the placement"
    scene.choose(A, "gold:priest")
    assert scene.match.asks[A].args == {"void": 1}, "by which the table asks once more before it is final"
    scene.choose(A, "done")


@pytest.mark.rule("PE-R03")
@pytest.mark.parametrize("hand", ["1G", "3F", "2F+2B+9G", "4B"])
def test_every_hand_can_be_placed_without_void_tokens(hand: str) -> None:
    scene = Scene(hand, "1G", "1G")
    scene.bid(A, f"priest {hand}")
    assert scene.private(A).void == {}
    assert A not in scene.match.asks


@pytest.mark.rule("PE-021", "PE-022", "PE-023", "PE-024")
@pytest.mark.parametrize("figure", FIGURES)
@pytest.mark.parametrize("kind", KINDS)
def test_immunity(figure: str, kind: Kind) -> None:
    letter = kind[0].upper()
    scene = showdown(f"{figure} 1{letter}", "", "")
    immune = {"force": IMMUNE_TO_FORCE, "blackmail": IMMUNE_TO_BLACKMAIL, "gold": set()}[kind]
    if figure in immune:
        assert void(scene) == [(A, 1, kind, figure)]
        assert scene.winner(figure) is None
    else:
        assert void(scene) == []
        assert scene.winner(figure) == A


@pytest.mark.rule("PE-024", "PE-025", "PE-X06")
def test_a_void_token_goes_to_the_supply_and_leaves_the_rest_of_the_bid_alone() -> None:
    scene = showdown("general 1F, innkeeper 1B, rogue 1F+1G, priest 1G", "printer 1G", "")
    assert void(scene) == [
        (A, 1, "force", "general"),
        (A, 1, "force", "rogue"),
        (A, 1, "blackmail", "innkeeper"),
    ]
    assert scene.winner("rogue") == A
    assert scene.winner("general") is scene.winner("innkeeper") is None
    assert scene.player(A).hand == tokens("2B+3G"), "two Blackmail of the Rogue, donations up to five"
    assert scene.state.supply == tokens("12F+10B+23G")


@pytest.mark.rule("PE-019", "PE-026", "PE-X07")
def test_only_the_first_six_figures_count() -> None:
    figures = ("captain", "innkeeper", "magistrate", "priest", "merchant", "printer", "rogue", "mercenary")
    scene = showdown(", ".join(f"{figure} 1G" for figure in figures), "", "")
    assert void(scene) == [(A, 1, "gold", "rogue"), (A, 1, "gold", "mercenary")]
    assert {note["rule"] for note in scene.told("void")} == {"PE-026"}
    assert [figure for figure in FIGURES if scene.winner(figure) == A] == list(figures[:6])


@pytest.mark.rule("PE-019")
def test_six_figures_are_not_too_many() -> None:
    scene = showdown("general 1G, captain 1G, priest 1G, printer 1G, spy 1G, mercenary 2G", "", "")
    assert void(scene) == []
    assert scene.winner("mercenary") == A


@pytest.mark.rule("PE-R04", "PE-X08")
def test_immunity_comes_before_the_limit_of_six() -> None:
    bids = "general 1F, captain 3G, innkeeper 1G, magistrate 1G, priest 1G, rogue 1G, mercenary 1G"
    scene = showdown(bids, "", "")
    assert void(scene) == [(A, 1, "force", "general")]
    assert scene.winner("mercenary") == A


@pytest.mark.rule("PE-R04", "PE-X33")
def test_a_figure_can_lose_one_token_to_immunity_and_the_rest_to_the_limit() -> None:
    bids = "captain 1F, rogue 1F+1G, innkeeper 1G, magistrate 1G, priest 1G, aristocrat 1G, merchant 1G, printer 1B"
    scene = showdown(bids, "", "")
    assert void(scene) == [(A, 1, "force", "captain"), (A, 1, "force", "rogue"), (A, 1, "gold", "rogue")]
    assert scene.winner("printer") == A
    assert scene.winner("rogue") is None


@pytest.mark.rule("PE-102")
def test_void_tokens_go_to_the_supply_before_the_general_and_stay_in_the_log() -> None:
    """No Force is left in the supply; the void one is what the General pays."""
    scene = showdown("general 1G", "captain 1F", "", change=lambda state: state.supply.update({"force": 0}))
    told = [note.id for note in scene.notes]
    assert told.index("revealed") < told.index("void") < told.index("evaluated")
    assert scene.evaluated("general")["force"] == 1


@pytest.mark.rule("PE-027", "PE-098")
def test_that_a_player_is_done_is_public() -> None:
    scene = Scene("1G", "1G", "1G")
    scene.bid(B, "rogue 1G")
    assert {seat: shown.done for seat, shown in scene.public().seats.items()} == {A: False, B: True, C: False}
    assert set(scene.match.waiting()) == {A, C}


@pytest.mark.rule("PE-098", "PE-096")
def test_after_the_reveal_it_is_the_evaluation_and_nobody_is_done_any_more() -> None:
    scene = showdown("spy 1G", "", "", followers={"market": [B]})
    assert scene.public().phase == "evaluation"
    scene.choose(A, "decline")
    assert scene.public().phase == "persuasion"
    assert [shown.done for shown in scene.public().seats.values()] == [False] * 3


@pytest.mark.rule("PE-028")
def test_nothing_is_shown_before_the_last_is_done_and_then_all_at_once() -> None:
    scene = Scene("1G", "1G", "1G")
    scene.bid(A, "rogue 1G")
    scene.bid(B, "priest 1G")
    scene.choose(C, "gold:spy")
    assert scene.notes == []
    assert all(not shown.shown for shown in scene.public().seats.values())
    scene.choose(C, "done")
    assert scene.notes[0].id == "revealed"
    bids = {A: {"gold:rogue": 1}, B: {"gold:priest": 1}, C: {"gold:spy": 1}}
    assert scene.notes[0].args == {"bids": {str(seat): placed for seat, placed in bids.items()}}
    assert {seat: player.shown for seat, player in scene.public().seats.items()} == bids


@pytest.mark.rule("PE-R05", "PE-X32")
def test_done_can_be_taken_back_while_another_is_not_done() -> None:
    scene = Scene("1G", "1G", "1G")
    scene.bid(A, "rogue 1G")
    scene.bid(B, "rogue 1G")
    scene.match.undo(A)
    assert scene.public().seats[A].done is False
    scene.choose(A, "back:gold:rogue", "gold:printer", "done")
    scene.bid(C, "priest 1G")
    assert scene.winner("printer") == A
    assert scene.winner("rogue") == B


@pytest.mark.rule("PE-R05", "PE-X32")
def test_the_last_done_makes_all_placements_final() -> None:
    scene = Scene("1G", "1G", "1F", followers={"market": [A, B]})
    scene.bid(A, "rogue 1G")
    scene.bid(B, "rogue 1G")
    scene.bid(C, "spy 1F")
    for seat in (A, B, C):
        with pytest.raises(NothingToUndo):
            scene.match.undo(seat)


@pytest.mark.rule("PE-R26")
def test_a_player_without_a_valid_bid_wins_nothing_and_gets_donations() -> None:
    scene = Scene("", "1F", "1G")
    assert list(scene.match.asks[A].options) == ["done"], "an empty hand is placed by saying so"
    scene.bid(A, "")
    scene.bid(B, "mercenary 1F")
    scene.bid(C, "priest 1G")
    assert scene.told("donated") == [{"seat": seat, "count": 5} for seat in (A, B, C)]
    assert [scene.player(seat).score for seat in (A, B, C)] == [0, 0, 6]
