"""The icons of one game's table: of the common set only those that the shell and the game name in their `icons.txt`."""

import re
from functools import lru_cache
from pathlib import Path

from app.web.catalog import CatalogGame
from app.web.file_versions import version_of
from app.web.kept_files import KeptFile, kept_file
from app.web.name_lists import names_in

STATIC = Path(__file__).parent.parent / "static"
ALL_ICONS = STATIC / "vendor" / "icons.svg"
SYMBOL = re.compile(r'^<symbol id="([\w-]+)".*$', re.MULTILINE)


def icons_for(game: CatalogGame) -> KeptFile:
    """A sprite for this game; the whole set, if the game does not say what it uses."""
    listed = game.file("icons.txt")
    if listed is None:
        return kept_file(ALL_ICONS)
    lists = (STATIC / "icons.txt", listed)
    return _sprite(lists, tuple(version_of(path) for path in (*lists, ALL_ICONS)))


@lru_cache(maxsize=64)
def _sprite(lists: tuple[Path, ...], _versions: tuple[str, ...]) -> KeptFile:
    names = {name for path in lists for name in names_in(path.read_text(encoding="utf-8"))}
    symbols = [found.group() for found in SYMBOL.finditer(ALL_ICONS.read_text("utf-8")) if found.group(1) in names]
    sprite = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
    return KeptFile.pack(sprite.encode(), ".svg")
