"""The vocabulary of a turn: who is asked what, alone or together.

A rule is a generator. Where a person must decide, it yields an `Ask` and is resumed with the id of the option
chosen; where several decide side by side, it yields a `Together` and is resumed with what each script returned.
"""

import re
from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

Seat: TypeAlias = int
"""Seats are counted from 0, clockwise."""

OptionId: TypeAlias = str
"""The id of the thing on the table that one clicks: `city:paris`, `figure:spy`, `done`."""

PASS: OptionId = "pass"
"""The option of every reaction window that does nothing."""


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Fact(Struct, frozen=True, omit_defaults=True, tag_field="is", tag=_kebab):
    """What the asked person may know of an option: what it costs, brings or does. Made by the rule that carries it out.

        class Buy(Fact, frozen=True):
            thing: str
            coins: int

    It travels as `{"is":"buy","thing":"mana","coins":3}` and is read as the message `option-buy` with these arguments.
    Nothing in it may be None, and it may tell nothing that the asked seat can't know.
    """


Why: TypeAlias = tuple[str, str] | tuple[str, str, Fact]
"""Why something is not possible: the rule's ID and the name of a message `why-<name>`; and the fact that the option
would have, where its words need one."""

Options: TypeAlias = Mapping[OptionId, Fact | None]
"""What may be chosen, each with its fact, or None where the id says it all."""


class Ask(Struct, frozen=True):
    """A question to one seat. Options are always enumerated, so that legality is one membership test."""

    seat: Seat
    options: Options
    prompt: str
    """What the asked person reads: the message `ask-<prompt>`."""
    args: Mapping[str, Any] = {}
    """Arguments of the prompt; seen by the asked seat only."""
    blocked: Mapping[OptionId, Why] = {}
    """Options a person would expect, and why they are missing."""
    doing: str = ""
    """What all others read while they wait (`doing-<doing>`); it must tell nothing that is not public."""
    shortcuts: Mapping[OptionId, Sequence[OptionId]] = {}
    """Things that one may click right away, each with the answers that stand for it: to this ask and to those that
    follow. None of them is an option of this ask."""
    always: bool = False
    """Whether a single option is asked, too: `parlour check` looks whether there is a reason."""
    told: bool = False
    """Whether the seat was told before that this follows: then `check` lets a single option end what it ends."""


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
