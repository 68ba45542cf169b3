"""The verbs of the table, and who may read a note."""

import pytest

from app.engine import Dice, Note, Script, Table
from tests.engine.games import Log, say, start


def test_a_private_note_is_for_its_seats_only() -> None:
    table = Table(None, Dice(bytes(32)), 3)
    table.note("open", n=1)
    table.note("secret", to=[1], n=2)
    table.note("nobody", to=[])
    visible = {viewer: [note.id for note in table.notes if note.visible_to(viewer)] for viewer in (None, *table.seats)}
    assert visible == {None: ["open"], 0: ["open"], 1: ["open", "secret"], 2: ["open"]}
    assert table.notes[1] == Note("secret", {"n": 2}, (1,))


def test_an_ask_carries_why_something_is_missing() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        yield from t.ask(0, ["a"], "go", always=True, blocked={"b": ("X-1", "no-gold")}, doing="thinking", gold=3)

    ask = start(turn).asks[0]
    assert ask.blocked == {"b": ("X-1", "no-gold")}
    assert ask.args == {"gold": 3}
    assert ask.doing == "thinking"


def test_pick_hands_back_the_thing() -> None:
    def turn(t: Table[Log]) -> Script[None]:
        number = yield from t.pick(0, {"card:1": 10, "card:2": 20}, "which")
        say(t, f"{number + 1}")
        yield from t.ask(0, ["done"], "rest", always=True)

    match = start(turn)
    assert list(match.asks[0].options) == ["card:1", "card:2"]
    match.choose(0, "card:2")
    assert match.state.lines == ["21"]


@pytest.mark.parametrize("able", [[], [1], [1, 2]])
def test_a_window_looks_the_same_whoever_can(able: list[int]) -> None:
    """Public facts say who is asked; what one really can shows in one's own options only."""

    def turn(t: Table[Log]) -> Script[None]:
        answers = yield from t.react([1, 2], "react", lambda seat: ["hit"] if seat in able else [], doing="thinking")
        say(t, f"{sorted(answers)}")
        yield from t.ask(0, ["done"], "rest", always=True)

    match = start(turn, seats=3)
    assert match.waiting() == {1: "thinking", 2: "thinking"}
    assert sorted(match.asks) == [1, 2]
    assert [seat for seat in (1, 2) if not match.only_pass(seat)] == able
    match.choose(2, "pass")
    match.choose(1, "pass")
    assert match.state.lines == ["[1, 2]"]
