"""Floods of frames, chat, tabs and connections: refused clearly, and nobody else suffers."""

import asyncio
import contextlib
import json

import pytest
import websockets

from app.play.wire import inflated
from tests.attacks.tools import client, cookie_of, farewell, heard, reason, table
from tests.people import PATIENCE, Server, people, seated

SETTINGS = {
    "connections_per_address": 5,
    "strangers_per_room": 0,
    "connections_per_player": 3,
    "requests_per_minute": 240,
    "chat_per_minute": 0.01,
    "chat_burst": 3,
    "spectators_per_room": 4,
    "rooms_per_player": 2,
    "players_per_hour": 30,
}


async def test_connections_from_one_address(server: Server) -> None:
    crowd, elsewhere = "127.0.1.1", "127.0.1.2"
    async with people(server, "Ann") as (ann,), contextlib.AsyncExitStack() as stack:
        room = await ann.create("tiny", 2)
        opened = [await stack.enter_async_context(table(server, room, address=crowd)) for _ in range(5)]
        for socket in opened:
            await heard(socket, "room")
        async with table(server, room, address=crowd) as sixth:
            assert await farewell(sixth) == "refused-too-fast"
        async with table(server, room, address=elsewhere) as other:
            await heard(other, "room")
        await opened[0].close()  # comes back when the server has said goodbye too
        async with table(server, room, address=crowd) as another:
            await heard(another, "room")


async def test_connections_that_are_opened_and_closed_all_the_time(server: Server) -> None:
    """Each counts as a request, so a hundred a second are not served for long."""
    address = "127.0.1.3"
    reasons = []
    for _ in range(600):
        async with table(server, "no-such-room", address=address, hello=False) as opened:
            with contextlib.suppress(websockets.ConnectionClosed):
                await opened.send('{"t":"ping"}')
            reasons.append(await farewell(opened))
            if reasons[-1] == "refused-too-fast":
                break
    assert reasons[-1] == "refused-too-fast"
    async with client(server, address) as browser:  # a few may pass meanwhile: there are four a second
        answers = await asyncio.gather(*(browser.get("/api/rooms") for _ in range(30)))
        assert "refused-too-fast" in [reason(answer) for answer in answers if answer.status_code == 429]
    async with client(server, "127.0.1.4") as browser:
        assert (await browser.get("/api/rooms")).status_code == 200


async def test_tabs_of_one_person_opened_at_the_same_instant(server: Server) -> None:
    everybody_knows = asyncio.Barrier(9)

    async def first_frame(room: str, cookie: str, number: int) -> str:
        async with table(server, room, cookie=cookie, address=f"127.0.2.{number}") as opened:
            frame = json.loads(inflated(await opened.recv()))
            await everybody_knows.wait()
            return str(frame.get("reason", frame["t"]))

    async with people(server, "Ann") as (ann,):
        room = await ann.create("tiny", 2)
        firsts = await asyncio.gather(*(first_frame(room, cookie_of(ann), number + 1) for number in range(9)))
        assert sorted(firsts) == ["refused-too-many-tabs"] * 6 + ["room"] * 3


async def test_spectators_are_not_let_in_without_end(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd, contextlib.AsyncExitStack() as stack:
        room = await seated(server, crowd, "tiny")
        for number in range(4):
            watching = await stack.enter_async_context(table(server, room, address=f"127.0.3.{number + 1}"))
            await heard(watching, "full")
        async with table(server, room, address="127.0.3.9") as fifth:
            assert await farewell(fifth) == "refused-no-spectators"
        async with client(server, "127.0.3.9") as browser:
            assert (await browser.get(f"/r/{room}")).status_code == 403
        assert (await crowd[0].choose(crowd[0].options[0]))["t"] == "ok"
        async with table(server, room, cookie=cookie_of(crowd[1])) as second_tab:
            assert (await heard(second_tab, "full"))["me"] == 1, "players always find their seat"


async def test_spectators_who_wait_for_the_start_are_not_more_either(server: Server) -> None:
    async with people(server, "Ann") as (ann,), contextlib.AsyncExitStack() as stack:
        room = await ann.create("persuasion", 3)
        waiting = [
            await stack.enter_async_context(table(server, room, address=f"127.0.4.{number + 1}")) for number in range(6)
        ]
        for opened in waiting:
            await heard(opened, "chat")
        await ann.post(f"/rooms/{room}/bots")
        await ann.post(f"/rooms/{room}/start")
        seen = [await first_of(opened, "full", "bye") for opened in waiting]
        assert sorted(seen) == ["bye"] * 2 + ["full"] * 4


async def first_of(opened: websockets.ClientConnection, *kinds: str) -> str:
    async with asyncio.timeout(PATIENCE):
        while True:
            kind = str(json.loads(inflated(await opened.recv()))["t"])
            if kind in kinds:
                return kind


async def test_chat_is_counted_by_person_not_by_connection(server: Server) -> None:
    """Coming back does not give new lines to say, nor does a second tab."""
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        ann, bob = crowd
        said = []
        for _ in range(3):
            said += [(await ann.say("spam"))["t"], (await ann.say("spam"))["t"]]
            await ann.drop()
            await ann.connect(room)
        assert said == ["ok"] * 3 + ["no"] * 3
        assert (await bob.say("hello"))["t"] == "ok"


async def test_typing_is_not_passed_on_more_often_than_people_type(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd:
        await seated(server, crowd, "tiny")
        ann, bob = crowd
        for _ in range(50):
            await ann.send(t="typing")
        await ann.say("at last")
        await bob.until(lambda p: p.chat)
        assert 1 <= sum(frame["t"] == "typing" for frame in bob.frames) <= 5


async def test_strangers_type_unseen(server: Server) -> None:
    """They can't say anything, so nobody need be told that they write."""
    async with people(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        room = await seated(server, [ann, bob], "tiny")
        await eve.connect(room)
        async with table(server, room) as stranger:
            await heard(stranger, "full")
            await stranger.send('{"t":"typing"}')
            await stranger.send('{"t":"chat","n":7,"text":"hello"}')
            assert await heard(stranger, "no") == {"t": "no", "n": 7, "reason": "refused-no-name"}
        await eve.say("anybody here?")
        await eve.until(lambda p: p.chat)
        assert not [frame for frame in eve.frames if frame["t"] == "typing"]


async def keep_sending(opened: websockets.ClientConnection, flood: str) -> None:
    for _ in range(400):
        if flood == "ping":
            await opened.ping()
        elif flood == "pong":
            await opened.pong(b"nobody asked")
        else:
            await opened.send(["{", '"t":', '"ping"', "}"])
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("flood", ["ping", "pong", "fragments"])
async def test_frames_that_browsers_never_send(server: Server, flood: str) -> None:
    """Control frames are below our protocol and its limits; a few are fine, a flood is cut."""
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        async with table(server, room) as opened:
            await heard(opened, "full")
            await asyncio.wait_for(await opened.ping(), PATIENCE)
            with pytest.raises(websockets.ConnectionClosed):
                await keep_sending(opened, flood)
        assert (await crowd[0].choose(crowd[0].options[0]))["t"] == "ok", "the others play on"


async def test_rooms_and_names(server: Server) -> None:
    async with people(server, "Ann", "Bob") as (ann, bob):
        body = {"game": "tiny", "seats": 2, "public": True}
        answers = [await ann.http.post("/api/rooms", json=body) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 403, 403]
        assert reason(answers[-1]) == "refused-too-many-rooms"
        assert (await bob.http.post("/api/rooms", json=body)).status_code == 201
    statuses = []
    for _ in range(32):
        async with client(server, "127.0.5.1") as stranger:
            statuses.append((await stranger.post("/api/me", json={"name": "Legion"})).status_code)
    assert statuses == [200] * 30 + [429] * 2
    async with client(server, "127.0.5.2") as stranger:
        assert (await stranger.post("/api/me", json={"name": "Ann"})).status_code == 200
