"""Everything durable: people, rooms, moves, chat; on SQLite or Postgres."""

from app.store.errors import (
    BadBackup,
    Conflict,
    InUse,
    Missing,
    NotEmpty,
    SchemaTooNew,
    StoreDown,
    StoreError,
    StoreFull,
    Taken,
    Unstorable,
)
from app.store.records import Loaded, MoveWrite, RoomRecord, WholeRoom
from app.store.store import Store
from app.store.tables import Chat, Checkpoint, Move, Player, Room, Seat, now_ms

__all__ = [
    "BadBackup",
    "Chat",
    "Checkpoint",
    "Conflict",
    "InUse",
    "Loaded",
    "Missing",
    "Move",
    "MoveWrite",
    "NotEmpty",
    "Player",
    "Room",
    "RoomRecord",
    "SchemaTooNew",
    "Seat",
    "Store",
    "StoreDown",
    "StoreError",
    "StoreFull",
    "Taken",
    "Unstorable",
    "WholeRoom",
    "now_ms",
]
