"""Moves: written once, in order, durable; many at once in one commit."""

import asyncio
import random
from collections import Counter

import msgspec
import pytest

from app.store import Conflict, Missing, Store, StoreDown, StoreError, Unstorable
from tests.store.makers import NOW, move, open_room, running_room, stored_match, stored_room


async def test_a_match_is_restored_from_its_checkpoint_and_the_moves_since(store: Store) -> None:
    await running_room(store)
    for seq in range(1, 6):
        await store.write(move("red-fox", seq, checkpoint=b"state 3" if seq == 3 else None))
    loaded = await stored_match(store)
    assert (loaded.checkpoint_seq, loaded.checkpoint) == (3, b"state 3")
    assert [(m.seq, m.seat, m.option, m.notes) for m in loaded.moves] == [
        (4, 0, "done", b"notes 4"), (5, 1, "done", b"notes 5"),
    ]  # fmt: skip
    assert [m.seq for m in loaded.log] == [0, 1, 2, 3, 4, 5]
    assert [m.at for m in await store.moves("red-fox", after=3)] == [NOW + 4, NOW + 5]
    assert await store.last_seq("red-fox") == 5
    assert [m.seq for m in await store.moves("red-fox")] == [0, 1, 2, 3, 4, 5]
    assert [m.seq for m in await store.moves("red-fox", after=1, upto=4)] == [2, 3, 4]


async def test_only_the_end_of_the_log_is_loaded_and_what_is_blank_is_not(store: Store) -> None:
    await running_room(store)
    for seq in range(1, 7):
        point = move("red-fox", seq, checkpoint=b"state" if seq == 5 else None)
        await store.write(msgspec.structs.replace(point, log_after=2, log_dropped="[3,2,4]"))
    loaded = await store.load("red-fox", blank=b"notes 4")
    assert loaded is not None
    assert ([m.seq for m in loaded.moves], [m.seq for m in loaded.log]) == ([6], [3, 5, 6])
    assert (loaded.log_after, loaded.log_dropped, loaded.last_seq) == (2, "[3,2,4]", 6)
    await store.set_log_start("red-fox", 4, "[5,5,5]")
    await store.set_log_start("red-fox", 3, "[4,4,4]")  # another worker's, which comes late
    assert (await stored_match(store)).log_dropped == "[5,5,5]"


async def test_what_was_told_of_a_choice_is_kept_with_it(store: Store) -> None:
    await running_room(store)
    for seq in (1, 2):
        await store.write(msgspec.structs.replace(move("red-fox", seq), offer=b"told" if seq == 2 else None))
    assert [m.offer for m in (await stored_match(store)).moves] == [None, b"told"]
    assert [m.offer for m in await store.moves("red-fox")] == [None, None, b"told"]


async def test_a_room_that_has_not_started_has_nothing_to_load(store: Store) -> None:
    await open_room(store)
    assert await store.load("red-fox") is None
    assert await store.last_seq("red-fox") == -1
    assert await store.moves("red-fox") == []


async def test_the_last_move_ends_the_room_in_the_same_commit(store: Store) -> None:
    await running_room(store)
    await store.write(move("red-fox", 1, checkpoint=b"end", result='{"winners":[0]}'))
    room = (await stored_room(store)).room
    assert (room.state, room.result, room.ended_at) == ("over", '{"winners":[0]}', NOW + 1)


async def test_a_checkpoint_touches_the_room(store: Store) -> None:
    await running_room(store)
    await store.write(move("red-fox", 1, checkpoint=b"state 1"))
    assert (await stored_room(store)).room.touched_at == NOW + 1


async def test_a_number_is_written_once(store: Store) -> None:
    await running_room(store)
    await store.write(move("red-fox", 1, "mine", checkpoint=b"mine"))
    with pytest.raises(Conflict):
        await store.write(move("red-fox", 1, "yours", checkpoint=b"yours", result="{}"))
    assert [m.option for m in await store.moves("red-fox", after=0)] == ["mine"]
    loaded = await stored_match(store)
    assert loaded.checkpoint == b"mine"
    assert (await stored_room(store)).room.state == "running"


async def test_a_number_is_never_left_out(store: Store) -> None:
    await running_room(store)
    with pytest.raises(Conflict):
        await store.write(move("red-fox", 2))
    assert await store.last_seq("red-fox") == 0


async def test_a_bad_move_fails_alone(store: Store) -> None:
    """The others of the same commit are written, and each is told its own answer."""
    for n in range(6):
        await running_room(store, f"room-{n}")
    await store.write(move("room-1", 1))
    batch = [move(f"room-{n}", 1, checkpoint=b"c%d" % n) for n in range(6)]
    batch[2] = move("nowhere", 1)
    batch[3] = move("room-3", 5)
    batch[4] = move("room-4", 1, "half a pair \ud83e")
    answers = await asyncio.gather(*(store.write(m) for m in batch), return_exceptions=True)
    assert [type(a) for a in answers] == [type(None), Conflict, Missing, Conflict, Unstorable, type(None)]
    assert [await store.last_seq(f"room-{n}") for n in range(6)] == [1, 1, 0, 0, 0, 1]
    assert (await stored_match(store, "room-5")).checkpoint == b"c5"


async def test_a_caller_who_goes_away_does_not_disturb_the_rest(store: Store) -> None:
    await running_room(store, "a")
    await running_room(store, "b")
    first = asyncio.create_task(store.write(move("a", 1)))
    second = asyncio.create_task(store.write(move("b", 1)))
    await asyncio.sleep(0)
    first.cancel()
    await second
    with pytest.raises(asyncio.CancelledError):
        await first
    assert await store.last_seq("b") == 1


async def test_other_writes_get_their_turn_under_a_stream_of_moves(store: Store) -> None:
    rooms = [await running_room(store, f"room-{n}") for n in range(8)]
    stop = asyncio.Event()

    async def play(room: str) -> int:
        seq = 0
        while not stop.is_set():
            seq += 1
            await store.write(move(room, seq))
        return seq

    players = [asyncio.create_task(play(room)) for room in rooms]
    async with asyncio.timeout(120):
        for n in range(20):
            await store.add_player(f"P{n}")
    stop.set()
    played = await asyncio.gather(*players)
    assert [await store.last_seq(room) for room in rooms] == played
    assert (await store.counts())["players"] == 20


@pytest.mark.parametrize("seed", range(3))
async def test_concurrent_writers_lose_nothing_and_double_nothing(database_url: str, seed: int) -> None:
    """Many writers race for the next number of random rooms; on Postgres through three stores, as three workers."""
    chance = random.Random(seed)
    stores = [await Store.open(database_url) for _ in range(3 if database_url.startswith("postgres") else 1)]
    rooms = [await running_room(stores[0], f"room-{n}") for n in range(5)]
    known = dict.fromkeys(rooms, 0)
    written: dict[tuple[str, int], str] = {}
    refused: list[tuple[str, int, str]] = []

    async def writer(name: str, store: Store) -> None:
        for n in range(25):
            room, option = chance.choice(rooms), f"{name}.{n}"
            seq = known[room] + 1
            await asyncio.sleep(chance.choice([0, 0, 0.001]))
            try:
                await store.write(
                    move(room, seq, option, checkpoint=option.encode() if chance.random() < 0.3 else None)
                )
            except Conflict:
                refused.append((room, seq, option))
            else:
                assert (room, seq) not in written, "one number was acknowledged twice"
                written[room, seq] = option
                known[room] = max(known[room], seq)

    await asyncio.gather(*(writer(f"w{n}", stores[n % len(stores)]) for n in range(20)))
    stored = {(m.room, m.seq): m.option for room in rooms for m in await stores[0].moves(room, after=0)}
    assert stored == written
    assert len(written) + len(refused) == 20 * 25
    assert refused, "the race was no race"
    assert all(stored[room, seq] != option for room, seq, option in refused)
    lengths = Counter(room for room, _ in stored)
    assert all((room, seq) in stored for room in rooms for seq in range(1, lengths[room] + 1)), "a gap"
    for store in stores:
        await store.close()


async def test_a_closed_store_finishes_what_it_took_and_refuses_the_rest(database_url: str) -> None:
    store = await Store.open(database_url)
    rooms = [await running_room(store, f"room-{n}") for n in range(20)]
    writes = [asyncio.create_task(store.write(move(room, 1))) for room in rooms]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(StoreDown):
        await store.write(move(rooms[0], 2))
    again = await Store.open(database_url)
    assert [await again.last_seq(room) for room in rooms] == [1] * 20
    await again.close()


async def test_a_url_of_another_kind_is_refused_by_name() -> None:
    with pytest.raises(StoreError, match="mysql"):
        await Store.open("mysql://localhost/parlour")
