"""`parlour healthcheck`: what the image asks its server, and when it ends it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.people import ROOT, Server, running_server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path) as server:
        yield server
        assert server.process is not None
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGCONT)


def check(server: Server, *words: str) -> subprocess.CompletedProcess[str]:
    """Run it as the image does, with files of its own."""
    env = {**os.environ, "PARLOUR_PORT": str(server.port), "TMPDIR": str(server.folder)}
    command = [sys.executable, "-m", "app.cli", "healthcheck", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False)


def pid_of(server: Server) -> str:
    assert server.process is not None
    return str(server.process.pid)


def is_alive(server: Server) -> bool:
    assert server.process is not None
    return server.process.poll() is None


def test_a_healthy_server_is_let_alone(server: Server) -> None:
    done = check(server, "--end", pid_of(server), "--silent", "0")
    assert (done.returncode, done.stderr) == (0, "")
    assert '"store":"ok"' in done.stdout
    assert is_alive(server)


def test_a_server_that_answered_and_no_longer_does_is_ended(server: Server) -> None:
    assert check(server, "--end", pid_of(server)).returncode == 0
    os.kill(int(pid_of(server)), signal.SIGSTOP)
    waited = check(server, "--end", pid_of(server))
    assert waited.returncode == 1
    assert "does not answer" in waited.stdout
    assert is_alive(server), "not before a minute"
    ended = check(server, "--end", pid_of(server), "--silent", "1")
    assert ended.returncode == 1
    assert f"ending process {pid_of(server)}" in ended.stderr
    assert server.process is not None
    assert server.process.wait(60) == -signal.SIGKILL


def test_a_server_that_has_not_answered_yet_may_take_its_time(server: Server) -> None:
    """A process before it may have: that counts for nothing."""
    assert check(server, "--end", str(os.getpid())).returncode == 0
    os.kill(int(pid_of(server)), signal.SIGSTOP)
    assert check(server, "--end", pid_of(server), "--silent", "0").returncode == 1
    assert is_alive(server)


def test_where_nobody_listens(tmp_path: Path) -> None:
    done = check(Server(tmp_path))
    assert done.returncode == 1
    assert "does not answer" in done.stdout
