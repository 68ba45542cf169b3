"""Pages: Jinja2 templates with the reader's words, escaped."""

import re
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from app.web.catalog import catalog
from app.web.language import language_of
from app.words import LANGUAGES, SITE, say

APP = Path(__file__).parent.parent
STATIC = APP / "static"
SERVED = (".js", ".css", ".svg", ".ftl", ".woff2")


@cache
def version() -> str:
    """Names what the browser is served: it changes when any file of it does, and is the same on every worker."""
    digest = blake2b(digest_size=8)
    folders = [STATIC, SITE, *(game.folder for game in catalog().values())]
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in SERVED and path.is_file():
                digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def asset(path: str) -> str:
    """The address of a static file, which browsers may keep until it changes."""
    return f"/static/{path}?v={version()}"


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
    pages.globals.update(asset=asset, languages=LANGUAGES, seat_shapes=seat_shapes())
    return pages


def render(request: Request, template: str, context: dict[str, Any], status: int = 200) -> HTMLResponse:
    """A page in the reader's language."""
    language = language_of(request)
    identity = getattr(request.state, "identity", None)  # none where the request failed before anybody asked
    player = identity.player if identity else None
    page = environment().get_template(template)
    text = page.render(
        say=partial(_say, language),
        game_say=partial(_game_say, language),
        language=language,
        version=version(),
        path=request.url.path + (f"?{request.url.query}" if request.url.query else ""),
        player_name=player.name if player else "",
        lost=identity.lost if identity else "",
        **context,
    )
    return HTMLResponse(text, status, headers={"vary": "cookie, accept-language", "cache-control": "private, no-cache"})


def _say(language: str, message: str, /, **args: Any) -> str:
    return say(language, None, message, args)


def _game_say(language: str, game: str, message: str, /, **args: Any) -> str:
    return say(language, game, message, args)
