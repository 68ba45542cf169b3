"""`parlour types`: write the browser's types of a game's views into its folder."""

import argparse
from pathlib import Path

from app.client_types import view_types
from app.conformance.playout import find


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the id of a game, or the name of its package")


def run(args: argparse.Namespace) -> int:
    """Write `view.d.ts` and say where it is."""
    game = find(args.game)
    path = Path(game.module.__file__).parent / "view.d.ts"
    path.write_text(view_types(game), encoding="utf-8")
    print(path)
    return 0
