"""A database of any earlier schema, stopped in the middle of every game, opens, migrates and plays on."""

import lzma
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import make_url, text

from app.bus import open_bus
from app.engine import installed
from app.play.hub import Hub
from app.play.wire import encode
from app.settings import Settings
from app.store import Store, schema
from app.store.backup import back_up, restore
from app.store.database import engine_for
from tests.admin.tables import match_of, play_on
from tests.upgrade.make_database import DATABASES
from tests.web.conftest import browser_for, running, settings_in

NO_BOTS = Settings(bot_delay_min=1000, bot_delay_max=1000, window_delay_min=1000, window_delay_max=1000)
"""We choose for everybody ourselves."""

NEXT = '''
"""A migration of the future: a column with a value for the rows that are there, and one without"""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "next", "{}", None, None


def upgrade() -> None:
    with op.batch_alter_table("room") as table:
        table.add_column(sa.Column("table_cloth", sa.String(), nullable=False, server_default="green"))
        table.add_column(sa.Column("candles", sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("room") as table:
        table.drop_column("candles")
        table.drop_column("table_cloth")
'''


@pytest.fixture(params=sorted(DATABASES.glob("*.xz")), ids=lambda path: path.name.split(".")[0])
async def old_url(request: pytest.FixtureRequest, database_url: str, tmp_path: Path) -> str:
    """An old database; in Postgres it comes by way of a backup."""
    path = tmp_path / "old.db"
    path.write_bytes(lzma.decompress(request.param.read_bytes()))
    if database_url.startswith("sqlite"):
        return f"sqlite:///{path}"
    await back_up(f"sqlite:///{path}", tmp_path / "old.zip")
    await restore(database_url, tmp_path / "old.zip")
    return database_url


@pytest.fixture
def next_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Parlour that has one more migration than today's. Ask for it after the old database."""
    folder = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "next.py").write_text(NEXT.format(schema.newest_schema()))
    monkeypatch.setattr(schema, "MIGRATIONS", folder)


@asynccontextmanager
async def hub_on(url: str) -> AsyncIterator[Hub]:
    store = await Store.open(url)
    bus = await open_bus(None)
    hub = Hub(
        store, bus, Settings(bot_delay_min=1000, bot_delay_max=1000, window_delay_min=1000, window_delay_max=1000)
    )
    yield hub
    await hub.stop()
    await bus.close()
    await store.close()


async def everybody_plays_on(hub: Hub) -> None:
    for game in installed():
        room = await hub.open(f"{game}-table")
        assert room.state == "running"
        live = match_of(room)
        assert not live.stuck
        assert len(live.match.since) > 0, "it was left in the middle of a turn"
        before = live.seq
        assert before >= 100
        assert await play_on(live, 30) == 30
        assert await hub.store.last_seq(room.id) == before + 30


def test_every_game_has_a_match_in_an_old_database() -> None:
    assert DATABASES.joinpath("0001.db.xz").exists()
    assert sum(path.stat().st_size for path in DATABASES.iterdir()) < 300_000


async def test_matches_of_all_games_go_on(old_url: str) -> None:
    async with hub_on(old_url) as hub:
        await everybody_plays_on(hub)
        finished = await hub.open("finished-table")
        assert match_of(finished).match.result is not None
        opened = await hub.open("open-table")
        assert opened.info(None).seats[0].name == "Ann"
        assert not any(room.info(None).even_pace for room in hub.rooms.values()), "they go on as they were"
        assert [line.text for line in await hub.store.chat("smog-table", "players", 9)] == ["Szép!"]
        assert await hub.store.player_by_login("ann") is not None


async def test_they_are_asked_everything_as_before(old_url: str) -> None:
    """A question with one answer too: the choices that are stored answer them one by one."""
    single = 0
    async with hub_on(old_url) as hub:
        for game in installed():
            live = match_of(await hub.open(f"{game}-table"))
            for _ in range(60):
                single += not live.match.in_together and any(len(ask.options) == 1 for ask in live.match.asks.values())
                await play_on(live, 1)
            assert live.match.table.engine == 1, "also after a new checkpoint"
        assert single > 0
        finished = await hub.open("finished-table")
        assert b'"engine"' not in encode((await finished.match_record()).export), "a file without it is one of those"


async def test_through_the_next_migration(old_url: str, next_migration: None) -> None:
    async with hub_on(old_url) as hub:
        await everybody_plays_on(hub)
    engine = engine_for(make_url(old_url))
    async with engine.connect() as connection:
        rows = (await connection.execute(text("SELECT DISTINCT table_cloth, candles FROM room"))).all()
        assert [tuple(row) for row in rows] == [("green", None)]
        assert await connection.run_sync(schema.schema_of) == "next"
    await engine.dispose()


async def test_an_old_backup_in_a_newer_parlour(old_url: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The tables are built as they were, filled, and migrated; even where the new Parlour has made its own already."""
    await back_up(old_url, tmp_path / "backup.zip")
    request.getfixturevalue("next_migration")
    fresh = f"sqlite:///{tmp_path}/fresh.db"
    await (await Store.open(fresh)).close()
    await restore(fresh, tmp_path / "backup.zip")
    async with hub_on(fresh) as hub:
        await everybody_plays_on(hub)
    await back_up(fresh, tmp_path / "newer.zip")
    again = await restore(f"sqlite:///{tmp_path}/again.db", tmp_path / "newer.zip")
    assert again.schema == "next"


async def test_cookies_of_earlier_versions_stay_good(database_url: str, tmp_path: Path) -> None:
    """What 0001 called a session is a device now: the last one of a person goes on, those ended before stay ended."""
    path = tmp_path / "old.db"
    path.write_bytes(lzma.decompress((DATABASES / "0001.db.xz").read_bytes()))
    with sqlite3.connect(path) as database:
        database.execute("UPDATE player SET session = 3")
        ann = database.execute("SELECT id FROM player WHERE name = 'Ann'").fetchone()[0]
    database.close()
    url = f"sqlite:///{path}"
    if not database_url.startswith("sqlite"):
        await back_up(url, tmp_path / "old.zip")
        await restore(database_url, tmp_path / "old.zip")
        url = database_url
    async with running(settings_in(tmp_path).model_copy(update={"database_url": url})) as app:
        signer = URLSafeTimedSerializer(app.state.services.settings.signing_key, salt="parlour-session")
        for session, told in ((3, ("Ann", "")), (2, ("", "lost-ended")), (4, ("", "lost-unknown"))):
            browser = browser_for(app, cookie=f"parlour={signer.dumps([ann, session])}")
            me = (await browser.get("/api/me")).json()
            assert (me["name"], me["lost"]) == told
        browser = browser_for(app, cookie=f"parlour={signer.dumps([ann, 3])}")
        (device,) = (await browser.get("/api/me/devices")).json()
        assert (device["number"], device["browser"], device["this"]) == (3, None, True)
        assert "from before this list was kept" in (await browser.get("/me")).text
        new = await app.state.services.store.add_device(await app.state.services.store.player(ann))
        assert new.number == 4
