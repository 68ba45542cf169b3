"""Undo: one choice at a time, back to the last barrier."""

from collections.abc import Callable
from typing import Any

import pytest

from app.conformance.snapshot import snapshot
from app.engine import (
    Match,
    NothingToUndo,
    NotOffered,
    Script,
    Table,
)
from tests.engine.games import Log, asks_in_turn, start, texts


def test_undo_takes_back_one_choice_at_a_time() -> None:
    match = start(asks_in_turn)
    fresh = snapshot(match, answered=False)
    match.choose(0, "a")
    once = snapshot(match, answered=False)
    match.choose(0, "b")
    log_change = match.undo(0)
    assert log_change.cut == 1
    assert log_change.notes == []
    assert snapshot(match, answered=False) == once
    match.undo(0)
    assert snapshot(match, answered=False) == fresh
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_undo_cuts_the_notes_and_tells_those_that_come_instead() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        chosen = []
        for number in range(3):
            chosen.append((yield from t.ask(0, ["a", "b"], f"{number}")))
            t.note("so-far", text="".join(chosen))
        yield from t.ask(1, ["c"], "rest")

    match = start(turn)
    match.choose(0, "a")
    match.choose(0, "b")
    log_change = match.undo(0)
    assert (log_change.cut, texts(log_change.notes)) == (1, [])
    assert texts(match.table.notes) == ["a"]


def test_undo_stops_when_another_is_asked() -> None:
    match = start(asks_in_turn)
    for option in ["a", "a", "a"]:
        match.choose(0, option)
    assert match.undoable(0) is None
    with pytest.raises(NothingToUndo):
        match.undo(0)


@pytest.mark.parametrize(
    "look",
    [
        lambda t: t.dice.roll(6),
        lambda t: t.state.deck.draw(t),
        lambda t: t.state.deck.peek(t),
        lambda t: t.state.deck.shuffle(t),
        lambda t: t.barrier(),
        lambda t: t.fresh_id("x"),
    ],
    ids=["roll", "draw", "peek", "shuffle", "barrier", "fresh_id"],
)
def test_undo_stops_where_something_was_seen(look: Callable[[Table[Log]], Any]) -> None:
    def turn(t: Table[Log]) -> Script[None]:
        yield from t.ask(0, ["a"], "one")
        yield from t.ask(0, ["b"], "two")
        look(t)
        yield from t.ask(0, ["c"], "three")
        yield from t.ask(0, ["d"], "four")

    match = start(turn)
    match.choose(0, "a")
    assert match.undoable(0) == "a"
    match.choose(0, "b")
    assert match.undoable(0) is None
    match.choose(0, "c")
    match.undo(0)
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_undo_stops_at_the_end_of_a_turn() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        yield from t.ask(0, ["a"], "one")

    match = start(turn)
    match.choose(0, "a")
    assert match.undoable(0) is None


def test_answers_are_counted_undo_included() -> None:
    match = start(asks_in_turn)
    match.choose(0, "a")
    match.undo(0)
    match.choose(0, "b")
    assert match.answered == [3, 0]
    assert match.clone().answered == [3, 0]
    with pytest.raises(NotOffered):
        match.choose(0, "zzz")
    assert match.answered == [3, 0]


def test_a_checkpoint_counts_the_choice_that_led_to_it() -> None:
    match = start(asks_in_turn)
    for seat, option in [(0, "a"), (0, "a"), (0, "a"), (1, "c")]:
        match.choose(seat, option)
    assert match.game.read_checkpoint(match.saved).answered == [3, 1]
    assert Match.restore(match.game, match.saved).answered == [3, 1]
