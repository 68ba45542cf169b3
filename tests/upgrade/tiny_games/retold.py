"""Magpies who dig in yards: the same choices, of which something else is told."""

from typing import Any

from msgspec.structs import replace

from parlour import Ask, Fact, Script, Table
from tests import tiny
from tests.tiny import INFO, State, bot, private, public, redeal, result, setup

__all__ = ["INFO", "State", "bot", "private", "public", "redeal", "result", "setup", "turn"]


class Burrow(Fact, frozen=True):
    yards: int


def turn(t: Table[State]) -> Script[None]:
    script, answer = tiny.turn(t), None
    while True:
        try:
            step: Any = script.send(answer)
        except StopIteration:
            return
        if isinstance(step, Ask) and step.prompt == "how-deep":
            step = replace(step, options={"shallow": Burrow(100), "deep": Burrow(200)})
        answer = yield step
