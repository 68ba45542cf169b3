"""Finished matches: exported, verified, imported, replayed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fastapi import FastAPI
from sqlalchemy import text

from app.engine import apply_patch
from app.export import from_json, verify
from app.play.wire import expand_notes
from app.store import RoomRecord, now_ms
from tests.admin.tables import match_of
from tests.people import ROOT
from tests.web.conftest import Browsers, new_room, reason


async def finished_room(app: FastAPI, host: httpx.AsyncClient, **more: Any) -> str:
    """A match between bots, played to its end."""
    room = await new_room(host, **more)
    await host.post(f"/api/rooms/{room}/bots", json={})
    await host.post(f"/api/rooms/{room}/start", json={})
    async with asyncio.timeout(120):
        while (await host.get(f"/api/rooms/{room}")).json()["state"] != "over":
            await asyncio.sleep(0.05)
    return room


async def test_an_exported_match_is_proven_genuine(app: FastAPI, ann: httpx.AsyncClient) -> None:
    room = await finished_room(app, ann)
    answer = await ann.get(f"/api/rooms/{room}/export")
    assert answer.status_code == 200
    assert f"parlour-{room}.json" in answer.headers["content-disposition"]
    export = from_json(answer.content)
    assert export.secret is not None
    assert export.commitment == (await ann.get(f"/api/rooms/{room}")).json()["commitment"]
    assert verify(export) == []


async def test_a_record_that_was_read_before_the_last_move_opens_nothing_again(
    app: FastAPI, ann: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await (hub := app.state.services.hub).open(await finished_room(app, ann))
    early: RoomRecord = await hub.store.room(room.id)
    early.room.state = "running"

    async def arrives_late(room_id: str) -> RoomRecord:
        return early

    monkeypatch.setattr(hub.store, "room", arrives_late)
    await room.refresh()
    assert room.state == "over"


async def test_a_running_match_is_not_exported(ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    for path in ("export", "replay"):
        assert reason(await ann.get(f"/api/rooms/{room}/{path}")) == "refused-not-over"
    await ann.post(f"/api/rooms/{room}/sit", json={})
    await ann.post(f"/api/rooms/{room}/bots", json={})
    await ann.post(f"/api/rooms/{room}/start", json={})
    for path in ("export", "replay", "replay?eyes=0"):
        answer = await ann.get(f"/api/rooms/{room}/{path}")
        assert answer.status_code == 409
        assert reason(answer) == "refused-not-over"
    assert (await ann.get(f"/r/{room}/replay")).status_code == 409


def play(replay: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any], list[Any]]:
    """Public, private and notes after the last step, as a browser puts them together."""
    public, private, notes = (
        replay["start"]["public"],
        replay["start"]["private"],
        expand_notes(replay["start"]["notes"]),
    )
    for step in replay["steps"]:
        public = apply_patch(public, step.get("patch", {}))
        private = apply_patch(private, step.get("mine", {}))
        if step.get("cut"):
            del notes[-step["cut"] :]
        notes += expand_notes(step.get("notes", []))
    return public, private, notes


async def test_a_replay_ends_where_the_match_ended(app: FastAPI, ann: httpx.AsyncClient) -> None:
    room = await finished_room(app, ann)
    match = match_of(await app.state.services.hub.open(room)).match
    assert match.result is not None
    for eyes in ("all", "public", "0", "1", "2"):
        replay = (await ann.get(f"/api/rooms/{room}/replay?eyes={eyes}")).json()
        public, private, notes = play(replay)
        assert public["game"] == json.loads(msgspec.json.encode(match.game.public(match.state)))
        assert public["result"]["winners"] == replay["result"]["winners"] == match.result.winners
        assert len(notes) > 3
        if eyes.isdecimal():
            assert private == json.loads(msgspec.json.encode(match.game.private(match.state, int(eyes))))


async def test_one_seats_eyes_do_not_see_the_choices_of_others(app: FastAPI, ann: httpx.AsyncClient) -> None:
    room = await finished_room(app, ann)
    films = {eyes: (await ann.get(f"/api/rooms/{room}/replay?eyes={eyes}")).json() for eyes in ("all", "public", "1")}
    assert all("option" in step for step in films["all"]["steps"])
    assert not any("option" in step for step in films["public"]["steps"])
    assert not any(step.get("mine") for step in films["public"]["steps"])
    assert films["public"]["start"]["private"] == {}
    assert {step["seat"] for step in films["1"]["steps"] if "option" in step} == {1}
    assert len({len(replay["steps"]) for replay in films.values()}) == 1


@pytest.mark.parametrize("eyes", ["3", "99", "-1", "everyone", ""])
async def test_eyes_that_are_not_there(app: FastAPI, ann: httpx.AsyncClient, eyes: str) -> None:
    room = await finished_room(app, ann)
    assert (await ann.get(f"/api/rooms/{room}/replay?eyes={eyes}")).status_code in (404, 422)


async def test_an_imported_match_is_the_same_match(app: FastAPI, ann: httpx.AsyncClient, browsers: Browsers) -> None:
    room = await finished_room(app, ann)
    file = (await ann.get(f"/api/rooms/{room}/export")).json()
    answer = await ann.post("/api/import", json=file)
    assert answer.status_code == 201
    copy = answer.json()["id"]
    assert copy != room
    again = (await ann.get(f"/api/rooms/{copy}/export")).json()
    assert {key: again[key] for key in ("moves", "seed", "result", "options")} == {
        key: file[key] for key in ("moves", "seed", "result", "options")
    }
    first, second = [(await ann.get(f"/api/rooms/{id}/replay?eyes=all")).json() for id in (room, copy)]
    assert play(first) == play(second)
    assert (await browsers().get(f"/r/{copy}/replay")).status_code == 200


FIXTURES = sorted((ROOT / "tests" / "games").glob("*/fixtures/*.json"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
async def test_recorded_matches_can_be_imported(ann: httpx.AsyncClient, app: FastAPI, path: Path) -> None:
    """They have neither a secret nor times, as what `parlour simulate` writes."""
    answer = await ann.post("/api/import", content=path.read_bytes(), headers={"content-type": "application/json"})
    assert answer.status_code == 201, answer.text
    export = from_json(path.read_bytes())
    again = from_json((await ann.get(f"/api/rooms/{answer.json()['id']}/export")).content)
    assert (again.moves, again.seed, again.result) == (export.moves, export.seed, export.result)
    assert verify(again) == []


async def test_an_unfinished_match_is_watched_and_not_played(app: FastAPI, ann: httpx.AsyncClient) -> None:
    file = json.loads(FIXTURES[0].read_bytes())
    del file["result"]
    file["moves"] = file["moves"][:20]
    room = (await ann.post("/api/import", json=file)).json()["id"]
    assert (await ann.get(f"/api/rooms/{room}")).json()["state"] == "stuck"
    live = await app.state.services.hub.open(room)
    assert live.last_seq == 20


async def test_names_in_a_file_are_kept_as_everybodys_are(app: FastAPI, ann: httpx.AsyncClient) -> None:
    file = json.loads(FIXTURES[0].read_bytes())
    file["seats"][0] = "  Be\u0301la \t Nagy "
    room = (await ann.post("/api/import", json=file)).json()["id"]
    assert (await ann.get(f"/api/rooms/{room}")).json()["seats"][0]["name"] == "B\u00e9la Nagy"


@pytest.mark.parametrize("name", ["", " ", "Ann\u202e", "A\u200bnn", "Ann\x00", "\u3164", "x" * 25, "e" + "\u0301" * 9])
async def test_names_that_nobody_can_have_are_refused(app: FastAPI, ann: httpx.AsyncClient, name: str) -> None:
    file = json.loads(FIXTURES[0].read_bytes())
    file["seats"][1] = name
    answer = await ann.post("/api/import", json=file)
    assert (answer.status_code, reason(answer)) == (422, "refused-import-name")
    assert (await app.state.services.store.counts())["over"] == 0


async def test_times_of_an_import_go_forward_to_now(app: FastAPI, ann: httpx.AsyncClient) -> None:
    file = json.loads(FIXTURES[0].read_bytes())
    file["times"] = [7000, 5000, *([9000] * (len(file["moves"]) - 2))]
    before = now_ms()
    room = (await ann.post("/api/import", json=file)).json()["id"]
    again = (await ann.get(f"/api/rooms/{room}/export")).json()
    assert again["times"] == [7000, 7000, *file["times"][2:]]
    moves = await app.state.services.store.moves(room)
    assert before <= moves[-1].at <= now_ms()


async def test_an_import_that_can_not_be_stored_leaves_nothing(app: FastAPI, ann: httpx.AsyncClient) -> None:
    store = app.state.services.store
    full = text("CREATE TRIGGER full BEFORE INSERT ON move WHEN NEW.seq > 5 BEGIN SELECT RAISE(ROLLBACK, 'full'); END")
    await store._write(lambda session: session.exec(full))
    answer = await ann.post("/api/import", json=json.loads(FIXTURES[0].read_bytes()))
    assert answer.status_code == 503
    assert await store.counts() == {"players": 1, "open": 0, "running": 0, "over": 0, "stuck": 0}


async def test_files_that_are_no_matches_are_refused(app: FastAPI, ann: httpx.AsyncClient) -> None:
    room = await finished_room(app, ann)
    file = (await ann.get(f"/api/rooms/{room}/export")).json()
    result = file["result"]
    twisted = [
        {**file, "commitment": "00" * 32},
        {**file, "result": {**result, "scores": [score + 1 for score in result["scores"]]}},
        {**file, "result": None},
        {**file, "nonces": None},
        {**file, "nonces": file["nonces"][:-1]},
        {**file, "secret": None},
        {**file, "secret": "00" * 65},
        {**file, "nonces": [""] * 3},
        {**file, "options": {**file["options"], "more": True}},
        {**file, "times": [-1, *file["times"][1:]]},
        {**file, "times": [*file["times"][:-1], 10**15]},
        {},
        {**file, "game": "chess"},
        {**file, "moves": file["moves"][:-1], "times": None},
        {**file, "moves": [[0, "cheat"], *file["moves"][1:]]},
        {**file, "seed": "00" * 32},
        {**file, "seats": []},
        {**file, "more": 1},
    ]
    app.state.services.limits.imports.burst = 100
    app.state.services.limits.imports.buckets.clear()
    for body in twisted:
        answer = await ann.post("/api/import", json=body)
        assert answer.status_code in (400, 422), body
        assert reason(answer) == "refused-bad-export"
    assert await app.state.services.store.counts() == {"players": 1, "open": 0, "running": 0, "over": 1, "stuck": 0}


async def test_a_match_of_more_moves_than_anybody_plays(ann: httpx.AsyncClient) -> None:
    file = json.loads(FIXTURES[0].read_bytes())
    answer = await ann.post("/api/import", json={**file, "moves": [[0, "x"]] * 20_001})
    assert (answer.status_code, reason(answer)) == (422, "refused-match-long")
