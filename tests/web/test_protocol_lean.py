"""What app/web/protocol.py and app/web/server.py lean on that uvicorn and websockets don't promise to keep.

pyproject.toml caps both packages. Before a cap is raised this test says what has changed and what we use it for; what
then goes wrong in front of people is tested in tests/attacks and tests/play.
"""

import asyncio
from collections.abc import Callable
from importlib.metadata import version
from inspect import iscoroutinefunction, isgenerator, signature
from typing import Any

import pytest
import uvicorn
import websockets
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.server import ServerProtocol

Lean = tuple[type, str, list[str], str]

CONSTRUCTED = ["config", "server_state", "app_state", "_loop"]
METHODS: list[Lean] = [
    (HttpToolsProtocol, "__init__", CONSTRUCTED, "HttpProtocol adds `patience` and passes the rest on"),
    (HttpToolsProtocol, "connection_made", ["transport"], "the time for the first head begins"),
    (HttpToolsProtocol, "connection_lost", ["exc"], "timers end, and the request that runs is told"),
    (HttpToolsProtocol, "data_received", ["data"], "the bytes of a head are counted"),
    (HttpToolsProtocol, "on_message_begin", [], "the time for a further head begins"),
    (HttpToolsProtocol, "on_headers_complete", [], "the time for a head ends"),
    (HttpToolsProtocol, "handle_websocket_upgrade", [], "the time for a head ends"),
    (HttpToolsProtocol, "_start_asgi_task", ["cycle", "app"], "the request that runs is remembered"),
    (HttpToolsProtocol, "pause_writing", [], "the time to read an answer begins"),
    (HttpToolsProtocol, "resume_writing", [], "the time to read an answer ends"),
    (WebSocketsSansIOProtocol, "__init__", CONSTRUCTED, "WebSocketProtocol passes all of it on"),
    (WebSocketsSansIOProtocol, "data_received", ["data"], "short text frames pass by the parser"),
    (WebSocketsSansIOProtocol, "connection_lost", ["exc"], "the listener is told"),
    (WebSocketsSansIOProtocol, "pause_writing", [], "not for whoever listens: they look at the buffer themselves"),
    (WebSocketsSansIOProtocol, "resume_writing", [], "likewise"),
    (WebSocketsSansIOProtocol, "run_asgi", [], "the connection stays open after the app has returned"),
    (WebSocketsSansIOProtocol, "send_500_response", [], "an app that failed"),
    (WebSocketsSansIOProtocol, "send_receive_event_to_app", [], "a whole message goes to the listener"),
    (WebSocketsSansIOProtocol, "handle_parser_exception", [], "a close frame of ours is sent, and the app told"),
    (WebSocketsSansIOProtocol, "handle_connect", ["event"], "the protocol puts itself into the scope"),
    (WebSocketsSansIOProtocol, "handle_ping", [], "floods of pings are cut"),
    (WebSocketsSansIOProtocol, "handle_pong", ["event"], "floods of pongs are cut"),
    (WebSocketsSansIOProtocol, "handle_cont", ["event"], "floods of fragments are cut"),
    (WebSocketsSansIOProtocol, "send", ["message"], "the app lets the browser in; we hang up with it"),
    (WebSocketsSansIOProtocol, "receive", [], "the app waits for the browser"),
    (uvicorn.Server, "shutdown", ["sockets"], "everybody at the tables is told before their connections close"),
]


@pytest.mark.parametrize(
    ("owner", "name", "parameters", "use"), METHODS, ids=lambda part: getattr(part, "__name__", None)
)
def test_methods_that_we_override_or_call(owner: type, name: str, parameters: list[str], use: str) -> None:
    method = owner.__dict__.get(name)
    where = f"{owner.__module__}.{owner.__name__}.{name} of uvicorn {version('uvicorn')}"
    assert method is not None, f"{where} is gone. We use it so: {use}"
    assert list(signature(method).parameters)[1:] == parameters, f"{where} takes something else. We use it so: {use}"
    waits = name in ("run_asgi", "send", "receive", "shutdown")
    assert iscoroutinefunction(method) == waits, f"{where} has changed between def and async def. We use it so: {use}"


WEBSOCKET: dict[str, type | tuple[type, ...]] = {
    "app": object,
    "transport": asyncio.Transport,
    "queue": asyncio.Queue,
    "writable": asyncio.Event,
    "scope": dict,
    "request": websockets.Request,
    "response": websockets.Response,
    "conn": ServerProtocol,
    "handshake_initiated": bool,
    "handshake_complete": bool,
    "close_sent": bool,
    "disconnected": bool,
    "read_paused": bool,
    "close_timer": (type(None), asyncio.TimerHandle),
    "close_timeout": float,
    "frames": list,
    "curr_msg_data_type": str,
}
"""The attributes of a websocket that is open, which WebSocketProtocol reads, sets or deletes."""


async def _opened(make: Callable[[], asyncio.Protocol], visit: Callable[[int], Any]) -> None:
    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    async with server:
        await visit(server.sockets[0].getsockname()[1])


async def test_attributes_of_an_open_websocket() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    made: list[WebSocketsSansIOProtocol] = []

    def make() -> WebSocketsSansIOProtocol:
        made.append(WebSocketsSansIOProtocol(uvicorn.Config(app), ServerState(), {}))
        return made[-1]

    async def visit(port: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}/"):
            wrong = {name: getattr(made[0], name, "gone") for name, kind in WEBSOCKET.items()
                     if not isinstance(getattr(made[0], name, "gone"), kind)}  # fmt: skip
            assert wrong == {}, f"WebSocketsSansIOProtocol of uvicorn {version('uvicorn')} has changed"
            assert isinstance(made[0].scope["extensions"], dict), "WebSocketProtocol puts itself there"
            assert isgenerator(made[0].conn.parser), "WebSocketProtocol ends it with the connection"
            assert isgenerator(made[0].conn.parse()), (
                "WebSocketProtocol puts a new one in place of that of the handshake"
            )

    await _opened(make, visit)


async def test_attributes_of_a_request_that_runs() -> None:
    cycles: list[RequestResponseCycle] = []
    protocols: list[HttpToolsProtocol] = []

    class Watched(HttpToolsProtocol):
        def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
            cycles.append(cycle)
            protocols.append(self)
            super()._start_asgi_task(cycle, app)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        protocol, cycle = protocols[0], cycles[0]
        assert isinstance(protocol.transport, asyncio.Transport)
        assert protocol.loop is asyncio.get_running_loop()
        assert callable(protocol.parser.should_upgrade)
        assert protocol.cycle is cycle
        assert not protocol.pipeline
        assert cycle.disconnected is False
        assert isinstance(cycle.message_event, asyncio.Event)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def visit(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        answer = await reader.read()
        writer.close()
        assert answer.startswith(b"HTTP/1.1 204"), f"HttpToolsProtocol of uvicorn {version('uvicorn')} has changed"

    await _opened(lambda: Watched(uvicorn.Config(app), ServerState(), {}), visit)


def test_websockets_unmasks() -> None:
    assert apply_mask(b"abcde", b"\x01\x02\x03\x04") == bytes(
        a ^ b for a, b in zip(b"abcde", b"\1\2\3\4\1", strict=True)
    )
