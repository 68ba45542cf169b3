"""A game gets a new version while a match of it goes on: the match is read, replayed, or kept to be looked at."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from importlib.metadata import EntryPoint

import pytest
from msgspec import structs
from sqlmodel import Session
from structlog.testing import capture_logs

from app.bus import open_bus
from app.engine import load
from app.engine.game import ENTRY_POINTS
from app.export import from_json, to_json
from app.play.errors import NotNow, Unavailable
from app.play.exports import match_record
from app.play.hub import Hub
from app.play.live_match import LiveMatch
from app.play.move_list import fold_notes
from app.play.room import LiveRoom
from app.settings import Settings
from app.store import CheckpointRow, Store
from tests.admin.tables import begin, load_live_match, match_of, play_on

Install = Callable[[str], None]
ROOM = "magpies"


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a version of the tiny game in place of the one before."""

    def put(module: str) -> None:
        point = EntryPoint("tiny", module, ENTRY_POINTS)
        monkeypatch.setattr("app.engine.game.entry_points", lambda **_: [point])
        load.cache_clear()

    put("tests.tiny")
    yield put
    load.cache_clear()


@asynccontextmanager
async def after_a_restart(store: Store) -> AsyncIterator[LiveRoom]:
    """The room, loaded by a server that knows nothing yet. Its bots answer as soon as one waits a moment."""
    bus = await open_bus(None)
    hub = Hub(store, bus, Settings(bot_delay_min=0, bot_delay_max=0, window_delay_min=1000, window_delay_max=1000))
    try:
        yield await hub.open(ROOM)
    finally:
        await hub.stop()
        await bus.close()


async def in_the_second_turn(store: Store) -> LiveMatch:
    """A match with a checkpoint that is not its first, and a choice since then."""
    live = await begin(store, "tiny", ROOM, seats=2)
    while live.match.state.round < 2 or not live.match.since:
        await play_on(live, 1)
    stored = await store.load(ROOM)
    assert stored is not None
    assert stored.checkpoint_seq > 0
    assert stored.moves
    return live


async def test_a_new_field_takes_its_default(store: Store, install: Install) -> None:
    old = await in_the_second_turn(store)
    install("tests.upgrade.tiny_games.grown")
    async with after_a_restart(store) as room:
        assert room.state == "running"
        live = match_of(room)
        public = live.match.view(None).public
        assert structs.asdict(public) == {**structs.asdict(old.match.view(None).public), "moon": "full"}
        assert live.match.answered == old.match.answered
        assert await play_on(live, 4) == 4


@pytest.mark.parametrize("version", ["reshaped", "confused"])
async def test_what_cannot_be_read_is_replayed(store: Store, install: Install, version: str) -> None:
    """Whether the checkpoint does not decode, or the rules fail on it."""
    old = await in_the_second_turn(store)
    install(f"tests.upgrade.tiny_games.{version}")
    with capture_logs() as logs:
        async with after_a_restart(store) as room:
            assert [line["event"] for line in logs] == ["checkpoint not usable, replaying"]
            everything_is_there(room, old)
            live = match_of(room)
            turns = live.match.turns
            while live.match.turns == turns:
                await play_on(live, 1)
            seq = live.seq
        logs.clear()
        async with after_a_restart(store) as room:
            assert not logs, "there is a checkpoint of the new shape by now"
            live = match_of(room)
            assert live.seq >= seq


def everything_is_there(room: LiveRoom, old: LiveMatch) -> None:
    assert room.state == "running"
    live = match_of(room)
    assert live.seq == old.seq
    for seat in (0, 1, None):
        view = live.match.view(seat)
        assert view.private == old.match.view(seat).private
        shown, shown_before = structs.asdict(view.public), structs.asdict(old.match.view(seat).public)
        assert shown | shown_before == shown, "nothing of it has changed"
    assert live.match.asks == old.match.asks
    assert live.match.answered == old.match.answered


async def test_junk_for_a_checkpoint_is_replayed(store: Store, install: Install) -> None:
    old = await in_the_second_turn(store)

    def spoil(session: Session) -> None:
        row = session.get(CheckpointRow, ROOM)
        assert row is not None
        row.state = b"\xc1"

    await store._write(spoil)
    async with after_a_restart(store) as room:
        live = match_of(room)
        assert live.match.saved == old.match.saved
        assert live.match.since == old.match.since


async def test_a_match_that_diverges_is_kept_marked_and_only_looked_at(store: Store, install: Install) -> None:
    old = await in_the_second_turn(store)
    moves = [row.model_dump() for row in await store.moves(ROOM)]
    install("tests.upgrade.tiny_games.rewritten")
    for _ in range(2):  # now, and whenever it is opened again
        async with after_a_restart(store) as room:
            assert room.state == "stuck"
            assert room.info(None).state == "stuck", "people are told"
            live = match_of(room)
            assert live.match.view(None).public.round == 2, "as far as the rules go"
            seat = next(iter(live.match.asks))
            with pytest.raises(NotNow, match="refused-stuck"):
                await live.choose(seat, live.match.answered[seat], next(iter(live.match.asks[seat].options)))
            with pytest.raises(NotNow, match="refused-stuck"):
                await live.undo(seat, live.match.answered[seat])
            await asyncio.sleep(0.1)
        assert [row.model_dump() for row in await store.moves(ROOM)] == moves, "nothing is lost, bots don't play on"
        record = await store.room(ROOM)
        assert record is not None
        assert record.room.state == "stuck"
        assert record.room.stuck_why == f"diverged at move {old.seq}"
    assert len(fold_notes(await store.moves(ROOM))) > 0


@pytest.mark.parametrize("engine", [1, 2])
async def test_a_match_goes_on_as_it_began(store: Store, install: Install, engine: int) -> None:
    """Whether a question with one answer is asked, after a restart too; and its export says so."""
    install("tests.upgrade.tiny_games.polite")
    live = await begin(store, "tiny", ROOM, seats=2, engine=engine)
    asked: set[str] = set()
    while live.match.asks:
        asked |= {ask.prompt for ask in live.match.asks.values()}
        await play_on(live, 1)
        live = await load_live_match(store, ROOM)
        assert live.match.table.engine == engine
    assert {"bid", "bid-sure", "snatch", "how-deep"} <= asked, "side by side everything is asked"
    assert ("farewell" in asked) == (engine == 1)
    export = (await match_record(store, ROOM)).export
    assert export.engine == engine
    assert from_json(to_json(export)).engine == engine


async def test_a_game_that_is_not_installed_any_more(
    store: Store, install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rooms can't be shown, but they wait: with the game they come back."""
    old = await in_the_second_turn(store)
    with monkeypatch.context() as without:
        without.setattr("app.engine.game.entry_points", lambda **_: [])
        load.cache_clear()
        with pytest.raises(Unavailable, match="refused-game-bug"):
            async with after_a_restart(store):
                pass
    async with after_a_restart(store) as room:
        assert room.state == "running"
        everything_is_there(room, old)


async def test_once_marked_it_stays_so_until_somebody_decides(store: Store, install: Install) -> None:
    """A version that can play it again does not set it going by itself: nor does one go on that was imported."""
    await in_the_second_turn(store)
    await store.mark_stuck(ROOM, "imported")
    async with after_a_restart(store) as room:
        live = match_of(room)
        assert live.stuck
        with pytest.raises(NotNow, match="refused-stuck"):
            await play_on(live, 1)
        seq = live.seq
        await asyncio.sleep(0.1)
        assert await store.last_seq(ROOM) == seq, "nor do bots play on"
