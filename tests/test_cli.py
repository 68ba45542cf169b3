"""The command line, as one uses it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import structs

from app.cli import COMMANDS, main
from app.engine import Game
from app.export import read, verify
from tests import tiny


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        with pytest.raises(SystemExit) as end:
            main([command, "--help"])
        assert end.value.code == 0
        assert COMMANDS[command] in capsys.readouterr().out


def test_simulate_prints_a_line_a_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["simulate", "tests.tiny", "--games", "3", "--seats", "3", "--seed", "x", "--json"]
    assert main([*words, "--bots", "bot,random,random", "--option", "secret-nests=on", "--export", str(tmp_path)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["number"] for line in lines] == [0, 1, 2]
    assert all(line["reason"] in tiny.INFO.endings and len(line["scores"]) == 3 for line in lines)
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) == 3
    for path, line in zip(files, lines, strict=True):
        export = read(path)
        assert export.options == {"secret-nests": True}
        assert export.result is not None
        assert export.result.scores == line["scores"]
        assert len(export.moves) == line["choices"]
        assert verify(export, Game(tiny)) == []


def test_the_same_seed_gives_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    def played(seed: str) -> list[list[int]]:
        main(["simulate", "tests.tiny", "--games", "6", "--seed", seed, "--json", "--bots", "random"])
        return [json.loads(line)["scores"] for line in capsys.readouterr().out.splitlines()]

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_fixtures_are_the_shortest_of_each_ending(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["simulate", "tests.tiny", "--games", "40", "--json", "--bots", "random", "--fixtures", str(tmp_path)])
    shortest: dict[str, int] = {}
    for line in map(json.loads, capsys.readouterr().out.splitlines()):
        shortest[line["reason"]] = min(line["choices"], shortest.get(line["reason"], 999))
    assert {path.stem: len(read(path).moves) for path in tmp_path.glob("*.json")} == shortest


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "chess"],
        ["simulate", "no.such.package"],
        ["simulate", "tests.tiny", "--seats", "9"],
        ["simulate", "tests.tiny", "--bots", "human"],
        ["simulate", "tests.tiny", "--option", "what=on"],
        ["check", "tests.tiny", "--seats", "9"],
        ["verify", "/nowhere/at-all.json"],
        ["replay", "/nowhere/at-all.json"],
    ],
)
def test_mistakes_are_told_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"parlour {words[0]}: ")
    assert said.err.count("\n") == 1


def test_check_passes_and_fails(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["check", "tests.tiny", "--quick"]) == 0
    assert capsys.readouterr().out.endswith("passed\n")
    honest = tiny.public

    def leaky(state: tiny.State) -> tiny.Public:
        return structs.replace(honest(state), discard=state.hands[0].copy())

    monkeypatch.setattr(tiny, "public", leaky)
    assert main(["check", "tests.tiny", "--quick"]) == 1
    said = capsys.readouterr().out
    assert "FAILED secrets in views" in said
    assert said.endswith("FAILED\n")


def test_golden_is_the_same_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    main(["golden", "tests.tiny"])
    mine = capsys.readouterr().out
    assert "seat 0" in mine
    assert "result {" in mine
    other = subprocess.run(
        [sys.executable, "-m", "app.cli", "golden", "tests.tiny"],
        capture_output=True,
        check=True,
        env={"PYTHONHASHSEED": "77"},
    )
    assert other.stdout.decode() == mine


def test_replay_and_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A match of an installed game, told in three languages."""
    main(["simulate", "persuasion", "--export", str(tmp_path)])
    path = str(next(tmp_path.glob("*.json")))
    capsys.readouterr()
    assert main(["verify", path]) == 0
    assert capsys.readouterr().out.startswith("genuine: persuasion, 3 seats")
    told = []
    for language in ("en", "it", "hu"):
        assert main(["replay", path, "--language", language]) == 0
        told.append(capsys.readouterr().out)
    assert len(set(told)) == 3
    assert "note-" not in "".join(told)
    assert main(["replay", path, "--at", "5", "--seat", "0"]) == 0
    said = capsys.readouterr().out
    assert '"private": {' in said
    assert "5. " in said
    assert "\n6. " not in said
    Path(path).write_text(Path(path).read_text().replace('"commitment": "', '"commitment": "0').replace('0"', '"', 1))
    assert main(["verify", path]) in (1, 2)
