"""What everybody would have if the case were closed now, by all that they know: shown beside their things."""

import pytest

from app.games.android import scoring
from app.games.android.content import GROUPS
from app.games.android.state import Ending, State
from tests.games.android.scene import Scene, evidence, hunches, only_leads, tokens


def last_day(change: object = None) -> Scene:
    """The last turn of the game, with nothing that ends with the day."""

    def set_up(state: State) -> None:
        only_leads(state)
        state.memories = []
        for player in state.players:
            player.tokens, player.plot = {}, None
            player.area = [key for key in player.area if "flo_directive_3" not in key and not key.startswith("face:")]
        hunches(state, ["vinnie", "eve", "thomas_haas", "mark_henry"], ["eve", "vinnie", "mark_henry", "thomas_haas"])
        if callable(change):
            change(state)

    return Scene("louis", "floyd", "caprice", turn=2, day=12, change=set_up)


def hoped(scene: Scene) -> list[int]:
    shown = [scene.private(seat).hoped for seat in range(3)]
    return [one.sum for one in shown if one]


def test_who_knows_everything_is_told_what_closing_the_case_brings() -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "physical", 3)
        evidence(state, "eve", "document", 2, -1)
        tokens(state, 0, society=2)
        tokens(state, 1, trauma=1)
        state.players[2].endings.append(Ending("flo_harm", "2a"))

    scene = last_day(change)
    before = hoped(scene)
    scene.play("end")
    assert scene.match.result is not None
    assert list(scene.match.result.scores) == before
    assert len(set(before)) == 3


def test_a_favor_and_the_end_of_a_plot_count_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A favor as soon as the conspiracy leads to those to whom it is worth something."""
    linked = dict.fromkeys(GROUPS, 0) | {"levy_trustees": 1}
    monkeypatch.setattr(scoring, "connections", lambda grid: linked)
    scene = last_day(lambda state: evidence(state, "vinnie", "physical", 3))
    bare = hoped(scene)
    scene.change(lambda state: tokens(state, 0, society=1))
    assert [now - then for now, then in zip(hoped(scene), bare, strict=True)] == [1, 0, 0]
    scene.change(lambda state: state.players[1].endings.append(Ending("lou_sara", "1b")))
    assert [now - then for now, then in zip(hoped(scene), bare, strict=True)] == [1, -1, 0]


def test_what_one_does_not_know_counts_nothing() -> None:
    """Who laid it face down knows it; the others hope as before."""

    def change(state: State) -> None:
        evidence(state, "vinnie", "physical", 1)
        evidence(state, "eve", "document", 5, up=False, by=1)

    louis, floyd, caprice = (last_day(change).private(seat).hoped for seat in range(3))
    assert louis is not None
    assert floyd is not None
    assert caprice is not None
    assert (louis.guilty, louis.innocent) == (15, 5)  # Vinnie it is, for all that Louis knows
    assert (floyd.guilty, floyd.innocent) == (15, 5)  # it is Eve
    assert (caprice.guilty, caprice.innocent) == (0, 5)
