"""Magpies with a moon that no older checkpoint has and no default knows."""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from app.engine import Dice, OptionValue
from tests import tiny
from tests.tiny import INFO, bot, private, redeal, result, turn

__all__ = ["INFO", "State", "bot", "private", "public", "redeal", "result", "setup", "turn"]


class State(tiny.State, kw_only=True):
    moon: str


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    return State(**structs.asdict(tiny.setup(seats, options, dice)), moon="new")


def public(state: State) -> dict[str, Any]:
    return {**tiny.public(state), "moon": state.moon}
