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
TIMEOUT_SECONDS = 300
"""Seconds that the other process may take."""


class PlayedMatch(Struct, frozen=True):
    """A match that was played, with a fingerprint of each of its steps."""

    game: str
    """The name of its package, which another process can import whether or not it is installed."""
    seats: int
    options: dict[str, OptionValue]
    seed: bytes
    moves: list[Move]
    fingerprints: list[int]
    final: str


def fingerprint(match: Match[Any]) -> int:
    """A short fingerprint of what is asked and stored now."""
    return crc32(encode([match.asks[seat] for seat in sorted(match.asks)]), crc32(match.saved))


def final_fingerprint(match: Match[Any]) -> str:
    """A fingerprint of everything at the end: the stored state, the result and all views."""
    views = b"".join(to_json(match.view(viewer)) for viewer in viewers(match))
    return blake2b(match.saved + encode(match.result) + views, digest_size=16).hexdigest()


def replayed(played: PlayedMatch) -> PlayedMatch:
    """Play the moves here; stops where they no longer fit."""
    match = Match.new(load_module(played.game), played.seats, played.options, seed=played.seed)
    fingerprints = [fingerprint(match)]
    try:
        for move in played.moves:
            match.play(move)
            fingerprints.append(fingerprint(match))
    except EngineError as error:
        return msgspec.structs.replace(played, fingerprints=fingerprints, final=f"{error!r}")
    return msgspec.structs.replace(played, fingerprints=fingerprints, final=final_fingerprint(match))


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
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    if child.returncode:
        return [(matches[0], CheckFailed("another process", child.stderr.decode(errors="replace")[-600:]))]
    others = msgspec.msgpack.decode(child.stdout, type=list[PlayedMatch])
    pairs = zip(matches, others, strict=True)
    return [
        _divergence(mine, its)
        for mine, its in pairs
        if (mine.fingerprints, mine.final) != (its.fingerprints, its.final)
    ]


def _divergence(mine: PlayedMatch, its: PlayedMatch) -> tuple[PlayedMatch, CheckFailed]:
    """The match up to the first step that went another way, and what to say of it."""
    steps = enumerate(zip(mine.fingerprints, its.fingerprints, strict=False))
    last = min(len(mine.fingerprints), len(its.fingerprints)) - 1
    step = next((number for number, (a, b) in steps if a != b), last)
    text = f"under another hash seed the match differs from move {step} on"
    why = f" ({its.final})" if "(" in its.final else ""
    return msgspec.structs.replace(mine, moves=mine.moves[:step]), CheckFailed("another process", text + why)


def main() -> None:
    """The other process."""
    matches = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=list[PlayedMatch])
    sys.stdout.buffer.write(encode([replayed(played) for played in matches]))


if __name__ == "__main__":
    main()
