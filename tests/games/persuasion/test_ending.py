"""What is said when the game is over: the town is counted, and who has the most support."""

from pathlib import Path

import pytest

from app.games.persuasion.content import AREAS
from app.words import LANGUAGES
from tests.games.ending import NAMES, Told, browser, finished, told
from tests.games.persuasion.test_end import all_tied, last_round

__all__ = ["browser", "told"]

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.mark.rule("PE-078", "PE-080", "PE-081", "PE-082")
def test_the_town_is_counted_and_the_winner_named(told: Told) -> None:
    match = finished(FIXTURES / "board-full.json")
    result, public = match.result, match.view(None).public
    assert result is not None
    areas = [sum(count.points for count in public.count.values() if count.leader == seat) for seat in match.table.seats]
    assert areas == result.breakdown["areas"]
    for language in LANGUAGES:
        end = told(match, language)
        assert len(end["reveals"]) == len(AREAS) + 2
        assert NAMES[result.winners[0]] in end["why"]
        assert str(max(result.scores)) in end["why"]
    for count, reveal in zip(public.count.values(), told(match)["reveals"], strict=False):
        if count.leader is not None:
            assert f"{NAMES[count.leader]} has the majority: {count.points} points" in reveal["body"]
        for seat, followers in count.followers.items():
            assert f"{NAMES[seat]}{followers}" in reveal["body"].replace(" ", "")


@pytest.mark.rule("PE-083")
def test_equals_share_the_victory(told: Told) -> None:
    match = last_round("", "", "", scores=[120, 120, 90], town=all_tied()).match
    end = told(match)
    assert end["why"] == (
        "Ann and Béla have the most support, 120 points each: there is no tie-break, so they share the victory."
    )
    assert all("A tie: nobody gets the points." in reveal["body"] for reveal in end["reveals"][: len(AREAS)])
