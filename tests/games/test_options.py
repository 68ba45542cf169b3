"""What every option of every game says, in random matches."""

from collections.abc import Iterator
from typing import Any

import pytest

from app.conformance.options import check_facts
from app.engine import Dice, Game, Match, Seat, installed, load
from tests.games.plain_options import untold

POSITIONS = 400
"""So many positions of each game are looked at."""
LONGEST = 600
"""A match is given up after so many choices, and another one begun."""

every_game = pytest.mark.parametrize("name", installed())


def positions(game: Game[Any], label: str) -> Iterator[tuple[Match[Any], Dice]]:
    """Random matches with all numbers of seats, without an end. Whoever asks may choose in them."""
    dice = Dice(bytes(32)).fork(label)
    while True:
        seed = dice.fork(f"{dice.below(2**62)}").seed
        match = Match.new(game, dice.choice(game.info.seats), {}, seed=seed)
        for _ in range(LONGEST):
            if match.result is not None:
                break
            yield match, dice


def choose_any(match: Match[Any], dice: Dice) -> tuple[Seat, str]:
    seat = dice.choice(sorted(match.asks))
    return seat, dice.choice(list(match.asks[seat].options))


@every_game
def test_facts_are_what_their_types_say(name: str) -> None:
    game: Game[Any] = load(name)
    for number, (match, dice) in enumerate(positions(game, "facts")):
        for seat, ask in match.asks.items():
            check_facts(seat, ask)
            assert untold(name, ask) == set()
        if number >= POSITIONS:
            break
        match.choose(*choose_any(match, dice))
