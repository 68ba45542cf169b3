"""Faces and maps of the sprites: there is one for each that a list names, and no two people look alike."""

import gzip
import re
from pathlib import Path

import pytest

from app.web.name_lists import names_in
from tests.people import ROOT

STATIC = ROOT / "app" / "static"
DRAWINGS = ROOT / "scripts" / "drawings"
LISTS = [STATIC / "faces.txt", *sorted((ROOT / "app" / "games").glob("*/icons.txt"))]
SYMBOL = re.compile(r'<symbol id="([\w-]+)"([^>]*)>(.*)</symbol>')
MOST_BYTES = 1_700
"""Of one face among others, compressed: a table has up to twenty of them and is to stay light."""


def symbols() -> dict[str, str]:
    """What is drawn, by name."""
    sprites = "".join((STATIC / "vendor" / file).read_text("utf-8") for file in ("icons.svg", "faces.svg"))
    return {name: body for name, _, body in SYMBOL.findall(sprites)}


def faces_in(path: Path) -> list[str]:
    return [name for name in names_in(path.read_text("utf-8")) if name.startswith("face-")]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_every_face_of_a_list_is_drawn_and_no_two_are_alike(path: Path) -> None:
    drawn, names = symbols(), faces_in(path)
    assert {name for name in names if name not in drawn} == set()
    assert len({drawn[name] for name in names}) == len(names)


def test_nobody_is_drawn_whom_no_list_names_and_nothing_that_nobody_wears() -> None:
    people, wardrobe = ((DRAWINGS / file).read_text("utf-8") for file in ("faces.mjs", "wear.mjs"))
    drawn = re.findall(r'^  "?([\w-]+)"?: \{ hair', people, re.MULTILINE)
    assert {f"face-{name}" for name in drawn} == {name for path in LISTS for name in faces_in(path)}
    worn = {name for listed in re.findall(r'(?:clothes|hat): ("\w+")|marks: \[(.*?)\]', people) for name in listed}
    worn = {name for names in worn for name in re.findall(r"\w+", names)}
    assert set(re.findall(r"^  (\w+):", wardrobe, re.MULTILINE)) == worn


def test_faces_have_two_tones_and_nothing_that_could_collide() -> None:
    for name, body in symbols().items():
        if name.startswith("face-"):
            assert {*re.findall(r'(?:fill|stroke)="([^"]+)"', body)} <= {
                "currentColor",
                "none",
                "var(--face-skin, #f4efe6)",
                "color-mix(in srgb, currentColor 40%, var(--face-skin, #f4efe6))",
            }, name
            assert not re.search(r" (?:id|style|class|mask)=", body), name


@pytest.mark.parametrize("path", [path for path in LISTS if faces_in(path)], ids=lambda path: path.parent.name)
def test_faces_are_light(path: Path) -> None:
    drawn, names = symbols(), faces_in(path)
    assert len(gzip.compress("\n".join(drawn[name] for name in names).encode())) < MOST_BYTES * len(names)


def test_europe_is_light_and_says_where_its_cities_are() -> None:
    sprite = (STATIC / "vendor" / "icons.svg").read_text("utf-8")
    [(attributes, land)] = [found[1:] for found in SYMBOL.findall(sprite) if found[0] == "drawing-europe"]
    assert 'viewBox="0 0 1550 1000"' in attributes
    assert len(re.findall(r'"(\w+)":\[\d+,\d+\]', attributes)) == 12
    assert len(gzip.compress(land.encode())) < 5_000
