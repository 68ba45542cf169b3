"""The process in which a job runs: `python -m app.play.job_process NAME CPU_SECONDS WALL_SECONDS`.

A job plays a whole match by a game's own code, which may be slow or never end. Here it is in nobody's way, and
can be killed. It reads its task from the input and writes a JobAnswer to the output. `app.play.jobs` starts these
processes. What is imported here is paid for with each of them: the engine and the one game, no server and no database.
"""

import os
import resource
import signal
import sys
import traceback
from importlib import import_module

import msgspec
from msgspec import Struct

from app.export import BadExport

JOBS = {"import": ("app.play.playthrough", "play_through"), "replay": ("app.play.replays", "make_replay")}
"""Where each job's function is: from the bytes of the task to those of the result. It may raise BadExport."""
NICENESS = 5
"""Whoever sits at a table goes first; but a job on a busy machine must come to its end too."""
MEMORY_BYTES = 1 << 30


class JobAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a job came to: its result, or why the match can't be played."""

    result: bytes | None = None
    refusal: str | None = None


def main() -> None:
    """Do one job. What a game prints or leaves running is not part of the answer."""
    name, cpu_seconds, wall_seconds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    _limit(cpu_seconds, wall_seconds)
    output = os.dup(1)
    os.dup2(2, 1)
    try:
        module, function = JOBS[name]
        answer = JobAnswer(result=getattr(import_module(module), function)(sys.stdin.buffer.read()))
    except BadExport as error:
        answer = JobAnswer(refusal=str(error))
    except BaseException as error:
        os.write(2, _told(error).encode())
        os._exit(1)
    with open(output, "wb") as file:
        file.write(msgspec.msgpack.encode(answer))
    os._exit(0)


def _limit(cpu_seconds: int, wall_seconds: int) -> None:
    """The system ends this process when its time is up, also if nobody is left who waits for it."""
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds + 1))
    if sys.platform == "linux":  # elsewhere it can't be set, or means something else
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    signal.alarm(wall_seconds)


def _told(error: BaseException) -> str:
    """What was raised and where; not its text, which may hold what somebody had in hand."""
    places = traceback.extract_tb(error.__traceback__)
    return "\n".join([type(error).__name__, *(f"{place.filename}:{place.lineno} {place.name}" for place in places)])


if __name__ == "__main__":
    main()
