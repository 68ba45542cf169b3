"""The doctor finds what is wrong with a stored room, says so in a line, and tells no secret."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import make_url, text

from app.cli import main
from app.conformance.playout import bot_player, playout
from app.engine import Dice, Match, installed, load
from app.export import export_of
from app.play.imports import add_match, check_match
from app.play.jobs import JobRunner
from app.store import Store
from app.store.database import engine_for
from tests.admin.tables import SECRET, begin, play_on, take_something_back

Say = Callable[..., Awaitable[tuple[int, list[str]]]]


@pytest.fixture
def doctor(database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Say:
    """Runs `parlour admin doctor`: the exit code and what it printed."""
    monkeypatch.setenv("PARLOUR_DATABASE_URL", database_url)

    async def say(*words: str) -> tuple[int, list[str]]:
        code = await asyncio.to_thread(main, ["admin", "doctor", *words])
        said = capsys.readouterr()
        return code, (said.out + said.err).splitlines()

    return say


async def tamper(url: str, statement: str, **values: object) -> None:
    """Change the database behind everybody's back."""
    engine = engine_for(make_url(url))
    async with engine.begin() as connection:
        changed = await connection.execute(text(statement), values)
        assert changed.rowcount > 0, "the tampering did something"
    await engine.dispose()


async def test_an_empty_database_is_sound(store: Store, doctor: Say) -> None:
    assert await doctor() == (0, ["0 rooms, 0 moves checked: 0 problems"])
    assert await doctor("--room", "no-such-room") == (2, ["parlour admin: there is no room no-such-room"])


async def import_unfinished(store: Store) -> str:
    """A room with a match from a file that broke off after three moves."""
    match = Match.new(load("smog"), 2, {}, seed=SECRET)
    moves = [move for move, _ in playout(match, [bot_player] * 2, Dice(SECRET), most=3)]
    export = export_of(match.game, SECRET, names=["A", "B"], options=match.options, moves=moves, result=None)
    checked = await check_match(export, JobRunner(60), owner="", longest_name=24)
    return await add_match(store, await store.add_player("Ann"), checked)


async def test_half_of_an_imported_match_is_found(store: Store, database_url: str, doctor: Say) -> None:
    room = await import_unfinished(store)
    assert (await doctor())[0] == 0
    await tamper(database_url, "DELETE FROM move WHERE seq = 3")
    code, said = await doctor()
    assert code == 1
    assert f"room {room} (smog, stuck): has 2 moves, but was imported with 3 moves" in said


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_what_an_older_version_imported_may_be_a_half(store: Store, database_url: str, doctor: Say) -> None:
    room = await import_unfinished(store)
    await tamper(database_url, "UPDATE room SET stuck_why = 'imported'")
    code, said = await doctor()
    assert code == 1
    why = "was imported by an older version: whether its file had more moves can't be known"
    assert said[0] == f"room {room} (smog, stuck): {why}"


async def test_sound_rooms_of_every_game(store: Store, doctor: Say) -> None:
    """In the middle of a turn, with an undo, at an end, imported, and not yet begun."""
    taken_back = 0
    for game in installed():
        live = await begin(store, game, f"{game}-room")
        for _ in range(6):
            await play_on(live, 5)
            taken_back += await take_something_back(live)
    assert taken_back > 5
    over = await begin(store, "persuasion", "over-room")
    await play_on(over, 5000)
    assert over.match.result is not None
    await import_unfinished(store)
    code, said = await doctor()
    assert code == 0, said
    assert said[-1].startswith(f"{len(installed()) + 2} rooms, ")
    assert said[-1].endswith(" moves checked: 0 problems")
    assert await doctor("--room", "over-room") == (0, [f"1 room, {over.seq + 1} moves checked: 0 problems"])


SPOILED: dict[str, tuple[str, str]] = {
    "a move is gone": ("DELETE FROM move WHERE room = 'r' AND seq = 4", "move 4 is missing"),
    "the start is gone": ("DELETE FROM move WHERE room = 'r' AND seq = 0", "move 0 is missing"),
    "no moves": ("DELETE FROM move WHERE room = 'r'", "has begun but has no moves"),
    "no start": ("UPDATE move SET option = 'x' WHERE room = 'r' AND seq = 0", "does not begin with the start"),
    "a strange seat": (
        "UPDATE move SET seat = 7 WHERE room = 'r' AND seq = 3",
        "move 3 is of a seat that there is not",
    ),
    "an illegal move": (
        "UPDATE move SET option = 'gold:nobody' WHERE room = 'r' AND seq = 3",
        "can't be played again beyond move 2 (NotOffered)",
    ),
    "notes": ("UPDATE move SET notes = :junk WHERE room = 'r' AND seq = 2", "the notes of move 2 can't be read"),
    "junk for a checkpoint": ("UPDATE checkpoint SET state = :junk", "the checkpoint can't be read"),
    "no checkpoint": ("DELETE FROM checkpoint", "has begun but has no checkpoint"),
    "a checkpoint of another move": (
        "UPDATE checkpoint SET seq = seq + 1",
        "the checkpoint is not what the moves lead to",
    ),
    "a checkpoint from the future": (
        "UPDATE checkpoint SET seq = 1000",
        "has a checkpoint of move 1000, but 60 moves",
    ),
    "a forged checkpoint": ("UPDATE checkpoint SET state = :forged", "the checkpoint is not what the moves lead to"),
    "a result too early": ("UPDATE room SET result = '{}'", "has a result but is not over"),
    "over too early": ("UPDATE room SET state = 'over'", "is over without a result"),
    "a forged result": (
        """UPDATE room SET state = 'over', result = '{"scores":[9,0,0],"winners":[0],"reason":"followers"}'""",
        "the result is not what the moves lead to",
    ),
    "an unreadable result": ("UPDATE room SET state = 'over', result = 'me'", "the result can't be read"),
    "another seed": ("UPDATE room SET secret = :junk", "the checkpoint is not what the moves lead to"),
    "a game that is gone": ("UPDATE room SET game = 'chess'", "can't be set up again (BadSetup)"),
    "an option that is gone": ("""UPDATE room SET options = '{"x": true}'""", "can't be set up again (BadSetup)"),
    "open again": ("UPDATE room SET state = 'open'", "is open but has a match"),
    "a strange state": ("UPDATE room SET state = 'asleep'", "its state is none that there is"),
    "stuck": (
        "UPDATE room SET state = 'stuck', stuck_why = 'diverged at move 3'",
        "is marked stuck: diverged at move 3",
    ),
    "a seat is gone": ("DELETE FROM seat WHERE seat = 1", "has 2 seats, not the 3 that it should"),
    "a seat is empty": ("UPDATE seat SET bot = false WHERE seat = 2", "has begun with an empty seat"),
    "a nonce is gone": ("UPDATE seat SET nonce = :none WHERE seat = 2", "has a seat without its part of the seed"),
}


@pytest.mark.parametrize("statement_and_line", SPOILED.values(), ids=SPOILED.keys())
@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_what_is_spoiled_is_found(
    store: Store, database_url: str, doctor: Say, statement_and_line: tuple[str, str]
) -> None:
    statement, line = statement_and_line
    live = await begin(store, "persuasion", "r")
    while live.seq < 60:
        await play_on(live, 1)
    point = msgspec.msgpack.decode(live.match.saved)
    point["state"]["players"][0]["score"] += 1
    parts = {"junk": b"\xc1junk", "none": b"", "forged": msgspec.msgpack.encode(point)}
    await begin(store, "smog", "sound")
    await tamper(database_url, statement, **{name: value for name, value in parts.items() if f":{name}" in statement})
    code, said = await doctor()
    assert code == 1
    assert any(told.startswith("room r (") and told.endswith(f"): {line}") for told in said), said
    assert said[-1].startswith("2 rooms, ")
    assert not said[-1].endswith(" 0 problems")
    assert len(said) == 1 + int(said[-1].split(": ")[1].split()[0])
    assert_no_secrets(said)
    if "'r'" in statement:
        assert (await doctor("--room", "sound"))[0] == 0


def assert_no_secrets(said: list[str]) -> None:
    told = "\n".join(said)
    for secret in ("gold:", "force:", "blackmail:", "nobody", "junk", SECRET.hex(), "Player 0", "player-0"):
        assert secret not in told


async def test_a_spoiled_room_on_postgres_too(store: Store, database_url: str, doctor: Say) -> None:
    await play_on(await begin(store, "persuasion", "r"), 20)
    await tamper(database_url, "DELETE FROM move WHERE room = 'r' AND seq = 9")
    code, said = await doctor()
    assert (code, said) == (
        1,
        ["room r (persuasion, running): move 9 is missing", "1 room, 20 moves checked: 1 problem"],
    )


async def test_no_false_alarm_while_people_play(store: Store, doctor: Say) -> None:
    live = await begin(store, "persuasion", "r")
    going = True

    async def keep_playing() -> None:
        while going and live.match.asks:
            await play_on(live, 1, seed=Dice(b"x").fork(str(live.seq)).seed)

    playing = asyncio.create_task(keep_playing())
    checked = []
    for _ in range(5):
        code, said = await doctor()
        assert code == 0, said
        checked.append(int(said[-1].split()[2]))
    going = False
    await playing
    assert checked[0] < checked[-1], "moves were made meanwhile"


async def test_a_database_of_another_schema_is_not_guessed_at(database_url: str, doctor: Say) -> None:
    await (await Store.open(database_url)).close()
    await tamper(database_url, "UPDATE alembic_version SET version_num = '0000'")
    code, said = await doctor()
    assert code == 2
    assert said[0].startswith("parlour admin: the database has schema 0000, not ")
