"""What a page costs a browser: requests, bytes and round trips of a first and a second visit, and how much it shifts.

`python -m bench.page` prints all of it beside the goals; `tests/browser/test_page.py` fails above them.
"""

import contextlib
from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, StorageState, sync_playwright

from app.web.catalog import OURS
from bench.goals import Row, table
from bench.machine import work_folder
from tests.chromium import ARGUMENTS, chromium_path
from tests.people import running_server

MOST_REQUESTS, MOST_KB, MOST_TRIPS = 15, 220, 2
"""Of a first visit to a table. The socket is a request, but no trip: scripts open it."""
MOST_AGAIN = 2
"""A second visit: the page and the socket."""
MOST_SHIFT = 0.05
SCREENS = {"desk": (1280, 800), "phone": (390, 844)}

PATIENCE_MS = 60_000
"""A page over a slow network, drawn on a machine that is busy with other things."""
SETTLED_MS = 700
"""A page on which nothing was under way for so long is complete."""
LATENCY_MS, BYTES_PER_SECOND = 60, 400_000
"""A mobile connection. What comes late on it and moves the rest shows; from this very machine all comes at once."""
OBSERVE = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    if (shift.hadRecentInput) continue;
    const sources = shift.sources.map(({ node, previousRect: a, currentRect: b }) => {
      const element = node?.nodeType === 1 ? node : node?.parentElement;
      const name = element ? `${element.localName}#${element.id}.${element.getAttribute("class") ?? ""}` : "?";
      return `${name} ${[a.x, a.y, a.width, a.height]} -> ${[b.x, b.y, b.width, b.height]}`;
    });
    window.shifts.push({ value: shift.value, sources });
  }
}).observe({ type: "layout-shift", buffered: true });
"""


class Request(Struct):
    """One request that went over the network."""

    url: str
    trips: int
    """The page is 1, what it names 2, what that names 3."""
    bytes: int = 0
    from_cache: bool = False


class Visit(Struct):
    """What a visit to a page cost."""

    requests: list[Request] = field(default_factory=list)
    sockets: int = 0
    socket_bytes: int = 0

    @property
    def count(self) -> int:
        return len(self.requests) + self.sockets

    @property
    def kb(self) -> float:
        return (sum(request.bytes for request in self.requests) + self.socket_bytes) / 1000

    @property
    def trips(self) -> int:
        return max(request.trips for request in self.requests)

    def problems(self) -> list[str]:
        """What a first visit to a table has too much of, a line each, and where it is."""
        listed = [f"{request.trips} {request.bytes:7} {request.url}" for request in self.requests]
        goals = {"requests": (self.count, MOST_REQUESTS), "KB": (self.kb, MOST_KB), "trips": (self.trips, MOST_TRIPS)}
        over = [f"{value:.0f} {what}, not {most}" for what, (value, most) in goals.items() if value > most]
        return [*over, *listed] if over else []


class NetworkLog:
    """What Chromium says of the network while a page loads."""

    def __init__(self, session: CDPSession) -> None:
        self.requests: dict[str, Request] = {}
        self.visit = Visit()
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.requestServedFromCache", lambda event: self._cached(event["requestId"]))
        session.on("Network.responseReceived", self._received)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketCreated", self._socket)
        session.on("Network.webSocketFrameReceived", self._frame)
        session.send("Network.enable")

    def taken(self) -> Visit:
        """What went over the network."""
        self.visit.requests = [request for request in self.requests.values() if not request.from_cache]
        return self.visit

    def _sent(self, event: dict[str, Any]) -> None:
        url = event["request"]["url"]
        if url.startswith("http"):
            self.requests[event["requestId"]] = Request(url, 1 + self._trips_to(event["initiator"]))

    def _trips_to(self, initiator: dict[str, Any]) -> int:
        """How deep that is which named a file: a page, a style sheet, a script."""
        stack = initiator.get("stack", {})
        named_by = {initiator.get("url", "")}
        while stack:
            named_by |= {frame["url"] for frame in stack["callFrames"]}
            stack = stack.get("parent", {})
        return max((known.trips for known in self.requests.values() if known.url in named_by), default=0)

    def _cached(self, request: str) -> None:
        if request in self.requests:
            self.requests[request].from_cache = True

    def _received(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self._cached(event["requestId"])

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.requests:
            self.requests[event["requestId"]].bytes = int(event["encodedDataLength"])

    def _socket(self, _event: dict[str, Any]) -> None:
        self.visit.sockets += 1

    def _frame(self, event: dict[str, Any]) -> None:
        response = event["response"]
        size = len(response["payloadData"])
        self.visit.socket_bytes += size * 3 // 4 if response["opcode"] == 2 else size  # binary frames come in base64


class PageVisitor:
    """Somebody with a browser of their own, empty at first, on the pages of a server."""

    def __init__(self, browser: Browser, url: str, screen: str = "desk", state: StorageState | None = None) -> None:
        width, height = SCREENS[screen]
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale="en", storage_state=state
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(OBSERVE)

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.context.request.post(f"{self.url}/api{path}", data=body, headers={"origin": self.url})
        assert answer.ok, answer.text()
        return dict(answer.json())

    def new_room(self, game: str) -> str:
        """A room in which this visitor sits, as its path."""
        room = self.post("/rooms", game=game, seats=3, public=True)["id"]
        self.post(f"/rooms/{room}/sit", seat=0)
        return f"/r/{room}"

    def new_table(self, game: str) -> str:
        """A match against bots, as its path."""
        path = self.new_room(game)
        self.post(f"/rooms/{path.removeprefix('/r/')}/bots")
        self.post(f"/rooms/{path.removeprefix('/r/')}/start")
        return path

    def visit(self, path: str) -> Visit:
        """Open a page, as people do who follow a link, and wait until all is there."""
        page = self.context.new_page()
        log = NetworkLog(self.context.new_cdp_session(page))
        self._open(page, path)
        page.close()
        return log.taken()

    def shifts(self, path: str) -> list[dict[str, Any]]:
        """Every layout shift of a page that comes over a slow network: how much, and what moved."""
        page = self.context.new_page()
        session = self.context.new_cdp_session(page)
        session.send("Network.enable")
        conditions = {"offline": False, "latency": LATENCY_MS, "downloadThroughput": BYTES_PER_SECOND}
        session.send("Network.emulateNetworkConditions", {**conditions, "uploadThroughput": BYTES_PER_SECOND})
        self._open(page, path)
        found: list[dict[str, Any]] = page.evaluate("window.shifts")
        page.close()
        return found

    def _open(self, page: Page, path: str) -> None:
        page.goto(self.url + path, wait_until="load")
        if page.locator("#table").count():
            page.wait_for_selector("#canvas > *")
        if page.locator("figure.position").count():
            page.wait_for_function(
                "() => [...document.querySelectorAll('.board-picture')].every((e) => e.childElementCount)"
            )
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLED_MS)

    def close(self) -> None:
        self.context.close()


@contextlib.contextmanager
def visitor(
    browser: Browser, url: str, screen: str = "desk", state: StorageState | None = None
) -> Iterator[PageVisitor]:
    made = PageVisitor(browser, url, screen, state)
    try:
        yield made
    finally:
        made.close()


def table_visits(browser: Browser, url: str, game: str) -> tuple[Visit, Visit]:
    """The first visit to a table of this game, by a browser that has nothing, and the second."""
    with visitor(browser, url) as host:
        host.post("/me", name="Ann")
        path = host.new_table(game)
        with visitor(browser, url, state=host.context.storage_state()) as guest:
            return guest.visit(path), guest.visit(path)


def pages(host: PageVisitor) -> dict[str, str]:
    """All kinds of pages, by name."""
    return {
        "home": "/",
        "lobby": "/lobby",
        "new table": "/new",
        "profile": "/me",
        "credits": "/credits",
        "waiting room": host.new_room("smog"),
        **{f"how to play {game}": f"/rules/{game}" for game in OURS},
        **{f"rules of {game}": f"/rules/{game}/digest" for game in OURS},
        **{f"table of {game}": host.new_table(game) for game in OURS},
    }


def page_shifts(browser: Browser, url: str, screen: str) -> Iterator[tuple[str, float, list[str]]]:
    """Each page with the sum of its layout shifts, and what moved, for a first visit."""
    with visitor(browser, url) as host:
        host.post("/me", name="Ann")
        for name, path in pages(host).items():
            with visitor(browser, url, screen, host.context.storage_state()) as guest:
                shifts = guest.shifts(path)
            moved = [f"{shift['value']:.3f} {source}" for shift in shifts for source in shift["sources"]]
            yield name, sum(shift["value"] for shift in shifts), moved


def main() -> None:
    with sync_playwright() as playwright, work_folder() as folder, running_server(folder) as server:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        visits = [table_visits(browser, server.url, game) for game in OURS]
        rows = [
            Row("requests, first visit", [first.count for first, _ in visits], MOST_REQUESTS),
            Row("KB", [first.kb for first, _ in visits], MOST_KB),
            Row("round trips deep", [first.trips for first, _ in visits], MOST_TRIPS),
            Row("requests, second visit", [second.count for _, second in visits], MOST_AGAIN),
        ]
        print(table("a table in Chromium", OURS, rows))
        shifts = {screen: list(page_shifts(browser, server.url, screen)) for screen in SCREENS}
        moved = [
            Row(page[0][0], [shift for _, shift, _ in page], MOST_SHIFT) for page in zip(*shifts.values(), strict=True)
        ]
        print(f"\n{table('layout shift', list(SCREENS), moved)}")
        browser.close()


if __name__ == "__main__":
    main()
