"""Chapter 10: what is hidden, what is public."""

import pytest

from app.engine import Dice, Match, Seat
from app.games.persuasion.state import State
from app.games.persuasion.views import OptionsView, PlayerView, Private
from tests.games.persuasion.scene import GAME, A, B, C, Scene, showdown, tokens


def seen_by_others(match: Match[State]) -> list[object]:
    """All that reaches anyone but seat A: views, asks, and whom we wait for."""
    views = [match.view(seat) for seat in (B, C, None)]
    return [views, {seat: ask for seat, ask in match.asks.items() if seat != A}, match.waiting()]


PLACEMENTS_OF_A = [
    [],
    ["gold:priest"],
    ["force:general", "blackmail:rogue"],
    ["gold:general", "gold:captain", "gold:spy", "back:gold:spy"],
]


@pytest.mark.rule("PE-097", "PE-100", "PE-017")
@pytest.mark.parametrize("choices", PLACEMENTS_OF_A)
def test_nothing_of_a_placement_reaches_the_others(choices: list[str]) -> None:
    """Not the figures, not how many tokens are placed, not whether they will be void."""
    scene = Scene("1F+1B+3G", "5G", "5G")
    before = seen_by_others(scene.match)
    scene.choose(A, *choices)
    assert seen_by_others(scene.match) == before
    assert scene.notes == []


@pytest.mark.rule("PE-X31", "PE-097", "PE-100")
def test_who_is_done_looks_the_same_whatever_was_placed() -> None:
    seen = []
    for bids in ("priest 1F+1B+3G", "general 1F, innkeeper 1B, rogue 3G"):
        scene = Scene("1F+1B+3G", "5G", "5G")
        scene.bid(A, bids)
        seen.append(seen_by_others(scene.match))
        assert scene.notes == []
    assert seen[0] == seen[1]


@pytest.mark.rule("PE-097")
def test_the_own_placement_is_shown_to_its_seat_alone() -> None:
    scene = Scene("1F+1B+3G", "5G", "5G")
    scene.choose(A, "gold:priest")
    assert scene.private(A) == Private(left=tokens("1F+1B+2G"), placed={"gold:priest": 1}, void={}, figures_left=5)
    assert scene.private(B) == Private(left=tokens("5G"), placed={}, void={}, figures_left=6)


@pytest.mark.rule("PE-096")
def test_what_is_public_at_all_times() -> None:
    scene = Scene("1F+1B+3G", "5G", "5G", scores=[7, 107, 0], followers={"tavern": [B]}, refund=True)
    scene.choose(A, "gold:priest")
    public = scene.public()
    assert public.seats[A] == PlayerView(
        colour="red",
        hand=tokens("1F+1B+3G"),
        gained=tokens(""),
        stock=25,
        hundreds=0,
        track=7,
        done=False,
        shown={},
        void={},
    )
    assert public.score == {A: 7, B: 107, C: 0}
    assert public.supply == tokens("11F+11B+23G")
    assert public.followers == {"tavern:1": B}
    assert public.options == OptionsView(refund=True, domination=False, deals=False)
    assert (public.round, public.phase) == (1, "persuasion")


@pytest.mark.rule("PE-099")
def test_after_the_reveal_everything_is_public_and_stays_in_the_log() -> None:
    scene = showdown("general 1F, printer 1G", "spy 1G", "printer 1B", followers={"market": [A]})
    scene.choose(B, "follower:market:1")
    assert all(note.to is None for note in scene.notes)
    assert scene.told("revealed")[0]["bids"]["0"] == {"force:general": 1, "gold:printer": 1}
    assert scene.told("void")[0]["figure"] == "general"
    assert scene.evaluated("printer") == {
        "outcome": "won",
        "seat": C,
        "figure": "printer",
        "vp": 10,
        "force": 0,
        "blackmail": 0,
        "gold": 0,
        "area": "",
        "follower": "none",
        "space": "",
        "score": 10,
        "gained": {"force": 0, "blackmail": 0, "gold": 0},
    }
    assert scene.told("replaced")
    public = scene.public()
    assert public.seats[A].void == {"force:general": "PE-021"}
    assert public.winners == {"printer": C, "spy": B}, "also while the next round is being placed"


@pytest.mark.rule("PE-097", "PE-100")
@pytest.mark.parametrize("seat", [A, B, None])
def test_dealing_the_others_placements_anew_changes_nothing_that_a_seat_sees(seat: Seat | None) -> None:
    scene = Scene("1F+1B+3G", "1F+4G", "5G")
    scene.bid(B, "priest 1F+4G")
    scene.choose(C, "gold:spy", "gold:spy")
    scene.choose(A, "gold:rogue")
    dealt = [GAME.redeal(scene.state, seat, Dice(bytes([n]) * 32)) for n in range(8)]
    assert len({str([player.placed for player in twin.players]) for twin in dealt}) > 1, "it does deal anew"
    for twin in dealt:
        assert GAME.view(twin, seat) == scene.match.view(seat)
        assert list(GAME.invariants(twin)) == []
