"""What browsers keep: static files, words, and the drawings of the games."""

from pathlib import Path
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.web.catalog import catalog
from app.web.conditional import tagged
from app.web.errors import WebError
from app.web.language import LANGUAGES
from app.web.render import version
from app.words import source

router = APIRouter(include_in_schema=False)

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "public, no-cache"
BOARD_FILES = {
    "board.js": "text/javascript",
    "board.css": "text/css",
    "icons.svg": "image/svg+xml",
    "howto/positions.json": "application/json",
}


def freshness(query: str) -> str:
    """Whoever asks for this very version may keep it; all others ask again each time."""
    return FOREVER if f"v={version()}" in query.split("&") else ASK_AGAIN


class Static(StaticFiles):
    """The client's own files."""

    def file_response(self, *args: Any, **options: Any) -> Response:
        response = super().file_response(*args, **options)
        scope: Scope = args[2] if len(args) > 2 else options["scope"]
        response.headers["cache-control"] = freshness(scope["query_string"].decode("latin-1"))
        return response


def _file(request: Request, path: Path | None, media_type: str) -> Response:
    """The file, or 304 if the browser has it already."""
    if path is None or not path.is_file():
        raise WebError("error-not-found", 404)
    found = path.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    headers = {"etag": tag, "cache-control": freshness(request.url.query)}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return FileResponse(path, media_type=media_type, headers=headers)


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
    return tagged(request, text, "text/plain; charset=utf-8", cache_control=freshness(request.url.query))


@router.get("/games/{game}/{name:path}")
async def board_file(game: str, name: str, request: Request) -> Response:
    """How a game is drawn: a handful of named files of its folder, and nothing else."""
    shelved = catalog().get(game)
    media_type = BOARD_FILES.get(name)
    if shelved is None or (media_type is None and not _is_drawing(name)):
        raise WebError("error-not-found", 404)
    return _file(request, shelved.file(*name.split("/")), media_type or "text/javascript")


def _is_drawing(name: str) -> bool:
    """A large board may be split into modules of its folder `board/`."""
    parts = name.split("/")
    return len(parts) == 2 and parts[0] == "board" and parts[1].endswith(".js") and not parts[1].startswith(".")
