"""What goes into the store and comes out of it, beside the rows themselves."""

from msgspec import Struct

from app.store.tables import CheckpointRow, MoveRow, RoomRow, SeatRow


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
    log_after: int = -1
    """Where the end of the log begins, and what came before; stored with the checkpoint, see CheckpointRow."""
    log_dropped: str = "[]"
    offer: bytes | None = None
    """What the seat was told of the option."""


class StoredMove(Struct, frozen=True):
    """A move, as far as it takes one to restore a match."""

    seq: int
    seat: int
    option: str
    notes: bytes
    offer: bytes | None


class RoomRecord(Struct, frozen=True):
    """A room and its seats in order."""

    room: RoomRow
    seats: list[SeatRow]


class KnownRoom(Struct, frozen=True, array_like=True):
    """How much of a room somebody knows: the number of its last move (-1: there is none) and its record's version."""

    room: str
    seq: int
    version: int


class RoomChange(Struct, frozen=True):
    """What somebody does not know of a room: its version now, and whether there is a move after the last known one."""

    room: str
    version: int
    next_seq: int | None


class StoredMatch(Struct, frozen=True):
    """What a match is restored from: the latest checkpoint, the moves made since, and the end of the log."""

    checkpoint_seq: int
    checkpoint: bytes
    moves: list[StoredMove]
    """Those made since the checkpoint."""
    log: list[StoredMove]
    """Those that have changed the end of the log, the moves above among them."""
    log_after: int
    log_dropped: str
    is_whole: bool
    """Whether no move is missing, from the first to the last."""

    @property
    def last_seq(self) -> int:
        """The number of the last move."""
        return self.moves[-1].seq if self.moves else self.checkpoint_seq


class RoomSnapshot(Struct, frozen=True):
    """All that a room's match is made of, as it was at one moment."""

    room: RoomRow
    seats: list[SeatRow]
    checkpoint: CheckpointRow | None
    moves: list[MoveRow]
