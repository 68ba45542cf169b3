"""What people write for others to read."""

import unicodedata

UNREADABLE = ("Cc", "Cs")
"""Control characters and halves of surrogate pairs. Some databases can't hold them, and nobody can read them."""


def is_plain_text(text: str) -> bool:
    """Whether all of it can be stored and shown. Joiners and marks of direction are part of writing, so they may."""
    return not any(unicodedata.category(letter) in UNREADABLE for letter in text)
