"""A painted page at a table with bots, and what Chromium's own counters say of it."""

import json
from typing import Any

from playwright.sync_api import APIResponse, Browser, Page, expect

from app.engine import load
from app.play.wire import inflated
from tests.people import Server

WARM_UP_MS = 1500
"""Longer than whatever moves once after a draw."""

GLOWING = """() => [...document.querySelectorAll("[data-can]")].some((thing) => thing.getClientRects().length)"""

COUNT_FRAMES = """(ms) => new Promise((done) => {
    let frames = 0;
    const end = performance.now() + ms;
    const tick = (now) => now < end ? (frames += 1, requestAnimationFrame(tick)) : done(frames);
    requestAnimationFrame(tick);
})"""


class Counters:
    """What Chromium counts of a page; durations are seconds of CPU."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self) -> dict[str, float]:
        """All since the page was opened."""
        return {metric["name"]: metric["value"] for metric in self.cdp.send("Performance.getMetrics")["metrics"]}

    def during(self, ms: int) -> dict[str, float]:
        """What is added in this time."""
        before = self.read()
        self.page.wait_for_timeout(ms)
        return {name: value - before[name] for name, value in self.read().items()}

    def kept(self) -> dict[str, float]:
        """All, after whatever is no longer needed has been thrown away."""
        for _ in range(2):
            self.cdp.send("HeapProfiler.collectGarbage")
        return self.read()


class WatchedTable:
    """One person's page at a match with bots. A bot can play the person's seat too, and give it back."""

    def __init__(self, browser: Browser, server: Server, game: str, *, width: int = 1280, height: int = 800) -> None:
        self.server = server
        self.context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.heard = 0
        """How many messages the page was told, but for answers to its pings."""
        self.updates = 0
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("websocket", lambda ws: ws.on("framereceived", self._hear))
        self.room = self._open_room(game)
        self.page.goto(f"{server.url}/r/{self.room}")
        expect(self.page.locator("#canvas > *").first).to_be_visible()
        self.counters = Counters(self.page)

    def _hear(self, frame: str | bytes) -> None:
        kind = json.loads(inflated(frame))["t"]
        self.heard += kind != "pong"
        self.updates += kind == "step"

    def _open_room(self, game: str) -> str:
        self._post("/me", name="Ann")
        seats = min(load(game).info.seats)
        settings = {"game": game, "seats": seats, "options": {}, "public": False, "spectators": True}
        room = str(self._post("/rooms", **settings)["id"])
        self._post(f"/rooms/{room}/sit", seat=0)
        self._post(f"/rooms/{room}/bots")
        self._post(f"/rooms/{room}/start")
        return room

    def _post(self, path: str, **body: object) -> dict[str, Any]:
        answer = self._send(path, **body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return dict(answer.json())

    def _send(self, path: str, **body: object) -> APIResponse:
        headers = {"origin": self.server.url}
        return self.context.request.post(f"{self.server.url}/api{path}", data=body, headers=headers)

    @property
    def is_over(self) -> bool:
        return self.page.locator(".prompt-line[data-kind=over]").count() > 0

    def play_until(self, updates: int) -> bool:
        """Let a bot play the seat until the page was told so many updates; then wait for the person's turn.

        False if the match was over before that.
        """
        handed_over = self._send(f"/rooms/{self.room}/hand-over", seat=0, to="bot").ok
        while handed_over and self.updates < updates and not self.is_over:
            self.page.wait_for_timeout(50)
        return self._send(f"/rooms/{self.room}/hand-over", seat=0, to="person").ok and self.wait_for_turn()

    @property
    def glows(self) -> bool:
        """Whether there is something to choose in sight that is not in the prompt bar."""
        return bool(self.page.evaluate(GLOWING))

    def wait_for_turn(self) -> bool:
        """Until it is the person's turn and all that was told has been shown. False if the match is over."""
        while not self.is_over:
            if self.page.locator(".prompt-line[data-kind=mine]").count():
                self.page.wait_for_timeout(WARM_UP_MS)
                if self.page.locator(".prompt-line[data-kind=mine]").count():
                    return True
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(100)
        return False

    def while_waiting(self, ms: int) -> dict[str, float]:
        """What the page adds to its counters in a time in which nothing happens at the table."""
        while True:
            heard = self.heard
            used = self.counters.during(ms)
            if heard == self.heard:
                return used

    def frames(self, ms: int) -> int:
        """How many frames a script can draw in this time."""
        return int(self.page.evaluate(COUNT_FRAMES, ms))

    def close(self) -> None:
        self.context.close()
