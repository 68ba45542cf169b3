"""Three workers, forty rooms, and everything fails: in the end nothing is lost, nothing is doubled, and all agree.

`PARLOUR_CHAOS_SEED` and `PARLOUR_CHAOS_SECONDS` choose another script or a longer one.
"""

import asyncio
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import chain
from typing import NamedTuple

import msgspec
import pytest

from app.export import from_json, verify
from app.play.doctor import problems
from app.store import RoomSnapshot
from tests.chaos.club import Club, open_club
from tests.chaos.script import Script
from tests.chaos.visitor import Visitor
from tests.people import Person, Server, seated

SEED = os.environ.get("PARLOUR_CHAOS_SEED", "parlour")
SECONDS = float(os.environ.get("PARLOUR_CHAOS_SECONDS", "30"))

BRISK, SLOW, WATCHES = 0.2, 1.5, None
"""How long a client thinks at most, in seconds; one that only watches has lent its seat to a bot."""


class Table(NamedTuple):
    """A game, its scripted clients in the first seats, and so many bots."""

    game: str
    pauses: list[float | None]
    bots: int

    @property
    def seats(self) -> range:
        return range(len(self.pauses))


TABLES = 4 * [
    Table("persuasion", [WATCHES], 2),  # comes to its end; the others hardly do
    Table("persuasion", [SLOW, SLOW, BRISK], 0),
    Table("persuasion", [BRISK, SLOW], 1),
    Table("smog", [SLOW, BRISK], 0),
    Table("smog", [SLOW], 1),
    Table("smog", [BRISK], 2),
    Table("emerald", [BRISK], 1),
    Table("emerald", [SLOW, SLOW], 0),
    Table("android", [BRISK, SLOW], 1),
    Table("android", [BRISK], 2),
]
SETTINGS = {
    "bot_delay_min": 0.05,
    "bot_delay_max": 0.25,
    "window_delay_min": 0.05,
    "window_delay_max": 0.3,
    "ping_seconds": 300,  # who waits for others says nothing meanwhile
}


@pytest.fixture
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with open_club(tmp_path_factory.mktemp("chaos"), 3, **SETTINGS) as club:
        yield club


async def test_chaos(club: Club) -> None:
    print(f"PARLOUR_CHAOS_SEED={SEED}")  # shown when the test fails
    async with AsyncExitStack() as stack:
        visitors = await all_seated(club, stack)
        visits = [asyncio.create_task(visitor.visit()) for visitor in visitors]
        stack.push_async_callback(end, visits)
        script = Script(club, visitors, SEED)
        await script.perform(SECONDS)
        for visitor in visitors:
            visitor.calm.set()
        async with asyncio.timeout(120):
            await asyncio.gather(*visits)
        ids = list(dict.fromkeys(visitor.room for visitor in visitors))
        await club.still(ids)
        print(" ".join(script.acts))
        print(f"{sum(len(visitor.acknowledged) for visitor in visitors)} moves acknowledged")
        for visitor in visitors:
            await check_views(club, visitor)
        rooms = await club.rooms(ids)
        for whole in rooms:
            check_log(whole, [visitor for visitor in visitors if visitor.room == whole.room.id])
            await check_match(whole, visitors[0].person)
        assert [whole.room.state for whole in rooms].count("over") >= 4, "not even the bots came to an end"
        assert list(club.complaints()) == []


async def end(visits: list[asyncio.Task[None]]) -> None:
    for visit in visits:
        visit.cancel()
    await asyncio.gather(*visits, return_exceptions=True)


async def all_seated(club: Club, stack: AsyncExitStack) -> list[Visitor]:
    """Forty rooms with their people, spread over the workers."""
    few_at_a_time = asyncio.Semaphore(6)

    async def one_room(number: int, table: Table) -> list[Visitor]:
        async with few_at_a_time:
            crowd = [Person(club.workers[(number + seat) % 3], f"Guest {number}.{seat}") for seat in table.seats]
            for person in crowd:
                stack.push_async_callback(person.close)
                await person.introduce()
            room = await seated(crowd[0].server, crowd, table.game, bots=table.bots)
            for seat in table.seats:
                if table.pauses[seat] is WATCHES:
                    await crowd[seat].post(f"/rooms/{room}/hand-over", seat=seat, to="bot")
        return [
            Visitor(club, crowd[seat], room, seat, f"{SEED}.{number}.{seat}", table.pauses[seat])
            for seat in table.seats
        ]

    return list(chain.from_iterable(await asyncio.gather(*(one_room(n, table) for n, table in enumerate(TABLES)))))


def check_log(whole: RoomSnapshot, visitors: list[Visitor]) -> None:
    assert len(whole.moves) > 1, f"nobody could do anything in room {whole.room.id} ({whole.room.game})"
    for visitor in visitors:
        visitor.check(whole)


async def check_match(whole: RoomSnapshot, person: Person) -> None:
    """As `parlour admin doctor` does, and `parlour verify` with the export of a finished match."""
    found = problems(whole)
    if whole.room.state == "over":
        answer = await person.http.get(f"/api/rooms/{whole.room.id}/export")
        found += verify(from_json(answer.content))
    assert found == [], f"room {whole.room.id} ({whole.room.game})"


async def check_views(club: Club, visitor: Visitor) -> None:
    """A newcomer is shown the same bytes by every worker, and the visitor has arrived at the same on its own way."""
    fresh = await asyncio.gather(*(look_through(worker, visitor) for worker in club.workers))
    packed = {msgspec.json.encode([person.public, person.mine]) for person in fresh}
    assert len(packed) == 1, f"room {visitor.room}, seat {visitor.seat}: the workers show different games"
    there = fresh[0]
    await visitor.person.until(lambda p: (p.public, p.mine) == (there.public, there.mine))


async def look_through(worker: Server, visitor: Visitor) -> Person:
    person = Person(worker, visitor.person.name)
    person.http.cookies = visitor.person.http.cookies
    await person.connect(visitor.room)
    await person.until(lambda p: p.public)
    await person.close()
    return person
