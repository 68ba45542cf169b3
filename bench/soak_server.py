"""`parlour serve`, with a window into its memory that the product does not have: SIGUSR1 writes a MemoryReport."""

import ctypes
import gc
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from app.web.server import main

SERVER = "bench.soak_server"
REPORT = "SOAK_REPORT"
"""The variable of the environment that names the file."""
OURS = ("LiveRoom", "LiveMatch", "Match", "Stream", "Connection", "TableSession", "Bucket", "Task", "HttpProtocol")
MB = 1024 * 1024
MALLINFO = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")


class MemoryReport(Struct, frozen=True):
    """What a server holds."""

    blocks: int
    """Blocks of memory that Python has handed out."""
    malloc_used_mb: float
    malloc_free_mb: float
    """What malloc has of the system but nobody uses."""
    unreachable: int
    """Objects that nobody could reach, only the collector had not looked yet."""
    ours: dict[str, int]
    types: dict[str, int]


class Mallinfo(ctypes.Structure):
    """What glibc's mallinfo2 returns."""

    _fields_ = [(name, ctypes.c_size_t) for name in MALLINFO]


def report() -> MemoryReport:
    before = Counter(type(thing).__name__ for thing in gc.get_objects())
    blocks = sys.getallocatedblocks()
    unreachable = gc.collect() if os.environ.get("SOAK_COLLECT") else 0
    used, free = _malloc()
    return MemoryReport(blocks, used, free, unreachable, {name: before[name] for name in OURS}, dict(before))


def _malloc() -> tuple[float, float]:
    libc = ctypes.CDLL(None)
    try:
        info = libc.mallinfo2
    except AttributeError:  # not glibc
        return 0.0, 0.0
    info.restype = Mallinfo
    found: Any = info()
    return (found.uordblks + found.hblkhd) / MB, found.fordblks / MB


def _write(*_: object) -> None:
    path = Path(os.environ[REPORT])
    made = path.with_suffix(".new")
    made.write_bytes(msgspec.json.encode(report()))
    made.rename(path)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, _write)
    main()
