"""A folder of installed packages that this process imports from."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine import load
from app.web.catalog import catalog
from app.web.word_files import words_file
from app.words import bundle, source


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What is added to this folder is installed, until the test is over."""
    folder = tmp_path / "site"
    folder.mkdir()
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(folder))
    forget()
    yield folder
    for name in set(sys.modules) - before:
        spec = getattr(sys.modules[name], "__spec__", None)
        if spec and str(folder) in f"{spec.origin} {spec.submodule_search_locations}":
            del sys.modules[name]
    forget()


def forget() -> None:
    """Look for games anew, as a server does when it starts."""
    for remembered in (load, catalog, words_file, bundle, source):
        remembered.cache_clear()
