"""Jobs: whatever a game's code does there, the answer is a clear one, and no process is left."""

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from app.engine import commitment
from app.export import BadExport, Export
from app.play.errors import Unavailable
from app.play.job_process import JOBS
from app.play.jobs import JobFailed, JobOvertime, JobRunner
from app.play.playthrough import decode_playthrough, encode_export
from tests.attacks.stubborn import SECRET_THING
from tests.attacks.tools import install_games, job_processes
from tests.services import eventually


@pytest.fixture(autouse=True)
def stubborn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stubborn game is installed, for the processes that we start."""
    folder = install_games(tmp_path / "site", [("tests.attacks.stubborn", "stubborn")])
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])


def task(way: str) -> bytes:
    """A match that has not begun, of a game that does this when it is set up."""
    seed = bytes(32)
    return encode_export(
        Export(
            parlour=1,
            game="stubborn",
            seats=["Ann", "Ben"],
            options={"way": way},
            seed=seed.hex(),
            commitment=commitment(seed),
            moves=[],
        )
    )


@pytest.fixture
def jobs() -> JobRunner:
    return JobRunner(20)


@pytest.mark.parametrize("way", ["good", "print"])
async def test_a_job_is_done(jobs: JobRunner, way: str) -> None:
    played = decode_playthrough(await jobs.run("import", task(way), owner="ann"))
    assert played.options == {"way": way}
    assert not job_processes()


async def test_a_loop_is_ended() -> None:
    with pytest.raises(JobOvertime):
        await JobRunner(1).run("import", task("loop"), owner="ann")
    assert not job_processes()


async def test_one_that_does_nothing_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.play.jobs.WALL_FACTOR", 2)
    with pytest.raises(JobOvertime):
        await JobRunner(1).run("import", task("sleep"), owner="ann")
    assert not job_processes()


@pytest.mark.parametrize("way", ["die", "raise", "eat"])
async def test_a_failure_is_logged_without_what_was_in_hand(jobs: JobRunner, way: str) -> None:
    with capture_logs() as logged, pytest.raises(JobFailed):
        await jobs.run("import", task(way), owner="ann")
    (line,) = logged
    assert line["event"] == "a job failed"
    assert SECRET_THING not in str(line)
    if way == "raise":
        assert line["said"][0] == "KeyError"
        assert any("stubborn.py" in place for place in line["said"])


async def test_what_does_not_fit_the_rules_is_said(jobs: JobRunner) -> None:
    with pytest.raises(BadExport, match="has no option"):
        await jobs.run("import", task("upside-down"), owner="ann")


async def test_an_answer_that_can_not_be_read(jobs: JobRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.play.jobs.MOST_ANSWER", 20)
    with pytest.raises(JobFailed):
        await jobs.run("import", task("good"), owner="ann")


async def test_a_job_that_nobody_waits_for_is_ended(jobs: JobRunner) -> None:
    waiting = asyncio.create_task(jobs.run("import", task("sleep"), owner="ann"))
    await eventually(job_processes)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not job_processes()
    assert await jobs.run("import", task("good"), owner="ann")


async def test_nobodys_many_jobs_keep_the_others_waiting(jobs: JobRunner) -> None:
    """Ann has three jobs, Ben one: his is done after the first of hers. The other kind does not wait at all."""
    done: list[str] = []

    async def run(owner: str) -> None:
        await jobs.run("import", task("good"), owner=owner)
        done.append(owner)

    await asyncio.gather(*(run(owner) for owner in ("ann", "ann", "ann", "ben")))
    assert done == ["ann", "ben", "ann", "ann"]


async def test_who_has_waited_for_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = JobRunner(20)
    first = asyncio.create_task(jobs.run("import", task("sleep"), owner="ann"))
    await eventually(job_processes)
    jobs._wall_seconds = 0
    with pytest.raises(Unavailable, match="refused-match-queue"):
        await jobs.run("import", task("good"), owner="ben")
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first


def test_a_process_imports_no_server_and_no_database() -> None:
    modules = ", ".join(module for module, _ in JOBS.values())
    program = f"import sys, app.play.job_process, {modules}; print(' '.join(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(answer.stdout.split())
    assert "app.engine" in loaded
    assert not loaded & {"fastapi", "starlette", "sqlalchemy", "pydantic", "structlog", "asyncio", "app.store"}


async def test_settings_are_not_handed_on(jobs: JobRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_SECRET_KEY", "only for the server")
    waiting = asyncio.create_task(jobs.run("import", task("sleep"), owner="ann"))
    await eventually(job_processes)
    (child,) = job_processes()
    assert b"only for the server" not in Path(f"/proc/{child}/environ").read_bytes()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)


def test_tasks_are_read_strictly() -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_playthrough(msgspec.msgpack.encode({"options": {}, "notes": ["x"]}))
