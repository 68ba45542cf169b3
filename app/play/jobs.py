"""Long computations over a game's code: each in a process of its own, with little time and low priority.

PlayError
├── JobOvertime     it took longer than a job may
├── JobFailed       its process died, or what it said can't be read
└── Unavailable     (refused-match-queue) the jobs of others took all the time that one can wait
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

import msgspec
import structlog

from app.export import BadExport
from app.play.errors import PlayError, Unavailable
from app.play.job_process import JOBS, JobAnswer

log = structlog.get_logger()

WALL_FACTOR = 6
"""So many times its seconds a job may take by the clock: on a busy machine it gets a part of a core only."""
MOST_ANSWER = 1 << 26
MOST_STDERR = 1 << 14


class JobOvertime(PlayError):
    status = 422

    def __init__(self) -> None:
        super().__init__("refused-match-long")


class JobFailed(PlayError):
    status = 500

    def __init__(self) -> None:
        super().__init__("error-server")


class JobRunner:
    """Starts jobs: one of a kind at a time, and one of an owner, so that nobody's many jobs keep the others waiting."""

    def __init__(self, seconds: int) -> None:
        self._cpu_seconds = seconds
        self._wall_seconds = seconds * WALL_FACTOR
        self._slots = {name: asyncio.Semaphore(1) for name in JOBS}
        self._owners: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    async def run(self, name: str, task: bytes, *, owner: str) -> bytes:
        """The result of this job. Whoever stops waiting for it, by being cancelled, ends it.

        Raises BadExport if the match can't be played, and what is named above.
        """
        async with self._turn(name, owner):
            code, output, said = await self._run(name, task)
        if code in (-signal.SIGXCPU, -signal.SIGALRM):
            raise JobOvertime
        if code != 0:
            log.error("a job failed", job=name, code=code, said=said.decode(errors="replace").splitlines())
            raise JobFailed
        try:
            answer = msgspec.msgpack.decode(output, type=JobAnswer)
        except msgspec.MsgspecError:
            log.error("the answer of a job can't be read", job=name, bytes=len(output))
            raise JobFailed from None
        if answer.result is None:
            raise BadExport(answer.refusal or "")
        return answer.result

    @contextlib.asynccontextmanager
    async def _turn(self, name: str, owner: str) -> AsyncIterator[None]:
        lock = self._owners.setdefault((name, owner), asyncio.Lock())
        async with contextlib.AsyncExitStack() as held:
            try:
                async with asyncio.timeout(self._wall_seconds):
                    await held.enter_async_context(lock)
                    await held.enter_async_context(self._slots[name])
            except TimeoutError:
                raise Unavailable("refused-match-queue") from None
            yield

    async def _run(self, name: str, task: bytes) -> tuple[int, bytes, bytes]:
        """The exit code of the process, and what it wrote. When this returns or raises, the process is gone."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "app.play.job_process", name, str(self._cpu_seconds), str(self._wall_seconds)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=_environment(),
        )
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            async with asyncio.timeout(self._wall_seconds):
                _, output, said = await asyncio.gather(
                    _feed(process.stdin, task),
                    _read(process.stdout, MOST_ANSWER),
                    _read(process.stderr, MOST_STDERR),
                )
                return await process.wait(), output, said
        except TimeoutError:
            raise JobOvertime from None
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def _environment() -> dict[str, str]:
    """The same packages as here, so that it finds the same games; none of our settings, which hold secrets."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(path or "." for path in sys.path), "PYTHONSAFEPATH": "1"}


async def _feed(stream: asyncio.StreamWriter, data: bytes) -> None:
    with contextlib.suppress(ConnectionError):  # it may have died before it read everything
        stream.write(data)
        await stream.drain()
        stream.close()


async def _read(stream: asyncio.StreamReader, most: int) -> bytes:
    """What it writes, to its end. Beyond `most` nothing is kept: an answer cut off there can't be decoded."""
    kept = bytearray()
    while chunk := await stream.read(1 << 16):
        kept += chunk[: most - len(kept)]
    return bytes(kept)
