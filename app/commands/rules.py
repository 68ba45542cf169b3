"""`parlour rules`: which rules of a digest does no test claim yet?

A digest in docs/rules defines a rule by its ID in bold or as the first word of a list item, table row or heading.
A test claims it with `@pytest.mark.rule("EM-014", …)`.
"""

import argparse
import ast
import re
from pathlib import Path

DEFINED = re.compile(r"^\s*(?:[-*|#]+\s*)?(?:\*\*)?([A-Z]{2}-[RXV]?\d{2,3})\b")
SHOWN = 40


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", help="all that have a digest, if left out")
    parser.add_argument("--rules", type=Path, default=Path("docs/rules"), help="where the digests are")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="where the tests are")


def run(args: argparse.Namespace) -> int:
    """One line a game, and the IDs left. The exit code is 1 if any are."""
    have = claimed(args.tests)
    digests = sorted(args.rules.glob("*.md"))
    left_somewhere = False
    for digest in digests:
        if args.games and digest.stem not in args.games:
            continue
        ids = defined(digest)
        left = [rule for rule in ids if rule not in have]
        left_somewhere |= bool(left)
        print(f"{digest.stem}: {len(ids) - len(left)}/{len(ids)} rules claimed by tests")
        if left:
            more = f" … and {len(left) - SHOWN} more" if len(left) > SHOWN else ""
            print("  left:", " ".join(left[:SHOWN]) + more)
    return 1 if left_somewhere else 0


def defined(digest: Path) -> list[str]:
    """The rule IDs that the digest defines, in its order."""
    found = (DEFINED.match(line) for line in digest.read_text(encoding="utf-8").splitlines())
    return list(dict.fromkeys(match.group(1) for match in found if match))


def claimed(tests: Path) -> set[str]:
    """The rule IDs named in the arguments of `rule` marks under a folder."""
    ids: set[str] = set()
    for path in tests.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                ids |= {a.value for a in ast.walk(node) if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return ids
