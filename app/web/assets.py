"""What browsers keep: static files, words, and the drawings of the games."""

from pathlib import Path
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.web.catalog import catalog
from app.web.conditional import conditional
from app.web.errors import WebError
from app.web.render import version
from app.words import LANGUAGES, source

router = APIRouter(include_in_schema=False)

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "public, no-cache"
BOARD_FILES = ("board.js", "board.css", "icons.svg", "howto/positions.json")


def freshness(query: str) -> str:
    """Whoever asks for this very version may keep it; all others ask again each time."""
    return FOREVER if f"v={version()}" in query.split("&") else ASK_AGAIN


class Static(StaticFiles):
    """Files with an ETag, which Starlette makes and compares, and with our word on how long they may be kept."""

    def file_response(self, *args: Any, **options: Any) -> Response:
        response = super().file_response(*args, **options)
        scope: Scope = args[2] if len(args) > 2 else options["scope"]
        response.headers["cache-control"] = freshness(scope["query_string"].decode("latin-1"))
        return response


_game_files = Static()
"""For files of games' folders, of which only a handful are served."""


def _file(request: Request, path: Path | None) -> Response:
    """The file, or 304 if the browser has it already."""
    if path is None or not path.is_file():
        raise WebError("error-not-found", 404)
    return _game_files.file_response(path, path.stat(), request.scope)


@router.get("/words/{language}.ftl")
async def site_words(language: str, request: Request) -> Response:
    """The messages of the site."""
    return _words(request, language, None)


@router.get("/words/{game}/{language}.ftl")
async def game_words(game: str, language: str, request: Request) -> Response:
    """The messages of a game."""
    if game not in catalog():
        raise WebError("error-not-found", 404)
    return _words(request, language, game)


def _words(request: Request, language: str, game: str | None) -> Response:
    if language not in LANGUAGES:
        raise WebError("error-not-found", 404)
    text = source(language, game).encode()
    return conditional(request, text, "text/plain; charset=utf-8", cache_control=freshness(request.url.query))


@router.get("/games/{game}/{name:path}")
async def board_file(game: str, name: str, request: Request) -> Response:
    """How a game is drawn: a handful of named files of its folder, and nothing else."""
    listed = catalog().get(game)
    if listed is None or not (name in BOARD_FILES or _is_drawing(name)):
        raise WebError("error-not-found", 404)
    return _file(request, listed.file(*name.split("/")))


def _is_drawing(name: str) -> bool:
    """A large board may be split into modules of its folder `board/`."""
    parts = name.split("/")
    return len(parts) == 2 and parts[0] == "board" and parts[1].endswith(".js") and not parts[1].startswith(".")
