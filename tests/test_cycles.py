"""No module imports, by whatever way, one that imports it: imports inside functions count as well."""

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("app", "parlour")

Graph = Mapping[str, set[str]]
"""By a module's name the modules of ours that it imports."""


def name_of(path: Path, root: Path) -> str:
    """`app.engine` for app/engine/__init__.py, `app.engine.dice` for app/engine/dice.py."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(source: str, modules: Iterable[str]) -> set[str]:
    """Those of the modules that a source names anywhere: `from app.engine import dice` is app.engine.dice."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            within = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= within & set(modules)
            if within - set(modules):
                found.add(str(node.module))
    return found & set(modules)


def graph(root: Path, packages: Iterable[str]) -> Graph:
    sources = {
        name_of(path, root): path.read_text(encoding="utf-8")
        for package in packages
        for path in sorted((root / package).rglob("*.py"))
    }
    return {name: imports_of(source, sources) - {name} for name, source in sources.items()}


def reached(imports: Graph, start: str) -> set[str]:
    """All that a module imports, directly or through others."""
    found: set[str] = set()
    todo = [start]
    while todo:
        new = imports[todo.pop()] - found
        found |= new
        todo += new
    return found


def cycles(imports: Graph) -> list[list[str]]:
    """The groups of modules that import each other, each in alphabetical order."""
    everything = {name: reached(imports, name) for name in imports}
    groups = {
        tuple(sorted({name} | {other for other in everything[name] if name in everything[other]}))
        for name in imports
        if name in everything[name]
    }
    return [list(group) for group in sorted(groups)]


def test_no_module_imports_itself_through_others() -> None:
    imports = graph(ROOT, PACKAGES)
    assert {"app.cli", "app.engine.dice", "parlour"} <= set(imports)
    assert cycles(imports) == []


def test_the_test_can_fail(tmp_path: Path) -> None:
    sources = {
        "__init__.py": "",
        "alone.py": "from app import early, late",
        "early.py": "from app.middle import something",
        "middle.py": "import os\nimport app.late",
        "late.py": "def f():\n    from app import early",
    }
    (tmp_path / "app").mkdir()
    for name, source in sources.items():
        (tmp_path / "app" / name).write_text(source, encoding="utf-8")
    assert cycles(graph(tmp_path, ["app"])) == [["app.early", "app.late", "app.middle"]]
