"""Slow readers and slow writers: each is cut after a while, and nobody waits for them."""

import asyncio
import json
import resource
import socket
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.attacks.tools import RawSocket, farewell, frame, head, heard, table
from tests.people import Server, people, seated

SETTINGS = {"patience_seconds": 2, "ping_seconds": 8}
LONG = 90
"""Seconds after which even a busy machine should have cut a connection that gets two or eight."""


def until_cut(drip: Callable[[RawSocket], bool], raw: RawSocket) -> float:
    """Go on until the server cuts the connection; how long that took."""
    began = time.monotonic()
    while time.monotonic() - began < LONG:
        if not drip(raw):
            return time.monotonic() - began
        time.sleep(0.2)
    raise AssertionError("the server waits for ever")


def nothing(raw: RawSocket) -> bool:
    """Send nothing, and look whether the other side is still there."""
    raw.socket.settimeout(0.01)
    try:
        return raw.socket.recv(4096) != b""
    except TimeoutError:
        return True
    except ConnectionError:
        return False


def one_byte(raw: RawSocket) -> bool:
    return raw.send(b"a") and nothing(raw)


@pytest.mark.parametrize(
    ("start", "drip"),
    [
        (b"", nothing),
        (b"GE", nothing),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", one_byte),
        (head("/healthz") + b"GET / HTTP/1.1\r\nX-Second: ", one_byte),
    ],
    ids=["silence", "half a line", "a header byte by byte", "the second request's header"],
)
def test_a_request_that_never_comes(server: Server, start: bytes, drip: Callable[[RawSocket], bool]) -> None:
    with RawSocket(server) as raw:
        raw.send(start)
        until_cut(drip, raw)


def test_a_body_that_never_comes(server: Server) -> None:
    with RawSocket(server) as raw:
        raw.send(head("/api/me", "Content-Type: application/json", "Content-Length: 5000", method="POST"))
        began = time.monotonic()
        while time.monotonic() - began < SETTINGS["patience_seconds"] + 1:
            raw.send(b" ")
            time.sleep(0.2)
        raw.socket.settimeout(LONG)
        answer = raw.socket.recv(4096)
        assert b" 408 " in answer.split(b"\r\n")[0]


def test_an_answer_that_is_never_read(server: Server) -> None:
    """Many large files are asked for at once and none is read: the server keeps them only for so long."""
    with closing(socket.socket()) as greedy:
        greedy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        greedy.connect(("127.0.0.1", server.port))
        greedy.settimeout(LONG)
        greedy.sendall(head("/static/site/site.css") * 2000)
        time.sleep(3 * SETTINGS["patience_seconds"])
        received = 0
        try:
            while chunk := greedy.recv(65536):
                received += len(chunk)
        except ConnectionError:
            pass
        assert received > 0
        with RawSocket(server) as polite:
            polite.send(head("/static/site/site.css", "Connection: close"))
            size = len(polite.rest())
        assert received < 2000 * size, "it was cut before everything had been sent"


async def test_who_never_says_hello(server: Server) -> None:
    async with table(server, "any-room", hello=False) as opened:
        assert await farewell(opened) == "refused-too-slow"


def test_a_hello_byte_by_byte(server: Server) -> None:
    with RawSocket(server) as raw:
        raw.upgrade("any-room")
        raw.send(frame(b"", size=100))
        assert b"refused-too-slow" in raw.rest()


def test_who_does_not_answer_the_close(server: Server) -> None:
    """The server says goodbye, the other side does not: the connection ends all the same."""
    with RawSocket(server) as raw:
        raw.upgrade("any-room")
        raw.send(frame(b'{"t":"ping"}'))
        assert b"refused-malformed" in raw.rest()


async def test_a_table_whose_visitor_writes_byte_by_byte(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")

        def visit() -> None:
            with RawSocket(server) as raw:
                raw.upgrade(room)
                raw.send(frame(b'{"t":"hello"}') + frame(b"", size=4000))
                until_cut(one_byte, raw)

        visiting = asyncio.create_task(asyncio.to_thread(visit))
        assert (await crowd[0].choose(crowd[0].options[0]))["t"] == "ok"
        await visiting
        assert (await crowd[1].choose(crowd[1].options[0]))["t"] == "ok"


def memory(server: Server) -> int:
    """Bytes that the server's process holds."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()


async def test_a_table_whose_visitor_reads_nothing(server: Server) -> None:
    """It asks for everything again and again and reads none of it: what waits for it is bounded."""
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "persuasion", bots=1)
        before = memory(server)
        with RawSocket(server) as raw:
            raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.upgrade(room)
            raw.send(frame(b'{"t":"hello"}'))
            for _ in range(40):
                await asyncio.to_thread(raw.send, frame(json.dumps({"t": "hello", "v": -1}).encode()) * 100)
                await asyncio.sleep(0.05)
            assert memory(server) - before < 20_000_000
            assert (await crowd[0].choose("gold:printer"))["t"] == "ok"


async def test_others_are_served_while_slow_ones_hang_around(server: Server) -> None:
    crowd = [RawSocket(server) for _ in range(60)]
    try:
        for raw in crowd:
            raw.send(head("/api/me", "Content-Type: application/json", "Content-Length: 9000", method="POST"))
        async with people(server, "Ann", "Bob") as table_of_two:
            began = time.monotonic()
            await seated(server, table_of_two, "tiny")
            assert (await table_of_two[0].choose(table_of_two[0].options[0]))["t"] == "ok"
            assert time.monotonic() - began < LONG
    finally:
        for raw in crowd:
            raw.socket.close()


async def test_a_patient_reader_with_a_slow_line_is_served(server: Server) -> None:
    """Not everybody who is slow is an attacker: as long as something is read, the answer goes on."""
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        async with table(server, room) as opened:
            await heard(opened, "full")
            for _ in range(5):
                await asyncio.sleep(0.7)
                await opened.send('{"t":"ping"}')
                await heard(opened, "pong")
