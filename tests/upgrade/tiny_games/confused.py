"""Magpies whose older checkpoints can be read, but then the rules fail on what is in them."""

from collections.abc import Mapping

from msgspec import field, structs

from parlour import Dice, OptionValue, Script, Table
from tests import tiny
from tests.tiny import INFO, bot, private, public, redeal, result

__all__ = ["INFO", "State", "bot", "private", "public", "redeal", "result", "setup", "turn"]


class State(tiny.State):
    moods: list[str] = field(default_factory=list)
    """One a seat; but a checkpoint of before has none."""


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    return State(**structs.asdict(tiny.setup(seats, options, dice)), moods=["calm"] * seats)


def turn(t: Table[State]) -> Script[None]:
    t.state.moods[0] = "eager"
    yield from tiny.turn(t)  # type: ignore[arg-type]
