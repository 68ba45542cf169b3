"""`parlour healthcheck`: ask the server of this machine how it is, and end it if it no longer answers at all.

Docker marks a container as unhealthy and leaves it so; it starts one again that has ended. So with `--end PID` (the
process of the container: 1) this command ends a server that has answered before and has not for a minute.
"""

import argparse
import contextlib
import os
import signal
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from app.settings import Settings

LIVE_TIMEOUT = 2.0
HEALTH_TIMEOUT = 4.0
SILENT_SECONDS = 60.0


def arguments(parser: argparse.ArgumentParser) -> None:
    """Name the arguments; the address of the server comes from its settings."""
    parser.add_argument("--end", type=int, metavar="PID", help="end this process, and its children, when it is silent")
    parser.add_argument(
        "--silent", type=float, metavar="S", default=SILENT_SECONDS, help="after so many seconds (default: %(default)g)"
    )


def run(args: argparse.Namespace) -> int:
    """Print what the server says of itself; exit code 1 if it is not healthy."""
    settings = Settings()
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    url = f"http://{host}:{settings.port}"
    alive, text = ask(f"{url}/livez", LIVE_TIMEOUT)
    if args.end is not None:
        answers = LastAnswer(settings.port, args.end)
        if alive:
            answers.note()
        elif answers.silence() > args.silent:
            print(f"no answer for {answers.silence():.0f} seconds: ending process {args.end}", file=sys.stderr)
            end(args.end)
    if not alive:
        print(text)
        return 1
    healthy, text = ask(f"{url}/healthz", HEALTH_TIMEOUT)
    print(text)
    return 0 if healthy else 1


def ask(url: str, timeout: float) -> tuple[bool, str]:
    """Whether the answer was 200, and what it was."""
    try:
        with urllib.request.urlopen(url, timeout=timeout) as answer:
            return True, answer.read().decode()
    except urllib.error.HTTPError as error:
        return False, error.read().decode()
    except OSError as error:
        return False, f"{url} does not answer: {error}"


class LastAnswer:
    """When a process has last answered, kept in a file from one check to the next.

    With the moment at which the process began: a new one that is still busy with its start has not answered yet.
    """

    def __init__(self, port: int, pid: int) -> None:
        self._file = Path(tempfile.gettempdir()) / f"parlour-answered-{os.getuid()}-{port}"
        self._process = f"{pid} {began(pid)}"

    def note(self) -> None:
        """It has answered now."""
        self._file.write_text(f"{time.monotonic()}\n{self._process}")

    def silence(self) -> float:
        """Seconds since its last answer; 0 if it has never answered."""
        try:
            at, process = self._file.read_text().split("\n")
            return time.monotonic() - float(at) if process == self._process else 0.0
        except (OSError, ValueError):
            return 0.0


def began(pid: int) -> str:
    """When the process began, in ticks since the machine did; empty if there is none."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19]
    return ""


def end(pid: int) -> None:
    """SIGKILL to a process and its children.

    In a container nothing inside can kill process 1. If that is an init (`docker run --init`, `init: true`), it ends
    with its child, the server.
    """
    children = []
    with contextlib.suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    for victim in {*map(int, children), pid} - {os.getpid()}:
        with contextlib.suppress(ProcessLookupError):
            os.kill(victim, signal.SIGKILL)
