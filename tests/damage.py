"""Databases with many rooms, and how to damage them as a bad disk does: whole pages overwritten."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from app.play.room_ids import CONSONANTS, VOWELS
from app.store import Store
from tests.admin.tables import begin, play_on

OVER, GOING, SMOG = "fini-fini-fini", "goni-goni-goni", "fumo-fumo-fumo"
"""The rooms that all others are copies of: a match that is over, and two that go on."""
TABLES = ("player", "room", "seat", "move", "checkpoint", "chat")
ROOM_COLUMN = {"room": "id", "seat": "room", "move": "room", "checkpoint": "room", "chat": "room"}


async def play_some(store: Store) -> None:
    """People, chat, a match that is over and two that go on."""
    for number in range(40):
        await store.add_player(f"Player {number}")
    await play_on(await begin(store, "persuasion", OVER), 5000)
    await play_on(await begin(store, "persuasion", GOING), 20)
    await play_on(await begin(store, "smog", SMOG), 25)
    for room in (OVER, GOING, SMOG):
        for number in range(5):
            await store.add_chat(room, audience="players", player_id="p", name="Ann", text=f"line {number} " * 20)
        await store.add_chat(room, audience="players", player_id="p", name="Ann", text="too long for a page " * 300)


async def many_rooms(path: Path, copies: int) -> None:
    """A SQLite file with these matches, each so many times; everything is in the file, nothing beside it."""
    store = await Store.open(f"sqlite:///{path}")
    await play_some(store)
    await store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE room SET public = 1")
        for number in range(copies):
            suffix = f"-bibi-bi{CONSONANTS[number // len(VOWELS)]}{VOWELS[number % len(VOWELS)]}"
            for table, column in ROOM_COLUMN.items():
                names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
                names = [name for name in names if (table, name) != ("chat", "id")]
                values = [f"{name} || '{suffix}'" if name == column else name for name in names]
                originals = f"SELECT {', '.join(values)} FROM {table} WHERE {column} IN {OVER, GOING, SMOG}"
                connection.execute(f"INSERT INTO {table} ({', '.join(names)}) {originals}")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def pages_of(path: Path, kind: str) -> list[int]:
    """The pages of a kind (leaf, internal, overflow), without the roots of tables and indexes."""
    with closing(sqlite3.connect(path)) as connection:
        roots = {row[0] for row in connection.execute("SELECT rootpage FROM sqlite_master")}
        pages = connection.execute("SELECT pageno FROM dbstat WHERE pagetype = ? ORDER BY pageno", (kind,)).fetchall()
        return [page for (page,) in pages if page not in roots and page != 1]


def middle_of(path: Path, table: str) -> list[int]:
    """The leaves of a table but the last, to which new rows go."""
    leaves = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path"
    with closing(sqlite3.connect(path)) as connection:
        return [page for (page,) in connection.execute(leaves, (table,))][:-1]


def overwrite(path: Path, pages: list[int], *, seed: int, page_bytes: int = 4096) -> None:
    """Write noise over these pages; SQLite counts them from 1."""
    noise = random.Random(seed)
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * page_bytes)
            file.write(noise.randbytes(page_bytes))


Rows = dict[str, dict[int, tuple[object, ...]]]


def rows_by_number(path: Path) -> Rows:
    """All rows of all tables of a whole database, by SQLite's number of the row."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: {row[0]: row[1:] for row in connection.execute(f"SELECT rowid, t.* FROM {table} t")}
            for table in TABLES
        }


def readable(path: Path, before: Rows) -> Rows:
    """Those of these rows that are still there as they were, each asked for on its own by its number."""
    found: Rows = {table: {} for table in TABLES}
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        for table, rows in before.items():
            for number, row in rows.items():
                try:
                    now = connection.execute(f"SELECT * FROM {table} NOT INDEXED WHERE rowid = ?", (number,)).fetchone()
                except sqlite3.DatabaseError:
                    continue
                if now == row:
                    found[table][number] = row
    return found


def room_of(table: str, row: tuple[object, ...]) -> object:
    """The room that a row belongs to."""
    return row[1 if table == "chat" else 0]


def whole_rooms(before: Rows, after: Rows) -> set[object]:
    """The rooms of which no row is lost but perhaps the checkpoint, which can be made again, and lines of chat."""
    rooms = {row[0] for row in after["room"].values()}
    for table in ("room", "seat", "move"):
        rooms -= {room_of(table, row) for number, row in before[table].items() if number not in after[table]}
    return rooms
