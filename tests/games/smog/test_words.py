"""Whether there are words for all that the code can say, not only for what some matches happen to say."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import app.games.smog as smog
from app.conformance.words import messages
from app.games.smog.content import AGENTS, ARTEFACTS, CARDS, ELEMENTS, GATES, GENTLEMEN, PLACES, SIDES
from app.words import LANGUAGES, tell
from tests.games.smog.table import opening

FOLDER = Path(smog.__file__).parent
CODE = "\n".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")))
BOARD = "\n".join(path.read_text("utf-8") for path in (FOLDER / "board.js", *sorted(FOLDER.glob("board/*.js"))))


def said() -> set[str]:
    """The ids of all messages that the code names."""
    notes = re.findall(r"t\.note\(\s*\"([\w-]+)\"", CODE)
    chosen = re.findall(r"t\.note\(\"([\w-]+)\" if [^,]* else \"([\w-]+)\"", CODE)
    prompts = re.findall(r"t\.(?:ask|pick)\([^\"]*?(?:\([^)]*\)[^\"]*?)*,\s+\"([\w-]+)\"", CODE)
    prompts += re.findall(r"pick_(?:turn|loot)\(t, seat, \"([\w-]+)\"", CODE)
    whys = re.findall(r"\"SM-R?\d+\", \"([\w-]+)\"", CODE)
    doings = re.findall(r"doing=\"([\w-]+)\"", CODE)
    return (
        {f"note-{id}" for id in [*notes, *(id for pair in chosen for id in pair)]}
        | {f"ask-{id}" for id in prompts}
        | {f"why-{id}" for id in whys}
        | {f"doing-{id}" for id in doings}
    )


def named() -> set[str]:
    faces = {face.id for place in PLACES.values() for face in place.faces}
    names = {*PLACES, *faces, *ELEMENTS, *ARTEFACTS, *GENTLEMEN, *AGENTS, *CARDS, *GATES.values(), "cw", "ccw"}
    return {f"name-{name}" for name in names} | {f"tip-{id}" for id in (*AGENTS, *CARDS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_code_says_has_words(language: str) -> None:
    words = set(messages(FOLDER / "words" / f"{language}.ftl"))
    assert len(said()) > 70
    assert (said() | named()) - words == set()


def spoken() -> set[str]:
    """The ids of all messages that the board names."""
    (keys,) = re.findall(r"KEYS = \[(.*)\]", BOARD)
    acts = re.findall(r"\"([\w-]+)\"", keys)
    deeds = re.findall(r"deed\(\"([\w-]+)\"", BOARD)
    return (
        set(re.findall(r"\"((?:board|tip)-[\w-]+)\"", BOARD))
        | {f"{kind}-{act}" for act in acts for kind in ("act", "tip")}
        | {f"tip-{deed}" for deed in deeds}
        | {f"board-side-{side}" for side in SIDES}
        | {f"effect-{agent}" for agent in AGENTS}
        | {f"about-{gentleman}" for gentleman in (*GENTLEMEN, "lot")}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_board_says_has_words(language: str) -> None:
    words = set(messages(FOLDER / "words" / f"{language}.ftl"))
    assert len(spoken()) > 40
    assert spoken() - words == set()


def test_there_are_no_words_that_nobody_says() -> None:
    kinds = ("about", "act", "ask", "board", "doing", "effect", "name", "note", "tip", "why")
    words = {id for id in messages(FOLDER / "words" / "en.ftl") if id.split("-")[0] in kinds}
    assert words - said() - named() - spoken() == set()


def test_pictures_of_the_rules_are_real_positions() -> None:
    positions = json.loads((FOLDER / "howto" / "positions.json").read_text("utf-8"))
    view = json.loads(msgspec.json.encode(opening(3).seen().public))
    for position in positions.values():
        assert set(position["public"]) == set(view)
        assert position["public"]["board"] == view["board"]
    for language in LANGUAGES:
        text = (FOLDER / "howto" / f"{language}.md").read_text("utf-8")
        assert re.findall(r"\(position:(\w+)\)", text) == list(positions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_of_every_card_and_agent(language: str) -> None:
    text = (FOLDER / "howto" / f"{language}.md").read_text("utf-8")
    for card in CARDS.values():
        needs = ", ".join(tell(language, "smog", f"name-{element}") for element in card.requires)
        assert f"- **{tell(language, 'smog', f'name-{card.id}')}** ({needs}): " in text
    for agent in AGENTS:
        assert f"| {tell(language, 'smog', f'name-{agent}').split(maxsplit=1)[1]} |" in text
