"""The wheel, installed into a fresh environment: without Node, git or a checkout it serves all that people need."""

import shutil
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from app.web.catalog import OURS
from app.words import LANGUAGES
from bench.page import MOST_AGAIN, table_visits
from tests.browser.players import Player
from tests.chromium import browser
from tests.people import PATIENCE, ROOT, Server

__all__ = ["browser"]

CHOICES = 12


def build_wheel(source: Path, target: Path) -> "subprocess.CompletedProcess[str]":
    """As `make wheel` does, but with the build backend that is installed: tests need no network."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
    return subprocess.run([*command, "--wheel-dir", target, source], capture_output=True, text=True)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    built = build_wheel(ROOT, folder)
    assert built.returncode == 0, built.stdout + built.stderr
    [path] = folder.glob("parlour-*.whl")
    return path


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel. Other packages come from ours, by a path file, whose own path files don't
    count: so the checkout, which is installed by one, can't be imported."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    [packages] = folder.glob("lib/python*/site-packages")
    ours = [path for path in sys.path if path.endswith("site-packages")]
    (packages / "dependencies.pth").write_text("\n".join(ours))
    python = str(folder / "bin" / "python")
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", "--quiet"]
    subprocess.run([*install, wheel], check=True)
    return folder


@pytest.fixture(scope="module")
def server(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`parlour serve` in an empty folder, on a machine with nothing but this environment, its data where it wants."""
    folder = tmp_path_factory.mktemp("server")
    made = Server(folder, database_url="sqlite:///data/parlour.db", data_dir="data")
    made.command = [str(environment / "bin" / "parlour"), "serve"]
    made.environment = {"PATH": str(environment / "bin")}
    made.working_folder = folder / "empty"
    made.working_folder.mkdir()
    try:
        yield made.start()
    finally:
        made.stop()


def files(folder: str, pattern: str = "*") -> set[str]:
    """What a folder of the checkout holds, as paths."""
    found = (path for path in (ROOT / folder).rglob(pattern) if path.is_file() and "__pycache__" not in path.parts)
    return {str(path.relative_to(ROOT)) for path in found}


def test_it_holds_the_server_and_nothing_else(wheel: Path) -> None:
    beside = files("migrations", "*.py") | files("docs/rules")
    wanted = files("app") | files("parlour") | {f"app/{path}" for path in beside}
    assert {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name} == wanted


def test_it_is_not_built_without_the_files_for_the_browser(tmp_path: Path) -> None:
    source = tmp_path / "source"
    left_out = shutil.ignore_patterns("vendor", "__pycache__")
    for name in ("app", "parlour", "migrations", "scripts"):
        shutil.copytree(ROOT / name, source / name, ignore=left_out)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    built = build_wheel(source, tmp_path)
    assert built.returncode != 0
    assert "the files for the browser are missing" in built.stdout + built.stderr


def test_the_checkout_is_out_of_reach(environment: Path, tmp_path: Path) -> None:
    ask = "import app, parlour; print(app.__file__, parlour.__file__)"
    python = environment / "bin" / "python"
    answer = subprocess.run([python, "-c", ask], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert all(path.startswith(str(environment)) for path in answer.stdout.split())


def test_a_match_file_is_opened_and_shown(server: Server) -> None:
    """Both are done in a process of their own, which must find the same packages."""
    file = (ROOT / "tests" / "games" / "smog" / "fixtures" / "left.json").read_bytes()
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=PATIENCE) as ann:
        ann.post("/api/me", json={"name": "Ann"})
        answer = ann.post("/api/import", content=file, headers={"content-type": "application/json"})
        assert answer.status_code == 201, answer.text
        assert ann.get(f"/api/rooms/{answer.json()['id']}/replay").status_code == 200


SITE = ["/", "/lobby", "/new", "/credits", "/favicon.ico", *(f"/words/{language}.ftl" for language in LANGUAGES)]
VENDOR = ["fonts.css", "icons.svg", "lit-html/lit-html.js", "fluent/index.js", "bundles/table.js"]
OF_A_GAME = [
    "/rules/{game}",
    "/rules/{game}/digest",
    "/games/{game}/board.js",
    "/games/{game}/board.css",
    "/games/{game}/howto/positions.json",
    "/icons/{game}.svg",
    *(f"/words/{{game}}/{language}.ftl" for language in LANGUAGES),
]


@pytest.mark.parametrize(
    "path",
    [
        *SITE,
        *(f"/static/vendor/{file}" for file in VENDOR),
        *(path.format(game=game) for game in OURS for path in OF_A_GAME),
    ],
)
def test_it_serves(server: Server, path: str) -> None:
    with urllib.request.urlopen(server.url + path) as answer:
        assert answer.status == 200
        assert answer.read()


@pytest.mark.parametrize("game", OURS)
def test_a_table_is_as_light_as_in_a_checkout(server: Server, browser: Browser, game: str) -> None:
    first, second = table_visits(browser, server.url, game)
    assert (first.problems(), second.count) == ([], MOST_AGAIN)


def test_the_data_are_kept_in_the_folder_where_it_was_started(server: Server) -> None:
    assert (server.working_folder / "data" / "parlour.db").is_file()


def test_somebody_plays_against_bots(server: Server, browser: Browser) -> None:
    ann = Player(browser, server, "Ann", width=1280, height=800, touch=False)
    ann.create("persuasion", 3)
    ann.page.locator("#bots").click()
    ann.start()
    chosen = 0
    for _ in range(1000):
        chosen += ann.play_on()
        if chosen == CHOICES:
            break
        ann.page.wait_for_timeout(20)
    assert chosen == CHOICES, ann.prompt.text_content()
    expect(ann.page.locator("#board svg").first).to_be_attached()
    ann.context.close()
    assert ann.problems == []
