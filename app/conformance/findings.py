"""What a check finds: the contract broken, with the smallest difference that shows it."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from app.engine import OptionValue, Seat


class CheckFailed(Exception):
    """Raised by a check. `check` names it, `detail` shows what differs."""

    def __init__(self, check: str, detail: str, seat: Seat | None = None) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail
        self.seat = seat


class ReportedFailure(Struct, frozen=True):
    """A check that failed, and how to see it again."""

    check: str
    detail: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    players: str
    step: int
    """How many moves had been made."""
    seat: Seat | None
    export: Path
    """The match up to there."""

    def __str__(self) -> str:
        who = "" if self.seat is None else f", seat {self.seat}"
        return (
            f"FAILED {self.check}\n"
            f"  {self.detail}\n"
            f"  {self.game} with {self.seats} seats {self.options or ''}, {self.players} players, "
            f"after {self.step} moves{who}\n"
            f"  written to {self.export}"
        )


def plain(thing: Any) -> Any:
    """Any of our data as what JSON would make of it: dicts, lists, strings, numbers."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def difference(old: Any, new: Any, path: str = "") -> str:
    """The first place where two plain values differ: `public.hands.2: 3 != 4`."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            if key not in new or key not in old:
                return f"{path}.{key}".lstrip(".") + (": is gone" if key in old else ": is new")
            if found := difference(old[key], new[key], f"{path}.{key}"):
                return found
        return f"{path or 'it'}: the same in another order".lstrip(".") if list(old) != list(new) else ""
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        texts = (difference(a, b, f"{path}.{i}") for i, (a, b) in enumerate(zip(old, new, strict=True)))
        return next((text for text in texts if text), "")
    return "" if old == new else f"{path.lstrip('.') or 'it'}: {_short(old)} != {_short(new)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 160 else text[:157] + "..."
