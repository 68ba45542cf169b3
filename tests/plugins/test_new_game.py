"""From `parlour new-game` to a table: written, linted, installed in a fresh environment, judged, served, played."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from app.cli import main
from app.client_types import view_types
from app.conformance.playout import find
from tests.browser.conftest import browser, people
from tests.browser.players import Player
from tests.people import Server, running_server

__all__ = ["browser", "people"]

ROOT = Path(__file__).parents[2]
SCAFFOLD = ROOT / "app" / "scaffold"
DRAWN = """() => [...document.querySelectorAll(".prize use")].every((use) =>
  /^.games.[a-z-]+.icons.svg.v=.+#coin$/.test(use.getAttribute("href")) && use.getBBox().width > 0)"""
"""The game's own coins have arrived."""

GAMES = {"skull": None, "blind-bid": "my.games.blind_bid"}
"""Ids, and the names of the packages where they are not left to the command."""


def run(*command: object, cwd: Path) -> str:
    """Run a command to its end; it must succeed."""
    child = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert child.returncode == 0, child.stdout + child.stderr
    return child.stdout


class Author:
    """Somebody who has just written a game with one command and installed it."""

    def __init__(self, folder: Path, game: str, package: str | None) -> None:
        self.game = game
        self.folder = folder / game
        words = ["new-game", game, "--folder", str(self.folder)]
        assert main([*words, "--package", package] if package else words) == 0
        self.package = package or f"parlour_{game}"
        self.python = fresh_environment(folder / "venv")
        install = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
        run(sys.executable, "-m", "pip", "--python", self.python, *install, self.folder, cwd=folder)

    def parlour(self, *words: str, cwd: Path) -> str:
        return run(self.python, "-P", "-m", "parlour", *words, cwd=cwd)


def fresh_environment(folder: Path) -> Path:
    """A virtual environment of its own, in which Parlour and what it needs are there already."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    (packages,) = folder.glob("lib/python*/site-packages")
    known = [path for path in sys.path if Path(path).name == "site-packages"]
    (packages / "parlour.pth").write_text("\n".join([str(ROOT), *known]))
    return folder / "bin" / "python"


@pytest.fixture(scope="module", params=GAMES)
def author(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Author:
    return Author(tmp_path_factory.mktemp("author"), request.param, GAMES[request.param])


@pytest.fixture(scope="module")
def parlour(author: Author, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("parlour"), python=author.python) as server:
        yield server


def test_it_is_clean_typed_and_tested(author: Author) -> None:
    tools = Path(sys.executable).parent
    run(tools / "ruff", "check", "--no-cache", ".", cwd=author.folder)
    run(tools / "ruff", "format", "--no-cache", "--check", ".", cwd=author.folder)
    run(author.python, "-m", "mypy", "--cache-dir", author.folder.parent / "mypy", "tests", cwd=author.folder)
    run(author.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:asyncio", cwd=author.folder)
    texts = [path.read_text(encoding="utf-8") for path in author.folder.rglob("*.*") if path.suffix != ".pyc"]
    assert len(texts) > 20
    assert not [text for text in texts if "scaffold" in text or "newgame" in text.lower() or "NG-" in text]


def test_it_passes_the_judge_at_once(author: Author, tmp_path: Path) -> None:
    """In its own folder, where it need not be installed, and anywhere else."""
    for name, folder in ((author.game, author.folder), (author.game, tmp_path), (author.package, tmp_path)):
        told = author.parlour("check", name, "--quick", cwd=folder)
        assert told.startswith(f"{author.game}: ")
        assert told.endswith("passed\n")


def test_it_is_played_in_a_browser(author: Author, parlour: Server, people: Callable[..., Player]) -> None:
    ann = people("Ann")
    page = ann.page
    page.goto(parlour.url)
    expect(page.locator(f".lamp-{author.game} h2")).to_have_text(author.game.replace("-", " ").title())
    ann.create(author.game, 8)
    page.locator("#bots").click()
    ann.start()
    page.wait_for_function(DRAWN)
    while ann.look() != "over":
        ann.page.locator("#mine [data-can], [data-kind=over]").first.wait_for()
        if ann.look() == "mine":
            page.locator("#mine [data-can]").first.click(force=True)
            ann.settle()
    room = page.url.rsplit("/", 1)[-1]
    moves = page.request.get(f"{parlour.url}/api/rooms/{room}/export").json()["moves"]
    assert [seat for seat, _ in moves].count(0) == 5, "a card in each round; a click on a card that moves may miss it"
    expect(page.locator(".bids .card:not(.empty)")).to_have_count(8)
    expect(page.locator(".bids [data-winner]")).to_have_count(1)
    assert "note-" not in page.locator("#panel").inner_text()


def test_its_rules_are_pages(author: Author, parlour: Server, people: Callable[..., Player]) -> None:
    ann = people("Ann")
    for language in ("en", "it", "hu"):
        ann.page.goto(f"{parlour.url}/language/{language}?back=/rules/{author.game}")
        expect(ann.page.locator("figure.position .bids .card")).to_have_count(3)
    prefix = author.game[:2].upper()
    ann.page.goto(f"{parlour.url}/rules/{author.game}/digest#{prefix}-004")
    expect(ann.page.locator(f"#{prefix}-004")).to_be_visible()


# ---- the command


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["Skull"], "'Skull' can't be a game's id"),
        (["smog"], "there is a game called 'smog' already"),
        (["skull", "--package", "my.class.skull"], "'my.class.skull' can't be the name of your package"),
        (["skull", "--package", "parlour.skull"], "'parlour.skull' can't be the name of your package"),
        (["taken"], "taken is there already"),
    ],
)
def test_what_can_not_be_written(
    words: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "notes.txt").write_text("mine")
    assert main(["new-game", *words]) == 2
    assert problem in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["taken", "notes.txt"]


def test_the_types_of_its_views_are_up_to_date() -> None:
    """After a change that is meant: parlour types app.scaffold.newgame"""
    assert (SCAFFOLD / "newgame" / "view.d.ts").read_text(encoding="utf-8") == view_types(find("app.scaffold.newgame"))
