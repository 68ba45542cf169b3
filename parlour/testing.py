"""What a game's own tests need: matches that begin the same way each time, situations, whole playouts, and the judge.

    from parlour.testing import arranged, check_game, new_match, play_to_end

Playing
    new_match       a new match of a game's package; the same seed deals the same cards
    arranged        the same match at the start of its turn, with its state as a test needs it
    play_to_end     let bots, or players that choose at random, play on
    Match           a match: `asks`, `choose`, `undo`, `view`, `state`, `result`

Judging
    check_game      all that `parlour check` finds wrong with a game
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from app.conformance.package import package_problems
from app.conformance.playout import PLAYERS, playout, seed_of
from app.conformance.suite import FULL, QUICK, check
from app.engine import Dice, Game, Match, Move, OptionValue, Table

__all__ = ["Match", "arranged", "check_game", "new_match", "play_to_end"]


def new_match(package: ModuleType, seats: int, *, seed: str = "test", **options: OptionValue) -> Match[Any]:
    """A new match. Options that are left out have their defaults; `_` in a name stands for `-`."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Match.new(Game(package), seats, chosen, seed=seed_of(seed))


def arranged(match: Match[Any], change: Callable[[Any], None]) -> Match[Any]:
    """The match as it was at the start of this turn, after `change` has put its state in order."""
    point = match.game.read_checkpoint(match.saved)
    change(point.state)
    return Match(match.game, point.options, Table(point.state, point.dice, point.seats, point.engine), point.answered)


def play_to_end(match: Match[Any], *, players: str = "bot", seed: str = "test") -> list[Move]:
    """Let all seats be played by `bot` or `random` players until the match is over; returns the moves.

    After twenty times `INFO.longest` choices it is given up, and `match.result` is None.
    """
    seats = [PLAYERS[players]] * len(match.table.seats)
    most = 20 * match.game.info.longest
    return [move for move, _ in playout(match, seats, Dice(seed_of(seed)), most=most)]


def check_game(package: ModuleType, *, quick: bool = True) -> list[str]:
    """What `parlour check` finds wrong: rules, secrets, undo, words and board. Nothing, if the game is sound."""
    game: Game[Any] = Game(package)
    report = check(game, QUICK if quick else FULL)
    return [str(failure) for failure in report.failures] + package_problems(game)
