"""`parlour rules`: which rules of a digest does no test claim yet?

A test claims a rule with `@pytest.mark.rule("EM-014", …)`.
"""

import argparse
import ast
from pathlib import Path

from app.digests import defined_rules, digest_path, parse
from app.engine import installed

SHOWN = 40


def arguments(parser: argparse.ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("games", nargs="*", help="all that have a digest, if left out")
    parser.add_argument("--rules", type=Path, metavar="DIR", help="where the digests are (default: Parlour's own)")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="where the tests are")


def run(args: argparse.Namespace) -> int:
    """One line a game, and the IDs left. The exit code is 1 if any are."""
    have = claimed(args.tests)
    left_somewhere = False
    for game, digest in sorted(digests(args.rules).items()):
        if args.games and game not in args.games:
            continue
        ids = defined_rules(parse(digest))
        left = [rule for rule in ids if rule not in have]
        left_somewhere |= bool(left)
        print(f"{game}: {len(ids) - len(left)}/{len(ids)} rules claimed by tests")
        if left:
            more = f" … and {len(left) - SHOWN} more" if len(left) > SHOWN else ""
            print("  left:", " ".join(left[:SHOWN]) + more)
    return 1 if left_somewhere else 0


def digests(folder: Path | None) -> dict[str, Path]:
    """The digests by game: those of a folder, or those of the installed games."""
    if folder is not None:
        return {path.stem: path for path in folder.glob("*.md")}
    return {game: path for game in installed() if (path := digest_path(game))}


def claimed(tests: Path) -> set[str]:
    """The rule IDs named in the arguments of `rule` marks under a folder."""
    ids: set[str] = set()
    for path in tests.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                ids |= {a.value for a in ast.walk(node) if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return ids
