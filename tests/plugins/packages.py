"""Packages with a game, as pip would leave them in a folder."""

from collections.abc import Mapping
from pathlib import Path

GAME = '''
from collections.abc import Mapping
from msgspec import Struct
from parlour import Ask, Dice, Info, OptionValue, Result, Script, Seat, Table, View, ViewPart

INFO = Info(id="{id}", title="{id}", seats={seats}, minutes=1, endings=("over",), longest=20)


class State(Struct):
    lucky: list[int]
    picked: list[str] = []


class Public(ViewPart):
    picked: dict[str, str] = {{}}


class Private(ViewPart):
    lucky: int


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    return State([dice.below(1000) for _ in range(seats)])


def turn(t: Table[State]) -> Script[None]:
    """Everyone picks a side, one after another."""
    side = yield from t.ask(len(t.state.picked), ["left", "right"], "side")
    t.note("picked", seat=len(t.state.picked))
    t.state.picked.append(side)


def result(state: State) -> Result | None:
    return Result([1] * {most}, [0], "over") if len(state.picked) == {most} else None


def public(state: State) -> Public:
    return Public(picked={{str(seat): side for seat, side in enumerate(state.picked)}})


def private(state: State, seat: Seat) -> Private:
    return Private(lucky=state.lucky[seat])


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    new = setup(len(state.lucky), {{}}, dice)
    new.picked = state.picked.copy()
    if seat is not None:
        new.lucky[seat] = state.lucky[seat]
    return new


def bot(view: View[Public, Private], ask: Ask, dice: Dice) -> str:
    return dice.choice(list(ask.options))
'''
"""A game for one number of seats: each picks a side, and has a number that nobody else knows."""

WORDS = """
title = {id}
tagline = Everyone picks a side.
ask-side = Which side?
option-left = Left
option-right = Right
note-picked = {{ $seat }} picks a side.
ending-over = Everyone has picked.
"""

BOARD = """
import {{ html }} from "/static/vendor/lit-html/lit-html.js";

export const board = () => html`<svg viewBox="0 0 300 100"><text x="10" y="40">{id}</text></svg>`;
"""


def add_package(
    folder: Path, module: str, *, id: str, seats: int = 2, files: Mapping[str, str] | None = None, offer: str = ""
) -> Path:
    """Install a game in this folder; `files` replaces files of the package, or takes them out ("")."""
    package = folder.joinpath(*module.split("."))
    contents = {
        "__init__.py": GAME.format(id=id, seats=(seats,), most=seats),
        "board.js": BOARD.format(id=id),
        "words/en.ftl": WORDS.format(id=id),
        **(files or {}),
    }
    for name, text in contents.items():
        if text:
            path = package / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    add_entry_point(folder, module, offer or id)
    return package


def add_entry_point(folder: Path, module: str, game: str) -> None:
    """What pip notes down of a package with a game."""
    name = module.replace(".", "_")
    about = folder / f"{name}-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[parlour.games]\n{game} = {module}\n")
