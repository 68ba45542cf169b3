"""The machine under the benchmarks: cores, memory and time of a process, a folder on a real disk, a slow disk."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SERVER_CORE, LOAD_CORE = 0, 1
SLOW_FSYNC = Path(__file__).parent / "slow_fsync.c"


def pin(pid: int, core: int) -> None:
    """Keep a process with all its threads on one core, where there is more than one (0: this process)."""
    if (os.cpu_count() or 1) > 1:
        for thread in os.listdir(f"/proc/{pid or os.getpid()}/task"):
            os.sched_setaffinity(int(thread), {core})


def resident_kib(pid: int) -> int:
    """Memory of a process that is really there."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError(f"process {pid} has no memory")


def cpu_seconds(pid: int) -> float:
    """Time that all threads of a process have spent on a core so far, in user space and in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def core_seconds(core: int) -> float:
    """Time that a core has been busy so far, with whatever."""
    for line in Path("/proc/stat").read_text().splitlines():
        if line.startswith(f"cpu{core} "):
            user, nice, system, _idle, _iowait, *interrupts = map(int, line.split()[1:9])
            return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")
    raise ValueError(f"there is no core {core}")


@contextlib.contextmanager
def work_folder() -> Iterator[Path]:
    """A folder for databases. Not in /tmp, which may be memory: an fsync must cost what it costs."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build, prefix="bench-") as folder:
        yield Path(folder)


@contextlib.contextmanager
def slow_fsync(ms: float) -> Iterator[bool]:
    """For servers started inside, each fsync takes so much longer. False if there is no C compiler to make it so."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        yield False
        return
    with work_folder() as folder:
        library = folder / "slow_fsync.so"
        subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", library, SLOW_FSYNC, "-ldl"], check=True)
        os.environ |= {"LD_PRELOAD": str(library), "SLOW_FSYNC_MS": str(ms)}
        try:
            yield True
        finally:
            del os.environ["LD_PRELOAD"], os.environ["SLOW_FSYNC_MS"]
