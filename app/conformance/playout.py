"""Whole matches without people: bots, or players that choose at random."""

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from app.engine import BadSetup, Dice, Game, LogChange, Match, Move, OptionId, Seat, load

Policy: TypeAlias = Callable[[Match[Any], Seat, Dice], OptionId]
"""Chooses for a seat."""


def bot_player(match: Match[Any], seat: Seat, dice: Dice) -> OptionId:
    """The game's own bot: it sees the view and the ask, nothing else."""
    return match.game.bot(match.view(seat), match.asks[seat], dice)


def random_player(match: Match[Any], seat: Seat, dice: Dice) -> OptionId:
    """Any of the options, each equally likely."""
    return dice.choice(match.asks[seat].options)


PLAYERS: dict[str, Policy] = {"bot": bot_player, "random": random_player}


def playout(match: Match[Any], players: Sequence[Policy], dice: Dice, *, most: int) -> Iterator[tuple[Move, LogChange]]:
    """Play on until the match is over, or `most` choices were made; yields each move with what it told."""
    own_dice = [dice.fork(f"seat {seat}") for seat in match.table.seats]
    for _ in range(most):
        if match.result is not None:
            return
        seat = dice.choice(sorted(match.asks))
        option = players[seat](match, seat, own_dice[seat])
        yield Move(seat, option), match.choose(seat, option)


def find(name: str) -> Game[Any]:
    """An installed game by its id, or one that is not installed by its package's dotted name. Raises BadSetup."""
    if "." not in name:
        return load(name)
    if "" not in sys.path:
        sys.path.insert(0, "")  # a package in the folder that we are in
    try:
        return Game(import_module(name))
    except ModuleNotFoundError as error:
        raise BadSetup(f"there is no package {name!r}: {error}") from error


def seed_of(text: str) -> bytes:
    """A seed made from a text, for matches that anyone may repeat."""
    return Dice(b"playout").fork(text).seed
