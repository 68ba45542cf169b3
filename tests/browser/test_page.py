"""What pages cost a browser, and that nothing on them moves while they load: the goals of `bench/page.py`."""

import pytest
from playwright.sync_api import Browser

from app.web.catalog import OURS
from bench.page import MOST_AGAIN, MOST_SHIFT, SCREENS, page_shifts, table_visits
from tests.people import Server


@pytest.mark.parametrize("game", OURS)
def test_a_table_comes_at_once_and_is_kept(browser: Browser, parlour: Server, game: str) -> None:
    first, second = table_visits(browser, parlour.url, game)
    assert first.problems() == []
    assert second.count == MOST_AGAIN, [request.url for request in second.requests]


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_shifts(browser: Browser, parlour: Server, screen: str) -> None:
    pages = list(page_shifts(browser, parlour.url, screen))
    assert len(pages) == 6 + 3 * len(OURS)
    assert {name: moved for name, shift, moved in pages if shift > MOST_SHIFT} == {}
