"""Guessing passwords: limited by account and by address, and nobody can lock the owner of an account out that way."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from itsdangerous import URLSafeTimedSerializer

from tests.attacks.tools import client, cookie_of, reason
from tests.people import Person, Server, people

ATTEMPTS = 6
SETTINGS = {
    "logins_per_minute": 8,
    "logins_per_address_per_minute": 20,
    "logins_per_account_per_hour": ATTEMPTS,
}
PASSWORD = "correct horse battery"


async def attempt(browser: httpx.AsyncClient, name: str, password: str = "a guess of mine") -> int:
    answer = await browser.post("/api/login", json={"name": name, "password": password})
    if answer.status_code == 429:
        assert reason(answer) == "refused-too-many-passwords"
    return answer.status_code


async def attempts_from_everywhere(server: Server, net: int, name: str, times: int) -> list[int]:
    """Each from another address."""
    statuses = []
    for number in range(times):
        async with client(server, f"127.{net}.0.{number + 1}") as attacker:
            statuses.append(await attempt(attacker, name))
    return statuses


@asynccontextmanager
async def owner(server: Server, name: str) -> AsyncIterator[Person]:
    """Somebody with a password."""
    async with people(server, name) as (person,):
        await person.post("/me/password", password=PASSWORD)
        yield person


async def test_an_account_is_guessed_at_so_often_and_its_owner_gets_in_all_the_same(server: Server) -> None:
    async with owner(server, "Ann") as ann, client(server, "127.20.9.9") as new_browser:
        statuses = await attempts_from_everywhere(server, 20, "Ann", ATTEMPTS + 3)
        assert statuses == [403] * ATTEMPTS + [429] * 3
        assert await attempt(new_browser, "Ann", PASSWORD) == 429, "not even the right one is heard from just anywhere"
        await ann.post("/logout")
        assert await attempt(ann.http, "Ann", PASSWORD) == 200, "but from where Ann has been before"
        assert (await ann.http.get("/api/me")).json()["name"] == "Ann"


async def test_a_name_that_nobody_has_is_answered_alike(server: Server) -> None:
    assert await attempts_from_everywhere(server, 21, "Nobody at all", ATTEMPTS + 3) == [403] * ATTEMPTS + [429] * 3


async def test_nobody_at_the_same_address_is_locked_out(server: Server) -> None:
    """Neither by somebody who guesses at one account, nor, in a browser of their own, by who tries all there are."""
    home = "127.22.0.1"
    async with (
        owner(server, "Bob"),
        owner(server, "Cleo"),
        client(server, home) as brother,
        client(server, home) as bob,
        client(server, home) as stranger,
    ):
        assert [await attempt(brother, "Cleo") for _ in range(5)] == [403] * 4 + [429]
        assert await attempt(bob, "Bob", PASSWORD) == 200, "another account, the same address"
        statuses = [await attempt(brother, f"name {number}") for number in range(20)]
        assert statuses[-1] == 429, "an address tries only so many"
        assert await attempt(stranger, "Cleo", PASSWORD) == 429
        await bob.post("/api/logout", json={})
        assert await attempt(bob, "Bob", PASSWORD) == 200, "Bob has logged in with this browser before"


async def test_a_known_browser_has_so_many_attempts_of_its_own(server: Server) -> None:
    async with owner(server, "Dan") as dan, owner(server, "Eve") as eve:
        known = dan.http.cookies["parlour-known"]
        async with client(server, "127.23.0.1", cookie=f"parlour-known={known}") as thief:
            assert [await attempt(thief, "Dan") for _ in range(ATTEMPTS + 1)] == [403] * ATTEMPTS + [429]
            assert await attempt(thief, "Dan", PASSWORD) == 429
        async with client(server, "127.23.0.2") as new_browser:
            assert await attempt(new_browser, "Dan", PASSWORD) == 200, "these were not the others'"
        await attempts_from_everywhere(server, 24, "Eve", ATTEMPTS)
        forged = URLSafeTimedSerializer("x" * 40, salt="parlour-known-browser").dumps(["me", ["0" * 24]])
        for cookie in (known, forged, "x", dan.http.cookies["parlour"]):
            async with client(server, "127.23.0.3", cookie=f"parlour-known={cookie}") as thief:
                assert await attempt(thief, "Eve", PASSWORD) == 429, "it is known to Dan's account, not to Eve's"
        eves = eve.http.cookies["parlour-known"]
        async with client(server, "127.23.0.4", cookie=f"parlour-known={eves}") as same:
            assert await attempt(same, "Eve", PASSWORD) == 200


async def test_a_family_shares_a_browser(server: Server) -> None:
    async with owner(server, "Fred"), owner(server, "Gina"), client(server, "127.25.0.9") as browser:
        for name in ("Fred", "Gina"):
            assert await attempt(browser, name, PASSWORD) == 200
            await browser.post("/api/logout", json={})
        for name in ("Fred", "Gina"):
            await attempts_from_everywhere(server, 25, name, ATTEMPTS)
            assert await attempt(browser, name, PASSWORD) == 200


async def test_the_old_password_is_not_guessed_with_a_stolen_cookie(server: Server) -> None:
    """And the owner, who logs in again, is not kept from changing it."""
    async with owner(server, "Hal") as hal, client(server, "127.26.0.1", cookie=cookie_of(hal)) as thief:
        body = {"password": "the thief's own", "old_password": "a guess of mine"}
        statuses = [(await thief.post("/api/me/password", json=body)).status_code for _ in range(ATTEMPTS)]
        assert statuses == [403] * (ATTEMPTS - 1) + [429], "the first was when Hal set it"
        assert await attempt(hal.http, "Hal", PASSWORD) == 200
        await hal.post("/me/password", password="quite another one", old_password=PASSWORD)
        assert (await thief.get("/api/me")).json()["lost"] == "lost-ended"
