"""Room ids that people can read out over the phone: `kolu-temi-rafo`.

Six syllables of a consonant and a vowel are 38 random bits: short enough to say, and with the server's limit on misses
far too many to guess an unlisted room.
"""

import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aeiou"


def _word() -> str:
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(2))


def new_room_id() -> str:
    return "-".join(_word() for _ in range(3))
