"""Whole matches without people: bots, or players that choose at random."""

import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from app.engine import Dice, Game, LogChange, Match, Move, OptionId, Seat, installed, load, load_module
from app.engine.game import ENTRY_POINTS

Policy: TypeAlias = Callable[[Match[Any], Seat, Dice], OptionId]
"""Chooses for a seat."""


def bot_player(match: Match[Any], seat: Seat, dice: Dice) -> OptionId:
    """The game's own bot: it sees the view and the ask, nothing else."""
    return match.game.bot(match.view(seat), match.asks[seat], dice)


def random_player(match: Match[Any], seat: Seat, dice: Dice) -> OptionId:
    """Any of the options, each equally likely."""
    return dice.choice(list(match.asks[seat].options))


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
    """A game by its id or by the name of its package, installed or in the folder that we are in. Raises BadSetup."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    own = _games_of_this_folder()
    return load(name) if name in installed() and name not in own else load_module(own.get(name, name))


def _games_of_this_folder() -> dict[str, str]:
    """What the project in this folder will offer when it is installed: modules by the ids of their games."""
    try:
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    games: dict[str, str] = project.get("project", {}).get("entry-points", {}).get(ENTRY_POINTS, {})
    return games


def seed_of(text: str) -> bytes:
    """A seed made from a text, for matches that anyone may repeat."""
    return Dice(b"playout").fork(text).seed
