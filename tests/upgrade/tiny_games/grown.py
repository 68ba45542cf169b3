"""Magpies with a moon: the state has a new field with a default, so older checkpoints can be read."""

from collections.abc import Mapping

from msgspec import structs

from parlour import Dice, OptionValue
from tests import tiny
from tests.tiny import INFO, bot, private, redeal, result, turn

__all__ = ["INFO", "State", "bot", "private", "public", "redeal", "result", "setup", "turn"]


class State(tiny.State):
    moon: str = "full"


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    return State(**structs.asdict(tiny.setup(seats, options, dice)))


class Public(tiny.Public, frozen=True):
    moon: str


def public(state: State) -> Public:
    return Public(**structs.asdict(tiny.public(state)), moon=state.moon)
