"""A match: every choice goes through `choose`; whatever is refused or fails leaves everything as it was."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.conformance.snapshot import snapshot
from app.engine import (
    UNDO,
    UNDO_ALL,
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
    log_change = match.choose(0, "b")
    assert texts(log_change.notes) == ["b"]
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
    yield from t.ask(0, ["go"], "one", always=True)
    yield from t.ask(0, [], "nothing")


def nobody_there(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one", always=True)
    yield from t.ask(5, ["a"], "who", always=True)


def foreign(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one", always=True)
    yield from t.together({0: t.ask(1, ["a"], "mine?"), 1: t.ask(1, ["a"], "mine")})


def nested(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one", always=True)
    yield from t.together({0: t.react([0], "inner", lambda seat: [])})


def chatty(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one", always=True)
    while True:
        t.note("on and on")


def idle(t: Table[Log]) -> Script[None]:
    if t.state.turns < 2:
        yield from t.ask(0, ["go"], "one", always=True)


def empty_windows(t: Table[Log]) -> Script[None]:
    yield from t.ask(0, ["go"], "one", always=True)
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


# ---- storing


def test_a_checkpoint_that_cant_be_read() -> None:
    with pytest.raises(BadCheckpoint):
        Match.restore(game_of(asks_in_turn), b"\x81\xa1x\x01")
    with pytest.raises(BadCheckpoint):
        Match.restore(game_of(asks_in_turn), b"")


def test_opening_notes() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        say(t, "welcome")
        say(t, (yield from t.ask(0, ["a"], "one", always=True)))

    match = start(turn)
    assert texts(match.opening) == ["welcome"]
    assert texts(match.choose(0, "a").notes) == ["a", "welcome"], "the end of one turn and the start of the next"


TINY: Game[tiny.State] = Game(tiny)


@settings(max_examples=60, deadline=None)
@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(0, 1000), max_size=60), st.sampled_from([2, 3]))
def test_any_history_can_be_stored_cloned_and_restored(seed: bytes, choices: list[int], seats: int) -> None:
    """Whatever is played and taken back: the clone, the restored match and the replayed match are all the same."""
    match = Match.new(TINY, seats, {}, seed=seed)
    moves, at_base, base = [], 0, match.base
    for choice in choices:
        if match.result is not None:
            break
        options = [Move(seat, option) for seat in sorted(match.asks) for option in match.asks[seat].options]
        able = [seat for seat in range(seats) if match.undoable(seat) is not None]
        options += [Move(seat, undo) for seat in able for undo in (UNDO, UNDO_ALL)]
        moves.append(options[choice % len(options)])
        match.play(moves[-1])
        if match.base is not base:
            base, at_base = match.base, len(moves)
    seen = snapshot(match)
    assert snapshot(match.clone()) == seen
    assert snapshot(Match.restore(TINY, match.base, moves[at_base:])) == seen
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
    assert match.asks[0] == Ask(0, {"a": None, "b": None}, "first-0")
    assert Dice(SEED) == match.table.dice


def test_a_clone_asks_what_is_asked_without_working_it_out_again() -> None:
    worked_out: list[int] = []

    def options(t: Table[Log]) -> list[str]:
        worked_out.append(len(t.state.lines))
        return ["a", f"b{len(t.state.lines)}"]

    def turn(t: Table[Log]) -> Script[None]:
        for _ in range(3):
            say(t, (yield from t.ask(0, [] if t.repeating else options(t), "next", always=True)))

    match = start(turn)
    match.choose(0, "b0")
    match.choose(0, "a")
    clone = match.clone()
    assert worked_out == [0, 1, 2]
    assert clone.asks == match.asks
    assert snapshot(clone) == snapshot(match)
    clone.choose(0, "b2")
    match.choose(0, "b2")
    assert clone.state.lines == match.state.lines == ["b0", "a", "b2"]
