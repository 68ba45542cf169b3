"""Replays are made once, for as long as somebody waits for them."""

import asyncio

import pytest

from app.export import BadExport
from app.play.jobs import JobRunner
from app.play.offers import MatchRecord
from app.web import replay_cache
from app.web.replay_cache import ReplayCache
from tests.test_export import EXPORT


class SlowJobs(JobRunner):
    """Jobs that take until `finish` is set: what they come to is not the point here."""

    def __init__(self) -> None:
        super().__init__(1)
        self.started: list[str] = []
        self.ended: list[str] = []
        self.finish = asyncio.Event()

    async def run(self, name: str, task: bytes, *, owner: str) -> bytes:
        self.started.append(owner)
        try:
            await self.finish.wait()
        except asyncio.CancelledError:
            self.ended.append(owner)
            raise
        if owner == "eve":
            raise BadExport("it does not fit")
        return owner.encode()


@pytest.fixture
async def jobs() -> SlowJobs:
    return SlowJobs()


@pytest.fixture
async def cache(jobs: SlowJobs) -> ReplayCache:
    return ReplayCache(jobs)


def ask(cache: ReplayCache, owner: str, room: str = "red-fox") -> "asyncio.Task[bytes]":
    return asyncio.create_task(cache.get(room, 0, MatchRecord(EXPORT, []), owner=owner))


async def test_several_wait_for_one_job(cache: ReplayCache, jobs: SlowJobs) -> None:
    ann, ben = ask(cache, "ann"), ask(cache, "ben")
    await asyncio.sleep(0)
    ann.cancel()
    with pytest.raises(asyncio.CancelledError):
        await ann
    jobs.finish.set()
    assert await ben == b"ann"
    assert await ask(cache, "cid") == b"ann", "it is kept"
    assert (jobs.started, jobs.ended) == (["ann"], [])


async def test_a_job_that_nobody_waits_for_is_cancelled(cache: ReplayCache, jobs: SlowJobs) -> None:
    both = [ask(cache, "ann"), ask(cache, "ben")]
    await asyncio.sleep(0)
    for waiting in both:
        waiting.cancel()
    await asyncio.gather(*both, return_exceptions=True)
    late = ask(cache, "cid")
    jobs.finish.set()
    assert await late == b"cid", "whoever comes later gets a job of their own"
    assert jobs.ended == ["ann"]


async def test_a_failure_is_told_to_all_and_not_kept(cache: ReplayCache, jobs: SlowJobs) -> None:
    jobs.finish.set()
    both = [ask(cache, "eve"), ask(cache, "ben")]
    told = await asyncio.gather(*both, return_exceptions=True)
    assert [type(error) for error in told] == [BadExport, BadExport]
    assert await ask(cache, "cid") == b"cid"


async def test_the_oldest_are_forgotten(cache: ReplayCache, jobs: SlowJobs, monkeypatch: pytest.MonkeyPatch) -> None:
    """All together have a bound, but one that is larger is kept while it is the last."""
    monkeypatch.setattr(replay_cache, "CACHED_BYTES", 4 * len("ann"))
    jobs.finish.set()
    for n in range(5):
        await ask(cache, "ann", f"room-{n}")
    assert await ask(cache, "ben", "room-1") == b"ann"
    assert await ask(cache, "ben", "room-0") == b"ben"
    assert await ask(cache, "a very long match", "room-9") == b"a very long match"
    assert await ask(cache, "ben", "room-9") == b"a very long match"
