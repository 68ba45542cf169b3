"""How fast the engine plays each game, in CPU time: `python -m bench.engine [--choices N] [game …]`."""

import argparse
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from time import thread_time
from typing import Any

import msgspec
from msgspec import Struct

from app.conformance.playout import PLAYERS, find, playout, seed_of
from app.engine import Dice, Game, Match, Move
from bench.goals import GAMES, Row, table

CHOICES = 6000
"""So many of each kind of players are measured."""
POSITIONS = 300
"""So many of these, evenly spread, are cloned."""
REPEATED = 3
"""So often each of them."""

CHOICE_GOALS = {"persuasion": 40_000, "smog": 40_000, "emerald": 20_000, "android": 20_000}
CLONE_GOAL = 200.0


class RecordedMatch(Struct, frozen=True):
    """The moves of a match, or as many of them as the game's longest should have, and the CPU seconds they took."""

    seed: bytes
    moves: list[Move]
    seconds: float


class CloneTimes(Struct, frozen=True):
    """Microseconds, over the positions in mid-turn."""

    mean: float
    longest: float


class EngineFigures(Struct, frozen=True):
    """What was measured of one game, with the most seats; microseconds where nothing else is said."""

    choices_per_second: float
    """The choices alone, between random players."""
    bot_choices_per_second: float
    bot_step: float
    """A whole step: the view for the bot, its thinking, the choice."""
    random_clones: CloneTimes
    bot_clones: CloneTimes
    views: float
    """`public` and every seat's `private`, in the middle of a match between bots."""
    state_bytes: int
    public_bytes: int


def record(game: Game[Any], players: str, choices: int) -> Iterator[RecordedMatch]:
    """Whole matches with the most seats until there are so many choices."""
    seats, number = game.info.seats[-1], 0
    while choices > 0:
        seed = seed_of(f"bench {number}")
        number += 1
        match = Match.new(game, seats, {}, seed=seed)
        steps = playout(match, [PLAYERS[players]] * seats, Dice(seed), most=min(game.info.longest, choices))
        began = thread_time()
        moves = [move for move, _ in steps]
        yield RecordedMatch(seed, moves, thread_time() - began)
        choices -= len(moves)


def choosing_seconds(game: Game[Any], matches: Sequence[RecordedMatch]) -> float:
    """CPU time of the choices alone: all of a match in one piece, for reading the clock takes a while, too."""
    seconds = 0.0
    for recorded in matches:
        match = Match.new(game, game.info.seats[-1], {}, seed=recorded.seed)
        began = thread_time()
        for move in recorded.moves:
            match.choose(move.seat, move.option)
        seconds += thread_time() - began
    return seconds


def clone_times(game: Game[Any], matches: Sequence[RecordedMatch]) -> CloneTimes:
    """Of positions in mid-turn: between turns there is nothing to repeat."""
    every = max(1, sum(len(recorded.moves) for recorded in matches) // POSITIONS)
    times = []
    due = 0
    for recorded in matches:
        match = Match.new(game, game.info.seats[-1], {}, seed=recorded.seed)
        for move in recorded.moves:
            match.choose(move.seat, move.option)
            due += 1
            if due >= every and match.since:
                due = 0
                times.append(timed(match.clone))
    return CloneTimes(statistics.fmean(times), max(times))


def timed(act: Callable[[], object]) -> float:
    """Microseconds of CPU time that one call takes."""
    began = thread_time()
    for _ in range(REPEATED):
        act()
    return (thread_time() - began) / REPEATED * 1e6


def measure(game: Game[Any], choices: int) -> EngineFigures:
    """All figures of one game."""
    dice, bots = (list(record(game, players, choices)) for players in ("random", "bot"))
    made, bot_made = (sum(len(recorded.moves) for recorded in matches) for matches in (dice, bots))
    match = Match.new(game, game.info.seats[-1], {}, seed=bots[0].seed)
    for move in bots[0].moves[: len(bots[0].moves) // 2]:
        match.choose(move.seat, move.option)
    return EngineFigures(
        choices_per_second=made / choosing_seconds(game, dice),
        bot_choices_per_second=bot_made / choosing_seconds(game, bots),
        bot_step=sum(recorded.seconds for recorded in bots) / bot_made * 1e6,
        random_clones=clone_times(game, dice),
        bot_clones=clone_times(game, bots),
        views=timed(lambda: [match.view(None), *(game.private(match.state, seat) for seat in match.table.seats)]),
        state_bytes=len(msgspec.msgpack.encode(match.state)),
        public_bytes=len(msgspec.json.encode(match.view(None).public)),
    )


def engine_table(measured: dict[str, EngineFigures]) -> str:
    each = measured.values()
    goals = [CHOICE_GOALS.get(game) for game in measured]
    rows = [
        Row("choices a second, at random", [f.choices_per_second for f in each], goals, at_least=True),
        Row("choices a second, as bots choose", [f.bot_choices_per_second for f in each]),
        Row("clone in mid-turn of a random match, mean, µs", [f.random_clones.mean for f in each], CLONE_GOAL),
        Row("– the longest", [f.random_clones.longest for f in each]),
        Row("clone in mid-turn of a bots' match, mean, µs", [f.bot_clones.mean for f in each], CLONE_GOAL),
        Row("– the longest", [f.bot_clones.longest for f in each]),
        Row("a bot's step: view, thinking, choice, µs", [f.bot_step for f in each]),
        Row("all views of a position, µs", [f.views for f in each]),
        Row("state, bytes", [f.state_bytes for f in each]),
        Row("public view, bytes", [f.public_bytes for f in each]),
    ]
    return table("CPU time, most seats", list(measured), rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="ids of games (default: the four of our own)")
    parser.add_argument("--choices", type=int, default=CHOICES, help="of each kind of players")
    arguments = parser.parse_args()
    print(engine_table({name: measure(find(name), arguments.choices) for name in arguments.games}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
