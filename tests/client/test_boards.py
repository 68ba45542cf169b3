"""A board draws: what is worked out of the numbers that rules have made, rules work out."""

from collections.abc import Iterable
from pathlib import Path

from app.client_types import view_types
from app.engine import installed
from tests.client.test_types import ROOT, run_node, typed_game

NEWGAME = ROOT / "app" / "scaffold" / "newgame"

PICTURES = {
    ("android", "Math.min(time, 9)"): "how many hours have room beside the number",
    ("android", "Math.min(n, 8)"): "how many pieces of baggage have room beside the number",
    ("android", "wide - (cards.length - 1) * (shut.length ? GAP : WIDER_GAP)"): "how much room cards have side by side",
    ("android", "cards.length - 1"): "how many gaps there are between them",
    ("android", "cards.length - backs.length"): "how many of them lie open",
    ("android", "backs.length - 1"): "the last of those that are shut",
    ("android", "backs.length > 2"): "whether one more card can be opened, by the room that there is",
    (
        "android",
        "Math.max(COST, lines(title, wide - AROUND - beside) * NAME) + KIND + text + AROUND <= high",
    ): "whether a card's text fits on it",
    ("android", "SIDES.indexOf(port) + turn"): "where on a turned piece a line is drawn; which lines meet is sent",
    ("emerald", "(site(name).spread ?? 112) / here.length"): "how close agents stand beside each other",
    ("emerald", "all > 5"): "how much room offers have in the margin",
    ("emerald", "(484 - top) / all"): "how much of it each has",
    ("persuasion", "spaces.length / rows"): "how many spaces of a quarter stand in a row",
    ("persuasion", "spaces.length - row * across"): "how many stand in the last row",
    ("smog", "side * 90"): "an angle",
    ("smog", "picture + fog"): "an angle",
    ("smog", "quarters - known"): "an angle, so that a disc turns on and never back",
    ("smog", "known + (step === 3 ? -1 : step)"): "that angle",
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
    "((n) => n - 1)(view.private.gold)": True,
    "((/** @type {any} */ n) => n - 1)(view.private.gold)": True,
    "less(view.private.gold)": True,
    "mine(view) - 1": True,
    "view.private.gold === 7": True,
    "7 !== mine(view)": True,
    "Object.keys(view.public.cities).length + 1": True,
    "[0, 1, 2][view.private.gold]": True,
    "WORDS[view.private.gold]": True,
    "/** @type {any} */ (view).private.gold - 1": True,
    "/** @type {any} */ (view.private).gold > 7": True,
    "(ui) => { ui.local.gold = view.private.gold; return ui.local.gold + 1; }": True,
    "(() => { const { gold: n } = view.private; return [n].map((one) => one * 2); })()": True,
    "/** @param {number} most */ (most) => most > view.private.gold": True,
    "view.ask?.args.count - 1": True,
    "((left) => left.gold - 1)({ gold: view.private.gold })": True,
    "view.private.gold > 0": False,
    "view.private.gold === 1": False,
    "less(3)": False,
    "WORDS[3]": False,
    "view.public.cities[view.private.gold]": False,
    "`${view.private.gold} cities`": False,
    "[7].map((n) => n < view.private.gold)": True,
    "[1, 2, 3].map((_, i) => i < view.private.gold)": False,
}
"""Code of a board, and whether it works something out."""


HELPERS = """\
/** @type {Record<number, string>} */
const WORDS = { 0: "none", 1: "one" };
/** @param {number} n */
const less = (n) => n - 1;
/** @param {import("./view.js").View} view */
function mine(view) { return view.private.gold; }
"""
"""What such code may use; its own sums do not count where no figure is given to it."""


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
    found = sums([NEWGAME, *(ROOT / "app" / "games" / game for game in installed())])
    assert {(folder.name, code) for folder, codes in found.items() for code in codes} == PICTURES.keys()


def test_what_is_worked_out_is_found(tmp_path: Path) -> None:
    boards = {code: tmp_path / str(number) for number, code in enumerate(CALCULATIONS)}
    for code, folder in boards.items():
        folder.mkdir()
        (folder / "view.d.ts").write_text(view_types(typed_game()), "utf-8")
        board = f'/** @param {{import("./view.js").View}} view */\nexport const board = (view) => {code};\n{HELPERS}'
        (folder / "board.js").write_text(board, "utf-8")
    found = sums(boards.values())
    assert {code: bool(found[folder]) for code, folder in boards.items()} == CALCULATIONS
