"""The browser's types are those of the server: what is committed is what would be generated, and tsc heeds it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tests.tiny
from app.client_types import view_types, wire_types
from app.commands.types import WIRE
from app.engine import Game, ViewPart, load

ROOT = Path(__file__).parents[2]
TYPED_GAMES = sorted(path.parent.name for path in ROOT.glob("app/games/*/view.d.ts"))

BOARD = """\
/** @typedef {import("./view.js").View} View */
/** @param {View} view */
export const board = (view) => view.public.%s;
"""


def test_the_types_of_the_wire_are_up_to_date() -> None:
    assert WIRE.read_text("utf-8") == wire_types(), "run `parlour types`"


@pytest.mark.parametrize("game", TYPED_GAMES)
def test_the_types_of_views_are_up_to_date(game: str) -> None:
    path = ROOT / "app" / "games" / game / "view.d.ts"
    assert path.read_text("utf-8") == view_types(load(game)), f"run `parlour types {game}`"


class City(ViewPart, frozen=True):
    """A place to send the king."""

    name: str
    control: int | None = None


class Public(ViewPart, frozen=True):
    cities: dict[str, City]


class Private(ViewPart, frozen=True):
    gold: int


def public(state: object) -> Public:
    return Public(cities={})


def private(state: object, seat: int) -> Private:
    return Private(gold=0)


def typed_game() -> Game[Any]:
    """The tiny game with views of our own."""
    return Game(SimpleNamespace(**{**vars(tests.tiny), "public": public, "private": private}))


def run_node(command: str) -> subprocess.CompletedProcess[str]:
    """Run a program of Node, with all that npm has installed here."""
    npm = [path] if (path := shutil.which("npm")) else [sys.executable, "-m", "scripts.npm"]
    return subprocess.run(
        [*npm, "exec", "--offline", "--call", command], cwd=ROOT, capture_output=True, text=True, check=False
    )


def type_check(folder: Path, field: str) -> str:
    """What tsc says of a board in this folder that reads this field of the public view."""
    (folder / "view.d.ts").write_text(view_types(typed_game()), "utf-8")
    (folder / "board.js").write_text(BOARD % field, "utf-8")
    project = {"extends": str(ROOT / "tsconfig.json"), "include": ["*"], "exclude": []}
    (folder / "tsconfig.json").write_text(json.dumps(project), "utf-8")
    return run_node(f"tsc --project {folder}").stdout


def test_a_board_that_reads_what_is_not_there_fails(tmp_path: Path) -> None:
    assert type_check(tmp_path, "cities.paris.name") == ""
    wrong = type_check(tmp_path, "nonsense")
    assert "board.js(3," in wrong
    assert "Property 'nonsense' does not exist on type 'Public'" in wrong
    assert "is possibly 'undefined'" in type_check(tmp_path, "cities.paris.control.valueOf()")


def test_what_does_not_always_travel_is_optional() -> None:
    text = view_types(typed_game())
    assert "export type View = TableView<Public, Private, Dig>;" in text
    assert 'export interface Dig {\n  is: "dig";\n  inches: number;\n}' in text
    assert "/** A place to send the king. */\nexport interface City {\n  name: string;\n  control?: number;\n}" in text
