"""A board may wish to be drawn anew at any time, also in the middle of being drawn; and that may not cost much."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.client.conftest import FakeServer
from tests.client.test_shell import placing

APP = Path(__file__).parents[2] / "app"
SHEETS = sorted(
    path for folder in ("static", "games") for path in (APP / folder).rglob("*.css") if "vendor" not in path.parts
)
ASKS_THE_TABLE = re.compile(r"(?::root|\bhtml|\bbody|\.table)[^{},\s]*:has\(")


def test_what_has_the_focus_may_be_taken_away_by_a_board_that_redraws_for_that(server: FakeServer) -> None:
    server.open(placing())
    page = server.page
    page.locator(".token").first.focus()
    server.tell(t="step", v=6, mine={"private": {"tokens": None}, "ask": None}, notes=[])
    expect(page.locator(".token")).to_have_count(0)
    expect(page.locator(".hand")).to_be_visible()
    expect(page.locator(".broken")).to_have_count(0)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.relative_to(APP).as_posix())
def test_no_style_depends_on_what_the_table_holds(sheet: Path) -> None:
    """Each piece that comes or goes would have the style of everything worked out anew."""
    assert ASKS_THE_TABLE.findall(sheet.read_text()) == []
