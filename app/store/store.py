"""The store: everything durable, in one object."""

import logging
from time import perf_counter
from typing import Any

from sqlalchemy import and_, func, or_, true, update
from sqlmodel import Session, col, select

from app.store.database import open_database
from app.store.errors import StoreDamaged, StoreError
from app.store.players import PlayerQueries
from app.store.records import MoveWrite, StoredMatch, StoredMove
from app.store.rooms import RoomQueries
from app.store.tables import ChatRow, CheckpointRow, MoveRow, PlayerRow, RoomRow, now_ms

log = logging.getLogger(__name__)

LOGGED_FINDINGS = 3


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
        older = update(CheckpointRow).where(col(CheckpointRow.room) == room, col(CheckpointRow.log_after) < after)
        await self._write(lambda session: session.exec(older.values(log_after=after, log_dropped=dropped)))

    async def moves(self, room: str, after: int = -1, upto: int | None = None) -> list[MoveRow]:
        """The moves numbered after+1 to upto, in order."""
        query = select(MoveRow).where(MoveRow.room == room, MoveRow.seq > after).order_by(col(MoveRow.seq))
        if upto is not None:
            query = query.where(MoveRow.seq <= upto)
        return await self._read(lambda session: list(session.exec(query).all()))

    async def last_seq(self, room: str) -> int:
        """The number of the last move, -1 if there is none."""
        query = select(func.max(MoveRow.seq)).where(MoveRow.room == room)
        last = await self._read(lambda session: session.exec(query).one())
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
        line = ChatRow(
            room=room, audience=audience, player_id=player_id, seat=seat, name=name, text=text, at=at or now_ms()
        )
        await self._write(lambda session: session.add(line))
        return line

    async def chat(self, room: str, audience: str, limit: int) -> list[ChatRow]:
        """The last lines for this audience, the oldest first."""
        query = select(ChatRow).where(ChatRow.room == room, ChatRow.audience == audience)
        newest = query.order_by(col(ChatRow.id).desc()).limit(limit)
        return await self._read(lambda session: list(reversed(session.exec(newest).all())))

    async def counts(self) -> dict[str, int]:
        """How many players, and rooms in each state: {"players": 3, "open": 1, "running": 2, "over": 0, "stuck": 0}."""

        def count(session: Session) -> dict[str, int]:
            players = session.exec(select(func.count()).select_from(PlayerRow)).one()
            by_state = session.exec(select(RoomRow.state, func.count()).group_by(RoomRow.state)).all()
            return {"players": players, "open": 0, "running": 0, "over": 0, "stuck": 0, **dict(by_state)}

        return await self._read(count)


def _load(session: Session, room: str, blank: bytes) -> StoredMatch | None:
    mine = MoveRow.room == room
    # The sum makes the database look at every row: a damaged one is found, though it is not needed.
    moves = select(func.count(), func.max(MoveRow.seq), func.sum(func.length(MoveRow.notes))).where(mine).subquery()
    found = session.exec(select(CheckpointRow, *moves.c).join(moves, true()).where(CheckpointRow.room == room)).first()
    if found is None:
        return None
    point, count, last, _ = found
    needed = or_(and_(col(MoveRow.seq) > point.log_after, col(MoveRow.notes) != blank), col(MoveRow.seq) > point.seq)
    columns: list[Any] = [getattr(MoveRow, name) for name in StoredMove.__struct_fields__]
    rows = session.exec(select(*columns).where(mine, needed).order_by(col(MoveRow.seq)))
    return _stored_match(point, [StoredMove(*row) for row in rows], is_whole=count == (last or 0) + 1)


def _stored_match(point: CheckpointRow, moves: list[StoredMove], *, is_whole: bool) -> StoredMatch:
    since = [move for move in moves if move.seq > point.seq]
    return StoredMatch(
        point.seq,
        point.state,
        moves=since,
        log=[move for move in moves if move.seq > point.log_after],
        log_after=point.log_after,
        log_dropped=point.log_dropped,
        is_whole=is_whole,
    )
