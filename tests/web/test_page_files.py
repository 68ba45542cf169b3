"""The head of a page: modules by version, bundles while they are current, sources when they are not."""

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from app.web import bundles
from app.web.file_versions import version_of
from app.web.modules import STATIC, imports_of, later_imports_of
from tests.web.conftest import new_room

FOREVER = "public, max-age=31536000, immutable"


async def table(ann: httpx.AsyncClient, game: str) -> str:
    """The page of a table of this game."""
    room = await new_room(ann, game=game)
    for command in ("bots", "start"):
        await ann.post(f"/api/rooms/{room}/{command}", json={})
    return (await ann.get(f"/r/{room}")).text


def imports_in(page: str) -> dict[str, str]:
    [text] = re.findall(r'<script type="importmap">(.*?)</script>', page)
    return dict(json.loads(text)["imports"])


def test_the_bundles_are_made_of_the_sources_of_today() -> None:
    """If not, `make client` was forgotten."""
    assert [bundle.file for bundle in bundles.bundles() if not bundle.is_current] == []


async def test_a_table_is_three_scripts(ann: httpx.AsyncClient) -> None:
    page = await table(ann, "smog")
    preloaded = re.findall(r'<link rel="modulepreload" href="/static/vendor/bundles/([\w/]+\.js)\?', page)
    assert preloaded == ["table.js", "games/smog.js", "shared.js"]
    assert imports_in(page)["/games/smog/board.js"].startswith("/static/vendor/bundles/games/smog.js?v=")


async def test_the_end_is_fetched_when_there_is_one(ann: httpx.AsyncClient) -> None:
    page = await table(ann, "smog")
    imports = imports_in(page)
    for address in ("/static/table/end.js", "/static/table/end.css", "/games/smog/board/ending.js"):
        assert imports[address].startswith("/static/vendor/bundles/"), "its version is known"
        assert f'href="{imports[address]}"' not in page
        assert (await ann.get(imports[address])).headers["cache-control"] == FOREVER
    board = (await ann.get(imports["/games/smog/board.js"])).text
    ending = (await ann.get(imports["/games/smog/board/ending.js"])).text
    assert ("end-why" in ending, "end-why" in board) == (True, False)


async def test_how_a_page_looks_is_known_before_anything_is_fetched(ann: httpx.AsyncClient) -> None:
    answer = await ann.get("/")
    head = answer.text.partition("</head>")[0]
    [look] = re.findall(r"<script>(.*?)</script>", head, re.DOTALL)
    assert "parlour:settings" in look
    assert head.index(look) < head.index('rel="stylesheet"')
    assert b64encode(sha256(look.encode()).digest()).decode() in answer.headers["content-security-policy"]


async def test_edited_sources_are_served_in_place_of_their_bundle(
    ann: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest = json.loads((bundles.VENDOR / "bundles.json").read_bytes())
    for bundle in manifest:
        if bundle["file"] in ("bundles/games/smog.js", "bundles/table.css", "bundles/shared.js"):
            bundle["sources"] = dict.fromkeys(bundle["sources"], "another version")
    (tmp_path / "bundles.json").write_text(json.dumps(manifest))
    monkeypatch.setattr(bundles, "VENDOR", tmp_path)
    page = await table(ann, "smog")
    imports = imports_in(page)
    version = version_of(STATIC / "shared" / "words.js")
    assert imports["/static/shared/words.js"] == f"/static/shared/words.js?v={version}"
    assert imports["/games/smog/board/read.js"].startswith("/games/smog/board/read.js?v=")
    assert imports["/static/table/main.js"].startswith("/static/vendor/bundles/table.js?v=")
    assert "/static/table/parts.css?v=" in page
    named = {*imports.values(), *re.findall(r'<link rel="[a-z]+"[^>]* href="([^"]+\?v=\w+)"', page)}
    for address in named:
        answer = await ann.get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, FOREVER), address


async def test_a_games_icons_are_those_it_names(ann: httpx.AsyncClient) -> None:
    icons = imports_in(await table(ann, "smog"))["/static/vendor/icons.svg"]
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', (await ann.get(icons)).text))
    assert {"top-hat", "plague-doctor-profile"} <= drawn, "of the game"
    assert {"scroll-unfurled", "speaker"} <= drawn, "of the shell"
    assert "brain" not in drawn, "of another game"


@pytest.mark.parametrize(
    ("source", "imported"),
    [
        ('import { html } from "/static/a.js";\nimport "./b.js"', ["/static/a.js", "./b.js"]),
        ('import{a as b}from"/static/a.js";import c,{d}from"./c.js";x()', ["/static/a.js", "./c.js"]),
        ('import {\n  one,\n  two,\n} from "./a.js";\nexport * from "./b.js";', ["./a.js", "./b.js"]),
        ('/** @typedef {import("./types.js").Board} Board */\n// import "./no.js"\nconst x = "import";', []),
        ('const board = await import("./later.js");', []),
    ],
)
def test_imports_are_found(tmp_path: Path, source: str, imported: list[str]) -> None:
    path = tmp_path / "module.js"
    path.write_text(source)
    assert imports_of(path) == imported


def test_what_is_fetched_later_is_found_too(tmp_path: Path) -> None:
    path = tmp_path / "module.js"
    path.write_text(
        '/** @type {import("./types.js").Board} */\nconst end = () => import( "/static/end.js" ), x = import(name);'
    )
    assert (imports_of(path), later_imports_of(path)) == ([], ["/static/end.js"])
