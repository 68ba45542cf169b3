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
from app.store.records import MoveWrite, RoomRecord, RoomSnapshot, StoredMatch
from app.store.store import Store
from app.store.tables import ChatRow, CheckpointRow, MoveRow, PlayerRow, RoomRow, SeatRow, now_ms

__all__ = [
    "BadBackup",
    "ChatRow",
    "CheckpointRow",
    "Conflict",
    "InUse",
    "Missing",
    "MoveRow",
    "MoveWrite",
    "NotEmpty",
    "PlayerRow",
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
    "Taken",
    "Unstorable",
    "now_ms",
]
