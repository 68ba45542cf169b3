"""Digests: where a rule is defined, and where it is only mentioned."""

from pathlib import Path

import pytest

from app.cli import main
from app.digests import defined_rules, digest_path, parse
from app.engine import installed

DIGEST = """\
# A game

## XX-001 A heading

**XX-002** in bold, which mentions XX-090.

- XX-003 in a list; **XX-091** is mentioned.
  - **XX-X04 with words** in a list of a list.

| rule | text |
|---|---|
| XX-005 | in a cell, which mentions **XX-092** |

See XX-093. **See XX-094.** XX-1 is none. XX-002 again.

**XX-002** defined again.
"""


@pytest.fixture
def digest(tmp_path: Path) -> Path:
    path = tmp_path / "rules" / "game.md"
    path.parent.mkdir()
    path.write_text(DIGEST, encoding="utf-8")
    return path


def test_a_rule_is_defined_where_its_id_is_the_first_word(digest: Path) -> None:
    assert defined_rules(parse(digest)) == ["XX-001", "XX-002", "XX-003", "XX-X04", "XX-005"]


def test_every_installed_game_has_a_digest_with_rules_of_its_own() -> None:
    for game in installed():
        path = digest_path(game)
        assert path is not None
        assert len(defined_rules(parse(path))) > 100
    assert digest_path("chess") is None


def test_rules_that_no_test_claims_are_told(digest: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_game.py").write_text('@pytest.mark.rule("XX-001", "XX-002")\ndef test_it(): ...')
    (tests / "test_rest.py").write_text('@pytest.mark.rule("XX-X04", "XX-005")\ndef test_it(): ...')
    words = ["rules", "--rules", str(digest.parent), "--tests", str(tests)]
    assert main(words) == 1
    assert capsys.readouterr().out == "game: 4/5 rules claimed by tests\n  left: XX-003\n"
    (tests / "test_more.py").write_text('@pytest.mark.rule("XX-003")\ndef test_it(): ...')
    assert main(words) == 0
    assert main([*words, "chess"]) == 0
    assert capsys.readouterr().out == "game: 5/5 rules claimed by tests\n"
