"""Digests: our restatements of the rulebooks, Markdown in which every rule has an ID such as `EM-014`.

A digest defines a rule where the ID is the first word of a paragraph, list item, table cell or heading, bold or not.
Everywhere else an ID mentions the rule.
"""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from app.resources import resource_folder

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

RULE_ID = re.compile(r"\b([A-Z]{2}-[A-Z]?\d{2,3})\b")
_DEFINITION = re.compile(r"(?:\*\*)?([A-Z]{2}-[A-Z]?\d{2,3})\b")


@cache
def markdown() -> "MarkdownIt":
    """The Markdown that our texts are written in. Loaded with the first of them: few people read rules."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def digest_path(game_id: str) -> Path | None:
    """Where the digest of a game lies; None if it has none."""
    path = resource_folder("docs/rules") / f"{game_id}.md"
    return path if path.is_file() else None


def parse(digest: Path) -> "list[Token]":
    """The Markdown of a digest, to be searched for rules and rendered."""
    return markdown().parse(digest.read_text(encoding="utf-8"))


def defined_rules(tokens: "list[Token]") -> list[str]:
    """The IDs of the rules that a digest defines, in its order, each once."""
    return list(dict.fromkeys(rule for token in tokens if (rule := defined_by(token))))


def defined_by(token: "Token") -> str:
    """The ID of the rule that a piece of text defines; empty if it defines none."""
    found = _DEFINITION.match(token.content) if token.type == "inline" else None
    return found.group(1) if found else ""
