"""The guide is true: its story is followed on a fresh game, change by change, and its contract names what there is."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
import parlour.testing
from app.cli import main
from app.engine import Dice, Table
from app.engine.game import ARGUMENTS

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
CHANGE = re.compile(r"^```diff( wrong)?\n--- (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def check(folder: Path) -> str:
    """What the judge says, in the folder of the game."""
    command = [sys.executable, "-P", "-m", "parlour", "check", "skull", "--quick"]
    return subprocess.run(
        command, cwd=folder, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    ).stdout


def changed(text: str, block: str) -> str:
    """The text after a change of the guide; it must fit in one place."""
    lines = block.splitlines(keepends=True)
    old = "".join(line[1:] or "\n" for line in lines if not line.startswith("+"))
    new = "".join(line[1:] or "\n" for line in lines if not line.startswith("-"))
    assert text.count(old) == 1, f"the guide changes what is not there:\n{old}"
    return text.replace(old, new)


def test_the_story_can_be_followed(tmp_path: Path) -> None:
    folder = tmp_path / "skull"
    assert main(["new-game", "skull", "--folder", str(folder)]) == 0
    told: list[str] = []
    for wrong, name, block in CHANGE.findall(GUIDE):
        path = folder / name
        before = path.read_text(encoding="utf-8")
        path.write_text(changed(before, block), encoding="utf-8")
        if name.endswith("/rules.py") or wrong:
            told.append(check(folder))
        if wrong:
            path.write_text(before, encoding="utf-8")
    assert "FAILED invariants\n  there are more coins than were won" in told[0]
    assert "FAILED words: en.ftl lacks note-consoled" in told[0]
    assert "FAILED secrets in views" in told[1]
    assert check(folder).endswith("passed\n")
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:asyncio"]
    tests = subprocess.run(pytest_, cwd=folder, capture_output=True, text=True, check=False)
    assert tests.returncode == 0, tests.stdout
    lint = subprocess.run([Path(sys.executable).parent / "ruff", "check", "--no-cache", "."], cwd=folder, check=False)
    assert lint.returncode == 0


def test_what_it_shows_is_what_is_written(tmp_path: Path) -> None:
    """The sample of pyproject.toml, and the tree of files."""
    folder = tmp_path / "skull"
    main(["new-game", "skull", "--folder", str(folder)])
    (sample,) = re.findall(r"^```toml\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    assert sample in (folder / "pyproject.toml").read_text(encoding="utf-8")
    tree = GUIDE[GUIDE.index("skull/\n  pyproject.toml") :].partition("```")[0]
    written = {path.name for path in folder.rglob("*.*") if path.suffix not in (".pyc", ".typed")}
    assert {name for name in written if name not in tree} == set()


@pytest.mark.parametrize("name", [*parlour.__all__, *parlour.testing.__all__, "INFO", "invariants", *ARGUMENTS])
def test_every_name_is_explained(name: str) -> None:
    assert re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", GUIDE)


@pytest.mark.parametrize("verbs", [Table, Dice], ids=lambda verbs: verbs.__name__)
def test_every_verb_is_explained(verbs: type) -> None:
    for verb in vars(verbs):
        if not verb.startswith("_") and callable(getattr(verbs, verb)) and verb not in ("fork",):
            assert re.search(rf"`[^`\n]*\b{verb}\b[^`\n]*`", GUIDE), verb
