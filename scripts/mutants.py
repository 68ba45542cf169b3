"""`make mutants GAME=smog`: break the rules of a game, one line at a time, and see whether a test notices.

Each mutant is one small change in a copy of the game's folder, made at random places until the time is over. The game's
own tests run against it; where none fails the change is printed: a rule that no test pins down, or a line that does
nothing. It is our own since it needs so little: the known tools run all tests for every line of a whole project.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
COPIED = ("app", "parlour", "tests", "docs", "pyproject.toml", "package.json", "tsconfig.json")
NO_RULES = (
    "bot.py",
    "sight.py",
    "invariants.py",
    "thinking.py",
    "views.py",
    "shown.py",
    "content.py",
    "board_content.py",
    "__init__.py",
)
"""What plays, shows or reads, and doesn't rule."""

TECHNICAL = ("strict", "frozen", "maxsize")
"""Arguments of which no rule speaks."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


@dataclass(frozen=True)
class Mutant:
    """One expression of a file, and what stands there instead."""

    path: Path
    line: int
    start: int
    end: int
    text: str

    def source(self) -> bytes:
        """The file with the change: offsets count bytes, as the parser does."""
        lines = (ROOT / self.path).read_bytes().splitlines(keepends=True)
        line = lines[self.line - 1]
        lines[self.line - 1] = line[: self.start] + self.text.encode() + line[self.end :]
        return b"".join(lines)

    def __str__(self) -> str:
        before = (ROOT / self.path).read_text("utf-8").splitlines()[self.line - 1].strip()
        after = self.source().decode().splitlines()[self.line - 1].strip()
        return f"{self.path}:{self.line}\n    - {before}\n    + {after}"


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change of a file's expressions that stay on one line."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    technical = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg in TECHNICAL}
    for node in ast.walk(tree):
        if id(node) in technical:
            continue
        for instead in _instead(node):
            assert isinstance(node, ast.expr)
            assert node.end_col_offset is not None
            if node.lineno == node.end_lineno:
                yield Mutant(path, node.lineno, node.col_offset, node.end_col_offset, f"({instead})")


def _instead(node: ast.AST) -> Iterator[str]:
    """What could stand in a node's place and would be another rule."""
    match node:
        case ast.Compare(left, [op], right) if type(op) in COMPARED:
            yield ast.unparse(ast.Compare(left, [COMPARED[type(op)]()], right))
        case ast.BoolOp(op, values):
            yield ast.unparse(ast.BoolOp(ast.And() if isinstance(op, ast.Or) else ast.Or(), values))
            yield from (ast.unparse(value) for value in values)
        case ast.UnaryOp(ast.Not(), operand):
            yield ast.unparse(operand)
        case ast.BinOp(left, op, right) if type(op) in COUNTED:
            yield ast.unparse(ast.BinOp(left, COUNTED[type(op)](), right))
        case ast.Constant(bool() as value):
            yield str(not value)
        case ast.Constant(int() as value):
            yield str(value + 1)


class Copy:
    """A checkout of which one file is changed, and the tests that run there."""

    def __init__(self, folder: Path, game: str, seconds: int) -> None:
        self.folder, self.seconds = folder, seconds
        self.tests = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"--timeout={seconds}"]
        self.tests += ["--ignore-glob=*_drawing.py", "--ignore-glob=*_prose.py", f"tests/games/{game}"]
        folder.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "vendor"))
            else:
                shutil.copy(source, folder / name)

    def passes(self) -> bool:
        """Whether all tests of the game pass here. Tests that never end have noticed something too."""
        plain = os.environ | {"PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                self.tests, cwd=self.folder, env=plain, capture_output=True, timeout=10 * self.seconds
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def survives(self, mutant: Mutant) -> bool:
        path = self.folder / mutant.path
        kept = path.read_bytes()
        path.write_bytes(mutant.source())
        try:
            return self.passes()
        finally:
            path.write_bytes(kept)


def main() -> int:
    """Print the survivors. Returns 1 if there are any."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=15, help="how long to go on (default: 15)")
    parser.add_argument("--file", help="only in this file of the game's folder")
    parser.add_argument("--seed", default="0", help="any text; the same seed changes the same lines first")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (default: 2)")
    args = parser.parse_args()
    folder = Path("app") / "games" / args.game
    files = [path for path in sorted((ROOT / folder).glob("*.py")) if path.name not in NO_RULES]
    found = [mutant for path in files if args.file in (None, path.name) for mutant in mutants(path.relative_to(ROOT))]
    random.Random(args.seed).shuffle(found)
    with tempfile.TemporaryDirectory() as place:
        copies = [Copy(Path(place) / str(job), args.game, 60) for job in range(args.jobs)]
        if not copies[0].passes():
            print("The tests of the game fail before anything is changed.", file=sys.stderr)
            return 2
        tried, survivors = try_all(found, copies, monotonic() + 60 * args.minutes)
    print(f"{tried} of {len(found)} changes tried, {survivors} not noticed")
    return 1 if survivors else 0


def try_all(found: list[Mutant], copies: list[Copy], until: float) -> tuple[int, int]:
    """Try one after another in all copies; returns how many, and how many of them no test noticed."""
    waiting = iter(found)

    def work(copy: Copy) -> tuple[int, int]:
        tried = survivors = 0
        while monotonic() < until and (mutant := next(waiting, None)) is not None:
            tried += 1
            if copy.survives(mutant):
                survivors += 1
                print(mutant, flush=True)
        return tried, survivors

    with ThreadPoolExecutor(len(copies)) as pool:
        counts = list(pool.map(work, copies))
    return sum(tried for tried, _ in counts), sum(survivors for _, survivors in counts)


if __name__ == "__main__":
    sys.exit(main())
