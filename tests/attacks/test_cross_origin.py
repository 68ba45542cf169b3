"""Other sites: neither their scripts nor their forms can do anything with the cookie of somebody who visits them."""

import json
from collections.abc import Iterator

import pytest
import websockets
from playwright.sync_api import Browser

from tests.attacks.tools import client, cookie_of, heard, reason, table
from tests.people import Server, people, running_server, seated

EVIL = [
    "https://evil.test",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.test",
    "http://localhost",
    "null",
    "",
    "file://",
    "http://[",
    "http://[::1]:x",
    "127.0.0.1",
    "chrome-extension://abcdef",
]


async def test_a_websocket_from_elsewhere_is_not_opened(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        for origin in EVIL:
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with table(server, room, cookie=cookie_of(crowd[0]), origin=None, hello=False, Origin=origin):
                    pass
            assert refused.value.response.status_code == 403, origin


async def test_a_websocket_that_a_browser_marks_as_foreign_is_not_opened(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        marked = {"Sec-Fetch-Site": "cross-site"}
        with pytest.raises(websockets.InvalidStatus):
            async with table(server, room, cookie=cookie_of(crowd[0]), origin=None, hello=False, **marked):
                pass
        async with table(server, room, cookie=cookie_of(crowd[0]), origin=server.url) as opened:
            assert (await heard(opened, "full"))["me"] == 0, "our own pages are welcome"


async def test_a_post_from_elsewhere_changes_nothing(server: Server) -> None:
    async with people(server, "Ann") as (ann,):
        for origin in EVIL:
            answer = await ann.http.post("/api/me", json={"name": "Mallory"}, headers={"origin": origin})
            assert (answer.status_code, reason(answer)) == (403, "refused-origin"), origin
            assert "access-control-allow-origin" not in answer.headers
        assert (await ann.http.get("/api/me")).json()["name"] == "Ann"


@pytest.fixture(scope="module")
def named_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has been told its address."""
    with running_server(
        tmp_path_factory.mktemp("named"), base_url="http://Parlour.test:80", allowed_origins="https://b.test"
    ) as server:
        yield server


@pytest.mark.parametrize(
    ("origin", "status"),
    [("http://parlour.test", 200), ("https://b.test", 200), ("the Host header", 403), ("https://parlour.test", 403)],
)
async def test_a_server_that_knows_its_address_believes_no_other(
    named_server: Server, origin: str, status: int
) -> None:
    """Whoever leads people to it under a name of their own does not become its origin."""
    server = named_server
    sent = server.url if origin == "the Host header" else origin
    async with client(server, origin=sent) as browser:
        assert (await browser.post("/api/me", json={"name": "Ann"})).status_code == status
        assert (await browser.get("/")).status_code == 200, "pages can be read under any name"
    if status == 200:
        async with table(server, "kolu-temi-rafo", origin=sent) as opened:
            assert (await heard(opened, "bye"))["reason"] == "refused-no-such-room"
    else:
        with pytest.raises(websockets.InvalidStatus):
            async with table(server, "kolu-temi-rafo", origin=sent, hello=False):
                pass


FORMS = [
    ("text/plain", '{"name": "Mallory", "x": "="}'),
    ("application/x-www-form-urlencoded", "name=Mallory"),
    (
        "multipart/form-data; boundary=b",
        '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nMallory\r\n--b--\r\n',
    ),
    ("text/plain; x=application/json", '{"name": "Mallory"}'),
    ("application/json+evil", '{"name": "Mallory"}'),
]


@pytest.mark.parametrize(("kind", "body"), FORMS)
async def test_forms_are_not_read_whoever_sends_them(server: Server, kind: str, body: str) -> None:
    async with people(server, "Ann") as (ann,):
        answer = await ann.http.post("/api/me", content=body, headers={"content-type": kind})
        assert (answer.status_code, reason(answer)) == (415, "refused-not-json")
        assert (await ann.http.get("/api/me")).json()["name"] == "Ann"


@pytest.mark.parametrize("before", ["", "a b=c; ", "x=[1,2]; ", 'q="; '])
async def test_a_cookie_without_an_origin_commands_nothing(server: Server, before: str) -> None:
    """However the cookie header is dressed up."""
    async with people(server, "Ann") as (ann,), client(server) as browser:
        del browser.headers["origin"]
        browser.headers["cookie"] = before + cookie_of(ann)
        if (await browser.get("/api/me")).json()["name"] == "Ann":
            assert reason(await browser.post("/api/me", json={"name": "Mallory"})) == "refused-origin"
        else:
            await browser.post("/api/me", json={"name": "Mallory"})
        assert (await ann.http.get("/api/me")).json()["name"] == "Ann"


async def test_other_sites_get_no_permission_to_read_or_ask(server: Server) -> None:
    async with client(server, origin="https://evil.test") as browser:
        asked = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
        for path in ("/api/me", "/api/rooms", "/api/login", "/api/import"):
            answer = await browser.request("OPTIONS", path, headers=asked)
            assert answer.status_code in (404, 405), path
            assert not [name for name in answer.headers if name.startswith("access-control-")]
        answer = await browser.get("/api/rooms")
        assert "access-control-allow-origin" not in answer.headers
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


async def test_nothing_is_changed_by_looking(server: Server) -> None:
    """Links and pictures on other sites send the cookie with GET: no command answers to it."""
    async with people(server, "Ann") as (ann,):
        room = await ann.create("tiny", 2)
        paths = (await ann.http.get("/api/openapi.json")).json()["paths"]
        commands = [path for path, methods in paths.items() if "post" in methods and "get" not in methods]
        assert len(commands) > 8
        for path in commands:
            assert (await ann.http.get(path.replace("{room}", room))).status_code == 405, path


ATTACK = """async (server) => {
  const post = (path, body, type) => fetch(server + path, {
    method: "POST", mode: "no-cors", credentials: "include", body, headers: { "content-type": type },
  }).then((answer) => answer.type, () => "failed");
  const results = {
    plain: await post("/api/me", JSON.stringify({ name: "Mallory" }), "text/plain"),
    json: await fetch(server + "/api/me", { method: "POST", credentials: "include", body: '{"name":"Mallory"}',
      headers: { "content-type": "application/json" } }).then(() => "read", () => "failed"),
    read: await fetch(server + "/api/me", { credentials: "include" }).then(() => "read", () => "failed"),
  };
  results.socket = await new Promise((done) => {
    const socket = new WebSocket(server.replace("http", "ws") + "/ws/any-room-here");
    socket.onopen = () => done("open");
    socket.onerror = () => done("failed");
  });
  const form = document.createElement("form");
  Object.assign(form, { method: "POST", action: server + "/api/me/end-sessions" });
  document.body.append(form);
  form.submit();
  return results;
}"""


def test_a_malicious_page_in_a_real_browser(server: Server, browser: Browser) -> None:
    """On another port of the same host, where browsers do send the cookie along with posts: the hardest case."""
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(f"{server.url}/me")
        name = "(name) => fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}," \
               " body: JSON.stringify({name})}).then((answer) => answer.status)"  # fmt: skip
        assert page.evaluate(name, "Ann") == 200
        cookie = context.cookies()[0]["value"]
        evil = context.new_page()
        evil.route("http://127.0.0.1:8899/**", lambda route: route.fulfill(body="<p>kittens", content_type="text/html"))
        evil.goto("http://127.0.0.1:8899/")
        with evil.expect_response("**/api/me/end-sessions") as submitted:
            results = evil.evaluate(ATTACK, server.url)
        assert submitted.value.status == 403
        assert "cookie" in submitted.value.request.all_headers(), "the browser did send it"
        assert results == {"plain": "failed", "json": "failed", "read": "failed", "socket": "failed"}
        page.goto(f"{server.url}/api/me")
        assert json.loads(page.inner_text("body"))["name"] == "Ann"
        assert context.cookies()[0]["value"] == cookie
    finally:
        context.close()
