"""Whether there are words for all that the code and the cards can say, and whether the board knows the cards."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import app.games.android as android
from app.conformance.words import messages
from app.games.android.board_content import TARGET, made
from app.games.android.content import (
    CARDS,
    DETECTIVES,
    DISTRICTS,
    EVENTS,
    FOLDER,
    GROUPS,
    LOCATIONS,
    NPCS,
    PIECES,
    PILES,
    PLOTS,
    SPECIALS,
    SUSPECTS,
    TOKENS,
    _read,
)
from app.games.android.scoring import LINES
from app.games.android.shown import Public
from app.games.android.verbs import Effect
from app.games.android.vocabulary import Condition, EventName
from app.words import LANGUAGES
from tests.games.android.messages import used

GAME = Path(android.__file__).parent
BOARD = "\n".join(path.read_text("utf-8") for path in (GAME / "board.js", *sorted(GAME.glob("board/*.js"))))
FILES = ("map", "detectives", "plots", "twilight", "events", "puzzle", "tokens", "suspects")


def rows() -> Iterator[dict[str, Any]]:
    """Every table of the content, however deep."""

    def within(thing: Any) -> Iterator[dict[str, Any]]:
        if isinstance(thing, dict):
            yield thing
        for part in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
            yield from within(part)

    for file in FILES:
        yield from within(_read(file))


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_the_code_says(language: str) -> None:
    words = messages(GAME / "words" / f"{language}.ftl")
    said = {f"{kind}-{id}" for kind, ids in used().items() for id in ids} | {f"score-{line}" for line in LINES}
    assert sorted(said - set(words)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    words = messages(GAME / "words" / f"{language}.ftl")
    tables = (CARDS, DETECTIVES, DISTRICTS, EVENTS, GROUPS, LOCATIONS, NPCS, PIECES, PILES, PLOTS, SPECIALS, SUSPECTS)
    ids = {id for table in (*tables, TOKENS) for id in table}
    ids |= {f"{plot.id}_{face.side}" for plot in PLOTS.values() for face in (plot.start, *plot.crossroad, *plot.ending)}
    ids |= {word for row in rows() for key in ("good_words", "bad_words") for word in row.get(key, ())}
    ids |= {row["word"] for row in rows() if row.get("do") == "conditional"}
    assert sorted({f"name-{id.replace(':', '-')}" for id in ids} - set(words)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_condition_trigger_and_rule_has_words(language: str) -> None:
    words = set(messages(GAME / "words" / f"{language}.ftl"))
    ruled = [row for row in rows() if row.get("do") in ("modify", "forbid", "allow")]
    kinds = {"modify": "mod", "forbid": "forbid", "allow": "allow"}
    wanted = {f"trig-{event}" for event in get_args(EventName)}
    wanted |= {f"{kinds[row['do']]}-{row['what'].split(':')[0]}" for row in ruled} - {"forbid-move"}
    wanted |= {f"trait-{trait}" for card in CARDS.values() for trait in card.traits}
    wanted |= {f"type-{spot.type}" for spot in LOCATIONS.values()}
    wanted |= {f"quality-{spot.quality}" for spot in LOCATIONS.values()}
    missing = wanted - words
    missing |= {f"fx-{verb}" for verb in tags(Effect) - {*kinds, "for_each"} if not _begins(words, f"fx-{verb}")}
    missing |= {f"cond-{cond}" for cond in tags(Condition) if not _begins(words, f"cond-{cond}")}
    assert sorted(missing) == []


def _begins(words: set[str], start: str) -> bool:
    return any(id == start or id.startswith(f"{start}-") for id in words)


def test_the_board_can_word_every_verb_and_condition() -> None:
    prose = (GAME / "board" / "prose.js").read_text("utf-8")
    verbs, conditions = prose.split("const VERBS")[1].split("};")[0], prose.split("const CONDITIONS")[1].split("};")[0]
    assert tags(Effect) == set(re.findall(r"^  (\w+): \(", verbs, flags=re.MULTILINE))
    assert tags(Condition) == set(re.findall(r"^  (\w+): \(", conditions, flags=re.MULTILINE))


def test_the_board_uses_only_messages_that_there_are() -> None:
    shell = GAME.parents[1] / "words" / "shell" / "en.ftl"
    words = set(messages(GAME / "words" / "en.ftl")) | set(messages(shell))
    named = set(re.findall(r"ui\.say\(\"([\w-]+)\"", BOARD)) | set(re.findall(r"data-tip=\"([\w-]+)\"", BOARD))
    assert sorted(named - words) == []


def test_the_board_has_the_cards_of_the_content() -> None:
    assert TARGET.read_text("utf-8") == made(), "run `python -m app.games.android.board_content`"


def test_the_pictures_of_the_rules_are_positions_of_the_game() -> None:
    positions = json.loads((FOLDER.parent / "howto" / "positions.json").read_text("utf-8"))
    for language in LANGUAGES:
        text = (GAME / "howto" / f"{language}.md").read_text("utf-8")
        assert set(re.findall(r"\(position:(\w+)\)", text)) == set(positions)
    for position in positions.values():
        shown = msgspec.json.encode(msgspec.convert(position["public"], Public, strict=False))
        assert msgspec.json.decode(shown) == position["public"]
