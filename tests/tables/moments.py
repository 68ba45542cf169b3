"""Which positions of whole matches are looked at: one for each thing that people are asked, the starts and the ends.

The matches are one between bots with all seats taken, and all that were recorded as fixtures. What is asked in several
of them is looked at where there is most to choose from.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import inf
from pathlib import Path

from app.engine import Seat, load
from tests.tables.posed import Position

GAMES = ("persuasion", "smog", "emerald", "android")
RECORDED = Path(__file__).parents[1] / "games"
SEED = {"emerald": "5"}
"""Matches between bots in which windows open, where the first one that comes has none."""
LATE = 0.85


@dataclass(frozen=True)
class Moment:
    """A position as one seat sees it (None: a spectator)."""

    position: Position
    me: Seat | None
    what: str
    """What the seat is asked, or which time it is: `start`, `late`, `end`."""
    of: str
    """The match."""

    def __str__(self) -> str:
        return f"{self.what} ({self.of}, after {self.position.choices} choices, seat {self.me})"


@dataclass(frozen=True)
class Moments:
    """Of one game."""

    start: Moment
    late: Moment
    """A crowded table, at which there is much to choose from."""
    end: Moment
    asked: tuple[Moment, ...]
    """One for each prompt; reaction windows are among them."""
    other: tuple[Moment, ...]
    """The ends of recorded matches, how detectives are picked, and what spectators see."""

    @property
    def window(self) -> Moment | None:
        """The reaction window in which most can be done, if the game has any."""
        windows = [moment for moment in self.asked if moment.position.match.in_window]
        return max(windows, key=choices, default=None)

    def __iter__(self) -> Iterator[Moment]:
        yield from (self.start, self.late, self.end, *self.asked, *self.other)


@cache
def moments(game: str) -> Moments:
    """The same ones for all who ask."""
    info = load(game).info
    seats, seed = info.seats[-1], SEED.get(game, "0")
    bots = f"{seats} bots"
    asked: dict[str, Moment] = {}
    whole = Position(game, seats, seed).play_to(100_000).choices
    position = Position(game, seats, seed)
    start = _seen(position, "start", bots)
    _play(position, bots, asked, late_from=LATE * whole)
    end, late = _seen(position, "end", bots), asked.pop("late")
    other = [replace(moment, me=None, what=f"{moment.what}, watched") for moment in (late, end)]
    for file in sorted((RECORDED / game / "fixtures").glob("*.json")):
        position = Position.recorded(file)
        _play(position, file.stem, asked)
        other.append(_seen(position, "end", file.stem))
    if any(option.id == "detectives" for option in info.options):
        other.append(_seen(Position(game, seats, detectives="pick").play_to(2), "pick", bots))
    return Moments(start, late, end, tuple(asked.values()), tuple(other))


def _play(position: Position, of: str, asked: dict[str, Moment], late_from: float = inf) -> None:
    """To the end, keeping of each prompt the moment with most to choose from, and so of all that is late."""
    while True:
        match = position.match
        for seat, ask in match.asks.items():
            if match.only_pass(seat):
                continue  # there the server answers
            for what in (ask.prompt, "late")[: 1 + (position.choices >= late_from)]:
                if what not in asked or len(ask.options) > choices(asked[what]):
                    asked[what] = Moment(position.still(), seat, what, of)
        if not position.play_on():
            return


def _seen(position: Position, what: str, of: str) -> Moment:
    """The position as somebody sees it who is asked, or has won."""
    match = position.match
    return Moment(position.still(), next(iter(match.asks or (match.result.winners if match.result else [0]))), what, of)


def somebody_asked(position: Position) -> Seat:
    """The seat that has most to choose from, or who won."""
    asks = position.match.asks
    if not asks:
        return position.match.result.winners[0] if position.match.result else 0
    return max(asks, key=lambda seat: (len(asks[seat].options), -seat))


def choices(moment: Moment) -> int:
    """How much there is to choose from."""
    return len(moment.position.match.asks[moment.me].options) if moment.me in moment.position.match.asks else 0
