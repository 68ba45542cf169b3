"""Workers that write moves as fast as they can and say which are acknowledged, until somebody kills them.

`python -m tests.store.crash URL ROOM…` is a fork server: it has the store imported and warm, and forks a worker in a
few milliseconds. It reads commands, one a line: `start FILE` answers with the process id of a new worker, which appends
what is acknowledged to the file; `import FILE` likewise with one that stores whole matches; `kill PID` answers with the
signal that ended it.
"""

import asyncio
import os
import signal
import sys
import tempfile

from app.store import Conflict, Store, StoreDown
from tests.store.makers import move, running_room, whole_match

IMPORTED_MOVES = 3000


async def write_until_killed(url: str, rooms: list[str], acks: int) -> None:
    """`acks` is a file handle: one line for each acknowledged move."""
    store = await Store.open(url)

    async def last_seq(room: str) -> int:
        while True:
            try:
                return await store.last_seq(room)
            except StoreDown:
                await asyncio.sleep(0.05)

    async def play(room: str) -> None:
        seq = await last_seq(room)
        while True:
            option = f"{os.getpid()}.{seq + 1}"
            try:
                await store.write(move(room, seq + 1, option, checkpoint=option.encode() if seq % 5 == 0 else None))
            except Conflict:
                seq = await last_seq(room)
            except StoreDown:
                await asyncio.sleep(0.05)
            else:
                seq += 1
                os.write(acks, f"{room} {seq} {option}\n".encode())

    await asyncio.gather(*(play(room) for room in rooms))


async def import_until_killed(url: str, acks: int) -> None:
    """Whole matches, one after the other; a line for each that is stored."""
    store = await Store.open(url)
    for n in range(100_000):
        room = f"import-{os.getpid()}-{n}"
        await store.add_match(*whole_match(room, IMPORTED_MOVES))
        os.write(acks, f"{room} {IMPORTED_MOVES} done\n".encode())


async def warm_up() -> None:
    """Whatever the first use of a store imports or compiles is there before the first fork."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/warm.db")
        await running_room(store)
        await store.write(move("red-fox", await store.last_seq("red-fox") + 1))
        await store.close()


def serve_forks(url: str, rooms: list[str]) -> None:
    """Carry out commands until the input ends; then no worker is left."""
    asyncio.run(warm_up())
    alive: set[int] = set()
    for line in sys.stdin:
        command, _, argument = line.strip().partition(" ")
        if command in ("start", "import"):
            pid = os.fork()
            if pid == 0:
                acks = os.open(argument, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
                importing = command == "import"
                asyncio.run(import_until_killed(url, acks) if importing else write_until_killed(url, rooms, acks))
                os._exit(0)
            alive.add(pid)
            print(pid, flush=True)
        else:
            print(kill_worker(int(argument)), flush=True)
            alive.discard(int(argument))
    for pid in alive:  # the test is over, or dead
        kill_worker(pid)


def kill_worker(pid: int) -> int:
    """Kill a worker; returns the signal that ended it, 0 if it had ended by itself."""
    os.kill(pid, signal.SIGKILL)
    return os.WTERMSIG(os.waitpid(pid, 0)[1])


if __name__ == "__main__":
    serve_forks(sys.argv[1], sys.argv[2:])
