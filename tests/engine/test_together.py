"""Several seats decide side by side: blind bids, and reaction windows."""

import pytest

from app.engine import (
    NotAsked,
    Script,
    Table,
)
from tests.engine.games import Log, say, start, undone

# ---- together


def bids(t: Table[Log]) -> Script[None]:
    """Each seat drafts two things; then all are shown."""

    def draft(seat: int) -> Script[str]:
        first = yield from t.ask(seat, ["a", "b"], "first")
        second = yield from t.ask(seat, ["c", "d"], "second")
        return first + second

    drafts = yield from t.together({seat: draft(seat) for seat in t.seats}, doing="bidding")
    for drafted in drafts.values():
        say(t, drafted)
    yield from t.ask(0, ["done"], "rest", always=True)


def test_together_runs_side_by_side() -> None:
    match = start(bids, seats=3)
    assert list(match.asks) == [0, 1, 2]
    match.choose(2, "b")
    match.choose(0, "a")
    match.choose(2, "d")
    assert match.in_together
    assert match.waiting() == {0: "bidding", 1: "bidding"}
    assert sorted(match.asks) == [0, 1]
    with pytest.raises(NotAsked):
        match.choose(2, "a")
    match.choose(1, "a")
    match.choose(1, "c")
    assert match.state.lines == []
    match.choose(0, "c")
    assert not match.in_together
    assert match.state.lines == ["ac", "ac", "bd"], "told in the order of the seats, not of the answers"


def test_a_seat_that_goes_on_deciding_is_aside() -> None:
    match = start(bids, seats=2)
    assert match.aside is None
    match.choose(1, "a")
    assert match.aside == 1, "nothing has changed for seat 0"
    match.choose(1, "c")
    assert match.aside is None, "that it has finished is public"
    match.choose(0, "a")
    assert match.aside == 0
    match.undo(0)
    assert match.aside is None
    match.choose(0, "b")
    match.choose(0, "c")
    assert match.aside is None, "all shows"


def test_the_order_of_those_we_wait_for_does_not_tell_who_decided_something_last() -> None:
    match = start(bids, seats=3)
    match.choose(0, "a")
    assert list(match.waiting()) == [0, 1, 2]
    match.choose(1, "a")
    match.undo(0)
    assert list(match.waiting()) == [0, 1, 2]


def test_a_seat_with_nothing_to_decide_finishes_at_once() -> None:
    def draft(t: Table[Log], seat: int) -> Script[str]:
        return (yield from t.ask(seat, ["a"], "bid")) if seat else "nothing"

    def turn(t: Table[Log]) -> Script[None]:
        answers = yield from t.together({seat: draft(t, seat) for seat in t.seats}, doing="bidding")
        say(t, f"{answers}")
        yield from t.ask(0, ["done"], "rest", always=True)

    match = start(turn)
    assert match.waiting() == {1: "bidding"}
    match.choose(1, "a")
    assert match.state.lines == ["{0: 'nothing', 1: 'a'}"]


def test_together_of_nobody_goes_on() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        assert (yield from t.together({})) == {}
        assert (yield from t.react([], "window", lambda seat: [])) == {}
        yield from t.ask(0, ["done"], "rest", always=True)

    assert list(start(turn).asks) == [0]


def test_drafts_can_be_taken_back_until_all_are_in() -> None:
    match = start(bids)
    for seat, option in [(0, "a"), (1, "a"), (0, "c"), (1, "c")][:3]:
        match.choose(seat, option)
    asked = match.asks[1]
    assert undone(match, 0) == "c"
    match.undo(0)
    assert undone(match, 0) == "a"
    match.undo(0)
    assert list(match.asks[0].options) == ["a", "b"]
    assert match.asks[1] == asked
    assert undone(match, 1) == "a"
    for seat, option in [(0, "b"), (0, "d"), (1, "c")]:
        match.choose(seat, option)
    assert match.state.lines == ["bd", "ac"]
    assert match.undoable(0) is match.undoable(1) is None


def test_a_draft_that_rolled_is_barred_for_its_seat_only() -> None:
    def draft(t: Table[Log], seat: int) -> Script[None]:
        yield from t.ask(seat, ["a"], "one")
        if seat == 0:
            t.state.deck.peek(t)
        yield from t.ask(seat, ["b"], "two")

    def turn(t: Table[Log]) -> Script[None]:
        yield from t.together({seat: draft(t, seat) for seat in t.seats})

    match = start(turn)
    match.choose(1, "a")
    match.choose(0, "a")
    assert match.undoable(0) is None
    assert undone(match, 1) == "a"


# ---- windows


def window(t: Table[Log]) -> Script[None]:
    """Seats 1 and 2 may react; only seat 2 really can."""
    answers = yield from t.react([1, 2], "react", lambda seat: ["strike"] if seat == 2 else [], doing="thinking")
    say(t, f"{answers}")
    yield from t.ask(0, ["done"], "rest", always=True)


def test_nobody_sees_who_has_answered_in_a_window() -> None:
    match = start(window, seats=3)
    everyone = {1: "thinking", 2: "thinking"}
    assert match.in_window
    assert match.waiting() == everyone
    assert match.only_pass(1)
    assert not match.only_pass(2)
    assert not match.only_pass(0)
    match.choose(1, "pass")
    assert match.waiting() == everyone
    assert not match.only_pass(1)
    match.choose(2, "strike")
    assert not match.in_window
    assert match.waiting() == {0: ""}
    assert match.state.lines == ["{1: 'pass', 2: 'strike'}"]


def test_only_pass_is_of_windows_only() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        yield from t.ask(0, ["pass"], "must", always=True)

    assert not start(turn).only_pass(0)
