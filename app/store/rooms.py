"""Queries about rooms and their seats.

Whatever depends on a room being open first locks the room's row, so that a seat cannot change while the match starts
on another worker.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.json import encode
from sqlalchemy import Connection, Select, delete, func, insert, or_, select, text, update

from app.store.errors import StoreDamaged
from app.store.records import KnownRoom, MoveWrite, RoomChange, RoomRecord
from app.store.rows import RoomRow, SeatRow, fetch, fetch_one, now_ms, rows_of, values_of
from app.store.tables import CHAT, CHECKPOINT, MOVE, ROOM, SEAT
from app.store.transactions import READ_TOGETHER, Transactions, given_rows

PORTION = 500
"""So many rows of a long match are written at a time: in between, the event loop does what else there is to do."""

ROOMS, SEATS = rows_of(ROOM, RoomRow), rows_of(SEAT, SeatRow).order_by(SEAT.c.seat)


class RoomQueries(Transactions):
    """From an open room to a running one, and who sits where."""

    async def add_room(self, room: RoomRow, seats: int) -> None:
        """A new room with so many empty seats. Raises Taken if the id exists."""

        def add(connection: Connection) -> None:
            connection.execute(insert(ROOM), values_of(room))
            connection.execute(insert(SEAT), values_of(*(SeatRow(room.id, seat) for seat in range(seats))))

        await self._write(add)

    async def add_match(self, room: RoomRow, seats: Sequence[SeatRow], moves: Sequence[MoveWrite]) -> None:
        """A new room with a whole match in it, of which one entry brings the checkpoint: all of it, or nothing.

        Raises Taken if the id exists.
        """
        points = [{"room": room.id, "seq": m.seq, "state": m.checkpoint} for m in moves if m.checkpoint is not None]

        def add(connection: Connection) -> None:
            connection.execute(insert(ROOM), values_of(room))
            connection.execute(insert(SEAT), values_of(*seats))
            for first in range(0, len(moves), PORTION):
                connection.execute(insert(MOVE), [_values(room.id, move) for move in moves[first : first + PORTION]])
            connection.execute(insert(CHECKPOINT), points)

        await self._write(add)

    async def room(self, id: str) -> RoomRecord | None:
        return await self._read(_find_room, id)

    async def rooms(self, *, states: Sequence[str], public: bool | None, limit: int) -> list[RoomRecord]:
        """The most recently touched first; `public` None means both kinds."""
        query = ROOMS.where(ROOM.c.state.in_(states))
        if public is not None:
            query = query.where(ROOM.c.public == public)
        return await self._list(query, limit)

    async def rooms_of(self, player_id: str, limit: int) -> list[RoomRecord]:
        """The rooms in which this person has a seat or is the host, the most recently touched first."""
        seated = select(SEAT.c.room).where(SEAT.c.player_id == player_id)
        return await self._list(ROOMS.where(or_(ROOM.c.id.in_(seated), ROOM.c.host == player_id)), limit)

    async def count_hosted(self, player_id: str) -> int:
        """How many rooms this person is the host of that are open or running."""
        hosted = select(func.count()).where(ROOM.c.host == player_id, ROOM.c.state.in_(("open", "running")))
        return await self._read(lambda connection: connection.execute(hosted).scalar_one())

    async def changes(self, known: Sequence[KnownRoom]) -> list[RoomChange]:
        """What is new in these rooms; those of which all is known are left out."""

        def find(connection: Connection) -> list[RoomChange]:
            query = f"""
                SELECT room.id, room.version, move.seq
                FROM ({given_rows(connection, id="text", seq="int", version="int")}) AS given
                JOIN room ON room.id = given.id
                LEFT JOIN move ON move.room = given.id AND move.seq = given.seq + 1
                WHERE room.version <> given.version OR move.seq IS NOT NULL
            """
            return [RoomChange(*row) for row in connection.execute(text(query), {"given": encode(known).decode()})]

        return await self._read(find)

    async def _list(self, query: Select[Any], limit: int) -> list[RoomRecord]:
        try:
            return await self._read(_find_rooms, query, limit)
        except StoreDamaged:
            # One damaged room must not hide all others: the index names them, and each is read by its name.
            names = select(ROOM.c.id).order_by(ROOM.c.id)
            ids = await self._read(lambda connection: list(connection.execute(names).scalars()))
            parts = [ids[first : first + READ_TOGETHER] for first in range(0, len(ids), READ_TOGETHER)]
            found = [record for part in parts for record in await self._find_readable(query, part)]
            return sorted(found, key=lambda record: (-record.room.touched_at, record.room.id))[:limit]

    async def _find_readable(self, query: Select[Any], ids: Sequence[str]) -> list[RoomRecord]:
        """Those of these rooms that can be read; where one can't be, each half is tried on its own."""
        try:
            return await self._read(_find_rooms, query.where(ROOM.c.id.in_(ids)), len(ids))
        except StoreDamaged:
            middle = len(ids) // 2
            parts = (ids[:middle], ids[middle:]) if middle else ()
            return [record for part in parts for record in await self._find_readable(query, part)]

    async def claim_seat(self, room: str, seat: int, player_id: str, name: str, nonce: bytes) -> bool:
        """Sit down: on an empty seat of an open room, and on one only."""

        def claim(connection: Connection) -> bool:
            seats = _seats_of_open_room(connection, room)
            if any(other.player_id == player_id for other in seats) or not _is_empty(seats, seat):
                return False
            return _change_seat(connection, room, seat, player_id=player_id, name=name, bot=False, nonce=nonce)

        return await self._write(claim)

    async def put_bot(self, room: str, seat: int, name: str, nonce: bytes) -> bool:
        """An empty seat of an open room becomes a bot's own."""

        def put(connection: Connection) -> bool:
            if not _is_empty(_seats_of_open_room(connection, room), seat):
                return False
            return _change_seat(connection, room, seat, player_id=None, name=name, bot=True, nonce=nonce)

        return await self._write(put)

    async def release_seat(self, room: str, seat: int, holder: str | None = None) -> bool:
        """A seat of an open room becomes empty. False if it was, or if it is not this holder's (any more)."""

        def release(connection: Connection) -> bool:
            seats = _seats_of_open_room(connection, room)
            if _is_empty(seats, seat) or seat >= len(seats):
                return False
            if holder is not None and seats[seat].player_id != holder:
                return False
            return _change_seat(connection, room, seat, player_id=None, name="", bot=False, nonce=b"")

        return await self._write(release)

    async def set_bot(self, room: str, seat: int, bot: bool) -> bool:
        """Hand a person's seat to a bot, or back. False if no person sits there."""
        person = update(SEAT).where(SEAT.c.room == room, SEAT.c.seat == seat, SEAT.c.player_id.is_not(None))

        def change(connection: Connection) -> bool:
            _change_record(connection, [room])
            return connection.execute(person.values(bot=bot)).rowcount == 1

        return await self._write(change)

    async def rename_seats(self, player_id: str, name: str) -> None:
        """Show a person's new name wherever they sit or sat."""

        def rename(connection: Connection) -> None:
            # Rooms that somebody else writes to just now are not waited for, who may wait for another of them.
            seated = select(SEAT.c.room).where(SEAT.c.player_id == player_id)
            rooms = select(ROOM.c.id).where(ROOM.c.id.in_(seated)).with_for_update(skip_locked=True)
            _change_record(connection, list(connection.execute(rooms).scalars()))
            connection.execute(update(SEAT).where(SEAT.c.player_id == player_id).values(name=name))

        await self._write(rename)

    async def start_room(self, room: str, *, start: MoveWrite, nonces: Sequence[bytes] | None = None) -> bool:
        """From open to running, with the start entry and the first checkpoint. False if the room was not open.

        With `nonces` it is also False if these are not the seats' nonces any more: every claim brings a new one, so
        the match is known to be dealt for those who sit there.
        """
        return await self._write(_start_room, room, start, nonces)

    async def link_rematch(self, room: str, next_room: str) -> str:
        """Point a room to the one where its people play again. Returns the first that was linked, by whomever."""

        def link(connection: Connection) -> str:
            change = update(ROOM).where(ROOM.c.id == room, ROOM.c.next_room.is_(None))
            connection.execute(change.values(next_room=next_room, version=ROOM.c.version + 1))
            won: str | None = connection.execute(select(ROOM.c.next_room).where(ROOM.c.id == room)).scalar()
            return won or next_room

        return await self._write(link)

    async def mark_stuck(self, room: str, why: str) -> None:
        """A match that can't be read any more is kept and shown, but not played."""
        await self._write(_change_record, [room], state="stuck", stuck_why=why)

    async def touch(self, room: str) -> None:
        """Something happened here."""
        change = update(ROOM).where(ROOM.c.id == room).values(touched_at=now_ms())
        await self._write(lambda connection: connection.execute(change))

    async def delete_stale(self, before_ms: int) -> int:
        """Forget open rooms that nobody touched since then. Returns how many."""

        def forget(connection: Connection) -> int:
            stale = select(ROOM.c.id).where(ROOM.c.state == "open", ROOM.c.touched_at < before_ms)
            ids = list(connection.execute(stale.with_for_update(skip_locked=True)).scalars())
            if not ids:
                return 0
            for table in (SEAT, CHAT):
                connection.execute(delete(table).where(table.c.room.in_(ids)))
            connection.execute(update(ROOM).where(ROOM.c.next_room.in_(ids)).values(next_room=None))
            connection.execute(delete(ROOM).where(ROOM.c.id.in_(ids)))
            return len(ids)

        return await self._write(forget)


def _find_room(connection: Connection, id: str) -> RoomRecord | None:
    room = fetch_one(connection, ROOMS.where(ROOM.c.id == id), RoomRow)
    return None if room is None else RoomRecord(room, fetch(connection, SEATS.where(SEAT.c.room == id), SeatRow))


def _find_rooms(connection: Connection, query: Select[Any], limit: int) -> list[RoomRecord]:
    rooms = fetch(connection, query.order_by(ROOM.c.touched_at.desc(), ROOM.c.id).limit(limit), RoomRow)
    seats: dict[str, list[SeatRow]] = {room.id: [] for room in rooms}
    for seat in fetch(connection, SEATS.where(SEAT.c.room.in_(list(seats))), SeatRow):
        seats[seat.room].append(seat)
    return [RoomRecord(room, seats[room.id]) for room in rooms]


def _seats_of_open_room(connection: Connection, room: str) -> Sequence[SeatRow]:
    """The seats in order, none if the room is not open; nobody else can change them until we are done."""
    opened = select(ROOM.c.id).where(ROOM.c.id == room, ROOM.c.state == "open").with_for_update()
    if connection.execute(opened).first() is None:
        return []
    return fetch(connection, SEATS.where(SEAT.c.room == room), SeatRow)


def _is_empty(seats: Sequence[SeatRow], seat: int) -> bool:
    return any(other.seat == seat and other.player_id is None and not other.bot for other in seats)


def _change_seat(connection: Connection, room: str, seat: int, **values: object) -> bool:
    _change_record(connection, [room], touched_at=now_ms())
    change = update(SEAT).where(SEAT.c.room == room, SEAT.c.seat == seat)
    return connection.execute(change.values(**values)).rowcount == 1


def _change_record(connection: Connection, /, rooms: Sequence[str], **values: object) -> None:
    """Change the rows of rooms, or those of their seats next: other workers ask which versions there are."""
    change = update(ROOM).where(ROOM.c.id.in_(rooms))
    connection.execute(change.values(version=ROOM.c.version + 1, **values))


def _start_room(connection: Connection, room: str, start: MoveWrite, nonces: Sequence[bytes] | None) -> bool:
    seats = _seats_of_open_room(connection, room)
    if not seats or (nonces is not None and [seat.nonce for seat in seats] != list(nonces)):
        return False
    running = {"state": "running", "started_at": start.at, "touched_at": start.at}
    _change_record(connection, [room], **running)
    connection.execute(insert(MOVE), [_values(room, start)])
    if start.checkpoint is not None:
        connection.execute(insert(CHECKPOINT), [{"room": room, "seq": start.seq, "state": start.checkpoint}])
    return True


def _values(room: str, move: MoveWrite) -> dict[str, Any]:
    return {"room": room, **{name: getattr(move, name) for name in ("seq", "seat", "option", "notes", "at")}}
