"""What browsers keep: static files, words, icons, faces, and the drawings of the games."""

from os import PathLike, stat_result
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.web.catalog import catalog
from app.web.errors import WebError
from app.web.faces import face_file
from app.web.icons import icons_for
from app.web.kept_files import kept_file, send
from app.web.word_files import words_file
from app.words import LANGUAGES

router = APIRouter(include_in_schema=False)

BOARD_FILES = ("board.js", "board.css", "icons.svg", "howto/positions.json")


class Static(StaticFiles):
    """The folder `static`, whose paths Starlette resolves."""

    def file_response(
        self, full_path: "str | PathLike[str]", stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        return send(Request(scope), kept_file(Path(full_path)))


@router.get("/words/{language}.ftl")
async def site_words(language: str, request: Request) -> Response:
    """The messages of the site."""
    return _words(request, language, None)


@router.get("/words/{game}/{language}.ftl")
async def game_words(game: str, language: str, request: Request) -> Response:
    """The messages of the site and a game."""
    if game not in catalog():
        raise WebError("error-not-found", 404)
    return _words(request, language, game)


def _words(request: Request, language: str, game: str | None) -> Response:
    if language not in LANGUAGES:
        raise WebError("error-not-found", 404)
    return send(request, words_file(language, game))


@router.get("/icons/{game}.svg")
async def game_icons(game: str, request: Request) -> Response:
    """The icons of the common set that the table of a game shows."""
    listed = catalog().get(game)
    if listed is None:
        raise WebError("error-not-found", 404)
    return send(request, icons_for(listed))


@router.get("/faces/{name}.svg")
async def face(name: str, request: Request) -> Response:
    """The face of somebody who came to a table later."""
    drawn = face_file(name)
    if drawn is None:
        raise WebError("error-not-found", 404)
    return send(request, drawn)


@router.get("/games/{game}/{name:path}")
async def board_file(game: str, name: str, request: Request) -> Response:
    """How a game is drawn: a handful of named files of its folder, and nothing else."""
    listed = catalog().get(game)
    if listed is None or not (name in BOARD_FILES or _is_drawing(name)):
        raise WebError("error-not-found", 404)
    path = listed.file(*name.split("/"))
    if path is None:
        raise WebError("error-not-found", 404)
    return send(request, kept_file(path))


def _is_drawing(name: str) -> bool:
    """A large board may be split into modules of its folder `board/`."""
    parts = name.split("/")
    return len(parts) == 2 and parts[0] == "board" and parts[1].endswith(".js") and not parts[1].startswith(".")
