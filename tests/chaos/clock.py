"""A wall clock that goes wrong: libfaketime shows one process another time than the machine's."""

import glob
from pathlib import Path

import pytest

from tests.people import Server

LIBRARIES = ("/usr/lib/*/faketime/libfaketime.so.1", "/usr/lib*/faketime/libfaketime.so.1")


class SkewedClock:
    """The wall clock of one worker, from its next start on; its monotonic clock stays right."""

    def __init__(self, worker: Server) -> None:
        found = [path for pattern in LIBRARIES for path in glob.glob(pattern)]
        if not found:
            pytest.fail("libfaketime is not installed; `make test` installs it, or use your package manager")
        self._file = worker.folder / "clock"
        self.seconds = 0
        self.set(0)
        worker.environment |= {
            "LD_PRELOAD": found[0],
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": "1",  # it looks into the file again after a second
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",  # the same, as older versions call it
        }

    def set(self, seconds: int) -> None:
        """So much ahead of the machine's clock, or behind if negative."""
        self.seconds = seconds
        fresh = Path(f"{self._file}.new")
        fresh.write_text(f"{seconds:+d}s\n")
        fresh.replace(self._file)
