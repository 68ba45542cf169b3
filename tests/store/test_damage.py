"""A damaged database says so: as an error of its own, in `damaged`, the metric and the log; the rest is served."""

import asyncio
import contextlib
import logging
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.metrics import REGISTRY
from app.store import Store, StoreDamaged
from app.store.damage import DamageRecord
from tests.damage import GOING, many_rooms, overwrite, pages_of, readable, rows_by_number, whole_rooms
from tests.store.makers import move, running_room


async def damaged_store(path: Path) -> tuple[Store, set[object], set[object]]:
    """An open store on a damaged file, its rooms that are lost and those that are whole."""
    await many_rooms(path, 20)
    before = rows_by_number(path)
    overwrite(path, random.Random(3).sample(pages_of(path, "leaf"), 8), seed=3)
    whole = whole_rooms(before, readable(path, before))
    return await Store.open(f"sqlite:///{path}"), {row[0] for row in before["room"].values()} - whole, whole


async def test_damage_is_remembered_counted_and_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store, lost, _ = await damaged_store(tmp_path / "parlour.db")
    assert not store.damaged
    assert REGISTRY.get_sample_value("parlour_store_damaged") == 0
    for room in lost:
        with contextlib.suppress(StoreDamaged):
            await store.room(str(room))
            await store.moves(str(room))
    assert store.damaged
    assert store.healthy
    assert REGISTRY.get_sample_value("parlour_store_damaged") == 1
    lines = [record for record in caplog.records if record.name == "app.store.damage"]
    assert len(lines) == 1, "once a minute"
    assert lines[0].levelno == logging.ERROR
    assert "database disk image is malformed (table " in lines[0].getMessage()
    await store.close()


async def test_the_check_finds_damage_by_itself(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    store, _, _ = await damaged_store(tmp_path / "parlour.db")
    await store.check()
    assert store.damaged
    said = [record.getMessage() for record in caplog.records if record.name.startswith("app.store")]
    assert "found by the check" in said[0]
    assert said[1].startswith("the database was checked in ")
    assert said[1].endswith(" ms: it is damaged")
    await store.close()


async def test_a_whole_database_passes_the_check(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await running_room(store)
    await store.check()
    assert not store.damaged
    said = [record.getMessage() for record in caplog.records if record.name == "app.store.store"]
    assert all(line.endswith(" ms: ok") for line in said)


async def test_one_damaged_room_stops_no_move_of_another(tmp_path: Path) -> None:
    """Moves of all rooms are written together; where one can't be, the others are."""
    path = tmp_path / "parlour.db"
    store = await Store.open(f"sqlite:///{path}")
    rooms = [f"room-{number:03}" for number in range(120)]
    for room in rooms:
        await running_room(store, room)
    for seq in range(1, 4):
        await asyncio.gather(*(store.write(move(room, seq)) for room in rooms))
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        leaf = "SELECT pageno FROM dbstat WHERE name = 'sqlite_autoindex_move_1' AND pagetype = 'leaf' LIMIT 1"
        (page,) = connection.execute(leaf).fetchone()
    overwrite(path, [page], seed=1)
    store = await Store.open(f"sqlite:///{path}")
    answers = await asyncio.gather(*(store.write(move(room, 4)) for room in rooms), return_exceptions=True)
    refused = [room for room, answer in zip(rooms, answers, strict=True) if answer is not None]
    assert 0 < len(refused) < len(rooms)
    assert {type(answer) for answer in answers if answer is not None} == {StoreDamaged}
    assert store.healthy, "moves can be written"
    assert store.damaged
    assert await store.last_seq(rooms[-1]) == 4
    await store.close()


async def test_a_file_that_is_no_database_any_more(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    await many_rooms(path, 0)
    overwrite(path, [1], seed=1)
    with pytest.raises(StoreDamaged, match="restore a backup, or save what is whole"):
        await Store.open(f"sqlite:///{path}")


async def test_text_that_is_none_is_damage_and_not_told(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    await many_rooms(path, 0)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE chat SET text = CAST(x'ff736563726574' AS TEXT)")
    store = await Store.open(f"sqlite:///{path}")
    with pytest.raises(StoreDamaged) as told:
        await store.chat(GOING, "players", 5)
    assert "secret" not in str(told.value)
    await store.close()


def test_the_log_is_not_flooded(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1000.0
    monkeypatch.setattr("app.store.damage.monotonic", lambda: clock)
    record = DamageRecord()
    for _ in range(50):
        record.report("page 7", "table move")
    clock += 61
    record.report("page 8", "")
    assert [line.getMessage() for line in caplog.records] == [
        "the database is damaged: page 7 (table move)",
        "the database is damaged: page 8",
    ]
