"""Without a connection, and with a bot in my seat: the prompt says so, and what can be done about it."""

from typing import Any

from playwright.sync_api import Route, expect

from tests.client.conftest import ROOM, FakeServer, full

PARIS = '[data-id="city:paris"]'


def lose(server: FakeServer) -> None:
    """The server is gone, and does not come back."""
    server.is_away = True
    server.sockets[-1].close()
    expect(server.page.locator(".prompt-line")).to_have_attribute("data-kind", "lost")


def come_back(server: FakeServer) -> None:
    server.is_away = False
    server.page.evaluate("dispatchEvent(new Event('online'))")
    expect(server.page.locator(".prompt-line")).not_to_have_attribute("data-kind", "lost")


def test_without_a_connection_nothing_glows_and_a_choice_is_kept(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    expect(page.locator(PARIS)).to_have_attribute("data-can", "")
    lose(server)
    expect(page.locator("#prompt-text")).to_contain_text("Connection lost")
    expect(page.locator("[data-can]")).to_have_count(0)
    page.locator(PARIS).click()
    expect(page.locator("#prompt-text")).to_have_text(
        "Will be sent as soon as the connection is back: Send the king to Paris"
    )
    assert not server.heard("choose")
    come_back(server)
    assert server.heard("choose", 1)[0]["option"] == "city:paris"


def test_what_is_kept_can_be_withdrawn(server: FakeServer) -> None:
    server.open(full())
    page = server.page
    expect(page.locator(PARIS)).to_have_attribute("data-can", "")
    lose(server)
    page.locator(PARIS).click()
    page.get_by_role("button", name="Don’t send it").click()
    expect(page.locator("#prompt-text")).to_contain_text("What you choose now is sent")
    expect(page.locator("#toasts p")).to_have_count(0)
    page.locator('[data-id="city:buda"]').click()
    come_back(server)
    assert [message["option"] for message in server.heard("choose", 1)] == ["city:buda"]


def test_a_bot_in_my_seat_can_be_sent_away(server: FakeServer) -> None:
    taken: list[Any] = []

    def hand_over(route: Route) -> None:
        taken.append(route.request.post_data_json)
        route.fulfill(json={})

    server.page.route("**/api/rooms/amber-fox/hand-over", hand_over)
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        server.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        server.open(full())
        expect(server.page.locator(PARIS)).to_have_attribute("data-can", "")
        seats = [ROOM["seats"][0] | {"bot": True, "lent": True}, *ROOM["seats"][1:]]
        server.tell(**ROOM | {"seats": seats})
        expect(server.page.locator("#prompt-text")).to_have_text("A bot plays for you.")
        expect(server.page.locator("[data-can]")).to_have_count(0)
        server.page.locator(".prompt-buttons").get_by_role("button", name="Take my seat back").click()
        assert taken.pop() == {"seat": 0, "to": "person"}
