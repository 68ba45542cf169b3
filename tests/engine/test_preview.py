"""What a choice would change, as far as it tells nothing new."""

from collections.abc import Callable
from typing import Any

import pytest

from app.conformance.snapshot import observe, snapshot
from app.engine import NotAsked, NotOffered, Script, Table
from tests.engine.games import Log, may_end, say, start


def plain(t: Table[Log]) -> Script[None]:
    for number in range(2):
        say(t, (yield from t.ask(0, ["a", "b"], f"{number}")))
    yield from t.ask(0, ["end"], "rest", always=True)
    yield from t.ask(1, ["c", "d"], "other")


def test_it_shows_what_then_happens_and_changes_nothing() -> None:
    match = start(plain)
    before = snapshot(match)
    shown = match.preview(0, ["b"])
    assert shown is not None
    assert shown.view(0).public.lines == ["b"]
    assert snapshot(match) == before
    match.choose(0, "b")
    assert observe(match, 0, []) == observe(shown, 0, [])


def test_several_choices_after_each_other() -> None:
    shown = start(plain).preview(0, ["a", "b"])
    assert shown is not None
    assert shown.view(0).public.lines == ["a", "b"]


def test_not_what_is_not_offered() -> None:
    match = start(plain)
    with pytest.raises(NotOffered):
        match.preview(0, ["zzz"])
    with pytest.raises(NotOffered):
        match.preview(0, ["a", "zzz"])
    with pytest.raises(NotAsked):
        match.preview(1, ["a"])


def test_not_where_another_is_asked_then() -> None:
    match = start(plain)
    match.choose(0, "a")
    match.choose(0, "a")
    assert match.preview(0, ["end"]) is None


@pytest.mark.parametrize(
    "look",
    [
        lambda t: t.dice.roll(6),
        lambda t: t.state.deck.draw(t),
        lambda t: t.barrier(),
        lambda t: t.barrier(own=1),
    ],
    ids=["roll", "draw", "barrier", "the other's secret"],
)
def test_not_where_the_seat_would_learn_something(look: Callable[[Table[Log]], Any]) -> None:
    def turn(t: Table[Log]) -> Script[None]:
        say(t, (yield from t.ask(0, ["a", "b"], "one")))
        look(t)
        yield from t.ask(0, ["a", "b"], "two")

    assert start(turn).preview(0, ["a"]) is None


def test_across_a_secret_of_its_own_that_others_would_see() -> None:
    """They see nothing of a preview; but what was really shown can't be taken back."""

    def turn(t: Table[Log]) -> Script[None]:
        say(t, (yield from t.ask(0, ["a", "b"], "one")))
        t.barrier(own=0)
        yield from t.ask(0, ["a", "b"], "two")

    match = start(turn)
    shown = match.preview(0, ["a"])
    assert shown is not None
    assert shown.view(0).public.lines == ["a"]
    match.choose(0, "a")
    assert match.undoable(0) is None


def test_side_by_side_only_while_the_others_decide_on() -> None:
    def draft(t: Table[Log], seat: int) -> Script[None]:
        yield from t.ask(seat, ["a", "b"], "one")
        yield from t.ask(seat, ["c", "d"], "two")

    def turn(t: Table[Log]) -> Script[None]:
        yield from t.together({seat: draft(t, seat) for seat in t.seats})
        yield from t.ask(0, ["a", "b"], "rest")

    match = start(turn)
    assert match.preview(0, ["a"]) is not None
    assert match.preview(0, ["a", "c"]) is not None
    for option in ("a", "c"):
        match.choose(1, option)
    match.choose(0, "a")
    assert match.preview(0, ["c"]) is None, "then all drafts are shown"


def test_never_in_a_window() -> None:
    """Whether somebody's answer would close it tells who has answered."""

    def turn(t: Table[Log]) -> Script[None]:
        yield from t.react([0, 1], "window", lambda seat: ["strike"])
        yield from t.ask(0, ["a", "b"], "rest")

    match = start(turn)
    assert match.preview(0, ["strike"]) is None
    match.choose(1, "pass")
    assert match.preview(0, ["strike"]) is None


def test_not_to_the_end_of_the_match() -> None:
    match = start(may_end)
    assert match.preview(0, ["on"]) is not None
    assert match.preview(0, ["end"]) is None
