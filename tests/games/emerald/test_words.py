"""The words of the rules, of the board and of the pages; and that the board draws the figures of the content."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.conformance.words import messages
from app.games.emerald import content
from app.games.emerald.abilities import ABILITIES
from app.games.emerald.bot import JUDGES
from app.games.emerald.shown import Private, Public
from app.games.emerald.turn import ACTIONS, FREE_ACTIONS
from app.words import tell
from tests.games.emerald.board_content import module
from tests.games.emerald.scene import GAME, Scene

FOLDER = Path(GAME.module.__file__).parent
LANGUAGES = ("en", "it", "hu")
ENGLISH = messages(FOLDER / "words" / "en.ftl")


def sources(pattern: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob(pattern)))


def test_every_note_reason_and_doing_in_the_rules_has_words() -> None:
    rules = sources("*.py")
    notes = set(re.findall(r't\.note\(\s*"([\w-]+)"', rules)) | {"blocked", "unblocked", "royal-hidden", "royal-killed"}
    reasons = set(re.findall(r'"EM-\d+", "([\w-]+)"', rules))
    doings = set(re.findall(r'doing="([\w-]+)"', rules))
    assert len(notes) > 60
    assert len(reasons) > 20
    for kind, found in (("note", notes), ("why", reasons), ("doing", doings)):
        missing = [f"{kind}-{name}" for name in sorted(found) if f"{kind}-{name}" not in ENGLISH]
        assert not missing


PROMPT_AT = {
    "ask": 2,
    "pick": 2,
    "react": 1,
    "choose_cards": 6,
    "Ability": 3,
    "of_permanent": 1,
    "pick_discards": 3,
    "drive_out": 3,
}
"""Which argument of these is the prompt."""


def prompts() -> set[str]:
    """Every prompt that the rules name."""
    found = set()
    for node in ast.walk(ast.parse(sources("*.py"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in PROMPT_AT and len(node.args) > PROMPT_AT[name]:
            prompt = node.args[PROMPT_AT[name]]
            if isinstance(prompt, ast.Constant):
                found.add(str(prompt.value))
    return found


def test_every_prompt_in_the_rules_has_words_and_the_bot_knows_no_other() -> None:
    worked_out = {"keep-holmes", "keep-moriarty"}
    asked = {id.removeprefix("ask-") for id in ENGLISH if id.startswith("ask-")}
    assert asked == prompts() | worked_out
    assert set(JUDGES) <= asked


def test_everything_has_a_name_and_says_what_it_does() -> None:
    things = [*content.CARDS, *content.PERMANENTS, *content.CITIES, *content.COLOURS, *content.SIDES, *content.TRACKS]
    assert [thing for thing in things if f"name-{thing}" not in ENGLISH] == []
    assert [city for city in content.CITIES if f"name-royal-{city}" not in ENGLISH] == []
    does = {card.action or card.on_claim or card.passive for card in content.CARDS.values()} - {""}
    assert [each for each in {*does, *content.PERMANENTS, *ABILITIES} if f"name-does-{each}" not in ENGLISH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_different_things_differ(language: str) -> None:
    things = [*content.CARDS, *content.PERMANENTS, *content.CITIES]
    names = [tell(language, "emerald", f"name-{thing}") for thing in things]
    assert len(set(names)) == len(names)


def test_the_board_finds_its_words() -> None:
    drawn = sources("board.js") + sources("board/*.js")
    wanted = set(re.findall(r'"((?:board|tip)-[\w-]+)"', drawn))
    wanted |= {f"board-{kind}" for kind in ("cube", "gold", "bomb", "rulebook-it", "rulebook-hu")}
    wanted |= {f"tip-side-{side}" for side in content.SIDES}
    wanted |= {f"board-end-{ending}" for ending in GAME.info.endings}
    wanted |= {option.replace("do:", "tip-do-") for option in (*ACTIONS, *FREE_ACTIONS) if option != "do:claim"}
    assert len(wanted) > 40
    assert [id for id in sorted(wanted) if id not in ENGLISH] == []
    unused = [id for id in ENGLISH if id.startswith(("board-", "tip-")) and id not in wanted]
    assert unused == []


def test_the_board_draws_the_figures_of_the_content() -> None:
    assert (FOLDER / "board" / "content.js").read_text(encoding="utf-8") == module()


@pytest.mark.rule("EM-266")
def test_the_pages_show_real_positions() -> None:
    positions: dict[str, Any] = json.loads((FOLDER / "howto" / "positions.json").read_text(encoding="utf-8"))
    for position in positions.values():
        msgspec.convert(position["public"], Public, strict=False)
        msgspec.convert(position["private"], Private, strict=False)
    for language in LANGUAGES:
        page = (FOLDER / "howto" / f"{language}.md").read_text(encoding="utf-8")
        assert set(re.findall(r"\(position:(\w+)\)", page)) == set(positions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attempt_without_more_bombs_names_none(language: str) -> None:
    scene = Scene().agent("holmes", 0, "zurich").agent("ravachol", 0, "zurich").main(0, "zurich")
    scene.hand(0, "holmes").play(0, "use:holmes")
    (attempt,) = scene.notes("attempt")
    assert ": ." not in tell(language, "emerald", "note-attempt", attempt.args)
