"""Rules as pages: Markdown of the game's folder and the digests, rendered once and kept."""

import re
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import Markup, escape

from app import digests
from app.web.catalog import CatalogGame

POSITION = "position:"


def howto_page(game: CatalogGame, language: str) -> Markup | None:
    """How to play this game, in this language or in English; None if nobody has written it yet."""
    return _howto(game.id, language, game)


@cache
def _howto(game_id: str, language: str, game: CatalogGame) -> Markup | None:
    path = game.file("howto", f"{language}.md") or game.file("howto", "en.md")
    if path is None:
        return None
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("image", _picture)
    return Markup(_figures_alone(markdown.render(path.read_text(encoding="utf-8"), {"game": game_id})))


def _picture(renderer: RendererHTML, tokens: list[Token], index: int, options: object, env: dict[str, str]) -> str:
    """A picture of a position becomes a figure that the game's board draws; other pictures are left out."""
    token = tokens[index]
    source, caption = str(token.attrs.get("src", "")), escape(token.content)
    if not source.startswith(POSITION):
        return str(caption)
    name, game = escape(source.removeprefix(POSITION)), escape(env["game"])
    return (
        f'<figure class="position" data-position="{name}" data-game="{game}">'
        f'<div class="board-picture board-{game}" role="img" aria-label="{caption}"></div>'
        f"<figcaption>{caption}</figcaption></figure>"
    )


def _figures_alone(html: str) -> str:
    """A figure may not stand inside a paragraph."""
    return re.sub(r"<p>(<figure .*?</figure>)</p>", r"\1", html, flags=re.DOTALL)


@cache
def digest_page(game: CatalogGame) -> Markup:
    """Every rule of a game, each to be linked to by its ID: `/rules/persuasion/digest#PE-018`."""
    assert game.digest is not None
    tokens = digests.parse(game.digest)
    rules = set(digests.defined_rules(tokens))
    anchored: set[str] = set()
    for token in tokens:
        if token.type == "inline":
            _link_rules(token, rules, anchored, digests.defined_by(token))
    markdown = digests.markdown()
    return Markup(markdown.renderer.render(tokens, markdown.options, {}))


def _link_rules(paragraph: Token, rules: set[str], anchored: set[str], defined: str) -> None:
    """Turn the rule's own ID into an anchor and all other mentions of rules into links."""

    def linked(found: re.Match[str]) -> str:
        rule = found.group(1)
        if rule not in rules:
            return rule
        if rule == defined and rule not in anchored:
            anchored.add(rule)
            return f'<a class="rule" id="{rule}" href="#{rule}">{rule}</a>'
        return f'<a href="#{rule}">{rule}</a>'

    for piece in paragraph.children or []:
        if piece.type == "text":
            piece.type, piece.content = "html_inline", digests.RULE_ID.sub(linked, str(escape(piece.content)))
