"""Whatever is sent over the websocket, the server answers or closes in good order, and the game stays as it was."""

import asyncio
import contextlib
import json
import random
from pathlib import Path

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.typing import Origin

from app.play.wire import Malformed, decode
from tests.people import PATIENCE, Server, people, running_server, seated

WORDS = ["t", "n", "ask", "option", "text", "epoch", "v", "choose", "undo", "hello", "chat", "typing", "ping", "x"]
JUNK = [
    "",
    "null",
    "[]",
    "{}",
    '"choose"',
    "{" * 2000,
    "[" * 4000,
    '{"t":"choose"}',
    '{"t":"choose","n":"1","ask":0,"option":"done"}',
    '{"t":"choose","n":1,"ask":0,"option":{"a":1}}',
    '{"t":"choose","n":1,"ask":1e99,"option":"done"}',
    '{"t":"choose","n":1,"ask":0,"option":"done","extra":1}',
    '{"t":"choose","n":1,"ask":-1,"option":"\\ud800"}',
    '{"t":"undo","n":99999999999999999999999999,"ask":0}',
    '{"t":"hello","epoch":5}',
    '{"t":"hello","v":-5}',
    '{"t":"chat","n":1,"text":"' + "a" * 3900 + '"}',
    '{"t":"chat","n":1,"text":"' + "a" * 5000 + '"}',
    '{"t":"from the future","n":1}',
    "\x00\x01\x02",
    '{"t":"ping"',
]

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=5),
    max_leaves=10,
)


@given(st.one_of(st.text(max_size=200), values.map(lambda value: json.dumps(value)), st.sampled_from(JUNK)))
@settings(max_examples=500, suppress_health_check=[HealthCheck.too_slow])
def test_every_frame_is_a_message_or_malformed(frame: str) -> None:
    with contextlib.suppress(Malformed):
        decode(frame)


async def test_junk_changes_nothing(server: Server) -> None:
    rng = random.Random(5)
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        room = await seated(server, crowd, "persuasion")
        ann = crowd[0]
        before = (ann.public, ann.mine, ann.notes)
        ann.n = 1000  # apart from the numbers in the junk
        for frame in rng.sample(JUNK, len(JUNK)):
            assert ann.socket is not None
            await ann.socket.send(frame)
        assert (await ann.choose("nothing-like-it"))["reason"] == "refused-not-offered"
        assert (ann.public, ann.mine, ann.notes) == before
        assert room in ann.room["id"]


@pytest.mark.parametrize("frame", [b"\x00" * 10, b'{"t":"ping"}'])
async def test_binary_frames_are_refused(server: Server, frame: bytes) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        await seated(server, crowd, "persuasion")
        assert crowd[0].socket is not None
        await crowd[0].socket.send(frame)
        await crowd[0].until(lambda p: {"t": "no", "n": 0, "reason": "refused-malformed"} in p.frames)


async def test_a_giant_frame_closes_the_connection(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        room = await seated(server, crowd, "persuasion")
        ann = crowd[0]
        assert ann.socket is not None
        with contextlib.suppress(websockets.ConnectionClosed):
            await ann.socket.send("a" * 1_000_000)
        await ann.socket.wait_closed()
        await ann.drop()
        await ann.connect(room)
        assert (await ann.choose("gold:printer"))["t"] == "ok"


async def test_who_does_not_say_hello_is_turned_away(server: Server) -> None:
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws/any-room", origin=Origin(server.url)) as socket:
        await socket.send('{"t":"ping"}')
        assert json.loads(await socket.recv()) == {"t": "bye", "reason": "refused-malformed"}


async def test_a_flood_is_slowed_and_then_cut(folder: Path) -> None:
    with running_server(folder, frames_per_second=10, frames_burst=20) as server:
        async with people(server, "Ann", "Bob", "Cleo") as crowd:
            await seated(server, crowd, "persuasion")
            ann = crowd[0]
            assert ann.socket is not None
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(200):
                    await ann.socket.send('{"t":"ping"}')
            await ann.until(lambda p: p.bye == "bye-flood")
            await asyncio.wait_for(ann.socket.wait_closed(), PATIENCE)
            assert (await crowd[1].choose("gold:printer"))["t"] == "ok", "nobody else suffers"
