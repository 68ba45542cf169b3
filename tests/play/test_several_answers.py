"""Several answers in one message, each carried out as if it had been sent by itself; and several taken back at once."""

import asyncio

import pytest

from app.engine import UNDO, UNDO_ALL
from app.play.recent_entries import KEPT
from app.play.wire import MAX_OPTION, MAX_THEN
from app.store import Store, StoreDown
from tests.admin.tables import begin, match_of
from tests.play.local_table import LocalPerson, local_room
from tests.services import eventually

TOKENS = ("gold:printer", "gold:priest", "gold:spy")


async def stored(store: Store, room: str = "room") -> list[tuple[int, str]]:
    return [(row.seat, row.option) for row in await store.moves(room, after=0)]


async def test_each_is_a_move_of_its_own_and_shown_as_such(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann, bob = [await LocalPerson(room, seat).sit_down() for seat in (0, 1)]
        told = len(bob.frames())
        assert (await ann.choose(*TOKENS))["t"] == "ok"
        assert ann.at == 3
        assert [frame["mine"]["at"] for frame in ann.frames("step")] == [1, 2, 3]
        assert ann.mine["undo"]["option"] == TOKENS[-1]
        assert ann.mine["undo"]["steps"] == 3
        assert len(bob.frames()) == told, "as little is told as of single ones"
    assert await stored(store) == [(0, option) for option in TOKENS]


@pytest.mark.parametrize(
    ("then", "reason", "made"),
    [
        (["gold:nobody", "gold:spy"], "refused-not-offered", 1),
        (["gold:priest", ""], "refused-not-offered", 2),
        (["x" * (MAX_OPTION + 1)], "refused-not-offered", 0),
        (["~undo"], "refused-not-offered", 0),
        (["gold:priest"] * (MAX_THEN + 1), "refused-malformed", 0),
        ([1], "refused-malformed", 0),
        ("gold:priest", "refused-malformed", 0),
    ],
)
async def test_what_comes_before_one_that_is_refused_stands(store: Store, then: object, reason: str, made: int) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann = await LocalPerson(room, 0).sit_down()
        ann.send(t="choose", n=0, ask=0, option=TOKENS[0], then=then)
        await eventually(lambda: ann.frames("no"))
        assert ann.frames("ok", "no") == [{"t": "no", "n": 0, "reason": reason}]
        assert ann.at == made
    assert len(await stored(store)) == made


async def test_they_count_as_many_messages(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann = await LocalPerson(room, 0).sit_down()
        ann.connection.frame_rate.rate, ann.connection.frame_rate.tokens = 0, 2
        assert (await ann.choose(*TOKENS))["reason"] == "refused-too-fast"
        assert ann.at == 0


@pytest.mark.parametrize("carried_out", range(len(TOKENS) + 1))
@pytest.mark.parametrize("restarted", [False, True])
async def test_sent_again_it_goes_on_from_where_it_came_to(store: Store, carried_out: int, restarted: bool) -> None:
    """The connection is lost, or the server, when some of the answers are durable."""
    live = await begin(store, "persuasion", "room")
    before = [option for _ in range(4) for option in ("gold:spy", "back:gold:spy")]
    for at, option in enumerate([*before, *TOKENS[:carried_out]]):
        await live.choose(0, at, option)
    async with local_room(store) as room:
        if not restarted:
            await match_of(room).choose(1, 0, "gold:spy")
        ann = await LocalPerson(room, 0).sit_down()
        for _ in range(2):
            assert (await ann.choose(*TOKENS, at=len(before)))["t"] == "ok"
        assert (await ann.choose(*TOKENS, "back:gold:spy", at=len(before)))["t"] == "ok", "also with more after it"
    mine = [option for seat, option in await stored(store) if seat == 0]
    assert mine == [*before, *TOKENS, "back:gold:spy"]


async def test_what_was_answered_otherwise_meanwhile_is_stale(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann = await LocalPerson(room, 0).sit_down()
        await ann.choose(*TOKENS[:2])
        await ann.ask(t="undo", ask=2)
        before = await stored(store)
        for answers in (TOKENS, TOKENS[:2] + TOKENS[:1], TOKENS[1:]):
            assert (await ann.choose(*answers, at=0))["reason"] == "refused-stale"
        assert (await ann.choose(*TOKENS, at=1))["reason"] == "refused-stale"
        assert await stored(store) == before == [(0, TOKENS[0]), (0, TOKENS[1]), (0, UNDO)]


async def test_two_tabs_that_send_the_same_at_once_do_it_once(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        tabs = [await LocalPerson(room, 0).sit_down() for _ in range(3)]
        answers = await asyncio.gather(*(tab.choose(*TOKENS, at=0) for tab in tabs))
        assert [answer["t"] for answer in answers] == ["ok"] * 3
    assert await stored(store) == [(0, option) for option in TOKENS]


async def test_an_older_answer_is_forgotten_in_the_end(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann = await LocalPerson(room, 0).sit_down()
        for at in range(KEPT + 1):
            assert (await ann.choose("back:gold:spy" if at % 2 else "gold:spy", at=at))["t"] == "ok"
        assert (await ann.choose("back:gold:spy", at=1))["t"] == "ok"
        assert (await ann.choose("gold:spy", at=0))["reason"] == "refused-stale"
        assert ann.at == KEPT + 1


async def test_when_the_store_fails_in_between_what_is_durable_stands(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann = await LocalPerson(room, 0).sit_down()
        write, written = store.write, 0

        async def fail_the_second(move: object) -> None:
            nonlocal written
            written += 1
            if written == 2:
                raise StoreDown("gone")
            await write(move)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "write", fail_the_second)
        assert (await ann.choose(*TOKENS))["reason"] == "refused-store-down"
        assert ann.at == 1
        assert (await ann.choose(*TOKENS, at=0))["t"] == "ok", "the browser sends it again"
    assert await stored(store) == [(0, option) for option in TOKENS]


async def test_all_that_one_can_is_taken_back_in_one_entry(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann, bob = [await LocalPerson(room, seat).sit_down() for seat in (0, 1)]
        fresh = ann.shown()
        await ann.choose(*TOKENS)
        told = len(bob.frames())
        for _ in range(2):  # a resend is harmless
            assert (await ann.ask(t="undo", ask=3, all=True))["t"] == "ok"
        assert ann.shown() == (fresh[0], {**fresh[1], "at": 4})
        assert (await ann.ask(t="undo", ask=4, all=True))["reason"] == "refused-nothing-to-undo"
        assert len(bob.frames()) == told
    assert (await stored(store))[3:] == [(0, UNDO_ALL)]
    async with local_room(store) as room:
        again = await LocalPerson(room, 0).sit_down()
        assert again.shown() == (fresh[0], {**fresh[1], "at": 4}), "the store tells the same"
