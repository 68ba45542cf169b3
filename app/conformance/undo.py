"""Checks of undo: what may be taken back is taken back whole, and nothing else may be."""

from typing import Any

from app.conformance.findings import CheckFailed, difference, plain
from app.conformance.snapshot import MatchSnapshot, expect_same, snapshot
from app.engine import Match, Move


def check_undo(match: Match[Any], move: Move, before: MatchSnapshot, *, seen: bool) -> None:
    """After a choice: undoing it restores everything as it was; after dice or a peek it can't be undone."""
    if match.undoable(move.seat) is None:
        return
    if seen:
        raise CheckFailed("undo", f"{move.option!r} rolled dice or saw something hidden and can be undone", move.seat)
    if match.taken[-1].move != move:
        raise CheckFailed("undo", f"something before {move.option!r} can be undone, but not {move.option!r}", move.seat)
    clone = match.clone()
    clone.undo(move.seat)
    expect_same("undo", before, snapshot(clone, answered=False), move.seat)


def check_floor(match: Match[Any]) -> None:
    """Outside a Together, only the one who is asked can undo, and only what it chose last."""
    if match.in_together:
        return
    for seat in match.table.seats:
        if match.undoable(seat) is not None and (list(match.asks) != [seat] or match.taken[-1].seat != seat):
            raise CheckFailed("undo", "something can be undone though another seat chose or is asked", seat)


def check_undo_all(match: Match[Any], seat: int) -> None:
    """Taking back all at once is the same as taking back one after another."""
    at_once, one_by_one = match.clone(), match.clone()
    steps = match.undo_steps(seat)
    at_once.undo_all(seat)
    for _ in range(steps):
        one_by_one.undo(seat)
    expect_same("undo", snapshot(one_by_one, answered=False), snapshot(at_once, answered=False), seat)
    if at_once.undoable(seat) is not None:
        raise CheckFailed("undo", "something is left after all was taken back", seat)


def check_others(match: Match[Any], seat: int) -> None:
    """Undoing changes nobody else's question."""
    before = {other: ask for other, ask in match.asks.items() if other != seat}
    clone = match.clone()
    clone.undo(seat)
    after = {other: ask for other, ask in clone.asks.items() if other != seat}
    if before != after:
        raise CheckFailed("undo", f"others are asked something else: {difference(plain(before), plain(after))}", seat)
