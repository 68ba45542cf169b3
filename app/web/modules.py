"""The modules of a page: what a browser must fetch before the first of them can run, found by reading their imports."""

import re
from functools import lru_cache
from pathlib import Path
from urllib.parse import urljoin

from app.web.bundles import bundle_for
from app.web.catalog import CatalogGame
from app.web.file_versions import version_of

STATIC = Path(__file__).parent.parent / "static"
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
IMPORTED = re.compile(r"""(?:^|[;}\s])(?:import|export)\b(?:[\w$*{},\s]*?\bfrom)?\s*["']([^"'\s]+\.js)["']""")


def modules(entries: list[str], game: CatalogGame | None) -> dict[str, str]:
    """These modules and all that they import: their addresses, and those that the browser gets them from.

    What is not found is left out: the browser asks for it as it stands, and complains.
    """
    found: dict[str, str] = {}
    waiting = list(entries)
    while waiting:
        address = waiting.pop(0)
        if address in found:
            continue
        bundle = bundle_for(address)
        source = bundle.address if bundle else address
        path = path_of(source, game)
        if path is None:
            continue
        fetched = versioned(source, path)
        found |= dict.fromkeys(bundle.stands_for if bundle else [address], fetched)
        waiting += [urljoin(source, name) for name in imports_of(path) if name.startswith(("/", "."))]
    return found


def path_of(address: str, game: CatalogGame | None) -> Path | None:
    """The file behind an address: one of ours or, below `/games/<id>/`, one of this game."""
    area, _, rest = address.removeprefix("/").partition("/")
    if area == "static":
        path = STATIC / rest
        return path if path.is_file() else None
    folder, _, name = rest.partition("/")
    return game.file(*name.split("/")) if game and area == "games" and folder == game.id and name else None


def versioned(address: str, path: Path) -> str:
    """The address under which browsers may keep this file."""
    return f"{address}?v={version_of(path)}"


def imports_of(path: Path) -> list[str]:
    """What a module imports, as it is written there."""
    return _imports(path, version_of(path))


@lru_cache(maxsize=1024)
def _imports(path: Path, _version: str) -> list[str]:
    return IMPORTED.findall(COMMENT.sub("", path.read_text(encoding="utf-8")))
