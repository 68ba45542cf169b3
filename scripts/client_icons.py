"""The icons and drawings that the shell and our games use, as one sprite; pages get what they need of it."""

import json
import re
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

from app.web.name_lists import names_in

Point = tuple[float, float]


class RoundingPen(BasePen):
    """Writes a path in whole units, each step from where the last one ended: half as long, and nothing drifts.

    A unit is a five-hundredth of an icon's width.
    """

    def __init__(self) -> None:
        super().__init__(None)
        self.path = ""
        self._command = ""
        self._start = self._at = (0, 0)

    def _moveTo(self, point: Point) -> None:
        self._write("m", point)
        self._start = self._at

    def _lineTo(self, point: Point) -> None:
        self._write("l", point)

    def _curveToOne(self, first: Point, second: Point, point: Point) -> None:
        self._write("c", first, second, point)

    def _closePath(self) -> None:
        self.path += "z"
        self._command, self._at = "", self._start

    def _write(self, command: str, *points: Point) -> None:
        x, y = self._at
        rounded = [(round(point[0]), round(point[1])) for point in points]
        if command == "l" and rounded == [self._at]:
            return
        if command != self._command:
            self.path += command
        elif rounded[0][0] >= x:
            self.path += " "
        numbers = " ".join(f"{to_x - x} {to_y - y}" for to_x, to_y in rounded)
        self.path += numbers.replace(" -", "-")
        self._command, self._at = command, rounded[-1]


def rounded(body: str, change: tuple[float, ...] = (1, 0, 0, 1, 0, 0)) -> str:
    """A drawing with its paths written short, scaled and moved as an SVG matrix does."""

    def shorter(path: "re.Match[str]") -> str:
        pen = RoundingPen()
        parse_path(path.group(), TransformPen(pen, change))
        return pen.path

    return re.sub(r'(?<= d=")[^"]+', shorter, body)


def make_sprites(app: Path, packages: Path, drawn: dict[str, str], vendor: Path) -> list[str]:
    """Write a symbol for each name in a list: icons and drawings of games, and apart from them the faces of people.

    Returns the names that neither set nor drawings have.
    """
    icons = _icon_set(packages)
    missing: list[str] = []
    for file, lists in {
        "icons.svg": [app / "static" / "icons.txt", *sorted((app / "games").glob("*/icons.txt"))],
        "faces.svg": [app / "static" / "faces.txt"],
    }.items():
        names = sorted({name for path in lists for name in names_in(path.read_text("utf-8"))})
        missing += (name for name in names if name not in drawn and name not in icons)
        symbols = [drawn.get(name) or _symbol(name, icons[name]["body"]) for name in names if name not in missing]
        sprite = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
        (vendor / file).write_text(sprite, "utf-8")
    return missing


def _icon_set(packages: Path) -> dict[str, dict[str, str]]:
    """The icons by name, aliases too."""
    drawn = json.loads((packages / "@iconify-json" / "game-icons" / "icons.json").read_text("utf-8"))
    icons: dict[str, dict[str, str]] = drawn["icons"]
    for alias, parent in drawn["aliases"].items():
        icons.setdefault(alias, icons[parent["parent"]])
    return icons


def _symbol(name: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 512 512">{rounded(body)}</symbol>'
