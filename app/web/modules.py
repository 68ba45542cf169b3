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


LATER = re.compile(r"""\bimport\(\s*["']([^"'\s]+\.js)["']\s*\)""")


def modules(entries: list[str], game: CatalogGame | None) -> tuple[dict[str, str], dict[str, str]]:
    """These modules and all that they import: their addresses, and those that the browser gets them from.

    First those without which nothing runs, then those that a page fetches later or never. What is not found is left
    out: the browser asks for it as it stands, and complains.
    """
    at_once, named = _reached(entries, game, {})
    later: dict[str, str] = {}
    while named:
        more, named = _reached(named, game, at_once | later)
        later |= more
    return at_once, later


def _reached(entries: list[str], game: CatalogGame | None, known: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """What must be there for these modules besides what is known, and what they name to fetch later."""
    found: dict[str, str] = {}
    later: list[str] = []
    waiting = list(entries)
    while waiting:
        address = waiting.pop(0)
        if address in found or address in known:
            continue
        bundle = bundle_for(address)
        source = bundle.address if bundle else address
        path = path_of(source, game)
        if path is None:
            continue
        fetched = versioned(source, path)
        found |= dict.fromkeys(bundle.stands_for if bundle else [address], fetched)
        waiting += [urljoin(source, name) for name in imports_of(path) if name.startswith(("/", "."))]
        later += [urljoin(source, name) for name in later_imports_of(path) if name.startswith(("/", "."))]
    return found, later


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
    return _imports(path, version_of(path), IMPORTED)


def later_imports_of(path: Path) -> list[str]:
    """What a module imports when it is needed: `import("…")`."""
    return _imports(path, version_of(path), LATER)


@lru_cache(maxsize=1024)
def _imports(path: Path, _version: str, pattern: re.Pattern[str]) -> list[str]:
    return pattern.findall(COMMENT.sub("", path.read_text(encoding="utf-8")))
