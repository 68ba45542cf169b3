"""The tables. Times are milliseconds since 1970; JSON and msgpack are kept as the text and bytes they came as.

Player ids are no foreign keys: a game stays readable when someone who played it is gone. What the columns mean is said
in `app/store/rows.py`.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

TABLES = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""All of them; constraints get names that migrations can refer to."""

PLAYER = Table(
    "player",
    TABLES,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),
    Column("password_hash", String),
    Column("last_device", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

DEVICE = Table(
    "device",
    TABLES,
    Column("player_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("browser", String),
    Column("system", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

ROOM = Table(
    "room",
    TABLES,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("even_pace", Boolean, nullable=False, server_default=false()),
    Column("host", String, nullable=False),
    Column("state", String, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("touched_at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("next_room", String),
    Column("result", String),
    Column("stuck_why", String),
    Index(None, "state", "public", "touched_at"),
    Index(None, "host"),
)

SEAT = Table(
    "seat",
    TABLES,
    Column("room", String, ForeignKey("room.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", String),
    Column("name", String, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("nonce", LargeBinary, nullable=False),
    UniqueConstraint("player_id", "room"),
)

MOVE = Table(
    "move",
    TABLES,
    Column("room", String, ForeignKey("room.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("option", String, nullable=False),
    Column("notes", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

CHECKPOINT = Table(
    "checkpoint",
    TABLES,
    Column("room", String, ForeignKey("room.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("log_after", Integer, nullable=False, server_default="-1"),
    Column("log_dropped", String, nullable=False, server_default="[]"),
)

CHAT = Table(
    "chat",
    TABLES,
    # SQLite counts by itself only in a column of exactly this type.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("room", String, ForeignKey("room.id"), nullable=False),
    Column("audience", String, nullable=False),
    Column("player_id", String, nullable=False),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "room", "audience", "id"),
)
