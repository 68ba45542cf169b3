"""Faces of the people at the table."""

from playwright.sync_api import Route, expect

from tests.client.conftest import ROOM, FakeServer, full

GUEST = (
    '<svg xmlns="http://www.w3.org/2000/svg">'
    '<symbol id="face-guest-07" viewBox="0 0 240 240"><path d="M0 0h240v240z"/></symbol></svg>'
)


def test_a_face_stands_beside_the_name_and_is_fetched_once(server: FakeServer) -> None:
    asked: list[str] = []
    page = server.page

    def serve(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body=GUEST, content_type="image/svg+xml")

    page.route("**/faces/*.svg", serve)
    server.open(full())
    expect(page.locator(".plaque .face")).to_have_count(0)
    seats = [{**ROOM["seats"][0], "face": "guest-07"}, *ROOM["seats"][1:]]
    for _ in range(2):
        server.tell(**{**ROOM, "seats": seats})
        expect(page.locator('.plaque[data-seat="0"] .face')).to_be_visible()
    expect(page.locator("#face-guest-07")).to_have_count(1)
    assert len(asked) == 1
