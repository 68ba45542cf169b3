"""The replays watched last, and those that are being made."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import TypeAlias

from app.play.jobs import JobRunner
from app.play.offers import MatchRecord
from app.play.replays import Viewer, replay_task

CACHED_BYTES = 16 * 1024 * 1024
"""All cached replays together. That of a match of bots has 50 to 330 KiB, one of an imported file may have far more."""

ReplayKey: TypeAlias = tuple[str, Viewer]
"""A room, and who watches."""


@dataclass
class _Making:
    """A replay that so many people wait for."""

    task: asyncio.Task[bytes]
    waiting: int = 0


class ReplayCache:
    """A finished match never changes, so neither do its replays. Several who ask for the same one wait for one job."""

    def __init__(self, jobs: JobRunner) -> None:
        self._jobs = jobs
        self._replays: OrderedDict[ReplayKey, bytes] = OrderedDict()
        self._making: dict[ReplayKey, _Making] = {}

    async def get(self, room: str, viewer: Viewer, match: MatchRecord, *, owner: str) -> bytes:
        """The replay. When all who waited for it are gone (cancelled), it is not made any more.

        Raises BadExport where the match no longer fits its rules, and the errors of JobRunner.
        """
        key = (room, viewer)
        if key in self._replays:
            self._replays.move_to_end(key)
            return self._replays[key]
        making = self._making.get(key)
        if making is None:
            work = self._jobs.run("replay", replay_task(match, viewer), owner=owner)
            making = self._making[key] = _Making(asyncio.create_task(work))
        making.waiting += 1
        try:
            replay = await asyncio.shield(making.task)
        finally:
            making.waiting -= 1
            if not making.waiting:
                self._making.pop(key)
                making.task.cancel()
        self._keep(key, replay)
        return replay

    def _keep(self, key: ReplayKey, replay: bytes) -> None:
        """Keep this one, and of the others those watched last."""
        self._replays[key] = replay
        while len(self._replays) > 1 and sum(map(len, self._replays.values())) > CACHED_BYTES:
            self._replays.popitem(last=False)
