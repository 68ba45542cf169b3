"""What one viewer (a seat, or all spectators) is sent: numbered frames, the last of which are kept for reconnects."""

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, Raw

from app.engine import Match, Note, OptionId, Seat
from app.play import game_calls
from app.play.connection import Connection
from app.play.views import OwnView, PublicView
from app.play.wire import CommonStep, FullFrame, StepFrame, compact_notes, encode, pack

TAIL = 20
"""So many frames are kept for people who lost their connection for a moment."""
BATCH_ABOVE = 20
BATCH_SECONDS = 0.02
"""To more connections than BATCH_ABOVE, the frames of this time are sent together: writing to a socket costs far more
than making a frame, and no spectator notices a fiftieth of a second."""


def _all_public(notes: list[Note]) -> bool:
    return not notes or all(note.to is None for note in notes)


class Step:
    """What a move changed for everybody: the patch of the public view, the notes taken back and those added."""

    def __init__(self, patch: Raw | None, removed: list[Note], new: list[Note]) -> None:
        self.patch = patch
        self.removed = removed
        self.new = new
        self._all_public = _all_public(new) and _all_public(removed)
        self._common: CommonStep | Literal[False] | None = None
        """The step of all who are told nothing of their own; False if that is nothing at all."""

    def frame_for(self, viewer: Seat | None, v: int, own_patch: Raw | None) -> bytes | None:
        """The frame with this number for this viewer, or None if there is nothing to tell.

        What is the same for several viewers is packed once.
        """
        if own_patch is not None or not self._all_public:
            frame = self._frame(v, viewer, own_patch)
            return None if frame is None else pack(frame)
        if self._common is None:
            frame = self._frame(0, None, None)
            self._common = False if frame is None else CommonStep(frame)
        return self._common.pack(v) if self._common else None

    def _frame(self, v: int, viewer: Seat | None, own_patch: Raw | None) -> StepFrame | None:
        cut, notes = self._visible_notes(viewer) if self.new or self.removed else (0, self.new)
        if self.patch is None and own_patch is None and not cut and not notes:
            return None
        return StepFrame(
            v,
            patch=UNSET if self.patch is None else self.patch,
            mine=UNSET if own_patch is None else own_patch,
            notes=Raw(encode(compact_notes(notes))) if notes else UNSET,
            cut=cut,
        )

    def _visible_notes(self, viewer: Seat | None) -> tuple[int, list[Note]]:
        """How many notes this viewer must remove, and which to add.

        What only others may read must not show, not even as a count.
        """
        new = [note for note in self.new if note.visible_to(viewer)]
        removed = [note for note in self.removed if note.visible_to(viewer)]
        same = 0
        while same < len(removed) and same < len(new) and removed[same] == new[same]:
            same += 1
        return len(removed) - same, new[same:]


class Stream:
    """One viewer's numbered frames and the connections that receive them."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.v = 0
        self.connections: dict[Connection, None] = {}
        self._own = None if seat is None else OwnView(seat)
        self.resumable_until = 0.0
        """With no connection left, the stream is kept going until this moment, for a reconnect."""
        self._tail: list[tuple[int, bytes]] = []
        self._batch: list[bytes] = []
        """Frames that wait to be sent together."""

    def is_live(self, now: float) -> bool:
        return bool(self.connections) or now < self.resumable_until

    def reset(self) -> None:
        """Nobody was connected for long: whoever reconnects needs a full frame, whether something happened or not.

        The number grows by one in either case, so that it tells nothing of what others did in secret meanwhile.
        """
        self.v += 1
        self._tail.clear()

    def publish(self, match: Match[Any], step: Step) -> int:
        """Send what a move changed for this viewer; returns to how many. Raises GameBug, having sent nothing."""
        frame = step.frame_for(self.seat, self.v + 1, self._update_own(match))
        if frame is None:
            return 0
        self.v += 1
        self._tail.append((self.v, frame))
        del self._tail[:-TAIL]
        if self._batch or len(self.connections) > BATCH_ABOVE:
            self._add_to_batch(frame)
        else:
            self._send(frame)
        return len(self.connections)

    def _add_to_batch(self, frame: bytes) -> None:
        if not self._batch:
            asyncio.get_running_loop().call_later(BATCH_SECONDS, self.flush)
        self._batch.append(frame)

    def flush(self) -> None:
        """Send the batch: its time has come, or somebody joins who is sent these frames separately."""
        if self._batch:
            frames, self._batch = b"".join(self._batch), []
            self._send(frames)

    def _send(self, frames: bytes) -> None:
        for connection in self.connections:
            connection.push(frames)

    def look(self, match: Match[Any]) -> None:
        """Make this viewer's own view of the match as it is now. Raises GameBug."""
        match.views.look(match.state)
        self._update_own(match)

    def _update_own(self, match: Match[Any]) -> Raw | None:
        return None if self._own is None else game_calls.update(self._own, match)

    def preview(
        self, match: Match[Any], options: Sequence[OptionId], public: PublicView
    ) -> tuple[Raw | None, Raw | None]:
        """What choosing this would change for this seat, of what it has been sent. Raises Refused and GameBug."""
        if self.seat is None or self._own is None:
            return None, None
        return game_calls.preview(match, self.seat, options, public, self._own)

    def forget(self) -> None:
        """Let go of what can be made again."""
        if self._own is not None:
            self._own.forget()

    @property
    def is_known(self) -> bool:
        """Whether the viewer's own view has ever been made."""
        return self._own is None or self._own.is_known

    def full(self, epoch: str, public: Raw, notes: list[Note], earlier: int) -> bytes:
        """Everything this viewer may know, as one frame: its own view as last made."""
        visible = [note for note in notes if note.visible_to(self.seat)]
        me = -1 if self.seat is None else self.seat
        mine = Raw(b"{}" if self._own is None else self._own.packed)
        return pack(FullFrame(epoch, self.v, me, public, mine, compact_notes(visible), earlier))

    def frames_after(self, v: int) -> list[bytes] | None:
        """The frames after v, or None if they are no longer kept."""
        if v == self.v:
            return []
        if not self._tail or not self._tail[0][0] <= v + 1 <= self.v:
            return None
        return [frame for number, frame in self._tail if number > v]
