"""Everything durable: people, rooms, moves, chat; on SQLite or Postgres."""

from app.store.errors import (
    BadBackup,
    Conflict,
    InUse,
    Missing,
    NotEmpty,
    SchemaTooNew,
    StoreDamaged,
    StoreDown,
    StoreError,
    StoreFull,
    Taken,
    Unstorable,
)
from app.store.players import MOST_DEVICES, NewDevice
from app.store.records import KnownRoom, MoveWrite, RoomChange, RoomRecord, RoomSnapshot, StoredMatch, StoredMove
from app.store.store import Store
from app.store.tables import ChatRow, CheckpointRow, DeviceRow, MoveRow, PlayerRow, RoomRow, SeatRow, now_ms

__all__ = [
    "MOST_DEVICES",
    "BadBackup",
    "ChatRow",
    "CheckpointRow",
    "Conflict",
    "DeviceRow",
    "InUse",
    "KnownRoom",
    "Missing",
    "MoveRow",
    "MoveWrite",
    "NewDevice",
    "NotEmpty",
    "PlayerRow",
    "RoomChange",
    "RoomRecord",
    "RoomRow",
    "RoomSnapshot",
    "SchemaTooNew",
    "SeatRow",
    "Store",
    "StoreDamaged",
    "StoreDown",
    "StoreError",
    "StoreFull",
    "StoredMatch",
    "StoredMove",
    "Taken",
    "Unstorable",
    "now_ms",
]
