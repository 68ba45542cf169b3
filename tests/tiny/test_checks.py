"""Single checks of the conformance suite, on scripts of a few lines, where whole matches would prove less."""

import pytest

from app.conformance.findings import CheckFailed
from app.conformance.options import MOST_CHAINS, check_shortcuts
from app.conformance.single_options import check_forced, forced_choices
from app.engine import Dice, Match, Move, Script, Table
from tests.engine.games import SEED, Log, say, start


def two_steps(t: Table[Log], end: str) -> Script[None]:
    """Two asks with a shortcut over both."""
    first = yield from t.ask(0, ["a", "b"], "first", shortcuts={"whole": ("a", "c")})
    second = yield from t.ask(0, ["c", "d"], "second")
    say(t, first + second + end)
    yield from t.ask(0, ["end"], "rest", always=True)
    yield from t.ask(1, ["e", "f"], "other")


def test_the_preview_of_a_shortcut_is_compared_with_what_happens() -> None:
    def left_out(t: Table[Log]) -> Script[None]:
        yield from two_steps(t, "" if t.repeating else "!")

    def sound(t: Table[Log]) -> Script[None]:
        yield from two_steps(t, "!")

    match = start(sound)
    assert check_shortcuts(match, 0, match.asks[0], Dice(SEED)) == 1 <= MOST_CHAINS
    match = start(left_out)
    with pytest.raises(CheckFailed, match="previews: 'whole' shows something else") as failed:
        check_shortcuts(match, 0, match.asks[0], Dice(SEED))
    assert failed.value.seat == 0


def single(t: Table[Log], *, told: bool) -> Script[None]:
    """Seat 1 and then seat 0 have one option, and with it the turn of seat 0 ends."""
    yield from t.ask(0, ["a", "b"], "first")
    yield from t.ask(1, ["only"], "second")
    yield from t.ask(0, ["only"], "third", told=told)
    yield from t.ask(1, ["e", "f"], "other")


def judge(match: Match[Log]) -> list[str]:
    """Seat 0 chooses, and what is taken at once is judged; returns what that was."""
    before, move = match.clone(), Move(0, "a")
    match.choose(0, "a")
    forced = forced_choices(before, move)
    check_forced(match, forced, move)
    return [choice.ask.prompt for choice in forced]


def test_all_that_is_taken_at_once_is_judged() -> None:
    with pytest.raises(CheckFailed, match="forced choices: 'third' has only 'only', and taking it at once ends"):
        judge(start(lambda t: single(t, told=False)))


def test_what_was_told_may_end_what_could_be_taken_back() -> None:
    assert judge(start(lambda t: single(t, told=True))) == ["second", "third"]
