"""What each seat has done lately, by which a message that is sent again is recognised."""

from app.engine import OptionId, Seat
from app.play.wire import MAX_THEN
from app.store import Store

KEPT = MAX_THEN + 1
"""So many entries of a seat are known: as many as one message can hold."""
SEARCHED = 200
"""So many entries of the move list are searched for a seat's after a restart."""


class RecentEntries:
    """The latest entries of each seat in a room's move list.

    Whoever sends a message again wants it carried out once. So every answer is looked at by itself: one that its seat
    has given to this very ask already, among its last KEPT entries, is acknowledged again. Of a message with several
    answers that makes the first ones harmless, and the rest go on from there.
    """

    def __init__(self, room_id: str, store: Store) -> None:
        self._room_id = room_id
        self._store = store
        self._latest: dict[Seat, list[OptionId]] = {}
        """By seat, the last one last; possibly fewer than there are."""

    def add(self, seat: Seat, option: OptionId) -> None:
        """The seat has made an entry, here or on another worker."""
        latest = self._latest.setdefault(seat, [])
        latest.append(option)
        del latest[:-KEPT]

    async def has(self, seat: Seat, at: int, option: OptionId, *, answered: int, seq: int) -> bool:
        """Whether entry number `at` of the seat, which has made `answered` of them up to `seq`, is this one.

        Looked up in the store if it was made before this worker had the room.
        """
        back = answered - at
        if at < 0 or not 1 <= back <= KEPT:
            return False
        if back > len(self._latest.get(seat, ())):
            rows = await self._store.moves(self._room_id, after=max(0, seq - SEARCHED), upto=seq)
            self._latest[seat] = [row.option for row in rows if row.seat == seat][-KEPT:]
        latest = self._latest[seat]
        return back <= len(latest) and latest[-back] == option
