"""Magpies by other rules: older checkpoints can't be read, and from the second round on nobody bids cards any more."""

from collections.abc import Mapping

from msgspec import structs

from parlour import Dice, OptionValue, Script, Seat, Table
from tests import tiny
from tests.tiny import INFO, bot, private, public, redeal, result

__all__ = ["INFO", "State", "bot", "private", "public", "redeal", "result", "setup", "turn"]


class State(tiny.State, kw_only=True):
    vault: int


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    return State(**structs.asdict(tiny.setup(seats, options, dice)), vault=0)


def turn(t: Table[State]) -> Script[None]:
    if t.state.round == 0 or t.state.bids:
        yield from tiny.turn(t)  # type: ignore[arg-type]
        return
    t.state.round += 1
    yield from t.together({seat: guess(t, seat) for seat in t.seats}, doing="bidding")


def guess(t: Table[State], me: Seat) -> Script[str]:
    """From the second round on everybody guesses a number instead."""
    return (yield from t.ask(me, ["one", "two"], "bid"))
