"""How fast the engine plays each installed game: `python -m bench.engine [--seconds S] [--json FILE] [game …]`."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from app.conformance.playout import PLAYERS, find, playout, seed_of
from app.engine import Dice, EngineError, Game, Match, installed, merge_patch


class EngineFigures(Struct, frozen=True):
    """What was measured of one game, with the most seats; all but the first two are microseconds."""

    game: str
    seats: int
    bot_games_per_second: float
    random_games_per_second: float
    """Random matches that do not end within four times INFO.longest are cut there."""
    bot_choice: float
    """A whole step: the view for the bot, its thinking, the choice."""
    choice: float
    """The choice alone, between random players."""
    views: float
    """`public` and every seat's `private`."""
    patch: float
    """A merge patch of `public` between two steps."""
    encode: float
    clone: float
    state_bytes: int
    public_bytes: int


class PlayoutTimes(Struct, frozen=True):
    """How many matches and choices were played, and the seconds that they took."""

    games: float
    choices: int
    seconds: float
    choosing: float


def main() -> int:
    """Measure, print a table, and write JSON if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="ids of games (default: all that are installed)")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each kind of players")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    args = parser.parse_args()
    figures = []
    for name in args.games or installed():
        try:
            game = find(name)
        except (EngineError, ImportError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            continue
        figures.append(measure(game, args.seconds))
    print(table(figures))
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))
    return 0


def measure(game: Game[Any], seconds: float) -> EngineFigures:
    """All figures of one game."""
    seats = game.info.seats[-1]
    bots, dice = play_matches(game, seats, "bot", seconds), play_matches(game, seats, "random", seconds)
    match, later = halfway(game, seats)
    old, new = match.view(None).public, later.view(None).public
    encode = msgspec.msgpack.Encoder().encode
    return EngineFigures(
        game=game.info.id,
        seats=seats,
        bot_games_per_second=bots.games / bots.seconds,
        random_games_per_second=dice.games / dice.seconds,
        bot_choice=bots.seconds / bots.choices * 1e6,
        choice=dice.choosing / dice.choices * 1e6,
        views=timed(lambda: [match.view(None), *(game.private(match.state, seat) for seat in match.table.seats)]),
        patch=timed(lambda: merge_patch(msgspec.json.encode(old), msgspec.json.encode(new))),
        encode=timed(lambda: encode(match.state)),
        clone=timed(match.clone),
        state_bytes=len(encode(match.state)),
        public_bytes=len(msgspec.json.encode(old)),
    )


def play_matches(game: Game[Any], seats: int, players: str, seconds: float) -> PlayoutTimes:
    """Whole matches, at least one, for about so many seconds."""
    player = PLAYERS[players]
    most = game.info.longest * (1 if players == "bot" else 4)
    choices = number = 0
    choosing = 0.0
    started = perf_counter()
    while not number or perf_counter() - started < seconds:
        seed = seed_of(f"bench {number}")
        match, dice = Match.new(game, seats, {}, seed=seed), Dice(seed).fork("bench")
        last = choices + most
        while match.result is None and choices < last:
            seat = dice.choice(sorted(match.asks))
            option = player(match, seat, dice)
            begun = perf_counter()
            match.choose(seat, option)
            choosing += perf_counter() - begun
            choices += 1
        number += 1
    return PlayoutTimes(number, choices, perf_counter() - started, choosing)


def halfway(game: Game[Any], seats: int) -> tuple[Match[Any], Match[Any]]:
    """A match between bots in its middle, and the same a move later."""
    seed = seed_of("bench halfway")
    players = [PLAYERS["bot"]] * seats
    whole = Match.new(game, seats, {}, seed=seed)
    moves = [move for move, _ in playout(whole, players, Dice(seed), most=game.info.longest)]
    match, later = Match.new(game, seats, {}, seed=seed), Match.new(game, seats, {}, seed=seed)
    half = len(moves) // 2
    for move in moves[:half]:
        match.play(move)
    for move in moves[: half + 1]:
        later.play(move)
    return match, later


def timed(act: Callable[[], object]) -> float:
    """Microseconds that one call takes: the best of five rounds of about 20 ms."""
    begun = perf_counter()
    act()
    times = max(1, int(0.02 / max(perf_counter() - begun, 1e-7)))
    best = float("inf")
    for _ in range(5):
        begun = perf_counter()
        for _ in range(times):
            act()
        best = min(best, perf_counter() - begun)
    return best / times * 1e6


def table(figures: list[EngineFigures]) -> str:
    """The figures, a line a game."""
    lines = [
        f"{'game':>12} {'seats':>5} {'bot games/s':>11} {'random/s':>9} {'µs/bot step':>11} {'µs/choice':>9} "
        f"{'µs/views':>8} {'µs/patch':>8} {'µs/encode':>9} {'µs/clone':>8} {'state B':>8} {'public B':>8}"
    ]
    lines += [
        f"{s.game:>12} {s.seats:>5} {s.bot_games_per_second:>11.1f} {s.random_games_per_second:>9.1f} "
        f"{s.bot_choice:>11.0f} {s.choice:>9.1f} {s.views:>8.1f} {s.patch:>8.1f} {s.encode:>9.1f} {s.clone:>8.0f} "
        f"{s.state_bytes:>8} {s.public_bytes:>8}"
        for s in figures
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
