"""Nobody learns what they may not: views of redealt games, and pairs of matches that differ in one secret choice."""

from typing import Any

import msgspec

from app.conformance.checks import json_flaws, state_flaws, viewers
from app.conformance.findings import CheckFailed, difference
from app.conformance.snapshot import encode, observe, to_json
from app.engine import Dice, Game, Match, Note, OptionId, Seat

NOTHING = to_json({})
"""A private view that shows nothing."""
LONGEST_BRANCH = 40
"""So many choices a seat makes alone, while the others wait, in search of the end of its script."""


class Redeals:
    """Counts how often dealing anew changed anything: if it never does, comparing views proves nothing."""

    def __init__(self) -> None:
        self.made = 0
        self.changed = 0
        self.secrets = False

    def check(self, match: Match[Any], dice: Dice) -> None:
        """Every viewer sees the same after everything that it can't know was dealt anew."""
        for viewer in viewers(match):
            before = encode(match.state)
            other = redealt(match.game, match.state, viewer, dice.fork(f"redeal {viewer}"))
            self.made += 1
            self.changed += encode(other) != before
            mine, its = match.view(viewer), match.game.view(other, viewer)
            self.secrets = self.secrets or (viewer is not None and to_json(mine.private) != NOTHING)
            if to_json(mine) != to_json(its):
                text = difference(msgspec.json.decode(to_json(mine)), msgspec.json.decode(to_json(its)))
                raise CheckFailed("secrets in views", f"{text} (after redeal)", viewer)
            for flaw in match.game.invariants(other):
                raise CheckFailed("redeal", f"the redealt game is impossible: {flaw}", viewer)

    def check_all(self) -> None:
        """Dealing anew must change something at least once, where there are secrets at all."""
        if self.secrets and self.made and not self.changed:
            raise CheckFailed("redeal", f"{self.made} redeals changed nothing, though seats have private views")


def redealt(game: Game[Any], state: Any, viewer: Seat | None, dice: Dice) -> Any:
    """The redealt state; raises CheckFailed if the old one was touched."""
    before = encode(state)
    new = game.redeal(state, viewer, dice)
    if encode(state) != before:
        raise CheckFailed("redeal", "the old state was changed", viewer)
    if new is state:
        raise CheckFailed("redeal", "the old state was handed back; it must be a new one", viewer)
    held: dict[int, str] = {}
    for flaw in state_flaws(new, "state", held):
        raise CheckFailed("redeal", flaw, viewer)
    return new


def check_notes(match: Match[Any], notes: list[Note]) -> None:
    """A note holds what can be sent, and a private note names seats that there are."""
    for note in notes:
        for flaw in json_flaws(note.args, note.id):
            raise CheckFailed("notes", flaw)
        if note.to is not None and not all(seat in match.table.seats for seat in note.to):
            raise CheckFailed("notes", f"{note.id!r} is meant for {note.to}, who are not all at the table")


def check_twins(match: Match[Any], dice: Dice) -> None:
    """Where several are asked, nobody can tell what another seat chooses before it shows.

    One seat plays on in two copies of the match, first differently, then at random to the end of its script; all
    others still have theirs before them, so nothing may show.
    """
    able = [seat for seat in sorted(match.asks) if len(match.asks[seat].options) > 1]
    if len(match.asks) < 2 or not able:
        return
    seat = dice.choice(able)
    twins = [_Twin(match, seat, option) for option in dice.sample(list(match.asks[seat].options), 2)]
    for twin in twins:
        _check_aside(match, twin)
    _compare_twins(match, seat, twins)
    for number, twin in enumerate(twins):
        twin.finish(dice.fork(f"twin {number}"))
    _compare_twins(match, seat, twins)


class _Twin:
    """A copy of a match in which one seat goes on alone."""

    def __init__(self, match: Match[Any], seat: Seat, option: OptionId) -> None:
        self.match = match.clone()
        self.seat = seat
        self.chosen: list[OptionId] = []
        self.notes: list[Note] = []
        self.choose(option)

    def choose(self, option: OptionId) -> None:
        self.chosen.append(option)
        self.notes += self.match.choose(self.seat, option).notes

    def finish(self, dice: Dice) -> None:
        while self.seat in self.match.asks and len(self.chosen) < LONGEST_BRANCH:
            self.choose(dice.choice(list(self.match.asks[self.seat].options)))


def _check_aside(match: Match[Any], twin: _Twin) -> None:
    """While a seat goes on deciding side by side with others, nothing changes for them: they are not even told."""
    if twin.match.aside is None:
        return
    for viewer in viewers(match):
        if viewer != twin.seat:
            before, after = observe(match, viewer, []), observe(twin.match, viewer, twin.notes)
            if found := before.difference(after):
                raise CheckFailed(
                    "secrets side by side", f"{twin.chosen[0]} of seat {twin.seat} shows: {found}", viewer
                )


def _compare_twins(match: Match[Any], seat: Seat, twins: list[_Twin]) -> None:
    waits = [twin.match.waiting() for twin in twins]
    chosen = " and ".join("+".join(twin.chosen) for twin in twins)
    if match.in_window and not waits[0] == waits[1] == match.waiting():
        raise CheckFailed("secrets in windows", f"{chosen} of seat {seat} change whom we wait for: {waits}", seat)
    if waits[0] != waits[1]:
        return
    for viewer in viewers(match):
        if viewer != seat:
            a, b = (observe(twin.match, viewer, twin.notes) for twin in twins)
            if found := a.difference(b):
                raise CheckFailed("secrets side by side", f"{chosen} of seat {seat} can be told apart: {found}", viewer)
