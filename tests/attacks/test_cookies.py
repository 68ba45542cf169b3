"""Forged, expired and replayed cookies: over HTTP and at the table they are worth nothing."""

import asyncio
import time

from itsdangerous import URLSafeTimedSerializer

from app.web.sessions import COOKIE_SECONDS
from tests.attacks.tools import client, cookie_of, heard, reason, table
from tests.people import Server, people, seated

SALT = "parlour-session"


def signing_key(server: Server) -> str:
    """What only the host has; with it a test can sign what no attacker could."""
    return (server.folder / "secret").read_text().strip()


def backdated(key: str, payload: object, seconds: int) -> str:
    """A cookie that was really signed by us, so long ago."""
    serializer = URLSafeTimedSerializer(key, salt=SALT)
    signer = serializer.make_signer(serializer.salt)
    signer.get_timestamp = lambda: int(time.time()) - seconds  # type: ignore[attr-defined]
    return str(signer.sign(serializer.dump_payload(payload)).decode())


async def test_only_a_fresh_cookie_signed_here_opens_the_seat(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        key = signing_key(server)
        good = crowd[0].http.cookies["parlour"]
        player, session = URLSafeTimedSerializer(key, salt=SALT).loads(good)
        head, _, signature = good.rpartition(".")
        bad = {
            "expired": backdated(key, [player, session], COOKIE_SECONDS + 60),
            "from the future": backdated(key, [player, session], -COOKIE_SECONDS),
            "another key": URLSafeTimedSerializer("x" * 40, salt=SALT).dumps([player, session]),
            "no signature": head,
            "empty signature": f"{head}.",
            "someone else's signature": head + "." + crowd[1].http.cookies["parlour"].rpartition(".")[2],
            "signed twice": f"{good}.{signature}",
            "another session": URLSafeTimedSerializer(key, salt=SALT).dumps([player, session + 1]),
            "long": "a" * 6000,
        }
        for what, cookie in bad.items():
            async with client(server, cookie=f"parlour={cookie}") as thief:
                assert (await thief.get("/api/me")).json()["name"] == "", what
                answer = await thief.post(f"/api/rooms/{room}/hand-over", json={"seat": 0, "to": "bot"})
                assert reason(answer) == "refused-no-name", what
            async with table(server, room, cookie=f"parlour={cookie}") as opened:
                assert (await heard(opened, "full"))["me"] == -1, what
        old = backdated(key, [player, session], COOKIE_SECONDS - 3600)
        async with table(server, room, cookie=f"parlour={old}") as opened:
            assert (await heard(opened, "full"))["me"] == 0, "a cookie counts until it has expired"


async def test_a_stolen_cookie_is_worth_nothing_once_the_sessions_are_ended(server: Server) -> None:
    """Nor is a table that the thief has opened with it before."""
    async with people(server, "Ann", "Bob") as crowd:
        room = await seated(server, crowd, "tiny")
        ann = crowd[0]
        stolen = cookie_of(ann)
        async with table(server, room, cookie=stolen) as thief:
            assert (await heard(thief, "full"))["me"] == 0
            await ann.post("/me/end-sessions")
            async with asyncio.timeout(20):
                async for _ in thief:
                    pass
            assert thief.close_code == 1000
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
