"""One name, one thing: no class of ours has the name of another."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent


def sources() -> list[Path]:
    """Everything but the games: inside a game the words are its rulebook's."""
    folders = [path for path in (ROOT / "app").iterdir() if path.name != "games"] + [ROOT / "parlour", ROOT / "bench"]
    return [path for folder in folders for path in ([folder] if folder.suffix == ".py" else folder.rglob("*.py"))]


def defined_names(path: Path) -> list[str]:
    """The classes and type aliases that a file defines for others; what begins with an underscore is its own."""
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ClassDef(name=name):
                names.append(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                names.append(name)
    return [name for name in names if not name.startswith("_")]


def defined_twice(paths: list[Path], root: Path) -> dict[str, list[str]]:
    """Each name that several files define, or one file several times, with these files."""
    files = defaultdict(list)
    for path in paths:
        for name in defined_names(path):
            files[name].append(str(path.relative_to(root)))
    return {name: sorted(where) for name, where in sorted(files.items()) if len(where) > 1}


def test_no_name_has_two_meanings() -> None:
    """An app class with the name of an engine class, such as `Seat` or `Move`, is found as well: both are of app."""
    assert len(sources()) > 80
    assert defined_twice(sources(), ROOT) == {}


def test_the_test_can_fail(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("Seat: TypeAlias = int\nclass Table: ...\nclass _Own: ...\n")
    (tmp_path / "two.py").write_text("class Seat:\n    class Table: ...\nclass _Own: ...\nmany: int = 0\n")
    found = defined_twice(sorted(tmp_path.glob("*.py")), tmp_path)
    assert found == {"Seat": ["one.py", "two.py"], "Table": ["one.py", "two.py"]}
