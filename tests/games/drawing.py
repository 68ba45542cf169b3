"""A game's board as a real browser draws it, without the shell around it: for what a position must show."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route

from app.engine import Ask, Match
from app.play.views import sent_ask
from app.play.wire import expand_options, expand_shortcuts
from tests.chromium import browser

__all__ = ["browser", "draw"]

APP = Path(__file__).parents[2] / "app"
SITE = "http://parlour.test"

DRAW = """async ({ game, part, view, args }) => {
  const { html, render } = await import("/static/vendor/lit-html/lit-html.js");
  const board = await import(`/games/${game}/board.js`);
  const ui = {
    say: (id) => id, name: (value) => `name-${value}`, who: (seat) => `seat ${seat}`, shape: () => "",
    label: (id) => id, can: (id) => Boolean(view.ask && id in view.ask.options),
    icon: (name, how) => html`<i role="img" aria-label=${how?.label ?? ""}></i>`, story: null, local: {},
    reveal: () => {}, redraw: () => render(board[part](view, ui, ...args), document.body),
  };
  ui.redraw();
}"""


@pytest.fixture
def draw(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Draws `board`, `mine` or `plaque` of a match for a seat or a spectator, `asked` with what that seat is asked;
    names are the ids of messages."""
    page = browser.new_page()
    page.route(f"{SITE}/**", _serve)
    page.goto(SITE)

    def draw(match: "Match[Any]", part: str, *args: Any, me: int | None = None, asked: bool = False) -> Page:
        seen = match.view(me)
        public = msgspec.to_builtins(seen.public, str_keys=True)
        view = {
            "me": me,
            "seats": [{"seat": seat} for seat in match.table.seats],
            "public": public,
            "before": public,
            "private": msgspec.to_builtins(seen.private, str_keys=True) or {},
            "all": None,
            "ask": _ask(match.asks[me]) if asked and me is not None else None,
            "waiting": {str(seat): doing for seat, doing in match.waiting().items()},
            "result": msgspec.to_builtins(match.result),
        }
        page.evaluate(DRAW, {"game": match.game.info.id, "part": part, "view": view, "args": list(args)})
        return page

    yield draw
    page.close()


def _ask(ask: Ask) -> dict[str, Any]:
    sent = sent_ask(ask, in_window=False, only_pass=False)
    shortcuts = expand_shortcuts(sent.get("shortcuts", {}))
    return {"id": 1, "blocked": {}, **sent, "options": expand_options(sent["options"]), "shortcuts": shortcuts}


def _serve(route: Route) -> None:
    path = APP / route.request.url.removeprefix(f"{SITE}/")
    if path.suffix == ".js":
        route.fulfill(body=path.read_bytes(), content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")
