"""Who is present, on this worker and on the others; who has been absent for long; votes to replace them by a bot."""

import math
import time
from collections.abc import Iterable

from app.engine import Seat
from app.play.connection import Connection
from app.play.other_workers import OtherWorkers, RoomReport
from app.store import RoomRow


class Presence:
    """Counts the connections of this worker, and adds what the other workers report of theirs."""

    def __init__(
        self, room: RoomRow, workers: OtherWorkers, connections: Iterable[Connection], grace_seconds: float
    ) -> None:
        self.connections = connections
        self.grace_seconds = grace_seconds
        self.votes: dict[Seat, set[str]] = {}
        """Who wants the person of a seat to be replaced by a bot."""
        self._room_id = room.id
        self._workers = workers
        self._others: list[tuple[tuple[Seat, ...], int]] = []
        self._left_at = dict.fromkeys(range(room.seats), time.monotonic())
        """When the last connection of a seat was lost; 0 while it is present."""

    # ---- other workers

    def report(self, windows: tuple[Seat, ...]) -> RoomReport:
        """For the other workers: who is connected here, and who of them wants windows their own way."""
        seats = {connection.seat for connection in self.connections if connection.seat is not None}
        return RoomReport(tuple(sorted(seats)), self._spectators_here(), windows)

    def others_changed(self) -> bool:
        """Whether there are other people on the other workers than when this was last asked."""
        before, self._others = (
            self._others,
            [(report.seats, report.spectators) for _, report in self._workers.reports(self._room_id)],
        )
        return before != self._others

    def is_first_worker(self) -> bool:
        """Whether, of all workers that have the room, this one has the lowest name."""
        return all(self._workers.name < other for other, _ in self._workers.reports(self._room_id))

    # ---- people

    def is_present(self, seat: Seat) -> bool:
        here = any(connection.seat == seat for connection in self.connections)
        return here or any(seat in other.seats for _, other in self._workers.reports(self._room_id))

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

    def next_absence(self) -> float:
        """When somebody will have been absent for too long, by the monotonic clock; infinity if nobody will."""
        now = time.monotonic()
        over = [left + self.grace_seconds for left in self._left_at.values() if left]
        return min((moment for moment in over if moment > now), default=math.inf)

    def absent_for(self, seat: Seat) -> float | None:
        """How long nobody has been at this seat, if that is past the grace time."""
        if not self._left_at[seat] or self.is_present(seat):
            return None
        absent = time.monotonic() - self._left_at[seat]
        return absent if absent >= self.grace_seconds else None

    def spectators(self) -> int:
        return self._spectators_here() + sum(other.spectators for _, other in self._workers.reports(self._room_id))

    def _spectators_here(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    # ---- votes

    def vote(self, seat: Seat, player_id: str) -> int:
        """Count a vote to replace the person of a seat; returns how many there are now."""
        votes = self.votes.setdefault(seat, set())
        votes.add(player_id)
        return len(votes)
