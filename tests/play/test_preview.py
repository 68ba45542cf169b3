"""Looking ahead: one is told what choosing would change for oneself, and nothing else happens."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from app.engine import Match, OptionId, Seat, apply_patch, load
from app.limits import Bucket
from app.play import game_calls
from app.play.connection import PREVIEWS_AT_ONCE
from app.play.live_match import TIMEOUTS_AT_ONCE, LiveMatch
from app.play.room import LiveRoom
from app.play.wire import MAX_OPTION, MAX_THEN
from app.store import RoomRow, Store
from tests.admin.tables import begin, match_of, play_on
from tests.play.local_table import LocalPerson, local_room
from tests.services import eventually

GAMES = ("persuasion", "smog", "emerald", "android")
CHOICES = 60


async def eager(room: LiveRoom, seat: Seat | None) -> LocalPerson:
    """Somebody who may look ahead as often as they like."""
    person = await LocalPerson(room, seat).sit_down()
    person.connection.preview_rate = Bucket(1e6, 1e6)
    return person


def everything(live: LiveMatch, people: list[LocalPerson]) -> tuple[Any, ...]:
    """All that a preview must leave as it is; what the one who looks ahead is told counts without the previews."""
    match = live.match
    frames = [[frame for frame in person.frames() if frame["t"] != "preview"] for person in people]
    views = (match.views._seen, id(match.views._public), dict(match.views._private), match.views._parts._made.copy())
    streams = [(stream.v, len(stream._tail)) for stream in live.streams.values()]
    state = msgspec.msgpack.encode(match.state), match.base, match.since, match.answered.copy(), list(match.table.notes)
    return live.seq, frames, views, streams, state


def private(frame: dict[str, Any]) -> dict[str, Any]:
    """What a frame changes of one's private view."""
    return dict(frame.get("mine", {}).get("private", {}))


@pytest.mark.parametrize("game", GAMES)
async def test_a_preview_is_what_then_happens(store: Store, game: str) -> None:
    """At random positions; and until one chooses it has changed nothing, here or for anybody else."""
    rng = random.Random(game)
    await begin(store, game, "room")
    told = 0
    async with local_room(store) as room:
        live = match_of(room)
        people = [await eager(room, seat) for seat in (0, 1)]
        watchers = [*people, await eager(room, None)]
        for _ in range(CHOICES):
            await asyncio.sleep(0)  # what is sent in one round of the event loop leaves together
            seat = rng.choice(sorted(live.match.asks))
            option = rng.choice(list(live.match.asks[seat].options))
            if seat >= len(people):
                await live.choose(seat, live.match.answered[seat], option)
                continue
            person = people[seat]
            known = live.match.preview(seat, [option]) is not None
            before = everything(live, watchers)
            ahead = await person.preview(option)
            assert ahead.keys() <= {"t", "n", "patch", "mine"}
            assert everything(live, watchers) == before
            shown = len(person.frames("step"))
            assert (await person.choose(option))["t"] == "ok"
            (step,) = person.frames("step")[shown:]
            if known:
                told += 1
                assert ahead.get("patch", {}) == step.get("patch", {})
                assert ahead.get("mine", {}) == ({"private": private(step)} if private(step) else {})
            else:
                assert ahead.keys() == {"t", "n"}
        assert live.seq == CHOICES, "one for each choice"
    assert told > CHOICES / 10, "else this test shows nothing"


async def test_several_options_one_after_another(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann = await eager(room, 0)
        tokens = ("gold:printer", "gold:priest", "back:gold:printer")
        public, mine = ann.shown()
        ahead = await ann.preview(*tokens)
        assert ann.shown() == (public, mine)
        await ann.choose(*tokens)
        assert apply_patch(public, ahead.get("patch", {})) == ann.shown()[0]
        assert apply_patch(mine, ahead["mine"])["private"] == ann.mine["private"] != mine["private"]
        assert (await ann.preview("gold:spy", "gold:nobody"))["reason"] == "refused-not-offered"
        most = ["gold:spy", "back:gold:spy"] * MAX_THEN
        assert (await ann.preview(*most[: MAX_THEN + 1]))["t"] == "preview"


async def test_after_a_rest_it_is_the_same(store: Store) -> None:
    """What was let go of is made again, from what was packed."""
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann = await eager(room, 0)
        first = await ann.preview("gold:printer")
        for _ in range(2):
            room.rest()
        again = await ann.preview("gold:printer")
        assert {**again, "n": first["n"]} == first


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["gold:nobody"], "refused-not-offered"),
        (["~undo"], "refused-not-offered"),
        ([""], "refused-not-offered"),
        (["x" * (MAX_OPTION + 1)], "refused-not-offered"),
        (["gold:printer", "x" * (MAX_OPTION + 1)], "refused-not-offered"),
        ([], "refused-malformed"),
        (["gold:printer"] * (MAX_THEN + 2), "refused-malformed"),
        ([["gold:printer"]], "refused-malformed"),
    ],
)
async def test_what_is_not_offered_is_not_looked_at(store: Store, options: list[str], reason: str) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann = await eager(room, 0)
        ann.send(t="preview", n=0, ask=0, options=options)
        await eventually(lambda: ann.frames("no"))
        assert ann.frames("preview", "no") == [{"t": "no", "n": 0, "reason": reason}]


async def test_only_for_the_open_ask_of_ones_own_seat(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann, spectator = await eager(room, 0), await LocalPerson(room, None).sit_down()
        await ann.choose("gold:printer")
        for at in (-1, 0, 2, 100):
            assert (await ann.preview("gold:priest", at=at))["reason"] == "refused-stale"
        assert (await spectator.preview("gold:priest", at=0))["reason"] == "refused-not-seated"
        ann.leave()


async def test_not_before_the_match_and_not_after_it(store: Store) -> None:
    options = msgspec.json.encode(load("persuasion").settle(3, {})).decode()
    await store.add_room(
        RoomRow(id="open", game="persuasion", seats=3, options=options, host="player-0", secret=bytes(32)), 3
    )
    await store.claim_seat("open", 0, "player-0", "Ann", bytes(16))
    async with local_room(store, "open") as room:
        ann = await eager(room, 0)
        assert (await ann.preview("gold:printer", at=0))["reason"] == "refused-not-running"
    live = await begin(store, "persuasion", "room")
    await play_on(live, 10_000)
    assert live.is_over
    async with local_room(store) as room:
        ann = await eager(room, 0)
        assert (await ann.preview("gold:printer"))["reason"] == "refused-not-asked"


async def test_not_where_a_match_is_not_played_on(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann = await eager(room, 0)
        live = match_of(room)
        live.halted = True
        assert (await ann.preview("gold:printer"))["reason"] == "refused-game-bug"
        live.stuck = True
        assert (await ann.preview("gold:printer"))["reason"] == "refused-stuck"


async def test_who_looks_at_too_much_waits_and_is_not_cut_off(store: Store) -> None:
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        ann, bob = await LocalPerson(room, 0).sit_down(), await LocalPerson(room, 1).sit_down()
        ann.connection.preview_rate.rate = 0
        answers = [await ann.preview("gold:printer") for _ in range(PREVIEWS_AT_ONCE + 60)]
        assert [answer["t"] for answer in answers[:PREVIEWS_AT_ONCE]] == ["preview"] * PREVIEWS_AT_ONCE
        assert {answer.get("reason") for answer in answers[PREVIEWS_AT_ONCE:]} == {"refused-too-fast"}
        assert (await ann.choose("gold:printer"))["t"] == "ok"
        assert (await bob.preview("gold:printer"))["t"] == "preview"


@pytest.mark.parametrize("becomes_durable", [True, False])
async def test_nobody_sees_what_is_not_durable(
    store: Store, monkeypatch: pytest.MonkeyPatch, becomes_durable: bool
) -> None:
    """While a move is on its way to the store the preview waits, and shows it only if it has arrived."""
    await begin(store, "persuasion", "room")
    async with local_room(store) as room:
        live = match_of(room)
        ann = await eager(room, 0)
        usual = await ann.preview("gold:priest")
        write, may_go_on = store.write, asyncio.Event()

        async def write_slowly(move: Any) -> None:
            await may_go_on.wait()
            if not becomes_durable:
                raise RuntimeError("lost")
            await write(move)

        monkeypatch.setattr(store, "write", write_slowly)
        tab = await eager(room, 0)
        choosing = asyncio.create_task(live.choose(0, 0, "gold:printer"))
        await eventually(lambda: not live.is_durable)
        at = live.match.answered[0] if becomes_durable else 0
        looking = asyncio.create_task(tab.preview("gold:priest", at=at))
        await asyncio.sleep(0.1)
        assert not looking.done()
        assert not tab.frames("preview", "no", "step")
        may_go_on.set()
        ahead = await looking
        await asyncio.wait([choosing])
        assert (choosing.exception() is None) == becomes_durable
        assert ahead["t"] == "preview"
        changes = [private(usual), private(ahead)]
        assert (changes[0] == changes[1]) != becomes_durable, "one token is placed already, or none"


def endless(match: Match[Any], seat: Seat, options: list[OptionId]) -> None:
    while True:
        pass


def broken(match: Match[Any], seat: Seat, options: list[OptionId]) -> None:
    raise KeyError("oops")


@pytest.mark.parametrize("fault", [endless, broken])
async def test_a_game_that_fails_costs_nothing_but_the_preview(
    store: Store, monkeypatch: pytest.MonkeyPatch, fault: Any
) -> None:
    await begin(store, "persuasion", "room")
    monkeypatch.setattr(game_calls, "_seconds", 0.05)
    async with local_room(store) as room:
        live = match_of(room)
        ann = await eager(room, 0)
        calls = 0

        def preview(match: Match[Any], seat: Seat, options: list[OptionId]) -> None:
            nonlocal calls
            calls += 1
            fault(match, seat, options)

        with monkeypatch.context() as failing:
            failing.setattr(Match, "preview", preview)
            game_calls.set_limit(0.05)
            before = everything(live, [ann])[2:]
            for _ in range(TIMEOUTS_AT_ONCE + 4):
                assert (await ann.preview("gold:printer"))["reason"] == "refused-game-bug"
            assert everything(live, [ann])[2:] == before
        assert calls == (TIMEOUTS_AT_ONCE if fault is endless else TIMEOUTS_AT_ONCE + 4), (
            "who insists makes nobody wait"
        )
        assert not live.halted
        assert (await ann.choose("gold:printer"))["t"] == "ok"


async def test_in_a_window_nothing_is_told_whatever_others_have_answered(store: Store, magpies: None) -> None:
    live = await begin(store, "tiny", "room")
    while not live.match.in_window:
        await play_on(live, 1)
    async with local_room(store) as room:
        live = match_of(room)
        me, other = sorted(live.match.asks)
        person = await eager(room, me)
        told = [{**await person.preview(option), "n": 0} for option in ("pass", "snatch", "nonsense")]
        await live.choose(other, live.match.answered[other], "pass")
        assert live.match.in_window
        told += [{**await person.preview(option), "n": 0} for option in ("pass", "snatch", "nonsense")]
        assert told == [{"t": "preview", "n": 0}] * 6
