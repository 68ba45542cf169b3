"""One colour says "you can act here", by day and by night, and nothing else looks like it."""

import re
from pathlib import Path

import pytest

from app.resources import APP
from tests.tables.moments import GAMES

TOKENS = APP / "static" / "shared" / "tokens.css"
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
TOKEN = re.compile(r"--([\w-]+): (#[0-9a-f]{3,6})\b")
FAR_ENOUGH = 0.06
"""In OKLab. Below 0.02 nobody sees a difference, below 0.05 only who looks for one."""

Lab = tuple[float, float, float]


def oklab(colour: str) -> Lab:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def distance(one: str, other: str) -> float:
    pairs = zip(oklab(one), oklab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def palette(path: Path, *, day: bool) -> dict[str, str]:
    """The colours of a style sheet by name; those of a selector that names one seat by that as well."""
    found = {}
    for selector, body in RULE.findall(path.read_text("utf-8")):
        of_day = 'data-theme="light"' in selector
        seat = re.search(r'data-seat="(\d)"', selector)
        for name, colour in TOKEN.findall(body):
            if day or not of_day:
                found[f"{name} {seat[1]}" if seat else name] = colour
    return found


@pytest.mark.parametrize("day", [False, True], ids=["night", "day"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_looks_like_the_glow(game: str, day: bool) -> None:
    shared = palette(TOKENS, day=day)
    own = palette(APP / "games" / game / "board.css", day=day)
    colours = {name: colour for name, colour in (shared | own).items() if not name.startswith(("glow", "seat-ink"))}
    glow = own.get("glow") or shared["glow" if day else "glow-by-night"]
    assert len(colours) > 30
    near = {name: round(distance(colour, glow), 3) for name, colour in colours.items()}
    assert {name: far for name, far in near.items() if far < FAR_ENOUGH} == {}


def test_the_distance_is_that_of_the_eye() -> None:
    assert distance("#ffc04d", "#ffc04d") == 0
    assert distance("#ffc04d", "#ffb454") < FAR_ENOUGH < distance("#ffc04d", "#d8cf3f")
    assert distance("#000", "#fff") == pytest.approx(1, abs=0.001)
