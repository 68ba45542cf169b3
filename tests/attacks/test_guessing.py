"""Guessing the ids of unlisted rooms: they are too many, so nobody needs to be kept out because others guess."""

import json
from collections.abc import AsyncIterator

import pytest

from app.play.room_ids import CONSONANTS, VOWELS, can_be_room_id, new_room_id
from app.play.wire import inflated
from tests.attacks.tools import client, reason, table
from tests.people import Server, people

GUESSES = 60
GUESSER = "127.0.1.1"


async def by_api(server: Server, room: str) -> str:
    async with client(server, GUESSER) as browser:
        answer = await browser.get(f"/api/rooms/{room}")
        return "found" if answer.status_code == 200 else reason(answer)


async def by_page(server: Server, room: str) -> str:
    async with client(server, GUESSER) as browser:
        status = (await browser.get(f"/r/{room}")).status_code
        return {200: "found", 404: "refused-no-such-room", 429: "refused-too-fast"}[status]


async def by_socket(server: Server, room: str) -> str:
    async with table(server, room, address=GUESSER) as opened:
        first = json.loads(inflated(await opened.recv()))
        return "found" if first["t"] == "room" else str(first["reason"])


async def by_command(server: Server, room: str) -> str:
    async with client(server, GUESSER) as browser:
        await browser.post("/api/me", json={"name": "Mallory"})
        answer = await browser.post(f"/api/rooms/{room}/rematch", json={})
        return {409: "found", 403: "found"}.get(answer.status_code) or reason(answer)


DOORS = {"api": by_api, "page": by_page, "socket": by_socket, "command": by_command}


@pytest.fixture
async def rooms(server: Server) -> AsyncIterator[tuple[str, str]]:
    """The ids of a listed and of an unlisted room."""
    async with people(server, "Ann") as (ann,):
        yield await ann.create("tiny", 2, public=True), await ann.create("tiny", 2, public=False)


@pytest.mark.parametrize("door", DOORS)
async def test_who_guesses_keeps_nobody_out(server: Server, rooms: tuple[str, str], door: str) -> None:
    """Whoever has the link gets in, at the guesser's own address and by every way."""
    async with client(server, GUESSER) as browser:
        for _ in range(GUESSES):
            assert (await browser.get(f"/api/rooms/{new_room_id()}")).status_code == 404
            assert (await browser.get(f"/r/{new_room_id()}")).status_code == 404
    assert await DOORS[door](server, new_room_id()) == "refused-no-such-room"
    for room in rooms:
        assert await DOORS[door](server, room) == "found"


def test_ids_cannot_be_guessed_within_a_year() -> None:
    """At a hundred thousand guesses a second, with a thousand rooms to be found: a chance of less than 0.1 %."""
    assert len({new_room_id() for _ in range(2000)}) == 2000, "no two alike"
    ids = (len(CONSONANTS) * len(VOWELS)) ** 10
    guesses = 100_000 * 3600 * 24 * 365
    assert guesses * 1000 / ids < 0.001


def test_ids_are_words_that_can_be_read_aloud() -> None:
    assert all(can_be_room_id(new_room_id()) for _ in range(100))
    assert len(new_room_id().split("-")) == 5
    assert can_be_room_id("kolu-temi-rafo"), "as rooms of older versions have them"


@pytest.mark.parametrize(
    "text",
    ["", "kolu", "kolu-temi", "kolu-temi-rafo-sudi", "kolu-temi-rafo-sudi-bena-kolu", "KOLU-temi-rafo",
     "kolu-temi-rafo\n", "kolu-temi-raf\0", "kolu-temi-ra\ud800o", "kolutemirafo", "olku-temi-rafo", "kolú-temi-rafo",
     "kolu-temi-rafx"],
)  # fmt: skip
def test_what_no_room_is_called(text: str) -> None:
    assert not can_be_room_id(text)
