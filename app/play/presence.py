"""Who is present, on this worker and on the others; who has been absent for long; votes to replace them by a bot."""

import time
from collections.abc import Iterable

from msgspec import Struct

from app.engine import Seat
from app.play.connection import Connection

WORKER_TIMEOUT_SECONDS = 2.5
"""A worker that has sent nothing for so long no longer has the room."""


class OtherWorker(Struct):
    """Another worker that has the room: when it last sent something, and who is connected there."""

    seen_at: float
    seats: bytes = b""
    spectators: int = 0


class Presence:
    """Counts the connections of this worker, and adds what the other workers report of theirs."""

    def __init__(self, worker: bytes, seats: int, connections: Iterable[Connection], grace_seconds: float) -> None:
        self.worker = worker
        self.connections = connections
        self.grace_seconds = grace_seconds
        self.others: dict[bytes, OtherWorker] = {}
        self.votes: dict[Seat, set[str]] = {}
        """Who wants the person of a seat to be replaced by a bot."""
        self._left_at = dict.fromkeys(range(seats), time.monotonic())
        """When the last connection of a seat was lost; 0 while it is present."""

    # ---- other workers

    def report(self) -> bytes:
        """For the other workers: the seats that are present here, and the number of spectators."""
        seats = {connection.seat for connection in self.connections if connection.seat is not None}
        return len(seats).to_bytes(1, "big") + bytes(sorted(seats)) + str(self._spectators_here()).encode()

    def update_worker(self, worker: bytes, report: bytes | None = None) -> None:
        """Another worker has the room; `report` is what it reports of its connections."""
        other = self.others.setdefault(worker, OtherWorker(0.0))
        other.seen_at = time.monotonic()
        if report:
            count = report[0]
            other.seats, other.spectators = report[1 : count + 1], int(report[count + 1 :] or b"0")

    def drop_silent_workers(self) -> bool:
        """Forget workers that have fallen silent; whether there were any."""
        since = time.monotonic() - WORKER_TIMEOUT_SECONDS
        silent = [worker for worker, other in self.others.items() if other.seen_at < since]
        for worker in silent:
            del self.others[worker]
        return bool(silent)

    def is_first_worker(self) -> bool:
        """Whether, of all workers that have the room, this one has the lowest name."""
        return all(self.worker < other for other in self.others)

    # ---- people

    def is_present(self, seat: Seat) -> bool:
        here = any(connection.seat == seat for connection in self.connections)
        return here or any(seat in other.seats for other in self.others.values())

    def update(self) -> bool:
        """Record who came, who left and who has just been absent for too long; whether any of that is new."""
        changed = False
        now = time.monotonic()
        for seat in range(len(self._left_at)):
            if self.is_present(seat):
                changed |= self._left_at[seat] != 0.0
                self._left_at[seat] = 0.0
                self.votes.pop(seat, None)
            elif not self._left_at[seat]:
                self._left_at[seat] = now
                changed = True
            else:
                changed |= 0 <= now - self._left_at[seat] - self.grace_seconds < 1
        return changed

    def absent_for(self, seat: Seat) -> float | None:
        """How long nobody has been at this seat, if that is past the grace time."""
        if not self._left_at[seat] or self.is_present(seat):
            return None
        absent = time.monotonic() - self._left_at[seat]
        return absent if absent >= self.grace_seconds else None

    def spectators(self) -> int:
        return self._spectators_here() + sum(other.spectators for other in self.others.values())

    def _spectators_here(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    # ---- votes

    def vote(self, seat: Seat, player_id: str) -> int:
        """Count a vote to replace the person of a seat; returns how many there are now."""
        votes = self.votes.setdefault(seat, set())
        votes.add(player_id)
        return len(votes)
