"""People who share an address with an attacker: whatever that one does there, the others get in and play."""

import contextlib
from collections.abc import AsyncIterator

import httpx
import websockets

from tests.attacks.tools import HOME, client, farewell, heard, reason, table
from tests.people import Server

SETTINGS = {
    "requests_per_minute": 30,  # fifteen at once
    "players_per_hour": 2,
    "guests_per_hour": 3,
    "connections_per_address": 2,
    "strangers_per_room": 2,
    "total_connections_per_player": 3,
}


@contextlib.asynccontextmanager
async def known(server: Server, address: str, name: str = "Ann") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who has a name already."""
    async with client(server, address) as browser:
        assert (await browser.post("/api/me", json={"name": name})).status_code == 200
        yield browser


def cookie_in(browser: httpx.AsyncClient) -> str:
    return f"parlour={browser.cookies['parlour']}"


async def new_room(host: httpx.AsyncClient) -> str:
    answer = await host.post("/api/rooms", json={"game": "tiny", "seats": 2})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def spend_requests(browser: httpx.AsyncClient) -> None:
    """Ask until the server refuses to answer."""
    for _ in range(50):
        if (await browser.get("/api/games")).status_code == 429:
            return
    raise AssertionError("there is no limit")


async def spend_names(server: Server, address: str) -> None:
    for _ in range(50):
        async with client(server, address) as browser:
            if (await browser.post("/api/me", json={"name": "Legion"})).status_code == 429:
                return
    raise AssertionError("there is no limit")


async def first(opened: websockets.ClientConnection) -> str:
    """What a websocket is told: `room` if it is let in, else why not."""
    try:
        await heard(opened, "room")
    except websockets.ConnectionClosed:
        return "refused"
    return "room"


# ---------------------------------------------------------------- requests


async def test_strangers_who_flood_do_not_stop_people_with_a_name(server: Server) -> None:
    address = "127.0.1.1"
    async with known(server, address) as ann, client(server, address) as stranger:
        await spend_requests(stranger)
        assert (await ann.get("/api/games")).status_code == 200
        login = {"name": "Ann", "password": "not this one"}
        assert reason(await stranger.post("/api/login", json=login)) == "refused-login", "it is looked at all the same"
        room = await new_room(ann)
        async with table(server, room, address=address, cookie=cookie_in(ann)) as opened:
            await heard(opened, "room")


async def test_people_with_a_name_who_flood_stop_only_themselves(server: Server) -> None:
    address = "127.0.1.2"
    async with (
        known(server, address, "Mallory") as mallory,
        known(server, address) as ann,
        client(server, address) as stranger,
    ):
        room = await new_room(ann)
        await spend_requests(mallory)
        assert (await ann.get(f"/api/rooms/{room}")).status_code == 200
        assert (await stranger.get(f"/api/rooms/{room}")).status_code == 200
        async with table(server, room, address="127.0.1.3", cookie=cookie_in(mallory)) as opened:
            assert await farewell(opened) == "refused-too-fast", "at any address"


async def test_a_cookie_that_is_forged_or_ended_counts_as_none(server: Server) -> None:
    address = "127.0.1.4"
    async with known(server, address) as ann, client(server, address) as stranger:
        ended = cookie_in(ann)
        assert (await ann.post("/api/logout", json={})).status_code == 200
        await spend_requests(stranger)
        for cookie in (ended, "parlour=forged"):
            assert (await stranger.get("/api/games", headers={"cookie": cookie})).status_code == 429


async def test_saying_that_one_comes_from_elsewhere_does_not_help(server: Server) -> None:
    """Only a proxy that the host trusts is believed."""
    async with client(server, "127.0.1.5") as stranger:
        await spend_requests(stranger)
        for number in range(3):
            elsewhere = {"x-forwarded-for": f"198.51.100.{number}", "x-real-ip": f"198.51.100.{number}"}
            assert (await stranger.get("/api/games", headers=elsewhere)).status_code == 429


async def test_behind_a_trusted_proxy_people_are_told_apart(server: Server) -> None:
    """The proxy at 127.0.0.1 is trusted: it adds the address last, whatever was in the header before."""
    async with client(server, HOME) as proxy:
        statuses = []
        for number in range(20):
            forwarded = {"x-forwarded-for": f"203.0.113.{number}, 198.51.100.9"}
            statuses.append((await proxy.get("/api/games", headers=forwarded)).status_code)
        assert statuses[0] == 200
        assert 429 in statuses
        assert (await proxy.get("/api/games", headers={"x-forwarded-for": "198.51.100.10"})).status_code == 200


# ---------------------------------------------------------------- a name for a guest


async def test_a_guest_gets_in_where_an_attacker_has_taken_all_names(server: Server) -> None:
    host_address, address = "127.0.2.1", "127.0.2.2"
    async with known(server, host_address) as ann, client(server, address) as guest:
        room = await new_room(ann)
        await spend_names(server, address)
        await spend_requests(guest)
        answer = await guest.post("/api/me", json={"name": "Bob"})
        assert (answer.status_code, reason(answer)) == (429, "refused-too-fast")
        for no_room in ("kolu-temi-rafo-sudi-bena", "a\0b", ""):
            assert (await guest.post("/api/me", json={"name": "Bob", "room": no_room})).status_code == 429
        assert (await guest.get(f"/r/{room}")).status_code == 200, "the invitation"
        assert (await guest.post("/api/me", json={"name": "Bob", "room": room})).status_code == 200
        assert (await guest.post(f"/api/rooms/{room}/sit", json={})).status_code == 200
        async with table(server, room, address=address, cookie=cookie_in(guest)) as opened:
            await heard(opened, "room")


async def test_invitations_are_not_without_end(server: Server) -> None:
    """So many an hour for all rooms of a host; and who came by one can't let in others where all names are taken."""
    host_address, address = "127.0.3.1", "127.0.3.2"
    async with known(server, host_address) as ann, contextlib.AsyncExitStack() as stack:
        rooms = [await new_room(ann), await new_room(ann)]
        await spend_names(server, address)
        guests = [await stack.enter_async_context(client(server, address)) for _ in range(4)]
        statuses = [
            (await guest.post("/api/me", json={"name": "Bob", "room": rooms[number % 2]})).status_code
            for number, guest in enumerate(guests)
        ]
        assert statuses == [200, 200, 200, 429]
        another = await new_room(guests[0])
        assert (await guests[3].post("/api/me", json={"name": "Bob", "room": another})).status_code == 429
        async with client(server, "127.0.3.3") as elsewhere:
            answer = await elsewhere.post("/api/me", json={"name": "Cleo", "room": rooms[0]})
            assert answer.status_code == 200, "an address with names left needs no invitation"


# ---------------------------------------------------------------- websockets


async def test_a_guest_finds_the_table_where_strangers_hold_all_connections(server: Server) -> None:
    address = "127.0.4.1"
    async with known(server, address) as ann, contextlib.AsyncExitStack() as stack:
        room, other = await new_room(ann), await new_room(ann)
        for _ in range(2):
            held = await stack.enter_async_context(table(server, other, address=address))
            assert await first(held) == "room"
        async with table(server, "kolu-temi-rafo-sudi-bena", address=address) as nowhere:
            assert await farewell(nowhere) == "refused-too-fast"
        for _ in range(2):
            guest = await stack.enter_async_context(table(server, room, address=address))
            assert await first(guest) == "room", "by the room's own allowance"
        async with table(server, room, address=address) as one_more:
            assert await farewell(one_more) == "refused-too-fast", "which is not without end"
        async with table(server, other, address=address) as one_more:
            assert await first(one_more) == "room", "and no other room's"
        async with table(server, room, address=address, cookie=cookie_in(ann)) as hers:
            assert await first(hers) == "room", "who has a name is not counted with them"


async def test_connections_of_one_player_in_all_rooms(server: Server) -> None:
    async with known(server, "127.0.5.1") as ann, contextlib.AsyncExitStack() as stack:
        rooms = [await new_room(ann), await new_room(ann)]
        for number in range(3):
            opened = await stack.enter_async_context(
                table(server, rooms[number % 2], address=f"127.0.5.{number + 2}", cookie=cookie_in(ann))
            )
            assert await first(opened) == "room"
        async with table(server, rooms[0], address="127.0.5.6", cookie=cookie_in(ann)) as fourth:
            assert await farewell(fourth) == "refused-too-fast"
        await opened.close()
        async with table(server, rooms[0], address="127.0.5.7", cookie=cookie_in(ann)) as again:
            assert await first(again) == "room"
