"""A board draws: what is worked out of the numbers that rules have made, rules work out."""

from collections.abc import Iterable
from pathlib import Path

from app.client_types import view_types
from app.engine import installed
from tests.client.test_types import ROOT, run_node, typed_game

PICTURES = {
    ("android", "Math.min(time, 9)"): "how many hours have room beside the number",
    ("smog", "Math.max(4, game.turn.actions)"): "how many lamps there are, lit or not",
    ("smog", "have - need"): "what I have beyond the pips",
    ("smog", "side - game.discs[disc].turned"): "an angle",
}
"""What boards may work out, and why: each is about the drawing alone."""


CALCULATIONS = {
    "view.private.gold - 1": True,
    "Math.max(1, view.private.gold)": True,
    "(view.public.cities.paris.control ?? 0) * 2": True,
    "view.private.gold >= 7": True,
    "Object.values(view.public.cities).map(({ control = 0 }) => control + 5)": True,
    "Object.values(view.public.cities).reduce((sum, city) => sum + (city.control ?? 0), 0)": True,
    "view.ask?.options.deep !== 1 && (view.ask?.options.deep?.inches ?? 0) + 1": True,
    "view.private.gold > 0": False,
    "`${view.private.gold} cities`": False,
    "[1, 2, 3].map((i) => i < view.private.gold)": False,
}
"""Code of a board, and whether it works something out."""


def sums(folders: Iterable[Path]) -> dict[Path, set[str]]:
    """The calculations in each board that numbers of the view, or of the facts of options, are part of.

    All boards in one run, since the compiler takes longer to start than to read them.
    """
    found: dict[Path, set[str]] = {folder: set() for folder in folders}
    read = run_node(f"node tests/client/board_sums.mjs {ROOT} {' '.join(map(str, found))}")
    assert read.returncode == 0, read.stderr
    for line in read.stdout.splitlines():
        file, _, code = line.split("\t")
        board = (ROOT / file).resolve()
        next(found[folder] for folder in found if board.is_relative_to(folder)).add(code)
    return found


def test_no_board_works_out_what_a_rule_knows() -> None:
    found = sums(ROOT / "app" / "games" / game for game in installed())
    assert {(folder.name, code) for folder, codes in found.items() for code in codes} == PICTURES.keys()


def test_what_is_worked_out_is_found(tmp_path: Path) -> None:
    boards = {code: tmp_path / str(number) for number, code in enumerate(CALCULATIONS)}
    for code, folder in boards.items():
        folder.mkdir()
        (folder / "view.d.ts").write_text(view_types(typed_game()), "utf-8")
        board = f'/** @param {{import("./view.js").View}} view */\nexport const board = (view) => {code};\n'
        (folder / "board.js").write_text(board, "utf-8")
    found = sums(boards.values())
    assert {code: bool(found[folder]) for code, folder in boards.items()} == CALCULATIONS
