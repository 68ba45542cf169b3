"""Queries about rooms and their seats.

Whatever depends on a room being open first locks the room's row, so that a seat cannot change while the match starts
on another worker.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.json import encode
from sqlalchemy import delete, func, or_, text, update
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from app.store.errors import StoreDamaged
from app.store.records import KnownRoom, MoveWrite, RoomChange, RoomRecord
from app.store.tables import ChatRow, CheckpointRow, MoveRow, RoomRow, SeatRow, now_ms
from app.store.transactions import READ_TOGETHER, Transactions, given_rows, insert_rows

PORTION = 500
"""So many rows of a long match are written at a time: in between, the event loop does what else there is to do."""


class RoomQueries(Transactions):
    """From an open room to a running one, and who sits where."""

    async def add_room(self, room: RoomRow, seats: int) -> None:
        """A new room with so many empty seats. Raises Taken if the id exists."""
        await self._write(_add_room, room, [{"room": room.id, "seat": number} for number in range(seats)])

    async def add_match(self, room: RoomRow, seats: Sequence[SeatRow], moves: Sequence[MoveWrite]) -> None:
        """A new room with a whole match in it, of which one entry brings the checkpoint: all of it, or nothing.

        Raises Taken if the id exists.
        """
        points = [{"room": room.id, "seq": m.seq, "state": m.checkpoint} for m in moves if m.checkpoint is not None]

        def add(session: Session) -> None:
            _add_room(session, room, [seat.model_dump() for seat in seats])
            for first in range(0, len(moves), PORTION):
                portion = moves[first : first + PORTION]
                insert_rows(session, MoveRow, [_values(room.id, move) for move in portion])
            insert_rows(session, CheckpointRow, points)

        await self._write(add)

    async def room(self, id: str) -> RoomRecord | None:
        return await self._read(_find_room, id)

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

    async def count_hosted(self, player_id: str) -> int:
        """How many rooms this person is the host of that are open or running."""
        in_use = col(RoomRow.state).in_(("open", "running"))
        hosted = select(func.count()).where(RoomRow.host == player_id, in_use)
        return await self._read(lambda session: session.exec(hosted).one())

    async def changes(self, known: Sequence[KnownRoom]) -> list[RoomChange]:
        """What is new in these rooms; those of which all is known are left out."""

        def find(session: Session) -> list[RoomChange]:
            given = given_rows(session.get_bind().dialect.name, id="text", seq="int", version="int")
            query = f"""
                SELECT room.id, room.version, move.seq FROM ({given}) AS given
                JOIN room ON room.id = given.id
                LEFT JOIN move ON move.room = given.id AND move.seq = given.seq + 1
                WHERE room.version <> given.version OR move.seq IS NOT NULL
            """
            rows = session.connection().execute(text(query), {"given": encode(known).decode()})
            return [RoomChange(*row) for row in rows]

        return await self._read(find)

    async def _list(self, query: SelectOfScalar[RoomRow], limit: int) -> list[RoomRecord]:
        try:
            return await self._read(_find_rooms, query, limit)
        except StoreDamaged:
            # One damaged room must not hide all others: the index names them, and each is read by its name.
            ids = await self._read(lambda session: session.exec(select(RoomRow.id).order_by(RoomRow.id)).all())
            parts = [ids[first : first + READ_TOGETHER] for first in range(0, len(ids), READ_TOGETHER)]
            found = [record for part in parts for record in await self._find_readable(query, part)]
            return sorted(found, key=lambda record: (-record.room.touched_at, record.room.id))[:limit]

    async def _find_readable(self, query: SelectOfScalar[RoomRow], ids: Sequence[str]) -> list[RoomRecord]:
        """Those of these rooms that can be read; where one can't be, each half is tried on its own."""
        try:
            return await self._read(_find_rooms, query.where(col(RoomRow.id).in_(ids)), len(ids))
        except StoreDamaged:
            middle = len(ids) // 2
            parts = (ids[:middle], ids[middle:]) if middle else ()
            return [record for part in parts for record in await self._find_readable(query, part)]

    async def claim_seat(self, room: str, seat: int, player_id: str, name: str, nonce: bytes, face: str = "") -> bool:
        """Sit down: on an empty seat of an open room, and on one only."""

        def claim(session: Session) -> bool:
            seats = _seats_of_open_room(session, room)
            if any(other.player_id == player_id for other in seats) or not _is_empty(seats, seat):
                return False
            person = {"player_id": player_id, "name": name, "face": face}
            return _change_seat(session, room, seat, **person, bot=False, nonce=nonce)

        return await self._write(claim)

    async def put_bot(self, room: str, seat: int, name: str, nonce: bytes) -> bool:
        """An empty seat of an open room becomes a bot's own."""

        def put(session: Session) -> bool:
            if not _is_empty(_seats_of_open_room(session, room), seat):
                return False
            return _change_seat(session, room, seat, player_id=None, name=name, bot=True, nonce=nonce)

        return await self._write(put)

    async def release_seat(self, room: str, seat: int, holder: str | None = None) -> bool:
        """A seat of an open room becomes empty. False if it was, or if it is not this holder's (any more)."""

        def release(session: Session) -> bool:
            seats = _seats_of_open_room(session, room)
            if _is_empty(seats, seat) or seat >= len(seats):
                return False
            if holder is not None and seats[seat].player_id != holder:
                return False
            return _change_seat(session, room, seat, player_id=None, name="", face="", bot=False, nonce=b"")

        return await self._write(release)

    async def set_bot(self, room: str, seat: int, bot: bool) -> bool:
        """Hand a person's seat to a bot, or back. False if no person sits there."""

        def hand(session: Session) -> bool:
            _change_record(session, [room])
            change = update(SeatRow).where(
                col(SeatRow.room) == room, col(SeatRow.seat) == seat, col(SeatRow.player_id).is_not(None)
            )
            return session.exec(change.values(bot=bot)).rowcount == 1

        return await self._write(hand)

    async def change_seats(self, player_id: str, **shown: str) -> None:
        """Show a person's new `name` or `face` wherever they sit or sat."""

        def change(session: Session) -> None:
            # Rooms that somebody else writes to just now are not waited for, who may wait for another of them.
            seated = select(SeatRow.room).where(SeatRow.player_id == player_id)
            rooms = select(RoomRow.id).where(col(RoomRow.id).in_(seated)).with_for_update(skip_locked=True)
            _change_record(session, session.exec(rooms).all())
            session.exec(update(SeatRow).where(col(SeatRow.player_id) == player_id).values(**shown))

        await self._write(change)

    async def start_room(self, room: str, *, start: MoveWrite, nonces: Sequence[bytes] | None = None) -> bool:
        """From open to running, with the start entry and the first checkpoint. False if the room was not open.

        With `nonces` it is also False if these are not the seats' nonces any more: every claim brings a new one, so
        the match is known to be dealt for those who sit there.
        """
        return await self._write(_start_room, room, start, nonces)

    async def link_rematch(self, room: str, next_room: str) -> str:
        """Point a room to the one where its people play again. Returns the first that was linked, by whomever."""

        def link(session: Session) -> str:
            change = update(RoomRow).where(col(RoomRow.id) == room, col(RoomRow.next_room).is_(None))
            session.exec(change.values(next_room=next_room, version=RoomRow.version + 1))
            won = session.exec(select(RoomRow.next_room).where(RoomRow.id == room)).first()
            return won or next_room

        return await self._write(link)

    async def mark_stuck(self, room: str, why: str) -> None:
        """A match that can't be read any more is kept and shown, but not played."""
        await self._write(lambda session: _change_record(session, [room], state="stuck", stuck_why=why))

    async def touch(self, room: str) -> None:
        """Something happened here."""
        change = update(RoomRow).where(col(RoomRow.id) == room).values(touched_at=now_ms())
        await self._write(lambda session: session.exec(change))

    async def delete_stale(self, before_ms: int) -> int:
        """Forget open rooms that nobody touched since then. Returns how many."""

        def forget(session: Session) -> int:
            stale = select(RoomRow.id).where(RoomRow.state == "open", col(RoomRow.touched_at) < before_ms)
            ids = session.exec(stale.with_for_update(skip_locked=True)).all()
            if not ids:
                return 0
            for table in (SeatRow, ChatRow):
                session.exec(delete(table).where(col(table.room).in_(ids)))
            session.exec(update(RoomRow).where(col(RoomRow.next_room).in_(ids)).values(next_room=None))
            session.exec(delete(RoomRow).where(col(RoomRow.id).in_(ids)))
            return len(ids)

        return await self._write(forget)


def _add_room(session: Session, room: RoomRow, seats: Sequence[dict[str, Any]]) -> None:
    insert_rows(session, RoomRow, [room.model_dump()])
    insert_rows(session, SeatRow, seats)


def _find_room(session: Session, id: str) -> RoomRecord | None:
    room = session.get(RoomRow, id)
    return None if room is None else RoomRecord(room, list(_seats(session, id)))


def _find_rooms(session: Session, query: SelectOfScalar[RoomRow], limit: int) -> list[RoomRecord]:
    rooms = session.exec(query.order_by(col(RoomRow.touched_at).desc(), RoomRow.id).limit(limit)).all()
    seats: dict[str, list[SeatRow]] = {room.id: [] for room in rooms}
    for seat in session.exec(select(SeatRow).where(col(SeatRow.room).in_(list(seats))).order_by(col(SeatRow.seat))):
        seats[seat.room].append(seat)
    return [RoomRecord(room, seats[room.id]) for room in rooms]


def _seats(session: Session, room: str) -> Sequence[SeatRow]:
    return session.exec(select(SeatRow).where(SeatRow.room == room).order_by(col(SeatRow.seat))).all()


def _seats_of_open_room(session: Session, room: str) -> Sequence[SeatRow]:
    """The seats in order, none if the room is not open; nobody else can change them until we are done."""
    opened = select(RoomRow.id).where(RoomRow.id == room, RoomRow.state == "open").with_for_update()
    return [] if session.exec(opened).first() is None else _seats(session, room)


def _is_empty(seats: Sequence[SeatRow], seat: int) -> bool:
    return any(other.seat == seat and other.player_id is None and not other.bot for other in seats)


def _change_seat(session: Session, room: str, seat: int, **values: object) -> bool:
    _change_record(session, [room], touched_at=now_ms())
    change = update(SeatRow).where(col(SeatRow.room) == room, col(SeatRow.seat) == seat)
    return session.exec(change.values(**values)).rowcount == 1


def _change_record(session: Session, rooms: Sequence[str], **values: object) -> None:
    """Change the rows of rooms, or those of their seats next: other workers ask which versions there are."""
    change = update(RoomRow).where(col(RoomRow.id).in_(rooms))
    session.exec(change.values(version=RoomRow.version + 1, **values))


def _start_room(session: Session, room: str, start: MoveWrite, nonces: Sequence[bytes] | None) -> bool:
    seats = _seats_of_open_room(session, room)
    if not seats or (nonces is not None and [seat.nonce for seat in seats] != list(nonces)):
        return False
    _change_record(session, [room], state="running", started_at=start.at, touched_at=start.at)
    insert_rows(session, MoveRow, [_values(room, start)])
    if start.checkpoint is not None:
        insert_rows(session, CheckpointRow, [{"room": room, "seq": start.seq, "state": start.checkpoint}])
    return True


def _values(room: str, move: MoveWrite) -> dict[str, Any]:
    return {"room": room, **{name: getattr(move, name) for name in ("seq", "seat", "option", "notes", "at", "offer")}}
