"""Arrows point one way: who may import whom, read from the sources."""

import ast
from pathlib import Path

import pytest

import parlour
import parlour.testing

APP = Path(__file__).parent.parent / "app"

SHARED = {
    "__version__",
    "digests",
    "export",
    "limits",
    "metrics",
    "names",
    "private_files",
    "resources",
    "settings",
    "time_limit",
    "words",
}
"""What the server's layers share."""
BELOW: dict[str, set[str]] = {
    "engine": set(),
    "games": set(),
    "scaffold": set(),
    "words": {"engine"},
    "digests": {"resources"},
    "names": set(),
    "resources": set(),
    "export": {"engine"},
    "store": {"engine", *SHARED},
    "bus": {"engine", *SHARED},
    "play": {"engine", "store", "bus", *SHARED},
    "web": {"engine", "store", "bus", "play", *SHARED},
    "time_limit": {"engine"},
    "conformance": {"engine", "export", "time_limit", "words"},
}
"""What each layer may import besides itself. A game may import nothing of ours but `parlour`, nor another game."""
GAMES = ("games", "scaffold")


def layer_of(path: Path) -> str:
    """`engine` for app/engine/dice.py, `games/smog` for app/games/smog/rules.py, `words` for app/words.py."""
    parts = path.relative_to(APP).with_suffix("").parts
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def imports_of(path: Path) -> set[str]:
    """The layers of ours that a file imports, those imported inside functions too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "app" and len(parts) > 1:
                found.add("/".join(parts[1:3]) if parts[1] == "games" and len(parts) > 2 else parts[1])
    return found


def sources() -> list[Path]:
    return sorted(path for path in APP.rglob("*.py") if layer_of(path).split("/")[0] in BELOW)


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(APP)))
def test_imports_point_down(path: Path) -> None:
    layer = layer_of(path)
    allowed = BELOW[layer.split("/")[0]] | {layer}
    assert imports_of(path) <= allowed


def names_of_parlour(path: Path) -> set[str]:
    """What a file takes from the public package; `parlour.testing.check_game` for what is not in its `__init__`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.split(".")[0] == "parlour"}
        elif isinstance(node, ast.ImportFrom) and str(node.module).split(".")[0] == "parlour":
            prefix = f"{node.module}.".removeprefix("parlour.")
            found |= {f"{prefix}{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize(
    "path",
    [path for path in sources() if layer_of(path).split("/")[0] in GAMES],
    ids=lambda path: str(path.relative_to(APP)),
)
def test_games_take_public_names_only(path: Path) -> None:
    allowed = set(parlour.__all__)
    if path.name.startswith("test_"):
        allowed |= {f"testing.{name}" for name in parlour.testing.__all__}
    assert names_of_parlour(path) <= allowed


PURE = {"asyncio", "datetime", "os", "random", "secrets", "socket", "subprocess", "threading", "time", "uuid"}


@pytest.mark.parametrize(
    "path",
    [path for path in sources() if layer_of(path).split("/")[0] in ("engine", *GAMES)],
    ids=lambda path: str(path.relative_to(APP)),
)
def test_rules_are_pure(path: Path) -> None:
    """No clock, no chance but the dice, no threads, no network in the engine and in games."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {
        alias.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
    }
    names |= {str(node.module).split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not names & PURE


def test_the_test_can_fail(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("def f():\n    from app.web import server\nimport app.games.smog.rules\nfrom app import play\n")
    assert imports_of(path) == {"web", "games/smog", "play"}
    path.write_text("from parlour import Ask, secrets\nimport parlour.testing\nfrom parlour.testing import Match\n")
    assert names_of_parlour(path) == {"Ask", "secrets", "parlour.testing", "testing.Match"}
