"""What is said when the case is closed: who did it, whose hunches were right, what the conspiracy paid, who has won."""

from pathlib import Path

import pytest

from app.games.android.conspiracy import connections
from app.games.android.state import State
from app.words import LANGUAGES
from tests.games.android.scene import evidence, tokens
from tests.games.android.test_scoring import closed
from tests.games.ending import NAMES, Told, browser, finished, told

__all__ = ["browser", "told"]

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.mark.rule("AN-308", "AN-316", "AN-319", "AN-321")
def test_the_case_file_is_opened_and_the_winner_named(told: Told) -> None:
    match = finished(FIXTURES / "case-closed.json")
    result, reveal = match.result, match.view(None).public.reveal
    assert result is not None
    seats = len(result.scores)
    winner = result.winners[0]
    for language in LANGUAGES:
        end = told(match, language)
        assert NAMES[winner] in end["why"]
        assert str(result.scores[winner]) in end["why"]
        assert [card.get("seat") for card in end["reveals"]] == [None, *range(seats), None, None]
        assert len(end["marks"]) == seats
    english = told(match)
    assert list(reveal.totals.values()) == sorted(reveal.totals.values(), reverse=True)
    for seat in range(seats):
        card = english["reveals"][seat + 1]["body"]
        assert ("guilty: right" in card) == bool(result.breakdown["guilty"][seat])
        assert ("innocent: right" in card) == bool(result.breakdown["innocent"][seat])
    right = bool(result.breakdown["guilty"][winner])
    assert ("knew who did it" in english["why"]) == right


@pytest.mark.rule("AN-185", "AN-247")
def test_what_the_conspiracy_and_the_plots_were_worth() -> None:
    match = finished(FIXTURES / "case-closed.json")
    result, reveal = match.result, match.view(None).public.reveal
    assert result is not None
    assert {*reveal.links} == {group for group, n in connections(match.state.grid).items() if n}
    for seat, endings in reveal.endings.items():
        assert sum(endings) == result.breakdown["endings"][seat]


@pytest.mark.rule("AN-320")
def test_a_right_hunch_decides_between_equals(told: Told) -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "physical", 3)  # seat 0 has both hunches right: 20
        tokens(state, 1, conspiracy=5)  # 20

    end = told(closed(change=change).match)
    assert end["why"] == "Béla also came to 20 points, but only Ann was right about who did it."


@pytest.mark.rule("AN-313", "AN-319")
def test_who_wins_with_a_wrong_hunch(told: Told) -> None:
    def change(state: State) -> None:
        evidence(state, "vinnie", "physical", 3)
        tokens(state, 1, conspiracy=6)

    end = told(closed(change=change).match)
    assert end["why"].startswith("Béla has the most points, 24, even with a wrong hunch about who did it: Vinnie")
