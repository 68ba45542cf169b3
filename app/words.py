"""All text that people read: Fluent messages in `words/<language>.ftl`, of the site and of each game.

The browser reads the same files; `say` is for what is written on the server.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from app.engine import OptionId, load

LANGUAGES = {"en": "English", "it": "Italiano", "hu": "Magyar"}
"""Every language that the words are in, under its own name. English comes first: it stands in for what is missing."""
SITE = Path(__file__).parent / "words"


def say(language: str, game: str | None, message: str, args: Mapping[str, Any] | None = None) -> str:
    """A message of the game or the site in this language; in English where it is missing, else its id.

    Arguments that name things must be worded already; `tell` does that.
    """
    for candidate in dict.fromkeys((language, "en")):
        bundles = (bundle(candidate, game), bundle(candidate, None)) if game else (bundle(candidate, None),)
        for words in bundles:
            if (text := words.say(message, dict(args or {}))) is not None:
                return text
    return message


def tell(
    language: str, game: str, message: str, args: Mapping[str, Any] | None = None, *, names: Sequence[str] = ()
) -> str:
    """A message of a game with arguments as the game gave them: seats read as names, things by their `name-…`."""
    given = args or {}
    return say(language, game, message, {key: _worded(language, game, key, given[key], names) for key in given})


def tell_option(language: str, game: str, option: OptionId, *, names: Sequence[str] = ()) -> str:
    """An option in words: `force:general` is the message `option-force` with `$a` the name of `general`.

    Where there is no such message it is the name of the thing; `seat:2` is that person.
    """
    head, *parts = option.split(":")
    args: dict[str, Any] = {chr(ord("a") + i): int(part) if part.isdecimal() else part for i, part in enumerate(parts)}
    if head == "seat" and parts and parts[0].isdecimal() and int(parts[0]) < len(names):
        args["a"] = names[int(parts[0])]
    if has(language, game, f"option-{head}"):
        return tell(language, game, f"option-{head}", args, names=names)
    return str(
        _worded(language, game, "item", args["a"] if head == "seat" and parts else ":".join(parts) or head, names)
    )


def has(language: str, game: str | None, message: str) -> bool:
    """Whether there is such a message, in this language or in English."""
    return say(language, game, message) != message


def _worded(language: str, game: str, key: str, value: Any, names: Sequence[str]) -> str | int | float:
    if isinstance(value, list | tuple):
        one = "seat" if key == "seats" or key.endswith("_seats") else "item"
        return ", ".join(str(_worded(language, game, one, item, names)) for item in value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        is_seat = key == "seat" or key.endswith("_seat")
        return names[int(value)] if is_seat and 0 <= value < len(names) else value
    text = str(value).lower() if isinstance(value, bool) else str(value)
    name = f"name-{text.replace(':', '-')}"
    return say(language, game, name) if has(language, game, name) else text


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^-?[a-zA-Z][\w-]* *=|\Z)", re.MULTILINE | re.DOTALL)
"""A message or term with its name: in Fluent nothing else begins a line like that."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Words:
    """Messages in one language. Each is parsed when it is first needed: of most games a page only tells the tagline."""

    def __init__(self, language: str, text: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for entry in ENTRY.finditer(text):
            self._unparsed.setdefault(entry[1], entry[0])

    def say(self, message: str, args: dict[str, Any]) -> str | None:
        """The message with these arguments; None if there is none."""
        self._parse(message)
        if not self._bundle.has_message(message) or (value := self._bundle.get_message(message).value) is None:
            return None
        text, _ = self._bundle.format_pattern(value, args)
        return str(text)

    def _parse(self, name: str) -> None:
        """Parse the message or term with this name, and whatever it refers to."""
        text = self._unparsed.pop(name, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for other in REFERENCE.findall(text):
                self._parse(other)


@cache
def bundle(language: str, game: str | None) -> Words:
    """The messages of a game, or of the site, in a language; empty if there are none."""
    return Words(language, source(language, game))


@cache
def source(language: str, game: str | None) -> str:
    """The messages of a game, or of the site, as Fluent text: one file of a game, all files of that name of the site.

    Raises BadSetup if there is no such game.
    """
    folder = SITE if game is None else Path(load(game).module.__file__).parent / "words"
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob(f"{language}.ftl")))
