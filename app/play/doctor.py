"""Checks a stored room: its moves are played again from the start and compared with what is stored.

A problem never names what somebody chose or holds: only numbers of moves and kinds of faults.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from app.engine import EngineError, Match, Move, Result
from app.play import game_calls
from app.play.imports import IMPORTED, imported_why
from app.play.log_changes import decode_change
from app.play.move_list import START, new_match
from app.store import MoveRow, RoomRecord, RoomSnapshot

BEGUN = ("running", "over", "stuck")


def problems(snapshot: RoomSnapshot) -> list[str]:
    """What is wrong with a room, a sentence each; empty if nothing is."""
    room = snapshot.room
    found = missing_parts(snapshot)
    if room.state in BEGUN and not _check_moves(snapshot.moves, room.seats):
        found += _check_match(snapshot)
    if room.state == "stuck":
        found += _check_stuck(snapshot)
    return found


def missing_parts(snapshot: RoomSnapshot) -> list[str]:
    """What its seats and moves lack to be whole, before any rule is asked; the checkpoint is not looked at."""
    room = snapshot.room
    found = [*_check_seats(snapshot)]
    match room.state:
        case "open":
            found += _check_open(snapshot)
        case state if state in BEGUN:
            found += _check_moves(snapshot.moves, room.seats)
        case _:
            found.append("its state is none that there is")
    return found


def _check_seats(snapshot: RoomSnapshot) -> Iterator[str]:
    """Numbered from 0, none empty once the match has begun, and each with its nonce (an import has none)."""
    room, seats = snapshot.room, snapshot.seats
    if [seat.seat for seat in seats] != list(range(room.seats)):
        yield f"has {len(seats)} seats, not the {room.seats} that it should"
    taken = [seat.player_id is not None or seat.bot for seat in seats]
    if room.state != "open" and not all(taken):
        yield "has begun with an empty seat"
    nonces = [bool(seat.nonce) for seat in seats]
    if (nonces != taken) if room.state == "open" else (any(nonces) and not all(nonces)):
        yield "has a seat without its part of the seed"


def _check_stuck(snapshot: RoomSnapshot) -> Iterator[str]:
    """An unfinished match from a file is read-only on purpose, if it is as long as the file said."""
    why, moves = str(snapshot.room.stuck_why), len(snapshot.moves) - 1
    if why == IMPORTED:
        yield "was imported by an older version: whether its file had more moves can't be known"
    elif why != imported_why(moves):
        yield f"has {moves} moves, but was {why}" if why.startswith(IMPORTED) else f"is marked stuck: {why}"


def _check_open(snapshot: RoomSnapshot) -> Iterator[str]:
    if snapshot.moves or snapshot.checkpoint is not None or snapshot.room.result is not None:
        yield "is open but has a match"


def _check_moves(rows: list[MoveRow], seats: int) -> list[str]:
    """The move list itself, before it is played."""
    if not rows:
        return ["has begun but has no moves"]
    gap = next((number for number, row in enumerate(rows) if row.seq != number), None)
    if gap is not None:
        return [f"move {gap} is missing"]
    if (rows[0].seat, rows[0].option) != (-1, START):
        return ["does not begin with the start"]
    bad_seats = [row.seq for row in rows[1:] if not 0 <= row.seat < seats]
    return [f"move {seq} is of a seat that there is not" for seq in bad_seats] + _check_notes(rows)


def _check_notes(rows: list[MoveRow]) -> list[str]:
    unreadable = []
    for row in rows:
        try:
            decode_change(row.notes)
        except msgspec.MsgspecError:
            unreadable.append(f"the notes of move {row.seq} can't be read")
    return unreadable


def _check_match(snapshot: RoomSnapshot) -> list[str]:
    """Play the match from the start: the checkpoint and the result must be what its moves lead to."""
    point = snapshot.checkpoint
    if point is None:
        return ["has begun but has no checkpoint"]
    if not 0 <= point.seq < len(snapshot.moves):
        return [f"has a checkpoint of move {point.seq}, but {len(snapshot.moves) - 1} moves"]
    try:
        match = new_match(RoomRecord(snapshot.room, snapshot.seats))
    except Exception as error:  # a game that is gone, or whose setup fails on what the room holds
        return [f"can't be set up again ({type(error).__name__})"]
    found: list[str] = []
    for row in snapshot.moves:
        try:
            if row.seq > 0:
                game_calls.play(match, Move(row.seat, row.option))
        except EngineError as error:
            return [*found, f"can't be played again beyond move {row.seq - 1} ({type(error).__name__})"]
        if row.seq == point.seq:
            found += _check_checkpoint(match, point.state)
    return found + _check_result(snapshot, match)


def _check_checkpoint(match: Match[Any], state: bytes) -> list[str]:
    """Compared as the game decodes them, so that one of an older shape is as good as a new one."""
    try:
        stored = match.game.read_checkpoint(state)
    except msgspec.MsgspecError:
        return ["the checkpoint can't be read"]
    played = match.game.read_checkpoint(match.saved)
    stored.options = {**played.options, **stored.options}
    return [] if stored == played and not match.since else ["the checkpoint is not what the moves lead to"]


def _check_result(snapshot: RoomSnapshot, match: Match[Any]) -> list[str]:
    room = snapshot.room
    if (room.result is None) != (room.state != "over"):
        return ["is over without a result" if room.state == "over" else "has a result but is not over"]
    try:
        stored = None if room.result is None else msgspec.json.decode(room.result, type=Result)
    except msgspec.MsgspecError:
        return ["the result can't be read"]
    return [] if stored == match.result else ["the result is not what the moves lead to"]
