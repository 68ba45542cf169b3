"""The store: everything durable, in one object."""

import logging
from time import perf_counter

from sqlalchemy import Connection, and_, func, insert, or_, select, true, update

from app.store.database import open_database
from app.store.errors import StoreDamaged, StoreError
from app.store.players import PlayerQueries
from app.store.records import MoveWrite, StoredMatch, StoredMove
from app.store.rooms import RoomQueries
from app.store.rows import ChatRow, CheckpointRow, MoveRow, fetch, now_ms, rows_of, values_of
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

    async def load(self, room: str, *, blank: bytes = b"") -> StoredMatch | None:
        """What the match is restored from; None if it has not started. Notes that are `blank` tell of no change."""
        return await self._read(_load, room, blank)

    async def set_log_start(self, room: str, after: int, dropped: str) -> None:
        """Store where the end of the log begins, apart from a move."""
        earlier = update(CHECKPOINT).where(CHECKPOINT.c.room == room, CHECKPOINT.c.log_after < after)
        change = earlier.values(log_after=after, log_dropped=dropped)
        await self._write(lambda connection: connection.execute(change))

    async def moves(self, room: str, after: int = -1, upto: int | None = None) -> list[MoveRow]:
        """The moves numbered after+1 to upto, in order."""
        query = MOVES.where(MOVE.c.room == room, MOVE.c.seq > after).order_by(MOVE.c.seq)
        if upto is not None:
            query = query.where(MOVE.c.seq <= upto)
        return await self._read(fetch, query, MoveRow)

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


def _load(connection: Connection, room: str, blank: bytes) -> StoredMatch | None:
    mine = MOVE.c.room == room
    # The sum makes the database look at every row: a damaged one is found, though it is not needed.
    numbers = select(func.count(), func.max(MOVE.c.seq), func.sum(func.length(MOVE.c.notes))).where(mine).subquery()
    point_and_numbers = select(*CHECKPOINTS.selected_columns, *numbers.c).join(numbers, true())
    found = connection.execute(point_and_numbers.where(CHECKPOINT.c.room == room)).first()
    if found is None:
        return None
    *columns, count, last, _ = found
    point = CheckpointRow(*columns)
    needed = or_(and_(MOVE.c.seq > point.log_after, MOVE.c.notes != blank), MOVE.c.seq > point.seq)
    moves = fetch(connection, rows_of(MOVE, StoredMove).where(mine, needed).order_by(MOVE.c.seq), StoredMove)
    return StoredMatch(
        point.seq,
        point.state,
        moves=[move for move in moves if move.seq > point.seq],
        log=[move for move in moves if move.seq > point.log_after],
        log_after=point.log_after,
        log_dropped=point.log_dropped,
        is_whole=count == (last or 0) + 1,
    )
