"""The same moves in another process, under another hash seed: do they make the same match?

`python -m app.conformance.other_process` reads matches from its input and writes what it saw to its output.
"""

import os
import subprocess
import sys
from hashlib import blake2b
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from app.conformance.checks import viewers
from app.conformance.findings import CheckFailed
from app.conformance.snapshot import encode, to_json
from app.engine import EngineError, Game, Match, Move, OptionValue, load_module

OTHER_HASH_SEED = "4242"
PATIENCE = 300
"""Seconds that the other process may take."""


class PlayedMatch(Struct, frozen=True):
    """A match that was played, with a mark of each of its steps."""

    game: str
    """The name of its package, which another process can import whether or not it is installed."""
    seats: int
    options: dict[str, OptionValue]
    seed: bytes
    moves: list[Move]
    marks: list[int]
    final: str


def mark(match: Match[Any]) -> int:
    """A short mark of what is asked and stored now."""
    return crc32(encode([match.asks[seat] for seat in sorted(match.asks)]), crc32(match.saved))


def final_mark(match: Match[Any]) -> str:
    """A mark of everything at the end: the stored state, the result and all views."""
    views = b"".join(to_json(match.view(viewer)) for viewer in viewers(match))
    return blake2b(match.saved + encode(match.result) + views, digest_size=16).hexdigest()


def replayed(played: PlayedMatch) -> PlayedMatch:
    """Play the moves here; stops where they no longer fit."""
    match = Match.new(load_module(played.game), played.seats, played.options, seed=played.seed)
    marks = [mark(match)]
    try:
        for move in played.moves:
            match.play(move)
            marks.append(mark(match))
    except EngineError as error:
        return msgspec.structs.replace(played, marks=marks, final=f"{error!r}")
    return msgspec.structs.replace(played, marks=marks, final=final_mark(match))


def name_of(game: Game[Any]) -> str:
    """The name of the game's package."""
    name: str = game.module.__name__
    return name


def check_in_other_process(matches: list[PlayedMatch]) -> list[tuple[PlayedMatch, CheckFailed]]:
    """Play all matches in another process; returns those that went another way, each with the first step that did."""
    environment = dict(
        os.environ, PYTHONHASHSEED=OTHER_HASH_SEED, PYTHONPATH=os.pathsep.join(path or "." for path in sys.path)
    )
    child = subprocess.run(
        [sys.executable, "-m", "app.conformance.other_process"],
        input=encode(matches),
        capture_output=True,
        env=environment,
        timeout=PATIENCE,
        check=False,
    )
    if child.returncode:
        return [(matches[0], CheckFailed("another process", child.stderr.decode(errors="replace")[-600:]))]
    others = msgspec.msgpack.decode(child.stdout, type=list[PlayedMatch])
    found = []
    for mine, its in zip(matches, others, strict=True):
        if mine.marks != its.marks or mine.final != its.final:
            pairs = enumerate(zip(mine.marks, its.marks, strict=False))
            step = next((number for number, (a, b) in pairs if a != b), min(len(mine.marks), len(its.marks)) - 1)
            text = f"under another hash seed the match differs from move {step} on"
            cut = msgspec.structs.replace(mine, moves=mine.moves[:step])
            found.append((cut, CheckFailed("another process", text + (f" ({its.final})" if "(" in its.final else ""))))
    return found


def main() -> None:
    """The other process."""
    matches = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=list[PlayedMatch])
    sys.stdout.buffer.write(encode([replayed(played) for played in matches]))


if __name__ == "__main__":
    main()
