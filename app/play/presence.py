"""Who is here, on this worker and on the others; who has been away for long; who wants to replace them by a bot."""

import time
from collections.abc import Iterable

from msgspec import Struct

from app.engine import Seat
from app.play.connection import Connection

PEER_SECONDS = 2.5
"""A worker that has not been heard of for so long no longer has the room."""


class Peer(Struct):
    """Another worker that has the room: when it was last heard of, and who is there."""

    heard_at: float
    seats: bytes = b""
    spectators: int = 0


class Presence:
    """Counts connections here, and believes what the other workers say of theirs."""

    def __init__(self, worker: bytes, seats: int, connections: Iterable[Connection], grace_seconds: float) -> None:
        self.worker = worker
        self.connections = connections
        self.grace_seconds = grace_seconds
        self.peers: dict[bytes, Peer] = {}
        self.votes: dict[Seat, set[str]] = {}
        """Who wants the person of a seat to be replaced by a bot."""
        self._left_at = dict.fromkeys(range(seats), time.monotonic())

    # ---- other workers

    def report(self) -> bytes:
        """What this worker tells the others: the seats that are present here, and how many watch."""
        seats = {connection.seat for connection in self.connections if connection.seat is not None}
        return len(seats).to_bytes(1, "big") + bytes(sorted(seats)) + str(self._watching_here()).encode()

    def heard_of(self, worker: bytes, report: bytes | None = None) -> None:
        """Another worker has the room; `report` is what it told of its people."""
        peer = self.peers.setdefault(worker, Peer(0.0))
        peer.heard_at = time.monotonic()
        if report:
            count = report[0]
            peer.seats, peer.spectators = report[1 : count + 1], int(report[count + 1 :] or b"0")

    def forget_lost_workers(self) -> bool:
        """Whether any of the other workers has gone."""
        since = time.monotonic() - PEER_SECONDS
        lost = [worker for worker, peer in self.peers.items() if peer.heard_at < since]
        for worker in lost:
            del self.peers[worker]
        return bool(lost)

    def is_first_worker(self) -> bool:
        """Whether, of all workers that have the room, this one has the lowest name."""
        return all(self.worker < peer for peer in self.peers)

    # ---- people

    def is_present(self, seat: Seat) -> bool:
        here = any(connection.seat == seat for connection in self.connections)
        return here or any(seat in peer.seats for peer in self.peers.values())

    def look(self) -> bool:
        """Note who came, who left and who has just been away for too long; whether that is news."""
        news = False
        now = time.monotonic()
        for seat in range(len(self._left_at)):
            if self.is_present(seat):
                news |= self._left_at[seat] != 0.0
                self._left_at[seat] = 0.0
                self.votes.pop(seat, None)
            elif not self._left_at[seat]:
                self._left_at[seat] = now
                news = True
            else:
                news |= 0 <= now - self._left_at[seat] - self.grace_seconds < 1
        return news

    def absent_for(self, seat: Seat) -> float | None:
        """How long nobody has been at this seat, if that is past the grace time."""
        if not self._left_at[seat] or self.is_present(seat):
            return None
        away = time.monotonic() - self._left_at[seat]
        return away if away >= self.grace_seconds else None

    def spectators(self) -> int:
        return self._watching_here() + sum(peer.spectators for peer in self.peers.values())

    def _watching_here(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    # ---- votes

    def vote(self, seat: Seat, player_id: str) -> int:
        """Count somebody's wish to replace the person of a seat; returns how many wish it now."""
        votes = self.votes.setdefault(seat, set())
        votes.add(player_id)
        return len(votes)
