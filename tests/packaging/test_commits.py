"""The check of commit subjects, on a real repository."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.people import ROOT

GIT = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]


def commit(folder: Path, subject: str) -> None:
    subprocess.run([*GIT, "commit", "--quiet", "--allow-empty", "--no-verify", "-m", subject], cwd=folder, check=True)


def check(folder: Path, *base: str) -> "subprocess.CompletedProcess[str]":
    script = ROOT / "scripts" / "check_commits.py"
    return subprocess.run([sys.executable, script, *base], cwd=folder, capture_output=True, text=True)


@pytest.fixture
def branch(tmp_path: Path) -> Path:
    """A branch that leaves main, where subjects were once sentences."""
    subprocess.run([*GIT, "init", "--quiet", "--initial-branch=main"], cwd=tmp_path, check=True)
    commit(tmp_path, "The first Parlour, in a sentence of its own.")
    subprocess.run([*GIT, "checkout", "--quiet", "-b", "mine"], cwd=tmp_path, check=True)
    return tmp_path


@pytest.mark.parametrize("subject", ["play: keep frames of a lost connection for 30 s", "tests/play: " + "x" * 60])
def test_good_subjects_pass(branch: Path, subject: str) -> None:
    commit(branch, subject)
    assert check(branch).returncode == 0


@pytest.mark.parametrize(
    "subject",
    ["The listener reads deflated frames too", "play: too long" + "g" * 60, "play: with a stop.", "play:none"],
)
def test_bad_subjects_are_named(branch: Path, subject: str) -> None:
    commit(branch, "store: a good one before")
    commit(branch, subject)
    commit(branch, "store: a good one after")
    checked = check(branch)
    assert checked.returncode == 1
    assert subject in checked.stderr
    assert "a good one" not in checked.stderr


def test_the_base_can_be_named(branch: Path) -> None:
    commit(branch, "A sentence")
    commit(branch, "store: a good one")
    assert check(branch, "HEAD~1").returncode == 0
    assert check(branch, "HEAD~2").returncode == 1
