"""Guessing the ids of unlisted rooms: after a few misses an address learns nothing more, by any door."""

import json
from collections.abc import AsyncIterator

import pytest

from app.play.room_ids import CONSONANTS, VOWELS, new_room_id
from app.play.wire import inflated
from app.settings import Settings
from tests.attacks.tools import HOME, client, cookie_of, reason, table
from tests.people import Server, people, seated

SETTINGS = {"misses_per_minute": 1}  # one miss at once, the next after a minute


async def by_api(server: Server, room: str, address: str, **headers: str) -> str:
    async with client(server, address, **headers) as browser:
        answer = await browser.get(f"/api/rooms/{room}")
        return "found" if answer.status_code == 200 else reason(answer)


async def by_page(server: Server, room: str, address: str, **headers: str) -> str:
    async with client(server, address, **headers) as browser:
        status = (await browser.get(f"/r/{room}")).status_code
        return {200: "found", 404: "refused-no-such-room", 429: "refused-too-fast"}[status]


async def by_socket(server: Server, room: str, address: str, cookie: str = "", **headers: str) -> str:
    async with table(server, room, address=address, cookie=cookie, hello=True, **headers) as opened:
        first = json.loads(inflated(await opened.recv()))
        return "found" if first["t"] == "room" else str(first["reason"])


async def by_command(server: Server, room: str, address: str, **headers: str) -> str:
    async with client(server, address, **headers) as browser:
        if "cookie" not in headers:
            await browser.post("/api/me", json={"name": "Mallory"})
        answer = await browser.post(f"/api/rooms/{room}/rematch", json={})
        return {409: "found", 403: "found"}.get(answer.status_code) or reason(answer)


DOORS = {"api": by_api, "page": by_page, "socket": by_socket, "command": by_command}


@pytest.fixture
async def unlisted(server: Server) -> AsyncIterator[str]:
    """The id of a room that is there and not in the lobby."""
    async with people(server, "Ann") as (ann,):
        yield await ann.create("tiny", 2, public=False)


@pytest.mark.parametrize("door", DOORS)
async def test_after_a_miss_there_and_not_there_look_alike(server: Server, unlisted: str, door: str) -> None:
    address = f"127.0.1.{list(DOORS).index(door) + 1}"
    assert await DOORS[door](server, new_room_id(), address) == "refused-no-such-room"
    for other in DOORS.values():
        assert await other(server, new_room_id(), address) == "refused-too-fast"
        assert await other(server, unlisted, address) == "refused-too-fast", "a room that is there gives nothing away"


async def test_people_behind_the_guessers_address_still_find_their_own_rooms(server: Server) -> None:
    address = "127.0.2.1"
    async with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        room = await seated(server, [ann, bob], "tiny")
        hosted = await cleo.create("tiny", 2, public=False)
        assert await by_api(server, new_room_id(), address) == "refused-no-such-room"
        assert await by_api(server, room, address) == "refused-too-fast"
        for person, own in ((ann, room), (bob, room), (cleo, hosted)):
            cookie = cookie_of(person)
            for door in (by_api, by_page, by_socket):
                assert await door(server, own, address, cookie=cookie) == "found"
        assert await by_api(server, hosted, address, cookie=cookie_of(ann)) == "refused-too-fast", "not Ann's"


async def test_people_elsewhere_notice_nothing(server: Server, unlisted: str) -> None:
    assert await by_api(server, new_room_id(), "127.0.3.1") == "refused-no-such-room"
    assert await by_api(server, unlisted, "127.0.3.1") == "refused-too-fast"
    assert await by_api(server, unlisted, "127.0.3.2") == "found"


async def test_saying_that_one_comes_from_elsewhere_does_not_help(server: Server) -> None:
    """Only a proxy that the host trusts is believed."""
    spoofed = [{"x-forwarded-for": f"198.51.100.{n}", "x-real-ip": f"198.51.100.{n}"} for n in range(3)]
    answers = [await by_api(server, new_room_id(), "127.0.4.1", **headers) for headers in spoofed]
    assert answers == ["refused-no-such-room", "refused-too-fast", "refused-too-fast"]


async def test_behind_a_trusted_proxy_people_are_told_apart(server: Server) -> None:
    """The proxy at 127.0.0.1 is trusted: it adds the address last, whatever was in the header before."""
    answers = [
        await by_api(server, new_room_id(), HOME, **{"x-forwarded-for": f"203.0.113.{n}, 198.51.100.9"})
        for n in range(3)
    ]
    assert answers == ["refused-no-such-room", "refused-too-fast", "refused-too-fast"]
    elsewhere = {"x-forwarded-for": "198.51.100.10"}
    assert await by_api(server, new_room_id(), HOME, **elsewhere) == "refused-no-such-room"


def test_ids_cannot_be_guessed_within_a_year() -> None:
    """By one address, at the default limit, with a hundred unlisted rooms to be found: a chance of less than 1 %."""
    assert len({new_room_id() for _ in range(2000)}) == 2000, "no two alike"
    ids = (len(CONSONANTS) * len(VOWELS)) ** 6
    guesses = Settings(_env_file=None).misses_per_minute * 60 * 24 * 365
    assert guesses * 100 / ids < 0.01
