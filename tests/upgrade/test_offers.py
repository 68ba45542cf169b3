"""What was told of a choice is stored with it: a later version of the game tells the same, by undo and in replays."""

import json
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from app.engine import Seat
from app.export import from_json, to_json
from app.play.bus_messages import MOVED, moved, read_moved
from app.play.errors import Unavailable
from app.play.exports import match_record
from app.play.live_match import LiveMatch
from app.play.move_list import Entry
from app.play.offers import MatchRecord
from app.play.replays import ALL, Viewer, make_replay, replay_task
from app.play.views import OwnView
from app.store import MoveWrite, Store, StoreDown
from tests.admin.tables import begin, load_live_match, play_on
from tests.upgrade.test_checkpoints import ROOM, Install, install

__all__ = ["install"]

OLD = {"is": "dig", "inches": 2}
NEW = {"is": "burrow", "yards": 200}


async def about_to_dig(store: Store) -> LiveMatch:
    live = await begin(store, "tiny", ROOM, seats=2)
    while [ask.prompt for ask in live.match.asks.values()] != ["how-deep"]:
        await play_on(live, 1)
    return live


async def dig(live: LiveMatch) -> Seat:
    (seat,) = live.match.asks
    await live.choose(seat, live.match.answered[seat], "deep")
    return seat


def undo_of(live: LiveMatch, seat: Seat) -> Any:
    """What this seat is sent of undo."""
    own = OwnView(seat)
    live.match.views.look(live.match.state)
    own.update(live.match)
    return json.loads(own.packed).get("undo")


def told(fact: Any) -> dict[str, Any]:
    return {"option": "deep", "prompt": "how-deep", "args": {}, "fact": fact, "steps": 1}


async def test_undo_says_what_was_told_then(store: Store, install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an upgrade, and when a move that can't be written has been put back; taken back, it is offered anew."""
    seat = await dig(await about_to_dig(store))
    install("tests.upgrade.tiny_games.retold")
    live = await load_live_match(store, ROOM)
    assert undo_of(live, seat) == told(OLD)
    assert undo_of(live, 1 - seat) is None

    async def fail(move: MoveWrite) -> None:
        raise StoreDown("no")

    with monkeypatch.context() as broken:
        broken.setattr(store, "write", fail)
        with pytest.raises(Unavailable):
            await live.choose(seat, live.match.answered[seat], "done")
    assert undo_of(live, seat) == told(OLD)
    await live.undo(seat, live.match.answered[seat])
    await dig(live)
    assert undo_of(live, seat) == told(NEW)
    assert [row.offer is None for row in await store.moves(ROOM, after=live.seq - 2)] == [True, False]


async def test_a_match_that_is_played_again_from_its_start_tells_it_too(store: Store, install: Install) -> None:
    seat = await dig(await about_to_dig(store))
    await store._write(lambda session: session.execute(text("UPDATE checkpoint SET state = :junk"), {"junk": b"\xc1"}))
    install("tests.upgrade.tiny_games.retold")
    assert undo_of(await load_live_match(store, ROOM), seat) == told(OLD)


@pytest.mark.parametrize("by_bus", [True, False])
async def test_another_worker_tells_it_as_the_one_that_asked(store: Store, install: Install, by_bus: bool) -> None:
    """Whether it hears of the move or reads it; and a worker of before sends none."""
    old = await about_to_dig(store)
    written: list[Entry] = []
    old.on_written = written.append
    install("tests.upgrade.tiny_games.retold")
    new, later = await load_live_match(store, ROOM), await load_live_match(store, ROOM)
    seat = await dig(old)
    await new.follow(read_moved(moved(written[0])) if by_bus else None)
    assert undo_of(new, seat) == undo_of(old, seat) == told(OLD)
    of_before = msgspec.msgpack.encode([getattr(written[0], name) for name in ("seq", "seat", "option", "notes")])
    await later.follow(read_moved(MOVED + of_before))
    assert undo_of(later, seat) == told(NEW)


DAMAGED = {
    "nothing": None,
    "junk": b"\xc1",
    "short": msgspec.msgpack.encode(["how-deep"]),
    "a map": msgspec.msgpack.encode({"prompt": "how-deep", "args": {}}),
    "no text": b"\x93\xa1\xff\x80\xc0",
    "not to be sent": msgspec.msgpack.encode(["how-deep", {"x": msgspec.msgpack.Ext(5, b"x")}, None]),
    "too deep": b"\x93\xa1x\x81\xa1x" + b"\x91" * 5000 + b"\xc0\xc0",
}


@pytest.mark.parametrize("offer", DAMAGED.values(), ids=DAMAGED)
async def test_what_is_missing_or_damaged_is_made_anew(store: Store, install: Install, offer: bytes | None) -> None:
    """Moves of before have none."""
    seat = await dig(await about_to_dig(store))
    await store._write(lambda session: session.execute(text("UPDATE move SET offer = :offer"), {"offer": offer}))
    install("tests.upgrade.tiny_games.retold")
    live = await load_live_match(store, ROOM)
    assert undo_of(live, seat) == told(NEW)
    assert await play_on(live, 4) == 4


async def test_a_replay_tells_what_was_told_then(store: Store, install: Install) -> None:
    """To those eyes alone that see the choice. A file has nothing of it, and from one it is made anew."""
    live = await about_to_dig(store)
    await dig(live)
    await play_on(live, 1000)
    install("tests.upgrade.tiny_games.retold")
    recorded = await match_record(store, ROOM)
    steps = {viewer: steps_of(recorded, viewer) for viewer in (0, 1, None, ALL)}
    digs = [step["offer"]["fact"] for step in steps[ALL] if step["option"] in ("deep", "shallow")]
    assert OLD in digs
    assert {fact["is"] for fact in digs} == {"dig"}
    assert not any("offer" in step for step in steps[None])
    for seat in (0, 1):
        assert {step["seat"] for step in steps[seat] if "offer" in step} == {seat}
    file = to_json(recorded.export)
    assert b"inches" not in file
    imported = MatchRecord(from_json(file), [None] * len(recorded.offers))
    assert NEW in [step["offer"].get("fact") for step in steps_of(imported, ALL)]


def steps_of(recorded: MatchRecord, viewer: Viewer) -> list[dict[str, Any]]:
    """As the job makes them."""
    steps: list[dict[str, Any]] = json.loads(make_replay(replay_task(recorded, viewer)))["steps"]
    return steps
