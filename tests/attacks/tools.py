"""What attackers have: many addresses, raw sockets, other people's ids, no manners."""

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets

from app.play.wire import inflated
from tests.people import PATIENCE, Person, Server

HOME = "127.0.0.1"
"""Where the honest people are. Every other 127.x.y.z is another address to the server."""


GAMES = (("tests.tiny", "tiny"), ("tests.attacks.shutters", "shutters"))
"""Two small games full of secrets: their modules and ids."""


def install_games(folder: Path, games: Sequence[tuple[str, str]] = GAMES) -> Path:
    """The tests' small games as installed packages, found as any other plugin. Returns the folder to import from."""
    for module, game in games:
        package = folder / f"plugin_{game}"
        (package / "words").mkdir(parents=True)
        (package / "__init__.py").write_text(f"from {module} import *\n")
        (package / "board.js").write_text("export function board() {}\n")
        (package / "words" / "en.ftl").write_text(f"game-title = {game}\n")
        about = folder / f"plugin_{game}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: plugin-{game}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[parlour.games]\n{game} = plugin_{game}\n")
    return folder


def client(server: Server, address: str = HOME, **headers: str) -> httpx.AsyncClient:
    """A program at some address."""
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    return httpx.AsyncClient(
        transport=transport, base_url=server.url, headers={"origin": server.url, **headers}, timeout=PATIENCE
    )


def cookie_of(person: Person) -> str:
    return f"parlour={person.http.cookies['parlour']}"


@contextlib.asynccontextmanager
async def table(
    server: Server,
    room: str,
    *,
    cookie: str = "",
    origin: str | None = "",
    address: str = HOME,
    hello: bool = True,
    **headers: str,
) -> AsyncIterator[websockets.ClientConnection]:
    """A websocket as a program opens it; our own origin unless another (or None) is given."""
    async with websockets.connect(
        f"ws://127.0.0.1:{server.port}/ws/{room}",
        origin=server.url if origin == "" else origin,  # type: ignore[arg-type]
        additional_headers={**({"Cookie": cookie} if cookie else {}), **headers},
        compression=None,
        max_size=None,
        ping_interval=None,
        local_addr=(address, 0),
    ) as opened:
        if hello:
            with contextlib.suppress(websockets.ConnectionClosed):  # it may have been turned away at once
                await opened.send('{"t":"hello"}')
        yield opened


async def heard(opened: websockets.ClientConnection, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
    """The next frame of this kind."""
    async with asyncio.timeout(seconds):
        while True:
            frame: dict[str, Any] = json.loads(inflated(await opened.recv()))
            if frame["t"] == kind:
                return frame


async def farewell(opened: websockets.ClientConnection) -> str:
    """Why the server closes this connection."""
    return str((await heard(opened, "bye"))["reason"])


def reason(answer: httpx.Response) -> str:
    """Why it was refused."""
    return str(answer.json()["error"]["reason"])


class RawSocket:
    """Bytes to the server as one likes them."""

    def __init__(self, server: Server, address: str = HOME) -> None:
        self.socket = socket.create_connection(
            ("127.0.0.1", server.port), source_address=(address, 0), timeout=PATIENCE
        )

    def __enter__(self) -> "RawSocket":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Send; False once the server has cut the connection."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def upgrade(self, room: str) -> None:
        """Become a websocket of this room."""
        self.send(head(f"/ws/{room}", *UPGRADE))
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        assert b" 101 " in answer

    def rest(self) -> bytes:
        """All that comes until the server closes the connection; TimeoutError if it never does."""
        received = b""
        try:
            while chunk := self.socket.recv(65536):
                received += chunk
        except ConnectionError:
            pass
        return received

    def status(self) -> int:
        """The status of the answer; 0 if the connection is cut without one."""
        try:
            line = self.socket.recv(4096).split(b"\r\n", 1)[0].split()
        except ConnectionError:
            return 0
        return int(line[1]) if len(line) > 1 else 0


def head(path: str, *headers: str, method: str = "GET") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


UPGRADE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
           "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")  # fmt: skip


def frame(payload: bytes, *, opcode: int = 1, fin: bool = True, masked: bool = True, size: int | None = None) -> bytes:
    """A websocket frame; `size` lets it lie about its length."""
    length = len(payload) if size is None else size
    first, mask = (0x80 if fin else 0) | opcode, 0x80 if masked else 0
    if length < 126:
        start = bytes((first, mask | length))
    elif length < 65536:
        start = bytes((first, mask | 126)) + length.to_bytes(2, "big")
    else:
        start = bytes((first, mask | 127)) + length.to_bytes(8, "big")
    return start + (b"\0\0\0\0" if masked else b"") + payload


def job_processes(parent: int | None = None) -> list[int]:
    """The processes of jobs that a process (this one if none is named) has started and that still run."""
    folder = Path(f"/proc/{parent or os.getpid()}/task")
    children = [child for task in folder.iterdir() for child in (task / "children").read_text().split()]
    return [int(child) for child in children if b"job_process" in _command_of(child)]


def _command_of(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has just ended
        return b""
