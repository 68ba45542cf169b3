"""The log of a long match."""

from typing import Any

from playwright.sync_api import expect

from tests.client.conftest import FakeServer, full

LINES = ".log-lines li.line"
"""Two hundred of them stay on the page."""


def moves(count: int) -> list[Any]:
    return [["moved", ["seat", "city"], *[[1, "paris"]] * count]]


def test_only_the_latest_lines_are_on_the_page(server: FakeServer) -> None:
    server.open(full(notes=moves(150), earlier=40))
    page = server.page
    expect(page.locator(LINES)).to_have_count(150)
    for v in range(6, 11):
        server.tell(t="step", v=v, notes=moves(60))
    expect(page.get_by_role("button", name="290 earlier")).to_be_attached()
    expect(page.locator(LINES)).to_have_count(200)


def test_earlier_lines_come_when_wished_and_go_when_the_newest_is_read_again(server: FakeServer) -> None:
    server.open(full(notes=moves(150)))
    page = server.page
    server.tell(t="step", v=6, notes=moves(300))
    page.get_by_role("button", name="250 earlier").click()
    expect(page.locator(LINES)).to_have_count(400)
    page.get_by_role("button", name="50 earlier").click()
    expect(page.locator(LINES)).to_have_count(450)
    server.tell(t="step", v=7, notes=moves(1))
    expect(page.locator(LINES)).to_have_count(451)
    page.locator(".log").evaluate("(log) => log.scrollTo(0, log.scrollHeight)")
    server.tell(t="step", v=8, notes=moves(1))
    expect(page.locator(LINES)).to_have_count(200)


def test_names_in_the_log_point_at_the_thing(server: FakeServer) -> None:
    server.open(full(notes=moves(3)))
    server.page.locator(".log-name", has_text="Paris").last.click()
    expect(server.page.locator("[data-id='city:paris']")).to_have_attribute("data-flash", "")


def test_names_in_the_log_are_buttons_by_keyboard_too(server: FakeServer) -> None:
    server.open(full(notes=moves(3)))
    name = server.page.get_by_role("button", name="Paris", exact=True).last
    name.focus()
    server.page.keyboard.press("Enter")
    expect(server.page.locator("[data-id='city:paris']")).to_have_attribute("data-flash", "")
    assert not server.heard("choose")


def test_a_bracket_before_a_name_is_not_left_alone_at_the_end_of_a_line(server: FakeServer) -> None:
    """However wide the log is: a real button would begin a line without what opens before it."""
    server.open(full(notes=moves(3)))
    name = server.page.locator(".log-name", has_text="Paris").last
    alone = """(name, width) => {
      const [before] = [document.createTextNode("("), name.parentElement.style.width = `${width}px`];
      name.before(before);
      const range = document.createRange();
      range.selectNode(before);
      const [bracket, first] = [range.getBoundingClientRect(), name.getClientRects()[0]];
      before.remove();
      return bracket.bottom <= first.top + 1;
    }"""
    assert [width for width in range(60, 260, 5) if name.evaluate(alone, width)] == []
