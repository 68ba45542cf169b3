"""Backups are made while people play, and bring everything back, into SQLite and Postgres alike."""

import asyncio
import sqlite3
import stat
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import make_url, select

from app.cli import main
from app.engine import Dice
from app.play.live_match import LiveMatch
from app.store import BadBackup, InUse, NotEmpty, PlayerRow, SchemaTooNew, Store, StoreError
from app.store.backup import back_up, restore
from app.store.database import engine_for
from app.store.tables import StoredRow
from tests.admin.tables import begin, load_live_match, play_on
from tests.people import people, running_server, seated
from tests.services import empty_database, eventually


async def rows_of(url: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    engine = engine_for(make_url(url))
    found = {}
    async with engine.connect() as connection:
        for table in StoredRow.metadata.sorted_tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key))
            found[table.name] = [tuple(row) for row in rows]
    await engine.dispose()
    return found


async def populate(store: Store) -> LiveMatch:
    """Somebody with a password, some chat with odd letters, a match that is over and one that goes on."""
    ann = await store.add_player("Anna Őry 🎲")
    await store.add_device(ann, "Firefox", "Linux")
    await store.set_first_password(ann.id, "anna őry 🎲", "$argon2id$not-a-real-one")
    over = await begin(store, "persuasion", "over-room")
    await play_on(over, 5000)
    assert over.match.result is not None
    running = await begin(store, "smog", "running-room")
    await play_on(running, 25)
    for text in ("ciao", 'così "fan" tutte\n', "\u2028 árvíztűrő"):
        await store.add_chat("running-room", audience="players", player_id=ann.id, name=ann.name, text=text)
    return running


@pytest.fixture(params=["sqlite", "postgres"])
async def second_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database."""
    return await empty_database(request, tmp_path / "second.db")


async def test_everything_comes_back_in_either_database(
    store: Store, database_url: str, second_url: str, tmp_path: Path
) -> None:
    await populate(store)
    file = tmp_path / "backup.zip"
    manifest = await back_up(database_url, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds secrets"
    assert await restore(second_url, file) == manifest
    before = await rows_of(database_url)
    assert all(before.values()), "there is a row in every table, or this proves little"
    assert await rows_of(second_url) == before
    assert manifest.rows == {table: len(rows) for table, rows in before.items()}

    second = await Store.open(second_url)
    live = await load_live_match(second, "running-room")
    assert await play_on(live, 10) == 10
    line = await second.add_chat("running-room", audience="players", player_id="p", name="Bob", text="on we go")
    assert line.id == len(before["chat"]) + 1, "new lines are numbered after the old ones"
    await second.close()


async def test_a_backup_is_one_moment_of_a_busy_server(
    store: Store, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = [await begin(store, "persuasion", f"room-{number}") for number in range(3)]
    going = asyncio.Event()

    async def keep_playing(live: LiveMatch) -> None:
        """Somebody has second thoughts without end, so that no match is over before the last backup."""
        while going.is_set():
            await live.choose(0, live.match.answered[0], next(iter(live.match.asks[0].options)))
            await live.undo(0, live.match.answered[0])

    played = []
    for number in range(3):
        for live in matches:
            while not {0, 1, 2} <= live.match.asks.keys() or live.seq < 40 * number:  # on to the next round of bids
                await play_on(live, 1)
        going.set()
        playing = [asyncio.create_task(keep_playing(live)) for live in matches]
        manifest = await back_up(database_url, tmp_path / f"{number}.zip")
        played.append(manifest.rows["move"])
        after = sum(live.seq for live in matches)
        await eventually(lambda: sum(live.seq for live in matches) > after)  # noqa: B023 (called at once)
        going.clear()
        await asyncio.gather(*playing)
        assert played[-1] < sum(live.seq + 1 for live in matches), "moves were made all the while"
    assert played == sorted(set(played))

    for number in range(3):
        url = f"sqlite:///{tmp_path}/restored-{number}.db"
        await restore(url, tmp_path / f"{number}.zip")
        monkeypatch.setenv("PARLOUR_DATABASE_URL", url)
        assert await asyncio.to_thread(main, ["admin", "doctor"]) == 0


async def test_beside_a_real_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The whole way round by the command line: back up, lose everything, restore, and the same people play on."""
    url = f"sqlite:///{tmp_path}/parlour.db"
    monkeypatch.setenv("PARLOUR_DATABASE_URL", url)
    with running_server(tmp_path) as server:
        async with people(server, "Ann", "Bob", "Cleo") as crowd:
            room = await seated(server, crowd, "persuasion")
            ann = crowd[0]
            assert (await ann.choose("gold:printer"))["t"] == "ok"
            assert await asyncio.to_thread(main, ["admin", "backup", f"{tmp_path}/b.zip"]) == 0
            assert await asyncio.to_thread(main, ["admin", "doctor", "--room", room]) == 0
            assert capsys.readouterr().out == (
                f"wrote {tmp_path}/b.zip: 3 players, 1 room, 2 moves\n1 room, 2 moves checked: 0 problems\n"
            )
            assert await asyncio.to_thread(main, ["admin", "restore", f"{tmp_path}/b.zip"]) == 2
            assert "is in use by process" in capsys.readouterr().err
            seen = ann.mine
            server.stop()
            for lost in tmp_path.glob("parlour.db*"):
                lost.unlink()
            assert await asyncio.to_thread(main, ["admin", "restore", f"{tmp_path}/b.zip"]) == 0
            server.start()
            for person in crowd:
                await person.come_back(room)
            assert ann.mine == seen
            assert (await ann.choose("gold:priest"))["t"] == "ok"


async def test_a_database_with_something_in_it_is_left_alone(database_url: str, tmp_path: Path) -> None:
    store = await Store.open(database_url)
    await populate(store)
    file = tmp_path / "backup.zip"
    await back_up(database_url, file)
    before = await rows_of(database_url)
    if database_url.startswith("sqlite"):
        with pytest.raises(InUse):
            await restore(database_url, file)
    await store.close()
    with pytest.raises(NotEmpty):
        await restore(database_url, file)
    assert await rows_of(database_url) == before


async def test_a_server_that_never_had_guests_may_be_restored_into(second_url: str, tmp_path: Path) -> None:
    first = f"sqlite:///{tmp_path}/first.db"
    store = await Store.open(first)
    await populate(store)
    await back_up(first, tmp_path / "backup.zip")
    await store.close()
    await (await Store.open(second_url)).close()
    await restore(second_url, tmp_path / "backup.zip")
    assert await rows_of(second_url) == await rows_of(first)


def rewritten(source: Path, target: Path, name: str, data: bytes | None) -> Path:
    """A copy of a backup with one of its files changed, or left out."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for entry in old.namelist():
            if entry != name or data is not None:
                new.writestr(entry, data if entry == name and data is not None else old.read(entry))
    return target


def damaged(good: Path, folder: Path) -> list[Path]:
    """Copies of a backup, each damaged in another way."""
    whole = good.read_bytes()
    with zipfile.ZipFile(good) as archive:
        moves = archive.read("move.jsonl").splitlines(keepends=True)
        manifest = msgspec.json.decode(archive.read("backup.json"))
    (folder / "cut.zip").write_bytes(whole[: len(whole) // 2])
    (folder / "text.zip").write_text("hello")
    flipped = bytearray(whole)
    flipped[len(whole) // 3] ^= 0xFF
    (folder / "flipped.zip").write_bytes(flipped)
    return [
        folder / "nowhere.zip",
        folder / "cut.zip",
        folder / "text.zip",
        folder / "flipped.zip",
        rewritten(good, folder / "a.zip", "backup.json", None),
        rewritten(good, folder / "b.zip", "backup.json", b"{}"),
        rewritten(good, folder / "c.zip", "move.jsonl", None),
        rewritten(good, folder / "d.zip", "move.jsonl", b"".join(moves[:-1])),
        rewritten(good, folder / "e.zip", "move.jsonl", b"".join(moves).replace(b'"seat"', b'"chair"')),
        rewritten(good, folder / "f.zip", "move.jsonl", b"[1,2]\n"),
        rewritten(good, folder / "g.zip", "backup.json", msgspec.json.encode(manifest | {"parlour_backup": 2})),
    ]


async def test_damaged_backups_restore_nothing(database_url: str, tmp_path: Path) -> None:
    first = f"sqlite:///{tmp_path}/first.db"
    store = await Store.open(first)
    await populate(store)
    await store.close()
    good = tmp_path / "good.zip"
    manifest = await back_up(first, good)
    for path in damaged(good, tmp_path):
        with pytest.raises(BadBackup):
            await restore(database_url, path)
    newer = msgspec.json.encode(msgspec.structs.replace(manifest, schema="9999"))
    with pytest.raises(SchemaTooNew, match="9999"):
        await restore(database_url, rewritten(good, tmp_path / "h.zip", "backup.json", newer))
    with zipfile.ZipFile(good) as archive:
        moves = archive.read("move.jsonl").splitlines(keepends=True)
    twice = rewritten(good, tmp_path / "i.zip", "move.jsonl", b"".join([*moves[:-1], moves[0]]))
    with pytest.raises(StoreError):
        await restore(database_url, twice)
    await restore(database_url, good)  # refuses anything but an empty database
    assert await rows_of(database_url) == await rows_of(first)


async def test_files_that_cannot_be_written(store: Store, database_url: str, tmp_path: Path) -> None:
    there = tmp_path / "there.zip"
    there.write_text("precious")
    with pytest.raises(BadBackup, match="is there already"):
        await back_up(database_url, there)
    assert there.read_text() == "precious"
    with pytest.raises(BadBackup, match="can't write"):
        await back_up(database_url, tmp_path / "no" / "folder.zip")


async def test_databases_that_are_not_ours(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        await back_up(f"sqlite:///{tmp_path}/nothing.db", tmp_path / "b.zip")
    assert not (tmp_path / "nothing.db").exists()
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE wine (year INTEGER)")
    other.close()
    with pytest.raises(StoreError, match="not made by Parlour"):
        await back_up(f"sqlite:///{tmp_path}/other.db", tmp_path / "b.zip")
    assert not (tmp_path / "b.zip").exists()


async def test_a_big_table_comes_back_whole(tmp_path: Path) -> None:
    """More rows than are read, and written, at a time."""
    store = await Store.open(f"sqlite:///{tmp_path}/first.db")
    rows = [PlayerRow(name=str(Dice(b"n").below(9)), id=f"{number:05}") for number in range(1234)]
    await store._write(lambda session: session.add_all(rows))
    await store.close()
    await back_up(f"sqlite:///{tmp_path}/first.db", tmp_path / "b.zip")
    await restore(f"sqlite:///{tmp_path}/second.db", tmp_path / "b.zip")
    assert await rows_of(f"sqlite:///{tmp_path}/second.db") == await rows_of(f"sqlite:///{tmp_path}/first.db")
