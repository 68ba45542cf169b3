"""Magpies who say goodbye after every turn: a question with one answer."""

from parlour import Script, Table
from tests import tiny
from tests.tiny import INFO, State, bot, private, public, redeal, result, setup

__all__ = ["INFO", "State", "bot", "private", "public", "redeal", "result", "setup", "turn"]


def turn(t: Table[State]) -> Script[None]:
    yield from tiny.turn(t)
    yield from t.ask(0, ["goodbye"], "farewell")
