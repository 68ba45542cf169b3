"""A scripted client: it plays seeded random options through whichever worker accepts it, and records the answers."""

import asyncio
import contextlib
import random
from collections import Counter

import websockets

from app.engine import UNDO, Seat
from tests.chaos.cluster import Cluster
from tests.chaos.history import History, RecordedPerson
from tests.people import Person

CONNECTION_ERRORS = (OSError, TimeoutError, websockets.WebSocketException)
"""What happens to a connection; the client reconnects, to any worker."""
EXPECTED_REFUSALS = {"refused-stale", "refused-store-down", "refused-busy"}


class ChaosClient:
    """One person in one seat of one room, or a spectator (None)."""

    def __init__(
        self, cluster: Cluster, person: RecordedPerson, room: str, seat: Seat | None, seed: str, pause: float | None
    ) -> None:
        self.cluster = cluster
        self.person = person
        self.person.patience = 12  # then it tries again: an answer may have been lost with a connection
        self.person.history.seat = seat
        self.room = room
        self.seat = seat
        self.rng = random.Random(seed)
        self.pause = pause
        """The longest time that it thinks, in seconds; None for one that only watches: a spectator, or somebody whose
        seat a bot plays."""
        self.refused: Counter[str] = Counter()
        self.unanswered: tuple[int, str] | None = None
        self.faults_over = asyncio.Event()
        """When set: finish what was begun, then only watch."""

    @property
    def history(self) -> History:
        return self.person.history

    async def run(self) -> None:
        """Play until the faults are over, whatever happens to the connection."""
        while not self.faults_over.is_set() or self.unanswered or self.person.socket is None:
            try:
                if self.person.socket is None:
                    await self._connect()
                await self._act()
            except CONNECTION_ERRORS:
                await self.person.drop()
                await asyncio.sleep(self.rng.uniform(0.05, 0.5))

    async def _connect(self) -> None:
        self.person.server = self.rng.choice(self.cluster.up or self.cluster.workers)
        seen = len(self.person.frames)
        await self.person.connect(self.room)
        await self.person.until(lambda p: any(frame["t"] == "chat" for frame in p.frames[seen:]) and p.public, 10)

    async def _act(self) -> None:
        if self.unanswered:
            await self._send(*self.unanswered)
            return
        person = self.person
        with contextlib.suppress(TimeoutError):
            await person.until(self._is_asked, 0.5)
        if self.faults_over.is_set() or not self._is_asked(person):
            return
        await self._think()
        if not self._is_asked(person):
            return
        if "undo" in person.mine and self.rng.random() < 0.05:
            await self._send(person.mine["at"], UNDO)
        else:
            await self._send(person.mine["at"], self._choice(person.options))

    def _choice(self, options: list[str]) -> str:
        """Anything that is offered, but rather something that brings the game on."""
        forward = [option for option in options if not option.startswith("back")] or options
        if "done" in forward and self.rng.random() < 0.5:
            return "done"
        return self.rng.choice(forward)

    def _is_asked(self, person: Person) -> bool:
        ask = person.mine.get("ask")
        return self.pause is not None and ask is not None and not ask.get("auto")

    async def _think(self) -> None:
        """Think for a while; now and then don't read meanwhile, or leave and come back elsewhere."""
        whim, thought = self.rng.random(), self.rng.uniform(0, self.pause or 0)
        socket = self.person.socket
        if whim < 0.02:
            raise ConnectionError("changes the worker")
        if whim < 0.04 and socket is not None:
            socket.transport.pause_reading()
            await asyncio.sleep(1 + thought)
            socket.transport.resume_reading()
        await asyncio.sleep(thought)

    async def _send(self, ask: int, option: str) -> None:
        self.unanswered = (ask, option)
        if option == UNDO:
            answer = await self.person.ask_server(t="undo", ask=ask)
        else:
            answer = await self.person.choose(option, ask)
        self.unanswered = None
        if answer["t"] == "no":
            self.refused[answer["reason"]] += 1
            if answer["reason"] == "refused-store-down":
                await asyncio.sleep(0.2)

    def cut(self) -> None:
        """The connection breaks without a word."""
        if self.person.socket is not None:
            self.person.socket.transport.abort()
