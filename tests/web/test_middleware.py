"""The door: origins, sizes, types, headers."""

import re
from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from app.web.protocol import EXTENSION
from app.web.server import ProtocolRouter
from tests.web.conftest import HOST, Browsers, browser_for, named, reason, running, settings_in

# ---------------------------------------------------------------- origins


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.test"},
        {"origin": "http://parlour.test.evil.test"},
        {"origin": "http://parlour.test:81"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {},
    ],
)
async def test_commands_from_elsewhere_are_refused(
    app: FastAPI, ann: httpx.AsyncClient, headers: dict[str, str]
) -> None:
    del ann.headers["origin"]
    answer = await ann.post("/api/me", json={"name": "Mallory"}, headers=headers)
    assert answer.status_code == 403
    assert reason(answer) == "refused-origin"
    assert (await ann.get("/api/me")).json()["name"] == "Ann"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": HOST},
        {"origin": "HTTP://PARLOUR.TEST"},
        {"origin": "https://parlour.test"},
        {"origin": "http://parlour.test:80"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
)
async def test_commands_from_our_pages_are_welcome(ann: httpx.AsyncClient, headers: dict[str, str]) -> None:
    del ann.headers["origin"]
    assert (await ann.post("/api/me", json={"name": "Anna"}, headers=headers)).status_code == 200


async def test_programs_without_a_cookie_need_no_origin(browser: httpx.AsyncClient) -> None:
    del browser.headers["origin"]
    assert (await browser.post("/api/me", json={"name": "Script"})).status_code == 200


async def test_further_origins_can_be_allowed(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, allowed_origins="https://a.test, https://b.test/")) as app:
        for origin, status in (("https://a.test", 200), ("https://b.test", 200), ("https://c.test", 403)):
            browser = await named(browser_for(app), "Ann")
            answer = await browser.post("/api/me", json={"name": "Anna"}, headers={"origin": origin})
            assert answer.status_code == status


async def open_socket(app: FastAPI, origin: str | None) -> str:
    """What the server says first to a websocket with this origin: accept or close."""
    headers = [(b"host", b"parlour.test")] + ([(b"origin", origin.encode())] if origin else [])
    scope = {
        "type": "websocket", "asgi": {"version": "3.0"}, "scheme": "ws", "path": "/ws/some-room",
        "raw_path": b"/ws/some-room", "query_string": b"", "root_path": "", "headers": headers,
        "client": ("10.0.0.1", 5), "server": ("parlour.test", 80), "subprotocols": [],
        "extensions": {EXTENSION: None}, "state": {},
    }  # fmt: skip
    said: list[str] = []
    events: list[dict[str, object]] = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1001}]
    coming = iter(events)

    async def receive() -> dict[str, object]:
        return next(coming)

    async def send(message: dict[str, object]) -> None:
        said.append(str(message["type"]))

    await ProtocolRouter(app)(scope, receive, send)  # type: ignore[arg-type]
    return said[0]


@pytest.mark.parametrize(
    ("origin", "first"),
    [
        (HOST, "websocket.accept"),
        ("https://parlour.test", "websocket.accept"),
        (None, "websocket.accept"),
        ("https://evil.test", "websocket.close"),
        ("null", "websocket.close"),
    ],
)
async def test_websockets_of_other_sites_are_closed(app: FastAPI, origin: str | None, first: str) -> None:
    assert await open_socket(app, origin) == first


# ---------------------------------------------------------------- bodies


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_only_json_is_read(browser: httpx.AsyncClient, kind: str) -> None:
    answer = await browser.post("/api/me", content=b'{"name": "Ann"}', headers={"content-type": kind})
    assert answer.status_code == 415
    assert reason(answer) == "refused-not-json"


async def test_large_bodies_are_refused(browser: httpx.AsyncClient) -> None:
    answer = await browser.post("/api/me", json={"name": "x" * 20_000})
    assert answer.status_code == 413
    assert reason(answer) == "refused-too-large"


async def test_large_bodies_without_a_length_are_refused_too(browser: httpx.AsyncClient) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    answer = await browser.post("/api/me", content=endless(), headers={"content-type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize("length", ["many", "-5", ""])
async def test_a_strange_length_is_no_disaster(browser: httpx.AsyncClient, length: str) -> None:
    headers = {"content-type": "application/json", "content-length": length}
    answer = await browser.post("/api/me", content=b'{"name": "Ann"}', headers=headers)
    assert answer.status_code == 400


# ---------------------------------------------------------------- headers

PAGES = ["/", "/lobby", "/new", "/me", "/credits", "/rules/persuasion", "/rules/persuasion/digest", "/nothing"]


@pytest.mark.parametrize("path", [*PAGES, "/api/games", "/static/site/site.css", "/healthz"])
async def test_every_answer_has_the_security_headers(browser: httpx.AsyncClient, path: str) -> None:
    headers = (await browser.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert re.search(r"script-src 'self'( 'sha256-[\w+/=]{44}'){0,2};", policy)
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in headers
    assert "server" not in headers


INLINE = ("<script>", '<script type="importmap">')
"""How the page is to look, which nothing may be painted before, and which version of each module there is."""


@pytest.mark.parametrize("path", PAGES)
async def test_pages_have_no_inline_script_or_style(browser: httpx.AsyncClient, path: str) -> None:
    """The policy would forbid them, silently."""
    html = (await browser.get(path)).text
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", html)
    for script in re.findall(r"<script[^>]*>", html):
        assert "src=" in script or 'type="application/json"' in script or script in INLINE


@pytest.mark.parametrize("path", PAGES)
async def test_only_our_two_inline_scripts_are_allowed(browser: httpx.AsyncClient, path: str) -> None:
    page = await browser.get(path)
    scripts = [re.findall(f"{tag}(.*?)</script>", page.text, re.DOTALL) for tag in INLINE]
    assert [len(found) for found in scripts] == [1, 1]
    allowed = {f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for [script] in scripts}
    [policy] = re.findall(r"script-src ([^;]*)", page.headers["content-security-policy"])
    assert set(policy.split()) == {"'self'", *allowed}


async def test_https_is_remembered(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, base_url="https://parlour.test")) as app:
        answer = await browser_for(app).get("/")
        assert answer.headers["strict-transport-security"].startswith("max-age=")


async def test_static_files_may_be_kept_while_they_are_the_same(browser: httpx.AsyncClient) -> None:
    page = (await browser.get("/")).text
    addresses = set(re.findall(r"/static/[^\"?]+\?v=\w+", page))
    assert {address.split("?")[0].split(".")[-1] for address in addresses} == {"css", "js", "svg", "woff2"}
    for address in addresses:
        assert (await browser.get(address)).headers["cache-control"] == "public, max-age=31536000, immutable"
        for other in (address.split("?")[0], f"{address}0"):
            plain = await browser.get(other)
            assert plain.status_code == 200, "a page from before an upgrade gets the file of today"
            assert "no-cache" in plain.headers["cache-control"]
            again = await browser.get(other, headers={"if-none-match": plain.headers["etag"]})
            assert again.status_code == 304


@pytest.mark.parametrize(
    "path", ["/", "/new", "/static/site/site.css", "/words/smog/hu.ftl", "/icons/smog.svg", "/games/smog/board.js"]
)
async def test_pages_and_files_are_compressed_for_those_who_read_that(browsers: Browsers, path: str) -> None:
    packed, plain = (
        await browsers(accept_encoding="gzip").get(path),
        await browsers(accept_encoding="identity").get(path),
    )
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert packed.headers["vary"] == plain.headers["vary"]
    assert "accept-encoding" in packed.headers["vary"]


@pytest.mark.parametrize(
    "path",
    [
        "/static/../settings.py",
        "/static/%2e%2e/settings.py",
        "/games/persuasion/rules.py",
        "/games/persuasion/../../settings.py",
        "/games/persuasion/%2e%2e/%2e%2e/settings.py",
        "/games/persuasion/board/../rules.py",
        "/games/nothing/board.js",
        "/words/xx.ftl",
        "/words/persuasion/..%2frules.ftl",
        "/icons/nothing.svg",
        "/icons/..%2fsettings.svg",
    ],
)
async def test_nothing_else_of_the_disk_is_served(browsers: Browsers, path: str) -> None:
    assert (await browsers().get(path)).status_code == 404
