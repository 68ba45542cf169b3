"""Pages: Jinja2 templates with the reader's words, escaped."""

import gzip
import re
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from app.web.language import language_of
from app.web.page_files import PageFiles
from app.words import LANGUAGES, say

APP = Path(__file__).parent.parent
STATIC = APP / "static"
PACKED_FROM = 1000
"""Pages of more bytes are compressed."""


def seat_shapes() -> list[str]:
    """The shapes of the seats' marks, from the module that draws them at the table."""
    source = (STATIC / "shared" / "seats.js").read_text(encoding="utf-8")
    return re.findall(r'^  "(M[^"]+)",$', source, re.MULTILINE)


@cache
def environment() -> Environment:
    pages = Environment(
        loader=FileSystemLoader(APP / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    pages.globals.update(languages=LANGUAGES, seat_shapes=seat_shapes())
    return pages


def render(request: Request, template: str, context: dict[str, Any], status: int = 200) -> HTMLResponse:
    """A page in the reader's language."""
    text, files = _render(request, template, context)
    headers = {
        "vary": "cookie, accept-language, accept-encoding",
        "cache-control": "private, no-cache",
        "content-security-policy": files.policy,
    }
    body = text.encode()
    # Pages hold no secret that somebody could find out by what they add to it: matches come through the socket.
    if len(body) > PACKED_FROM and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 6, mtime=0)
        headers["content-encoding"] = "gzip"
    return HTMLResponse(body, status, headers=headers)


def render_part(request: Request, template: str, context: dict[str, Any]) -> bytes:
    """A part of a page, which a page that is open asks for by itself."""
    return _render(request, template, context)[0].encode()


def _render(request: Request, template: str, context: dict[str, Any]) -> tuple[str, PageFiles]:
    language = language_of(request)
    identity = getattr(request.state, "identity", None)  # none where the request failed before anybody asked
    player = identity.player if identity else None
    files = PageFiles(language)
    page = environment().get_template(template)
    text = page.render(
        say=partial(_say, language),
        game_say=partial(_game_say, language),
        language=language,
        files=files,
        path=request.url.path + (f"?{request.url.query}" if request.url.query else ""),
        player_name=player.name if player else "",
        lost=identity.lost if identity else "",
        **context,
    )
    return text, files


def _say(language: str, message: str, /, **args: Any) -> str:
    return say(language, None, message, args)


def _game_say(language: str, game: str, message: str, /, **args: Any) -> str:
    return say(language, game, message, args)
