"""`parlour golden`: the golden playthrough of a game, for `tests/games/<game>/golden.txt`."""

import argparse
import sys

from app.conformance.golden import golden
from app.conformance.playout import find


def arguments(parser: argparse.ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("game", help="the id of a game, or the name of its package")


def run(args: argparse.Namespace) -> int:
    """Print it."""
    sys.stdout.write(golden(find(args.game)))
    return 0
