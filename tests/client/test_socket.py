"""The browser's end of the wire."""

import json

from playwright.sync_api import expect

from app.play.wire import deflated
from tests.client.conftest import FakeServer, full


def test_what_comes_deflated_is_read_in_its_turn(server: FakeServer) -> None:
    """To inflate takes a moment; what is said meanwhile must not overtake, or it would look like a gap."""
    server.open(full())
    log = [["moved", ["seat", "city"], *[[1, "paris"], [1, "buda"]] * 90]]
    long = {"t": "step", "v": 6, "patch": {"game": {"king": "buda"}}, "notes": log}
    server.sockets[-1].send(deflated(json.dumps(long).encode()))
    server.tell(t="step", v=7, patch={"game": {"king": "paris"}}, notes=[["moved", ["seat", "city"], [1, "paris"]]])
    expect(server.page.locator(".log-lines li.line")).to_have_count(182)
    expect(server.page.locator("[data-piece=king]")).to_have_attribute("transform", "translate(150 80)")
    assert len(server.heard("hello")) == 1, "nothing was missing"
