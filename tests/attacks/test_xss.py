"""Scripts in names, chat, options, room ids and match files: in a real browser they are text and nothing else."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Dialog, Page, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from app.play.wire import inflated
from tests.people import Server

NAMES = ["<img src=x onerror=a()>", "<script>a()</script>", "\"'><svg onload=a()>", "</script><script>a()//"]
LINES = [
    *NAMES,
    "<iframe srcdoc='<script>parent.a()</script>'></iframe>",
    '<a href="javascript:a()">click</a> javascript:a()',
    "{{constructor.constructor('a()')()}} ${a()} <%= a() %>",
    "\u2028<details open ontoggle=a()>",
    "https://evil.test/?<b onmouseover=a()>",
]
WATCH = """() => { window.ran = []; window.a = () => window.ran.push("a"); window.alert = window.a;
  window.refused = [];
  document.addEventListener("securitypolicyviolation", (event) => window.refused.push(event.violatedDirective)); }"""
RENAME = """async (name) => { await fetch("/api/me", { method: "POST", headers: { "content-type": "application/json" },
  body: JSON.stringify({ name }) }); }"""


class Attacker:
    """Somebody with a telling name and a program."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=60)
        self.post("/me", name=name)

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def say(self, room: str, lines: list[str]) -> None:
        """Say all this in the room, as whoever one is there."""
        cookie = f"parlour={self.http.cookies['parlour']}"
        with connect(
            f"ws://127.0.0.1:{self.server.port}/ws/{room}",
            origin=Origin(self.server.url),
            additional_headers={"Cookie": cookie},
        ) as socket:
            socket.send('{"t":"hello"}')
            for number, line in enumerate(lines):
                socket.send(json.dumps({"t": "chat", "n": number, "text": line}))
            while json.loads(inflated(socket.recv(20))) != {"t": "ok", "n": len(lines) - 1}:
                pass


SETTINGS = {"chat_burst": 1000}


@pytest.fixture
def victim(browser: Browser) -> Iterator[Page]:
    """Somebody who reads all this. At the end nothing may have run, and no page may have failed."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    dialogs: list[str] = []

    def note_dialog(dialog: Dialog) -> None:
        dialogs.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", note_dialog)
    yield page
    assert dialogs == []
    context.close()


@pytest.fixture
def attackers(server: Server) -> Iterator[Callable[[str], Attacker]]:
    made: list[Attacker] = []

    def make(name: str) -> Attacker:
        made.append(Attacker(server, name))
        return made[-1]

    yield make
    for attacker in made:
        attacker.http.close()


def nothing_ran(page: Page) -> None:
    page.wait_for_timeout(300)
    assert page.evaluate("() => window.ran") == []
    assert page.locator("img[src='x'], iframe, svg[onload], details[ontoggle], a[href^='javascript']").count() == 0


def shows(page: Page, text: str) -> None:
    """The text is there, letter by letter."""
    page.wait_for_function("(text) => document.body.textContent.includes(text)", arg=text)


def test_names_and_chat(server: Server, victim: Page, attackers: Callable[[str], Attacker]) -> None:
    crowd = [attackers(name) for name in NAMES[:3]]
    room = crowd[0].post("/rooms", game="persuasion", seats=3, public=True)["id"]
    for attacker in crowd:
        attacker.post(f"/rooms/{room}/sit")
    for path in ("/lobby", f"/r/{room}"):
        victim.goto(server.url + path)
        for name in NAMES[:3]:
            shows(victim, name)
        nothing_ran(victim)
    crowd[0].post(f"/rooms/{room}/start")
    attackers(NAMES[3]).say(room, LINES)
    # The waiting room becomes the table by itself.
    expect(victim.locator("#canvas > *").first).to_be_visible()
    victim.get_by_role("tab", name="Chat").click()
    for text in [*NAMES, *(line.removeprefix("\u2028") for line in LINES)]:
        shows(victim, text)
    nothing_ran(victim)
    victim.evaluate("() => document.querySelectorAll('*').forEach((e) => e.dispatchEvent(new MouseEvent('mouseover')))")
    nothing_ran(victim)


def test_ones_own_name(server: Server, victim: Page) -> None:
    victim.goto(f"{server.url}/me")
    for name in NAMES:
        victim.evaluate(RENAME, name)
        victim.goto(f"{server.url}/me")
        expect(victim.locator("h1")).to_have_text(name)
        expect(victim.locator("#name")).to_have_value(name)
        nothing_ran(victim)


@pytest.mark.parametrize(
    "path",
    [
        "/r/<img src=x onerror=a()>",
        "/r/x/replay?<script>a()</script>",
        "/r/<svg onload=a()>/qr.svg",
        "/rules/<script>a()</script>",
        '/new?game="><script>a()</script>',
        '/lobby?part="><script>a()</script>',
        "/<script>a()</script>",
        "/language/<script>a()</script>",
        "/language/en?back=javascript:a()",
        "/language/en?back=//evil.test/",
        '/?"><img src=x onerror=a()>',
        "/static/<script>a()</script>",
    ],
)
def test_addresses(server: Server, victim: Page, path: str) -> None:
    victim.goto(server.url + path)
    nothing_ran(victim)
    assert victim.url.startswith(server.url)


def test_options_of_rooms(server: Server, attackers: Callable[[str], Attacker]) -> None:
    """They can only be what the game knows, so there is nothing to show."""
    attacker = attackers("Mallory")
    for options in ({NAMES[0]: True}, {"secret-nests": NAMES[0]}, {"secret-nests": True, NAMES[1]: NAMES[1]}):
        answer = attacker.http.post("/api/rooms", json={"game": "tiny", "seats": 2, "options": options})
        assert 400 <= answer.status_code < 500
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_match_file(server: Server, victim: Page, attackers: Callable[[str], Attacker]) -> None:
    """Its names come from whoever wrote the file, and are no longer than other names."""
    attacker = attackers("Mallory")
    room = attacker.post("/rooms", game="persuasion", seats=3, public=True)["id"]
    attacker.post(f"/rooms/{room}/bots")
    attacker.post(f"/rooms/{room}/start")
    for _ in range(600):
        answer = attacker.http.get(f"/api/rooms/{room}/export")
        if answer.status_code == 200:
            break
        victim.wait_for_timeout(100)
    match = answer.json()
    match["seats"] = NAMES[:3]
    match["room"] = "<script>a()</script>"
    imported = attacker.http.post("/api/import", json=match).json()["id"]
    for path in (f"/r/{imported}", f"/r/{imported}/replay"):
        victim.goto(server.url + path)
        expect(victim.locator("#canvas > *").first).to_be_visible()
        shows(victim, match["seats"][0])
        nothing_ran(victim)


@pytest.mark.parametrize("path", ["/", "/lobby", "/me", "/new", "/r/no-such-room", "/rules/persuasion"])
def test_the_policy_stops_what_would_get_through(server: Server, victim: Page, path: str) -> None:
    """The second line of defence: even markup that did reach the page could not run or call home."""
    answer = victim.goto(server.url + path)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    victim.evaluate("""async () => {
      const script = document.createElement("script");
      script.textContent = "window.ran.push('inline')";
      document.body.append(script);
      const box = document.createElement("div");
      box.innerHTML = "<img src=x onerror=a()><a id=trap href='javascript:a()'>x</a>";
      box.innerHTML += "<button id=push onclick=a()>x</button>";
      document.body.append(box);
      box.querySelector("#push").click();
      box.querySelector("#trap").click();
      const foreign = document.createElement("script");
      foreign.src = "https://evil.test/a.js";
      document.body.append(foreign);
      await fetch("https://evil.test/").catch(() => {});
      setTimeout("window.ran.push('timeout')");
      await new Promise((done) => setTimeout(done, 300));
    }""")
    for kind in ("script-src-elem", "script-src-attr", "connect-src"):
        victim.wait_for_function("(kind) => window.refused.includes(kind)", arg=kind)
    assert victim.evaluate("() => window.ran") == []
