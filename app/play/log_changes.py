"""What a move did to the log, as it is stored. Apart from the move list: a job must not import the store for it."""

import msgspec

from app.engine import LogChange

decode_change = msgspec.msgpack.Decoder(LogChange).decode
encode_change = msgspec.msgpack.Encoder().encode

BLANK = encode_change(LogChange([]))
"""What most moves do: nothing."""
