"""Several workers on one Postgres and one Redis: people of one room on different workers play one game."""

import asyncio
import contextlib
import random
from collections.abc import Iterator

import pytest

from tests.people import Person, Server, seated
from tests.services import Postgres, RedisServer


@pytest.fixture(scope="module")
def all_workers(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis_server: RedisServer
) -> Iterator[list[Server]]:
    """Three workers that share nothing but a database, a bus and the key that signs cookies."""
    database = asyncio.run(postgres.new_database())
    shared = {"database_url": database, "bus_url": redis_server.url, "secret_key": "k" * 40}
    servers = [Server(tmp_path_factory.mktemp("worker"), **shared) for _ in range(3)]
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def workers(all_workers: list[Server]) -> list[Server]:
    """All of them up, also those that an earlier test has killed."""
    for server in all_workers:
        if server.process is None or server.process.poll() is not None:
            server.start()
    return all_workers


async def crowd_on(workers: list[Server], *names: str) -> list[Person]:
    """People spread over the workers."""
    return [await Person(workers[i % len(workers)], name).introduce() for i, name in enumerate(names)]


async def leave(crowd: list[Person]) -> None:
    for person in crowd:
        with contextlib.suppress(OSError):
            await person.close()


async def same_game(crowd: list[Person]) -> None:
    for person in crowd[1:]:
        await person.until(lambda p: p.public == crowd[0].public)


async def test_one_room_on_three_workers(workers: list[Server]) -> None:
    rng = random.Random(4)
    crowd = await crowd_on(workers, "Ann", "Bob", "Cleo")
    await seated(workers[0], crowd, "persuasion")
    async with asyncio.timeout(120):
        while crowd[0].game["round"] <= 2:
            for person in crowd:
                if person.options:
                    forward = [option for option in person.options if not option.startswith("back:")]
                    answer = await person.choose("done" if "done" in forward else rng.choice(forward))
                    assert answer["t"] == "ok" or answer["reason"] == "refused-stale"
            await asyncio.sleep(0.01)
    await same_game(crowd)
    await leave(crowd)


async def test_clicks_at_the_same_instant_are_sequenced(workers: list[Server]) -> None:
    """All three place and take back tokens at once, each through their own worker: every single choice counts once."""
    crowd = await crowd_on(workers, "Ann", "Bob", "Cleo")
    await seated(workers[0], crowd, "persuasion")
    for number in range(20):
        option = "back:gold:printer" if number % 2 else "gold:printer"
        answers = await asyncio.gather(*(person.choose(option) for person in crowd))
        assert [answer["t"] for answer in answers] == ["ok", "ok", "ok"]
    assert [person.mine["at"] for person in crowd] == [20, 20, 20]
    await leave(crowd)


async def test_the_same_person_on_two_workers_clicks_twice(workers: list[Server]) -> None:
    crowd = await crowd_on(workers, "Ann", "Bob", "Cleo")
    room = await seated(workers[0], crowd, "persuasion")
    ann = crowd[0]
    other_tab = Person(workers[1], "Ann")
    other_tab.http.cookies = ann.http.cookies
    await other_tab.connect(room)
    await other_tab.until(lambda p: p.mine)
    answers = await asyncio.gather(ann.choose("gold:printer", 0), other_tab.choose("gold:priest", 0))
    assert sorted(answer["t"] for answer in answers) == ["no", "ok"]
    await other_tab.until(lambda p: p.mine["at"] == 1)
    await ann.until(lambda p: p.mine == other_tab.mine)
    await leave([*crowd, other_tab])


async def test_a_log_out_cuts_the_tables_on_every_worker(workers: list[Server]) -> None:
    """And the cookie is worth nothing on any of them; the person's other device plays on."""
    ann, bob, cleo = crowd = await crowd_on(workers, "Ann", "Bob", "Cleo")
    room = await seated(workers[0], crowd, "persuasion")
    await ann.post("/me/password", password="correct horse")
    phone, copy = Person(workers[1], "Ann"), Person(workers[2], "Ann")
    await phone.post("/login", name="Ann", password="correct horse")
    copy.http.cookies.set("parlour", ann.http.cookies["parlour"])
    for person in (phone, copy):
        await person.connect(room)
        await person.until(lambda p: p.options)
    await ann.post("/logout")
    with pytest.raises(ConnectionError):
        await copy.until(lambda p: False)
    assert copy.bye == "bye-logged-out"
    for worker in workers:
        copy.http.base_url = worker.url
        copy.http.headers["origin"] = worker.url
        assert (await copy.http.get("/api/me")).json()["lost"] == "lost-ended"
    assert (await phone.choose(phone.options[0]))["t"] == "ok"
    await leave([ann, bob, cleo, phone, copy])


async def test_a_killed_worker_leaves_its_people_to_the_others(workers: list[Server]) -> None:
    crowd = await crowd_on(workers, "Ann", "Bob", "Cleo")
    room = await seated(workers[0], crowd, "persuasion")
    ann, bob, _ = crowd
    await bob.choose("gold:printer")
    seen = bob.mine
    workers[1].kill()
    await bob.drop()
    elsewhere = Person(workers[2], "Bob")
    elsewhere.http.cookies = bob.http.cookies
    await elsewhere.connect(room)
    await elsewhere.until(lambda p: p.mine)
    assert elsewhere.mine == seen
    assert (await elsewhere.choose("gold:priest"))["t"] == "ok"
    assert (await ann.choose("gold:priest"))["t"] == "ok"
    await leave([*crowd, elsewhere])


async def test_bots_play_once_and_survive_their_worker(workers: list[Server]) -> None:
    """A room of bots that all workers have open goes on when the worker that answered for them is killed."""
    crowd = await crowd_on(workers, "Ann", "Bob", "Cleo")
    ann = crowd[0]
    room = await ann.create("persuasion", 3)
    await ann.post(f"/rooms/{room}/bots")
    for person in crowd:
        await person.connect(room)
    await ann.post(f"/rooms/{room}/start")
    await asyncio.gather(*(person.until(lambda p: p.game.get("round", 0) >= 2) for person in crowd))
    workers[0].kill()
    rest = crowd[1:]
    if "result" not in rest[0].public:
        before = rest[0].game["round"]
        await rest[0].until(lambda p: "result" in p.public or p.game["round"] > before)
    await rest[0].until(lambda p: "result" in p.public, 120)
    await same_game(rest)
    await leave(crowd)
