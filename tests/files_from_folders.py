"""The files of a table's page without a server: nothing bundled, no versions."""

from typing import Any

from markupsafe import Markup

STYLES = ("vendor/fonts.css", "shared/tokens.css", "table/table.css", "table/parts.css")


class FilesFromFolders:
    """What a page loads, as plain as it lies in the folders."""

    def head(self, _style: str, scripts: list[str], *, game: dict[str, Any]) -> Markup:
        sheets = [*(f"/static/{path}" for path in STYLES), f"/games/{game['id']}/board.css"]
        links = "".join(f'<link rel="stylesheet" href="{sheet}">' for sheet in sheets)
        return Markup(links + "".join(f'<script type="module" src="/static/{script}"></script>' for script in scripts))

    look = Markup('<script src="/static/shared/look.js"></script>')

    def address(self, address: str, _game: dict[str, Any] | None = None) -> str:
        return address

    def icons(self, _game: dict[str, Any]) -> str:
        return "/static/vendor/icons.svg"
