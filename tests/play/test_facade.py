"""The web server acts on rooms through their methods alone: what is private to a class stays in its layer."""

import ast
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "app" / "web"


def private_accesses(source: str) -> list[str]:
    """Attributes with a leading underscore of anything but `self`, `cls` and `super()`."""
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and ast.unparse(node.value) not in ("self", "cls", "super()")
    ]


@pytest.mark.parametrize("path", sorted(WEB.glob("*.py")), ids=lambda path: path.name)
def test_the_web_layer_uses_no_private_attributes(path: Path) -> None:
    assert private_accesses(path.read_text()) == []


def test_the_test_can_fail() -> None:
    assert set(private_accesses("room._match.live\nself._room.state\nself.room._store")) == {
        "room._match",
        "self.room._store",
    }
