"""Whether a game has words for all that it says, the same in every language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from app.conformance.playout import bot_player, playout, random_player, seed_of
from app.engine import Ask, Choice, Dice, Fact, Game, Match, Note
from app.words import LANGUAGES


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and not node.default:
            self.variants.add(node.key.name)
        self.generic_visit(node)


class Message(Struct, frozen=True):
    """The variables that a message uses, and those of each of its attributes."""

    variables: frozenset[str]
    attributes: dict[str, frozenset[str]]
    variants: frozenset[str]
    """The values for which it or an attribute has words of its own."""


def _variables(node: ast.BaseNode | None) -> frozenset[str]:
    found = _Variables()
    if node is not None:
        found.visit(node)
    return frozenset(found.names)


def messages(path: Path) -> dict[str, Message]:
    """The messages of a file. Raises ValueError for what Fluent can't read."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name} has something that is not Fluent: {entry.content!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{path.name} has {entry.id.name} twice")
            attributes = {attribute.id.name: _variables(attribute.value) for attribute in entry.attributes}
            whole = _Variables()
            whole.visit(entry)
            found[entry.id.name] = Message(_variables(entry.value), attributes, frozenset(whole.variants))
    return found


def untranslated(game: Game[Any]) -> list[str]:
    """The languages of the site in which the game has no words; its readers get the English ones."""
    return [language for language in LANGUAGES if language != "en" and not _file(game, language).is_file()]


def _file(game: Game[Any], language: str) -> Path:
    return Path(game.module.__file__ or "").parent / "words" / f"{language}.ftl"


def word_problems(game: Game[Any], matches: int = 6) -> list[str]:
    """What is missing or differs: between the languages, and against what the game says in some matches."""
    languages = [language for language in LANGUAGES if language not in untranslated(game)]
    try:
        words = {language: messages(_file(game, language)) for language in languages}
    except FileNotFoundError:
        return ["there is no words/en.ftl"]
    except ValueError as error:
        return [str(error)]
    english = words["en"]
    problems = []
    for language, mine in words.items():
        problems += [
            f"{language}.ftl: [{value}] of {id} is never chosen, since the value is read as its name, name-{value}"
            for id, message in mine.items()
            for value in sorted(message.variants)
            if f"name-{value}" in mine
        ]
        if language == "en":
            continue
        problems += [f"{language}.ftl lacks {id}" for id in english if id not in mine]
        problems += [f"{language}.ftl has {id}, which en.ftl has not" for id in mine if id not in english]
        problems += [
            f"{language}.ftl uses {_listed(mine[id])} in {id}, en.ftl {_listed(english[id])}"
            for id in english
            if id in mine and _listed(mine[id]) != _listed(english[id])
        ]
    phrases = dict.fromkeys([*_of_info(game), *_said(game, matches)])
    return problems + list(dict.fromkeys(_lacking(english, list(phrases))))


def _listed(message: Message) -> list[str]:
    attributes = [f".{name} {sorted(variables)}" for name, variables in sorted(message.attributes.items())]
    return sorted(message.variables) + attributes


class Phrase(Struct, frozen=True):
    """Something that the game said: the message, the arguments it came with, and values that are read as names."""

    id: str
    args: frozenset[str] | None = None
    """None: whoever words it knows."""
    named: tuple[tuple[str, str], ...] = ()
    others: tuple[tuple[str, str], ...] = ()
    """Messages, or attributes of messages, that would do as well."""


def _lacking(words: dict[str, Message], phrases: list[Phrase]) -> Iterator[str]:
    """What a file of messages lacks to say these phrases."""
    args: dict[str, frozenset[str]] = {}
    for phrase in phrases:
        if phrase.id not in words:
            if not any(_has(words, *other) for other in phrase.others):
                yield f"en.ftl lacks {phrase.id}"
            continue
        if phrase.args is not None:  # a message that selects may use some arguments in some cases only
            args[phrase.id] = args.get(phrase.id, frozenset()) | phrase.args
        for variable, value in phrase.named:
            if variable in words[phrase.id].variables and not value.isdigit() and f"name-{value}" not in words:
                yield f"en.ftl lacks name-{value}, which {phrase.id} needs"
    for id, given in args.items():
        if unknown := words[id].variables - given:
            yield f"{id} uses {sorted(unknown)}, but the game says only {sorted(given)}"


def _has(words: dict[str, Message], id: str, attribute: str) -> bool:
    return id in words and (not attribute or attribute in words[id].attributes)


def _of_info(game: Game[Any]) -> Iterator[Phrase]:
    ids = ["title", "tagline", *(f"ending-{reason}" for reason in game.info.endings)]
    for option in game.info.options:
        ids += [f"setting-{option.id}", f"setting-{option.id}-help"]
        if isinstance(option, Choice):
            ids += [f"setting-{option.id}-{value}" for value in option.choices]
    return map(Phrase, ids)


def _said(game: Game[Any], matches: int) -> Iterator[Phrase]:
    """All that is asked, told and scored in some matches with bots and at random."""
    for number in range(matches):
        seats = game.info.seats[number % len(game.info.seats)]
        player = bot_player if number % 2 else random_player
        seed = seed_of(f"words {number}")
        match = Match.new(game, seats, {}, seed=seed)
        yield from map(_note, match.opening)
        yield from _asked(match)
        for _, news in playout(match, [player] * seats, Dice(seed).fork("words"), most=game.info.longest):
            yield from map(_note, news.notes)
            yield from _asked(match)
        if match.result is not None:
            yield from (Phrase(f"score-{line}") for line in match.result.breakdown)


def _note(note: Note) -> Phrase:
    return Phrase(f"note-{note.id}", frozenset(note.args))


def _asked(match: Match[Any]) -> Iterator[Phrase]:
    for ask in match.asks.values():
        args = frozenset(ask.args)
        yield Phrase(f"ask-{ask.prompt}", args)
        yield from (_option(ask, option, fact) for option, fact in ask.options.items())
        for option, why in ask.blocked.items():
            fact = why[2] if len(why) == 3 else None
            yield _option(ask, option, fact)
            yield Phrase(f"why-{why[1]}", args | _fields(fact))
    yield from (Phrase(f"doing-{doing}", frozenset({"seats", "count"})) for doing in match.waiting().values() if doing)


def _option(ask: Ask, option: str, fact: Fact | None) -> Phrase:
    """`force:general` is `option-force` with `$a` the name of `general`, or an attribute `.force` of the prompt.

    With a fact, its name stands for `force`, and its fields are arguments too.
    """
    head, *parts = option.split(":")
    named = tuple((chr(ord("a") + i), part) for i, part in enumerate(parts))
    args = frozenset(ask.args) | {variable for variable, _ in named} | _fields(fact)
    if fact is not None:
        head = str(fact.__struct_config__.tag)
        return Phrase(f"option-{head}", args, named, ((f"ask-{ask.prompt}", head),))
    return Phrase(f"option-{head}", args, named, ((f"ask-{ask.prompt}", head), (f"name-{'-'.join(parts) or head}", "")))


def _fields(fact: Fact | None) -> frozenset[str]:
    return frozenset() if fact is None else frozenset(fact.__struct_fields__)
