"""`parlour verify`: replay an exported match and prove that no shuffle, move or score was touched."""

import argparse
from pathlib import Path

from app.export import read, verify


def arguments(parser: argparse.ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("export", type=Path, help="the exported match, a JSON file")


def run(args: argparse.Namespace) -> int:
    """Say what is wrong; exit code 1 if anything is."""
    export = read(args.export)
    problems = verify(export)
    for problem in problems:
        print(f"not genuine: {problem}")
    if problems:
        return 1
    made = "made by the server and all seats, " if export.secret is not None and export.nonces is not None else ""
    end = f"ended by {export.result.reason}" if export.result else "not finished"
    print(f"genuine: {export.game}, {len(export.seats)} seats, {len(export.moves)} moves, {end}")
    print(f"seed {export.seed} ({made}committed to as {export.commitment})")
    return 0
