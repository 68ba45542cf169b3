"""People for tests and benchmarks: they speak to a real server as a browser does, over HTTP and a websocket."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.typing import Origin

from app.engine import apply_patch
from app.play.wire import expand_notes, expand_options, inflated
from tests.services import LOOPBACK, free_port

ROOT = Path(__file__).parent.parent
START_SECONDS = 90.0
PATIENCE = 60.0
"""Seconds after which something that people wait for will not happen any more, on however busy a machine."""


class Server:
    """A real `parlour serve` in a process of its own."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.port = int(str(settings.pop("port", 0))) or free_port()
        python = str(settings.pop("python", sys.executable))
        self.address = str(settings.get("host", LOOPBACK))
        self.url = f"http://{self.address}:{self.port}"
        self.settings = {
            "database_url": f"sqlite:///{folder}/parlour.db",
            "data_dir": str(folder),
            "bot_delay_min": 0,
            "bot_delay_max": 0,
            "window_delay_min": 0,
            "window_delay_max": 0,
            "window_seconds": 0,
            "stall_seconds": 60,
            "requests_per_minute": 1_000_000,
            "commands_per_minute": 1_000_000,
            "players_per_hour": 1_000_000,
            "connections_per_address": 100_000,
            "total_connections_per_player": 100_000,
            "frames_per_second": 1_000_000,
            "frames_burst": 1_000_000,
            "log_level": "warning",
            **settings,
        }
        self.command = [python, "-m", "app.cli", "serve"]
        self.working_folder = ROOT
        self.environment = dict(os.environ)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """Start it and wait until it is healthy."""
        env = {**self.environment, "PARLOUR_PORT": str(self.port), "PYTHONUNBUFFERED": "1"}
        env |= {f"PARLOUR_{name.upper()}": str(value) for name, value in self.settings.items()}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(self.command, cwd=self.working_folder, env=env, stdout=log, stderr=log)
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once:\n{self.log()}")
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                return self
            time.sleep(0.05)
        raise RuntimeError(f"the server did not become healthy:\n{self.log()}")

    def kill(self) -> None:
        """`kill -9`: no time to say goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def log(self) -> str:
        return (self.folder / "server.log").read_text()


@contextlib.contextmanager
def running_server(folder: Path, **settings: object) -> Iterator[Server]:
    server = Server(folder, **settings).start()
    try:
        yield server
    finally:
        server.stop()


class Refused(Exception):
    """The server said no."""


class Person:
    """Somebody with a browser. `public`, `mine` and `notes` are what their page would show."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.patience = PATIENCE
        self.http = httpx.AsyncClient(
            base_url=server.url,
            headers={"origin": server.url},
            timeout=PATIENCE,
            verify=False,
            limits=httpx.Limits(keepalive_expiry=2),  # well before the server would hang up on us
        )
        self.socket: websockets.ClientConnection | None = None
        self.public: dict[str, Any] = {}
        self.mine: dict[str, Any] = {}
        self.notes: list[Any] = []
        self.room: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.frames: list[dict[str, Any]] = []
        self.epoch, self.v, self.n = "", 0, 0
        self.bye = ""
        self.wrong = ""
        """What the server should never have sent."""
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._changed = asyncio.Condition()
        self._lost = False

    # ---- HTTP

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = await self.http.post(f"/api{path}", json=body)
        if answer.status_code >= 400:
            raise Refused(f"{answer.status_code} {answer.text}")
        return dict(answer.json())

    async def introduce(self) -> "Person":
        """Take a name, as everybody does on their first visit."""
        await self.post("/me", name=self.name)
        return self

    async def create(self, game: str, seats: int, **more: Any) -> str:
        body = {"public": True, "spectators": True, "options": {}, **more}
        return str((await self.post("/rooms", game=game, seats=seats, **body))["id"])

    # ---- the websocket

    async def connect(self, room: str) -> "Person":
        """Open the room's socket, going on from what this person has seen already."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.bye, self._lost = "", False
        self.socket = await websockets.connect(
            f"ws://{self.server.address}:{self.server.port}/ws/{room}",
            additional_headers={"Cookie": cookies} if cookies else None,
            origin=Origin(self.server.url),
            compression=None,
            max_size=None,
        )
        await self.send(t="hello", epoch=self.epoch, v=self.v)
        self._tasks = [asyncio.create_task(work(self.socket)) for work in (self._read, self._ping)]
        return self

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def ask_server(self, **message: Any) -> dict[str, Any]:
        """Send a message that is answered with ok or no, and wait for that."""
        self.n += 1
        n = self.n
        answer = self._answers[n] = asyncio.get_running_loop().create_future()
        try:
            await self.send(n=n, **message)
            return await asyncio.wait_for(answer, self.patience)
        finally:
            del self._answers[n]
            answer.cancel() or answer.cancelled() or answer.exception()  # nobody else asks what became of it

    async def choose(self, option: str, ask: int | None = None) -> dict[str, Any]:
        at = self.mine["at"] if ask is None else ask
        return await self.ask_server(t="choose", ask=at, option=option)

    async def undo(self) -> dict[str, Any]:
        return await self.ask_server(t="undo", ask=self.mine["at"])

    async def say(self, text: str) -> dict[str, Any]:
        return await self.ask_server(t="chat", text=text)

    async def until(self, what: Callable[["Person"], object], seconds: float | None = None) -> None:
        """Wait until this holds for what the person sees. Raises ConnectionError if the connection is lost."""
        async with asyncio.timeout(self.patience if seconds is None else seconds), self._changed:
            await self._changed.wait_for(lambda: what(self) or self._lost)
        if not what(self):
            raise ConnectionError(self.wrong or "the connection is lost")

    @property
    def options(self) -> list[str]:
        return list(expand_options(self.mine.get("ask", {}).get("options", {})))

    @property
    def game(self) -> dict[str, Any]:
        return dict(self.public.get("game", {}))

    async def drop(self) -> None:
        """Lose the connection without a word."""
        if self.socket is not None:
            self.socket.transport.abort()
            await self._stop_tasks()

    async def come_back(self, room: str) -> None:
        """As a page does after the server was away: connect again, and be told what is new."""
        await self.drop()
        seen = len(self.frames)
        await self.connect(room)
        await self.until(lambda p: any(frame["t"] == "chat" for frame in p.frames[seen:]))  # told after all that is new

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            await self._stop_tasks()
        await self.http.aclose()

    async def _stop_tasks(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.socket = None

    async def _ping(self, socket: websockets.ClientConnection) -> None:
        """Be present, as a page is for as long as it is open."""
        often = float(str(self.server.settings.get("ping_seconds", 30))) / 4
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await asyncio.sleep(often)
                await socket.send('{"t":"ping"}')

    async def _read(self, socket: websockets.ClientConnection) -> None:
        try:
            async for frame in socket:
                self._handle(msgspec.json.decode(inflated(frame)))
                async with self._changed:
                    self._changed.notify_all()
        except websockets.ConnectionClosed:
            pass
        except AssertionError as error:
            self.wrong = str(error)
        self._lost = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError(self.wrong or "the connection is lost"))
        async with self._changed:
            self._changed.notify_all()

    def _handle(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        match frame["t"]:
            case "full":
                self.epoch, self.v = frame["epoch"], frame["v"]
                self.public, self.mine, self.notes = frame["public"], frame["mine"], expand_notes(frame["notes"])
            case "step":
                assert frame["v"] == self.v + 1, f"gap: had {self.v}, got {frame['v']}"
                self.v = frame["v"]
                self.public = apply_patch(self.public, frame.get("patch", {}))
                self.mine = apply_patch(self.mine, frame.get("mine", {}))
                if frame.get("cut"):
                    del self.notes[-frame["cut"] :]
                self.notes += expand_notes(frame.get("notes", []))
            case "room":
                self.room = frame
            case "chat":
                self.chat += frame["lines"]
            case "bye":
                self.bye = frame["reason"]
            case "ok" | "no":
                answer = self._answers.get(frame["n"])
                if answer is not None and not answer.done():
                    answer.set_result(frame)


@contextlib.asynccontextmanager
async def people(server: Server, *names: str) -> AsyncIterator[list[Person]]:
    """Some people with names, each with a browser of their own."""
    crowd = [await Person(server, name).introduce() for name in names]
    async with closing(*crowd):
        yield crowd


@contextlib.asynccontextmanager
async def closing(*crowd: Person) -> AsyncIterator[None]:
    """Whatever happens meanwhile, in the end everybody closes their browser."""
    try:
        yield
    finally:
        for person in crowd:
            await person.close()


async def seated(server: Server, crowd: list[Person], game: str, *, bots: int = 0, **more: Any) -> str:
    """A match with everybody of the crowd in a seat, the first as host; returns the room's id."""
    host = crowd[0]
    room = await host.create(game, len(crowd) + bots, **more)
    for seat, person in enumerate(crowd):
        await person.post(f"/rooms/{room}/sit", seat=seat)
    if bots:
        await host.post(f"/rooms/{room}/bots")
    await host.post(f"/rooms/{room}/start")
    for person in crowd:
        await person.connect(room)
        await person.until(lambda p: p.public)
    return room


def metric(text: str, name: str) -> float:
    """The value of a metric in Prometheus' text format."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"no metric {name}"
    return float(found.group(1))
