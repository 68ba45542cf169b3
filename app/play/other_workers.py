"""What workers tell each other of themselves: that they are there, and who is connected to which of their rooms.

Each publishes one message a second however many rooms it has, with what changed in them since the last. Messages are
numbered: who misses one, or has just been started, asks for everything again.
"""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import TypeAlias

import msgspec
from msgspec import Struct

CHANNEL = "workers"
SILENT_SECONDS = 2.5
"""A worker that has sent nothing for so long has none of its rooms any more."""
TICKS_PER_MESSAGE = 2
"""What changed is published with the next tick, that nothing did with every second."""


class RoomReport(Struct, frozen=True, array_like=True):
    """Who is connected to a room on one worker."""

    seats: tuple[int, ...] = ()
    spectators: int = 0
    windows: tuple[int, ...] = ()
    """The seats whose people have told this worker when they want to be asked in windows; see `WindowModes`."""


class WorkerReport(Struct, frozen=True, array_like=True, tag="report"):
    """The rooms of a worker in which something changed; those that it has no more are None."""

    worker: bytes
    number: int
    rooms: dict[str, RoomReport | None]
    is_whole: bool = False
    """Whether these are all rooms that it has."""


class ReportRequest(Struct, frozen=True, array_like=True, tag="request"):
    """Somebody asks this worker for all its rooms; without a name, every worker."""

    worker: bytes = b""


class OtherWorker(Struct):
    """A worker as last heard of."""

    seen_at: float
    number: int = 0
    rooms: dict[str, RoomReport] = {}


WorkerMessage: TypeAlias = WorkerReport | ReportRequest

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(WorkerMessage).decode


class OtherWorkers:
    """Tells the other workers of this one's rooms, and knows theirs. `on_change` is called with the id of a room."""

    def __init__(self, name: bytes, publish: Callable[[bytes], None], on_change: Callable[[str], None]) -> None:
        self.name = name
        self._publish = publish
        self._on_change = on_change
        self._others: dict[bytes, OtherWorker] = {}
        self._own: dict[str, RoomReport] = {}
        self._changed: dict[str, RoomReport | None] = {}
        self._number = 0
        self._ticks = 0
        self._is_asked = False

    # ---- what they tell

    def reports(self, room_id: str) -> Iterator[tuple[bytes, RoomReport]]:
        """The workers that have this room, and who is connected there."""
        for name, other in self._others.items():
            report = other.rooms.get(room_id)
            if report is not None:
                yield name, report

    def receive(self, message: bytes) -> None:
        """A message of the channel has come; it may be our own. Raises MsgspecError."""
        said = _decode(message)
        if isinstance(said, ReportRequest):
            self._is_asked |= said.worker in (b"", self.name)
        elif said.worker != self.name:
            self._hear(said)

    def _hear(self, report: WorkerReport) -> None:
        other = self._others.setdefault(report.worker, OtherWorker(0.0))
        other.seen_at = monotonic()
        if report.is_whole:
            gone = dict.fromkeys(other.rooms.keys() - report.rooms.keys())
            self._change(other, {**gone, **report.rooms})
        elif report.number == other.number + 1:
            self._change(other, report.rooms)
        else:
            self._publish(_encode(ReportRequest(report.worker)))
            return
        other.number = report.number

    def _change(self, other: OtherWorker, rooms: dict[str, RoomReport | None]) -> None:
        for room_id, report in rooms.items():
            if other.rooms.get(room_id) == report:
                continue
            if report is None:
                del other.rooms[room_id]
            else:
                other.rooms[room_id] = report
            self._on_change(room_id)

    # ---- what we tell

    def ask_all(self) -> None:
        """We have just come: what do the others have?"""
        self._publish(_encode(ReportRequest()))

    def tell(self, room_id: str, report: RoomReport | None) -> None:
        """This is who is connected to a room here; None: we have it no more."""
        if self._own.get(room_id) != report:
            self._changed[room_id] = report
            if report is None:
                del self._own[room_id]
            else:
                self._own[room_id] = report

    def tick(self) -> None:
        """Twice a second: publish what changed, and forget who has fallen silent."""
        self._ticks += 1
        if self._changed or self._is_asked or self._ticks % TICKS_PER_MESSAGE == 0:
            self._number += 1
            rooms: dict[str, RoomReport | None] = {**self._own} if self._is_asked else self._changed
            self._publish(_encode(WorkerReport(self.name, self._number, rooms, self._is_asked)))
            self._changed, self._is_asked = {}, False
        since = monotonic() - SILENT_SECONDS
        for name in [name for name, other in self._others.items() if other.seen_at < since]:
            for room_id in self._others.pop(name).rooms:
                self._on_change(room_id)
