"""While a page waits for its person nothing is computed: what glows or drifts does so in the compositor alone. And
however long a match goes on, the page keeps no more than it shows."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.watched import WARM_UP_MS, Counters, WatchedTable
from tests.people import Server, running_server

WAIT_MS = 2000
FEW = 3
"""Styles computed anew in that time: a font that has come, a cursor that blinks, but nothing again and again."""
COMPOSITED = {"opacity", "transform", "translate", "rotate", "scale"}
NOT_PROPERTIES = {"offset", "computedOffset", "easing", "composite"}

ANIMATED = """() => document.getAnimations().filter((one) => one.playState === "running")
    .flatMap((one) => one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))"""

Open = Callable[[str], WatchedTable]


@pytest.fixture(scope="module")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("parlour"), bot_delay_min=0.03, bot_delay_max=0.03) as server:
        yield server


@pytest.fixture
def open_table(browser: Browser, parlour: Server) -> Iterator[Open]:
    opened: list[WatchedTable] = []

    def make(game: str) -> WatchedTable:
        opened.append(WatchedTable(browser, parlour, game))
        return opened[-1]

    yield make
    for table in opened:
        table.close()
    assert [problem for table in opened for problem in table.problems] == []


@pytest.mark.parametrize("game", ["persuasion", "smog", "emerald", "android"])
def test_my_turn_costs_nothing_while_i_think(open_table: Open, game: str) -> None:
    table = open_table(game)
    while table.wait_for_turn() and not table.glows:
        table.page.locator(".prompt-buttons [data-option]").first.click()
    animated = set(table.page.evaluate(ANIMATED)) - NOT_PROPERTIES
    assert "opacity" in animated, "what can be chosen glows"
    assert animated <= COMPOSITED
    assert table.while_waiting(WAIT_MS)["RecalcStyleCount"] <= FEW


def test_the_lamps_of_the_front_page_cost_nothing(browser: Browser, parlour: Server) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(parlour.url)
        counters = Counters(page)
        page.wait_for_timeout(WARM_UP_MS)
        assert page.evaluate(ANIMATED), "rain falls and wheels turn"
        assert counters.during(WAIT_MS)["RecalcStyleCount"] <= FEW


def test_a_long_match_keeps_no_more_than_it_shows(open_table: Open) -> None:
    table = open_table("android")
    assert table.play_until(100)
    early = table.counters.kept()
    assert table.play_until(table.updates + 300)
    late = table.counters.kept()
    assert late["Nodes"] < 1.5 * early["Nodes"]
    assert late["JSEventListeners"] < 1.5 * early["JSEventListeners"]
