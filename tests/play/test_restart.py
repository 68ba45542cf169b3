"""The server may stop or be killed at any moment: what was acknowledged is there, once, and everybody goes on."""

import asyncio
import contextlib
import random

import websockets

from app.engine import Match, Move, load
from app.store.reader import DatabaseReader
from tests.people import Person, Server, people, seated
from tests.services import eventually

KILLS = 3
CLICKS = range(60, 180)
"""So many are acknowledged between two kills: there is some load, and no match comes to its end."""


async def stored_moves(server: Server, room: str) -> list[tuple[int, int, str]]:
    """Every entry of a room's move list as the database has it, without the start."""
    looking = await DatabaseReader.open(str(server.settings["database_url"]))
    whole = await looking.room(room)
    await looking.close()
    assert whole is not None
    return [(row.seq, row.seat, row.option) for row in whole.moves if row.seq > 0]


async def test_a_restart_loses_nothing_and_resends_are_harmless(own_server: Server) -> None:
    server = own_server
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        room = await seated(server, crowd, "persuasion")
        ann = crowd[0]
        ask = ann.mine["at"]
        await ann.choose("gold:printer")
        seen = ann.mine
        server.stop()
        server.start()
        for person in crowd:
            await person.come_back(room)
        assert ann.mine == seen
        assert (await ann.choose("gold:printer", ask))["t"] == "ok", "the click that was on its way is sent again"
        assert ann.mine == seen
        assert (await ann.choose("gold:priest", ask))["reason"] == "refused-stale"
        assert (await ann.choose("gold:priest"))["t"] == "ok"
    assert len(await stored_moves(server, room)) == 2


class Clicker:
    """Somebody who clicks without a pause, and remembers what was acknowledged and what was not."""

    def __init__(self, person: Person, room: str, seed: int) -> None:
        self.person = person
        self.room = room
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.unanswered: tuple[int, str] | None = None

    async def click_on(self) -> None:
        person = self.person
        with contextlib.suppress(websockets.WebSocketException, ConnectionError):  # killed, maybe during the handshake
            if person.socket is None:
                await person.connect(self.room)
                await person.until(lambda p: p.mine)
            if self.unanswered is not None:
                await self._send(*self.unanswered)
            while True:
                await person.until(lambda p: p.options)
                await self._send(person.mine["at"], self.rng.choice(person.options))

    async def _send(self, ask: int, option: str) -> None:
        self.unanswered = (ask, option)
        answer = await self.person.choose(option, ask)
        self.unanswered = None
        if answer["t"] == "ok":
            self.acknowledged.append((ask, option))
        else:
            assert answer["reason"] == "refused-stale"


async def test_kill_minus_nine_under_load(own_server: Server) -> None:
    """Three rooms of three, everybody clicking; the server is killed in the middle of it, again and again."""
    rng = random.Random(9)
    server = own_server
    async with contextlib.AsyncExitStack() as stack:
        clickers: list[Clicker] = []
        rooms = []
        for number in range(3):
            crowd = await stack.enter_async_context(people(server, "Ann", "Bob", "Cleo"))
            rooms.append(await seated(server, crowd, "persuasion"))
            clickers += [Clicker(person, rooms[-1], seed=10 * number + i) for i, person in enumerate(crowd)]
        for _ in range(KILLS):
            clicking = [asyncio.create_task(clicker.click_on()) for clicker in clickers]
            await further(rng.choice(CLICKS), clickers)
            server.kill()
            await asyncio.gather(*clicking)
            for clicker in clickers:
                await clicker.person.drop()
            server.start()
        await check_against_store(server, rooms, clickers)


async def further(clicks: int, clickers: list[Clicker]) -> None:
    """Wait until so many more are acknowledged."""

    def acknowledged() -> int:
        return sum(len(clicker.acknowledged) for clicker in clickers)

    enough = acknowledged() + clicks
    await eventually(lambda: acknowledged() >= enough)


async def check_against_store(server: Server, rooms: list[str], clickers: list[Clicker]) -> None:
    for number, room in enumerate(rooms):
        moves = await stored_moves(server, room)
        assert [seq for seq, _, _ in moves] == list(range(1, len(moves) + 1)), "no gap, none twice"
        for seat, clicker in enumerate(clickers[3 * number : 3 * number + 3]):
            entries = [option for _, moved, option in moves if moved == seat]
            assert len(clicker.acknowledged) <= len(entries) <= len(clicker.acknowledged) + KILLS
            for ask, option in clicker.acknowledged:
                assert entries[ask] == option, "an acknowledged move is there, at its place"
        replay = Match.new(load("persuasion"), 3, {}, seed=bytes(32))
        for _, seat, option in moves:
            replay.play(Move(seat, option))
