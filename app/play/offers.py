"""What was told of a chosen option, as it is stored. Apart from the move list, as jobs must not import the store."""

import msgspec
from msgspec import Struct

from app.engine import Offer
from app.export import Export
from app.play.wire import encode

encode_offer = msgspec.msgpack.Encoder().encode
UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, RecursionError)

_decode = msgspec.msgpack.Decoder(Offer).decode


def decode_offer(stored: bytes | None) -> Offer | None:
    """None where nothing is stored, as of moves of before this was, or nothing that can be read."""
    if stored is None:
        return None
    try:
        offer = _decode(stored)
        encode(offer)  # it must be possible to send it, whatever the bytes were
    except UNREADABLE:
        return None
    return offer


class MatchRecord(Struct, frozen=True):
    """A match as a file has it, and what a file leaves out: what was told of each choice, as it is stored."""

    export: Export
    offers: list[bytes | None]
