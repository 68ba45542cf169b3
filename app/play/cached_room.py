"""A room's record as this worker last read it. The store's may be newer: another worker can have changed it."""

from app.engine import Seat
from app.play.errors import NoSuchRoom
from app.store import RoomRecord, Store


class CachedRoom:
    """The record of a room (its row and those of its seats) and what follows from it."""

    def __init__(self, record: RoomRecord, store: Store) -> None:
        self.record = record
        self.bots = _bots_of(record)
        """The seats that a bot plays now."""
        self._store = store

    @property
    def id(self) -> str:
        return self.record.room.id

    @property
    def state(self) -> str:
        """open | running | over | stuck"""
        return self.record.room.state

    def is_host(self, player_id: str | None) -> bool:
        return player_id == self.record.room.host

    def seat_of(self, player_id: str | None) -> Seat | None:
        """The seat that this person holds here."""
        if player_id is None:
            return None
        return next((row.seat for row in self.record.seats if row.player_id == player_id), None)

    async def reload(self) -> None:
        """Read the record again. Raises NoSuchRoom if the room waited for its match so long that it was deleted."""
        record = await self._store.room(self.id)
        if record is None:
            raise NoSuchRoom
        self.record = record
        self.bots = _bots_of(record)


def _bots_of(record: RoomRecord) -> frozenset[Seat]:
    return frozenset(row.seat for row in record.seats if row.bot)
