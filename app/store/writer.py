"""The move writer: moves of all rooms that arrive while one commit is under way go into the next (group commit).

A lone move is committed at once; under load one fsync serves many. A batch holds at most one move of a room, so a
move is never in the same commit as the one it builds on, and the check that its predecessor is there is exact.
"""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from app.store.errors import Conflict, Missing, StoreError
from app.store.records import MoveWrite

LARGEST_BATCH = 500


class PendingMove(Struct, eq=False, frozen=True):
    """A move that waits for its commit."""

    move: MoveWrite
    done: asyncio.Future[None]


class MoveWriter(Protocol):
    """The one writer of moves to a database."""

    @property
    def healthy(self) -> bool:
        """False while the database is known not to work."""

    @property
    def commits(self) -> int:
        """How many batches were written so far."""

    def write(self, move: MoveWrite) -> asyncio.Future[None]:
        """Queue a move. The future is done when it is durable, or raises a StoreError."""

    async def close(self) -> None:
        """Write what is queued, then stop."""


def settle(batch: Sequence[PendingMove], answers: Sequence[StoreError | None]) -> None:
    """Tell each waiting caller its own answer. Callers who went away are passed over; their moves are written."""
    for pending, answer in zip(batch, answers, strict=True):
        if pending.done.done():
            continue
        if answer is None:
            pending.done.set_result(None)
        else:
            pending.done.set_exception(answer)


def take_batch(queue: list[PendingMove]) -> tuple[list[PendingMove], list[PendingMove]]:
    """The next batch, one move of a room at most, and what must wait for a later one, both in order of arrival."""
    batch: list[PendingMove] = []
    later: list[PendingMove] = []
    rooms: set[str] = set()
    for pending in queue:
        if pending.move.room in rooms or len(batch) == LARGEST_BATCH:
            later.append(pending)
        else:
            rooms.add(pending.move.room)
            batch.append(pending)
    return batch, later


def refusal(move: MoveWrite, *, room_exists: bool, move_exists: bool) -> StoreError:
    """Why the database did not take a move."""
    if not room_exists:
        return Missing(f"there is no room {move.room}")
    if move_exists:
        return Conflict(f"move {move.seq} of room {move.room} is already written")
    return Conflict(f"move {move.seq} of room {move.room} has no move before it")
