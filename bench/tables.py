"""How four people open a table: what their browsers ask of the server, one step after another."""

from collections.abc import Awaitable, Callable, Sequence
from http.cookiejar import DefaultCookiePolicy
from typing import Protocol

import httpx

from bench.load import BenchRoom
from bench.parlour_clients import ParlourSeat

NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Entrance(Protocol):
    """Where people reach a worker."""

    port: int
    url: str


def browsers() -> httpx.AsyncClient:
    """What all these people's requests go through; each of them says by itself whose it is."""
    http = httpx.AsyncClient(timeout=60)
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


class OpeningTable:
    """A table of four that is being opened, on one worker."""

    def __init__(self, http: httpx.AsyncClient, home: Entrance, game: str) -> None:
        self._http = http
        self._home = home
        self._game = game
        self._cookies: list[str] = []
        self.room_id = ""

    async def take_names(self) -> None:
        """Four strangers become people."""
        answers = [await self._post("/me", name=name) for name in NAMES]
        self._cookies = [answer.headers["set-cookie"].partition(";")[0] for answer in answers]

    async def set_up_room(self) -> None:
        settings = {"game": self._game, "seats": 4, "options": {}, "public": False, "spectators": True}
        self.room_id = (await self._post("/rooms", self._cookies[0], **settings)).json()["id"]

    async def sit_down(self) -> None:
        for seat, cookie in enumerate(self._cookies):
            await self._post(f"/rooms/{self.room_id}/sit", cookie, seat=seat)

    async def start(self) -> None:
        await self._post(f"/rooms/{self.room_id}/start", self._cookies[0])

    async def join(self, entrances: Sequence[Entrance] = ()) -> BenchRoom:
        """Everybody connects: all to the worker that has the table so far, or each to one of their own."""
        homes = entrances or [self._home] * len(NAMES)
        seats = [
            await ParlourSeat.join(home.port, self.room_id, cookie)
            for home, cookie in zip(homes, self._cookies, strict=True)
        ]
        return BenchRoom(self.room_id, seats)

    async def _post(self, path: str, cookie: str = "", **body: object) -> httpx.Response:
        headers = {"origin": self._home.url, "cookie": cookie}
        return (await self._http.post(f"{self._home.url}/api{path}", json=body, headers=headers)).raise_for_status()


OPENING: dict[str, Callable[[OpeningTable], Awaitable[object]]] = {
    "four names": OpeningTable.take_names,
    "a room": OpeningTable.set_up_room,
    "four sit down": OpeningTable.sit_down,
    "the start": OpeningTable.start,
}
"""The steps before everybody connects."""
