"""A match from a file, played through by the rules of its game: all that has to be stored of it."""

import msgspec
from msgspec import Struct

from app.engine import LogChange, OptionValue, Result
from app.export import BadExport, Export, play, start
from app.play.log_changes import encode_change

decode_export = msgspec.msgpack.Decoder(Export).decode
encode_export = msgspec.msgpack.Encoder().encode


class Playthrough(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match led to, from its start (number 0) to its last move."""

    options: dict[str, OptionValue]
    """As the game has settled them, with a value for each."""
    notes: list[bytes]
    """What the start and each move did to the log, as it is stored."""
    checkpoint_seq: int
    checkpoint: bytes
    """The latest one, and the number of the move that led to it."""
    result: Result | None


decode_playthrough = msgspec.msgpack.Decoder(Playthrough).decode


def play_through(task: bytes) -> bytes:
    """The job `import`: an Export becomes a Playthrough. Raises BadExport if its moves don't make it."""
    export = decode_export(task)
    match = start(export)
    notes, base, checkpoint_seq = [encode_change(LogChange(match.opening))], match.base, 0
    for seq, (_, change) in enumerate(play(export, match), start=1):
        notes.append(encode_change(change))
        if match.base is not base:
            base, checkpoint_seq = match.base, seq
    if match.result != export.result:
        raise BadExport("the moves do not lead to the result")
    return msgspec.msgpack.encode(Playthrough(match.options, notes, checkpoint_seq, match.base, match.result))
