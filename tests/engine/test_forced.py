"""A single option is no question: it is taken at once, unless taking it ends or tells something."""

import pytest

from app.engine import ENGINE, Match, Runaway, Script, Table
from tests.engine.games import SEED, Log, game_of, say, start


def single(t: Table[Log]) -> Script[None]:
    """Two options, then one, then the end of the turn."""
    say(t, (yield from t.ask(0, ["a", "b"], "first")))
    say(t, (yield from t.ask(0, ["only"], "second")))
    yield from t.ask(0, ["end"], "third", always=True)
    yield from t.ask(1, ["c", "d"], "other")


def test_it_is_taken_at_once_and_taken_back_with_what_led_to_it() -> None:
    match = start(single)
    change = match.choose(0, "a")
    assert [note.args["text"] for note in change.notes] == ["a", "only"]
    assert match.asks[0].prompt == "third"
    assert match.answered == [1, 0]
    assert match.undo_steps(0) == 1
    match.undo(0)
    assert match.state.lines == []
    assert match.asks[0].prompt == "first"


def test_what_must_always_be_asked_is_asked() -> None:
    match = start(single)
    match.choose(0, "a")
    assert list(match.asks[0].options) == ["end"]
    match.choose(0, "end")
    assert list(match.asks) == [1]


def test_matches_that_began_earlier_ask_everything() -> None:
    match = Match.new(game_of(single), 2, {}, seed=SEED, engine=1)
    match.choose(0, "a")
    assert list(match.asks[0].options) == ["only"]
    restored = Match.restore(match.game, match.base, [taken.move for taken in match.taken])
    assert restored.asks == match.asks == match.clone().asks
    match.choose(0, "only")
    match.undo(0)
    assert list(match.asks[0].options) == ["only"]
    assert match.table.engine == 1 < ENGINE


def test_a_checkpoint_without_a_number_is_of_an_earlier_engine() -> None:
    match = start(single)
    point = match.game.read_checkpoint(match.base)
    assert point.engine == ENGINE
    old = match.base.replace(b"\xa6engine" + bytes([ENGINE]), b"").replace(b"\x86", b"\x85", 1)
    assert match.game.read_checkpoint(old).engine == 1


def test_side_by_side_everything_is_asked() -> None:
    """Who is asked can be seen there, so that it must not depend on what somebody holds."""

    def turn(t: Table[Log]) -> Script[None]:
        yield from t.together({0: t.ask(0, ["a"], "one"), 1: t.ask(1, ["a", "b"], "one")})
        yield from t.react([0, 1], "window", lambda seat: [])

    match = start(turn)
    assert sorted(match.asks) == [0, 1]
    match.choose(0, "a")
    match.choose(1, "b")
    assert match.in_window
    assert match.only_pass(0)


def test_pick_takes_the_only_thing() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        number = yield from t.pick(0, {"card:1": 10}, "which")
        say(t, f"{number}")
        yield from t.ask(0, ["a", "b"], "rest")

    assert start(turn).state.lines == ["10"]


def test_a_script_that_only_takes_single_options_has_lost_its_way() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        while True:
            yield from t.ask(0, ["go"], "on")

    with pytest.raises(Runaway):
        start(turn)
