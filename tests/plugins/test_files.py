"""What a package brings besides its rules: drawings, a style, the rules in writing. Each may be missing."""

import re
from pathlib import Path

import httpx

from tests.plugins.packages import add_package
from tests.web.conftest import browser_for, named, new_room, running, settings_in
from tests.web.test_page_files import imports_in

ICONS = """<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="cup" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></symbol>
  <symbol viewBox="0 0 10 10" id="long-bone"><path d="M0 0h9v9z"/></symbol>
</svg>
"""
RULES = "# Skull\n\n**SK-001** Everyone picks a side.\n\n**SK-002** Nobody picks twice (SK-001).\n"


async def begun(ann: httpx.AsyncClient, game: str) -> str:
    """The page of a table of this game."""
    room = await new_room(ann, game=game, seats=2)
    for command in ("bots", "start"):
        await ann.post(f"/api/rooms/{room}/{command}", json={})
    answer = await ann.get(f"/r/{room}")
    assert answer.status_code == 200
    return answer.text


async def test_drawings_style_and_digest_are_served(site: Path, tmp_path: Path) -> None:
    files = {"icons.svg": ICONS, "rules.md": RULES, "board.css": ".board-skull {}", "secret.svg": ICONS}
    add_package(site, "my.games.skull", id="skull", files=files)
    async with running(settings_in(tmp_path)) as app, browser_for(app) as browser:
        ann = await named(browser, "Ann")
        table = await begun(ann, "skull")
        found = re.search(r'data-icons="(/games/skull/icons.svg\?v=\w+)" data-icon-names="cup long-bone"', table)
        assert found
        assert 'data-digest="/rules/skull/digest"' in table
        icons = await ann.get(found.group(1))
        assert icons.text == ICONS
        assert icons.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in icons.headers["cache-control"]
        assert "script-src 'self'" in icons.headers["content-security-policy"]
        assert (await ann.get("/games/skull/secret.svg")).status_code == 404
        assert (await ann.get("/games/skull/board.css")).status_code == 200
        digest = (await ann.get("/rules/skull/digest")).text
        assert '<a class="rule" id="SK-001" href="#SK-001">SK-001</a>' in digest
        assert '(<a href="#SK-001">SK-001</a>)' in digest
        assert "/rules/skull/digest" in (await ann.get("/rules/skull")).text


async def test_a_game_can_do_without(site: Path, tmp_path: Path) -> None:
    add_package(site, "parlour_skull", id="skull")
    async with running(settings_in(tmp_path)) as app, browser_for(app) as browser:
        ann = await named(browser, "Ann")
        table, rules = await begun(ann, "skull"), (await ann.get("/rules/skull")).text
        for page in (table, rules):
            assert "board.css" not in page
            assert "data-icons" not in page
            assert "/rules/skull/digest" not in page
        assert (await ann.get("/rules/skull/digest")).status_code == 404
        assert (await ann.get("/games/skull/icons.svg")).status_code == 404


async def test_a_board_in_parts_is_fetched_at_once_and_may_be_edited(site: Path, tmp_path: Path) -> None:
    """Nobody bundles the modules of other packages; all else is as with ours."""
    files = {
        "board.js": 'import { picture } from "./board/picture.js";\nexport const board = picture;\n',
        "board/picture.js": 'import { svg } from "/static/vendor/lit-html/lit-html.js";\n'
        'import { until } from "/static/vendor/lit-html/directives/until.js";\n'
        "export const picture = () => svg`<text></text>`;\n",
        "fonts.txt": "abril-fatface-latin-400-normal\n",
        "icons.txt": "crown\n",
    }
    package = add_package(site, "parlour_skull", id="skull", files=files)
    async with running(settings_in(tmp_path)) as app, browser_for(app) as browser:
        ann = await named(browser, "Ann")
        page = await begun(ann, "skull")
        imports = imports_in(page)
        assert imports["/static/vendor/lit-html/lit-html.js"].startswith("/static/vendor/bundles/shared.js?v=")
        assert imports["/static/vendor/lit-html/directives/until.js"].startswith("/static/vendor/lit-html/directives/")
        picture = imports["/games/skull/board/picture.js"]
        assert f'<link rel="modulepreload" href="{picture}">' in page
        assert "/static/vendor/fonts/abril-fatface-latin-400-normal.woff2?v=" in page
        assert "immutable" in (await ann.get(picture)).headers["cache-control"]
        assert len((await ann.get(imports["/static/vendor/icons.svg"])).content) < 40_000
        (package / "board" / "picture.js").write_text("export const picture = () => 'another';\n")
        edited = imports_in((await ann.get("/rules/skull")).text)["/games/skull/board/picture.js"]
        assert edited != picture
        assert "another" in (await ann.get(edited)).text
        old = await ann.get(picture)
        assert "another" in old.text, "a page from before gets what there is"
        assert "no-cache" in old.headers["cache-control"]
