"""Passwords: stored as argon2id hashes, each with a salt of its own; logins tell nothing about which names exist."""

import sqlite3
import time

import httpx

from tests.attacks.tools import client, cookie_of, reason
from tests.people import Server, people

SETTINGS = {
    "logins_per_minute": 1_000_000,
    "logins_per_address_per_minute": 1_000_000,
    "logins_per_account_per_hour": 1_000_000,
}
PASSWORD = "correct horse battery"


def stored(server: Server) -> list[str]:
    with sqlite3.connect(f"file:{server.folder}/parlour.db?mode=ro", uri=True) as database:
        return [row[0] for row in database.execute("select password_hash from player where password_hash is not null")]


async def test_what_is_stored(server: Server) -> None:
    async with people(server, "Ann", "Bob") as (ann, bob):
        await ann.post("/me/password", password=PASSWORD)
        await bob.post("/me/password", password=PASSWORD)
        hashes = stored(server)
        assert len(hashes) == len(set(hashes)) == 2, "the same password, two salts, two hashes"
        for hashed in hashes:
            _, kind, version, cost, salt, digest = hashed.split("$")
            costs = dict(part.split("=") for part in cost.split(","))
            assert (kind, version) == ("argon2id", "v=19")
            assert int(costs["m"]) >= 19_456, "KiB of memory"
            assert int(costs["t"]) >= 2
            assert len(salt) >= 22, "16 bytes"
            assert len(digest) >= 43, "32 bytes"
    everything = b"".join(path.read_bytes() for path in server.folder.glob("parlour.db*"))
    assert PASSWORD.encode() not in everything
    assert PASSWORD not in server.log()


async def test_a_wrong_name_and_a_wrong_password_look_and_last_alike(server: Server) -> None:
    """Method: logins with a known and an unknown name in turn; the shortest of each kind differ by less than half.

    Whatever else the machine does only adds to a time, so the shortest of many is what the login itself takes. Were the
    hash not computed for an unknown name, its shortest time would be some twenty times smaller.
    """
    async with people(server, "Cleo") as (cleo,), client(server) as thief:
        await cleo.post("/me/password", password=PASSWORD)

        async def attempt(name: str) -> tuple[float, httpx.Response]:
            began = time.perf_counter()
            answer = await thief.post("/api/login", json={"name": name, "password": "a guess of mine"})
            return time.perf_counter() - began, answer

        await attempt("Nobody")  # the first of all makes the hash that unknown names are compared with
        rounds = [(await attempt("Cleo"), await attempt(f"Nobody {number}")) for number in range(15)]
        answers = [answer for pair in rounds for _, answer in pair]
        assert len({answer.content for answer in answers}) == 1
        assert (answers[0].status_code, reason(answers[0])) == (403, "refused-login")
        known = min(pair[0][0] for pair in rounds)
        unknown = min(pair[1][0] for pair in rounds)
        assert 0.5 < known / unknown < 2, (known, unknown)


async def test_a_stolen_cookie_does_not_change_the_password(server: Server) -> None:
    """What a thief has is a copy of the cookie. It is worth nothing once the owner has changed the password."""
    async with people(server, "Fay") as (fay,), client(server, cookie=cookie_of(fay)) as thief:
        await fay.post("/me/password", password=PASSWORD)
        for old in ({}, {"old_password": ""}, {"old_password": "a guess of mine"}):
            answer = await thief.post("/api/me/password", json={"password": "the thief's own", **old})
            assert (answer.status_code, reason(answer)) == (403, "refused-old-password")
        assert await can_log_in(server, "Fay", PASSWORD)
        await fay.post("/me/password", password="quite another one", old_password=PASSWORD)
        assert not await can_log_in(server, "Fay", PASSWORD)
        assert await can_log_in(server, "Fay", "quite another one")
        assert (await thief.get("/api/me")).json()["lost"] == "lost-ended"
        assert (await fay.http.get("/api/me")).json()["name"] == "Fay", "where it was changed one stays logged in"


async def test_a_new_password_logs_the_other_devices_out_and_the_first_one_does_not(server: Server) -> None:
    async with people(server, "Gil") as (gil,), client(server) as phone:
        copy = cookie_of(gil)
        await gil.post("/me/password", password=PASSWORD)
        async with client(server, cookie=copy) as same:
            assert (await same.get("/api/me")).json()["name"] == "Gil"
        await phone.post("/api/login", json={"name": "Gil", "password": PASSWORD})
        assert len((await gil.http.get("/api/me/devices")).json()) == 2
        await gil.post("/me/password", password="quite another one", old_password=PASSWORD)
        assert (await phone.get("/api/me")).json()["lost"] == "lost-ended"
        assert len((await gil.http.get("/api/me/devices")).json()) == 1


async def can_log_in(server: Server, name: str, password: str) -> bool:
    async with client(server) as browser:
        answer = await browser.post("/api/login", json={"name": name, "password": password})
        return answer.status_code == 200
