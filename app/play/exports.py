"""A stored match as a file has it, and as a replay is made of it."""

from itertools import accumulate

import msgspec

from app.engine import Move, Result, load, seed_from
from app.export import MAX_TIME, export_of
from app.play.errors import NoSuchRoom
from app.play.move_list import START, match_seed
from app.play.offers import MatchRecord
from app.store import Store


async def match_record(store: Store, room_id: str) -> MatchRecord:
    """The match of a room, as the store has it. Raises NoSuchRoom."""
    record = await store.room(room_id)  # not the cached one, which need not know the result
    if record is None:
        raise NoSuchRoom
    room, rows = record.room, [row for row in await store.moves(room_id) if row.option != START]
    seed = match_seed(record)
    nonces = [seat.nonce for seat in record.seats]
    made_together = seed_from(room.secret, nonces) == seed  # not so in some imports
    began = room.started_at or room.created_at
    export = export_of(
        load(room.game),
        seed,
        names=[seat.name for seat in record.seats],
        options=msgspec.json.decode(room.options),
        moves=[Move(row.seat, row.option) for row in rows],
        result=msgspec.json.decode(room.result, type=Result) if room.result else None,
        engine=room.engine,
        room=room.id,
        secret=room.secret if made_together else None,
        nonces=nonces if made_together else None,
        times=list(accumulate((min(max(0, row.at - began), MAX_TIME) for row in rows), max)),  # clocks may be set back
    )
    return MatchRecord(export, [row.offer for row in rows])
