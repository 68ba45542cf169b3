"""Fingers on a phone: two of them zoom, one of them pans, and nothing is chosen by accident."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.client.conftest import WAIT_MS, FakeServer, full

Point = tuple[float, float]


class Hand:
    """Real touches, as the screen of a phone reports them."""

    def __init__(self, session: CDPSession, centre: Point) -> None:
        self.session = session
        self.centre = centre

    def _tell(self, kind: str, *fingers: Point) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self) -> None:
        """One finger, on the middle of the board, until it is lifted."""
        self._tell("touchStart", self.centre)

    def lift(self) -> None:
        self._tell("touchEnd")

    def drag(self, right: float, down: float) -> None:
        """One finger, from the middle of the board."""
        x, y = self.centre
        self._tell("touchStart", (x, y))
        for part in range(1, 11):
            self._tell("touchMove", (x + right * part / 10, y + down * part / 10))
        self._tell("touchEnd")

    def pinch(self, factor: float) -> None:
        """Two fingers around the middle of the board come apart, or together."""
        x, y = self.centre
        wide = 40.0
        self._tell("touchStart", (x - wide, y))
        self._tell("touchStart", (x - wide, y), (x + wide, y))
        for part in range(1, 11):
            apart = wide * (1 + (factor - 1) * part / 10)
            self._tell("touchMove", (x - apart, y), (x + apart, y))
        self._tell("touchEnd")


@pytest.fixture
def phone(browser: Browser) -> Iterator[FakeServer]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en", has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    made = FakeServer(context.new_page())
    made.open(full())
    expect(made.page.locator('[data-id="city:paris"]')).to_have_attribute("data-can", "")
    yield made
    context.close()
    assert made.problems == []


@pytest.fixture
def hand(phone: FakeServer) -> Hand:
    box = phone.page.locator("#board").bounding_box()
    assert box is not None
    centre = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return Hand(phone.page.context.new_cdp_session(phone.page), centre)


def scale(phone: FakeServer) -> float:
    return float(phone.page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('#canvas')).transform).a"))


def left_edge(phone: FakeServer) -> float:
    """Where the drawing begins, in pixels of the screen."""
    return float(phone.page.evaluate("document.querySelector('.map > svg').getBoundingClientRect().left"))


def soon(phone: FakeServer, holds: Callable[[], bool]) -> None:
    """The page draws, and scrolls, when it gets to it."""
    for _ in range(WAIT_MS // 20):
        if holds():
            return
        phone.page.wait_for_timeout(20)
    raise AssertionError("it did not come to that")


def test_two_fingers_zoom_and_the_button_goes_back(phone: FakeServer, hand: Hand) -> None:
    assert scale(phone) == 1
    hand.pinch(2)
    soon(phone, lambda: scale(phone) == pytest.approx(2, rel=0.05))
    hand.pinch(0.1)
    soon(phone, lambda: scale(phone) == 1)
    hand.pinch(3)
    phone.page.wait_for_timeout(200)  # a click in the moment after a gesture would be taken for its end
    phone.page.get_by_role("button", name="Whole board").click()
    soon(phone, lambda: scale(phone) == 1)
    assert not phone.heard("choose")


def test_a_board_in_a_pane_of_its_own_is_scrolled_by_the_browser(phone: FakeServer, hand: Hand) -> None:
    hand.drag(-100, 0)
    phone.page.wait_for_function("document.querySelector('.map').scrollLeft > 50")
    assert scale(phone) == 1


@pytest.mark.parametrize("way", [-300, 300])
def test_zoomed_in_every_corner_can_be_reached(phone: FakeServer, hand: Hand, way: float) -> None:
    """First what is zoomed moves; at its edge the pane below goes on."""
    hand.pinch(2)
    wide = 2 * float(phone.page.evaluate("document.querySelector('.map').scrollWidth"))
    for _ in range(8):
        hand.drag(way, 0)
    edge = pytest.approx(0 if way > 0 else 390 - wide, abs=2)
    soon(phone, lambda: left_edge(phone) == edge)
    assert not phone.heard("choose")


def test_what_can_be_done_in_a_window_is_in_the_prompt(phone: FakeServer) -> None:
    """What lies on the board, or among my things, may be out of sight."""
    ask = {"prompt": "react", "options": {"city:paris": 1, "city:buda": None, "done": None, "pass": 1}, "window": True}
    phone.tell(t="step", v=6, mine={"at": 4, "ask": {**ask, "args": {}, "blocked": None}})
    buttons = phone.page.locator(".prompt-buttons button")
    expect(buttons).to_have_text(["Go to Paris", "Pass", "Pass for now"])
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
    buttons.first.tap()
    assert phone.heard("choose", 1)[0]["option"] == "city:paris"
