"""The words of the board and the names; what the rules say is judged by the conformance suite."""

import re
from pathlib import Path

import pytest

from app.conformance.words import messages
from app.engine import load
from app.games.persuasion.content import AREAS, COLOURS, FIGURES, KINDS
from app.words import say

FOLDER = Path(load("persuasion").module.__file__).parent
LANGUAGES = ("en", "it", "hu")


def words_of_the_board() -> set[str]:
    """The ids of the messages that the drawings ask for."""
    drawings = [FOLDER / "board.js", *sorted((FOLDER / "board").glob("*.js"))]
    script = "\n".join(path.read_text(encoding="utf-8") for path in drawings)
    plain = re.findall(r'(?:say\(|data-tip=|\? |: )"((?:board|tip)-[\w-]+)"', script)
    by_kind = [start + kind for start in re.findall(r"`(tip-[\w-]*)\$\{kind\}`", script) for kind in KINDS]
    return {*plain, *by_kind} - {"tip-immune-gold"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_finds_its_words(language: str) -> None:
    assert len(words_of_the_board()) > 20
    assert words_of_the_board() <= set(messages(FOLDER / f"words/{language}.ftl"))


@pytest.mark.rule("PE-R21", "PE-R25")
def test_the_board_tells_of_deals_and_of_immunity_in_words() -> None:
    assert {"board-no-deals", "board-deals", "tip-immune-force", "tip-immune-blackmail"} <= words_of_the_board()


@pytest.mark.rule("PE-R24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_one_name_of_its_own(language: str) -> None:
    for things in (KINDS, FIGURES, AREAS, COLOURS):
        names = [say(language, "persuasion", f"name-{thing}") for thing in things]
        assert len(set(names)) == len(things)
        assert not any(name.startswith("name-") for name in names)
    assert say("it", "persuasion", "name-apothecary") == "Farmacista"
