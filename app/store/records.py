"""What goes into the store and comes out of it, beside the rows themselves."""

from msgspec import Struct

from app.store.rows import CheckpointRow, MoveRow, RoomRow, SeatRow


class MoveWrite(Struct, frozen=True):
    """A move to be written, with all that must become durable in the same instant."""

    room: str
    seq: int
    seat: int
    option: str
    notes: bytes
    at: int
    checkpoint: bytes | None = None
    """The encoded state after this move, where the engine took one."""
    result: str | None = None
    """JSON; when set, the room is over with this move."""


class RoomRecord(Struct, frozen=True):
    """A room and its seats in order."""

    room: RoomRow
    seats: list[SeatRow]


class StoredMatch(Struct, frozen=True):
    """What a match is restored from: the latest checkpoint and the moves made since."""

    checkpoint_seq: int
    checkpoint: bytes
    moves: list[MoveRow]


class RoomSnapshot(Struct, frozen=True):
    """All that a room's match is made of, as it was at one moment."""

    room: RoomRow
    seats: list[SeatRow]
    checkpoint: CheckpointRow | None
    moves: list[MoveRow]
