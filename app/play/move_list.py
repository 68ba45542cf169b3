"""A room's stored move list: how it begins, what its entries hold, and the match that it leads to."""

from typing import Any

import msgspec
from msgspec import Struct

from app.engine import EngineError, LogChange, Match, Move, Note, OptionId, Seat, load, seed_from
from app.play.log_changes import decode_change, encode_change
from app.store import MoveRow, MoveWrite, RoomRecord, now_ms

START: OptionId = "~start"
"""The option of entry 0 of every move list: the start, with the notes that setup led to."""


class Entry(Struct, frozen=True, array_like=True):
    """A durable entry of the move list, as workers send it to each other: no store has to be read."""

    seq: int
    seat: Seat
    option: OptionId
    notes: bytes


decode_entry = msgspec.msgpack.Decoder(Entry).decode
encode_entry = msgspec.msgpack.Encoder().encode


def match_seed(record: RoomRecord) -> bytes:
    """The seed that the server and the seats of a room made together.

    Of an imported match only the seed may be known; then it is kept in place of the secret, and no seat has a nonce.
    """
    nonces = [seat.nonce for seat in record.seats]
    return seed_from(record.room.secret, nonces) if any(nonces) else record.room.secret


def new_match(record: RoomRecord) -> Match[Any]:
    """The match of this room before its first move."""
    options = msgspec.json.decode(record.room.options)
    return Match.new(load(record.room.game), record.room.seats, options, seed=match_seed(record))


def start_entry(record: RoomRecord, match: Match[Any]) -> MoveWrite:
    """Entry 0 of the move list: the first checkpoint and the notes that setup led to."""
    return MoveWrite(
        room=record.room.id,
        seq=0,
        seat=-1,
        option=START,
        notes=encode_change(LogChange(match.opening)),
        at=now_ms(),
        checkpoint=match.saved,
        result=None,
    )


def replay(match: Match[Any], rows: list[MoveRow]) -> int | None:
    """Play these moves. Returns the number of the first that does not fit the rules any more; it stops there."""
    for row in rows:
        try:
            match.play(Move(row.seat, row.option))
        except EngineError:
            return row.seq
    return None


def fold_notes(rows: list[MoveRow]) -> list[Note]:
    """The log that a list of moves leads to."""
    notes: list[Note] = []
    for row in rows:
        change = decode_change(row.notes)
        if change.cut:
            del notes[-change.cut :]
        notes += change.notes
    return notes
