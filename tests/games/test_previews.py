"""A preview is what then happens: in ten thousand positions of every game, drawn from whole matches."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from app.conformance.playout import PLAYERS
from app.conformance.snapshot import observe
from app.conformance.suite import setups
from app.engine import Dice, Game, Match, OptionId, Seat, installed, load

POSITIONS = 10_000
"""So many previews of each game are compared."""
LONGEST = 2000
"""A match is given up after so many choices, and another one begun."""
CHAIN_ONE_IN = 4
"""So often somebody who can takes a shortcut."""
UNDO_ONE_IN = 20
"""So often somebody who can takes a choice back."""
LEAST_SHOWN = {"persuasion": 0.9, "smog": 0.7, "emerald": 0.7, "android": 0.4}
"""What share of the choices outside windows has a preview at least; the others would tell the seat something."""
FEWEST_CHAINS = {"emerald": 500, "android": 100}
"""So many of the previews are of shortcuts at least."""


class Compared(Struct):
    """What was met in the matches of one game."""

    seats: set[int] = set()
    shown: int = 0
    not_shown: int = 0
    chains: int = 0


def matches(game: Game[Any], dice: Dice) -> Iterator[Match[Any]]:
    """New matches in all ways that the game can be set up, over and over."""
    while True:
        for setup in setups(game, dice.fork("setups")):
            yield Match.new(game, setup.seats, setup.options, seed=dice.fork(f"{dice.below(2**62)}").seed)


def played(match: Match[Any], dice: Dice) -> Iterator[tuple[Seat, list[OptionId]]]:
    """What is chosen next, to the end of the match; some of its seats are played by bots, the others at random."""
    players = [PLAYERS[dice.choice(("bot", "random"))] for _ in match.table.seats]
    for _ in range(LONGEST):
        if match.result is not None:
            return
        seat = dice.choice(sorted(match.asks))
        if match.undoable(seat) is not None and dice.below(UNDO_ONE_IN) == 0:
            match.undo(seat)
            continue
        shortcuts = match.asks[seat].shortcuts
        if shortcuts and dice.below(CHAIN_ONE_IN) == 0:
            yield seat, list(shortcuts[dice.choice(list(shortcuts))])
        else:
            yield seat, [players[seat](match, seat, dice)]


def compare(match: Match[Any], dice: Dice, compared: Compared) -> None:
    """Play a match, and hold each preview against what the seat sees when it has chosen."""
    compared.seats.add(len(match.table.seats))
    for seat, options in played(match, dice):
        in_window, shown = match.in_window, match.preview(seat, options)
        for option in options:
            match.choose(seat, option)
        if shown is None:
            compared.not_shown += not in_window
        else:
            assert observe(shown, seat, []) == observe(match, seat, [])
            compared.shown += 1
            compared.chains += len(options) > 1


@pytest.mark.parametrize("name", installed())
def test_a_preview_is_what_then_happens(name: str) -> None:
    game: Game[Any] = load(name)
    dice, compared = Dice(bytes(32)).fork("previews"), Compared()
    for match in matches(game, dice):
        compare(match, dice, compared)
        if compared.shown >= POSITIONS:
            break
    assert compared.seats == set(game.info.seats)
    assert compared.shown >= LEAST_SHOWN.get(name, 0) * (compared.shown + compared.not_shown), compared
    assert compared.chains >= FEWEST_CHAINS.get(name, 0), compared
