"""How often somebody may do something."""

from pathlib import Path

import pytest

from app.limits import Bucket, Limiter, address_key
from tests.web.conftest import browser_for, named, reason, running, settings_in


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.4
    assert not bucket.take()
    clock.now += 0.1
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_keys_do_not_disturb_each_other_and_old_ones_are_forgotten() -> None:
    clock = Clock()
    limiter = Limiter(rate=0.001, burst=1, most=2, clock=clock)
    assert limiter.allow("a")
    assert limiter.allow("b")
    assert not limiter.allow("a")
    assert limiter.allow("c")
    assert set(limiter.buckets) == {"a", "c"}, "b was seen longest ago"


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_home_is_one_address(host: str, key: str) -> None:
    assert address_key(host) == key


async def test_too_many_requests_from_one_address(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, requests_per_minute=4)) as app:
        browser = browser_for(app)
        statuses = [(await browser.get("/api/games")).status_code for _ in range(4)]
        assert statuses == [200] * 2 + [429] * 2
        answer = await browser.get("/api/games")
        assert reason(answer) == "refused-too-fast"
        assert int(answer.headers["retry-after"]) > 0
        assert (await browser.get("/")).status_code == 200, "pages are not counted"


async def test_too_many_commands_of_one_player(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, commands_per_minute=4)) as app:
        ann, bob = await named(browser_for(app), "Ann"), await named(browser_for(app), "Bob")
        body = {"game": "persuasion", "seats": 3}
        assert [(await ann.post("/api/rooms", json=body)).status_code for _ in range(4)] == [201, 201, 429, 429]
        assert (await bob.post("/api/rooms", json=body)).status_code == 201


async def test_passwords_cannot_be_tried_at_will(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, logins_per_minute=4)) as app:
        browser = browser_for(app)
        body = {"name": "Ann", "password": "guess number 1"}
        assert [(await browser.post("/api/login", json=body)).status_code for _ in range(4)] == [403, 403, 429, 429]


async def test_too_many_new_players_from_one_address(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, players_per_hour=2)) as app:
        statuses = [(await browser_for(app).post("/api/me", json={"name": "Bot"})).status_code for _ in range(4)]
        assert statuses == [200, 200, 429, 429]


async def test_too_many_rooms_of_one_host(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, rooms_per_player=2)) as app:
        ann = await named(browser_for(app), "Ann")
        body = {"game": "persuasion", "seats": 3}
        assert [(await ann.post("/api/rooms", json=body)).status_code for _ in range(3)] == [201, 201, 403]
