"""The load that both servers get: rooms of four clients that click, and spectators. It knows neither server."""

import asyncio
import os
import random
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from bench.machine import SERVER_CORE, core_seconds, cpu_seconds, resident_kib
from bench.websocket import LightSocket

T = TypeVar("T")

SEED = 7
"""Both servers get their clicks at the same random moments."""
SETTLE_SECONDS = 2.0
AT_ONCE = 10
WARM_ROOMS = 20
"""Memory is counted from here on: what is loaded once, with the first rooms, is not the cost of a room."""
CLICKS_A_ROUND = 24
"""In the auction four seats place five tokens each and say that they are done."""


class SeatClient(LightSocket, ABC):
    """The client of a person in a seat."""

    room: "BenchRoom"
    clicked_at = 0.0
    """When the click that is under way was made; 0 if there is none."""
    moves = 0
    """Those of this seat that have been carried out, also by the server on its behalf."""
    updates = update_bytes = frame_bytes = 0

    @abstractmethod
    def can_move(self) -> bool:
        """Whether this seat could choose something now."""

    @abstractmethod
    def move(self) -> None:
        """Choose something."""

    def click(self) -> None:
        self.clicked_at = time.perf_counter()
        self.move()


class SpectatorClient(LightSocket):
    """The client of a spectator: it only counts updates."""

    updates = 0
    last_update = 0.0


class BenchRoom:
    """The four clients of a room. `flat_out`: each clicks as soon as its last click is acknowledged."""

    def __init__(self, id: str, seats: Sequence[SeatClient]) -> None:
        self.id = id
        self.seats = seats
        self.flat_out = False
        self.over = False
        self.reserve: list[BenchRoom] = []
        """The rooms of which one goes on when this one is over."""
        self.clicks = self.refused = 0
        self.to_ok: list[float] = []
        self.to_all: list[float] = []
        self._turn = 0
        self._clicked_at = 0.0
        self._still_to_see: set[SeatClient] = set()
        """Who has yet to be shown the one click that is under way."""
        for seat in seats:
            seat.room = self

    @property
    def busy(self) -> bool:
        """Whether a click has yet to be acknowledged, or to be seen by all."""
        return bool(self._still_to_see) or any(seat.clicked_at for seat in self.seats)

    def click_one(self) -> bool:
        """Let the next one who can click, if nothing is under way in this room."""
        if self.over or self.busy:
            return False
        for _ in self.seats:
            self._turn = (self._turn + 1) % len(self.seats)
            seat = self.seats[self._turn]
            if seat.can_move():
                seat.click()
                self._clicked_at, self._still_to_see = seat.clicked_at, set(self.seats)
                return True
        return False

    # ---- what seats report

    def acknowledged(self, seat: SeatClient, now: float) -> None:
        """The click of this seat has been carried out, and the seat has been shown what came of it."""
        if seat.clicked_at:
            if seat in self._still_to_see:  # nothing that others could see
                self._still_to_see.clear()
            self.to_ok.append(now - seat.clicked_at)
            self.clicks += 1
            seat.clicked_at = 0.0
            self.may_go_on(seat)

    def refuse(self, seat: SeatClient) -> None:
        self.refused += 1
        seat.clicked_at = 0.0
        self._still_to_see.clear()
        self.may_go_on(seat)

    def seen(self, seat: SeatClient, now: float) -> None:
        """This seat has been shown something that all are shown."""
        if seat in self._still_to_see:
            self._still_to_see.remove(seat)
            if not self._still_to_see:
                self.to_all.append(now - self._clicked_at)

    def end(self) -> None:
        """The match is over."""
        if self.flat_out and not self.over and self.reserve:
            replacement = self.reserve.pop()
            replacement.reserve = self.reserve
            replacement.go_flat_out()
        self.over = True

    def go_flat_out(self) -> None:
        """From now on everybody clicks as fast as they can."""
        self.flat_out = True
        for seat in self.seats:
            self.may_go_on(seat)

    def may_go_on(self, seat: SeatClient) -> None:
        if self.flat_out and not self.over and not seat.clicked_at and seat.can_move():
            seat.click()


SeatClient.room = BenchRoom("", ())  # until its own is complete


class BenchServer(ABC):
    """A server under load, on a core of its own."""

    name: str
    pids: list[int]

    @abstractmethod
    async def open_rooms(self, count: int) -> list[BenchRoom]:
        """So many rooms with everybody seated and connected."""

    @abstractmethod
    async def open_public_room(self) -> BenchRoom:
        """A room whose moves are seen by all."""

    @abstractmethod
    async def add_spectator(self, room: BenchRoom) -> SpectatorClient:
        """One more spectator."""

    @abstractmethod
    def collect_garbage(self) -> None:
        """Ask the server to collect its garbage, if it can be asked."""

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


async def idle_rooms(server: BenchServer, count: int) -> tuple[list[BenchRoom], float]:
    """So many rooms, and how much memory each of them takes while nothing happens."""

    async def settled() -> int:
        await asyncio.sleep(SETTLE_SECONDS)
        server.collect_garbage()
        await asyncio.sleep(SETTLE_SECONDS)
        return sum(map(resident_kib, server.pids))

    warm = min(WARM_ROOMS, count // 2)
    rooms = await server.open_rooms(warm)
    before = await settled()
    rooms += await server.open_rooms(count - warm)
    return rooms, (await settled() - before) / (count - warm)


class CpuShares(Struct, frozen=True):
    """How busy the two cores were, as shares of the time."""

    server: float
    load: float
    """Near 1 it is the load that was measured."""
    others: float
    """What other programs took of the server's core: with much of it, the figures say little."""


class CpuMeter:
    """Measures CPU time from here on."""

    def __init__(self, server: BenchServer) -> None:
        self._server = server
        self._before = self._counts()

    def _counts(self) -> tuple[float, ...]:
        return time.perf_counter(), self._server.cpu_seconds(), cpu_seconds(os.getpid()), core_seconds(SERVER_CORE)

    def read(self) -> tuple[float, float, CpuShares]:
        """Seconds that have passed, seconds of the server's CPU time, and the shares of the cores."""
        took, server_cpu, load, core = (now - before for before, now in zip(self._before, self._counts(), strict=True))
        return took, server_cpu, CpuShares(server_cpu / took, load / took, max(0.0, core - server_cpu) / took)


class Throughput(Struct, frozen=True):
    """What was measured while everybody clicked as fast as they could."""

    moves_per_second: float
    cpu_us_per_move: float
    """Time of the server's core, in user space and kernel."""
    bytes_per_update: float
    bytes_per_move: float
    """All that the four seats are sent for a move, acknowledgements included."""
    clicks_per_move: float
    """The other moves were made by the server for seats that could only pass."""
    refused: int
    cpu: CpuShares


class Latency(Struct, frozen=True):
    """Milliseconds from a click until it is acknowledged, and until all four seats have seen it."""

    ok_p50: float
    ok_p99: float
    all_p50: float
    all_p99: float
    clicks: int
    public_clicks: int


class Broadcast(Struct, frozen=True):
    """Updates of one room to many spectators."""

    updates_per_second: float
    """As many as reached every single spectator."""
    cpu_ms_per_update: float
    """Time of the server's core for one update to all."""
    cpu: CpuShares


async def measure_throughput(
    server: BenchServer,
    rooms: Sequence[BenchRoom],
    seconds: float,
    reserve: Sequence[BenchRoom] = (),
    *,
    warm_up: float = 1.0,
) -> Throughput:
    """Flat out, once it has got going. Rooms whose match is over are relieved by those in reserve."""
    replacements = list(reserve)
    for room in rooms:
        room.reserve = replacements
        room.go_flat_out()
    rooms = [*rooms, *reserve]
    seats = [seat for room in rooms for seat in room.seats]
    await asyncio.sleep(warm_up)

    def counts() -> tuple[int, ...]:
        return (
            sum(seat.moves for seat in seats),
            sum(room.clicks for room in rooms),
            sum(seat.updates for seat in seats),
            sum(seat.update_bytes for seat in seats),
            sum(seat.frame_bytes for seat in seats),
        )

    before, meter = counts(), CpuMeter(server)
    await asyncio.sleep(seconds)
    took, server_cpu, cpu = meter.read()
    moves, clicks, updates, update_bytes, frame_bytes = (now - then for then, now in zip(before, counts(), strict=True))
    for room in rooms:
        room.flat_out = False
    await _clicks_done(rooms)
    return Throughput(
        moves_per_second=moves / took,
        cpu_us_per_move=server_cpu / moves * 1e6,
        bytes_per_update=update_bytes / updates,
        bytes_per_move=frame_bytes / moves,
        clicks_per_move=clicks / moves,
        refused=sum(room.refused for room in rooms),
        cpu=cpu,
    )


async def measure_latency(rooms: Sequence[BenchRoom], per_second: int, seconds: float) -> Latency:
    """Clicks at random moments, so many a second on average, spread evenly over the rooms."""
    await _stagger(rooms)
    for room in rooms:
        room.to_ok.clear()
        room.to_all.clear()
    dice = random.Random(SEED)
    began, due, turn = time.perf_counter(), 0.0, 0
    while due < seconds:
        while (wait := due - (time.perf_counter() - began)) > 0:
            await asyncio.sleep(wait)
        for _ in rooms:
            turn = (turn + 1) % len(rooms)
            if rooms[turn].click_one():
                break
        due += dice.expovariate(per_second)
    await _clicks_done(rooms)
    to_ok = [seconds for room in rooms for seconds in room.to_ok]
    to_all = [seconds for room in rooms for seconds in room.to_all]
    return Latency(*_p50_p99(to_ok), *_p50_p99(to_all), clicks=len(to_ok), public_clicks=len(to_all))


async def _stagger(rooms: Sequence[BenchRoom]) -> None:
    """Bring the rooms to different points of a round, so that every kind of click will be among the next ones."""
    for moment in range(1, CLICKS_A_ROUND):
        for number, room in enumerate(rooms):
            if number % CLICKS_A_ROUND >= moment:
                room.click_one()
        await _clicks_done(rooms)


async def measure_broadcast(server: BenchServer, count: int, seconds: float) -> Broadcast:
    """One room flat out with so many spectators."""
    room = await server.open_public_room()
    spectators = await some_at_once(lambda number: server.add_spectator(room), count)
    await asyncio.sleep(SETTLE_SECONDS)
    for spectator in spectators:
        spectator.updates = 0
    began, meter = time.perf_counter(), CpuMeter(server)
    room.go_flat_out()
    while time.perf_counter() < began + seconds and not room.over:
        await asyncio.sleep(0.05)
    room.flat_out = False
    _, _, cpu = meter.read()
    await _updates_done(spectators)
    _, server_cpu, _ = meter.read()
    took = max(spectator.last_update for spectator in spectators) - began
    updates = min(spectator.updates for spectator in spectators)
    return Broadcast(
        updates_per_second=updates / took,
        cpu_ms_per_update=server_cpu / updates * 1000,
        cpu=cpu,
    )


async def _updates_done(spectators: Sequence[SpectatorClient], seconds: float = 20.0) -> None:
    """Wait until nothing more arrives."""
    end, before = time.perf_counter() + seconds, -1
    while (now := sum(spectator.updates for spectator in spectators)) != before and time.perf_counter() < end:
        before = now
        await asyncio.sleep(1.0)


async def _clicks_done(rooms: Sequence[BenchRoom], seconds: float = 10.0) -> None:
    """Wait for the clicks that have been made and what they lead to."""
    end = time.perf_counter() + seconds
    while any(room.busy for room in rooms) and time.perf_counter() < end:
        await asyncio.sleep(0.01)


def _p50_p99(waits: list[float]) -> tuple[float, float]:
    if len(waits) < 2:
        return float("nan"), float("nan")
    cuts = statistics.quantiles(waits, n=100)
    return cuts[49] * 1000, cuts[98] * 1000
