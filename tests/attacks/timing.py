"""Do two samples of times differ? And when was something shown?"""

import math
import time
from collections.abc import Sequence
from typing import Any

from app.play.wire import expand_notes
from tests.people import Person, Server


def ks_statistic(first: Sequence[float], second: Sequence[float]) -> float:
    """The largest distance between the two samples' cumulative distributions."""
    a, b = sorted(first), sorted(second)
    i = j = 0
    largest = 0.0
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            i += 1
        else:
            j += 1
        largest = max(largest, abs(i / len(a) - j / len(b)))
    return largest


def threshold(first: Sequence[float], second: Sequence[float], chance: float = 1e-6) -> float:
    """Samples of one distribution are further apart than this with about this chance."""
    n, m = len(first), len(second)
    return math.sqrt(-math.log(chance / 2) / 2 * (n + m) / (n * m))


class Watcher(Person):
    """Notes when each round's answer was shown; the next window opens in the same instant.

    Rounds that were over when the connection stood are not counted: on a busy machine that may be the first ones.
    """

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.answers: list[tuple[float, bool]] = []

    def _handle(self, frame: dict[str, Any]) -> None:
        super()._handle(frame)
        if frame["t"] != "step":
            return
        self.answers += [
            (time.monotonic(), args["opened"])
            for note, args in expand_notes(frame.get("notes", []))
            if note == "answered"
        ]
