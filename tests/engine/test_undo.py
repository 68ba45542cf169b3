"""Undo: one choice at a time, back to the last barrier."""

from collections.abc import Callable
from typing import Any

import pytest

from app.conformance.snapshot import snapshot
from app.engine import (
    UNDO_ALL,
    Fact,
    Match,
    Move,
    NothingToUndo,
    NotOffered,
    Offer,
    Script,
    Table,
    TakenOption,
)
from tests.engine.games import Log, asks_in_turn, may_end, say, start, texts, undone


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
        yield from t.ask(1, ["c"], "rest", always=True)

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
        yield from t.ask(0, ["a"], "one", always=True)
        yield from t.ask(0, ["b"], "two", always=True)
        look(t)
        yield from t.ask(0, ["c"], "three", always=True)
        yield from t.ask(0, ["d"], "four", always=True)

    match = start(turn)
    match.choose(0, "a")
    assert undone(match, 0) == "a"
    match.choose(0, "b")
    assert match.undoable(0) is None
    match.choose(0, "c")
    match.undo(0)
    with pytest.raises(NothingToUndo):
        match.undo(0)


def each_turn_one_ask(t: Table[Log]) -> Script[None]:
    """Seat 0 is asked in three turns, with a checkpoint before each, then seat 1 in one."""
    say(t, (yield from t.ask(1 if t.state.turns % 4 == 0 else 0, ["a", "b"], "one")))


def test_undo_goes_across_checkpoints_to_the_last_barrier() -> None:
    match = start(each_turn_one_ask)
    fresh = snapshot(match, answered=False)
    match.choose(0, "a")
    once = snapshot(match, answered=False)
    match.choose(0, "b")
    assert match.turns == 3
    assert match.undo_steps(0) == 2
    log_change = match.undo(0)
    assert (log_change.cut, log_change.notes) == (1, [])
    assert snapshot(match, answered=False) == once
    match.undo(0)
    assert snapshot(match, answered=False) == fresh
    assert match.undo_steps(0) == 0


def test_all_can_be_taken_back_at_once() -> None:
    match = start(each_turn_one_ask)
    fresh = snapshot(match, answered=False)
    match.choose(0, "a")
    match.choose(0, "b")
    log_change = match.play(Move(0, UNDO_ALL))
    assert (log_change.cut, log_change.notes) == (2, [])
    assert snapshot(match, answered=False) == fresh
    assert match.answered == [3, 0], "one entry"
    with pytest.raises(NothingToUndo):
        match.undo_all(0)


def test_the_base_moves_on_where_another_is_asked() -> None:
    """A match is restored from before all that can be taken back, and cloned from the latest checkpoint."""
    match = start(each_turn_one_ask)
    base = match.base
    match.choose(0, "a")
    match.choose(0, "a")
    assert match.base is base
    assert match.saved != base
    assert len(match.taken) == 2
    restored = Match.restore(match.game, match.base, [Move(0, "a"), Move(0, "a")])
    assert snapshot(restored) == snapshot(match) == snapshot(match.clone())
    for other in (restored, match.clone()):
        other.undo_all(0)
        assert other.state.lines == []
    match.choose(0, "a")
    assert list(match.asks) == [1]
    assert match.base is match.saved
    assert match.taken == []


def test_undo_stops_where_dice_were_rolled_between_two_turns() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        if t.state.turns == 2:
            t.dice.roll(6)
        yield from t.ask(0, ["a", "b"], "one")

    match = start(turn)
    match.choose(0, "a")
    assert match.undoable(0) is None
    match.choose(0, "a")
    assert undone(match, 0) == "a"
    assert match.undo_steps(0) == 1


def test_nothing_is_taken_back_when_the_match_is_over() -> None:
    match = start(may_end)
    match.choose(0, "on")
    assert undone(match, 0) == "on"
    match.choose(0, "end")
    assert match.result is not None
    assert match.undoable(0) is None


class Said(Fact, frozen=True):
    word: str


def test_what_undo_offers_is_what_was_offered_then() -> None:
    """Whatever has changed since: the words for it are made of this."""

    def turn(t: Table[Log]) -> Script[None]:
        for number in range(2):
            word = yield from t.ask(0, {f"say:{number}": Said(f"{number}"), "pass-by": None}, "speak", round=number)
            say(t, word)
        yield from t.ask(1, ["c"], "rest", always=True)

    match = start(turn)
    match.choose(0, "say:0")
    assert match.undoable(0) == TakenOption(0, "say:0", Offer("speak", {"round": 0}, {"is": "said", "word": "0"}))
    assert match.clone().undoable(0) == match.undoable(0)


def test_what_was_told_then_outlives_the_table_and_the_rules() -> None:
    """What the script changes later, and what it would tell today: it stays when another choice is taken back."""

    def turn(t: Table[Log]) -> Script[None]:
        for number in range(4):
            say(t, (yield from t.ask(0, {f"{number}": Said("new"), "else": None}, "speak", lines=t.state.lines)))
        yield from t.ask(1, ["c"], "rest", always=True)

    match = start(turn)
    match.play(Move(0, "0"), Offer("murmur", {}, {"is": "sung"}))
    match.choose(0, "1")
    taken = match.undoable(0)
    assert taken is not None
    assert taken.offer == Offer("speak", {"lines": ["0"]}, {"is": "said", "word": "new"})
    match.choose(0, "2")
    match.undo(0)
    assert match.undoable(0) == match.clone().undoable(0) == taken
    match.undo(0)
    assert match.undoable(0) == TakenOption(0, "0", Offer("murmur", {}, {"is": "sung"}))
    assert match.offer(Move(0, "1")) == taken.offer
    assert match.offer(Move(0, "2")) is match.offer(Move(1, "1")) is match.offer(Move(0, UNDO_ALL)) is None


def test_outside_of_a_window_a_pass_is_taken_back_as_anything_else() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        say(t, (yield from t.ask(0, ["pass"], "one", always=True)))
        yield from t.ask(0, ["a", "b"], "two")

    match = start(turn)
    match.choose(0, "pass")
    assert (undone(match, 0), match.undo_steps(0)) == ("pass", 1)
    match.undo_all(0)
    assert match.state.lines == []


def test_a_pass_that_was_all_one_could_do_is_not_taken_back() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        yield from t.react([0, 1, 2], "react", lambda seat: ["strike"] if seat == 1 else [])

    match = start(turn, seats=3)
    match.choose(0, "pass")
    match.choose(1, "pass")
    assert match.undoable(0) is None
    assert undone(match, 1) == "pass"
    match.undo_all(1)
    assert sorted(match.asks) == [1, 2], "seat 0 is not asked again"


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


def test_not_from_within_a_window_even_if_it_asks_nobody_else() -> None:
    """It may be open in somebody else's turn: what led to it is over."""

    def turn(t: Table[Log]) -> Script[None]:
        say(t, (yield from t.ask(0, ["a", "b"], "first")))
        yield from t.react([0], "window", lambda seat: ["x"])
        say(t, (yield from t.ask(0, ["c", "d"], "second")))

    match = start(turn)
    match.choose(0, "a")
    assert match.in_window
    assert match.undoable(0) is None
    match.choose(0, "x")
    match.choose(0, "c")
    assert match.undo_steps(0) == 1
