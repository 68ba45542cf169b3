"""What workers publish to each other about a room: a kind, followed by its arguments."""

from collections.abc import Callable
from typing import TypeAlias

from app.engine import Seat
from app.play.move_list import Entry, decode_entry, encode_entry

Publish: TypeAlias = Callable[[bytes], None]
"""Sends a message to the other workers that have the room."""

MOVED = b"moved"
"""A new entry of the move list."""
CHANGED = b"changed"
"""A new record: seats, state."""
CHATTED = b"chatted"
"""A new line of chat."""
VOTED = b"voted"
"""A vote to hand over a seat."""


def moved(entry: Entry) -> bytes:
    return MOVED + encode_entry(entry)


def read_moved(message: bytes) -> Entry:
    return decode_entry(message[len(MOVED) :])


def voted(seat: Seat, player_id: str) -> bytes:
    return VOTED + bytes([seat]) + player_id.encode()


def read_voted(message: bytes) -> tuple[Seat, str]:
    return message[len(VOTED)], message[len(VOTED) + 1 :].decode()
