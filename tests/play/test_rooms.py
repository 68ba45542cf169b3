"""Rooms: seats, hosts, bots, absence, rematches. Every refusal is clear and changes nothing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.people import PATIENCE, Person, Refused, Server, people, running_server, seated


async def room_of(person: Person, room: str) -> dict[str, Any]:
    return dict((await person.http.get(f"/api/rooms/{room}")).json())


async def test_sitting_and_standing(server: Server) -> None:
    async with people(server, "Ann", "Bob") as (ann, bob):
        room = await ann.create("persuasion", 3)
        assert (await ann.post(f"/rooms/{room}/sit", seat=2))["seat"] == 2
        assert (await bob.post(f"/rooms/{room}/sit"))["seat"] == 0
        assert (await bob.post(f"/rooms/{room}/sit"))["seat"] == 0, "asking again keeps the seat"
        with pytest.raises(Refused, match="refused-seat"):
            await bob.post(f"/rooms/{room}/sit", seat=2)
        await bob.post(f"/rooms/{room}/stand")
        names = [seat.get("name", "") for seat in (await room_of(ann, room))["seats"]]
        assert names == ["", "", "Ann"]
        with pytest.raises(Refused, match="refused-not-seated"):
            await bob.post(f"/rooms/{room}/stand")
        with pytest.raises(Refused):
            await bob.post(f"/rooms/{room}/sit", seat=9)


async def test_only_the_host_kicks_fills_and_starts(server: Server) -> None:
    async with people(server, "Ann", "Bob") as (ann, bob):
        room = await ann.create("persuasion", 3)
        await bob.post(f"/rooms/{room}/sit", seat=1)
        for act, body in (("kick", {"seat": 1}), ("bots", {}), ("start", {})):
            with pytest.raises(Refused, match="refused-not-host"):
                await bob.post(f"/rooms/{room}/{act}", **body)
        with pytest.raises(Refused, match="refused-seats-empty"):
            await ann.post(f"/rooms/{room}/start")
        await ann.post(f"/rooms/{room}/kick", seat=1)
        assert not (await room_of(ann, room))["seats"][1].get("taken")
        await ann.post(f"/rooms/{room}/bots")
        assert all(seat.get("bot") for seat in (await room_of(ann, room))["seats"])
        await ann.post(f"/rooms/{room}/start")
        assert (await room_of(ann, room))["state"] == "running"
        with pytest.raises(Refused, match="refused-not-open"):
            await bob.post(f"/rooms/{room}/sit")
        with pytest.raises(Refused, match="refused-not-open"):
            await ann.post(f"/rooms/{room}/start")


async def test_two_people_who_want_one_seat(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo", "Dan") as crowd:
        room = await crowd[0].create("persuasion", 3)
        answers = await asyncio.gather(
            *(person.post(f"/rooms/{room}/sit", seat=1) for person in crowd), return_exceptions=True
        )
        assert sum(isinstance(answer, dict) for answer in answers) == 1


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"seats": 2}, 400),
        ({"seats": 9}, 400),
        ({"options": {"refund": "yes"}}, 400),
        ({"options": {"unknown": True}}, 400),
        ({"game": "chess"}, 422),
        ({"seats": "many"}, 422),
        ({"options": []}, 422),
    ],
)
async def test_rooms_that_cannot_be(server: Server, body: dict[str, Any], status: int) -> None:
    async with people(server, "Ann") as (ann,):
        asked = {"game": "persuasion", "seats": 3, "options": {}, "public": True, "spectators": True, **body}
        answer = await ann.http.post("/api/rooms", json=asked)
        assert answer.status_code in (status, 422)
        assert answer.json()["error"]["reason"].startswith("refused-")


async def test_a_room_without_spectators(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo", "Vic") as (*crowd, vic):
        room = await seated(server, crowd, "persuasion", spectators=False)
        await vic.connect(room)
        await vic.until(lambda p: p.bye)
        assert vic.bye == "refused-no-spectators"
        assert not vic.public


async def test_an_unlisted_room_is_not_in_the_lobby(server: Server) -> None:
    async with people(server, "Ann") as (ann,):
        listed = await ann.create("persuasion", 3)
        unlisted = await ann.create("persuasion", 3, public=False)
        rows = (await ann.http.get("/api/rooms")).text
        assert listed in rows
        assert unlisted not in rows


async def test_an_unknown_room(server: Server) -> None:
    async with people(server, "Ann") as (ann,):
        assert (await ann.http.get("/api/rooms/no-such-room")).status_code == 404
        await ann.connect("no-such-room")
        await ann.until(lambda p: p.bye)
        assert ann.bye == "refused-no-such-room"


async def test_bots_play_on_their_own(server: Server) -> None:
    async with people(server, "Ann") as (ann,):
        room = await ann.create("persuasion", 3)
        await ann.post(f"/rooms/{room}/bots")
        await ann.post(f"/rooms/{room}/start")
        await ann.connect(room)
        await ann.until(lambda p: "result" in p.public, 120)


async def test_a_rematch_has_the_same_settings_and_seats(server: Server) -> None:
    async with people(server, "Ann", "Bob") as (ann, bob):
        room = await seated(server, [ann, bob], "persuasion", bots=1, options={"refund": True})
        with pytest.raises(Refused, match="refused-not-over"):
            await ann.post(f"/rooms/{room}/rematch")
        for person in (ann, bob):
            await person.post(f"/rooms/{room}/hand-over", seat=person.room["me"], to="bot")
        await ann.until(lambda p: "result" in p.public, 120)
        again = (await ann.post(f"/rooms/{room}/rematch"))["id"]
        assert (await bob.post(f"/rooms/{room}/rematch"))["id"] == again
        new = await room_of(bob, again)
        assert [seat["name"] for seat in new["seats"]][:2] == ["Ann", "Bob"]
        assert new["seats"][2]["bot"]
        assert new["options"]["refund"] is True
        await bob.until(lambda p: p.room.get("next_room") == again)


async def test_an_absent_player_is_replaced_and_comes_back(folder: Path) -> None:
    with running_server(folder, grace_seconds=0.5) as server:
        async with people(server, "Ann", "Bob", "Cleo", "Dan") as (ann, bob, cleo, dan):
            room = await seated(server, [ann, bob, cleo, dan], "persuasion")
            with pytest.raises(Refused, match="refused-not-absent"):
                await bob.post(f"/rooms/{room}/hand-over", seat=3, to="bot")
            await dan.drop()
            await bob.until(lambda p: not p.room["seats"][3].get("present"))
            await asyncio.sleep(0.7)  # the grace is over
            await bob.post(f"/rooms/{room}/hand-over", seat=3, to="bot")
            await cleo.until(lambda p: p.room["seats"][3].get("votes") == 1)
            assert not cleo.room["seats"][3].get("bot"), "one vote of three is no majority"
            await cleo.post(f"/rooms/{room}/hand-over", seat=3, to="bot")
            await ann.until(lambda p: p.room["seats"][3].get("lent"))
            await ann.until(lambda p: "3" not in p.public["waiting"])
            await dan.connect(room)
            await ann.until(lambda p: p.room["seats"][3].get("present"))
            await dan.post(f"/rooms/{room}/hand-over", seat=3, to="person")
            await ann.until(lambda p: not p.room["seats"][3].get("bot"))
            with pytest.raises(Refused, match="refused-not-absent"):
                await ann.post(f"/rooms/{room}/hand-over", seat=3, to="bot")


async def test_rooms_leave_memory_when_idle_and_come_back(folder: Path) -> None:
    with running_server(folder, idle_seconds=0) as server:
        async with people(server, "Ann", "Bob", "Cleo") as crowd:
            room = await seated(server, crowd, "persuasion")
            await crowd[0].choose("gold:printer")
            mine = crowd[0].mine
            for person in crowd:
                await person.drop()
            async with asyncio.timeout(PATIENCE):
                while "parlour_rooms_live 0.0" not in (await crowd[0].http.get("/metrics")).text:
                    await asyncio.sleep(0.5)
            await crowd[0].come_back(room)
            assert crowd[0].mine == mine
