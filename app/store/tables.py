"""The tables. Times are milliseconds since 1970; JSON and msgpack are kept as the text and bytes they came as.

Player ids are no foreign keys: a game stays readable when someone who played it is gone.
"""

import secrets
import time

from sqlalchemy import BigInteger, Index, Integer, MetaData, UniqueConstraint, false, text
from sqlmodel import Field, SQLModel

from app.engine import ENGINE

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


def now_ms() -> int:
    """The wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


def new_player_id() -> str:
    """Sixteen characters that nobody can guess."""
    return secrets.token_urlsafe(12)


class StoredRow(SQLModel):
    """Base of all tables: constraints get names that migrations can refer to."""

    metadata = MetaData(naming_convention=NAMES)


class PlayerRow(StoredRow, table=True):
    """A person. `login` (the name casefolded) and `password_hash` are set together or not at all."""

    __tablename__ = "player"
    id: str = Field(default_factory=new_player_id, primary_key=True)
    name: str
    login: str | None = Field(default=None, unique=True)
    password_hash: str | None = None
    last_device: int = 0
    """The highest number that a device of this person was given: none is given twice."""
    created_at: int = Field(default_factory=now_ms, sa_type=BigInteger)
    face: str = Field(default="", sa_column_kwargs={"server_default": text("''")})
    """The name of the face that they have chosen, if any."""


class DeviceRow(StoredRow, table=True):
    """A browser that is logged in as a person: its cookie holds both keys. Logged out, the row is deleted."""

    __tablename__ = "device"
    player_id: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    browser: str | None = None
    """As people know it, e.g. Firefox; empty: an unknown one; None: whatever logged in before there were devices."""
    system: str = ""
    made_at: int = Field(default_factory=now_ms, sa_type=BigInteger)
    seen_at: int = Field(default_factory=now_ms, sa_type=BigInteger)
    """When it was last used, to about half an hour."""


class RoomRow(StoredRow, table=True):
    """A room with a match of a game. `state` is open, running, over or stuck."""

    __tablename__ = "room"
    __table_args__ = (Index(None, "state", "public", "touched_at"), Index(None, "host"))

    id: str = Field(primary_key=True)
    game: str
    seats: int
    options: str = "{}"
    public: bool = False
    spectators: bool = True
    even_pace: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    """Whether every reaction window lasts a common time."""
    host: str
    state: str = "open"
    secret: bytes = b""
    """The server's part of the seed."""
    created_at: int = Field(default_factory=now_ms, sa_type=BigInteger)
    started_at: int | None = Field(default=None, sa_type=BigInteger)
    ended_at: int | None = Field(default=None, sa_type=BigInteger)
    touched_at: int = Field(default_factory=now_ms, sa_type=BigInteger)
    """When something last happened here, to about a turn."""
    engine: int = Field(default=ENGINE, sa_column_kwargs={"server_default": "1"})
    """How its match is played: see `ENGINE`. Rooms of before there were several ways have the first."""
    version: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    """Counts what changed in this row or in those of its seats, but for what moves bring along."""
    next_room: str | None = None
    result: str | None = None
    stuck_why: str | None = None


class SeatRow(StoredRow, table=True):
    """A seat of a room. Empty: no player, no bot. A bot's own: no player, `bot`. Handed to a bot: both."""

    __tablename__ = "seat"
    __table_args__ = (UniqueConstraint("player_id", "room"),)

    room: str = Field(primary_key=True, foreign_key="room.id")
    seat: int = Field(primary_key=True)
    player_id: str | None = None
    name: str = ""
    bot: bool = False
    nonce: bytes = b""
    face: str = Field(default="", sa_column_kwargs={"server_default": text("''")})
    """That of the person here."""


class MoveRow(StoredRow, table=True):
    """One choice. Number 0 is the start: seat -1, option "~start", the notes of the opening."""

    __tablename__ = "move"
    room: str = Field(primary_key=True, foreign_key="room.id")
    seq: int = Field(primary_key=True)
    seat: int
    option: str
    notes: bytes
    at: int = Field(sa_type=BigInteger)
    offer: bytes | None = None
    """What the seat was told of the option. None where something was taken back, of older moves and imported ones."""


class CheckpointRow(StoredRow, table=True):
    """The latest encoded state of a room, and the number of the last move in it."""

    __tablename__ = "checkpoint"
    room: str = Field(primary_key=True, foreign_key="room.id")
    seq: int
    state: bytes
    log_after: int = Field(default=-1, sa_column_kwargs={"server_default": "-1"})
    """The end of the log is made of the notes of the moves after this number."""
    log_dropped: str = Field(default="[]", sa_column_kwargs={"server_default": "[]"})
    """How many notes each viewer could read before them, as JSON: the seats in order, then spectators."""


class ChatRow(StoredRow, table=True):
    """A line of chat. `audience` is players or spectators."""

    __tablename__ = "chat"
    __table_args__ = (Index(None, "room", "audience", "id"),)

    # SQLite counts by itself only in a column of exactly this type.
    id: int | None = Field(default=None, primary_key=True, sa_type=BigInteger().with_variant(Integer, "sqlite"))
    room: str = Field(foreign_key="room.id")
    audience: str
    player_id: str
    seat: int | None = None
    name: str
    text: str
    at: int = Field(default_factory=now_ms, sa_type=BigInteger)
