"""Real databases and a real Redis for the tests, started by the tests themselves in a temporary folder.

`database_url` runs a test on SQLite and on Postgres, `bus_url` on memory and on Redis. Nothing is skipped: where a
server program is missing the test fails and says what to install.
"""

import asyncio
import contextlib
import glob
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import TypedDict

import asyncpg  # type: ignore[import-untyped]
import pytest

from app.bus import Bus, open_bus
from app.store import Store

START_SECONDS = 120.0
LOOPBACK = "127.0.0.1"
CADDYFILE = Path(__file__).parent.parent / "deploy" / "Caddyfile"


PORTS = range(20_000, 32_000)
"""Below those from which the system takes the near end of every connection that is opened: while a server is being
started, or is dead for a moment, nobody else gets its port by chance."""


def free_port() -> int:
    for port in random.SystemRandom().sample(PORTS, 100):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind((LOOPBACK, port))
            return port
    pytest.fail("a hundred ports are in use")


def find_program(name: str, *patterns: str) -> str:
    """The newest of the programs that match, else the one on the path."""
    found = sorted(path for pattern in patterns for path in glob.glob(pattern))
    program = found[-1] if found else shutil.which(name)
    if program is None:
        pytest.fail(f"{name} is not installed; `make test` installs it, or use your package manager")
    return program


class RunAs(TypedDict, total=False):
    """Whose process a server program is, as `subprocess` wants it."""

    user: str
    group: str
    extra_groups: list[str]


class ServerProgram:
    """A server program that can be stopped, killed and started again on the same port and data."""

    port: int
    process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def folder_to_run_in(self) -> Path:
        raise NotImplementedError

    def run_as(self) -> RunAs:
        """Another user, where the program refuses to run as ours."""
        return {}

    def start(self) -> None:
        log, folder = subprocess.DEVNULL, self.folder_to_run_in()
        self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=folder, **self.run_as())
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                pytest.fail(f"{self.command()[0]} did not start")
            time.sleep(0.05)

    def send_signal(self, which: signal.Signals) -> None:
        """Say to all its processes that they shall wait, or go on."""
        assert self.process is not None
        self.process.send_signal(which)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(START_SECONDS)
            self.process = None


class Postgres(ServerProgram):
    """A cluster of its own, with fsync on. It refuses to run as root, so root lends it to the user `postgres`."""

    def __init__(self, address: str = LOOPBACK, **settings: str) -> None:
        self.port = free_port()
        self.address = address
        self.settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user, self.user)
        self.data = self.folder / "data"
        initdb = [self._program("initdb"), "-D", str(self.data), "-U", "parlour"]
        subprocess.run(
            [*initdb, "--auth=trust", "--encoding=UTF8", "--locale=C"],
            check=True,
            capture_output=True,
            **self.run_as(),
        )
        if address != LOOPBACK:
            with (self.data / "pg_hba.conf").open("a") as rules:
                rules.write(f"host all all {address}/24 trust\n")

    def run_as(self) -> RunAs:
        return {} if self.user is None else {"user": self.user, "group": self.user, "extra_groups": []}

    def _program(self, name: str) -> str:
        return find_program(name, f"/usr/lib/postgresql/*/bin/{name}")

    def command(self) -> list[str]:
        settings = [f"port={self.port}", f"listen_addresses={self.address}", f"unix_socket_directories={self.folder}"]
        settings += ["fsync=on", "synchronous_commit=on", "max_connections=200"]
        settings += [f"{name}={value}" for name, value in self.settings.items()]
        return [self._program("postgres"), "-D", str(self.data)] + [part for s in settings for part in ("-c", s)]

    def answers(self) -> bool:
        ready = [self._program("pg_isready"), "-h", self.address, "-p", str(self.port)]
        return subprocess.run(ready, capture_output=True, check=False).returncode == 0

    def folder_to_run_in(self) -> Path:
        return self.folder

    def crash(self) -> None:
        """Everything of it is killed at once; the next start has to recover."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)  # so that it makes no more children
        children = self.children()
        for pid in (self.process.pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(START_SECONDS)
        self.process = None
        deadline = time.monotonic() + START_SECONDS
        while any(Path(f"/proc/{pid}").exists() and not _is_zombie(pid) for pid in children):
            assert time.monotonic() < deadline, "a child of Postgres outlived it"
            time.sleep(0.01)

    def children(self) -> list[str]:
        """The ids of its processes but the first."""
        assert self.process is not None
        return Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()

    def send_signal(self, which: signal.Signals) -> None:
        """To the first, so that it makes no more, and then to all others."""
        assert self.process is not None
        super().send_signal(which)
        for pid in self.children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(pid), which)

    def url(self, database: str) -> str:
        return f"postgresql://parlour@{self.address}:{self.port}/{database}"

    async def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test_{secrets.token_hex(6)}"
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.url(name)

    def close(self) -> None:
        self.stop(signal.SIGQUIT)  # at once: the data is thrown away
        shutil.rmtree(self.folder, ignore_errors=True)


def _is_zombie(pid: str) -> bool:
    """Whether a process has ended and only waits for somebody to notice."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


class RedisServer(ServerProgram):
    """Redis that stores nothing on the disk."""

    def __init__(self, address: str = LOOPBACK) -> None:
        self.port = free_port()
        self.address = address
        self.url = f"redis://{address}:{self.port}/0"

    def command(self) -> list[str]:
        quiet = ["--save", "", "--appendonly", "no", "--bind", self.address, "--protected-mode", "no"]
        return [find_program("redis-server", "/usr/bin/redis-server"), "--port", str(self.port), *quiet]

    def answers(self) -> bool:
        try:
            with socket.create_connection((self.address, self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def folder_to_run_in(self) -> Path:
        return Path(tempfile.gettempdir())


class Caddy(ServerProgram):
    """The proxy of `deploy/Caddyfile` without TLS, in front of servers on these ports of this machine."""

    def __init__(self, folder: Path, ports: Sequence[int]) -> None:
        self.port = free_port()
        self.url = f"http://{LOOPBACK}:{self.port}"
        self.config = folder / "Caddyfile"
        given = CADDYFILE.read_text()
        for part, own in (
            ("{$PARLOUR_DOMAIN:localhost} {", f"{{\n\tadmin off\n}}\n\n{self.url} {{"),
            ("dynamic a app 8000 {\n\t\t\trefresh 5s\n\t\t}", "to " + " ".join(f"{LOOPBACK}:{n}" for n in ports)),
        ):
            assert given.count(part) == 1
            given = given.replace(part, own)
        self.config.write_text(given)

    def command(self) -> list[str]:
        return [find_program("caddy"), "run", "--config", str(self.config), "--adapter", "caddyfile"]

    def answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection((LOOPBACK, self.port), timeout=1):
            return True
        return False

    def folder_to_run_in(self) -> Path:
        return self.config.parent


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    server.start()
    yield server
    server.close()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """For tests that stop it."""
    server = Postgres()
    server.start()
    yield server
    server.close()


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """For tests that stop it."""
    server = RedisServer()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.stop()


async def empty_database(request: pytest.FixtureRequest, file: Path) -> str:
    """The URL of an empty database of the kind that the fixture's parameter names."""
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    server: Postgres = request.getfixturevalue("postgres")
    return await server.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return await empty_database(request, tmp_path / "parlour.db")


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


@pytest.fixture(params=["memory", "redis"])
def bus_url(request: pytest.FixtureRequest) -> str | None:
    if request.param == "memory":
        return None
    server: RedisServer = request.getfixturevalue("redis_server")
    return server.url


@pytest.fixture
async def bus(bus_url: str | None) -> AsyncIterator[Bus]:
    bus = await open_bus(bus_url)
    yield bus
    await bus.close()


async def eventually(true: Callable[[], object], seconds: float = 120.0) -> None:
    """Wait until `true()` is; fail if it never is."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not happen in time"
        await asyncio.sleep(0.01)
