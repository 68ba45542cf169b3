"""No space left: a clear error, nothing corrupt, and on it goes when there is space again."""

import os
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.store import MoveWrite, Store, StoreFull
from app.store.sqlite_writer import SqliteWriter
from tests.store.makers import NOW, running_room


class SmallDisk:
    """A file system of 2 MB where we may mount one, else a limit that SQLite itself puts on the file."""

    def __init__(self, folder: Path, *, mounted: bool) -> None:
        self.folder = folder
        self.mounted = mounted
        self.ballast = folder / "ballast"
        if mounted:
            self.ballast.write_bytes(bytes(600 * 1024))

    def limit(self, store: Store, pages: int) -> None:
        if not self.mounted:
            writer = store._database.writer
            assert isinstance(writer, SqliteWriter)
            writer._connection.execute(f"PRAGMA max_page_count = {pages}")

    def make_space(self, store: Store) -> None:
        self.ballast.unlink(missing_ok=True)
        self.limit(store, 100_000)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[SmallDisk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "parlour-test", folder], check=False)
    mounted = mount.returncode == 0
    yield SmallDisk(folder, mounted=mounted)
    if mounted:
        subprocess.run(["umount", folder], check=True)


def big_move(seq: int) -> MoveWrite:
    return MoveWrite("red-fox", seq, 0, "done", os.urandom(20_000), NOW + seq)


async def fill(store: Store, first: int) -> int:
    """Write until the disk is full. Returns the number that did not fit."""
    for seq in range(first, first + 500):
        try:
            await store.write(big_move(seq))
        except StoreFull:
            return seq
    raise AssertionError("the disk was never full")


async def test_a_full_disk(small_disk: SmallDisk) -> None:
    url = f"sqlite:///{small_disk.folder}/parlour.db"
    store = await Store.open(url)
    await running_room(store)
    small_disk.limit(store, 200)
    refused = await fill(store, 1)
    assert refused > 1
    assert not store.healthy
    with pytest.raises(StoreFull):
        await store.write(big_move(refused))
    if small_disk.mounted:
        with pytest.raises(StoreFull):
            await store.add_player("Ann" * 100_000)
    assert await store.last_seq("red-fox") == refused - 1
    small_disk.make_space(store)
    await store.write(big_move(refused))
    assert store.healthy
    assert [m.seq for m in await store.moves("red-fox")] == list(range(refused + 1))
    await store.close()
    with sqlite3.connect(small_disk.folder / "parlour.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
