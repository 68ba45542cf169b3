"""The shell alone in a real browser: files are served from the folders, the server is a scripted websocket."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jinja2 import Environment, FileSystemLoader
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from tests.chromium import browser
from tests.files_from_folders import FilesFromFolders

__all__ = ["FakeServer", "browser", "full", "server"]

ROOT = Path(__file__).parents[2]
FAKE = Path(__file__).parent / "fake"
SITE = "http://parlour.test"
WAIT_MS = 60_000
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self' ws://parlour.test; base-uri 'none'; form-action 'self'"
)
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
}

ROOM: dict[str, Any] = {
    "t": "room",
    "id": "amber-fox",
    "game": "fake",
    "state": "running",
    "options": {},
    "me": 0,
    "seats": [
        {"seat": 0, "name": "Ann", "taken": True, "present": True},
        {"seat": 1, "name": "Béla Ősz", "taken": True, "present": True},
        {"seat": 2, "name": "Cesare", "taken": True, "bot": True},
    ],
    "commitment": "3f7a" * 16,
}


class FakeServer:
    """What the browser believes to be a server: it answers hellos and remembers all that it was sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(WAIT_MS)
        self.sent: list[dict[str, Any]] = []
        self.sockets: list[WebSocketRoute] = []
        self.state: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []
        self.answers = True
        self.is_away = False
        self.has_digest = True
        self.replay: dict[str, Any] = {}
        self.problems: list[str] = []
        page.route(f"{SITE}/**", self._serve)
        page.route_web_socket("ws://parlour.test/ws/amber-fox", self._connect)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(SITE).split("?")[0]
        if path == "/r/amber-fox" or path == "/r/amber-fox/replay":
            template = "replay.html" if path.endswith("replay") else "table.html"
            pages = Environment(loader=FileSystemLoader(ROOT / "app" / "templates"), autoescape=True)
            game = {"id": "fake", "title": "Fake", "style": True, "digest": self.has_digest}
            context = {"room": ROOM, "game": game, "language": "en", "files": FilesFromFolders()}
            body = pages.get_template(template).render(context, say=str)
            route.fulfill(body=body, content_type="text/html", headers={"content-security-policy": POLICY})
            return
        if path.startswith("/api/rooms/amber-fox/replay"):
            route.fulfill(json=self.replay)
            return
        if path.startswith("/words/"):
            route.fulfill(body=_words(*path.removeprefix("/words/").split("/")), content_type=TYPES[".ftl"])
            return
        file = _file_for(path)
        if file is None or not file.is_file():
            route.fulfill(status=404, body="")
            return
        route.fulfill(body=file.read_bytes(), content_type=TYPES[file.suffix])

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_away:
            socket.close()
            return
        self.sockets.append(socket)

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "ping":
                if self.answers:
                    socket.send('{"t":"pong"}')
                return
            self.sent.append(message)
            if message["t"] == "hello" and self.state:
                socket.send(json.dumps(ROOM))
                socket.send(json.dumps(self.state))
                socket.send(json.dumps({"t": "chat", "lines": self.said}))

        socket.on_message(hear)

    def tell(self, **message: Any) -> None:
        """Send a message to the browser over its newest connection."""
        self.sockets[-1].send(json.dumps(message))

    def open(self, state: dict[str, Any], path: str = "/r/amber-fox") -> None:
        """Open the page; the first hello gets this `full`."""
        self.state = state
        self.page.goto(SITE + path)
        self.page.wait_for_selector("#canvas > *")

    def heard(self, kind: str, least: int = 0) -> list[dict[str, Any]]:
        """The messages of this type that the browser has sent; waits until there are so many."""
        for _ in range(WAIT_MS // 20):
            found = [message for message in self.sent if message["t"] == kind]
            if len(found) >= least:
                return found
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the browser has sent {len(found)} messages of type {kind}, not {least}")


def _file_for(path: str) -> Path | None:
    if path.startswith("/static/"):
        return ROOT / "app" / path.removeprefix("/")
    if path.startswith("/games/fake/"):
        return FAKE / path.removeprefix("/games/fake/")
    return None


def _words(_game: str, file: str) -> str:
    """The words of the table, then those of the game, which has no Hungarian."""
    own = FAKE / file if (FAKE / file).is_file() else FAKE / "en.ftl"
    return f"{(ROOT / 'app' / 'words' / 'shell' / file).read_text('utf-8')}\n{own.read_text('utf-8')}"


@pytest.fixture
def server(browser: Browser) -> Iterator[FakeServer]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    made = FakeServer(context.new_page())
    yield made
    context.close()
    assert made.problems == []


def full(**changes: Any) -> dict[str, Any]:
    """Everything a viewer knows at the start of the fake game: Ann is asked where the king goes."""
    ask = {
        "prompt": "travel",
        "args": {"seat": 0},
        "options": {"city:paris": 1, "city:buda": 1, "done": 1, "pass": 1},
        "blocked": {"city:rome": ["FA-007", "too-far"]},
    }
    state: dict[str, Any] = {
        "t": "full",
        "epoch": "e1",
        "v": 5,
        "me": 0,
        "public": {
            "game": {"king": "rome", "score": {"0": 4, "1": 2, "2": 0}, "gold": {"0": 1, "1": 2, "2": 3}},
            "waiting": {"0": "travelling"},
        },
        "mine": {"at": 3, "private": {"tokens": {"gold": 2, "force": 1}}, "ask": ask},
        "notes": [["round", ["round"], [1]], ["moved", ["seat", "city"], [1, "rome"]]],
        "earlier": 0,
    }
    state.update(changes)
    return state
