"""`parlour`: serve, simulate and so on. One module in `app/commands` for each command.

A command is a module with `arguments(parser)` and `run(args) -> int` (the exit code). Name it in `COMMANDS` with what
it does; it is imported only when its command is used, so that `parlour check` needs no web server.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from app.engine import Refused
from app.export import BadExport

COMMANDS = {
    "serve": "serve Parlour on the web",
    "healthcheck": "ask the server of this machine how it is",
    "admin": "back up, restore, check and salvage the database",
    "check": "judge a game: rules, secrets, undo, speed",
    "simulate": "let bots play, one JSON line a match",
    "replay": "step through an exported match",
    "verify": "prove that an exported match is genuine",
    "new-game": "write the package of a new game, ready to be changed",
    "types": "write the browser's types of the wire, or of a game's views",
    "golden": "print a game's golden playthrough",
    "rules": "say which rules no test claims",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser(prog="parlour", description="Board games full of secrets, on your own server.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        if words[:1] == [name]:
            module = import_module(f"app.commands.{name.replace('-', '_')}")
            module.arguments(command)
            command.set_defaults(run=module.run)
    args = parser.parse_args(words)
    try:
        code: int = args.run(args)
    except (BadExport, Refused) as error:
        print(f"parlour {args.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
