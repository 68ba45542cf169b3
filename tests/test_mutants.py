"""What `make mutants` changes, and that it tells what is noticed from what is not."""

from pathlib import Path

import pytest

from scripts import mutants
from scripts.mutants import Copy, Mutant

RULE = """\
def may(coins, price, free):  # é
    if not free and coins >= price:
        return coins - price
    return 0


@dataclass(frozen=True)
class Deal:
    open: bool = False
"""


@pytest.fixture
def rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    (tmp_path / "rule.py").write_text(RULE, "utf-8")
    return Path("rule.py")


def changed(mutant: Mutant) -> str:
    return mutant.source().decode().splitlines()[mutant.line - 1].strip()


def test_each_mutant_is_one_other_rule(rule: Path) -> None:
    assert {changed(mutant) for mutant in mutants.mutants(rule)} == {
        "if (not free or coins >= price):",
        "if (not free):",
        "if (coins >= price):",
        "if (free) and coins >= price:",
        "if not free and (coins > price):",
        "return (coins + price)",
        "return (1)",
        "open: bool = (True)",
    }


def test_a_change_that_a_test_notices_does_not_survive(
    rule: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = tmp_path / "tests" / "games" / "toll"
    tests.mkdir(parents=True)
    (tmp_path / "rule.py").write_text("def pay(coins):\n    return coins - 1 if coins >= 1 else 0\n", "utf-8")
    (tests / "test_pay.py").write_text("from rule import pay\n\n\ndef test_pay():\n    assert pay(3) == 2\n", "utf-8")
    monkeypatch.setattr(mutants, "COPIED", ("rule.py", "tests"))
    copy = Copy(tmp_path / "copy", "toll", 60)
    tried = {changed(mutant): mutant for mutant in mutants.mutants(rule)}
    assert not copy.survives(tried["return (coins + 1) if coins >= 1 else 0"])
    assert copy.survives(tried["return coins - 1 if (coins > 1) else 0"])
