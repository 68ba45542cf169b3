"""A board may wish to be drawn anew at any time, also in the middle of being drawn."""

from playwright.sync_api import expect

from tests.client.conftest import FakeServer
from tests.client.test_shell import placing


def test_what_has_the_focus_may_be_taken_away_by_a_board_that_redraws_for_that(server: FakeServer) -> None:
    server.open(placing())
    page = server.page
    page.locator(".token").first.focus()
    server.tell(t="step", v=6, mine={"private": {"tokens": None}, "ask": None}, notes=[])
    expect(page.locator(".token")).to_have_count(0)
    expect(page.locator(".hand")).to_be_visible()
    expect(page.locator(".broken")).to_have_count(0)
