"""A board draws: what is worked out of the numbers that rules have made, rules work out."""

from pathlib import Path

import pytest

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


def sums(folder: Path) -> set[str]:
    """The calculations in a board that numbers of the view, or of the facts of options, are part of."""
    read = run_node(f"node tests/client/board_sums.mjs {ROOT} {folder}")
    assert read.returncode == 0, read.stderr
    return {line.split("\t")[2] for line in read.stdout.splitlines()}


@pytest.mark.parametrize("game", installed())
def test_no_board_works_out_what_a_rule_knows(game: str) -> None:
    allowed = {code for name, code in PICTURES if name == game}
    assert sums(ROOT / "app" / "games" / game) == allowed


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("view.private.gold - 1", True),
        ("Math.max(1, view.private.gold)", True),
        ("(view.public.cities.paris.control ?? 0) * 2", True),
        ("view.private.gold >= 7", True),
        ("Object.values(view.public.cities).map(({ control = 0 }) => control + 5)", True),
        ("Object.values(view.public.cities).reduce((sum, city) => sum + (city.control ?? 0), 0)", True),
        ("view.ask?.options.deep !== 1 && (view.ask?.options.deep?.inches ?? 0) + 1", True),
        ("view.private.gold > 0", False),
        ("`${view.private.gold} cities`", False),
        ("[1, 2, 3].map((i) => i < view.private.gold)", False),
    ],
)
def test_what_is_worked_out_is_found(tmp_path: Path, code: str, found: bool) -> None:
    (tmp_path / "view.d.ts").write_text(view_types(typed_game()), "utf-8")
    board = f'/** @param {{import("./view.js").View}} view */\nexport const board = (view) => {code};\n'
    (tmp_path / "board.js").write_text(board, "utf-8")
    assert bool(sums(tmp_path)) is found
