"""Other people's seats and rooms: nobody acts for another, does what is the host's, or looks where they may not."""

import asyncio
from typing import Any

import pytest

from app.play.wire import expand_notes
from tests.attacks.tools import cookie_of, farewell, heard, reason, table
from tests.people import Person, Server, people, seated


async def test_a_choice_is_always_for_ones_own_seat(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        await seated(server, crowd, "persuasion")
        ann, bob, _ = crowd
        before = (ann.mine, ann.public)
        await bob.send(t="choose", n=1, ask=ann.mine["at"], option="gold:printer", seat=0)
        await bob.until(lambda p: {"t": "no", "n": 0, "reason": "refused-malformed"} in p.frames)
        assert (await bob.ask_server(t="choose", ask=bob.mine["at"] + 1, option="gold:printer"))["t"] == "no"
        assert (await bob.choose("gold:printer"))["t"] == "ok"
        assert (await bob.undo())["t"] == "ok"
        assert (await bob.ask_server(t="undo", ask=ann.mine["at"]))["t"] == "no", "nothing of Ann's is taken back"
        assert (ann.mine, ann.public) == before
        assert (await ann.choose("gold:printer"))["t"] == "ok"


async def test_a_name_like_anothers_opens_no_seat(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo", "Ann") as crowd:
        room = await seated(server, crowd[:3], "persuasion")
        twin = await crowd[3].connect(room)
        await twin.until(lambda p: p.public and p.room)
        assert twin.room["me"] == -1 if "me" in twin.room else True
        assert twin.mine == {}
        answer = await twin.ask_server(t="choose", ask=0, option="gold:printer")
        assert answer["reason"] == "refused-not-seated"


DEEDS: list[tuple[str, dict[str, Any]]] = [
    ("kick", {"seat": 0}),
    ("bots", {}),
    ("start", {}),
    ("sit", {"seat": 0}),
    ("sit", {"seat": 63}),
    ("stand", {}),
    ("rematch", {}),
    ("hand-over", {"seat": 0, "to": "bot"}),
    ("hand-over", {"seat": 0, "to": "person"}),
    ("hand-over", {"seat": 63, "to": "bot"}),
]


@pytest.mark.parametrize("who", ["a player", "an outsider"])
async def test_a_running_match_is_nobodys_to_change(server: Server, who: str) -> None:
    async with people(server, "Ann", "Bob", "Cleo", "Mallory") as crowd:
        room = await seated(server, crowd[:3], "persuasion")
        before = (await crowd[0].http.get(f"/api/rooms/{room}")).json()
        attacker = crowd[1] if who == "a player" else crowd[3]
        for deed, body in DEEDS:
            answer = await attacker.http.post(f"/api/rooms/{room}/{deed}", json=body)
            assert answer.status_code in (400, 403, 409), (deed, answer.text)
        assert (await crowd[0].http.get(f"/api/rooms/{room}")).json() == before


async def test_an_open_room_is_its_hosts(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Mallory") as (ann, bob, mallory):
        room = await ann.create("persuasion", 3)
        await bob.post(f"/rooms/{room}/sit", seat=1)
        for deed, body in [*DEEDS[:3], ("kick", {"seat": 1}), ("sit", {"seat": 1}), ("stand", {}), *DEEDS[6:]]:
            answer = await mallory.http.post(f"/api/rooms/{room}/{deed}", json=body)
            assert answer.status_code in (400, 403, 409), (deed, answer.text)
        seats = (await ann.http.get(f"/api/rooms/{room}")).json()["seats"]
        assert [seat.get("name", "") for seat in seats] == ["", "Bob", ""]


async def look_everywhere(person: Person, room: str) -> list[tuple[str, int]]:
    paths = [f"/r/{room}", f"/r/{room}/replay"]
    paths += [f"/api/rooms/{room}/{part}" for part in ("notes?upto=100", "export", "replay", "replay?eyes=0")]
    return [(path, (await person.http.get(path)).status_code) for path in paths]


async def test_a_private_match_is_seen_by_its_people_only(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Mallory") as (ann, bob, mallory):
        room = await seated(server, [ann, bob], "tiny", spectators=False, public=False)
        assert {status for _, status in await look_everywhere(mallory, room)} == {403}
        async with table(server, room, cookie=cookie_of(mallory)) as opened:
            assert await farewell(opened) == "refused-no-spectators"
        assert (await ann.http.get(f"/api/rooms/{room}/notes?upto=100")).status_code == 200


async def test_who_lurks_in_the_waiting_room_does_not_see_a_private_match(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Mallory") as (ann, bob, mallory):
        room = await ann.create("tiny", 2, spectators=False)
        async with table(server, room, cookie=cookie_of(mallory)) as lurker, table(server, room) as stranger:
            for opened in (lurker, stranger):
                await heard(opened, "chat")
            for person in (ann, bob):
                await person.post(f"/rooms/{room}/sit")
            await ann.post(f"/rooms/{room}/start")
            for opened in (lurker, stranger):
                frames = [frame async for frame in opened]
                assert '"reason":"refused-no-spectators"' in str(frames[-1])
                assert not any('"t":"full"' in str(frame) or '"t":"step"' in str(frame) for frame in frames)
        await ann.connect(room)
        await ann.until(lambda p: p.public)


async def test_who_comes_while_the_match_starts_does_not_see_it_either(server: Server) -> None:
    """The place in the room is given when nothing can come in between."""

    frames: list[str] = []

    async def barge_in(room: str) -> None:
        async with table(server, room) as opened:
            async for frame in opened:
                frames.append(str(frame))  # noqa: PERF401 (what came before the end of the time counts)

    async with people(server, "Ann") as (ann,):
        room = await ann.create("persuasion", 3, spectators=False)
        await ann.post(f"/rooms/{room}/bots")
        crowd = [asyncio.create_task(barge_in(room)) for _ in range(12)]
        await ann.post(f"/rooms/{room}/start")
        _, still_there = await asyncio.wait(crowd, timeout=20)
        for task in still_there:
            task.cancel()
        assert frames
        assert not any('"t":"full"' in frame or '"t":"step"' in frame for frame in frames)


async def test_private_notes_are_read_by_their_reader_only(server: Server) -> None:
    async with people(server, "Ann", "Bob") as (ann, bob):
        room = await seated(server, [ann, bob], "tiny")
        for person in (ann, bob):
            await person.choose(person.options[0])
            await person.choose("done")
        await ann.until(lambda p: any(note[0] == "bid" for note in p.notes))
        notes = {p.name: (await p.http.get(f"/api/rooms/{room}/notes?upto=1000")).json() for p in (ann, bob)}
        drawn = {name: [note for note in expand_notes(told) if note[0] == "drew"] for name, told in notes.items()}
        assert [len(own) for own in drawn.values()] == [1, 1], "each reads of the one card they drew"
        assert drawn["Ann"] != drawn["Bob"]
        answer = await bob.http.get(f"/api/rooms/{room}/notes?upto=1000&seat=0&eyes=0")
        assert answer.json() == notes["Bob"], "nothing in the address changes whose eyes these are"


async def test_exports_and_replays_of_a_running_match_are_refused_to_everybody(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Mallory") as (ann, bob, mallory):
        room = await seated(server, [ann, bob], "tiny")
        for person in (ann, bob, mallory):
            for path in ("export", "replay", "replay?eyes=all", "replay?eyes=public", "replay?eyes=0", "replay?eyes=1"):
                answer = await person.http.get(f"/api/rooms/{room}/{path}")
                assert (answer.status_code, reason(answer)) == (409, "refused-not-over")
                assert set(answer.json()) == {"error"}
