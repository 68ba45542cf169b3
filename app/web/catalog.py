"""The games of this server: ours, then those of other packages."""

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from app.digests import digest_path
from app.engine import EngineError, Game, installed, load

OURS = ("persuasion", "smog", "emerald", "android")
"""The four games that come with Parlour, in the order of their lamps on the home page."""
TITLES = {
    "persuasion": "Revolution!",
    "smog": "The World of Smog",
    "emerald": "A Study in Emerald",
    "android": "Android",
}


class CatalogGame(Struct, frozen=True):
    """A game as pages list it; `game` is None while it can't be played yet."""

    id: str
    title: str
    game: Game[Any] | None

    @property
    def ready(self) -> bool:
        return self.game is not None

    @property
    def folder(self) -> Path | None:
        """Where the game's words, board and how-to lie."""
        return None if self.game is None else Path(self.game.module.__file__).parent

    def file(self, *parts: str) -> Path | None:
        """A file of the game's folder, if it is there."""
        if self.folder is None:
            return None
        path = self.folder.joinpath(*parts)
        return path if path.is_file() else None

    @property
    def digest(self) -> Path | None:
        """The rules, each with its ID, if they come with the server."""
        return digest_path(self.id)


@cache
def catalog() -> dict[str, CatalogGame]:
    """All games by id: ours first, then those of other packages."""
    ids = [*OURS, *(other for other in installed() if other not in OURS)]
    return {game_id: _shelved(game_id) for game_id in ids}


def _shelved(game_id: str) -> CatalogGame:
    """A game can be played here once it has rules, words and a board."""
    try:
        shelved = CatalogGame(game_id, load(game_id).info.title, load(game_id))
    except (EngineError, ImportError):
        return CatalogGame(game_id, TITLES.get(game_id, game_id), None)
    missing = [path for path in (("words", "en.ftl"), ("board.js",)) if shelved.file(*path) is None]
    return CatalogGame(game_id, shelved.title, None) if missing else shelved


def playable(game_id: str) -> CatalogGame | None:
    """The game with this id, if it is there and ready."""
    found = catalog().get(game_id)
    return found if found is not None and found.ready else None
