"""The end of a match's log: kept as it is stored, and decoded only when somebody reads it or takes something back."""

from array import array
from collections.abc import Iterable

import msgspec

from app.engine import LogChange, Note, Seat
from app.play.log_changes import decode_change

KEPT_NOTES = 200
"""So many notes stay in memory, at least, and all that undo may still take back; the earlier ones are read from the
store when somebody asks."""
SPARE_NOTES = 50
"""So many more are let come before the earliest are dropped together."""


class MatchLog:
    """What the moves after number `after` did to the log, and how many notes each viewer could read before them.

    A checkpoint stores both numbers, so that only these moves have to be read again.
    """

    def __init__(self, seats: Iterable[Seat], after: int = -1, dropped: str = "[]") -> None:
        self.after = after
        self._dropped = dict.fromkeys((*seats, None), 0)
        self._dropped |= zip(self._dropped, msgspec.json.decode(dropped, type=list[int]), strict=False)
        self._changes: list[bytes] = []
        self._seqs = array("q")
        """The number of the move that made each change."""
        self._count = 0
        """How many notes the changes lead to."""

    @property
    def stored_dropped(self) -> str:
        """How many notes each viewer could read before `after`: the seats in order, then spectators."""
        return "[]" if self.after < 0 else msgspec.json.encode(list(self._dropped.values())).decode()

    def dropped(self, seat: Seat | None) -> int:
        """How many notes this viewer could read before those that are kept."""
        return self._dropped[seat]

    def append(self, seq: int, change: LogChange, encoded: bytes) -> list[Note]:
        """Apply what a move did. Returns the notes that it took back."""
        if not change.notes and not change.cut:
            return []
        removed = self._last(change.cut)[1][-change.cut :] if change.cut else []
        self._changes.append(encoded)
        self._seqs.append(seq)
        self._count += len(change.notes) - len(removed)
        return removed

    def notes(self) -> list[Note]:
        """All notes that are kept."""
        return self._last(self._count)[1]

    def _last(self, count: int) -> tuple[int, list[Note]]:
        """The last notes, so many or a few more, and the index of the change that they begin with."""
        parts: list[list[Note]] = []
        index, found, cut = len(self._changes), 0, 0
        while index and found < count:
            index -= 1
            change = decode_change(self._changes[index])
            parts.append(change.notes[: max(0, len(change.notes) - cut)])
            found += len(parts[-1])
            cut = max(0, cut - len(change.notes)) + change.cut
        return index, [note for part in reversed(parts) for note in part]

    def trim(self, revocable: int = 0) -> bool:
        """Drop what is long past, whole moves at a time; whether there was anything.

        Nothing of the last `revocable` notes: however many there are, undo may take them back.
        """
        most = max(KEPT_NOTES, revocable)
        if self._count < most + SPARE_NOTES:
            return False
        notes = self.notes()
        first, kept = self._last(most)
        for note in notes[: len(notes) - len(kept)]:
            for seat in self._dropped:
                self._dropped[seat] += note.visible_to(seat)
        if first:
            self.after = self._seqs[first - 1]
        del self._changes[:first], self._seqs[:first]
        self._count = len(kept)
        return first > 0
