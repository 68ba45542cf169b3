"""Rooms, seats, chat."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import inspect

from app.store import Missing, Store, Taken, now_ms
from tests.store.makers import NOW, move, open_room, running_room, start, stored_match, stored_room, whole_match


async def test_a_room_comes_back_as_it_was_made_with_empty_seats(store: Store) -> None:
    await open_room(store, seats=3, options='{"rulebook":"hu"}', public=True, spectators=False)
    record = await stored_room(store)
    room = record.room
    assert (room.game, room.seats, room.options, room.public, room.spectators) == (
        "smog", 3, '{"rulebook":"hu"}', True, False,
    )  # fmt: skip
    assert (room.state, room.host, room.secret, room.result, room.next_room) == ("open", "ann", b"s", None, None)
    assert [(s.seat, s.player_id, s.bot) for s in record.seats] == [
        (0, None, False),
        (1, None, False),
        (2, None, False),
    ]
    assert await store.room("blue-fox") is None


async def test_a_room_id_belongs_to_one(store: Store) -> None:
    await open_room(store, seats=2)
    with pytest.raises(Taken):
        await open_room(store, seats=4)
    record = await stored_room(store)
    assert len(record.seats) == 2


async def test_lists_show_the_newest_touched_first(store: Store) -> None:
    await open_room(store, "old", public=True, touched_at=NOW)
    await open_room(store, "new", public=True, touched_at=NOW + 2)
    await open_room(store, "secret", public=False, touched_at=NOW + 1)
    await running_room(store, "running")

    async def ids(states: list[str], public: bool | None, limit: int = 10) -> list[str]:
        return [r.room.id for r in await store.rooms(states=states, public=public, limit=limit)]

    assert await ids(["open"], True) == ["new", "old"]
    assert await ids(["open"], None) == ["new", "secret", "old"]
    assert await ids(["open"], False) == ["secret"]
    assert await ids(["open"], None, limit=1) == ["new"]
    assert await ids(["running", "over"], None) == ["running"]
    await store.touch("old")
    assert await ids(["open"], True) == ["old", "new"]


async def test_rooms_of_a_player(store: Store) -> None:
    for id in ("a", "b", "c"):
        await open_room(store, id, host="carl")
    await store.claim_seat("c", 1, "ann", "Ann", b"1")
    await store.claim_seat("a", 0, "ann", "Ann", b"2")
    await store.claim_seat("b", 0, "bob", "Bob", b"3")
    mine = await store.rooms_of("ann", 10)
    assert {r.room.id for r in mine} == {"a", "c"}
    assert mine[0].seats[0].name == "Ann" or mine[1].seats[0].name == "Ann"
    assert len(await store.rooms_of("ann", 1)) == 1
    assert await store.rooms_of("eve", 10) == []
    assert len(await store.rooms_of("carl", 10)) == 3, "a host's rooms are theirs, seated or not"


async def test_sitting_down(store: Store) -> None:
    await open_room(store, seats=2)
    assert await store.claim_seat("red-fox", 0, "ann", "Ann", b"n1")
    assert not await store.claim_seat("red-fox", 0, "bob", "Bob", b"n2"), "taken"
    assert not await store.claim_seat("red-fox", 1, "ann", "Ann", b"n3"), "has one already"
    assert not await store.claim_seat("red-fox", 2, "bob", "Bob", b"n4"), "no such seat"
    assert not await store.claim_seat("blue-fox", 0, "bob", "Bob", b"n5"), "no such room"
    seat = (await stored_room(store)).seats[0]
    assert (seat.player_id, seat.name, seat.bot, seat.nonce) == ("ann", "Ann", False, b"n1")


async def test_a_seat_wanted_by_many_goes_to_one(store: Store) -> None:
    await open_room(store, seats=2)
    got = await asyncio.gather(*(store.claim_seat("red-fox", 0, f"p{n}", f"P{n}", b"%d" % n) for n in range(8)))
    assert got.count(True) == 1
    seats = (await stored_room(store)).seats
    assert seats[0].player_id == f"p{got.index(True)}"


async def test_one_person_wanting_all_seats_gets_one(store: Store) -> None:
    await open_room(store, seats=4)
    got = await asyncio.gather(*(store.claim_seat("red-fox", n, "ann", "Ann", b"%d" % n) for n in range(4)))
    assert got.count(True) == 1


async def test_standing_up_empties_the_seat(store: Store) -> None:
    await open_room(store, seats=2)
    await store.claim_seat("red-fox", 0, "ann", "Ann", b"n")
    assert await store.release_seat("red-fox", 0)
    assert not await store.release_seat("red-fox", 0)
    assert not await store.release_seat("red-fox", 7)
    seat = (await stored_room(store)).seats[0]
    assert (seat.player_id, seat.name, seat.bot, seat.nonce) == (None, "", False, b"")
    assert await store.claim_seat("red-fox", 1, "ann", "Ann", b"m")


async def test_standing_up_does_not_empty_a_seat_that_somebody_else_has_by_now(store: Store) -> None:
    await open_room(store, seats=2)
    await store.claim_seat("red-fox", 0, "bob", "Bob", b"n")
    assert not await store.release_seat("red-fox", 0, "ann")
    assert (await stored_room(store)).seats[0].player_id == "bob"
    assert await store.release_seat("red-fox", 0, "bob")


async def test_a_bot_gets_an_empty_seat_only(store: Store) -> None:
    await open_room(store, seats=2)
    await store.claim_seat("red-fox", 0, "ann", "Ann", b"n")
    assert not await store.put_bot("red-fox", 0, "Bot", b"b")
    assert await store.put_bot("red-fox", 1, "Bot", b"b")
    assert not await store.put_bot("red-fox", 1, "Other bot", b"c")
    assert not await store.claim_seat("red-fox", 1, "bob", "Bob", b"d")
    assert not await store.set_bot("red-fox", 1, False), "a bot's own seat is nobody's to take back"
    assert await store.release_seat("red-fox", 1)
    assert await store.claim_seat("red-fox", 1, "bob", "Bob", b"d")


async def test_handing_a_seat_to_a_bot_and_back(store: Store) -> None:
    await open_room(store, seats=1)
    await store.claim_seat("red-fox", 0, "ann", "Ann", b"n")
    await store.start_room("red-fox", start=start("red-fox"))
    assert await store.set_bot("red-fox", 0, True)
    seat = (await stored_room(store)).seats[0]
    assert (seat.player_id, seat.bot) == ("ann", True)
    assert await store.set_bot("red-fox", 0, False)
    assert not (await stored_room(store)).seats[0].bot


async def test_seats_of_a_running_room_stay(store: Store) -> None:
    await running_room(store)
    assert not await store.release_seat("red-fox", 0)
    assert not await store.put_bot("red-fox", 0, "Bot", b"x")
    assert not await store.claim_seat("red-fox", 0, "ann", "Ann", b"x")


async def test_a_new_name_is_shown_on_all_seats(store: Store) -> None:
    for id in ("a", "b"):
        await open_room(store, id)
        await store.claim_seat(id, 0, "ann", "Ann", b"n")
        await store.claim_seat(id, 1, "bob", "Bob", b"m")
    await store.change_seats("ann", name="Anna")
    for id in ("a", "b"):
        seats = (await stored_room(store, id)).seats
        assert [seat.name for seat in seats] == ["Anna", "Bob"]


async def test_a_room_starts_once(store: Store) -> None:
    await open_room(store)
    started = await asyncio.gather(*(store.start_room("red-fox", start=start("red-fox")) for _ in range(5)))
    assert started.count(True) == 1
    record = await stored_room(store)
    assert (record.room.state, record.room.started_at, record.room.touched_at) == ("running", NOW, NOW)
    loaded = await stored_match(store)
    assert (loaded.checkpoint_seq, loaded.checkpoint, loaded.moves) == (0, b"state 0", [])
    assert [(m.seq, m.seat, m.option, m.notes) for m in await store.moves("red-fox")] == [(0, -1, "~start", b"opening")]
    assert not await store.start_room("blue-fox", start=start("blue-fox"))


async def test_a_match_starts_only_for_those_it_was_dealt_for(store: Store) -> None:
    await open_room(store, seats=2)
    await store.claim_seat("red-fox", 0, "ann", "Ann", b"n1")
    await store.put_bot("red-fox", 1, "Bot", b"n2")
    await store.release_seat("red-fox", 0)
    await store.claim_seat("red-fox", 0, "bob", "Bob", b"n3")
    assert not await store.start_room("red-fox", start=start("red-fox"), nonces=[b"n1", b"n2"])
    assert await store.last_seq("red-fox") == -1
    assert await store.start_room("red-fox", start=start("red-fox"), nonces=[b"n3", b"n2"])


async def test_everyone_is_sent_to_the_same_rematch(store: Store) -> None:
    await running_room(store)
    got = await asyncio.gather(*(store.link_rematch("red-fox", f"next-{n}") for n in range(5)))
    assert len(set(got)) == 1
    assert (await stored_room(store)).room.next_room == got[0]


async def test_a_stuck_room_keeps_its_moves(store: Store) -> None:
    await running_room(store)
    await store.write(move("red-fox", 1))
    await store.mark_stuck("red-fox", "diverges at 1")
    record = await stored_room(store)
    assert (record.room.state, record.room.stuck_why) == ("stuck", "diverges at 1")
    assert await store.last_seq("red-fox") == 1


async def test_stale_open_rooms_are_forgotten_and_nothing_else(store: Store) -> None:
    await running_room(store, "running")
    await open_room(store, "stale", touched_at=NOW)
    await open_room(store, "fresh", touched_at=now_ms())
    await store.add_chat("stale", audience="players", player_id="ann", name="Ann", text="anyone?")
    await store.link_rematch("running", "stale")
    assert await store.delete_stale(NOW + 1) == 1
    assert await store.delete_stale(NOW + 1) == 0
    assert await store.room("stale") is None
    assert await store.chat("stale", "players", 10) == []
    assert await store.room("fresh") is not None
    running = await stored_room(store, "running")
    assert running.room.next_room is None


async def test_sitting_down_keeps_a_room_from_going_stale(store: Store) -> None:
    await open_room(store, "stale", touched_at=NOW)
    await store.claim_seat("stale", 0, "ann", "Ann", b"n")
    assert await store.delete_stale(NOW + 1) == 0


async def test_chat_is_kept_by_audience_and_read_oldest_first(store: Store) -> None:
    await open_room(store)
    for n in range(5):
        line = await store.add_chat(
            "red-fox", audience="players", player_id="ann", seat=0, name="Ann", text=f"p{n}", at=n
        )
        assert line.id is not None
    await store.add_chat("red-fox", audience="spectators", player_id="eve", name="Eve", text="psst")
    assert [(c.text, c.seat, c.at) for c in await store.chat("red-fox", "players", 3)] == [
        ("p2", 0, 2), ("p3", 0, 3), ("p4", 0, 4),
    ]  # fmt: skip
    assert [(c.text, c.seat) for c in await store.chat("red-fox", "spectators", 3)] == [("psst", None)]
    with pytest.raises(Missing):
        await store.add_chat("blue-fox", audience="players", player_id="ann", name="Ann", text="hello?")


async def test_counts(store: Store) -> None:
    await store.add_player("Ann")
    await open_room(store, "a")
    await open_room(store, "b")
    await running_room(store, "c")
    assert await store.counts() == {"players": 1, "open": 2, "running": 1, "over": 0, "stuck": 0}


async def test_a_whole_match_at_once(store: Store) -> None:
    await store.add_match(*whole_match("red-fox", 1234))
    record = await stored_room(store)
    assert (record.room.state, [seat.name for seat in record.seats]) == ("over", ["Bot 0", "Bot 1"])
    assert [row.seq for row in await store.moves("red-fox")] == list(range(1235))
    assert (await stored_match(store)).checkpoint == b"the end"
    with pytest.raises(Taken):
        await store.add_match(*whole_match("red-fox", 3))
    assert await store.last_seq("red-fox") == 1234


async def test_a_match_that_can_not_be_stored_leaves_nothing(store: Store) -> None:
    room, seats, moves = whole_match("red-fox", 1234)
    with pytest.raises(Taken):
        await store.add_match(room, seats, [*moves, moves[-1]])
    assert await store.room("red-fox") is None
    assert await store.last_seq("red-fox") == -1
    await store.add_match(room, seats, moves)


async def test_rows_outlive_their_transaction_with_all_that_is_in_them(store: Store) -> None:
    ann = await store.add_player("Ann", browser="Firefox", system="Linux")
    await running_room(store)
    record = await stored_room(store)
    (listed,) = await store.rooms(states=["running"], public=None, limit=9)
    line = await store.add_chat("red-fox", audience="players", player_id="ann", name="Ann", text="Hello")
    read: list[object] = [
        ann,
        record.room,
        *record.seats,
        listed.room,
        *listed.seats,
        *await store.moves("red-fox"),
        line,
    ]
    read += [*await store.player_and_device(ann.id, 1), *await store.chat("red-fox", "players", 9)]
    for row in read:
        state: Any = inspect(row)
        assert state.session is None
        assert not state.unloaded
    assert line.id is not None
