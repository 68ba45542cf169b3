"""Short ways to a room with a match in it, and to what is stored of it."""

import msgspec

from app.store import MoveWrite, PlayerRow, RoomRecord, RoomRow, SeatRow, Store, StoredMatch

NOW = 1_700_000_000_000


async def open_room(store: Store, id: str = "red-fox", *, seats: int = 2, **fields: object) -> str:
    room = RoomRow.model_validate({"id": id, "game": "smog", "seats": seats, "host": "ann", "secret": b"s", **fields})
    await store.add_room(room, seats)
    return id


async def running_room(store: Store, id: str = "red-fox", *, seats: int = 2) -> str:
    await open_room(store, id, seats=seats)
    for seat in range(seats):
        assert await store.put_bot(id, seat, f"Bot {seat}", bytes([seat]))
    assert await store.start_room(id, start=start(id))
    return id


def whole_match(id: str, moves: int) -> tuple[RoomRow, list[SeatRow], list[MoveWrite]]:
    """What `add_match` is given for a match that is over after so many moves."""
    room = RoomRow(id=id, game="smog", seats=2, host="ann", secret=b"s", state="over", result="{}")
    seats = [SeatRow(room=id, seat=seat, name=f"Bot {seat}", bot=True, nonce=b"n") for seat in range(2)]
    last = move(id, moves, checkpoint=b"the end")
    return (
        room,
        seats,
        [msgspec.structs.replace(start(id), checkpoint=None), *(move(id, n) for n in range(1, moves)), last],
    )


async def stored_room(store: Store, id: str = "red-fox") -> RoomRecord:
    record = await store.room(id)
    assert record is not None
    return record


async def stored_match(store: Store, id: str = "red-fox") -> StoredMatch:
    match = await store.load(id)
    assert match is not None
    return match


async def stored_player(store: Store, id: str) -> PlayerRow:
    player = await store.player(id)
    assert player is not None
    return player


def start(room: str) -> MoveWrite:
    return MoveWrite(room, 0, -1, "~start", b"opening", NOW, checkpoint=b"state 0")


def move(
    room: str, seq: int, option: str = "done", *, checkpoint: bytes | None = None, result: str | None = None
) -> MoveWrite:
    return MoveWrite(room, seq, seq % 2, option, b"notes %d" % seq, NOW + seq, checkpoint, result)
