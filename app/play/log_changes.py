"""What a move did to the log, as it is stored."""

import msgspec

from app.engine import LogChange

decode_change = msgspec.msgpack.Decoder(LogChange).decode
encode_change = msgspec.msgpack.Encoder().encode
