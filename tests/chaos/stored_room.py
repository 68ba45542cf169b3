"""The one order of a room, as the database has it in the end, and how the table looked to everybody after each move."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw, Struct

from app.engine import Match, Move, Note, Seat
from app.play.log_changes import decode_change
from app.play.move_list import new_match
from app.play.stream import Stream
from app.play.views import PublicView
from app.play.wire import compact_notes, expand_notes, inflated
from app.store import RoomRecord, RoomSnapshot

_sorted = msgspec.json.Encoder(order="sorted").encode


def canonical(value: Any) -> bytes:
    """As JSON with sorted keys: equal bytes are equal values."""
    return _sorted(value)


class Look(Struct, frozen=True):
    """What one viewer's page shows at one moment, as canonical JSON."""

    public: bytes
    mine: bytes
    notes: list[bytes]


class StoredEntry(Struct, frozen=True):
    """A row of the move list."""

    seq: int
    seat: Seat
    option: str
    committed_at: float
    """When its transaction committed, by the database's clock."""


class StoredRoom:
    """A room's move list, with the look of the table after each entry by viewer (None: a spectator)."""

    def __init__(
        self,
        name: str,
        entries: list[StoredEntry],
        looks: list[dict[Seat | None, Look]],
        bots: frozenset[Seat] = frozenset(),
    ) -> None:
        self.name = name
        self.entries = entries
        self.looks = looks
        self.bots = bots
        """The seats that the server answers for."""
        self.answers: dict[tuple[Seat, int], StoredEntry] = {}
        """The entries by the ask that they answer: its seat, and how many entries that had made before."""
        made: Counter[Seat] = Counter()
        for entry in entries:
            self.answers[entry.seat, made[entry.seat]] = entry
            made[entry.seat] += 1


def stored_room(snapshot: RoomSnapshot, committed: list[float]) -> StoredRoom:
    """Play the stored moves again, from the start, in this process alone."""
    entries = [
        StoredEntry(row.seq, row.seat, row.option, at) for row, at in zip(snapshot.moves, committed, strict=True)
    ]
    bots = frozenset(seat.seat for seat in snapshot.seats if seat.bot)
    name = f"{snapshot.room.id} ({snapshot.room.game})"
    return StoredRoom(name, entries, list(_looks(snapshot)), bots)


def _looks(snapshot: RoomSnapshot) -> Iterator[dict[Seat | None, Look]]:
    match = new_match(RoomRecord(snapshot.room, snapshot.seats))
    viewers = {seat: ViewerLooks(seat) for seat in (*match.table.seats, None)}
    for row in snapshot.moves:
        if row.seq > 0:
            match.play(Move(row.seat, row.option))
        change = decode_change(row.notes)
        public = canonical(msgspec.json.decode(PublicView(match).packed))
        yield {seat: viewer.after(match, public, change.cut, change.notes) for seat, viewer in viewers.items()}


class ViewerLooks:
    """What one viewer must be shown, move by move."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._stream = Stream(seat)
        self._log: list[bytes | None] = []
        """The whole log, None for a note that this viewer may not read."""
        self._notes: list[bytes] = []

    def after(self, match: Match[Any], public: bytes, cut: int, notes: list[Note]) -> Look:
        if cut:
            del self._log[-cut:]
        self._log += [_note(note) if note.visible_to(self._seat) else None for note in notes]
        if cut or notes:
            self._notes = [note for note in self._log if note is not None]
        return Look(public, self._own(match), self._notes)

    def _own(self, match: Match[Any]) -> bytes:
        """As the server itself encodes it for this viewer."""
        self._stream.look(match)
        packed = self._stream.full("", Raw(b"{}"), [], 0)
        return canonical(msgspec.json.decode(_payload(packed))["mine"])


def _note(note: Note) -> bytes:
    return canonical(expand_notes(compact_notes([note]))[0])


def _payload(packed: bytes) -> str | bytes:
    """What a websocket frame holds."""
    start = {126: 4, 127: 10}.get(packed[1], 2)
    payload = packed[start:]
    return inflated(payload) if packed[0] == 0x82 else payload
