"""What people may be called, whoever names them: they themselves, or a file with a match."""

import unicodedata
from typing import Any

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as printable and show nothing."""
MARKS_IN_A_ROW = 2


class BadName(ValueError):
    """A name that nobody can have: `reason` is a message id, `arguments` its arguments."""

    def __init__(self, reason: str, **arguments: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments


def clean_name(name: str, longest: int) -> str:
    """The name as it is kept: composed, trimmed, single spaces. Raises BadName for one that can't be shown safely.

    Nothing invisible, no control characters and no direction overrides: they could dress one person up as another.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise BadName("refused-name-empty")
    if len(name) > longest:
        raise BadName("refused-name-long", most=longest)
    if not name.isprintable() or any(letter in BLANKS for letter in name) or _too_many_marks(name):
        raise BadName("refused-name-letters")
    return name


def _too_many_marks(name: str) -> bool:
    """Accents piled up on one letter would reach over the neighbours' lines."""
    row = 0
    for letter in name:
        row = row + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if row > MARKS_IN_A_ROW:
            return True
    return False
