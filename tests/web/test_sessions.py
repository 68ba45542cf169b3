"""Who is who: names, cookies, passwords."""

import time
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import update
from sqlmodel import select

from app.store import DeviceRow, Store
from app.web.signed_cookies import COOKIE_SECONDS
from app.web.user_agents import browser_and_system
from tests.web.conftest import Browsers, browser_for, named, new_room, reason, running, settings_in

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"
CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0"


async def test_a_name_is_enough(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/api/me")).json() == {"name": "", "login": "", "lost": "", "face": ""}
    answer = await browser.post("/api/me", json={"name": "  Őrült   Ödön "})
    assert answer.json()["name"] == "Őrült Ödön"
    assert (await browser.get("/api/me")).json()["name"] == "Őrült Ödön"


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: httpx.AsyncClient) -> None:
    cookie = (await browser.post("/api/me", json={"name": "Ann"})).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie.replace("samesite", "")
    assert f"max-age={COOKIE_SECONDS}" in cookie


async def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, base_url="https://parlour.test")) as app:
        answer = await browser_for(app, origin="https://parlour.test").post("/api/me", json={"name": "Ann"})
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("", "refused-name-empty"),
        (" \t\n ", "refused-name-empty"),
        ("x" * 25, "refused-name-long"),
        ("Ann\u202e", "refused-name-letters"),
        ("\u2066Ann", "refused-name-letters"),
        ("A\u200bnn", "refused-name-letters"),
        ("A\x07nn", "refused-name-letters"),
        ("\u3164", "refused-name-letters"),
        ("Z" + "\u0302" * 8, "refused-name-letters"),
        ("\ue000", "refused-name-letters"),
    ],
)
async def test_names_that_could_deceive_are_refused(browser: httpx.AsyncClient, name: str, expected: str) -> None:
    answer = await browser.post("/api/me", json={"name": name})
    assert answer.status_code == 422
    assert reason(answer) == expected
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", ["Ann", "x" * 24, "O'Neill-Nagy Ő.", "李雷", "🎲", "أحمد"])
async def test_names_of_the_world_are_welcome(browser: httpx.AsyncClient, name: str) -> None:
    assert (await browser.post("/api/me", json={"name": name})).json()["name"] == name


async def test_a_new_name_shows_at_the_tables(ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    await ann.post(f"/api/rooms/{room}/sit", json={})
    await ann.post("/api/me", json={"name": "Anna"})
    rows = (await ann.get("/api/rooms")).json()
    assert [seat["name"] for seat in rows[0]["seats"] if seat.get("taken")] == ["Anna"]
    assert (await ann.get(f"/api/rooms/{room}")).json()["seats"][0]["name"] == "Anna"


async def test_forged_and_expired_cookies_are_nobody(app: FastAPI, browsers: Browsers, ann: httpx.AsyncClient) -> None:
    good = ann.cookies["parlour"]
    body, _, signature = good.rpartition(".")
    key = app.state.services.settings.signing_key
    old = URLSafeTimedSerializer(key, salt="parlour-session")
    player, session = old.loads(good)
    expired = old.make_signer(old.salt)
    expired.get_timestamp = lambda: int(time.time()) - COOKIE_SECONDS - 60  # type: ignore[attr-defined]
    for cookie in (
        body + "." + signature.swapcase(),
        URLSafeTimedSerializer("x" * 40, salt="parlour-session").dumps([player, session]),
        URLSafeTimedSerializer(key, salt="another").dumps([player, session]),
        old.dumps([player, session + 1]),
        old.dumps(["nobody", 0]),
        old.dumps({"a": 1}),
        old.dumps([1, 2, 3]),
        expired.sign(old.dump_payload([player, session])).decode(),
        "rubbish",
    ):
        thief = browsers()
        thief.cookies.set("parlour", cookie)
        me = (await thief.get("/api/me")).json()
        assert me["name"] == "", cookie
        assert me["lost"].startswith("lost-"), cookie
        assert reason(await thief.post("/api/rooms", json={"game": "persuasion", "seats": 3})) == me["lost"]
    assert (await ann.get("/api/me")).json()["name"] == "Ann"


async def test_a_password_carries_the_identity_to_another_device(browsers: Browsers, ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    await ann.post(f"/api/rooms/{room}/sit", json={"seat": 1})
    assert (await ann.post("/api/me/password", json={"password": "correct horse"})).status_code == 200
    phone = browsers()
    assert reason(await phone.post("/api/login", json={"name": "ANN", "password": "wrong horse"})) == "refused-login"
    assert reason(await phone.post("/api/login", json={"name": "nobody", "password": "wrong one"})) == "refused-login"
    assert (await phone.post("/api/login", json={"name": " ANN ", "password": "correct horse"})).status_code == 200
    assert (await phone.get(f"/api/rooms/{room}")).json()["me"] == 1


async def test_a_login_belongs_to_one_person(browsers: Browsers, ann: httpx.AsyncClient) -> None:
    await ann.post("/api/me/password", json={"password": "correct horse"})
    other = await named(browsers(), "ann")
    answer = await other.post("/api/me/password", json={"password": "another horse"})
    assert answer.status_code == 409
    assert reason(answer) == "refused-name-taken"


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
async def test_passwords_have_a_length(ann: httpx.AsyncClient, password: str) -> None:
    assert reason(await ann.post("/api/me/password", json={"password": password})) == "refused-password-length"


async def test_the_password_is_stored_as_a_hash(app: FastAPI, ann: httpx.AsyncClient) -> None:
    await ann.post("/api/me/password", json={"password": "correct horse"})
    player = await app.state.services.store.player_by_login("ann")
    assert player.password_hash.startswith("$argon2id$")


async def test_ending_sessions_logs_out_the_other_devices(browsers: Browsers, ann: httpx.AsyncClient) -> None:
    lost = browsers()
    lost.cookies.set("parlour", ann.cookies["parlour"])
    assert (await lost.get("/api/me")).json()["name"] == "Ann"
    assert (await ann.post("/api/me/end-sessions", json={})).status_code == 200
    assert (await lost.get("/api/me")).json()["name"] == ""
    assert (await ann.get("/api/me")).json()["name"] == "Ann"


async def test_logging_out_forgets(ann: httpx.AsyncClient) -> None:
    await ann.post("/api/logout", json={})
    assert (await ann.get("/api/me")).json()["name"] == ""


async def test_a_copied_cookie_is_worth_nothing_after_the_log_out(browsers: Browsers, ann: httpx.AsyncClient) -> None:
    thief = browsers()
    thief.cookies.set("parlour", ann.cookies["parlour"])
    await ann.post("/api/logout", json={})
    assert (await thief.get("/api/me")).json()["name"] == ""


async def test_logging_out_here_leaves_the_other_devices_of_a_password_alone(
    browsers: Browsers, ann: httpx.AsyncClient
) -> None:
    await ann.post("/api/me/password", json={"password": "correct horse"})
    phone = browsers()
    await phone.post("/api/login", json={"name": "Ann", "password": "correct horse"})
    await ann.post("/api/logout", json={})
    assert (await phone.get("/api/me")).json()["name"] == "Ann"


async def test_an_empty_cookie_is_none(browser: httpx.AsyncClient) -> None:
    browser.cookies.set("parlour", "")
    assert (await browser.get("/api/me")).json()["lost"] == ""
    assert (await browser.post("/api/me", json={"name": "Ann"})).status_code == 200


async def test_a_device_is_seen_when_it_is_used(app: FastAPI, ann: httpx.AsyncClient) -> None:
    """To about half an hour, also if it was last seen in what is now the future."""
    (device,) = (await ann.get("/api/me/devices")).json()
    store = app.state.services.store
    (row,) = await store.devices(await player_id(store))
    for away in (-100 * 24, 100 * 24):
        change = update(DeviceRow).values(seen_at=row.seen_at + away * 3_600_000)
        await store._write(lambda session, change=change: session.exec(change))
        (seen,) = (await ann.get("/api/me/devices")).json()
        assert abs(seen["seen_at"] - device["seen_at"]) < 60_000


async def player_id(store: Store) -> str:
    return await store._read(lambda session: session.exec(select(DeviceRow.player_id)).one())


async def test_who_logs_in_anew_is_one_device(browsers: Browsers, ann: httpx.AsyncClient) -> None:
    """And what was copied from this browser before is worth nothing."""
    copy = browsers()
    copy.cookies.set("parlour", ann.cookies["parlour"])
    await ann.post("/api/me/password", json={"password": "correct horse"})
    assert (await ann.post("/api/login", json={"name": "Ann", "password": "correct horse"})).status_code == 200
    assert len((await ann.get("/api/me/devices")).json()) == 1
    assert (await copy.get("/api/me")).json()["lost"] == "lost-ended"


async def test_the_page_lists_the_devices(browsers: Browsers) -> None:
    linux, mac = browsers(user_agent=FIREFOX), browsers(user_agent=SAFARI)
    await named(linux, "Ann")
    await linux.post("/api/me/password", json={"password": "correct horse"})
    await mac.post("/api/login", json={"name": "Ann", "password": "correct horse"})
    text = (await mac.get("/me", headers={"accept-language": "it"})).text
    assert "Firefox su Linux" in text
    assert "Safari su iPhone" in text
    assert text.count("in uso nell’ultima ora") == 2
    assert text.count('/end"') == 1, "this one is logged out by the button for it"


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (SAFARI, ("Safari", "iPhone")),
        (CHROME + " Safari/537.36", ("Chrome", "Windows")),
        (CHROME + " Safari/537.36 Edg/130.0.0.0", ("Edge", "Windows")),
        (CHROME + " Safari/537.36 OPR/110.0.0.0", ("Opera", "Windows")),
        ("curl/8.0", ("", "")),
        ("", ("", "")),
        ("<b>" * 10_000 + "Firefox/1", ("", "")),
    ],
)
def test_browsers_have_names(header: str, expected: tuple[str, str]) -> None:
    assert browser_and_system(header) == expected


async def test_after_the_log_in_one_is_back_where_one_was(browser: httpx.AsyncClient) -> None:
    for back, then in (("/r/kolu", "/r/kolu"), ("//evil.test/", "reload"), ("/\\evil.test", "reload"), ("x", "reload")):
        assert f'data-post="/api/login" data-then="{then}"' in (await browser.get("/me", params={"back": back})).text
