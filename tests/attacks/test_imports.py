"""Match files as weapons: too long, never ending, left alone half way, with a game that misbehaves."""

import asyncio
import json
import sqlite3
from typing import Any

import httpx
import pytest

from app.conformance.playout import playout, random_player, seed_of
from app.engine import UNDO, Dice, Match, Move, commitment, load
from app.export import MAX_MOVES, export_of, to_json
from tests.attacks.tools import GAMES as SMALL_GAMES
from tests.attacks.tools import RawSocket, cookie_of, head, job_processes, reason
from tests.people import Person, Server, people, seated
from tests.services import eventually

GAMES = (*SMALL_GAMES, ("tests.attacks.stubborn", "stubborn"))
SETTINGS = {"import_seconds": 2, "imports_per_minute": 1000}


def stubborn_match(way: str) -> dict[str, Any]:
    """A file of a match that has not begun; setting it up does this."""
    seed = bytes(32)
    return {
        "parlour": 1,
        "game": "stubborn",
        "seats": ["Ann", "Ben"],
        "options": {"way": way},
        "seed": seed.hex(),
        "commitment": commitment(seed),
        "moves": [],
    }


def choose_and_undo() -> bytes:
    """A small file that takes long to play: every undo repeats all choices that can be taken back."""
    game, seats, seed = load("android"), 5, seed_of("undo")
    match, moves, longest = Match.new(game, seats, {}, seed=seed), list[Move](), list[Move]()
    for move, _ in playout(match, [random_player] * seats, Dice(seed), most=200):
        moves.append(move)
        if match.undoable(move.seat) and len(match.taken) >= 8:
            longest = [*moves]
    again = [Move(longest[-1].seat, UNDO), longest[-1]]
    longest += again * ((MAX_MOVES - len(longest)) // 2)
    names = [f"Player {seat}" for seat in range(seats)]
    return to_json(export_of(game, seed, names=names, options=match.options, moves=longest, result=None))


def rooms(server: Server) -> int:
    with sqlite3.connect(server.folder / "parlour.db") as database:
        return int(database.execute("SELECT count(*) FROM room").fetchone()[0])


def jobs(server: Server) -> list[int]:
    assert server.process is not None
    return job_processes(server.process.pid)


async def post(person: Person, content: bytes) -> httpx.Response:
    return await person.http.post("/api/import", content=content, headers={"content-type": "application/json"})


async def test_undoing_without_end_is_given_up(server: Server) -> None:
    async with people(server, "Eve") as [eve]:
        answer = await post(eve, choose_and_undo())
    assert (answer.status_code, reason(answer)) == (422, "refused-match-long")
    assert not jobs(server)
    assert rooms(server) == 0


@pytest.mark.parametrize(
    ("way", "refusal"), [("loop", "refused-match-long"), ("die", "error-server"), ("raise", "error-server")]
)
async def test_a_game_that_misbehaves_costs_its_own_import_only(server: Server, way: str, refusal: str) -> None:
    """Meanwhile others play."""
    async with people(server, "Eve", "Ann", "Ben") as [eve, ann, ben]:
        await seated(server, [ann, ben], "tiny")
        before = rooms(server)
        importing = asyncio.create_task(post(eve, json.dumps(stubborn_match(way)).encode()))
        for person in (ann, ben):
            assert (await person.choose(person.options[0]))["t"] == "ok"
        answer = await importing
        assert reason(answer) == refusal
        assert "Traceback" not in answer.text
    assert not jobs(server)
    assert rooms(server) == before


async def test_who_hangs_up_ends_the_import(server: Server) -> None:
    before = rooms(server)
    async with people(server, "Eve") as [eve]:
        body = json.dumps(stubborn_match("sleep")).encode()
        headers = ("Origin: http://127.0.0.1", f"Cookie: {cookie_of(eve)}", "Content-Type: application/json")
        with RawSocket(server) as raw:
            raw.send(head("/api/import", *headers, f"Content-Length: {len(body)}", method="POST") + body)
            await eventually(lambda: jobs(server))
        await eventually(lambda: not jobs(server), seconds=10)  # long before its time is up by the clock
        assert (await post(eve, json.dumps(stubborn_match("good")).encode())).status_code == 201
    assert rooms(server) == before + 1


async def test_who_hangs_up_ends_the_replay(server: Server) -> None:
    async with people(server, "Ann") as [ann]:
        room = await finished(server, ann)
        with RawSocket(server) as raw:
            raw.send(head(f"/api/rooms/{room}/replay"))
            await eventually(lambda: jobs(server))
        await eventually(lambda: not jobs(server))
        again = asyncio.create_task(ann.http.get(f"/api/rooms/{room}/replay"))
        await eventually(lambda: jobs(server) or again.done())
        assert not again.done(), "the first one went on to its end, and was kept"
        assert (await again).status_code == 200


async def finished(server: Server, host: Person) -> str:
    """A match of bots whose replay takes a while to begin."""
    room = await host.create("stubborn", 2, options={"way": "slow"})
    await host.post(f"/rooms/{room}/bots")
    await host.post(f"/rooms/{room}/start")
    while (await host.http.get(f"/api/rooms/{room}")).json()["state"] != "over":
        await asyncio.sleep(0.05)
    return room
