"""A match: one door for choices; whatever is refused or fails leaves everything as it was."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.conformance.snapshot import snapshot
from app.engine import (
    UNDO,
    Ask,
    BadCheckpoint,
    DeadEnd,
    Dice,
    ForeignAsk,
    Game,
    GameBug,
    Match,
    Move,
    NotAsked,
    NothingToUndo,
    NotOffered,
    Runaway,
    Script,
    Table,
)
from tests import tiny
from tests.engine.games import SEED, Log, LogPrivate, asks_in_turn, game_of, say, start, texts

# ---- choosing


def test_a_choice_goes_to_the_script_that_waits() -> None:
    match = start(asks_in_turn)
    assert list(match.asks) == [0]
    assert match.asks[0].prompt == "first-0"
    news = match.choose(0, "b")
    assert texts(news.notes) == ["b"]
    assert match.state.lines == ["b"]
    assert match.asks[0].prompt == "first-1"


def test_the_turn_goes_on_to_the_next() -> None:
    match = start(asks_in_turn)
    for move in ["a", "a", "b"]:
        match.choose(0, move)
    assert list(match.asks) == [1]
    turns = match.turns
    match.choose(1, "d")
    assert match.turns == turns + 1
    assert match.since == []
    assert match.state.turns == 2
    assert match.state.lines == ["a", "a", "b", "d"]


@pytest.mark.parametrize(
    ("seat", "option", "refusal"),
    [(1, "a", NotAsked), (0, "c", NotOffered), (0, "", NotOffered), (7, "a", NotAsked), (-1, "a", NotAsked)],
)
def test_a_refusal_changes_nothing(seat: int, option: str, refusal: type[Exception]) -> None:
    match = start(asks_in_turn)
    match.choose(0, "a")
    before = snapshot(match)
    with pytest.raises(refusal):
        match.choose(seat, option)
    assert snapshot(match) == before
    match.choose(0, "b")
    assert match.state.lines == ["a", "b"]


def test_a_match_ends() -> None:
    match = start(asks_in_turn)
    match.state.last_turn = 2
    for seat, option in [(0, "a"), (0, "a"), (0, "a"), (1, "c"), (0, "a"), (0, "a"), (0, "a")]:
        match.choose(seat, option)
    assert match.result is None
    match.choose(1, "c")
    assert match.result is not None
    assert match.result.reason == "over"
    assert match.asks == {}
    with pytest.raises(NotAsked):
        match.choose(0, "a")


def test_rules_call_rules() -> None:
    """Asks nest as calls do, and the answer comes back to the caller."""

    def outer(t: Table[Log]) -> Script[None]:
        first = yield from inner(t, "x")
        second = yield from inner(t, "y")
        say(t, first + second)

    def inner(t: Table[Log], name: str) -> Script[str]:
        chosen = yield from t.pick(0, {f"{name}:1": 1, f"{name}:2": 2}, name)
        if chosen == 2:
            deeper = yield from inner(t, name * 2)
            return name + deeper
        return name

    match = start(outer)
    for option in ["x:2", "xx:2", "xxxx:1", "y:1"]:
        match.choose(0, option)
    assert match.state.lines == ["xxxxxxxy"]


# ---- a game that fails


def failing(t: Table[Log]) -> Script[None]:
    """`bad` fails at once; `later` fails in the next turn, after a checkpoint was taken."""
    if t.state.lines[-1:] == ["later"]:
        raise ValueError("the next turn is broken")
    say(t, (yield from t.ask(0, ["good", "bad"], "one")))
    if t.state.lines[-1] == "bad":
        t.state.lines.append("half done")
        t.dice.roll(6)
        raise ValueError("broken")
    say(t, (yield from t.ask(0, ["good", "later"], "two")))


@pytest.mark.parametrize("moves", [["bad"], ["good", "later"], ["good", "good", "good", "later"]])
def test_a_failing_script_changes_nothing(moves: list[str]) -> None:
    match = start(failing)
    for option in moves[:-1]:
        match.choose(0, option)
    before, turns, undoable = snapshot(match), match.turns, match.undoable(0)
    with pytest.raises(GameBug, match="broken"):
        match.choose(0, moves[-1])
    assert snapshot(match) == before
    assert (match.turns, match.undoable(0), match.result) == (turns, undoable, None)
    match.choose(0, "good")
    assert match.state.lines[-1] == "good"


def test_a_failing_branch_changes_nothing() -> None:
    def branch(t: Table[Log], seat: int) -> Script[None]:
        say(t, (yield from t.ask(seat, ["good", "bad"], "one")))
        if t.state.lines[-1] == "bad":
            raise KeyError(seat)
        yield from t.ask(seat, ["done"], "two")

    def turn(t: Table[Log]) -> Script[None]:
        yield from t.together({seat: branch(t, seat) for seat in t.seats})

    match = start(turn)
    match.choose(0, "good")
    before = snapshot(match)
    with pytest.raises(GameBug):
        match.choose(1, "bad")
    assert snapshot(match) == before
    match.choose(1, "good")
    assert match.state.lines == ["good", "good"]


def dead_end(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one")
    yield from t.ask(0, [], "nothing")


def nobody_there(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one")
    yield from t.ask(5, ["a"], "who")


def foreign(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one")
    yield from t.together({0: t.ask(1, ["a"], "mine?"), 1: t.ask(1, ["a"], "mine")})


def nested(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one")
    yield from t.together({0: t.react([0], "inner", lambda seat: [])})


def chatty(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one")
    while True:
        t.note("on and on")


def idle(t: Table[Log]) -> Script[None]:
    if t.state.turns < 2:
        yield from t.ask(0, ["go"], "one")


def empty_windows(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one")
    while True:
        yield from t.together({})


@pytest.mark.parametrize(
    ("turn", "bug"),
    [
        (dead_end, DeadEnd),
        (nobody_there, ForeignAsk),
        (foreign, ForeignAsk),
        (nested, ForeignAsk),
        (chatty, Runaway),
        (idle, Runaway),
        (empty_windows, Runaway),
    ],
)
def test_a_broken_contract_has_a_name(turn: Callable[[Table[Log]], Script[None]], bug: type[GameBug]) -> None:
    fresh = start(turn)
    match = Match.restore(fresh.game, _edited(fresh, last_turn=10_000))
    before = snapshot(match)
    with pytest.raises(bug):
        match.choose(0, "go")
    assert snapshot(match) == before


def _edited(match: Match[Log], *, last_turn: int) -> bytes:
    """The match's checkpoint with another length."""
    point = match.game.read_checkpoint(match.saved)
    point.state.last_turn = last_turn
    return msgspec.msgpack.encode(point)


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
    yield from t.ask(0, ["done"], "rest")


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
        yield from t.ask(0, ["done"], "rest")

    match = start(turn)
    assert match.waiting() == {1: "bidding"}
    match.choose(1, "a")
    assert match.state.lines == ["{0: 'nothing', 1: 'a'}"]


def test_together_of_nobody_goes_on() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        assert (yield from t.together({})) == {}
        assert (yield from t.react([], "window", lambda seat: [])) == {}
        yield from t.ask(0, ["done"], "rest")

    assert list(start(turn).asks) == [0]


def test_drafts_can_be_taken_back_until_all_are_in() -> None:
    match = start(bids)
    for seat, option in [(0, "a"), (1, "a"), (0, "c"), (1, "c")][:3]:
        match.choose(seat, option)
    asked = match.asks[1]
    assert match.undoable(0) == "c"
    match.undo(0)
    assert match.undoable(0) == "a"
    match.undo(0)
    assert match.asks[0].options == ["a", "b"]
    assert match.asks[1] == asked
    assert match.undoable(1) == "a"
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
    assert match.undoable(1) == "a"


# ---- windows


def window(t: Table[Log]) -> Script[None]:
    """Seats 1 and 2 may react; only seat 2 really can."""
    answers = yield from t.react([1, 2], "react", lambda seat: ["strike"] if seat == 2 else [], doing="thinking")
    say(t, f"{answers}")
    yield from t.ask(0, ["done"], "rest")


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
        yield from t.ask(0, ["pass"], "must")

    assert not start(turn).only_pass(0)


# ---- taking back


def test_undo_takes_back_one_choice_at_a_time() -> None:
    match = start(asks_in_turn)
    fresh = snapshot(match, answered=False)
    match.choose(0, "a")
    once = snapshot(match, answered=False)
    match.choose(0, "b")
    news = match.undo(0)
    assert news.cut == 1
    assert news.notes == []
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
    news = match.undo(0)
    assert (news.cut, texts(news.notes)) == (1, [])
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


# ---- storing


def test_a_checkpoint_that_cant_be_read() -> None:
    with pytest.raises(BadCheckpoint):
        Match.restore(game_of(asks_in_turn), b"\x81\xa1x\x01")
    with pytest.raises(BadCheckpoint):
        Match.restore(game_of(asks_in_turn), b"")


def test_opening_notes() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        say(t, "welcome")
        say(t, (yield from t.ask(0, ["a"], "one")))

    match = start(turn)
    assert texts(match.opening) == ["welcome"]
    assert texts(match.choose(0, "a").notes) == ["a", "welcome"], "the end of one turn and the start of the next"


TINY: Game[tiny.State] = Game(tiny)


@settings(max_examples=60, deadline=None)
@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(0, 1000), max_size=60), st.sampled_from([2, 3]))
def test_any_history_can_be_stored_cloned_and_restored(seed: bytes, choices: list[int], seats: int) -> None:
    """Whatever is played and taken back: the clone, the restored match and the replayed match are all the same."""
    match = Match.new(TINY, seats, {}, seed=seed)
    moves, at_checkpoint, turns = [], 0, match.turns
    for choice in choices:
        if match.result is not None:
            break
        options = [Move(seat, option) for seat in sorted(match.asks) for option in match.asks[seat].options]
        options += [Move(seat, UNDO) for seat in range(seats) if match.undoable(seat) is not None]
        moves.append(options[choice % len(options)])
        match.play(moves[-1])
        if match.turns != turns:
            turns, at_checkpoint = match.turns, len(moves)
    seen = snapshot(match)
    assert snapshot(match.clone()) == seen
    assert snapshot(Match.restore(TINY, match.saved, moves[at_checkpoint:])) == seen
    again = Match.new(TINY, seats, {}, seed=seed)
    for move in moves:
        again.play(move)
    assert snapshot(again) == seen
    assert again.result == match.result


def test_a_clone_goes_its_own_way() -> None:
    match = start(asks_in_turn)
    match.choose(0, "a")
    clone = match.clone()
    clone.choose(0, "b")
    assert match.state.lines == ["a"]
    assert clone.state.lines == ["a", "b"]


def test_views() -> None:
    match = start(asks_in_turn)
    assert match.view(1).private == LogPrivate(seat=1)
    assert match.view(None).private is None
    assert match.view(None).public == match.view(0).public


def test_an_ask_is_data() -> None:
    match = start(asks_in_turn)
    assert match.asks[0] == Ask(0, ["a", "b"], "first-0")
    assert Dice(SEED) == match.table.dice
