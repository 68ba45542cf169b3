"""Queries about rooms and their seats.

Whatever depends on a room being open first locks the room's row, so that a seat cannot change while the match starts
on another worker.
"""

from collections.abc import Sequence

from msgspec.json import encode
from sqlalchemy import delete, insert, or_, text, update
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession
from sqlmodel.sql.expression import SelectOfScalar

from app.store.errors import StoreDamaged
from app.store.records import KnownRoom, MoveWrite, RoomChange, RoomRecord
from app.store.sessions import READ_TOGETHER, DatabaseSessions, given_rows
from app.store.tables import ChatRow, CheckpointRow, MoveRow, RoomRow, SeatRow, now_ms

PORTION = 500
"""So many rows of a long match are written at a time: in between, the event loop does what else there is to do."""


class RoomQueries(DatabaseSessions):
    """From an open room to a running one, and who sits where."""

    async def add_room(self, room: RoomRow, seats: int) -> None:
        """A new room with so many empty seats. Raises Taken if the id exists."""
        async with self._writing() as session:
            # Plain inserts: the caller's object stays its own.
            await session.exec(insert(RoomRow).values(**room.model_dump()))
            await session.exec(
                insert(SeatRow).values([SeatRow(room=room.id, seat=n).model_dump() for n in range(seats)])
            )

    async def add_match(self, room: RoomRow, seats: Sequence[SeatRow], moves: Sequence[MoveWrite]) -> None:
        """A new room with a whole match in it, of which one entry brings the checkpoint: all of it, or nothing.

        Raises Taken if the id exists.
        """
        rows = [
            {"room": room.id, "seq": m.seq, "seat": m.seat, "option": m.option, "notes": m.notes, "at": m.at}
            for m in moves
        ]
        points = [{"room": room.id, "seq": m.seq, "state": m.checkpoint} for m in moves if m.checkpoint is not None]
        async with self._writing() as session:
            connection = await session.connection()
            await connection.execute(insert(RoomRow), [room.model_dump()])
            await connection.execute(insert(SeatRow), [seat.model_dump() for seat in seats])
            for first in range(0, len(rows), PORTION):
                await connection.execute(insert(MoveRow), rows[first : first + PORTION])
            await connection.execute(insert(CheckpointRow), points)

    async def room(self, id: str) -> RoomRecord | None:
        async with self._reading() as session:
            room = await session.get(RoomRow, id)
            return (await _with_seats(session, [room]))[0] if room else None

    async def rooms(self, *, states: Sequence[str], public: bool | None, limit: int) -> list[RoomRecord]:
        """The most recently touched first; `public` None means both kinds."""
        query = select(RoomRow).where(col(RoomRow.state).in_(states))
        if public is not None:
            query = query.where(RoomRow.public == public)
        return await self._list(query, limit)

    async def rooms_of(self, player_id: str, limit: int) -> list[RoomRecord]:
        """The rooms in which this person has a seat or is the host, the most recently touched first."""
        seated = select(SeatRow.room).where(SeatRow.player_id == player_id)
        mine = or_(col(RoomRow.id).in_(seated), col(RoomRow.host) == player_id)
        return await self._list(select(RoomRow).where(mine), limit)

    async def changes(self, known: Sequence[KnownRoom]) -> list[RoomChange]:
        """What is new in these rooms; those of which all is known are left out."""
        given = given_rows(self._database.engine.dialect.name, id="text", seq="int", version="int")
        query = f"""
            SELECT room.id, room.version, move.seq FROM ({given}) AS given
            JOIN room ON room.id = given.id
            LEFT JOIN move ON move.room = given.id AND move.seq = given.seq + 1
            WHERE room.version <> given.version OR move.seq IS NOT NULL
        """
        async with self._reading() as session:
            connection = await session.connection()
            rows = await connection.execute(text(query), {"given": encode(known).decode()})
            return [RoomChange(*row) for row in rows]

    async def _list(self, query: SelectOfScalar[RoomRow], limit: int) -> list[RoomRecord]:
        try:
            return await self._find(query, limit)
        except StoreDamaged:
            # One damaged room must not hide all others: the index names them, and each is read by its name.
            async with self._reading() as session:
                ids = (await session.exec(select(RoomRow.id).order_by(RoomRow.id))).all()
            parts = [ids[first : first + READ_TOGETHER] for first in range(0, len(ids), READ_TOGETHER)]
            found = [record for part in parts for record in await self._find_readable(query, part)]
            return sorted(found, key=lambda record: (-record.room.touched_at, record.room.id))[:limit]

    async def _find_readable(self, query: SelectOfScalar[RoomRow], ids: Sequence[str]) -> list[RoomRecord]:
        """Those of these rooms that can be read; where one can't be, each half is tried on its own."""
        try:
            return await self._find(query.where(col(RoomRow.id).in_(ids)), len(ids))
        except StoreDamaged:
            middle = len(ids) // 2
            parts = (ids[:middle], ids[middle:]) if middle else ()
            return [record for part in parts for record in await self._find_readable(query, part)]

    async def _find(self, query: SelectOfScalar[RoomRow], limit: int) -> list[RoomRecord]:
        async with self._reading() as session:
            found = await session.exec(query.order_by(col(RoomRow.touched_at).desc(), RoomRow.id).limit(limit))
            return await _with_seats(session, found.all())

    async def claim_seat(self, room: str, seat: int, player_id: str, name: str, nonce: bytes) -> bool:
        """Sit down: on an empty seat of an open room, and on one only."""
        async with self._writing() as session:
            seats = await _seats_of_open_room(session, room)
            if any(other.player_id == player_id for other in seats) or not _is_empty(seats, seat):
                return False
            return await _change_seat(session, room, seat, player_id=player_id, name=name, bot=False, nonce=nonce)

    async def put_bot(self, room: str, seat: int, name: str, nonce: bytes) -> bool:
        """An empty seat of an open room becomes a bot's own."""
        async with self._writing() as session:
            if not _is_empty(await _seats_of_open_room(session, room), seat):
                return False
            return await _change_seat(session, room, seat, player_id=None, name=name, bot=True, nonce=nonce)

    async def release_seat(self, room: str, seat: int, holder: str | None = None) -> bool:
        """A seat of an open room becomes empty. False if it was, or if it is not this holder's (any more)."""
        async with self._writing() as session:
            seats = await _seats_of_open_room(session, room)
            if _is_empty(seats, seat) or seat >= len(seats):
                return False
            if holder is not None and seats[seat].player_id != holder:
                return False
            return await _change_seat(session, room, seat, player_id=None, name="", bot=False, nonce=b"")

    async def set_bot(self, room: str, seat: int, bot: bool) -> bool:
        """Hand a person's seat to a bot, or back. False if no person sits there."""
        async with self._writing() as session:
            await _change_record(session, [room])
            change = update(SeatRow).where(
                col(SeatRow.room) == room, col(SeatRow.seat) == seat, col(SeatRow.player_id).is_not(None)
            )
            return (await session.exec(change.values(bot=bot))).rowcount == 1

    async def rename_seats(self, player_id: str, name: str) -> None:
        """Show a person's new name wherever they sit or sat."""
        async with self._writing() as session:
            # Rooms that somebody else writes to just now are not waited for, who may wait for another of them.
            seated = select(SeatRow.room).where(SeatRow.player_id == player_id)
            rooms = select(RoomRow.id).where(col(RoomRow.id).in_(seated)).with_for_update(skip_locked=True)
            await _change_record(session, (await session.exec(rooms)).all())
            await session.exec(update(SeatRow).where(col(SeatRow.player_id) == player_id).values(name=name))

    async def start_room(self, room: str, *, start: MoveWrite, nonces: Sequence[bytes] | None = None) -> bool:
        """From open to running, with the start entry and the first checkpoint. False if the room was not open.

        With `nonces` it is also False if these are not the seats' nonces any more: every claim brings a new one, so
        the match is known to be dealt for those who sit there.
        """
        async with self._writing() as session:
            seats = await _seats_of_open_room(session, room)
            if not seats or (nonces is not None and [seat.nonce for seat in seats] != list(nonces)):
                return False
            running = {"state": "running", "started_at": start.at, "touched_at": start.at}
            await _change_record(session, [room], **running)
            await session.exec(
                insert(MoveRow).values(
                    room=room, seq=start.seq, seat=start.seat, option=start.option, notes=start.notes, at=start.at
                )
            )
            if start.checkpoint is not None:
                await session.exec(insert(CheckpointRow).values(room=room, seq=start.seq, state=start.checkpoint))
            return True

    async def link_rematch(self, room: str, next_room: str) -> str:
        """Point a room to the one where its people play again. Returns the first that was linked, by whomever."""
        async with self._writing() as session:
            change = update(RoomRow).where(col(RoomRow.id) == room, col(RoomRow.next_room).is_(None))
            await session.exec(change.values(next_room=next_room, version=RoomRow.version + 1))
            won = (await session.exec(select(RoomRow.next_room).where(RoomRow.id == room))).first()
            return won or next_room

    async def mark_stuck(self, room: str, why: str) -> None:
        """A match that can't be read any more is kept and shown, but not played."""
        async with self._writing() as session:
            await _change_record(session, [room], state="stuck", stuck_why=why)

    async def touch(self, room: str) -> None:
        """Something happened here."""
        async with self._writing() as session:
            await session.exec(update(RoomRow).where(col(RoomRow.id) == room).values(touched_at=now_ms()))

    async def delete_stale(self, before_ms: int) -> int:
        """Forget open rooms that nobody touched since then. Returns how many."""
        async with self._writing() as session:
            stale = select(RoomRow.id).where(RoomRow.state == "open", col(RoomRow.touched_at) < before_ms)
            ids = (await session.exec(stale.with_for_update(skip_locked=True))).all()
            for table in (SeatRow, ChatRow):
                await session.exec(delete(table).where(col(table.room).in_(ids)))
            await session.exec(update(RoomRow).where(col(RoomRow.next_room).in_(ids)).values(next_room=None))
            await session.exec(delete(RoomRow).where(col(RoomRow.id).in_(ids)))
            return len(ids)


async def _with_seats(session: AsyncSession, rooms: Sequence[RoomRow]) -> list[RoomRecord]:
    ids = [room.id for room in rooms]
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for seat in await session.exec(select(SeatRow).where(col(SeatRow.room).in_(ids)).order_by(col(SeatRow.seat))):
        seats[seat.room].append(seat)
    return [RoomRecord(room, seats[room.id]) for room in rooms]


async def _seats_of_open_room(session: AsyncSession, room: str) -> Sequence[SeatRow]:
    """The seats in order, none if the room is not open; nobody else can change them until we are done."""
    opened = select(RoomRow.id).where(RoomRow.id == room, RoomRow.state == "open").with_for_update()
    if (await session.exec(opened)).first() is None:
        return []
    return (await session.exec(select(SeatRow).where(SeatRow.room == room).order_by(col(SeatRow.seat)))).all()


def _is_empty(seats: Sequence[SeatRow], seat: int) -> bool:
    return any(other.seat == seat and other.player_id is None and not other.bot for other in seats)


async def _change_seat(session: AsyncSession, room: str, seat: int, **values: object) -> bool:
    await _change_record(session, [room], touched_at=now_ms())
    change = update(SeatRow).where(col(SeatRow.room) == room, col(SeatRow.seat) == seat)
    return (await session.exec(change.values(**values))).rowcount == 1


async def _change_record(session: AsyncSession, rooms: Sequence[str], **values: object) -> None:
    """Change the rows of rooms, or those of their seats next: other workers ask which versions there are."""
    change = update(RoomRow).where(col(RoomRow.id).in_(rooms))
    await session.exec(change.values(version=RoomRow.version + 1, **values))
