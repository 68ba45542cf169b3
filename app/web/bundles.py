"""Bundles: few files in place of many modules and styles, made when the client is built (`scripts/client_bundles.py`).

A bundle is served while its sources are what it was made of. A developer who edits one of them gets the sources
themselves with the next page, as the games of other packages always are; nothing has to be built or restarted.
"""

from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from app.web.file_versions import version_of

APP = Path(__file__).parent.parent
VENDOR = APP / "static" / "vendor"


class Bundle(Struct, frozen=True):
    """A file of the vendor folder: the addresses that it stands for, and its sources (paths in `app`) with versions."""

    file: str
    stands_for: list[str]
    sources: dict[str, str]

    @property
    def address(self) -> str:
        return f"/static/vendor/{self.file}"

    @property
    def is_current(self) -> bool:
        try:
            return all(version_of(APP / path) == version for path, version in self.sources.items())
        except FileNotFoundError:
            return False


def bundle_for(address: str) -> Bundle | None:
    """The bundle that stands for this module or style, if there is one and it is current."""
    for bundle in bundles():
        if address in bundle.stands_for:
            return bundle if bundle.is_current else None
    return None


def style_sheets(name: str) -> list[str]:
    """The addresses of a page's styles: the bundle of this name or, if it is not current, what it stands for."""
    [bundle] = [bundle for bundle in bundles() if bundle.file == f"bundles/{name}.css"]
    return [bundle.address] if bundle.is_current else bundle.stands_for


def bundles() -> list[Bundle]:
    """All that were made with the client."""
    manifest = VENDOR / "bundles.json"
    return _read(manifest, version_of(manifest))


@lru_cache(maxsize=1)
def _read(manifest: Path, _version: str) -> list[Bundle]:
    return msgspec.json.decode(manifest.read_bytes(), type=list[Bundle])
