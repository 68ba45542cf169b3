"""Everything that a spectator can fetch holds what is public, and nothing more."""

import json
from typing import Any

from app.play.wire import expand_notes, inflated
from tests.attacks.tools import client, table
from tests.people import Person, Server, people, seated


async def bid(crowd: list[Person]) -> None:
    for person in crowd:
        await person.choose(person.options[0])
    for person in crowd:
        await person.choose("done")


def keys(value: Any) -> set[str]:
    """All keys of all objects within."""
    if isinstance(value, dict):
        return set(value) | {key for part in value.values() for key in keys(part)}
    return {key for part in value for key in keys(part)} if isinstance(value, list) else set()


SECRET = {
    "hand",
    "nest",
    "private",
    "ask",
    "options_of",
    "seed",
    "secret",
    "nonce",
    "nonces",
    "deck_cards",
    "at",
    "undo",
}


async def test_the_stream_of_a_spectator_is_the_public_part_of_a_seats(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        room = await seated(server, [ann, bob], "tiny")
        await eve.connect(room)
        await eve.until(lambda p: p.public)
        await bid([ann, bob])
        for person in (ann, bob, eve):
            await person.until(lambda p: any(note[0] == "bid" for note in p.notes))
        assert eve.public == ann.public == bob.public
        assert eve.mine == {}
        assert not [frame for frame in eve.frames if frame.get("mine")]
        for frame in eve.frames:
            if frame["t"] in ("full", "step"):
                assert not keys(frame) & SECRET, frame
        assert "hand" in keys(ann.mine), "which a player does see"
        everybody = [note for note in ann.notes if note[0] != "drew"]
        assert eve.notes == everybody
        assert len(ann.notes) == len(everybody) + 1, "Ann also reads what she drew"


async def test_what_a_spectator_can_ask_for(server: Server) -> None:
    async with people(server, "Ann", "Bob") as crowd, client(server) as stranger:
        room = await seated(server, crowd, "tiny")
        await bid(crowd)
        await crowd[0].until(lambda p: any(note[0] == "bid" for note in p.notes))
        notes = (await stranger.get(f"/api/rooms/{room}/notes?upto=100000")).json()
        assert expand_notes(notes) == [note for note in crowd[0].notes if note[0] != "drew"]
        info = (await stranger.get(f"/api/rooms/{room}")).json()
        assert not keys(info) & SECRET
        assert info["commitment"], "the commitment is public, what it commits to is not"
        row = next(row for row in (await stranger.get("/api/rooms")).json() if row["id"] == room)
        assert not keys(row) & (SECRET | {"commitment", "player_id", "host"})
        assert set(row) <= {"id", "game", "state", "seats", "options", "spectators_allowed", "created_at"}
        for path in ("export", "replay", "replay?eyes=public", "replay?eyes=0", "replay?eyes=all"):
            assert (await stranger.get(f"/api/rooms/{room}/{path}")).status_code == 409
        page = (await stranger.get(f"/r/{room}")).text
        lobby = (await stranger.get("/lobby")).text
        for person in crowd:
            for text in (page, lobby, json.dumps(info), json.dumps(row)):
                assert person.http.cookies["parlour"].split(".")[0] not in text
        assert "hand" not in page.split('type="application/json"')[-1]


async def test_what_leaves_the_server_does_not_depend_on_what_is_hidden(server: Server) -> None:
    """Two matches with other hands: a spectator's first frames have the same shape and size."""
    sizes = set()
    hands = set()
    for _ in range(6):
        async with people(server, "Ann", "Bob") as crowd:
            room = await seated(server, crowd, "tiny")
            hands.add(tuple(crowd[0].mine["private"]["hand"]))
            async with table(server, room) as opened:
                async for text in opened:
                    frame = json.loads(inflated(text))
                    if frame["t"] == "full":
                        del frame["epoch"]
                        sizes.add((len(text), json.dumps(frame)))
                        break
    assert len(hands) > 1
    assert len(sizes) == 1


async def test_a_spectator_who_was_a_rival_does_not_keep_the_seats_eyes(server: Server) -> None:
    """Somebody who stands up before the start and stays to watch sees what spectators see."""
    async with people(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        room = await ann.create("tiny", 2)
        await eve.post(f"/rooms/{room}/sit", seat=0)
        await eve.connect(room)
        await eve.until(lambda p: p.room.get("me") == 0)
        await eve.post(f"/rooms/{room}/stand")
        for person in (ann, bob):
            await person.post(f"/rooms/{room}/sit")
        await ann.post(f"/rooms/{room}/start")
        await eve.until(lambda p: p.public)
        assert eve.mine == {}
        assert (await eve.ask_server(t="choose", ask=0, option="card:1"))["reason"] == "refused-not-seated"


async def test_once_it_is_over_everybody_may_see_everything(server: Server) -> None:
    """So that what was refused before was refused because the match was running."""
    async with people(server, "Ann") as (ann,), client(server) as stranger:
        room = await ann.create("tiny", 2)
        await ann.post(f"/rooms/{room}/bots")
        await ann.post(f"/rooms/{room}/start")
        await ann.connect(room)
        await ann.until(lambda p: p.room.get("state") == "over")
        export = (await stranger.get(f"/api/rooms/{room}/export")).json()
        assert len(export["seed"]) == 64
        assert (await stranger.get(f"/api/rooms/{room}/replay?eyes=all")).status_code == 200
