"""What one viewer (a seat, or all spectators) has been told: numbered frames, with a tail for those who come back."""

import asyncio
from typing import Any

from msgspec import UNSET, Raw

from app.engine import Ask, Match, Note, Seat, merge_patch
from app.metrics import STEPS
from app.play.connection import Connection
from app.play.wire import FullFrame, StepFrame, compact_notes, compact_options, encode, pack

TAIL = 20
"""So many frames are kept for people who lost their connection for a moment."""
CROWD = 20
GATHER_SECONDS = 0.02
"""To more sockets than CROWD, frames of this time go out together: to write to a socket costs far more than to make a
frame, and nobody in an audience misses a fiftieth of a second."""


def public_view(match: Match[Any]) -> bytes:
    """What everybody sees, packed: the game, for whom we wait, and how it ended."""
    view: dict[str, Any] = {"game": match.game.public(match.state), "waiting": match.waiting()}
    if match.result is not None:
        view["result"] = match.result
    return encode(view)


def wire_ask(ask: Ask, *, only_pass: bool) -> Raw:
    """A question as it travels; the number that names it is `at` beside it."""
    sent: dict[str, Any] = {"prompt": ask.prompt, "args": ask.args, "options": compact_options(ask.options)}
    if ask.blocked:
        sent["blocked"] = ask.blocked
    if only_pass:
        sent["auto"] = True  # the server answers for this seat, at its own time
    return Raw(encode(sent))


class Stream:
    """One viewer's numbered frames and the sockets that receive them."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.v = 0
        self.sockets: dict[Connection, None] = {}
        self.mine = b"{}"
        self.dropped_notes = 0
        self.resumable_until = 0.0
        """While nobody listens, the stream is kept going until this moment, for those who come back."""
        self._tail: list[tuple[int, bytes]] = []
        self._asked: tuple[Ask, bool, Raw] | None = None
        """The open ask, whether it is answered for the seat, and both as packed when first shown."""
        self._gathered: list[bytes] = []
        """Frames that wait for their time to go out to a crowd."""

    def is_live(self, now: float) -> bool:
        return bool(self.sockets) or now < self.resumable_until

    def begin_anew(self) -> None:
        """Nobody has listened for long: whoever comes back needs everything afresh, whether something happened or not.

        The number grows by one in either case, so that it tells nothing of what others did in secret meanwhile.
        """
        self.v += 1
        self._tail.clear()

    def tell(self, match: Match[Any], patch: Raw | None, gone: list[Note], new: list[Note]) -> bool:
        """Send what a move changed for this viewer; False if that is nothing."""
        mine = self._own_view(match)
        own_patch = merge_patch(self.mine, mine)
        self.mine = mine
        cut, notes = self._notes_for_viewer(gone, new)
        if patch is None and own_patch is None and not cut and not notes:
            return False
        self.v += 1
        step = StepFrame(
            self.v,
            patch=UNSET if patch is None else patch,
            mine=UNSET if own_patch is None else own_patch,
            notes=Raw(encode(compact_notes(notes))) if notes else UNSET,
            cut=cut,
        )
        frame = pack(step)
        self._tail.append((self.v, frame))
        del self._tail[:-TAIL]
        STEPS.inc(len(self.sockets))
        if self._gathered or len(self.sockets) > CROWD:
            self._gather(frame)
        else:
            self._send(frame)
        return True

    def _gather(self, frame: bytes) -> None:
        if not self._gathered:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self.flush)
        self._gathered.append(frame)

    def flush(self) -> None:
        """Send what has been gathered: its time has come, or somebody joins who will be told on their own."""
        if self._gathered:
            frames, self._gathered = b"".join(self._gathered), []
            self._send(frames)

    def _send(self, frames: bytes) -> None:
        for socket in self.sockets:
            socket.push(frames)

    def _own_view(self, match: Match[Any]) -> bytes:
        """All that goes to this viewer alone, packed: its private view, its open ask, and what undo would take back."""
        seat = self.seat
        if seat is None:
            return b"{}"
        mine: dict[str, Any] = {"at": match.answered[seat], "private": match.game.private(match.state, seat)}
        ask = match.asks.get(seat)
        if ask is not None:
            mine["ask"] = self._packed_ask(match, ask, seat)
        taken_back = match.undoable(seat)
        if taken_back is not None:
            mine["undo"] = taken_back
        return encode(mine)

    def _packed_ask(self, match: Match[Any], ask: Ask, seat: Seat) -> Raw:
        only_pass = match.only_pass(seat)
        if self._asked is None or self._asked[0] is not ask or self._asked[1] is not only_pass:
            self._asked = ask, only_pass, wire_ask(ask, only_pass=only_pass)
        return self._asked[2]

    def _notes_for_viewer(self, gone: list[Note], new: list[Note]) -> tuple[int, list[Note]]:
        """What this viewer must take off and add. What only others could read must not show, not even as a count."""
        if not new and not gone:
            return 0, new
        new = [note for note in new if note.visible_to(self.seat)]
        if not gone:
            return 0, new
        gone = [note for note in gone if note.visible_to(self.seat)]
        same = 0
        while same < len(gone) and same < len(new) and gone[same] == new[same]:
            same += 1
        return len(gone) - same, new[same:]

    def full(self, match: Match[Any], epoch: str, public: Raw, notes: list[Note]) -> bytes:
        """Everything this viewer may know, as one frame."""
        self.mine = self._own_view(match)
        visible = [note for note in notes if note.visible_to(self.seat)]
        me = -1 if self.seat is None else self.seat
        return pack(FullFrame(epoch, self.v, me, public, Raw(self.mine), compact_notes(visible), self.dropped_notes))

    def missed(self, v: int) -> list[bytes] | None:
        """The frames after v, or None if they are no longer kept."""
        if v == self.v:
            return []
        if not self._tail or not self._tail[0][0] <= v + 1 <= self.v:
            return None
        return [frame for number, frame in self._tail if number > v]
