"""What one client did and was shown, in order, each thing with its time: all that the checker knows of it."""

import time
from typing import Any

from msgspec import Struct

from app.engine import UNDO, OptionId, Seat
from tests.people import Person, Server

RECORDED = {"full", "step", "chat", "ok", "no"}


class Connected(Struct, frozen=True):
    """The client is about to say hello to a worker."""

    at: float
    """By the monotonic clock that all clients share."""


class Invoked(Struct, frozen=True):
    """The client is about to send an answer to an ask of its seat, or an undo."""

    at: float
    n: int
    ask: int
    option: OptionId


class Received(Struct, frozen=True):
    """A frame has arrived."""

    at: float
    wall: float
    """The same moment by the wall clock, which the database shares."""
    frame: dict[str, Any]


class History(Struct):
    """Of one client: a seat, or a spectator (None)."""

    client: str
    seat: Seat | None = None
    events: list[Connected | Invoked | Received] = []


class RecordedPerson(Person):
    """A person whose every step is recorded."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.history = History(name)

    async def connect(self, room: str) -> "RecordedPerson":
        self.history.events.append(Connected(time.monotonic()))
        await super().connect(room)
        return self

    async def ask_server(self, **message: Any) -> dict[str, Any]:
        if message["t"] in ("choose", "undo"):
            option = message.get("option", UNDO)
            self.history.events.append(Invoked(time.monotonic(), self.n + 1, message["ask"], option))
        return await super().ask_server(**message)

    def _handle(self, frame: dict[str, Any]) -> None:
        if frame["t"] in RECORDED:
            self.history.events.append(Received(time.monotonic(), time.time(), frame))
        super()._handle(frame)
