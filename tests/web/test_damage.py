"""A server on a damaged database: it serves what can be read, and says what is wrong to everybody whom it concerns."""

import asyncio
import random
import subprocess
from pathlib import Path

import httpx

from tests.damage import OVER, many_rooms, middle_of, overwrite, readable, rows_by_number, whole_rooms
from tests.people import Person, Server, metric, people, seated
from tests.services import eventually


def serve_damaged(folder: Path) -> Server:
    """Started, but not waited for: it is not healthy."""
    server = Server(folder, log_level="info", log_format="json")
    env = {**server.environment, "PARLOUR_PORT": str(server.port)}
    env |= {f"PARLOUR_{name.upper()}": str(value) for name, value in server.settings.items()}
    with (folder / "server.log").open("ab") as log:
        server.process = subprocess.Popen(server.command, cwd=server.working_folder, env=env, stdout=log, stderr=log)
    return server


async def test_a_quarter_of_the_rooms_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    await many_rooms(path, 30)
    before = rows_by_number(path)
    moves = {str(row[0]) for row in before["move"].values()}
    broken = random.Random(9).sample(middle_of(path, "move"), 10) + middle_of(path, "room")[1:2]
    overwrite(path, broken, seed=9)
    left = readable(path, before)
    whole = {str(room) for room in whole_rooms(before, left)}
    server = serve_damaged(tmp_path)
    try:
        async with httpx.AsyncClient(base_url=server.url, headers={"accept-language": "en"}, timeout=60) as browser:
            await eventually(lambda: "the database was checked in " in server.log())
            answer = await browser.get("/healthz")
            assert (answer.status_code, answer.json()["store"]) == (503, "damaged")
            assert metric((await browser.get("/metrics")).text, "parlour_store_damaged") == 1
            answers = {room: await browser.get(f"/api/rooms/{room}") for room in sorted(moves)}
            refused = {room for room, answer in answers.items() if answer.status_code != 200}
            assert 0 < len(refused) < len(answers)
            for room in refused:
                error = answers[room].json()["error"]
                assert (answers[room].status_code, error["reason"]) == (503, "refused-store-damaged")
                assert error["text"].startswith("This part of the database is damaged")
            listed = {room["id"] for room in (await browser.get("/api/rooms")).json()}
            assert listed == {str(row[0]) for row in left["room"].values() if not str(row[0]).startswith(OVER)}
            page = await browser.get(f"/r/{min(refused)}", headers={"accept": "text/html"})
            assert page.status_code == 503
            assert "is damaged and can’t be read" in page.text
            assert refused == moves - whole
        watcher = Person(server, "Ann")
        await watcher.connect(min(refused))
        await watcher.until(lambda p: p.bye == "refused-store-damaged")
        await watcher.close()
        async with people(server, "Ann", "Bob", "Cleo") as crowd:
            room = await seated(server, crowd, "persuasion")
            assert (await crowd[0].choose("gold:printer"))["t"] == "ok", "new matches can be played"
            await asyncio.sleep(1.2)  # two ticks: a notice would have come by now
            assert not crowd[0].room.get("notice")
            assert room not in refused
    finally:
        server.stop()
    told = [line for line in server.log().splitlines() if "the database is damaged: " in line]
    assert len(told) == 1
    assert '"level": "error"' in told[0]
    assert "Traceback" not in server.log()


async def test_a_server_that_cannot_open_its_database_says_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    await many_rooms(path, 0)
    overwrite(path, [1], seed=1)
    server = serve_damaged(tmp_path)
    assert server.process is not None
    assert await asyncio.to_thread(server.process.wait, 60) == 3
    assert "restore a backup, or save what is whole with `parlour admin salvage FILE`" in server.log()
    assert "Traceback" not in server.log()
