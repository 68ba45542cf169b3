"""A room's stored move list: how it begins, what its entries hold, and the match that it leads to."""

import asyncio
import time
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from app.engine import (
    EngineError,
    GameBug,
    LogChange,
    Match,
    Move,
    Note,
    Offer,
    OptionId,
    Refused,
    Seat,
    load,
    seed_from,
)
from app.play import game_calls
from app.play.log_changes import decode_change, encode_change
from app.play.offers import decode_offer
from app.store import MoveRow, MoveWrite, RoomRecord, StoredMove, now_ms

START: OptionId = "~start"
"""The option of entry 0 of every move list: the start, with the notes that setup led to."""

BREATH_SECONDS = 0.02
"""After so long a replay lets others have their turn."""


class Entry(Struct, frozen=True, array_like=True):
    """A durable entry of the move list, as workers send it to each other: no store has to be read."""

    seq: int
    seat: Seat
    option: OptionId
    notes: bytes
    offer: bytes | None = None


decode_entry = msgspec.msgpack.Decoder(Entry).decode
encode_entry = msgspec.msgpack.Encoder().encode


def stored_move(entry: Entry | MoveRow | StoredMove) -> tuple[Move, Offer | None]:
    """An entry as a match plays it again: the move, and what its seat was told of it if that is known."""
    return Move(entry.seat, entry.option), decode_offer(entry.offer)


def match_seed(record: RoomRecord) -> bytes:
    """The seed that the server and the seats of a room made together.

    Of an imported match only the seed may be known; then it is kept in place of the secret, and no seat has a nonce.
    """
    nonces = [seat.nonce for seat in record.seats]
    return seed_from(record.room.secret, nonces) if any(nonces) else record.room.secret


def new_match(record: RoomRecord) -> Match[Any]:
    """The match of this room before its first move. Raises BadSetup and GameBug."""
    options = msgspec.json.decode(record.room.options)
    return game_calls.new(
        load(record.room.game), record.room.seats, options, seed=match_seed(record), engine=record.room.engine
    )


def start_entry(record: RoomRecord, match: Match[Any]) -> MoveWrite:
    """Entry 0 of the move list: the first checkpoint and the notes that setup led to."""
    return MoveWrite(
        room=record.room.id,
        seq=0,
        seat=-1,
        option=START,
        notes=encode_change(LogChange(match.opening)),
        at=now_ms(),
        checkpoint=match.base,
        result=None,
    )


class Replayed(NamedTuple):
    """A match as far as its stored moves go by today's rules."""

    match: Match[Any]
    played: int
    """How many of the moves that is."""
    error: EngineError | None = None
    """Why not more of them."""


async def replay(record: RoomRecord, rows: list[MoveRow]) -> Replayed:
    """Play the match of this room from the start along these moves.

    Raises BadSetup and GameBug if it can't even begin. A long match takes a while: others have their turn meanwhile.
    """
    match = new_match(record)
    since = time.monotonic()
    for played, row in enumerate(rows):
        try:
            game_calls.play(match, *stored_move(row))
        except Refused as error:
            return Replayed(match, played, error)
        except GameBug as error:  # the match may be half-way: once more, up to there
            return (await replay(record, rows[:played]))._replace(error=error)
        if time.monotonic() - since > BREATH_SECONDS:
            await asyncio.sleep(0)
            since = time.monotonic()
    return Replayed(match, len(rows))


def fold_notes(rows: list[MoveRow]) -> list[Note]:
    """The log that a list of moves leads to."""
    notes: list[Note] = []
    for row in rows:
        change = decode_change(row.notes)
        if change.cut:
            del notes[-change.cut :]
        notes += change.notes
    return notes
