"""A match as one JSON file: all that is needed to play it again, and to prove that its shuffles were not touched.

BadExport           a file that is not an export, is too big, or does not fit the game; its text is for people
└── LongExport      a match of more moves than anybody plays
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from app.engine import (
    ENGINE,
    EngineError,
    Game,
    LogChange,
    Match,
    Move,
    OptionValue,
    Result,
    commitment,
    load,
    seed_from,
)

FORMAT = 1
MAX_BYTES = 8_000_000
MAX_MOVES = 20_000
"""Five times the longest match that players who choose at random have brought to an end."""
MAX_TIME = 10 * 365 * 86_400_000
"""No match takes longer than ten years, in milliseconds."""

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2})+$", max_length=128)]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_TIME)]
SeedHex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class ExportedMove(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """`[seat, option]`; the option `~undo` takes back the seat's last choice, `~undo-all` all that it can."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    option: Annotated[str, Meta(min_length=1, max_length=200)]


class Export(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match, finished or not. `secret` and `nonces`, where present, show how the seed was made."""

    parlour: Annotated[int, Meta(ge=1, le=FORMAT)]
    """The version of this format."""
    game: Word
    seats: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=64)]
    """The names of the people, by seat."""
    options: Annotated[dict[Word, bool | Word], Meta(max_length=64)]
    seed: SeedHex
    commitment: SeedHex
    moves: list[ExportedMove]
    secret: Hex | None = None
    nonces: Annotated[list[Hex], Meta(max_length=64)] | None = None
    times: list[Milliseconds] | None = None
    """When each move was made, in milliseconds after the start. In files of older versions a clock that was set back
    shows; whoever needs ascending times takes the largest so far."""
    room: Word | None = None
    started: Word | None = None
    ended: Word | None = None
    result: Result | None = None
    engine: Annotated[int, Meta(ge=1, le=ENGINE)] = 1
    """How the match was played: see `ENGINE`."""


class BadExport(ValueError):
    """A file that can't be read as a match. Its text says why, to people."""


class LongExport(BadExport):
    """A match of more moves than `MAX_MOVES`."""


_decode = msgspec.json.Decoder(Export).decode


def export_of(
    game: Game[Any],
    seed: bytes,
    *,
    names: Sequence[str],
    options: dict[str, OptionValue],
    moves: Sequence[Move],
    result: Result | None,
    engine: int = ENGINE,
    room: str | None = None,
    secret: bytes | None = None,
    nonces: Sequence[bytes] | None = None,
    times: Sequence[int] | None = None,
) -> Export:
    """A match as an export; with `secret` and `nonces` it can be shown how the seed was made."""
    return Export(
        parlour=FORMAT,
        game=game.info.id,
        seats=list(names),
        options=options,
        seed=seed.hex(),
        commitment=commitment(seed),
        moves=[ExportedMove(move.seat, move.option) for move in moves],
        secret=None if secret is None else secret.hex(),
        nonces=None if nonces is None else [nonce.hex() for nonce in nonces],
        times=None if times is None else list(times),
        room=room,
        result=result,
        engine=engine,
    )


def to_json(export: Export) -> bytes:
    """The file: a line for each field, all moves on one line, the same bytes for the same match."""
    fields = msgspec.to_builtins(export)
    lines = [f"  {msgspec.json.encode(key).decode()}: {msgspec.json.encode(fields[key]).decode()}" for key in fields]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def from_json(data: bytes) -> Export:
    """Read an export. Raises BadExport for anything that is not one, LongExport for one with too many moves."""
    if len(data) > MAX_BYTES:
        raise BadExport(f"the file is bigger than {MAX_BYTES} bytes")
    try:
        export = _decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadExport(f"this is not an exported match: {error}") from error
    if len(export.moves) > MAX_MOVES:
        raise LongExport(f"the match has {len(export.moves)} moves, more than {MAX_MOVES}")
    if export.times is not None and len(export.times) != len(export.moves):
        raise BadExport(f"there are {len(export.moves)} moves but {len(export.times)} times")
    return export


def read(path: Path) -> Export:
    """Read an export from a file. Raises BadExport if that is not possible."""
    try:
        with path.open("rb") as file:
            return from_json(file.read(MAX_BYTES + 1))
    except OSError as error:
        raise BadExport(f"can't read {path}: {error.strerror}") from error


def start(export: Export, game: Game[Any] | None = None) -> Match[Any]:
    """The match before its first move. Raises BadExport if the game is not installed or has no such options."""
    try:
        return Match.new(
            game or load(export.game),
            len(export.seats),
            export.options,
            seed=bytes.fromhex(export.seed),
            engine=export.engine,
        )
    except EngineError as error:
        raise BadExport(f"this match can't be set up: {error}") from error


def play(export: Export, match: Match[Any]) -> Iterator[tuple[Move, LogChange]]:
    """Play the moves one after another. Raises BadExport at a move that the rules refuse."""
    for number, exported in enumerate(export.moves, start=1):
        move = Move(exported.seat, exported.option)
        try:
            change = match.play(move)
        except EngineError as error:
            raise BadExport(f"move {number} can't be played: {error}") from error
        yield move, change


def seed_problems(export: Export) -> list[str]:
    """What is wrong with the seed of a match: how it was made, or its commitment. Empty if nothing is."""
    problems = []
    seed = bytes.fromhex(export.seed)
    if (export.secret is None) != (export.nonces is None):
        problems.append("the secret and the nonces belong together, but only one of them is there")
    elif export.secret is not None and export.nonces is not None:
        nonces = [bytes.fromhex(nonce) for nonce in export.nonces]
        if len(nonces) != len(export.seats) or seed_from(bytes.fromhex(export.secret), nonces) != seed:
            problems.append("the seed is not the one that the secret and the nonces make")
    if commitment(seed) != export.commitment:
        problems.append("the seed is not the one that was committed to")
    return problems


def verify(export: Export, game: Game[Any] | None = None) -> list[str]:
    """What is wrong with a match: the seed, its commitment, a move or the result. Empty if nothing is."""
    problems = seed_problems(export)
    try:
        match = start(export, game)
        for _ in play(export, match):
            pass
    except BadExport as error:
        return [*problems, str(error)]
    if match.result != export.result:
        problems.append(f"the moves lead to {match.result}, not to {export.result}")
    return problems
