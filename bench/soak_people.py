"""Those who come and go in a soak: what one table's people do from their first visit until they have left."""

import asyncio
import contextlib
import random
import zlib
from typing import Any

import httpx
import msgspec

from app.engine import apply_patch
from app.play.wire import expand_options
from bench.websocket import LightSocket
from tests.people import Server

GAMES = (("persuasion", 3), ("smog", 2), ("emerald", 2), ("android", 3))
"""Each with its fewest seats; one or two are people's, the others bots'."""
CLICK_SECONDS = 0.3
MOVES = 25
FINISH_SECONDS = 8.0

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class Visitor(LightSocket):
    """Somebody's table, open in a browser."""

    def __init__(self, host: str, room_id: str, cookie: str, address: str, seen: "Visitor | None" = None) -> None:
        """`seen` is what this person was shown before they lost their connection."""
        super().__init__(host, f"/ws/{room_id}", cookie, address)
        self.epoch: str = seen.epoch if seen is not None else ""
        self.v: int = seen.v if seen is not None else 0
        self.mine: dict[str, Any] = seen.mine if seen is not None else {}
        self.over = False
        self.n = 0

    def opened(self) -> None:
        self.say(t="hello", epoch=self.epoch, v=self.v)

    def say(self, **message: object) -> None:
        self.send(_encode(message))

    def binary(self, payload: bytes, now: float) -> None:
        self.message(zlib.decompress(payload, wbits=-zlib.MAX_WBITS), now)

    def message(self, payload: bytes, now: float) -> None:
        if not payload.startswith(b"{"):  # the server closes the connection
            return
        frame = _decode(payload)
        if frame["t"] == "full":
            self.epoch, self.v, self.mine = frame["epoch"], frame["v"], frame["mine"]
            self.over = "result" in frame["public"]
        elif frame["t"] == "step":
            self.v = frame["v"]
            self.mine = apply_patch(self.mine, frame.get("mine", {}))
            self.over = self.over or "result" in frame.get("patch", {})
        if frame["t"] == "chat":  # sent last when one joins
            self.is_ready()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("closed before the table was shown"))

    def move(self, dice: random.Random) -> None:
        """Choose anything that is possible, if we are asked."""
        ask = self.mine.get("ask")
        if ask is not None and "auto" not in ask:
            self.n += 1
            option = dice.choice(list(expand_options(ask["options"])))
            self.say(t="choose", n=self.n, ask=self.mine["at"], option=option)

    def chat(self, text: str) -> None:
        self.n += 1
        self.say(t="chat", n=self.n, text=text)


class Guest:
    """Somebody with a cookie, at an address of their own. Without a name they are a stranger, and only watch."""

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self.crowd = crowd
        self.name = f"Guest {number}"
        self.address = f"127.{1 + number // 65025 % 250}.{number // 255 % 255}.{1 + number % 255}"
        self.cookie = ""

    async def introduce(self) -> None:
        answer = await self.post("/me", name=self.name)
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    async def post(self, path: str, **body: object) -> httpx.Response:
        return await self.crowd.http.post(
            f"{self.crowd.server.url}/api{path}", json=body, headers=self._headers() | {"origin": self.crowd.server.url}
        )

    async def get(self, path: str) -> httpx.Response:
        return await self.crowd.http.get(f"{self.crowd.server.url}{path}", headers=self._headers())

    def _headers(self) -> dict[str, str]:
        return {"cookie": self.cookie, "x-forwarded-for": self.address}

    async def join(self, room: str, seen: Visitor | None = None) -> Visitor:
        """Open the table, from where we left off if we have been there."""
        return await Visitor.join(self.crowd.server.port, room, self.cookie, self.address, seen)


class Crowd:
    """All who come. `http` keeps no connection: every request is a new one."""

    def __init__(self, server: Server, http: httpx.AsyncClient, dice: random.Random) -> None:
        self.server, self.http, self.dice = server, http, dice
        self.count = self.rooms = 0
        self.click_seconds, self.moves = CLICK_SECONDS, MOVES
        """How long people think, about, and how many choices they make before they have to go."""

    def stranger(self) -> Guest:
        self.count += 1
        return Guest(self, self.count)

    async def guest(self) -> Guest:
        guest = self.stranger()
        await guest.introduce()
        self.http.cookies.clear()
        return guest


async def spend_evening(crowd: Crowd) -> None:
    """A table from the first visit until all have left. Some never begin, some are played to the end."""
    dice = crowd.dice
    host, friend, fan, stranger = await crowd.guest(), await crowd.guest(), await crowd.guest(), crowd.stranger()
    await host.get("/")
    await _fumble(stranger, dice)
    game, seats = dice.choice(GAMES)
    answer = await host.post("/rooms", game=game, seats=seats, options={}, public=True, spectators=True)
    room = answer.raise_for_status().json()["id"]
    crowd.rooms += 1
    await host.post(f"/rooms/{room}/sit", seat=0)
    if dice.random() < 0.1:
        waiting = await host.join(room)
        await asyncio.sleep(crowd.moves * crowd.click_seconds)
        waiting.transport.close()  # nobody came
        return
    await friend.post(f"/rooms/{room}/sit", seat=1)
    await host.post(f"/rooms/{room}/bots")
    (await host.post(f"/rooms/{room}/start")).raise_for_status()
    tables = [await guest.join(room) for guest in (host, friend, fan, stranger)]
    await _play(crowd, tables, [host, friend], room)
    if dice.random() < 0.15:
        await _finish(tables[0], [host, friend], room, dice)
    for table in tables:
        table.transport.abort() if dice.random() < 0.5 else table.transport.close()


async def _play(crowd: Crowd, tables: list[Visitor], guests: list[Guest], room: str) -> None:
    """Choose, chat, and lose the connection once."""
    dice = crowd.dice
    for count in range(crowd.moves):
        await asyncio.sleep(crowd.click_seconds * dice.uniform(0.5, 1.5))
        for table in tables[: len(guests)]:
            table.move(dice)
        if count % 8 == 3:
            dice.choice(tables[:3]).chat(f"Well played! {dice.random()}")
        if count == crowd.moves // 2:
            tables[0].transport.abort()
            tables[0] = await guests[0].join(room, tables[0])


async def _finish(table: Visitor, guests: list[Guest], room: str, dice: random.Random) -> None:
    """Bots play to the end; who waits for it exports, replays and imports the match."""
    for seat, guest in enumerate(guests):
        await guest.post(f"/rooms/{room}/hand-over", seat=seat, to="bot")
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FINISH_SECONDS):
            while not table.over:
                await asyncio.sleep(0.2)
        export = (await guests[0].get(f"/api/rooms/{room}/export")).json()
        await guests[1].get(f"/api/rooms/{room}/replay?eyes={dice.choice(('all', 'public', '0'))}")
        await guests[1].post("/import", **export)


async def _fumble(stranger: Guest, dice: random.Random) -> None:
    """Mistyped rooms and passwords."""
    await stranger.get(f"/api/rooms/{dice.randrange(10**8):08}")
    await stranger.get(f"/nowhere/{dice.random()}")
    if dice.random() < 0.2:
        await stranger.post("/login", name=f"Nobody {dice.random()}", password="a wrong password")
