"""Is a stored room sound? Its moves are played again from the start and compared with what is kept.

What is told of a room never says what somebody chose or holds: numbers of moves and kinds of trouble only.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from app.engine import EngineError, Match, Move, Result
from app.play.imports import IMPORTED
from app.play.live_match import START, new_match, read_news
from app.store import MoveRow, RoomRecord, RoomSnapshot


def problems(whole: RoomSnapshot) -> list[str]:
    """What is wrong with a room, a sentence each; nothing if it is sound."""
    found = [*_seats(whole)]
    match whole.room.state:
        case "open":
            found += _not_begun(whole)
        case "running" | "over" | "stuck":
            found += _moves(whole.moves, whole.room.seats) or _match(whole)
        case _:
            found.append("its state is none that there is")
    if whole.room.state == "stuck" and whole.room.stuck_why != IMPORTED:
        found.append(f"is marked stuck: {whole.room.stuck_why}")
    return found


def _seats(whole: RoomSnapshot) -> Iterator[str]:
    """Numbered from 0, none empty once the match has begun, and each with its part of the seed (an import has none)."""
    if [seat.seat for seat in whole.seats] != list(range(whole.room.seats)):
        yield f"has {len(whole.seats)} seats, not the {whole.room.seats} that it should"
    taken = [seat.player_id is not None or seat.bot for seat in whole.seats]
    if whole.room.state != "open" and not all(taken):
        yield "has begun with an empty seat"
    nonces = [bool(seat.nonce) for seat in whole.seats]
    if (nonces != taken) if whole.room.state == "open" else (any(nonces) and not all(nonces)):
        yield "has a seat without its part of the seed"


def _not_begun(whole: RoomSnapshot) -> Iterator[str]:
    if whole.moves or whole.checkpoint is not None or whole.room.result is not None:
        yield "is open but has a match"


def _moves(rows: list[MoveRow], seats: int) -> list[str]:
    """What is wrong with the move list itself."""
    if not rows:
        return ["has begun but has no moves"]
    gap = next((number for number, row in enumerate(rows) if row.seq != number), None)
    if gap is not None:
        return [f"move {gap} is missing"]
    if (rows[0].seat, rows[0].option) != (-1, START):
        return ["does not begin with the start"]
    strange = [row.seq for row in rows[1:] if not 0 <= row.seat < seats]
    return [f"move {seq} is of a seat that there is not" for seq in strange] + _notes(rows)


def _notes(rows: list[MoveRow]) -> list[str]:
    unreadable = []
    for row in rows:
        try:
            read_news(row.notes)
        except msgspec.MsgspecError:
            unreadable.append(f"the notes of move {row.seq} can't be read")
    return unreadable


def _match(whole: RoomSnapshot) -> list[str]:
    """Play it from the start; on the way the checkpoint, in the end the result must be what is kept."""
    point = whole.checkpoint
    if point is None:
        return ["has begun but has no checkpoint"]
    if not 0 <= point.seq < len(whole.moves):
        return [f"has a checkpoint of move {point.seq}, but {len(whole.moves) - 1} moves"]
    try:
        match = new_match(RoomRecord(whole.room, whole.seats))
    except Exception as error:  # a game that is gone, or whose setup fails on what the room holds
        return [f"can't be set up again ({type(error).__name__})"]
    found: list[str] = []
    for row in whole.moves:
        try:
            if row.seq > 0:
                match.play(Move(row.seat, row.option))
        except EngineError as error:
            return [*found, f"can't be played again beyond move {row.seq - 1} ({type(error).__name__})"]
        if row.seq == point.seq:
            found += _checkpoint(match, point.state)
    return found + _result(whole, match)


def _checkpoint(match: Match[Any], stored: bytes) -> list[str]:
    """Compared as the game reads them, so that one of an older shape is as good as a new one."""
    try:
        kept = match.game.read_checkpoint(stored)
    except msgspec.MsgspecError:
        return ["the checkpoint can't be read"]
    played = match.game.read_checkpoint(match.saved)
    kept.options = {**played.options, **kept.options}
    return [] if kept == played and not match.since else ["the checkpoint is not what the moves lead to"]


def _result(whole: RoomSnapshot, match: Match[Any]) -> list[str]:
    if (whole.room.result is None) != (whole.room.state != "over"):
        return ["is over without a result" if whole.room.state == "over" else "has a result but is not over"]
    try:
        stored = None if whole.room.result is None else msgspec.json.decode(whole.room.result, type=Result)
    except msgspec.MsgspecError:
        return ["the result can't be read"]
    return [] if stored == match.result else ["the result is not what the moves lead to"]
