"""Out of a damaged database comes all that is whole, as a backup that restores, passes the doctor and is served."""

import asyncio
import os
import random
import sqlite3
import stat
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from app.cli import main
from app.play.salvage import salvage
from app.store import BadBackup, Store, StoreDamaged
from app.store.backup import restore
from tests.admin.tables import load_live_match, play_on
from tests.damage import (
    GOING,
    OVER,
    SMOG,
    many_rooms,
    overwrite,
    pages_of,
    play_some,
    readable,
    room_of,
    rows_by_number,
    whole_rooms,
)
from tests.people import running_server
from tests.services import Postgres

Run = Callable[..., Awaitable[tuple[int, list[str]]]]


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `parlour admin` on a database: its exit code and its lines."""

    async def run(url: str, *words: str) -> tuple[int, list[str]]:
        monkeypatch.setenv("PARLOUR_DATABASE_URL", url)
        code = await asyncio.to_thread(main, ["admin", *words])
        said = capsys.readouterr()
        return code, (said.out + said.err).splitlines()

    return run


@pytest.mark.parametrize(("seed", "copies", "inner"), [(0, 40, 0), (1, 40, 0), (2, 60, 1)])
async def test_rooms_on_whole_pages_come_back(seed: int, copies: int, inner: int, tmp_path: Path, admin: Run) -> None:
    path = tmp_path / "parlour.db"
    await many_rooms(path, copies)
    if inner:
        as_of_before(path)
    before = rows_by_number(path)
    some = random.Random(seed)
    broken = some.sample(pages_of(path, "leaf"), 12) + some.sample(pages_of(path, "overflow"), 2)
    inner_pages = some.sample(pages_of(path, "internal"), inner)
    overwrite(path, broken, seed=seed)
    expected = readable(path, before)
    overwrite(path, inner_pages, seed=seed)  # they hold no rows, but are the way to many
    rooms = whole_rooms(before, expected)
    assert 10 < len(rooms) < len(before["room"]), "some are lost and some are not, or this proves little"

    code, lines = await admin(f"sqlite:///{path}", "salvage", f"{tmp_path}/saved.zip")
    assert code == 1
    left_out = {line.split()[1] for line in lines if "is left out: " in line}
    assert {row[0] for row in before["room"].values()} - rooms >= left_out
    assert stat.S_IMODE((tmp_path / "saved.zip").stat().st_mode) == 0o600

    new = tmp_path / "new.db"
    assert (await admin(f"sqlite:///{new}", "restore", f"{tmp_path}/saved.zip"))[0] == 0
    assert (await admin(f"sqlite:///{new}", "doctor"))[0] == 0
    after = rows_by_number(new)
    saved = {row[0] for row in after["room"].values()}
    in_doubt = {line.split()[1] for line in lines if "may lack its last moves" in line}
    assert rooms <= saved <= rooms | in_doubt
    assert set(after["player"].values()) == set(expected["player"].values())
    for table in ("room", "seat", "move", "chat"):
        whole = {row for row in expected[table].values() if room_of(table, row) in saved}
        assert set(after[table].values()) == whole, table
    assert {row[0] for row in after["checkpoint"].values()} == saved
    assert set(after["checkpoint"].values()) >= {
        row for row in expected["checkpoint"].values() if room_of("checkpoint", row) in rooms
    }
    if seed == 0:
        await is_served(tmp_path, new, rooms)


def as_of_before(path: Path) -> None:
    """Moves that were made before there were offers are one value short, as a migration leaves them."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE move DROP COLUMN offer")
        connection.execute("ALTER TABLE move ADD COLUMN offer BLOB")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def is_served(folder: Path, path: Path, rooms: set[object]) -> None:
    with running_server(folder, database_url=f"sqlite:///{path}") as server:
        async with httpx.AsyncClient(base_url=server.url) as browser:
            assert (await browser.get("/healthz")).json()["store"] == "ok"
            for room in rooms:
                assert (await browser.get(f"/api/rooms/{room}")).status_code == 200


async def test_nothing_is_lost_of_a_whole_database(store: Store, database_url: str, tmp_path: Path, admin: Run) -> None:
    """Beside a server, on SQLite and Postgres."""
    await play_some(store)
    code, lines = await admin(database_url, "salvage", f"{tmp_path}/saved.zip")
    moves = sum([len(await store.moves(room)) for room in (OVER, GOING, SMOG)])
    assert (code, lines) == (0, [f"wrote {tmp_path}/saved.zip: 40 players, 3 rooms, {moves} moves; 0 losses"])
    await restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "saved.zip")
    copy = await Store.open(f"sqlite:///{tmp_path}/new.db")
    assert [row.model_dump() for row in await copy.moves(OVER)] == [row.model_dump() for row in await store.moves(OVER)]
    assert await play_on(await load_live_match(copy, GOING), 5) == 5
    await copy.close()


@pytest.mark.parametrize("state", [None, b"\x00garbage"])
async def test_a_lost_checkpoint_is_made_again(state: bytes | None, tmp_path: Path, admin: Run) -> None:
    path = tmp_path / "parlour.db"
    await many_rooms(path, 0)
    before = rows_by_number(path)["checkpoint"]
    with closing(sqlite3.connect(path)) as connection, connection:
        if state is None:
            connection.execute("DELETE FROM checkpoint")
        else:
            connection.execute("UPDATE checkpoint SET state = ?", (state,))
    await salvage(f"sqlite:///{path}", tmp_path / "saved.zip")
    await restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "saved.zip")
    after = rows_by_number(tmp_path / "new.db")["checkpoint"]
    points = [sorted(row[:3] for row in rows.values()) for rows in (before, after)]
    assert points[0] == points[1]  # where the end of the log begins is found again by who reads it


async def test_rooms_that_lack_something_are_named(tmp_path: Path, admin: Run) -> None:
    path = tmp_path / "parlour.db"
    await many_rooms(path, 2)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"DELETE FROM move WHERE room = '{OVER}' AND seq = 3")
        connection.execute(f"DELETE FROM seat WHERE room = '{GOING}' AND seat = 0")
        connection.execute(f"DELETE FROM room WHERE id = '{SMOG}'")
        connection.execute(f"UPDATE move SET notes = x'c1' WHERE room = '{OVER}-bibi-biba' AND seq = 2")
    code, lines = await admin(f"sqlite:///{path}", "salvage", f"{tmp_path}/saved.zip")
    assert code == 1
    assert lines[:-1] == [
        f"room {OVER} is left out: move 3 is missing",
        f"room {OVER}-bibi-biba is left out: the notes of move 2 can't be read",
        f"room {SMOG} is left out: its record is lost",
        f"room {GOING} is left out: has 2 seats, not the 3 that it should",
    ]
    assert lines[-1].endswith("; 4 losses")


async def test_the_end_of_a_move_list_is_missed(tmp_path: Path) -> None:
    """A match that lost its last moves looks whole; the index knows that there were more."""
    path = tmp_path / "parlour.db"
    await many_rooms(path, 0)
    store = await Store.open(f"sqlite:///{path}")
    await play_on(await load_live_match(store, SMOG), 25)  # more than fit on a page
    await store.close()
    before = rows_by_number(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        last_leaf = "SELECT pageno FROM dbstat WHERE name = 'move' AND pagetype = 'leaf' ORDER BY path DESC LIMIT 1"
        (page,) = connection.execute(last_leaf).fetchone()
    overwrite(path, [page], seed=1)
    made = Counter(str(row[0]) for row in before["move"].values())
    kept = Counter(str(row[0]) for row in readable(path, before)["move"].values())
    cut = [room for room in made if 0 < kept[room] < made[room]]
    assert len(cut) == 1, "the page has the last moves of a room, and those before are elsewhere"
    losses = (await salvage(f"sqlite:///{path}", tmp_path / "saved.zip")).losses
    assert f"room {cut[0]} is left out: move {kept[cut[0]]} is missing" in losses


async def test_what_cannot_be_salvaged(tmp_path: Path, admin: Run) -> None:
    path = tmp_path / "parlour.db"
    await many_rooms(path, 0)
    overwrite(path, [1], seed=1)
    for task in (["salvage", f"{tmp_path}/saved.zip"], ["doctor"], ["backup", f"{tmp_path}/backup.zip"]):
        code, lines = await admin(f"sqlite:///{path}", *task)
        assert code == 2
        assert len(lines) == 1, lines
        assert "is damaged (file is not a database): restore a backup" in lines[0]
    assert not list(tmp_path.glob("*.zip*"))
    (tmp_path / "there.zip").write_text("precious")
    with pytest.raises(BadBackup, match="is there already"):
        await salvage(f"sqlite:///{path}", tmp_path / "there.zip")


async def test_the_doctor_names_damage(tmp_path: Path, admin: Run) -> None:
    path = tmp_path / "parlour.db"
    await many_rooms(path, 20)
    before = rows_by_number(path)
    overwrite(path, random.Random(5).sample(pages_of(path, "leaf"), 8), seed=5)
    lost = {row[0] for row in before["room"].values()} - whole_rooms(before, readable(path, before))
    code, lines = await admin(f"sqlite:///{path}", "doctor")
    assert code == 1
    assert any(line.startswith("the database is damaged: ") for line in lines)
    named = {line.split()[1].rstrip(":") for line in lines if "can't be read, the database is damaged" in line}
    assert lost <= named | {line.split()[1] for line in lines if "missing" in line}
    assert lines[-1].startswith(f"{len(before['room'])} rooms, ")


async def damage_postgres(server: Postgres, url: str, table: str, blocks: list[int]) -> None:
    """Write noise over blocks of a table, while the server is stopped; then it starts again."""
    connection = await asyncpg.connect(url)
    file = server.data / await connection.fetchval("SELECT pg_relation_filepath($1::text::regclass)", table)
    await connection.close()
    server.stop()
    overwrite(file, [block + 1 for block in blocks], seed=1, page_bytes=8192)
    os.sync()
    server.start()


async def test_postgres(own_postgres: Postgres, tmp_path: Path, admin: Run) -> None:
    url = await own_postgres.new_database()
    await many_rooms(tmp_path / "first.db", 20)
    await salvage(f"sqlite:///{tmp_path}/first.db", tmp_path / "first.zip")
    await restore(url, tmp_path / "first.zip")
    connection = await asyncpg.connect(url)
    on_them = "SELECT DISTINCT room FROM move WHERE (ctid::text::point)[0] IN (2, 3, 10)"
    lost = {row["room"] for row in await connection.fetch(on_them)}
    rooms = {row["id"] for row in await connection.fetch("SELECT id FROM room")}
    await connection.close()
    assert 0 < len(lost) < len(rooms)
    await damage_postgres(own_postgres, url, "move", [2, 3, 10])

    store = await Store.open(url)
    with pytest.raises(StoreDamaged, match="invalid page in block"):
        await store.moves(min(lost))
    assert store.damaged
    assert store.healthy
    await store.close()
    code, lines = await admin(url, "doctor")
    assert code == 1
    assert {line.split()[1].rstrip(":") for line in lines if "can't be read, the database is damaged" in line} == lost
    code, lines = await admin(url, "salvage", f"{tmp_path}/saved.zip")
    assert code == 1
    assert {line.split()[1] for line in lines if "is left out: " in line} == lost
    new = await own_postgres.new_database()
    assert (await admin(new, "restore", f"{tmp_path}/saved.zip"))[0] == 0
    code, lines = await admin(new, "doctor")
    assert code == 0, lines
    assert lines[-1].startswith(f"{len(rooms - lost)} rooms, ")


@pytest.mark.parametrize("table", ["move", "room", "chat"])
async def test_a_lost_root_loses_no_leaf(table: str, tmp_path: Path) -> None:
    """No path leads to any row of the table, but the pages that hold them are whole."""
    path = tmp_path / "parlour.db"
    await many_rooms(path, 20)
    before = rows_by_number(path)
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    overwrite(path, [root], seed=1)
    assert not readable(path, before)[table]
    report = await salvage(f"sqlite:///{path}", tmp_path / "saved.zip")
    await restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "saved.zip")
    after = rows_by_number(tmp_path / "new.db")
    for name, rows in before.items():
        assert set(after[name].values()) == set(rows.values()), name
    assert [loss for loss in report.losses if "left out" in loss] == []
