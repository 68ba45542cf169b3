"""The work that both sides are given: tables of four, people who click, an audience. It knows neither server."""

import asyncio
import os
import random
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from bench.machine import SERVER_CORE, core_seconds, cpu_seconds
from bench.websocket import LightSocket

T = TypeVar("T")

SEED = 7
"""Both sides get their clicks at the same random moments."""
SETTLE_SECONDS = 2.0
AT_ONCE = 10
CLICKS_A_ROUND = 24
"""Four seats place five tokens each and say that they are done."""


class Seat(LightSocket, ABC):
    """A person at a table."""

    table: "Table"
    clicked_at = 0.0
    """When the click that is under way was made; 0 if there is none."""
    updates = update_bytes = frame_bytes = 0

    @abstractmethod
    def can_move(self) -> bool:
        """Whether this seat could choose something now."""

    @abstractmethod
    def move(self) -> bool:
        """Choose something; returns whether it is a choice that everybody gets to see."""

    def click(self) -> bool:
        self.clicked_at = time.perf_counter()
        return self.move()


class Watcher(LightSocket):
    """A spectator, who only counts."""

    updates = 0
    last_update = 0.0


class Table:
    """Four people. `eager`: each clicks as soon as the last click is acknowledged."""

    def __init__(self, room: str, seats: Sequence[Seat]) -> None:
        self.room = room
        self.seats = seats
        self.eager = False
        self.over = False
        self.reserve: list[Table] = []
        """The tables of which one goes on when this one is over."""
        self.moves = self.refused = 0
        self.to_ok: list[float] = []
        self.to_all: list[float] = []
        self._turn = 0
        self._shown_at = 0.0
        self._still_to_see: set[Seat] = set()
        for seat in seats:
            seat.table = self

    @property
    def busy(self) -> bool:
        """Whether a click has yet to be acknowledged, or to be seen by all."""
        return bool(self._still_to_see) or any(seat.clicked_at for seat in self.seats)

    def click_one(self) -> bool:
        """Let the next one who can click, if nothing is under way at this table."""
        if self.over or self.busy:
            return False
        for _ in self.seats:
            self._turn = (self._turn + 1) % len(self.seats)
            seat = self.seats[self._turn]
            if seat.can_move():
                if seat.click():
                    self._shown_at, self._still_to_see = seat.clicked_at, set(self.seats)
                return True
        return False

    # ---- what seats report

    def acknowledged(self, seat: Seat, now: float) -> None:
        """The click of this seat has been carried out."""
        if seat.clicked_at:
            self.to_ok.append(now - seat.clicked_at)
            self.moves += 1
            seat.clicked_at = 0.0
            self.may_go_on(seat)

    def refuse(self, seat: Seat) -> None:
        self.refused += 1
        seat.clicked_at = 0.0
        self.may_go_on(seat)

    def seen(self, seat: Seat, now: float) -> None:
        """This seat has been shown something that all are shown."""
        if seat in self._still_to_see:
            self._still_to_see.remove(seat)
            if not self._still_to_see:
                self.to_all.append(now - self._shown_at)

    def end(self) -> None:
        """The match is over."""
        if self.eager and not self.over and self.reserve:
            heir = self.reserve.pop()
            heir.reserve = self.reserve
            heir.hurry()
        self.over = True

    def hurry(self) -> None:
        """From now on everybody clicks as fast as they can."""
        self.eager = True
        for seat in self.seats:
            self.may_go_on(seat)

    def may_go_on(self, seat: Seat) -> None:
        if self.eager and not self.over and not seat.clicked_at and seat.can_move():
            seat.click()


class Side(ABC):
    """A server under load. It has a core of its own."""

    name: str
    pids: list[int]

    @abstractmethod
    async def open_tables(self, count: int) -> list[Table]:
        """So many tables with everybody seated and connected, each about to bid in secret."""

    @abstractmethod
    async def open_stage(self) -> Table:
        """A table whose moves are seen by all."""

    @abstractmethod
    async def watch(self, table: Table) -> Watcher:
        """One more spectator."""

    @abstractmethod
    def tidy(self) -> None:
        """Ask the server to throw its garbage away, if it can be asked."""

    @abstractmethod
    def stop(self) -> None: ...

    def cpu_seconds(self) -> float:
        return sum(map(cpu_seconds, self.pids))


async def some_at_once(make: Callable[[int], Awaitable[T]], count: int) -> list[T]:
    """So many of something, made a few at a time; `make` gets the number of each."""
    made: list[T] = []
    while len(made) < count:
        batch = range(len(made), min(len(made) + AT_ONCE, count))
        made += await asyncio.gather(*map(make, batch))
    return made


class Strain(Struct, frozen=True):
    """How busy the two cores were, as shares of the time."""

    server: float
    load: float
    """Near 1 it is the load that was measured."""
    others: float
    """What other programs took of the server's core: with much of it, the figures say little."""


class Watch:
    """Measures the strain of a stretch of time."""

    def __init__(self, side: Side) -> None:
        self._side = side
        self._before = self._counts()

    def _counts(self) -> tuple[float, ...]:
        return time.perf_counter(), self._side.cpu_seconds(), cpu_seconds(os.getpid()), core_seconds(SERVER_CORE)

    def look(self) -> tuple[float, float, Strain]:
        """Seconds that have passed, seconds of the server's CPU time, and the strain."""
        took, server, load, core = (now - before for before, now in zip(self._before, self._counts(), strict=True))
        return took, server, Strain(server / took, load / took, max(0.0, core - server) / took)


class Rush(Struct, frozen=True):
    """Everybody clicks as fast as they can."""

    moves_per_second: float
    cpu_us_per_move: float
    """Time of the server's core, in user space and kernel."""
    bytes_per_update: float
    bytes_per_move: float
    """All that the four seats are sent for a move, acknowledgements included."""
    refused: int
    strain: Strain


class Calm(Struct, frozen=True):
    """So many clicks a second; milliseconds."""

    ok_p50: float
    ok_p99: float
    all_p50: float
    all_p99: float
    clicks: int
    public_clicks: int


class Show(Struct, frozen=True):
    """One table before an audience."""

    updates_per_second: float
    """As many as reached every single spectator."""
    cpu_ms_per_update: float
    """Time of the server's core for one update to all."""
    strain: Strain


async def rush(side: Side, tables: Sequence[Table], seconds: float, reserve: Sequence[Table] = ()) -> Rush:
    """Flat out, once it has got going. Tables whose match is over are relieved by those in reserve."""
    heirs = list(reserve)
    for table in tables:
        table.reserve = heirs
        table.hurry()
    tables = [*tables, *reserve]
    seats = [seat for table in tables for seat in table.seats]
    await asyncio.sleep(1.0)

    def counts() -> tuple[int, ...]:
        return (
            sum(table.moves for table in tables),
            sum(seat.updates for seat in seats),
            sum(seat.update_bytes for seat in seats),
            sum(seat.frame_bytes for seat in seats),
        )

    before, watch = counts(), Watch(side)
    await asyncio.sleep(seconds)
    took, server, strain = watch.look()
    moves, updates, update_bytes, frame_bytes = (now - then for then, now in zip(before, counts(), strict=True))
    for table in tables:
        table.eager = False
    await _under_way(tables)
    return Rush(
        moves_per_second=moves / took,
        cpu_us_per_move=server / moves * 1e6,
        bytes_per_update=update_bytes / updates,
        bytes_per_move=frame_bytes / moves,
        refused=sum(table.refused for table in tables),
        strain=strain,
    )


async def calm(tables: Sequence[Table], per_second: int, seconds: float) -> Calm:
    """Clicks at random moments, so many a second on average, spread evenly over the tables."""
    await _stagger(tables)
    for table in tables:
        table.to_ok.clear()
        table.to_all.clear()
    dice = random.Random(SEED)
    began, due, turn = time.perf_counter(), 0.0, 0
    while due < seconds:
        while (wait := due - (time.perf_counter() - began)) > 0:
            await asyncio.sleep(wait)
        for _ in tables:
            turn = (turn + 1) % len(tables)
            if tables[turn].click_one():
                break
        due += dice.expovariate(per_second)
    await _under_way(tables)
    to_ok = [moment for table in tables for moment in table.to_ok]
    to_all = [moment for table in tables for moment in table.to_all]
    return Calm(*_p50_p99(to_ok), *_p50_p99(to_all), clicks=len(to_ok), public_clicks=len(to_all))


async def _stagger(tables: Sequence[Table]) -> None:
    """Bring the tables to different moments of a round, so that every kind of click will be among the next ones."""
    for moment in range(1, CLICKS_A_ROUND):
        for number, table in enumerate(tables):
            if number % CLICKS_A_ROUND >= moment:
                table.click_one()
        await _under_way(tables)


async def audience(side: Side, count: int, seconds: float) -> Show:
    """One table flat out before so many spectators."""
    table = await side.open_stage()
    crowd = await some_at_once(lambda number: side.watch(table), count)
    await asyncio.sleep(SETTLE_SECONDS)
    for watcher in crowd:
        watcher.updates = 0
    began, watch = time.perf_counter(), Watch(side)
    table.hurry()
    while time.perf_counter() < began + seconds and not table.over:
        await asyncio.sleep(0.05)
    table.eager = False
    _, _, strain = watch.look()
    await _all_have_seen(crowd)
    _, server, _ = watch.look()
    took = max(watcher.last_update for watcher in crowd) - began
    updates = min(watcher.updates for watcher in crowd)
    return Show(
        updates_per_second=updates / took,
        cpu_ms_per_update=server / updates * 1000,
        strain=strain,
    )


async def _all_have_seen(crowd: Sequence[Watcher], seconds: float = 20.0) -> None:
    """Wait until nothing more arrives."""
    end, before = time.perf_counter() + seconds, -1
    while (now := sum(watcher.updates for watcher in crowd)) != before and time.perf_counter() < end:
        before = now
        await asyncio.sleep(1.0)


async def _under_way(tables: Sequence[Table], seconds: float = 10.0) -> None:
    """Wait for the clicks that have been made and what they lead to."""
    end = time.perf_counter() + seconds
    while any(table.busy for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.01)


def _p50_p99(moments: list[float]) -> tuple[float, float]:
    if len(moments) < 2:
        return float("nan"), float("nan")
    cuts = statistics.quantiles(moments, n=100)
    return cuts[49] * 1000, cuts[98] * 1000
