"""pyproject.toml names every package that the server imports, and none that it does not need."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.people import ROOT

FOLDERS = ("app", "parlour", "migrations")
NOT_IMPORTED = {
    "aiosqlite": "SQLAlchemy loads it for the sqlite URLs of tools",
    "httptools": "uvicorn's HTTP protocol, on which ours is built, parses with it",
    "uvloop": "uvicorn loads it by name",
}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {normal(re.split(r"[^\w.-]", line)[0]) for line in project["dependencies"]}


def imported(path: Path) -> set[str]:
    """The packages, not our own nor Python's, that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module).split(".")[0])
    return names - sys.stdlib_module_names - {*FOLDERS}


def test_what_is_imported_is_declared_and_the_other_way_round() -> None:
    copied = ROOT / "app" / "scaffold"  # what `parlour new-game` copies declares for itself
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if not path.is_relative_to(copied)]
    modules = {name for path in paths for name in imported(path)}
    providers = packages_distributions()
    needed = {normal(package) for module in modules for package in providers[module]}
    assert needed <= declared(), "imported, but not declared"
    assert declared() - needed - set(NOT_IMPORTED) == set(), "declared, but not imported"
