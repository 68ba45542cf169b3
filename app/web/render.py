"""Pages: Jinja2 templates with the reader's words, escaped."""

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
    headers = {"vary": "cookie, accept-language", "cache-control": "private, no-cache"}
    return HTMLResponse(text, status, headers={**headers, "content-security-policy": files.policy})


def _say(language: str, message: str, /, **args: Any) -> str:
    return say(language, None, message, args)


def _game_say(language: str, game: str, message: str, /, **args: Any) -> str:
    return say(language, game, message, args)
