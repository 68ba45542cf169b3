"""The faces of people and bots: a page comes with those at its table, and one that appears later is fetched alone."""

import re
from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup

from app.web.file_versions import version_of
from app.web.icons import STATIC, SYMBOL
from app.web.kept_files import KeptFile

ALL_FACES = STATIC / "vendor" / "faces.svg"


def face_symbols(names: Iterable[str]) -> Markup:
    """What is drawn into a page, so that each of these faces can be used on it."""
    known = _symbols(version_of(ALL_FACES))
    return Markup("").join(Markup(known[name]) for name in dict.fromkeys(names) if name in known)


def face_file(name: str) -> KeptFile | None:
    """One face on its own, to be put into a page."""
    symbol = _symbols(version_of(ALL_FACES)).get(name)
    if symbol is None:
        return None
    return KeptFile.pack(f'<svg xmlns="http://www.w3.org/2000/svg">{symbol}</svg>\n'.encode(), ".svg")


@lru_cache(maxsize=2)
def _symbols(_version: str) -> dict[str, str]:
    """The symbols of all faces, by the name of the face."""
    found = re.finditer(SYMBOL, ALL_FACES.read_text("utf-8"))
    return {symbol.group(1).removeprefix("face-"): symbol.group() for symbol in found}
