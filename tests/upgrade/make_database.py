"""Makes the databases that later versions must be able to open: `python -m tests.upgrade.make_database`.

It writes `databases/<schema>.db.xz`: a SQLite file as today's Parlour leaves it when it is stopped in the middle of a
match of each game, somebody's turn half made. Run it once for every new migration, when that migration is released;
a database that people may have by now is never made anew (before the first release, a fixed rule may ask for it).
"""

import asyncio
import lzma
import sqlite3
import tempfile
from pathlib import Path

from app.engine import installed
from app.store import RoomRow, Store
from app.store.schema import newest_schema
from tests.admin.tables import SECRET, begin, play_on, take_something_back

DATABASES = Path(__file__).parent / "databases"
CHOICES = 100


async def populate(url: str) -> None:
    """A match of each game with about so many choices, one that is over, an open room, a person, some chat."""
    store = await Store.open(url)
    ann = await store.add_player("Ann")
    await store.add_device(ann, "Firefox", "Linux")
    await store.set_first_password(ann.id, "ann", "$argon2id$v=19$m=65536,t=3,p=4$none$none")
    for game in installed():
        live = await begin(store, game, f"{game}-table")
        await play_on(live, CHOICES)
        await take_something_back(live)
        while not live.match.since:
            await play_on(live, 1)
        await store.add_chat(f"{game}-table", audience="players", player_id=ann.id, seat=0, name="Ann", text="Szép!")
    over = await begin(store, "persuasion", "finished-table")
    while over.match.result is None:
        await play_on(over, 100)
    await store.add_room(RoomRow(id="open-table", game="smog", seats=2, host=ann.id, secret=SECRET), 2)
    assert await store.claim_seat("open-table", 0, ann.id, "Ann", bytes(16))
    await store.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "parlour.db"
        asyncio.run(populate(f"sqlite:///{path}"))
        with sqlite3.connect(path, isolation_level=None) as database:
            database.execute("VACUUM")
        database.close()
        target = DATABASES / f"{newest_schema()}.db.xz"
        target.write_bytes(lzma.compress(path.read_bytes(), preset=9))
        print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
