"""People with real browsers at a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.players import Player
from tests.chromium import browser
from tests.people import Server, running_server

__all__ = ["browser", "parlour", "people"]


@pytest.fixture(scope="module")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("parlour")
    with running_server(folder) as server:
        yield server


@pytest.fixture
def people(browser: Browser, parlour: Server) -> Iterator[Callable[..., Player]]:
    """Makes people, each with a browser context of their own; whatever goes wrong on their pages fails the test."""
    made: list[Player] = []

    def make(name: str, *, width: int = 1280, height: int = 800, touch: bool = False) -> Player:
        made.append(Player(browser, parlour, name, width=width, height=height, touch=touch))
        return made[-1]

    yield make
    for player in made:
        player.context.close()
    assert [problem for player in made for problem in player.problems] == []
