"""What authors of games import: every public name is meant, documented, typed, and shipped."""

import ast
import re
from pathlib import Path
from types import ModuleType

import pytest

import parlour
import parlour.testing
from parlour.testing import arranged, check_game, new_match, play_to_end
from tests import tiny

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("module", [parlour, parlour.testing], ids=lambda module: module.__name__)
def test_every_public_name_is_meant_and_documented(module: ModuleType) -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assert {name for name in defined if not name.startswith("_")} <= set(module.__all__)
    described = re.findall(r"^    ((?:\w+)(?:, \w+)*)  +\S", module.__doc__ or "", re.MULTILINE)
    assert sorted(name for names in described for name in names.split(", ")) == sorted(module.__all__)
    assert all(hasattr(module, name) for name in module.__all__)


def test_parlour_offers_nothing_else() -> None:
    offered = {name for name in vars(parlour) if not name.startswith("_")}
    assert offered - {"testing"} == set(parlour.__all__)


def test_authors_get_types() -> None:
    """That all files of both packages are shipped is shown by tests/packaging/test_wheel.py."""
    assert (ROOT / "parlour" / "py.typed").is_file()
    assert (ROOT / "app" / "py.typed").is_file(), "types come from `app`, so that must be typed too"


# ---- parlour.testing, as an author's tests use it


def test_the_same_seed_deals_the_same_cards() -> None:
    assert new_match(tiny, 2).state == new_match(tiny, 2).state
    assert new_match(tiny, 2).state != new_match(tiny, 2, seed="other").state
    assert new_match(tiny, 3, secret_nests=True).state.secret_nests


def test_a_situation_is_arranged() -> None:
    def poor_hand(state: tiny.State) -> None:
        state.hands[0] = ["1", "12"]

    match = arranged(new_match(tiny, 2), poor_hand)
    assert list(match.asks[0].options) == ["card:1"]
    assert match.asks[0].blocked == {"card:12": ("TI-3", "no-coin")}


@pytest.mark.parametrize("players", ["bot", "random"])
def test_a_match_is_played_to_its_end(players: str) -> None:
    match, again = new_match(tiny, 3), new_match(tiny, 3)
    moves = play_to_end(match, players=players)
    assert match.result is not None
    assert match.result.reason in tiny.INFO.endings
    assert play_to_end(again, players=players) == moves


def test_the_judge_is_the_one_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_game(tiny) == []
    monkeypatch.setattr(tiny, "__file__", str(ROOT / "tests" / "__init__.py"))
    assert "board: there is no board.js" in check_game(tiny)
