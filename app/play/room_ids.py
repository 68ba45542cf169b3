"""Room ids that people can read out over the phone: `kolu-temi-rafo-sudi-bena`.

Ten syllables of a consonant and a vowel are 63 random bits: so many that nobody needs to count who guesses how often.
"""

import re
import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aeiou"
WORDS = 5
OLDER_WORDS = 3
"""Rooms made by version 0.2 and earlier have shorter ids (38 bits), which stay as they are."""

_WORD = f"(?:[{CONSONANTS}][{VOWELS}]){{2}}"
_ID = re.compile("|".join("-".join([_WORD] * words) for words in (WORDS, OLDER_WORDS)))


def new_room_id() -> str:
    return "-".join(_word() for _ in range(WORDS))


def can_be_room_id(text: str) -> bool:
    """Whether a room may be called so. What can't be need not be looked for, and is not fit for every database."""
    return _ID.fullmatch(text) is not None


def _word() -> str:
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(2))
