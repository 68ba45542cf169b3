"""A proxy that does not say for whom it asks is noticed, and the host is told."""

from pathlib import Path

import structlog
from structlog.testing import capture_logs

from app.web.loopback import MOST_ADDRESSES, MOST_PEOPLE, WHILE_SECONDS, LoopbackWatch
from tests.attacks.tools import table
from tests.people import people, running_server
from tests.web.test_limits import Clock


def warnings(watch: LoopbackWatch, host: str, people: int, first: int = 0) -> int:
    """How often it warns when so many people come from there."""
    with capture_logs() as logs:
        for number in range(first, first + people):
            watch.saw(host, f"player {number}")
            watch.saw(host, f"player {number}")
    assert all("PARLOUR_TRUSTED_PROXIES" in line["event"] for line in logs)
    return len(logs)


def test_many_people_at_one_loopback_address() -> None:
    structlog.reset_defaults()
    for host in ("127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"):
        assert warnings(LoopbackWatch(Clock()), host, MOST_PEOPLE) == 0
        assert warnings(LoopbackWatch(Clock()), host, MOST_PEOPLE + 1) == 1
    for host in ("192.0.2.1", "2001:db8::1", "testclient", ""):
        assert warnings(LoopbackWatch(Clock()), host, 100) == 0


def test_once_an_hour_and_not_for_people_of_many_hours() -> None:
    clock = Clock()
    watch = LoopbackWatch(clock)
    assert warnings(watch, "127.0.0.1", 500) == 1
    clock.now += WHILE_SECONDS
    assert warnings(watch, "127.0.0.1", MOST_PEOPLE) == 0
    assert warnings(watch, "127.0.0.1", 1, first=MOST_PEOPLE) == 1
    clock.now += WHILE_SECONDS
    assert warnings(watch, "127.0.0.1", MOST_PEOPLE) == 0
    clock.now += WHILE_SECONDS
    assert warnings(watch, "127.0.0.1", 1, first=MOST_PEOPLE) == 0, "the others are long gone"


def test_addresses_without_end_are_not_remembered() -> None:
    watch = LoopbackWatch(Clock())
    for number in range(1000):
        watch.saw(f"127.0.{number // 250}.{number % 250 + 1}", "Ann")
    assert len(watch._people) == MOST_ADDRESSES


async def test_a_real_server_writes_it_to_its_log(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with people(server, *(f"Ann {number}" for number in range(MOST_PEOPLE + 1))) as crowd:
            for person in crowd[:-1]:
                await person.http.get("/api/me")
            assert "X-Forwarded-For" not in server.log()
            cookie = f"parlour={crowd[-1].http.cookies['parlour']}"
            async with table(server, "kolu-temi-rafo", cookie=cookie) as opened:
                await opened.recv()
            assert server.log().count("PARLOUR_TRUSTED_PROXIES") == 1
