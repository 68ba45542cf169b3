"""The rows of the tables, as everybody outside the store knows them: small Structs, a field for each column."""

import secrets
import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, Executable, Select, Table, exc, select

T = TypeVar("T", bound=Struct)


def now_ms() -> int:
    """The wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


def new_player_id() -> str:
    """Sixteen characters that nobody can guess."""
    return secrets.token_urlsafe(12)


class PlayerRow(Struct):
    """A person. `login` (the name casefolded) and `password_hash` are set together or not at all."""

    name: str
    id: str = field(default_factory=new_player_id)
    login: str | None = None
    password_hash: str | None = None
    last_device: int = 0
    """The highest number that a device of this person was given: none is given twice."""
    created_at: int = field(default_factory=now_ms)


class DeviceRow(Struct):
    """A browser that is logged in as a person: its cookie holds both keys. Logged out, the row is deleted."""

    player_id: str
    number: int
    browser: str | None = None
    """As people know it, e.g. Firefox; empty: an unknown one; None: whatever logged in before there were devices."""
    system: str = ""
    made_at: int = field(default_factory=now_ms)
    seen_at: int = field(default_factory=now_ms)
    """When it was last used, to about half an hour."""


class RoomRow(Struct):
    """A room with a match of a game. `state` is open, running, over or stuck."""

    id: str
    game: str
    seats: int
    host: str
    options: str = "{}"
    public: bool = False
    spectators: bool = True
    even_pace: bool = False
    """Whether every reaction window lasts a common time."""
    state: str = "open"
    secret: bytes = b""
    """The server's part of the seed."""
    created_at: int = field(default_factory=now_ms)
    started_at: int | None = None
    ended_at: int | None = None
    touched_at: int = field(default_factory=now_ms)
    """When something last happened here, to about a turn."""
    version: int = 0
    """Counts what changed in this row or in those of its seats, but for what moves bring along."""
    next_room: str | None = None
    result: str | None = None
    stuck_why: str | None = None


class SeatRow(Struct):
    """A seat of a room. Empty: no player, no bot. A bot's own: no player, `bot`. Handed to a bot: both."""

    room: str
    seat: int
    player_id: str | None = None
    name: str = ""
    bot: bool = False
    nonce: bytes = b""


class MoveRow(Struct):
    """One choice. Number 0 is the start: seat -1, option "~start", the notes of the opening."""

    room: str
    seq: int
    seat: int
    option: str
    notes: bytes
    at: int


class CheckpointRow(Struct):
    """The latest encoded state of a room, and the number of the last move in it."""

    room: str
    seq: int
    state: bytes
    log_after: int = -1
    """The end of the log is made of the notes of the moves after this number."""
    log_dropped: str = "[]"
    """How many notes each viewer could read before them, as JSON: the seats in order, then spectators."""


class ChatRow(Struct):
    """A line of chat. `audience` is players or spectators."""

    room: str
    audience: str
    player_id: str
    name: str
    text: str
    seat: int | None = None
    id: int | None = None
    at: int = field(default_factory=now_ms)


# ---------------------------------------------------------------- from a table and back


def rows_of(table: Table, kind: type[Struct]) -> Select[Any]:
    """The query for rows of this kind, its columns in the order of the fields."""
    return select(*(table.c[name] for name in kind.__struct_fields__))


def fetch(connection: Connection, query: Executable, kind: type[T]) -> list[T]:
    """What a query made with `rows_of` finds."""
    try:
        return [kind(*row) for row in connection.execute(query)]
    except exc.DBAPIError as error:
        error.statement = error.statement or str(query)  # it is not known where a later row could not be read
        raise


def fetch_one(connection: Connection, query: Executable, kind: type[T]) -> T | None:
    """The first row that it finds, if any."""
    return next(iter(fetch(connection, query, kind)), None)


def values_of(*rows: Struct) -> Sequence[dict[str, Any]]:
    """The columns of rows that are to be inserted."""
    return [msgspec.structs.asdict(row) for row in rows]
