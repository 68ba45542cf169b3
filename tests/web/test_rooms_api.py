"""Rooms over HTTP: set up, sit down, start; and what the lobby tells."""

import httpx
import pytest
from fastapi import FastAPI

from app.play.wire import expand_notes
from tests.web.conftest import Browsers, named, new_room, reason


async def test_all_four_games_are_listed(browser: httpx.AsyncClient) -> None:
    games = {game["id"]: game for game in (await browser.get("/api/games")).json()}
    assert list(games)[:4] == ["persuasion", "smog", "emerald", "android"]
    persuasion = games["persuasion"]
    assert persuasion["seats"] == [3, 4]
    assert {option["id"] for option in persuasion["options"]} >= {"refund"}
    assert all(option["kind"] in ("flag", "choice") for game in games.values() for option in game["options"])


@pytest.mark.parametrize(
    ("game", "asked", "even"),
    [("emerald", {}, True), ("emerald", {"even_pace": False}, False), ("persuasion", {"even_pace": True}, False)],
)
async def test_an_even_pace_is_for_games_with_windows(
    ann: httpx.AsyncClient, game: str, asked: dict[str, bool], even: bool
) -> None:
    games = {game["id"]: game for game in (await ann.get("/api/games")).json()}
    assert [id for id in ("persuasion", "smog", "emerald", "android") if games[id]["windows"]] == ["emerald", "android"]
    room = await new_room(ann, game=game, **asked)
    assert (await ann.get(f"/api/rooms/{room}")).json().get("even_pace", False) is even
    assert ('name="even_pace" checked' in (await ann.get(f"/new?game={game}")).text) is games[game]["windows"]
    waiting = (await ann.get(f"/r/{room}")).text
    assert ("Even pace" in waiting) is even
    assert ("No even pace" in waiting) is (games[game]["windows"] and not even)


async def test_from_setting_up_to_the_start(browsers: Browsers, ann: httpx.AsyncClient) -> None:
    room = await new_room(ann, seats=4)
    bob = await named(browsers(), "Bob")
    assert (await ann.post(f"/api/rooms/{room}/sit", json={})).json() == {"seat": 0}
    assert (await bob.post(f"/api/rooms/{room}/sit", json={"seat": 2, "nonce": "c0ffee"})).json() == {"seat": 2}
    assert (await ann.post(f"/api/rooms/{room}/bots", json={})).status_code == 200
    info = (await bob.get(f"/api/rooms/{room}")).json()
    assert [seat["name"] for seat in info["seats"]][::2] == ["Ann", "Bob"]
    assert [seat.get("bot", False) for seat in info["seats"]] == [False, True, False, True]
    assert info["me"] == 2
    assert info["host"] == "Ann"
    assert (await ann.post(f"/api/rooms/{room}/start", json={})).status_code == 200
    assert (await bob.get(f"/api/rooms/{room}")).json()["state"] == "running"


async def test_the_host_frees_seats_and_people_stand_up(browsers: Browsers, ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    bob = await named(browsers(), "Bob")
    await bob.post(f"/api/rooms/{room}/sit", json={"seat": 1})
    await ann.post(f"/api/rooms/{room}/kick", json={"seat": 1})
    assert not (await bob.get(f"/api/rooms/{room}")).json()["seats"][1].get("taken")
    await bob.post(f"/api/rooms/{room}/sit", json={"seat": 1})
    await bob.post(f"/api/rooms/{room}/stand", json={})
    assert not (await bob.get(f"/api/rooms/{room}")).json()["seats"][1].get("taken")


async def test_strangers_are_asked_for_their_name(browser: httpx.AsyncClient) -> None:
    answer = await browser.post("/api/rooms", json={"game": "persuasion", "seats": 3})
    assert answer.status_code == 401
    assert reason(answer) == "refused-no-name"


async def test_the_lobby_lists_public_rooms_only(browser: httpx.AsyncClient, ann: httpx.AsyncClient) -> None:
    listed, unlisted = await new_room(ann), await new_room(ann, public=False)
    rows = (await browser.get("/api/rooms")).json()
    assert [row["id"] for row in rows] == [listed]
    page = (await browser.get("/lobby")).text
    assert listed in page
    assert unlisted not in page
    assert (await browser.get(f"/r/{unlisted}")).status_code == 200


async def test_the_lobby_can_be_asked_by_state(browser: httpx.AsyncClient, ann: httpx.AsyncClient) -> None:
    waiting, running = await new_room(ann), await new_room(ann)
    await ann.post(f"/api/rooms/{running}/sit", json={})
    await ann.post(f"/api/rooms/{running}/bots", json={})
    await ann.post(f"/api/rooms/{running}/start", json={})
    for state, expected in (("open", [waiting]), ("running", [running]), ("over", [])):
        assert [row["id"] for row in (await browser.get(f"/api/rooms?state={state}")).json()] == expected
    assert (await browser.get("/api/rooms?state=secret")).status_code == 422


async def test_what_has_not_changed_is_not_sent_again(browser: httpx.AsyncClient, ann: httpx.AsyncClient) -> None:
    await new_room(ann)
    for path in ("/api/rooms", "/lobby?part=rows"):
        tag = (await browser.get(path)).headers["etag"]
        same = await browser.get(path, headers={"if-none-match": tag})
        assert same.status_code == 304
        assert same.content == b""
        await new_room(ann)
        assert (await browser.get(path, headers={"if-none-match": tag})).status_code == 200


async def test_rows_tell_nothing_but_what_is_public(
    app: FastAPI, ann: httpx.AsyncClient, browser: httpx.AsyncClient
) -> None:
    room = await new_room(ann)
    await ann.post(f"/api/rooms/{room}/sit", json={"nonce": "deadbeefdeadbeef"})
    record = await app.state.services.store.room(room)
    told = (await browser.get("/api/rooms")).text + (await browser.get(f"/api/rooms/{room}")).text
    told += (await browser.get("/lobby")).text + (await browser.get(f"/r/{room}")).text
    for secret in (record.room.host, record.room.secret.hex(), "deadbeef", ann.cookies["parlour"]):
        assert secret not in told


async def test_without_spectators_only_players_may_look(browsers: Browsers, ann: httpx.AsyncClient) -> None:
    room = await new_room(ann, spectators=False)
    await ann.post(f"/api/rooms/{room}/sit", json={})
    await ann.post(f"/api/rooms/{room}/bots", json={})
    await ann.post(f"/api/rooms/{room}/start", json={})
    stranger = browsers()
    assert (await ann.get(f"/r/{room}")).status_code == 200
    page = await stranger.get(f"/r/{room}")
    assert page.status_code == 403
    notes = await stranger.get(f"/api/rooms/{room}/notes?upto=100")
    assert notes.status_code == 403
    assert reason(notes) == "refused-no-spectators"


async def test_earlier_notes_can_be_read(ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    await ann.post(f"/api/rooms/{room}/sit", json={})
    await ann.post(f"/api/rooms/{room}/bots", json={})
    await ann.post(f"/api/rooms/{room}/start", json={})
    notes = (await ann.get(f"/api/rooms/{room}/notes?upto=1")).json()
    assert len(expand_notes(notes)) == 1


@pytest.mark.parametrize("upto", ["-1", "x", "99999999"])
async def test_odd_numbers_of_notes_are_refused(ann: httpx.AsyncClient, upto: str) -> None:
    assert (await ann.get(f"/api/rooms/{await new_room(ann)}/notes?upto={upto}")).status_code == 422


@pytest.mark.parametrize("nonce", ["xyz", "abc", "AB", "00" * 33])
async def test_a_nonce_is_hexadecimal(ann: httpx.AsyncClient, nonce: str) -> None:
    answer = await ann.post(f"/api/rooms/{await new_room(ann)}/sit", json={"nonce": nonce})
    assert answer.status_code == 422
    assert "nonce" in answer.json()["error"]["text"]
