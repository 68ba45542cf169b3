"""Forged, expired and replayed cookies: over HTTP and at the table they are worth nothing.

Nor does a cookie that can't be read cost anybody their name without being asked.
"""

import asyncio
import html
import sqlite3
import time

import websockets
from itsdangerous import URLSafeTimedSerializer

from app.web.signed_cookies import COOKIE_SECONDS, SKEW_SECONDS
from app.words import say
from tests.attacks.tools import client, cookie_of, farewell, heard, reason, table
from tests.people import Server, people, seated

SALT = "parlour-session"
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


def nobody(lost: str) -> dict[str, str]:
    """What somebody without a name is told, and why it is lost."""
    return {"name": "", "login": "", "face": "", "lost": lost}


def signing_key(server: Server) -> str:
    """What only the host has; with it a test can sign what no attacker could."""
    return (server.folder / "secret").read_text().strip()


def players(server: Server) -> int:
    """How many people the server knows."""
    with sqlite3.connect(f"file:{server.folder}/parlour.db?mode=ro", uri=True) as database:
        return int(database.execute("select count(*) from player").fetchone()[0])


def bad_cookies(key: str, good: str, other: str) -> dict[str, tuple[str, str]]:
    """What is wrong, the cookie made of a good one, and what its owner is told."""
    player, device = URLSafeTimedSerializer(key, salt=SALT).loads(good)
    head, _, signature = good.rpartition(".")
    return {
        "expired": (backdated(key, [player, device], COOKIE_SECONDS + 60), "lost-expired"),
        "from the future": (backdated(key, [player, device], -COOKIE_SECONDS), "lost-clock"),
        "a little too far ahead": (backdated(key, [player, device], -SKEW_SECONDS - 60), "lost-clock"),
        "another key": (URLSafeTimedSerializer("x" * 40, salt=SALT).dumps([player, device]), "lost-unreadable"),
        "another purpose": (URLSafeTimedSerializer(key, salt="parlour").dumps([player, device]), "lost-unreadable"),
        "no signature": (head, "lost-unreadable"),
        "empty signature": (f"{head}.", "lost-unreadable"),
        "someone else's signature": (head + "." + other.rpartition(".")[2], "lost-unreadable"),
        "signed twice": (f"{good}.{signature}", "lost-unreadable"),
        "long": ("a" * 6000, "lost-unreadable"),
        "no device": (URLSafeTimedSerializer(key, salt=SALT).dumps([player]), "lost-unreadable"),
        "a device as text": (URLSafeTimedSerializer(key, salt=SALT).dumps([player, str(device)]), "lost-unreadable"),
        "a huge number": (URLSafeTimedSerializer(key, salt=SALT).dumps([player, 2**70]), "lost-unreadable"),
        "a device of the future": (URLSafeTimedSerializer(key, salt=SALT).dumps([player, device + 1]), "lost-unknown"),
        "nobody we know": (URLSafeTimedSerializer(key, salt=SALT).dumps(["nobody", device]), "lost-unknown"),
    }


def backdated(key: str, payload: object, seconds: int) -> str:
    """A cookie that was really signed by us, so long ago."""
    serializer = URLSafeTimedSerializer(key, salt=SALT)
    signer = serializer.make_signer(serializer.salt)
    signer.get_timestamp = lambda: int(time.time()) - seconds  # type: ignore[attr-defined]
    return str(signer.sign(serializer.dump_payload(payload)).decode())


async def test_only_a_fresh_cookie_signed_here_opens_the_seat(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        good, other = (person.http.cookies["parlour"] for person in crowd)
        for what, (cookie, lost) in bad_cookies(signing_key(server), good, other).items():
            async with client(server, cookie=f"parlour={cookie}") as thief:
                assert (await thief.get("/api/me")).json() == nobody(lost), what
                answer = await thief.post(f"/api/rooms/{room}/hand-over", json={"seat": 0, "to": "bot"})
                assert (answer.status_code, reason(answer)) == (401, lost), what
            async with table(server, room, cookie=f"parlour={cookie}") as opened:
                assert (await heard(opened, "full"))["me"] == -1, what


async def test_a_cookie_counts_for_a_year_and_from_five_minutes_ahead(server: Server) -> None:
    """A clock that was set back, or hosts whose clocks differ, cost nobody their seat."""
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        key = signing_key(server)
        content = URLSafeTimedSerializer(key, salt=SALT).loads(crowd[0].http.cookies["parlour"])
        for age in (COOKIE_SECONDS - 3600, 0, -1, -SKEW_SECONDS + 60):
            cookie = f"parlour={backdated(key, content, age)}"
            async with table(server, room, cookie=cookie) as opened:
                assert (await heard(opened, "full"))["me"] == 0, age
            async with client(server, cookie=cookie) as browser:
                answer = await browser.post("/api/me", json={"name": "Ann"})
                assert answer.status_code == 200, age
                assert "set-cookie" not in answer.headers, "nobody new was made"


async def test_a_cookie_that_is_not_good_is_not_overwritten_without_a_word(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd:
        good, other = (person.http.cookies["parlour"] for person in crowd)
        for what, (cookie, lost) in bad_cookies(signing_key(server), good, other).items():
            async with client(server, cookie=f"parlour={cookie}") as browser:
                people_before = players(server)
                answer = await browser.post("/api/me", json={"name": "Ann"})
                assert (answer.status_code, reason(answer)) == (409, lost), what
                assert answer.json()["error"]["text"] == say("en", None, lost), what
                assert "set-cookie" not in answer.headers, what
                assert players(server) == people_before, what
                for path in ("/", "/me", "/new", "/lobby"):
                    assert "set-cookie" not in (page := await browser.get(path)).headers, what
                    assert say("en", None, lost) in html.unescape(page.text), (what, path)
        async with client(server, cookie=f"parlour={cookie}") as browser:
            answer = await browser.post("/api/me", json={"name": "Anna", "anew": True})
            assert answer.status_code == 200
        async with client(server, cookie=f"parlour={answer.cookies['parlour']}") as anew:
            assert (await anew.get("/api/me")).json()["name"] == "Anna"
        async with client(server) as stranger:
            assert "lost-name" not in (await stranger.get("/me")).text


async def test_a_table_tells_who_has_lost_their_name(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        for cookie, told in (("parlour=x", True), (cookie_of(crowd[0]), False), ("", False)):
            async with client(server, cookie=cookie) as browser:
                page = html.unescape((await browser.get(f"/r/{room}")).text)
                assert (say("en", None, "lost-unreadable") in page) is told


# ---------------------------------------------------------------- logging out


async def is_cut(opened: websockets.ClientConnection) -> None:
    """The server says why it closes this connection, and closes it."""
    assert await farewell(opened) == "bye-logged-out"
    async with asyncio.timeout(20):
        async for _ in opened:
            pass
    assert opened.close_code == 1000


async def test_a_copied_cookie_ends_with_the_log_out(server: Server) -> None:
    """With a password too: the other devices stay, this cookie is worth nothing, wherever it has been copied to."""
    async with people(server, "Dora", "Bob") as crowd, client(server) as phone:
        room = await seated(server, crowd, "tiny")
        dora = crowd[0]
        await dora.post("/me/password", password="correct horse")
        await phone.post("/api/login", json={"name": "Dora", "password": "correct horse"})
        copied = cookie_of(dora)
        phones = f"parlour={phone.cookies['parlour']}"
        async with table(server, room, cookie=copied) as thief, table(server, room, cookie=phones) as on_phone:
            assert (await heard(thief, "full"))["me"] == 0
            assert (await heard(on_phone, "full"))["me"] == 0
            await dora.post("/logout")
            await is_cut(thief)
            await on_phone.send('{"t":"ping"}')
            assert await heard(on_phone, "pong"), "the phone's table stays open"
        async with client(server, cookie=copied) as thief_again:
            assert (await thief_again.get("/api/me")).json() == nobody("lost-ended")
        async with table(server, room, cookie=copied) as thief_once_more:
            assert (await heard(thief_once_more, "full"))["me"] == -1
        assert (await phone.get("/api/me")).json()["name"] == "Dora"
        assert (await dora.http.get("/api/me")).json() == nobody(""), "it was their own word"
        await dora.post("/me", name="Somebody else")


async def test_one_device_is_logged_out_from_another(server: Server) -> None:
    async with people(server, "Elsa", "Bob") as crowd, client(server, **{"user-agent": FIREFOX}) as phone:
        room = await seated(server, crowd, "tiny")
        elsa = crowd[0]
        await elsa.post("/me/password", password="correct horse")
        await phone.post("/api/login", json={"name": "Elsa", "password": "correct horse"})
        devices = (await elsa.http.get("/api/me/devices")).json()
        assert [(device["browser"], device["system"], device["this"]) for device in devices] == [
            ("Firefox", "Android", False),
            ("", "", True),
        ]
        phones = f"parlour={phone.cookies['parlour']}"
        async with table(server, room, cookie=phones) as on_phone:
            await heard(on_phone, "full")
            await elsa.post(f"/me/devices/{devices[0]['number']}/end")
            await is_cut(on_phone)
        assert (await phone.get("/api/me")).json()["lost"] == "lost-ended"
        assert (await phone.get("/api/me/devices")).status_code == 401
        refused = await elsa.http.post(f"/api/me/devices/{devices[0]['number']}/end", json={})
        assert (refused.status_code, reason(refused)) == (404, "refused-no-such-device")
        assert len((await elsa.http.get("/api/me/devices")).json()) == 1
        bobs = (await crowd[1].http.get("/api/me/devices")).json()
        assert len(bobs) == 1, "nobody sees or ends another's devices"


async def test_a_stolen_cookie_is_worth_nothing_once_the_sessions_are_ended(server: Server) -> None:
    """Nor is a table that the thief has opened with it before."""
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        ann = crowd[0]
        stolen = cookie_of(ann)
        async with table(server, room, cookie=stolen) as thief:
            assert (await heard(thief, "full"))["me"] == 0
            await ann.post("/me/end-sessions")
            await is_cut(thief)
        async with client(server, cookie=stolen) as thief_again:
            assert (await thief_again.get("/api/me")).json()["name"] == ""
        async with table(server, room, cookie=stolen) as thief_once_more:
            assert (await heard(thief_once_more, "full"))["me"] == -1
        await ann.drop()
        await ann.connect(room)
        assert (await ann.choose(ann.options[0]))["t"] == "ok", "Ann herself plays on with her new cookie"
        assert (await crowd[1].choose(crowd[1].options[0]))["t"] == "ok", "and Bob has noticed nothing"


async def test_both_doors_read_a_cookie_header_alike(server: Server) -> None:
    """Were a header understood in one way over HTTP and in another at the table, checks of one would miss the other."""
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        ann, bob = (cookie_of(person) for person in crowd)
        for header in (ann, f"a b=c; {ann}", f"x=[1]; {ann}; y", f"{ann}; {bob}", f"{bob}; {ann}", f"{ann}; parlour=x"):
            async with client(server, cookie=header) as browser:
                me = (await browser.get(f"/api/rooms/{room}")).json().get("me", -1)
            async with table(server, room, cookie=header) as opened:
                assert (await heard(opened, "full"))["me"] == me, header


async def test_a_cookie_of_another_server_is_unknown_here(server: Server) -> None:
    other = URLSafeTimedSerializer("another server's secret, which is long enough", salt=SALT)
    async with people(server, "Ann") as (ann,):
        key = signing_key(server)
        player, session = URLSafeTimedSerializer(key, salt=SALT).loads(ann.http.cookies["parlour"])
        async with client(server, cookie=f"parlour={other.dumps([player, session])}") as visitor:
            assert (await visitor.get("/api/me")).json()["name"] == ""
