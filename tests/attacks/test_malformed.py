"""Oversized, malformed and deeply nested requests and frames: refused, never a server error, nobody else disturbed."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator

import httpx
import pytest

from tests.attacks.tools import UPGRADE, RawSocket, client, frame, head, heard, reason, table
from tests.people import Server, people, seated

SETTINGS = {"patience_seconds": 4, "ping_seconds": 8, "logins_per_minute": 1000, "imports_per_minute": 1000}
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def cookie(server: Server) -> str:
    """Of somebody with a name."""
    return httpx.post(f"{server.url}/api/me", json={"name": "Ann"}).cookies["parlour"]


@pytest.fixture
async def ann(server: Server, cookie: str) -> AsyncIterator[httpx.AsyncClient]:
    async with client(server, cookie=f"parlour={cookie}") as browser:
        yield browser


BODIES = {
    "deep lists": b"[" * 15_000,
    "deep objects": b'{"name":' * 1_900,
    "deep and closed": b"[" * 7_000 + b"]" * 7_000,
    "a number of thousands of digits": b'{"name":' + b"9" * 10_000 + b"}",
    "no numbers": b'{"name": NaN, "x": Infinity}',
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "half a letter": b'{"name": "\\ud800"}',
    "a zero byte": b'{"name": "A\\u0000nn"}',
    "a byte order mark": b'\xef\xbb\xbf{"name": "\\ud800"}',
    "twice the same key": b'{"name": "", "name": ""}',
    "two documents": b'{"name": "Ann"}{"name": "Ann"}',
    "nothing": b"",
    "a prototype": b'{"__proto__": {"admin": true}, "constructor": {}}',
}


@pytest.mark.parametrize("path", ["/api/me", "/api/rooms", "/api/login", "/api/import"])
async def test_bodies(ann: httpx.AsyncClient, path: str) -> None:
    for what, body in BODIES.items():
        answer = await ann.post(path, content=body, headers=JSON)
        assert 400 <= answer.status_code < 500, (what, answer.text)
        assert set(answer.json()) == {"error"}, what


async def test_the_largest_import_of_nothing_but_brackets(ann: httpx.AsyncClient) -> None:
    for body in (b"[" * 4_000_000, b'{"a":' * 800_000):
        answer = await ann.post("/api/import", content=body, headers=JSON)
        assert (answer.status_code, reason(answer)) == (422, "refused-bad-export")
    answer = await ann.post("/api/import", content=b" " * 5_000_000, headers=JSON)
    assert answer.status_code == 413


IDS = ["%00", "%ff%fe", "a%2fb", "..%2f..%2fsecret", "%2e%2e", "%0d%0aset-cookie:x=y", "a" * 5000, "'%20or%201=1--",
       "%F0%9F%8E%B2", "%ED%A0%80", "~start", "*", "%25s", "{room}", "null"]  # fmt: skip


async def test_ids_of_rooms_that_cannot_be(server: Server, ann: httpx.AsyncClient) -> None:
    for room in IDS:
        for path in ("/api/rooms/{}", "/api/rooms/{}/notes?upto=3", "/api/rooms/{}/export", "/r/{}"):
            answer = await ann.get(path.format(room))
            assert answer.status_code == 404, (room, path)
            assert "set-cookie" not in answer.headers
        assert (await ann.get(f"/r/{room}/qr.svg")).status_code == 404
        assert (await ann.post(f"/api/rooms/{room}/sit", json={})).status_code == 404
        if "%2" not in room:
            async with table(server, room) as opened:
                assert (await heard(opened, "bye"))["reason"] == "refused-no-such-room", room


REQUESTS = {
    "no request": b"\x00\x01\x02\x03\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no version": b"GET /\r\n\r\n",
    "two lengths": head("/api/me", "Content-Length: 5", "Content-Length: 6", method="POST"),
    "a length and chunks": head("/api/me", "Content-Length: 5", "Transfer-Encoding: chunked", method="POST"),
    "chunks that are none": head("/api/me", "Transfer-Encoding: chunked", method="POST") + b"zz\r\n",
    "a negative length": head("/api/me", "Content-Length: -5", "Content-Type: application/json", method="POST"),
    "a huge length": head("/api/me", "Content-Length: 9" + "9" * 18, "Content-Type: application/json", method="POST"),
    "a line break in a header": head("/healthz", "X-A: b\nX-C: d\r", "Connection: close"),
    "a header without a name": head("/healthz", ": x"),
    "a long address": b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n\r\n",
    "an endless header": b"GET / HTTP/1.1\r\nX: " + b"a" * 3_000_000,
    "endless headers": b"GET / HTTP/1.1\r\n" + b"X-A: b\r\n" * 300_000,
    "an unknown method": b"FROB / HTTP/1.1\r\n\r\n",
    "an upgrade to nothing we speak": head("/ws/x", "Connection: Upgrade, close", "Upgrade: h2c"),
    "half a websocket": head("/ws/x", "Connection: Upgrade", "Upgrade: websocket"),
    "a websocket of another version": head("/ws/x", *UPGRADE[:2], "Sec-WebSocket-Version: 99", UPGRADE[3]),
    "a websocket with a body": head("/ws/x", *UPGRADE, "Content-Length: 5") + b"aaaaa",
}


@pytest.mark.parametrize("request_bytes", REQUESTS.values(), ids=REQUESTS)
def test_requests_that_are_none(server: Server, request_bytes: bytes) -> None:
    with RawSocket(server) as raw:
        raw.send(request_bytes)
        status = raw.status()
        assert status == 0 or 101 <= status < 500 or status == 505
    with RawSocket(server) as raw:
        raw.send(head("/healthz", "Connection: close"))
        assert raw.status() == 200


FRAMES = {
    "not masked": frame(b'{"t":"ping"}', masked=False),
    "an unknown opcode": frame(b"x", opcode=5),
    "reserved bits": bytes((0xF1, 0x80)) + bytes(4),
    "a long ping": frame(b"a" * 200, opcode=9),
    "a ping in fragments": frame(b"a", opcode=9, fin=False),
    "the end of nothing": frame(b"a", opcode=0),
    "text that is not UTF-8": frame(b"\xff\xfe\xfd"),
    "a close that is none": frame(b"\x03", opcode=8),
    "a close with a wrong code": frame(b"\x00\x01", opcode=8),
    "a size of exabytes": frame(b"", size=2**62),
    "a negative size": frame(b"", size=2**64 - 1),
    "too large in fragments": frame(b"a" * 40_000, fin=False) + frame(b"a" * 40_000, opcode=0, fin=False),
    "a request within": b"GET / HTTP/1.1\r\n\r\n",
}


async def test_frames_that_are_none_close_the_connection(server: Server) -> None:
    async with people(server, "Bob", "Cleo") as crowd:
        room = await seated(server, crowd, "tiny")

        def attack(sent: bytes) -> bytes:
            with RawSocket(server) as raw:
                raw.upgrade(room)
                raw.send(frame(b'{"t":"hello"}') + sent)
                return raw.rest()

        for sent in FRAMES.values():
            await asyncio.to_thread(attack, sent)  # it ends: TimeoutError otherwise
        assert (await crowd[0].choose(crowd[0].options[0]))["t"] == "ok", "the others play on"


BAD_TEXT = {
    "short": frame(b"\xff\xfe\xfd"),
    "a letter cut in two": frame(b'{"t":"ping"}\xc3'),
    "half of a pair": frame(b'{"t":"chat","n":1,"text":"\xed\xa0\x80"}'),
    "long": frame(b"a" * 300 + b"\xff"),
    "in fragments": frame(b"\xff", fin=False) + frame(b"\xfe", opcode=0),
    "after what only the parser reads": frame(b"", opcode=9) + frame(b"\xff"),
}


@pytest.mark.parametrize("greeted", [True, False], ids=["later", "first"])
async def test_text_that_is_not_utf8_is_closed_with_its_code(server: Server, greeted: bool) -> None:
    """RFC 6455: 1007, whichever way the message takes through the server."""

    def attack(room: str, sent: bytes) -> bytes:
        with RawSocket(server) as raw:
            raw.upgrade(room)
            if greeted:
                raw.send(frame(b'{"t":"hello"}'))
                raw.socket.recv(1, socket.MSG_PEEK)  # it is being listened to
            raw.send(sent)
            return raw.rest()

    async with people(server, "Bob", "Cleo") as crowd:
        room = await seated(server, crowd, "tiny")
        for what, sent in BAD_TEXT.items():
            answer = await asyncio.to_thread(attack, room, sent)
            assert answer.endswith(b"\x88\x02" + (1007).to_bytes(2, "big")), (what, answer[-40:])
        assert (await crowd[0].choose(crowd[0].options[0]))["t"] == "ok", "the others play on"


async def test_messages_of_the_right_shape_with_impossible_values(server: Server) -> None:
    async with people(server, "Bob", "Cleo") as crowd:
        await seated(server, crowd, "tiny")
        bob = crowd[0]
        before = (bob.public, bob.mine)
        at = bob.mine["at"]
        for option in (
            "",
            "~undo",
            "~start",
            "pass",
            "done",
            "card:0",
            "card:999",
            "\x00",
            "card:1' or 1=1",
            "é" * 150,
        ):
            assert (await bob.choose(option))["t"] == "no", option
        for ask in (at - 1, at + 1, -(2**62), 2**62):
            assert (await bob.choose(bob.options[0], ask=ask))["t"] == "no", ask
        for text in ("", "   ", "\u0000", "\ud83d", "a" * 501):
            frame_text = json.dumps({"t": "chat", "n": 900, "text": text})
            assert bob.socket is not None
            await bob.socket.send(frame_text)
        assert (await bob.say("all well"))["t"] == "ok"
        await bob.until(lambda p: any(line["text"] == "all well" for line in p.chat))
        assert (bob.public, bob.mine) == before


async def test_many_open_mouths_at_once(server: Server) -> None:
    """Forty large and nested bodies side by side, and the server still answers."""
    async with client(server) as browser:
        bodies = [b'{"name": ' + b"[" * 12_000 for _ in range(40)]
        answers = await asyncio.gather(*(browser.post("/api/me", content=body, headers=JSON) for body in bodies))
        assert {answer.status_code for answer in answers} <= {400, 422}
        assert (await browser.get("/healthz")).status_code == 200
