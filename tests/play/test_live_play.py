"""People play over real websockets: everybody sees the same game, and nobody sees more than they may."""

import asyncio
import random
from typing import Any

import pytest

from app.play.stream import BATCH_ABOVE
from tests.people import Person, Server, people, seated


def sensible(person: Person, rng: random.Random) -> str:
    """Some option that brings the game on: done as soon as it is offered, nothing taken back."""
    forward = [option for option in person.options if not option.startswith("back:")]
    return "done" if "done" in forward else rng.choice(forward)


async def play_round(crowd: list[Person], rng: random.Random) -> None:
    """Everybody answers what they are asked until the round number changes or the match is over."""
    begun = crowd[0].game.get("round")
    while crowd[0].game.get("round") == begun and "result" not in crowd[0].public:
        asked = [person for person in crowd if person.options]
        if not asked:
            await asyncio.sleep(0.01)
        for person in asked:
            if person.options:
                assert (await person.choose(sensible(person, rng)))["t"] == "ok"


async def same_game(*crowd: Person) -> None:
    """Wait until all of them see the same public game."""
    for person in crowd[1:]:
        await person.until(lambda p: p.public == crowd[0].public)


async def test_a_whole_match_with_a_spectator(server: Server) -> None:
    rng = random.Random(7)
    async with people(server, "Ann", "Bob", "Cleo", "Vic") as (*crowd, watcher):
        room = await seated(server, crowd, "persuasion")
        await watcher.connect(room)
        for _ in range(100):
            await play_round(crowd, rng)
            await same_game(*crowd, watcher)
            if "result" in crowd[0].public:
                break
        assert crowd[0].public["result"]["winners"]
        await crowd[0].until(lambda p: p.room["state"] == "over")
        assert all(not frame.get("mine") for frame in watcher.frames if frame["t"] in ("step", "full"))
        assert watcher.notes[-1] == crowd[0].notes[-1]


async def test_a_large_audience_sees_every_step_in_order(server: Server) -> None:
    """Frames to a crowd go out in bundles; those who come or come back meanwhile fit in without a gap."""
    rng = random.Random(7)
    async with people(server, "Ann", "Bob", "Cleo", *(f"Guest {n}" for n in range(BATCH_ABOVE + 5))) as crowd:
        players, audience, late = crowd[:3], crowd[3:-3], crowd[-3:]
        room = await seated(server, players, "persuasion")
        for guest in audience:
            await guest.connect(room)
        for guest in late:
            await asyncio.gather(play_round(players, rng), guest.connect(room))
            await asyncio.gather(play_round(players, rng), audience[0].come_back(room))
        await same_game(*crowd)
        assert all(guest.notes[-1] == players[0].notes[-1] for guest in crowd)
        assert [guest.wrong for guest in crowd] == [""] * len(crowd)


async def test_others_are_told_nothing_while_somebody_bids(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo", "Vic") as (*crowd, watcher):
        room = await seated(server, crowd, "persuasion")
        await watcher.connect(room)
        await watcher.until(lambda p: p.public)
        ann, others = crowd[0], [*crowd[1:], watcher]
        before = [(person.v, person.public, person.mine, person.notes) for person in others]
        for _ in range(4):
            await ann.choose("gold:printer" if "gold:printer" in ann.options else ann.options[0])
        await ann.undo()
        await asyncio.sleep(0.2)
        assert [(person.v, person.public, person.mine, person.notes) for person in others] == before


async def test_a_lost_connection_goes_on_where_it_was(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        room = await seated(server, crowd, "persuasion")
        ann, bob, cleo = crowd
        await ann.choose("gold:printer")
        seen, had = len(ann.frames), ann.v
        await ann.drop()
        await ann.connect(room)
        await asyncio.sleep(0.1)
        assert "full" not in [frame["t"] for frame in ann.frames[seen:]]
        assert ann.v == had
        await ann.drop()
        for person in (bob, cleo):
            while "done" not in person.options:
                await person.choose("gold:printer" if "gold:printer" in person.options else person.options[0])
            await person.choose("done")
        seen = len(ann.frames)
        await ann.connect(room)
        await same_game(bob, ann)
        assert "full" not in [frame["t"] for frame in ann.frames[seen:]], "what was missed comes from the tail"
        await ann.choose("gold:printer")


async def test_somebody_from_another_epoch_gets_everything(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        room = await seated(server, crowd, "persuasion")
        ann = crowd[0]
        await ann.drop()
        ann.epoch = "another"
        seen = len(ann.frames)
        await ann.connect(room)
        await ann.until(lambda p: any(frame["t"] == "full" for frame in p.frames[seen:]))


async def test_the_same_answer_twice_counts_once(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        await seated(server, crowd, "persuasion")
        ann = crowd[0]
        ask = ann.mine["at"]
        assert (await ann.choose("gold:printer", ask))["t"] == "ok"
        after = ann.mine
        assert (await ann.choose("gold:printer", ask))["t"] == "ok"
        assert ann.mine == after


async def test_a_stale_click_is_refused_and_changes_nothing(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        await seated(server, crowd, "persuasion")
        ann = crowd[0]
        ask = ann.mine["at"]
        await ann.choose("gold:printer", ask)
        after = ann.mine
        answer = await ann.choose("gold:priest", ask)
        assert (answer["t"], answer["reason"]) == ("no", "refused-stale")
        answer = await ann.choose("gold:priest", ask + 5)
        assert (answer["t"], answer["reason"]) == ("no", "refused-stale")
        assert ann.mine == after


@pytest.mark.parametrize("option", ["gold:nobody", "", "~undo", "~start", "done", "x" * 500, "__class__"])
async def test_what_is_not_offered_is_refused(server: Server, option: str) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        await seated(server, crowd, "persuasion")
        before = crowd[0].mine
        answer = await crowd[0].choose(option)
        assert (answer["t"], answer["reason"]) == ("no", "refused-not-offered")
        assert crowd[0].mine == before


async def test_spectators_cannot_act(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo", "Vic") as (*crowd, watcher):
        room = await seated(server, crowd, "persuasion")
        await watcher.connect(room)
        await watcher.until(lambda p: p.public)
        for message in ({"t": "choose", "ask": 0, "option": "gold:printer"}, {"t": "undo", "ask": 0}):
            answer = await watcher.ask_server(**message)
            assert (answer["t"], answer["reason"]) == ("no", "refused-not-seated")


async def test_undo_takes_back_the_last_choice(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        await seated(server, crowd, "persuasion")
        ann = crowd[0]
        before = ann.mine
        await ann.choose("gold:printer")
        assert ann.mine["undo"]["option"] == "gold:printer"
        assert (await ann.undo())["t"] == "ok"
        assert {**ann.mine, "at": 0} == before
        answer = await ann.undo()
        assert answer["reason"] == "refused-nothing-to-undo"


async def test_two_tabs_stay_in_step(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        room = await seated(server, crowd, "persuasion")
        ann = crowd[0]
        phone = Person(server, "Ann")
        phone.http.cookies = ann.http.cookies
        await phone.connect(room)
        await phone.until(lambda p: p.mine)
        await phone.choose("gold:printer")
        await ann.until(lambda p: p.mine == phone.mine)
        assert ann.mine["undo"]["option"] == "gold:printer"
        await phone.close()


async def test_chat_stays_in_its_audience(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo", "Vic", "Wes") as (ann, bob, cleo, vic, wes):
        room = await seated(server, [ann, bob, cleo], "persuasion")
        await vic.connect(room)
        await wes.connect(room)
        await wes.until(lambda p: p.room)
        await ann.say("good luck <b>all</b>")
        await vic.say("go Ann!")
        await bob.until(lambda p: p.chat)
        await wes.until(lambda p: p.chat)
        await asyncio.sleep(0.1)

        def lines(person: Person) -> list[Any]:
            return [(line["name"], line["text"]) for line in person.chat]

        assert lines(bob) == lines(ann) == [("Ann", "good luck <b>all</b>")]
        assert lines(wes) == lines(vic) == [("Vic", "go Ann!")]
        await bob.drop()
        bob.chat.clear()
        await bob.connect(room)
        await bob.until(lambda p: p.chat)
        assert lines(bob) == [("Ann", "good luck <b>all</b>")]


async def test_chat_is_limited(server: Server) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as crowd:
        await seated(server, crowd, "persuasion")
        ann = crowd[0]
        assert (await ann.say("x" * 501))["reason"] == "refused-too-long"
        assert (await ann.say("   "))["reason"] == "refused-empty-chat"
        answers = [await ann.say(f"line {i}") for i in range(12)]
        assert "refused-too-fast" in [answer.get("reason") for answer in answers]


async def test_a_slow_reader_is_not_waited_for(server: Server) -> None:
    """One who does not read is left behind, costs the others nothing, and gets one full view when reading again."""
    async with people(server, "Ann", "Bob", "Cleo", "Vic") as (*crowd, slow):
        room = await seated(server, crowd, "persuasion")
        await slow.connect(room)
        await slow.until(lambda p: p.public)
        assert slow.socket is not None
        slow.socket.transport.pause_reading()
        for person in crowd:
            while "done" not in person.options:
                await person.choose(person.options[0])
            assert (await person.choose("done"))["t"] == "ok"
        slow.socket.transport.resume_reading()
        await same_game(crowd[0], slow)
