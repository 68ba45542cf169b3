"""The games of this server: ours, then those of other packages. One that does not work is logged and left out."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from msgspec import Struct

from app.digests import digest_path
from app.engine import BadSetup, Game, installed, load, shadowed
from app.words import LANGUAGES, source

log = structlog.get_logger("parlour.catalog")

OURS = ("persuasion", "smog", "emerald", "android")
"""The four games that come with Parlour, in the order of their lamps on the home page."""
NEEDED = (("words", "en.ftl"), ("board.js",))
"""Without these files of its folder nobody could play a game here."""


class CatalogGame(Struct, frozen=True):
    """A game as pages list it."""

    id: str
    title: str
    game: Game[Any]

    @property
    def folder(self) -> Path:
        """Where the game's words, board and how-to lie."""
        return Path(self.game.module.__file__).parent

    def file(self, *parts: str) -> Path | None:
        """A file of the game's folder, if it is there."""
        path = self.folder.joinpath(*parts)
        return path if path.is_file() else None

    @property
    def digest(self) -> Path | None:
        """The rules, each with its ID: ours come with the documentation, others with their package."""
        return digest_path(self.id) if self.id in OURS else self.file("rules.md")

    @property
    def style(self) -> Path | None:
        """How the board is dressed; a game can do without."""
        return self.file("board.css")

    @property
    def icons(self) -> list[str]:
        """The names of the game's own drawings: the symbols of its `icons.svg`."""
        path = self.file("icons.svg")
        return [] if path is None else _symbols(path)


@cache
def _symbols(sprite: Path) -> list[str]:
    return re.findall(r'<symbol\b[^>]*?\bid="([\w-]+)"', sprite.read_text(encoding="utf-8"))


@cache
def catalog() -> dict[str, CatalogGame]:
    """All games that can be played, by id: ours first, then those of other packages."""
    for game_id, module in shadowed():
        log.error("a game is left out", game=game_id, why=f"{module} has the id of a game that comes with Parlour")
    ids = [*OURS, *(other for other in installed() if other not in OURS)]
    found = {}
    for game_id in ids:
        try:
            found[game_id] = _checked(game_id)
        except BadSetup as error:
            log.error("a game is left out", game=game_id, why=str(error))
    return found


def _checked(game_id: str) -> CatalogGame:
    """The game with what a table needs besides its rules. Raises BadSetup if something is missing."""
    game = load(game_id)
    name = game.module.__name__
    if Path(game.module.__file__ or "").name != "__init__.py":
        raise BadSetup(f"{name} is not a folder with an __init__.py, so it has no room for words and a board")
    listed = CatalogGame(game_id, game.info.title, game)
    missing = ["/".join(path) for path in NEEDED if listed.file(*path) is None]
    if missing:
        raise BadSetup(f"{name} lacks {' and '.join(missing)} (are they in the package's data?)")
    try:
        for language in LANGUAGES:
            source(language, game_id)
    except UnicodeDecodeError as error:
        raise BadSetup(f"{name} has words that are not UTF-8: {error}") from error
    return listed
