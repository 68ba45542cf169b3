"""Snapshots of a match, to tell whether anything changed, and what one viewer observes of it."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from app.conformance.findings import CheckFailed, difference, plain
from app.engine import Ask, Match, Note, Seat, TakenOption

encode = msgspec.msgpack.Encoder().encode
to_json = msgspec.json.Encoder().encode


class MatchSnapshot(Struct, frozen=True):
    """Everything about a match that a move may change, encoded."""

    state: bytes
    dice: bytes
    asks: bytes
    taken: bytes
    notes: bytes
    base: bytes
    answered: bytes


def snapshot(match: Match[Any], *, answered: bool = True) -> MatchSnapshot:
    """The match now; without the counts of answers if an undo is to be compared."""
    return MatchSnapshot(
        state=encode(match.state),
        dice=encode(match.table.dice),
        asks=encode([match.asks[seat] for seat in sorted(match.asks)]),
        taken=encode(match.taken),
        notes=encode(match.table.notes),
        base=match.base,
        answered=encode(match.answered if answered else []),
    )


def expect_same(check: str, before: MatchSnapshot, after: MatchSnapshot, seat: Seat | None = None) -> None:
    """Raises CheckFailed if anything differs, and says what."""
    for name in MatchSnapshot.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            text = difference(msgspec.msgpack.decode(old), msgspec.msgpack.decode(new), name)
            raise CheckFailed(check, text or f"{name} differs", seat)


class Seen(Struct, frozen=True):
    """What a viewer has been shown: the view as it would be sent, and the notes."""

    public: bytes
    private: bytes
    notes: bytes

    def difference(self, other: "Seen") -> str:
        """Where two of them differ first."""
        for name in Seen.__struct_fields__:
            old, new = msgspec.json.decode(getattr(self, name)), msgspec.json.decode(getattr(other, name))
            if found := difference(old, new, name):
                return found
        return ""


class Observation(Struct, frozen=True):
    """All that a viewer can tell a match by."""

    seen: Seen
    waiting: dict[Seat, str]
    ask: Ask | None
    undoable: TakenOption | None

    def difference(self, other: "Observation") -> str:
        """Where two of them differ first; empty if they are the same."""
        if self.seen != other.seen:
            return self.seen.difference(other.seen)
        for name in ("waiting", "ask", "undoable"):
            old, new = getattr(self, name), getattr(other, name)
            if old != new:
                return difference(plain(old), plain(new), name) or f"{name} differs"
        return ""


def seen_by(match: Match[Any], viewer: Seat | None, notes: Iterable[Note]) -> Seen:
    """What the viewer is shown: the view, and those of the notes that it may read."""
    view = match.view(viewer)
    visible = [(note.id, note.args) for note in notes if note.visible_to(viewer)]
    return Seen(to_json(view.public), to_json(view.private), to_json(visible))


def observe(match: Match[Any], viewer: Seat | None, notes: Iterable[Note]) -> Observation:
    """All that the viewer can tell the match by, with these new notes."""
    return Observation(
        seen=seen_by(match, viewer, notes),
        waiting=match.waiting(),
        ask=None if viewer is None else match.asks.get(viewer),
        undoable=None if viewer is None else match.undoable(viewer),
    )
