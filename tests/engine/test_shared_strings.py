"""Matches that are read from the store share their strings, and are otherwise as they were."""

import random

import msgspec
import pytest

from app.engine import Match, installed, load
from app.engine.shared_strings import share_strings

SEED = b"shared".ljust(32, b".")


def some_way_on(game_id: str, choices: int) -> Match[object]:
    """A match after so many choices at random."""
    game = load(game_id)
    match = Match.new(game, game.info.seats[-1], {}, seed=SEED)
    play_on(match, choices)
    return match


def play_on(match: Match[object], choices: int) -> None:
    dice = random.Random(3)
    for _ in range(choices):
        if match.result is not None:
            return
        seat = dice.choice(sorted(match.asks))
        match.choose(seat, dice.choice(list(match.asks[seat].options)))


@pytest.mark.parametrize("game_id", installed())
@pytest.mark.parametrize("choices", [0, 37, 150])
def test_a_match_with_shared_strings_goes_on_the_same(game_id: str, choices: int) -> None:
    """Also in the midst of a turn, when a script is going through what it has taken from the state."""
    match = some_way_on(game_id, choices)
    plain, shared = match.clone(), match.clone()
    share_strings(shared.state)
    assert msgspec.msgpack.encode(shared.state) == msgspec.msgpack.encode(plain.state)
    for one in (plain, shared):
        play_on(one, 100)
    assert shared.saved == plain.saved
    assert shared.since == plain.since
    assert shared.asks == plain.asks


class Inner(msgspec.Struct):
    name: str
    pair: tuple[str, str] = ("", "")


class Outer(msgspec.Struct):
    names: list[str]
    by_key: dict[str, Inner]


def decoded() -> Outer:
    names = ["in the old harbour", "in the old harbour"]
    whole = Outer(names, {"first": Inner("in the old harbour", ("in the old harbour", "elsewhere"))})
    return msgspec.msgpack.decode(msgspec.msgpack.encode(whole), type=Outer)


def test_equal_strings_are_one() -> None:
    one, other = decoded(), decoded()
    assert one.names[0] is not other.names[0], "else there is nothing to share"
    for state in (one, other):
        assert share_strings(state) is state
    found = [*one.names, *other.names, one.by_key["first"].name, other.by_key["first"].pair[0]]
    assert all(name is found[0] for name in found)
    assert one == other == decoded()
