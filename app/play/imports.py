"""An exported match becomes a room again: to be watched, never to be played on.

First everything in the file is checked (`check_match`), then all of it is stored at once (`add_match`).
"""

from itertools import accumulate

import msgspec
from msgspec import Struct

from app.export import BadExport, Export, seed_problems
from app.names import BadName, clean_name
from app.play.errors import PlayError
from app.play.jobs import JobFailed, JobRunner
from app.play.move_list import START
from app.play.playthrough import Playthrough, decode_playthrough, encode_export
from app.play.room_ids import new_room_id
from app.play.wire import encode
from app.store import MoveWrite, PlayerRow, RoomRow, SeatRow, Store, Taken, now_ms

IMPORTED = "imported"
"""Why a room with an unfinished match from a file is read-only, if it was imported by version 0.1 or 0.2. They wrote
a match move by move, and could leave the half of one."""


def imported_why(moves: int) -> str:
    """Why a room with an unfinished match of so many moves from a file is read-only."""
    return f"{IMPORTED} with {moves} moves"


class BadImport(PlayError):
    """A file that is no match which we can open, or has a name that nobody can have here."""

    status = 422


class CheckedMatch(Struct, frozen=True):
    """A match from a file of which all is known to be right."""

    export: Export
    names: list[str]
    played: Playthrough


async def check_match(export: Export, jobs: JobRunner, *, owner: str, longest_name: int) -> CheckedMatch:
    """The match with all that follows from its moves. Nothing is stored, so this may be cancelled.

    Raises BadImport for a file in which anything is wrong, and the errors of `jobs`.
    """
    try:
        names = [clean_name(name, longest_name) for name in export.seats]
    except BadName as error:
        raise BadImport("refused-import-name") from error
    try:
        if problems := seed_problems(export):
            raise BadExport(problems[0])
        result = await jobs.run("import", encode_export(export), owner=owner)
    except BadExport as error:
        raise BadImport("refused-bad-export") from error
    try:
        played = decode_playthrough(result)
    except msgspec.MsgspecError as error:
        raise JobFailed from error
    if len(played.notes) != len(export.moves) + 1 or not 0 <= played.checkpoint_seq <= len(export.moves):
        raise JobFailed
    return CheckedMatch(export, names, played)


async def add_match(store: Store, host: PlayerRow, match: CheckedMatch) -> str:
    """The id of a new room with this match. It is stored whole, or not at all."""
    moves = _entries(match, now_ms())
    while True:
        room = _room(match, host, moves)
        room_id = room.id
        try:
            await store.add_match(room, _seats(match, room_id), moves)
        except Taken:
            if await store.room(room_id) is None:  # it was not the id that the database refused
                raise
        else:
            return room_id


def _room(match: CheckedMatch, host: PlayerRow, moves: list[MoveWrite]) -> RoomRow:
    """Without a secret and nonces only the seed is known: `match_seed` says what is kept then."""
    export, result = match.export, match.played.result
    return RoomRow(
        id=new_room_id(),
        game=export.game,
        seats=len(export.seats),
        options=encode(match.played.options).decode(),
        public=False,
        spectators=True,
        host=host.id,
        secret=bytes.fromhex(export.secret or export.seed),
        engine=export.engine,
        state="over" if result else "stuck",
        result=encode(result).decode() if result else None,
        stuck_why=None if result else imported_why(len(export.moves)),
        started_at=moves[0].at,
        ended_at=moves[-1].at if result else None,
    )


def _seats(match: CheckedMatch, room: str) -> list[SeatRow]:
    nonces = [bytes.fromhex(nonce) for nonce in match.export.nonces or [""] * len(match.names)]
    pairs = enumerate(zip(match.names, nonces, strict=True))
    return [SeatRow(room=room, seat=seat, name=name, bot=True, nonce=nonce) for seat, (name, nonce) in pairs]


def _entries(match: CheckedMatch, now: int) -> list[MoveWrite]:
    """The move list, from the start on. The last move counts as made just now, the others before it."""
    export, played = match.export, match.played
    times = [0, *accumulate(export.times or [0] * len(export.moves), max)]
    made = [(-1, START), *((move.seat, move.option) for move in export.moves)]
    return [
        MoveWrite(
            room="",
            seq=seq,
            seat=seat,
            option=option,
            notes=notes,
            at=now - times[-1] + time,
            checkpoint=played.checkpoint if seq == played.checkpoint_seq else None,
        )
        for seq, ((seat, option), notes, time) in enumerate(zip(made, played.notes, times, strict=True))
    ]
