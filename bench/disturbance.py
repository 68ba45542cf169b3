"""How much else the machine did while something was measured, so that a disturbed run is known as one."""

import os
import resource
import time
from pathlib import Path

from msgspec import Struct

TOO_MUCH = 0.05
STEPS = 300_000


class Disturbance(Struct, frozen=True):
    """Shares of all cores' time."""

    others: float
    """Other programs of this machine."""
    stolen: float
    """Other machines on the same hardware."""
    speed: float
    """Steps of a small loop in a CPU second, in millions: the same work may cost half as much a minute later."""

    @property
    def is_great(self) -> bool:
        return self.others + self.stolen > TOO_MUCH

    def text(self) -> str:
        found = (
            f"Other programs took {self.others:.0%} of the cores, other machines {self.stolen:.0%}; "
            f"{self.speed:.0f} million steps of Python a CPU second."
        )
        return f"**Disturbed:** {found} Trust ratios only, and run it again." if self.is_great else found


class DisturbanceMeter:
    """Measures from here on. What is measured must be over, with all its processes, when it is read."""

    def __init__(self) -> None:
        self._speed = python_speed()
        self._before = _counts()

    def read(self) -> Disturbance:
        took, busy, stolen, own = (now - then for then, now in zip(self._before, _counts(), strict=True))
        cores = took * (os.cpu_count() or 1)
        others = max(0.0, busy - own) / cores
        return Disturbance(others, stolen / cores, (self._speed + python_speed()) / 2)


def python_speed() -> float:
    """Millions of steps in a CPU second."""
    began, total = time.thread_time(), 0
    for step in range(STEPS):
        total += step & 7
    return STEPS / (time.thread_time() - began) / 1e6


def _counts() -> tuple[float, ...]:
    """Seconds: passed, busy on all cores, stolen from them, and busy for us and the processes that we have started."""
    ticks = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    user, nice, system, _idle, _waiting, hard, soft, stolen = (count / os.sysconf("SC_CLK_TCK") for count in ticks)
    uses = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    own = sum(use.ru_utime + use.ru_stime for use in uses)
    return time.monotonic(), user + nice + system + hard + soft, stolen, own
