"""An exported match becomes a room again: to be watched, never to be played on."""

import asyncio

import msgspec

from app.engine import EngineError, Match, Move, load, seed_from
from app.export import Export
from app.play.errors import PlayError
from app.play.live_match import new_match, now_ms, start_entry, write_news
from app.play.room_ids import new_room_id
from app.play.wire import encode
from app.store import MoveWrite, PlayerRow, RoomRow, Store

IMPORTED = "imported"
"""Why a room with an unfinished match from a file is read-only."""


async def import_match(store: Store, host: PlayerRow, export: Export) -> str:
    """A room with this match in it. Raises PlayError if its moves don't fit the rules; then there is no room."""
    entries = await asyncio.to_thread(_entries, export)
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
    """The move list, played through the rules; times are those of the file, counted from now."""
    began = now_ms()
    entries = []
    try:
        match = Match.new(load(export.game), len(export.seats), export.options, seed=bytes.fromhex(export.seed))
        for seq, moved in enumerate(export.moves, start=1):
            turns = match.turns
            news = match.play(Move(moved.seat, moved.option))
            entry = MoveWrite(
                room="",
                seq=seq,
                seat=moved.seat,
                option=moved.option,
                notes=write_news(news),
                at=began + (export.times[seq - 1] if export.times and len(export.times) >= seq else 0),
                checkpoint=match.saved if match.turns != turns else None,
                result=encode(match.result).decode() if match.result else None,
            )
            entries.append(entry)
    except (EngineError, IndexError) as error:
        raise PlayError("refused-bad-export") from error
    if (match.result is None) != (export.result is None):
        raise PlayError("refused-bad-export")
    return entries
