"""What a server does not load before somebody needs it: it would cost every start, and memory all the time."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from app.play.room_ids import new_room_id
from app.store import Store
from app.store.schema import newest_schema
from tests.people import ROOT

DATABASES = {"aiosqlite", "alembic", "asyncpg", "redis", "sqlalchemy.ext.asyncio"}
UNNEEDED = {*DATABASES, "markdown_it", "segno"}
"""Other databases, a bus, migrations, backups; rules pages and invitations, which few people open."""

SERVE = """
import asyncio, sys
from pathlib import Path
import msgspec
from tests.web.conftest import browser_for, running, settings_in

async def main() -> None:
    async with running(settings_in(Path(sys.argv[1]), log_level="error")) as app, browser_for(app) as browser:
        for page in sys.argv[2:]:
            assert (await browser.get(page)).status_code == 200, page
        print(msgspec.json.encode(list(sys.modules)).decode())

asyncio.run(main())
"""


def loaded_by(folder: Path, *pages: str) -> set[str]:
    """The modules of a server, in a process of its own, that has served these pages."""
    command = [sys.executable, "-c", SERVE, str(folder), *pages]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, text=True)
    assert answer.returncode == 0, answer.stderr
    return set(msgspec.json.decode(answer.stdout.splitlines()[-1], type=list[str]))


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """With a database of the present schema."""
    await (await Store.open(f"sqlite:///{tmp_path}/parlour.db")).close()
    return tmp_path


async def test_the_first_page_needs_none_of_these(folder: Path) -> None:
    loaded = loaded_by(folder, "/", "/lobby", "/new", "/api/games")
    assert loaded & UNNEEDED == set()


async def test_what_is_needed_is_loaded_then(folder: Path) -> None:
    """Else the test above could not fail."""
    loaded = loaded_by(folder, "/rules/persuasion", "/rules/persuasion/digest", f"/r/{new_room_id()}/qr.svg")
    assert {"markdown_it", "segno"} <= loaded
    (folder / "parlour.db").unlink()
    assert "alembic" in loaded_by(folder, "/"), "a new database gets its tables"


def test_the_newest_schema_is_that_of_the_last_migration() -> None:
    """The server reads it from the names of files; Alembic follows what is in them."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(ROOT / "migrations"))
    assert newest_schema() == ScriptDirectory.from_config(config).get_current_head()
