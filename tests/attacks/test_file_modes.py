"""Somebody else on the same machine reads the database: the files are their owner's alone, also those from before."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from app.private_files import keep_folder_private
from app.store import Store
from tests.people import ROOT, Server


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


class OpenHanded(Server):
    """A server started with the umask that is usual."""

    def start(self) -> "Server":
        before = os.umask(0o022)
        try:
            return super().start()
        finally:
            os.umask(before)


def test_a_new_server_keeps_its_files_to_itself(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    data = tmp_path / "data"
    server = OpenHanded(tmp_path, data_dir=data, database_url=f"sqlite:///{data}/parlour.db").start()
    try:
        assert mode(data) == 0o700
        assert mode(tmp_path) == 0o755, "it is not ours"
        found = {path.name: mode(path) for path in data.iterdir()}
        assert found.keys() >= {"parlour.db", "parlour.db-wal", "parlour.db-shm", "parlour.db.lock"}
        assert set(found.values()) == {0o600}, found
    finally:
        server.stop()


def test_what_was_there_before_is_closed_too(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = OpenHanded(tmp_path, data_dir=data, database_url=f"sqlite:///{data}/parlour.db").start()
    server.kill()  # the -wal stays
    (data / "secret").write_text("s" * 64)
    data.chmod(0o755)
    for path in data.iterdir():
        path.chmod(0o644)
    server.start()
    try:
        Path(data / "x").touch()  # the folder is still the owner's to use
        (data / "x").unlink()
        assert mode(data) == 0o700
        server_files = {path.name: mode(path) for path in data.iterdir() if path.name != "secret"}
        assert set(server_files.values()) == {0o600}, server_files
    finally:
        server.stop()


async def test_a_database_elsewhere_leaves_its_folder_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "parlour.db").touch(0o644)
    (tmp_path / "parlour.db").chmod(0o644)
    store = await Store.open(f"sqlite:///{tmp_path}/parlour.db")
    await store.add_player("Ann")
    assert mode(tmp_path) == 0o755
    assert {mode(path) for path in tmp_path.glob("parlour.db*")} == {0o600}
    await store.close()


def test_places_that_are_not_only_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, work, shared, ours = (tmp_path / name for name in ("home", "work", "shared", "ours"))
    for folder in (home, work, shared, ours):
        folder.mkdir()
        folder.chmod(0o755)
    shared.chmod(0o1777)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(work)
    tmp_path.chmod(0o755)
    for folder in (home, work, shared, ours, tmp_path, Path("."), tmp_path / "missing"):
        keep_folder_private(folder)
    assert [mode(folder) for folder in (home, work, shared, ours, tmp_path)] == [0o755, 0o755, 0o1777, 0o700, 0o755]


def test_what_cannot_be_changed_is_told(tmp_path: Path) -> None:
    """A file of somebody else: a warning, and nothing is refused."""
    code = "from pathlib import Path; from app.private_files import keep_file_private as k; k(Path('/etc/passwd'))"
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    if os.geteuid() == 0:
        code = f"import os; os.setgroups([]); os.setgid(65534); import app.private_files; os.setuid(65534); {code}"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "others on this machine may read /etc/passwd" in done.stderr
