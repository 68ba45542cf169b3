"""What is said when the game is over: combinations and gates, and what was lacking. It is a race without points."""

from pathlib import Path

import pytest

from app.words import LANGUAGES
from tests.games.ending import NAMES, Told, browser, finished, told

__all__ = ["browser", "told"]

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.mark.rule("SM-078", "SM-142", "SM-151")
def test_who_left_through_which_gate_and_what_the_others_lacked(told: Told) -> None:
    match = finished(FIXTURES / "left.json")
    public = match.view(None).public
    winner = public.winner
    assert match.result is not None
    assert match.result.winners == [winner]
    for language in LANGUAGES:
        end = told(match, language)
        assert end["why"].startswith(NAMES[winner])
        assert str(public.shown[winner].exit) in end["why"]
        seats = [reveal["seat"] for reveal in end["reveals"]]
        assert sorted(seats) == sorted(public.shown)
        assert seats[-1] == winner
        for seat in seats[:-1]:
            body = next(reveal["body"] for reveal in end["reveals"] if reveal["seat"] == seat)
            assert str(public.shown[seat].exit) in body
    english = told(match)
    for reveal in english["reveals"][:-1]:
        lacking = public.shown[reveal["seat"]].lacking
        assert ("Still lacking:" in reveal["body"]) == bool(lacking)
    assert english["reveals"][-1]["body"].endswith("He had everything, and left.")


@pytest.mark.rule("SM-151")
def test_progress_instead_of_a_score(told: Told) -> None:
    match = finished(FIXTURES / "left.json")
    public = match.view(None).public
    for seat, progress in public.progress.items():
        secrets = public.shown[seat]
        assert {element: part.need for element, part in progress.elements.items()} == secrets.combination
        missing = {element: part.need - part.have for element, part in progress.elements.items()}
        assert all(missing[element] == secrets.lacking.get(element, 0) for element in missing)
        assert progress.artefacts.need == 4
        assert progress.at_gate == (public.players[seat].place == secrets.exit)
    sheet = told(match)["sheet"]
    assert "4 of 4" in sheet
    assert str(match.result.scores) not in sheet if match.result else False


def test_nothing_of_it_is_told_before_the_end() -> None:
    match = finished(FIXTURES / "left.json")
    before = type(match).new(match.game, 3, {}, seed=bytes(32))
    assert before.view(None).public.progress == {}
