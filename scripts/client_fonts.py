"""The faces that pages are set in, from the fontsource packages: smaller, and with what stands in until they arrive.

A file of ours holds what English, Italian and Hungarian need, so that no reader loads two where one does. Hints for
screens of the nineties, small capitals and the like are left out, which halves it.

They are optional: pages fetch them beforehand, and where they still come too late, a text that somebody reads already
stays as it is, in a system's font of the same width; the next page has them. Nothing is set anew under their eyes.
"""

import json
import shutil
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from app.web.file_versions import version_of

FAMILIES = {
    # package: (family, weights with style)
    "alegreya-sans": ("Alegreya Sans", ("400-normal", "400-italic", "500-normal", "700-normal")),
    "eb-garamond": ("EB Garamond", ("500-normal", "500-italic", "700-normal")),
    "abril-fatface": ("Abril Fatface", ("400-normal",)),
    "cormorant-sc": ("Cormorant SC", ("500-normal", "700-normal")),
    "rajdhani": ("Rajdhani", ("500-normal", "700-normal")),
}
AS_THEY_COME = ("abril-fatface",)
"""Its licence reserves its name for the unchanged font."""
HUNGARIAN = (0x150, 0x151, 0x170, 0x171)
"""Ő, ő, Ű, ű: all that the file for western languages lacks."""
FEATURES = ("kern", "liga", "lnum", "tnum", "pnum")

SERIFS = ("eb-garamond", "abril-fatface", "cormorant-sc")
STAND_INS = {
    # Fonts of one width, and how wide a letter of theirs is on average, in em, in a text of our three languages.
    "sans": {("Arial", "Liberation Sans", "Roboto"): 0.436, ("DejaVu Sans",): 0.4994},
    "serif": {("Times New Roman", "Liberation Serif"): 0.396, ("DejaVu Serif",): 0.5045},
}
FREQUENCIES = {
    " ": 185, "a": 79, "b": 13, "c": 28, "d": 29, "e": 90, "f": 10, "g": 21, "h": 20, "i": 62, "j": 4, "k": 19, "l": 49,
    "m": 21, "n": 58, "o": 70, "p": 16, "q": 2, "r": 43, "s": 45, "t": 62, "u": 26, "v": 14, "w": 5, "y": 19, "z": 13,
}  # fmt: skip

_FACE = """@font-face {{
  font-family: "{family}"; font-style: {style}; font-weight: {weight}; font-display: optional;
  src: url("/static/vendor/fonts/{file}?v={version}") format("woff2"); unicode-range: {unicode};
}}
"""
_STAND_IN = """@font-face {{
  font-family: "{family} {kind}"; src: {local}; size-adjust: {size:.1%};
  ascent-override: {ascent:.1%}; descent-override: {descent:.1%}; line-gap-override: 0%;
}}
"""


def copy_fonts(packages: Path, vendor: Path) -> None:
    """Write the files, and declare them in `fonts.css`."""
    (vendor / "fonts").mkdir(parents=True, exist_ok=True)
    rules: list[str] = []
    for package, (family, cuts) in FAMILIES.items():
        source = packages / "@fontsource" / package
        ranges: dict[str, str] = json.loads((source / "unicode.json").read_text("utf-8"))
        for cut in cuts:
            rules += _copy_cut(source, vendor, package, family, cut, ranges)
        rules += _stand_ins(source / "files" / f"{package}-latin-{cuts[0]}.woff2", family, package in SERIFS)
    (vendor / "fonts.css").write_text("".join(rules), "utf-8")


def _copy_cut(source: Path, vendor: Path, package: str, family: str, cut: str, ranges: dict[str, str]) -> list[str]:
    """One weight and style: a file for our languages, and one for the rest of Europe, which is seldom asked for."""
    weight, style = cut.split("-")
    rules = []
    for script in ("latin-ext", "latin"):  # of two files for one letter the browser takes that which is declared last
        file = f"{package}-{script}-{cut}.woff2"
        target = vendor / "fonts" / file
        shutil.copy(source / "files" / file, target)
        unicode = ranges[script]
        if script == "latin" and package not in AS_THEY_COME:
            _shrink(target, source / "files" / f"{package}-latin-ext-{cut}.woff2")
            unicode += "," + ",".join(f"U+{code:X}" for code in HUNGARIAN)
        rules.append(
            _FACE.format(
                family=family, style=style, weight=weight, file=file, version=version_of(target), unicode=unicode
            )
        )
    return rules


def _shrink(font: Path, extended: Path) -> None:
    """Leave out what no page uses, and add the four letters of Hungarian."""
    known = list(TTFont(font).getBestCmap())
    merged = Merger().merge([_subset(font, known), _subset(extended, list(HUNGARIAN))])
    merged.flavor = "woff2"
    merged.recalcTimestamp = False  # the same file from the same packages
    merged.save(font)


def _subset(font: Path, letters: list[int]) -> BytesIO:
    options = Options(hinting=False, layout_features=list(FEATURES))
    face = TTFont(font, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(face)
    face.flavor = None
    out = BytesIO()
    face.save(out)
    out.seek(0)
    return out


def _stand_ins(font: Path, family: str, serif: bool) -> list[str]:
    """Fonts that most systems have, made as wide and as high as ours."""
    face = TTFont(font)
    em, letters, advances = face["head"].unitsPerEm, face.getBestCmap(), face["hmtx"]
    width = sum(advances[letters[ord(letter)]][0] * often for letter, often in FREQUENCIES.items())
    width /= em * sum(FREQUENCIES.values())
    rules = []
    for names, usual in STAND_INS["serif" if serif else "sans"].items():
        size = width / usual
        rules.append(
            _STAND_IN.format(
                family=family,
                kind=names[0].split()[0],
                local=", ".join(f'local("{name}")' for name in names),
                size=size,
                ascent=face["hhea"].ascent / em / size,
                descent=-face["hhea"].descent / em / size,
            )
        )
    return rules
