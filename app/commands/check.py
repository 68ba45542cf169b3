"""`parlour check`: judge a game by the conformance suite, its words and its board."""

import argparse
import sys
from pathlib import Path

import msgspec

from app.conformance.package import package_problems
from app.conformance.playout import find
from app.conformance.suite import FULL, QUICK, check
from app.conformance.words import untranslated
from app.engine import BadSetup


def arguments(parser: argparse.ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("game", help="the id of a game, or the name of its package")
    parser.add_argument("--seats", type=int, metavar="K", help="only with so many seats (default: all counts)")
    parser.add_argument("--games", type=int, metavar="N", help="matches for each combination of seats and options")
    parser.add_argument("--seed", default="check", help="any text; the same seed checks the same matches")
    parser.add_argument("--seconds", type=float, metavar="S", help="begin no new match after this time")
    parser.add_argument("--quick", action="store_true", help="a few seconds only")
    parser.add_argument("--failures", type=Path, metavar="DIR", help="where to write matches that show a failure")


def run(args: argparse.Namespace) -> int:
    """Print the report; exit code 1 if anything failed."""
    game = find(args.game)
    if args.seats is not None and args.seats not in game.info.seats:
        raise BadSetup(f"{game.info.title} has no game for {args.seats} seats")
    plan = QUICK if args.quick else FULL
    plan = msgspec.structs.replace(plan, games=args.games or plan.games, seconds=args.seconds or plan.seconds)
    tty = sys.stderr.isatty()
    report = check(
        game,
        plan,
        seed=args.seed,
        seats=args.seats,
        folder=args.failures,
        progress=lambda text: print(f"\r\033[K{text}", end="\r", file=sys.stderr) if tty else None,
    )
    print(report)
    problems = package_problems(game)
    for problem in problems:
        print(f"FAILED {problem}")
    for language in untranslated(game):
        print(f"There are no words in {language} yet; its readers will see the English ones.")
    failed = report.failures or problems
    print("FAILED" if failed else "passed")
    return 1 if failed else 0
