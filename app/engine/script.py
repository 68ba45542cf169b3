"""The vocabulary of a turn: who is asked what, alone or together.

A rule is a generator. Where a person must decide, it yields an `Ask` and is resumed with the id of the option
chosen; where several decide side by side, it yields a `Together` and is resumed with what each script returned.
"""

from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

Seat: TypeAlias = int
"""Seats are counted from 0, clockwise."""

OptionId: TypeAlias = str
"""The id of the thing on the table that one clicks: `city:paris`, `figure:spy`, `done`."""

Why: TypeAlias = tuple[str, str]
"""Why something is not possible: the rule's ID and the name of a message `why-<name>`."""

PASS: OptionId = "pass"
"""The option of every reaction window that does nothing."""


class Ask(Struct, frozen=True):
    """A question to one seat. Options are always enumerated, so that legality is one membership test."""

    seat: Seat
    options: Sequence[OptionId]
    prompt: str
    """What the asked person reads: the message `ask-<prompt>`."""
    args: Mapping[str, Any] = {}
    """Arguments of the prompt; seen by the asked seat only."""
    blocked: Mapping[OptionId, Why] = {}
    """Options a person would expect, and why they are missing."""
    doing: str = ""
    """What all others read while they wait (`doing-<doing>`); it must tell nothing that is not public."""


class Together(Struct, frozen=True):
    """A script for each of several seats, side by side. Each script asks its own seat only."""

    scripts: Mapping[Seat, "Script[Any]"]
    secret: bool = False
    """Who has answered already is told to nobody before all have (a reaction window)."""
    doing: str = ""


Script: TypeAlias = Generator[Ask | Together, Any, T]
"""A rule: yields asks, is resumed with answers, returns what the calling rule wants to know."""


class Note(Struct, frozen=True, array_like=True):
    """A line of the log: a message id with arguments, never a sentence, so each reader reads their own language."""

    id: str
    """Read as the message `note-<id>`."""
    args: dict[str, Any] = {}
    to: tuple[Seat, ...] | None = None
    """The seats that may read it; None is everybody, spectators included."""

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may read it."""
        return self.to is None or seat in self.to
