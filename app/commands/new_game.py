"""`parlour new-game`: write an installable package with a small game that works, to be changed into another one."""

import argparse
import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

from app.engine import BadSetup, installed
from app.engine.game import ID

SCAFFOLD = Path(__file__).parent.parent / "scaffold"
NAMES = re.compile(r"app\.scaffold\.newgame|app/scaffold/newgame|newgame|Newgame|\bNG\b")
"""What stands in the files where a game's own names belong."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("name", help="the id of the game: small letters, digits and hyphens")
    parser.add_argument("--package", metavar="DOTTED.NAME", help="the package's name (default: parlour_NAME)")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="where to write it (default: NAME)")


def run(args: argparse.Namespace) -> int:
    """Write the files, and say what to do next."""
    package = args.package or f"parlour_{args.name.replace('-', '_')}"
    folder = args.folder or Path(args.name)
    for wrong in problems(args.name, package, folder):
        raise BadSetup(wrong)
    write(args.name, package, folder)
    print(f"{folder} holds a game called {title_of(args.name)}. Look at it:\n")
    print(f"    cd {folder}\n    parlour check {args.name}\n    pip install -e .\n    parlour serve\n")
    print("docs/adding-a-game.md tells how to change it into yours.")
    return 0


def problems(name: str, package: str, folder: Path) -> Iterator[str]:
    """Why it can't be written, a sentence each."""
    parts = package.split(".")
    if not ID.fullmatch(name):
        yield f"{name!r} can't be a game's id: small letters, digits and hyphens, beginning with a letter"
    if name in installed():
        yield f"there is a game called {name!r} already"
    if not all(part.isidentifier() and not iskeyword(part) for part in parts) or parts[0] in ("app", "parlour"):
        yield f"{package!r} can't be the name of your package"
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        yield f"{folder} is there already"


def write(name: str, package: str, folder: Path) -> None:
    """The project around the package, and the package in it."""
    names = {
        "app.scaffold.newgame": package,
        "app/scaffold/newgame": package.replace(".", "/"),
        "newgame": name,
        "Newgame": title_of(name),
        "NG": rules_prefix(name),
    }
    for source, target in (
        (SCAFFOLD / "project", folder),
        (SCAFFOLD / "newgame", folder.joinpath(*package.split("."))),
    ):
        for path in sorted(source.rglob("*")):
            if path.is_dir() or any(part.startswith((".", "__pycache__")) for part in path.relative_to(source).parts):
                continue  # what tools leave behind
            own_name = path.name.replace("newgame", name.replace("-", "_"))
            copy = (target / path.relative_to(source)).with_name(own_name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = NAMES.sub(lambda found: names[found.group()], path.read_text(encoding="utf-8"))
            copy.write_text(text, encoding="utf-8")


def title_of(name: str) -> str:
    """`blind-bid` is Blind Bid."""
    return name.replace("-", " ").title()


def rules_prefix(name: str) -> str:
    """The two letters that the IDs of its rules begin with."""
    letters = re.sub(r"[^a-z]", "", name)
    return f"{letters}x"[:2].upper()
