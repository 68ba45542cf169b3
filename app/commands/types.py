"""`parlour types`: write the browser's types, of a game's views into its folder or of the wire into the client's."""

import argparse
from pathlib import Path

import app
from app.client_types import view_types, wire_types
from app.conformance.playout import find

WIRE = Path(app.__file__).parent / "static" / "table" / "wire.d.ts"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="the id of a game, or the name of its package; without one, the wire")


def run(args: argparse.Namespace) -> int:
    """Write the file and say where it is."""
    if args.game is None:
        path, text = WIRE, wire_types()
    else:
        game = find(args.game)
        path, text = Path(game.module.__file__).parent / "view.d.ts", view_types(game)
    path.write_text(text, encoding="utf-8")
    print(path)
    return 0
