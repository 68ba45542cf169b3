"""Parts of a view are made again when what they are made of has changed, and only then."""

import pytest

from app.conformance.checks import ViewChecks, check_fresh
from app.conformance.findings import CheckFailed
from app.engine import Match, Script, Seat, Table, ViewCache, ViewPart, part
from tests.engine.games import SEED, Log, game_of

made: list[str] = []


@pytest.fixture(autouse=True)
def nothing_made() -> None:
    made.clear()


class Line(ViewPart, frozen=True):
    text: str


class Lines(ViewPart, frozen=True):
    lines: dict[int, Line]
    turns: int = 0
    empty: dict[str, int] = {}


class Mine(ViewPart, frozen=True):
    turns: int


@part(lambda state, number: state.lines[number])
def _line(state: Log, number: int) -> Line:
    made.append(state.lines[number])
    return Line(state.lines[number])


@part(lambda state: 0)
def _empty(state: Log) -> dict[str, int]:
    return {}


def public(state: Log) -> Lines:
    made.append("public")
    return Lines({number: _line(state, number) for number in range(len(state.lines))}, state.turns, _empty(state))


@part(lambda state, seat: state.turns)
def private(state: Log, seat: Seat) -> Mine:
    made.append(f"seat {seat}")
    return Mine(state.turns)


def writes(t: Table[Log]) -> Script[None]:
    """Three choices; `-` writes nothing."""
    for _ in range(3):
        text = yield from t.ask(0, ["a", "b", "-"], "write")
        if text != "-":
            t.state.lines.append(text)


def start() -> Match[Log]:
    return Match.new(game_of(writes, public=public, private=private), 2, {}, seed=SEED)


def test_a_part_is_made_when_what_it_is_made_of_is_new() -> None:
    match = start()
    match.choose(0, "a")
    first = match.view(None).public
    match.choose(0, "b")
    made.clear()
    second = match.view(None).public
    assert made == ["public", "b"]
    assert second.lines[0] is first.lines[0]
    match.state.lines[0] = "changed"
    assert match.view(None).public.lines == {0: Line("changed"), 1: Line("b")}


def test_nothing_is_made_while_the_state_stays_the_same() -> None:
    match = start()
    match.choose(0, "a")
    before = match.view(1)
    match.choose(0, "-")
    made.clear()
    after = match.view(1)
    assert made == []
    assert after.public is before.public
    assert after.private is before.private


def test_each_seat_has_its_own() -> None:
    match = start()
    match.view(0)
    match.view(1)
    assert made[-2:] == ["seat 0", "seat 1"]
    assert match.view(0).private == Mine(1)


def test_what_is_taken_back_is_shown_so() -> None:
    match = start()
    match.choose(0, "a")
    match.view(None)
    match.choose(0, "b")
    match.views.look_anew(match.state)
    match.views.private(0)
    match.undo(0)
    assert match.view(None).public.lines == {0: Line("a")}


def test_as_if_made_from_nothing() -> None:
    match = start()
    for option in ("a", "b", "a", "-", "b"):
        match.choose(0, option)
        assert match.view(1) == match.game.view(match.state, 1)
        check_fresh(match)


def test_outside_a_match_a_part_is_a_function() -> None:
    state = start().state
    assert private(state, 0) is not private(state, 0)


def test_what_is_forgotten_is_made_again() -> None:
    match = start()
    match.view(0)
    match.views.forget()
    made.clear()
    assert match.view(0).private == Mine(1)
    assert made == ["public", "seat 0"]


def test_so_many_parts_are_kept_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.engine.parts.MOST_PARTS", 4)
    cache: ViewCache[Log] = ViewCache(game_of(writes, public=public, private=private))
    state = Log(lines=[str(number) for number in range(10)])
    for _ in range(2):
        cache.look_anew(state)
        assert cache.public() == public(state)
    assert len(cache._parts._made) <= 4


def test_a_part_that_reads_more_than_it_says_is_found() -> None:
    @part(lambda state: state.turns)
    def stale(state: Log) -> Lines:
        return Lines({}, len(state.lines))

    match = Match.new(game_of(writes, public=stale), 1, {}, seed=SEED)
    check_fresh(match)
    match.choose(0, "-")
    check_fresh(match)
    match.choose(0, "a")
    with pytest.raises(CheckFailed, match=r"public\.turns"):
        check_fresh(match)


def test_a_part_that_shares_the_state_is_found() -> None:
    """It would change by itself, and what was sent of it would not."""

    @part(lambda state: state.turns)
    def sharing(state: Log) -> Shared:
        return Shared(state.lines)

    match = Match.new(game_of(writes, public=sharing), 1, {}, seed=SEED)
    checks = ViewChecks()
    checks.check(match)
    match.choose(0, "a")
    with pytest.raises(CheckFailed, match="holds a part of the state"):
        checks.check(match)


class Shared(ViewPart, frozen=True):
    lines: list[str]
