"""What a page loads. Its head names all of it, so that a browser fetches everything at once, and keeps it.

Addresses carry the version of their file. Modules name each other, words and icons by plain addresses; the import map
of the page says which version of each there is. So a file is fetched once, and again only when it has changed.
"""

import json
from collections.abc import Iterator
from functools import cached_property

from markupsafe import Markup, escape

from app.web.bundles import bundle_for, style_sheets
from app.web.catalog import CatalogGame
from app.web.content_policy import content_policy
from app.web.icons import icons_for
from app.web.modules import modules, path_of, versioned
from app.web.name_lists import names_in
from app.web.word_files import words_file
from app.words import LANGUAGES

TEXT_FONTS = tuple(f"alegreya-sans-latin-{weight}-normal" for weight in (400, 700))
FONTS = {
    "site": (*TEXT_FONTS, "alegreya-sans-latin-500-normal", "eb-garamond-latin-500-normal"),
    "table": TEXT_FONTS,
}
"""What every page of a style shows. A table has two weights and no slanted letters, each a file of its own: a game
names in its `fonts.txt` what its board shows besides."""
TITLE_FONTS = (
    "eb-garamond-latin-700-normal",
    "eb-garamond-latin-500-italic",
    "abril-fatface-latin-400-normal",
    "cormorant-sc-latin-700-normal",
    "rajdhani-latin-700-normal",
)
"""What pages show besides on which all of our games have their titles."""
ALL_ICONS = "/static/vendor/icons.svg"
LATER_STYLES: dict[str, dict[str, str]] = {"table": {"end": "/static/table/end.css"}}
"""What the modules of a style fetch themselves, when they need it."""
LOOK = "/static/shared/look.js"


class PageFiles:
    """The files of a page that is being rendered."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.import_map = ""

    @property
    def policy(self) -> str:
        """The page's Content-Security-Policy, which allows its import map."""
        return content_policy(*filter(None, (self.import_map, self._look)))

    @property
    def look(self) -> Markup:
        """The script that runs before anything is painted. It stands in the page: nothing waits for it."""
        return Markup(f"<script>{self._look}</script>")

    @cached_property
    def _look(self) -> str:
        bundle = bundle_for(LOOK)
        path = path_of(bundle.address if bundle else LOOK, None)
        return path.read_text(encoding="utf-8").strip() if path else ""

    def address(self, address: str, game: CatalogGame | None = None) -> str:
        """The address with the version of the file."""
        path = path_of(address, game)
        return address if path is None else versioned(address, path)

    def icons(self, game: CatalogGame) -> str:
        """The address of the icons that the game's table shows."""
        return f"/icons/{game.id}.svg?v={icons_for(game).version}"

    def head(
        self,
        style: str,
        scripts: list[str],
        *,
        game: CatalogGame | None = None,
        words: bool = False,
        titles: bool = False,
    ) -> Markup:
        """The links and scripts of a page with this style and these modules and, if a game is named, its board."""
        entries = [f"/static/{script}" for script in scripts]
        found, later = modules([*entries, f"/games/{game.id}/board.js"] if game else entries, game)
        texts = dict(self._texts(game, positions=style == "site")) if game or words else {}
        later_styles = LATER_STYLES.get(style, {})
        styles = {address: self.address(style_sheets(name)[0]) for name, address in later_styles.items()}
        icons = {ALL_ICONS: self.icons(game)} if game else {}
        self.import_map = json.dumps({"imports": {**found, **later, **texts, **icons, **styles}}, separators=(",", ":"))
        lines = [
            *(f'<link rel="stylesheet" href="{escape(url)}">' for url in self._styles(style, game)),
            *(_preload("font", url) for url in self._fonts(style, game, titles)),
            f'<script type="importmap">{self.import_map}</script>',
            *(f'<link rel="modulepreload" href="{escape(url)}">' for url in dict.fromkeys(found.values())),
            *(
                _preload("fetch", url)
                for path, url in texts.items()
                if path.endswith((f"/{self.language}.ftl", ".json"))
            ),
            *(f'<script type="module" src="{escape(found[entry])}"></script>' for entry in entries),
        ]
        return Markup("\n  ".join(lines))

    def _styles(self, style: str, game: CatalogGame | None) -> Iterator[str]:
        yield from (self.address(sheet) for sheet in style_sheets(style))
        if game and game.style:
            own = f"/games/{game.id}/board.css"
            bundle = bundle_for(own)
            yield self.address(bundle.address if bundle else own, game)

    def _fonts(self, style: str, game: CatalogGame | None, titles: bool) -> Iterator[str]:
        listed = game.file("fonts.txt") if game else None
        own = names_in(listed.read_text(encoding="utf-8")) if listed else []
        shown = dict.fromkeys((*FONTS[style], *own, *(TITLE_FONTS if titles else ())))
        yield from (self.address(f"/static/vendor/fonts/{font}.woff2") for font in shown)

    def _texts(self, game: CatalogGame | None, *, positions: bool) -> Iterator[tuple[str, str]]:
        """What scripts fetch: the words, in every language that the reader may switch to; the positions of a how-to."""
        for language in LANGUAGES:
            path = f"/words/{game.id}/{language}.ftl" if game else f"/words/{language}.ftl"
            yield path, f"{path}?v={words_file(language, game.id if game else None).version}"
        if game and positions:
            path = f"/games/{game.id}/howto/positions.json"
            yield path, self.address(path, game)


def _preload(kind: str, url: str) -> str:
    return f'<link rel="preload" as="{kind}" crossorigin href="{escape(url)}">'
