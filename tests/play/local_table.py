"""A table in this process: people who send messages and keep what they are sent, without a server around them."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from app.bus import open_bus
from app.engine import Seat, apply_patch
from app.limits import Bucket
from app.play.hub import Hub
from app.play.room import LiveRoom
from app.play.wire import expand_options
from app.store import Store
from app.web.table_endpoint import TableSession
from tests.play.recording_socket import RecordingSocket, connection_of
from tests.play.test_hub import OwnSettings
from tests.services import eventually

SLOW: dict[str, Any] = {
    "bot_delay_min": 1000.0,
    "bot_delay_max": 1000.0,
    "window_delay_min": 1000.0,
    "window_delay_max": 1000.0,
}
"""Nobody answers by themselves."""


@asynccontextmanager
async def local_room(store: Store, name: str = "room", **settings: Any) -> AsyncIterator[LiveRoom]:
    """A stored room, loaded by a worker that has just been started."""
    bus = await open_bus(None)
    hub = Hub(store, bus, OwnSettings(**{**SLOW, **settings}))
    try:
        yield await hub.open(name)
    finally:
        await hub.stop()
        await bus.close()


class LocalSocket(RecordingSocket):
    """As the web server offers it to a session. What was decoded once is kept."""

    def __init__(self) -> None:
        super().__init__()
        self._decoded: list[dict[str, Any]] = []

    def frames(self) -> list[dict[str, Any]]:
        self._decoded += super().frames()
        self.bytes = b""
        return self._decoded

    def hold(self, on: bool) -> None:
        """Everything is read at once here."""


class LocalPerson:
    """Somebody at the table: the person of a seat, or a spectator."""

    def __init__(self, room: LiveRoom, seat: Seat | None) -> None:
        self.room = room
        self.socket = LocalSocket()
        self.connection = connection_of(f"player-{seat}" if seat is not None else None, self.socket)
        self.connection.frame_rate = Bucket(1e6, 1e6)
        self.session = TableSession(room, self.connection, self.socket)  # type: ignore[arg-type]
        self._numbers = itertools.count(1)

    async def sit_down(self) -> "LocalPerson":
        await self.room.join(self.connection, "", 0)
        await asyncio.sleep(0)  # what is sent in one round of the event loop leaves together
        return self

    def frames(self, *kinds: str) -> list[dict[str, Any]]:
        """What was sent, all or of these kinds."""
        return [frame for frame in self.socket.frames() if not kinds or frame["t"] in kinds]

    def send(self, **message: Any) -> None:
        self.session.receive(msgspec.json.encode(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        n = next(self._numbers)
        self.send(n=n, **message)

        def answers() -> list[dict[str, Any]]:
            return [frame for frame in self.frames("ok", "no", "preview") if frame["n"] == n]

        await eventually(answers)
        return answers()[0]

    async def choose(self, option: str, *then: str, at: int | None = None) -> dict[str, Any]:
        return await self.ask(t="choose", ask=self.at if at is None else at, option=option, then=list(then))

    async def preview(self, *options: str, at: int | None = None) -> dict[str, Any]:
        return await self.ask(t="preview", ask=self.at if at is None else at, options=list(options))

    def shown(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The public view and one's own, as a page would have them."""
        public: dict[str, Any] = {}
        mine: dict[str, Any] = {}
        for frame in self.frames("full", "step"):
            if frame["t"] == "full":
                public, mine = frame["public"], frame["mine"]
            else:
                public, mine = apply_patch(public, frame.get("patch", {})), apply_patch(mine, frame.get("mine", {}))
        return public, mine

    @property
    def mine(self) -> dict[str, Any]:
        return self.shown()[1]

    @property
    def at(self) -> int:
        """Names the open ask."""
        return int(self.mine["at"])

    @property
    def options(self) -> list[str]:
        return list(expand_options(self.mine.get("ask", {}).get("options", {})))

    def leave(self) -> None:
        self.session.end()
