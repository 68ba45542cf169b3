"""The store: everything durable, in one object."""

import logging
from collections.abc import Sequence
from time import perf_counter

from sqlalchemy import Connection, func, insert, select

from app.store.database import open_database
from app.store.errors import StoreDamaged, StoreError
from app.store.players import PlayerQueries
from app.store.records import MoveWrite, StoredMatch
from app.store.rooms import RoomQueries
from app.store.rows import ChatRow, CheckpointRow, MoveRow, fetch, fetch_one, now_ms, rows_of, values_of
from app.store.tables import CHAT, CHECKPOINT, MOVE, PLAYER, ROOM

log = logging.getLogger(__name__)

LOGGED_FINDINGS = 3

MOVES, CHECKPOINTS, LINES = rows_of(MOVE, MoveRow), rows_of(CHECKPOINT, CheckpointRow), rows_of(CHAT, ChatRow)


class Store(PlayerQueries, RoomQueries):
    """Open one with `await Store.open(url)`. Every method raises StoreDown when the database is in trouble, and
    StoreDamaged when what it needs lies in a damaged part."""

    @classmethod
    async def open(cls, url: str) -> "Store":
        """`sqlite:///path/to/file.db` or `postgresql://user@host/name`, brought to the newest schema.

        Raises InUse, SchemaTooNew, StoreDown, StoreDamaged.
        """
        return cls(await open_database(url))

    async def close(self) -> None:
        """Commit what is queued, then let go of the database."""
        await self._database.close()

    @property
    def healthy(self) -> bool:
        """False while moves can't be written."""
        return self._database.writer.healthy

    @property
    def damaged(self) -> bool:
        """True once the database was found damaged; what can be read is served all the same."""
        return self._database.damage.found

    def report_damage(self, finding: str, where: str) -> StoreDamaged:
        """Remember and log damage, also such as the database itself does not see. Returns the error to raise."""
        self._database.damage.report(finding, where)
        return StoreDamaged(finding, where)

    async def check(self) -> None:
        """Look for damage in all that is stored, where there is a cheap way to; it is logged and remembered."""
        begun = perf_counter()
        findings = await self._database.check()
        if findings is None:
            return
        if findings:
            self.report_damage("; ".join(findings[:LOGGED_FINDINGS]), "found by the check")
        result = "it is damaged" if findings else "ok"
        log.info("the database was checked in %d ms: %s", 1000 * (perf_counter() - begun), result)

    @property
    def commits(self) -> int:
        """How many commits of moves there have been since the store was opened; for metrics."""
        return self._database.writer.commits

    async def write(self, move: MoveWrite) -> None:
        """Write one move; it is durable when this returns.

        Write a room's moves one after the other. Raises Conflict if that number is written already or the number
        before it is not, Missing if there is no such room. If the connection breaks while the commit is under way,
        this waits until it is known whether the move was written.
        """
        try:
            await self._database.writer.write(move)
        except StoreDamaged as error:
            self.report_damage(error.finding, f"room {move.room}")
            raise

    async def load(self, room: str) -> StoredMatch | None:
        """What the match is restored from; None if it has not started."""

        def load(connection: Connection) -> StoredMatch | None:
            checkpoint = fetch_one(connection, CHECKPOINTS.where(CHECKPOINT.c.room == room), CheckpointRow)
            if checkpoint is None:
                return None
            since = MOVES.where(MOVE.c.room == room, MOVE.c.seq > checkpoint.seq).order_by(MOVE.c.seq)
            return StoredMatch(checkpoint.seq, checkpoint.state, fetch(connection, since, MoveRow))

        return await self._read(load)

    async def moves(self, room: str, after: int = -1, upto: int | None = None) -> list[MoveRow]:
        """The moves numbered after+1 to upto, in order."""
        query = MOVES.where(MOVE.c.room == room, MOVE.c.seq > after).order_by(MOVE.c.seq)
        if upto is not None:
            query = query.where(MOVE.c.seq <= upto)
        return await self._read(fetch, query, MoveRow)

    async def last_seqs(self, rooms: Sequence[str]) -> dict[str, int]:
        """The number of the last move of each of these rooms that has any."""
        query = select(MOVE.c.room, func.max(MOVE.c.seq)).where(MOVE.c.room.in_(rooms)).group_by(MOVE.c.room)
        return await self._read(lambda connection: {room: seq for room, seq in connection.execute(query)})  # noqa: C416

    async def last_seq(self, room: str) -> int:
        """The number of the last move, -1 if there is none."""
        query = select(func.max(MOVE.c.seq)).where(MOVE.c.room == room)
        last: int | None = await self._read(lambda connection: connection.execute(query).scalar())
        return -1 if last is None else last

    async def add_chat(
        self,
        room: str,
        *,
        audience: str,
        player_id: str,
        name: str,
        text: str,
        seat: int | None = None,
        at: int | None = None,
    ) -> ChatRow:
        """Keep a line of chat. `audience` is players or spectators."""
        if audience not in ("players", "spectators"):
            raise StoreError(f"expected players or spectators, got {audience}")
        line = ChatRow(room, audience, player_id, name, text, seat, at=at or now_ms())
        (values,) = values_of(line)
        del values["id"]  # the database counts

        def add(connection: Connection) -> None:
            (line.id,) = connection.execute(insert(CHAT).values(values)).inserted_primary_key or (None,)

        await self._write(add)
        return line

    async def chat(self, room: str, audience: str, limit: int) -> list[ChatRow]:
        """The last lines for this audience, the oldest first."""
        query = LINES.where(CHAT.c.room == room, CHAT.c.audience == audience)
        newest = await self._read(fetch, query.order_by(CHAT.c.id.desc()).limit(limit), ChatRow)
        return newest[::-1]

    async def counts(self) -> dict[str, int]:
        """How many players, and rooms in each state: {"players": 3, "open": 1, "running": 2, "over": 0, "stuck": 0}."""

        def count(connection: Connection) -> dict[str, int]:
            players = connection.execute(select(func.count()).select_from(PLAYER)).scalar_one()
            states = connection.execute(select(ROOM.c.state, func.count()).group_by(ROOM.c.state))
            counted = {state: rooms for state, rooms in states}  # noqa: C416
            return {"players": players, "open": 0, "running": 0, "over": 0, "stuck": 0, **counted}

        return await self._read(count)
