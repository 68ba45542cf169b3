"""`parlour replay`: step through an exported match in the terminal."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from app.engine import UNDO, Match, Move, Note, Seat
from app.export import BadExport, Export, play, read, start
from app.words import LANGUAGES, tell, tell_option


def arguments(parser: argparse.ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("export", type=Path, help="the exported match, a JSON file")
    parser.add_argument("--at", type=int, metavar="N", help="show the table after N moves, and what was told by then")
    parser.add_argument("--seat", type=int, metavar="K", help="as this seat sees it (default: as a spectator does)")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--step", action="store_true", help="wait for Enter after each move")


def run(args: argparse.Namespace) -> int:
    """Tell the match; a move that the rules no longer allow ends it with exit code 2."""
    export = read(args.export)
    if args.seat is not None and not 0 <= args.seat < len(export.seats):
        raise BadExport(f"the match has the seats 0 to {len(export.seats) - 1}")
    match = start(export)
    text = MatchText(export, args.language, args.seat)
    show(text.notes(match.opening))
    for number, (move, log_change) in enumerate(play(export, match), start=1):
        if args.at is not None and number > args.at:
            break
        show([text.move(number, move), *text.notes(log_change.notes)])
        if args.step and sys.stdin.isatty():
            input()
    show(text.table(match) if args.at is not None or match.result is None else text.result(match))
    return 0


class MatchText:
    """What happens in a match in words, in one language and as one viewer may know it."""

    def __init__(self, export: Export, language: str, seat: Seat | None) -> None:
        self.names, self.game, self.language, self.seat = export.seats, export.game, language, seat

    def tell(self, message: str, **args: Any) -> str:
        return tell(self.language, self.game, message, args, names=self.names)

    def move(self, number: int, move: Move) -> str:
        """Who moved; what, only if the viewer is that seat."""
        if self.seat != move.seat:
            return f"{number}. {self.names[move.seat]}"
        done = "↶" if move.option == UNDO else tell_option(self.language, self.game, move.option, names=self.names)
        return f"{number}. {self.names[move.seat]}: {done}"

    def notes(self, notes: Iterable[Note]) -> Iterator[str]:
        """The notes that the viewer may read."""
        return (f"   {self.tell(f'note-{note.id}', **note.args)}" for note in notes if note.visible_to(self.seat))

    def table(self, match: Match[Any]) -> list[str]:
        """The view as it stands, and who is asked."""
        view = match.view(self.seat)
        shown = msgspec.json.format(msgspec.json.encode({"public": view.public, "private": view.private}), indent=2)
        waiting = [self.names[seat] for seat in match.waiting()]
        return [shown.decode(), f"… {', '.join(waiting)}"]

    def result(self, match: Match[Any]) -> list[str]:
        """How it ended, and the points of each seat."""
        assert match.result is not None
        lines = [self.tell(f"ending-{match.result.reason}", seats=match.result.winners)]
        for seat, name in enumerate(self.names):
            star = "*" if seat in match.result.winners else " "
            parts = (
                f"{self.tell(f'score-{line}')} {figures[seat]}" for line, figures in match.result.breakdown.items()
            )
            lines.append(f" {star} {name}: {match.result.scores[seat]} ({', '.join(parts)})")
        return lines


def show(lines: Iterable[str]) -> None:
    """Print lines."""
    for line in lines:
        print(line)
