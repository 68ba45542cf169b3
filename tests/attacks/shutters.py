"""Shutters: round after round seat 1 may open a shutter, if it holds a key; nobody knows in which rounds it does."""

from collections.abc import Mapping
from copy import deepcopy

from msgspec import Struct

from parlour import Ask, Dice, Info, OptionId, OptionValue, Result, Script, Seat, Table, View, ViewPart

ROUNDS = 16
KEEPER: Seat = 1

INFO = Info(id="shutters", title="Shutters", seats=(2,), minutes=1, endings=("over",), longest=2 * ROUNDS, windows=True)


class State(Struct):
    keys: list[bool]
    """Whether the keeper has a key, round by round."""
    opened: list[bool]


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    return State([dice.choice([True, False]) for _ in range(ROUNDS)], [])


def turn(t: Table[State]) -> Script[None]:
    has_key = t.state.keys[len(t.state.opened)]
    answers = yield from t.react([KEEPER], "open", can=lambda _: ["open"] if has_key else [], doing="thinking")
    t.state.opened.append(answers[KEEPER] == "open")
    t.note("answered", opened=t.state.opened[-1])


def result(state: State) -> Result | None:
    return Result([0, sum(state.opened)], [KEEPER], "over") if len(state.opened) == ROUNDS else None


class Public(ViewPart, frozen=True):
    opened: list[bool]


class Private(ViewPart, frozen=True):
    key: bool | None = None
    """Whether the keeper has a key in this round; nobody else knows of one."""


def public(state: State) -> Public:
    return Public(opened=state.opened.copy())


def private(state: State, seat: Seat) -> Private:
    keeps = seat == KEEPER and len(state.opened) < ROUNDS
    return Private(key=state.keys[len(state.opened)] if keeps else None)


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    new = deepcopy(state)
    first = len(state.opened) + (seat == KEEPER)
    new.keys[first:] = [dice.choice([True, False]) for _ in new.keys[first:]]
    return new


def bot(view: View[Public, Private], ask: Ask, dice: Dice) -> OptionId:
    return next(iter(ask.options))
