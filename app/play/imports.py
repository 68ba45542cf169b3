"""An exported match becomes a room again: to be watched, never to be played on."""

import asyncio

import msgspec

from app.engine import seed_from
from app.export import BadExport, Export, play, start
from app.play.errors import PlayError
from app.play.move_list import encode_change, new_match, start_entry
from app.play.plain_text import is_plain_text
from app.play.room_ids import new_room_id
from app.play.wire import encode
from app.store import MoveWrite, PlayerRow, RoomRow, Store, now_ms

IMPORTED = "imported"
"""Why a room with an unfinished match from a file is read-only."""


async def import_match(store: Store, host: PlayerRow, export: Export) -> str:
    """A room with this match in it. Raises PlayError if its moves don't fit the rules; then there is no room."""
    if not all(map(is_plain_text, export.seats)):
        raise PlayError("refused-bad-export")
    try:
        entries = await asyncio.to_thread(_entries, export)
    except BadExport as error:
        raise PlayError("refused-bad-export") from error
    proven = bool(export.secret and export.nonces)
    nonces = [bytes.fromhex(nonce) for nonce in export.nonces or ()] if proven else [b""] * len(export.seats)
    secret = bytes.fromhex(export.secret if proven and export.secret else export.seed)
    if len(nonces) != len(export.seats) or (proven and seed_from(secret, nonces).hex() != export.seed):
        raise PlayError("refused-bad-export")
    room = RoomRow(
        id=new_room_id(),
        game=export.game,
        seats=len(export.seats),
        options=msgspec.json.encode(export.options).decode(),
        public=False,
        spectators=True,
        host=host.id,
        secret=secret,
    )
    room_id = room.id
    await store.add_room(room, len(export.seats))
    for seat, name in enumerate(export.seats):
        await store.put_bot(room_id, seat, name, nonces[seat])
    record = await store.room(room_id)
    assert record is not None
    await store.start_room(room_id, start=start_entry(record, new_match(record)))
    await store.mark_stuck(room_id, IMPORTED)  # until the move that ends it; if that never comes, nobody plays on
    for entry in entries:
        await store.write(msgspec.structs.replace(entry, room=room_id))
    return room_id


def _entries(export: Export) -> list[MoveWrite]:
    """The move list; times are those of the file, counted from now. Takes as long as playing the match."""
    began = now_ms()
    match = start(export)
    turns = match.turns
    times = export.times or [0] * len(export.moves)
    entries = []
    for seq, (move, change) in enumerate(play(export, match), start=1):
        entry = MoveWrite(
            room="",
            seq=seq,
            seat=move.seat,
            option=move.option,
            notes=encode_change(change),
            at=began + times[seq - 1],
            checkpoint=match.saved if match.turns != turns else None,
            result=encode(match.result).decode() if match.result else None,
        )
        entries.append(entry)
        turns = match.turns
    if (match.result is None) != (export.result is None):
        raise BadExport("the moves do not lead to the result")
    return entries
