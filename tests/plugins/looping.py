"""A package whose game goes wrong where, and how, its players choose."""

from pathlib import Path

from tests.plugins.packages import add_package

LOOPING = '''
import itertools
import os
import time
from collections.abc import Mapping

from msgspec import Struct

from parlour import Ask, Dice, Info, OptionValue, Result, Script, Seat, Table, View, ViewPart

INFO = Info(id="looping", title="looping", seats=(2,), minutes=1, endings=("over",), longest=20)
MENDED = bool(os.environ.get("LOOPING_MENDED"))
BROKEN = os.environ.get("LOOPING_BROKEN", "")


def go_wrong(place: str, picked: str) -> None:
    """If `turn:loops` was picked, the turn loops, and so on."""
    if picked.partition(":")[0] != place or MENDED:
        return
    match picked.partition(":")[2]:
        case "loops":
            while True:
                pass
        case "catches":
            while True:
                try:
                    sum(range(100))
                except Exception:
                    pass
        case "swallows":
            while True:
                try:
                    for number in range(1000):
                        sum(range(50))
                except:
                    pass
        case "sleeps":
            time.sleep(1000)
        case "computes":  # all in one step, in C
            sum(itertools.repeat(0))


class State(Struct):
    lucky: list[int]
    picked: list[str] = []


class Public(ViewPart):
    picked: list[str]


class Private(ViewPart):
    lucky: int


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    return State([dice.below(1000) for _ in range(seats)])


def turn(t: Table[State]) -> Script[None]:
    """The two pick in turn. A turn is two picks of one seat: the first is not in the checkpoint."""
    seat = len(t.state.picked) // 2 % 2
    for _ in range(2):
        if BROKEN and len(t.state.picked) >= int(BROKEN):
            go_wrong("broken", "broken:loops")
        calm = any(picked.startswith("bot:") for picked in t.state.picked)  # what it picks may be anything
        picked = yield from t.ask(seat, ["fine", "well"] if calm else ["fine", *FAULTS], "pick")
        t.note("picked", seat=seat)
        go_wrong("turn", picked)
        t.state.picked.append(picked)


FAULTS = [
    f"{place}:{fault}"
    for place in ("turn", "public", "private", "bot")
    for fault in ("loops", "catches", "swallows", "sleeps", "computes")
]


def result(state: State) -> Result | None:
    return Result([1, 1], [0], "over") if len(state.picked) == 20 else None


def public(state: State) -> Public:
    go_wrong("public", (state.picked or [""])[-1])
    return Public(picked=state.picked.copy())


def private(state: State, seat: Seat) -> Private:
    if seat == 1:
        go_wrong("private", (state.picked or [""])[-1])
    return Private(lucky=state.lucky[seat])


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    new = setup(2, {}, dice)
    new.picked = state.picked.copy()
    if seat is not None:
        new.lucky[seat] = state.lucky[seat]
    return new


def bot(view: View[Public, Private], ask: Ask, dice: Dice) -> str:
    for picked in view.public.picked:
        go_wrong("bot", picked)
    return "fine"
'''
"""A bot that loops does so for the rest of the match; all else goes wrong right after it was picked."""


def add_looping(folder: Path) -> None:
    """Install it in this folder as the game `looping`, for two."""
    add_package(folder, "parlour_looping", id="looping", files={"__init__.py": LOOPING})
