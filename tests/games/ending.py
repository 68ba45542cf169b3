"""A game's end as its board tells it, in words, to be read by a test: `told(match)`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from playwright.sync_api import Browser, Route

from app.engine import Match
from app.export import play, read, start
from app.words import source
from tests.chromium import browser

__all__ = ["NAMES", "Told", "browser", "finished", "told"]

APP = Path(__file__).parents[2] / "app"
SITE = "http://parlour.test"
NAMES = ["Ann", "Béla", "Cleo", "Dan", "Ezio"]

TELL = """async ({ game, view, names, language, texts }) => {
  const { html, render } = await import("/static/vendor/lit-html/lit-html.js");
  const { Words } = await import("/static/shared/words.js");
  const { shape } = await import("/static/shared/seats.js");
  const board = await import(`/games/${game}/board.js`);
  const words = new Words(game);
  words.use(language, texts);
  words.nameSeats(names);
  const ui = {
    say: (id, args) => words.say(id, args), name: (value) => words.name(value), who: (seat) => words.who(seat),
    shape, icon: (name, how) => html`<i>${how?.label ?? ""}</i>`, story: null, local: {}, redraw: () => {},
  };
  const text = (template) => {
    render(template, document.body);
    return document.body.innerText.replace(/\\s+/g, " ").trim();
  };
  const { ending } = await board.later();
  const { reveals, sheet = "", ...rest } = ending(view, ui);
  return { ...rest, sheet: text(sheet), reveals: reveals.map((reveal) => ({ ...reveal, body: text(reveal.body) })) };
}"""

Told: TypeAlias = Callable[..., dict[str, Any]]


@pytest.fixture
def told(browser: Browser) -> Iterator[Told]:
    """What the end of a match says: `why`, `how`, `marks`, `sheet` and `reveals`, templates as their texts."""
    page = browser.new_page()
    page.route(f"{SITE}/**", _serve)
    page.goto(SITE)

    def told(match: "Match[Any]", language: str = "en") -> dict[str, Any]:
        game, seats = match.game.info.id, match.table.seats
        public = msgspec.to_builtins(match.view(None).public, str_keys=True)
        view = {"me": None, "seats": [{"seat": seat} for seat in seats], "public": public, "before": public}
        view |= {"private": {}, "all": None, "ask": None, "waiting": {}, "result": msgspec.to_builtins(match.result)}
        texts = f"{source(language, None)}\n{source(language, game)}"
        given = {"game": game, "view": view, "names": NAMES[: len(seats)], "language": language, "texts": texts}
        found: dict[str, Any] = page.evaluate(TELL, given)
        said = [found["why"], found.get("how", ""), found["sheet"], *found.get("marks", {}).values()]
        said += [text for reveal in found["reveals"] for text in (reveal["title"], reveal["body"], reveal["spoken"])]
        for text in said:  # a message or an argument that is missing reads like its name
            assert not any(piece in text for piece in ("end-", "{$", "score-", "undefined", "NaN", "[object")), text
        return found

    yield told
    page.close()


def finished(path: Path) -> "Match[Any]":
    """A recorded match, played to its end."""
    export = read(path)
    match = start(export)
    for _ in play(export, match):
        pass
    assert match.result is not None
    return match


def _serve(route: Route) -> None:
    path = APP / route.request.url.removeprefix(f"{SITE}/")
    if path.suffix == ".js":
        route.fulfill(body=path.read_bytes(), content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html><body></body>", content_type="text/html")
