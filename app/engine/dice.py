"""All chance in Parlour: a counter-based generator, keyed by a seed that is committed to before play.

The draw number n is a keyed hash of n, so the generator is two values (seed, count) of plain data: it is stored,
cloned and replayed with the state. What is published before the match (`commitment`) and what the draws are made
of use different labels, so that the one tells nothing of the other.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

SEED_BYTES = 32
_DRAW = b"parlour-draw"
_COMMIT = b"parlour-commit"
_SEED = b"parlour-seed"
_RANGE = 1 << 64


class Dice(Struct):
    """A stream of fair draws. Equal seeds and equal calls give equal results, on any machine."""

    seed: bytes
    count: int = 0

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely: draws past the last multiple of n are thrown again."""
        fair = _RANGE - _RANGE % n
        while True:
            number = self.count.to_bytes(8, "little")
            self.count += 1
            drawn = int.from_bytes(blake2b(number, digest_size=8, key=self.seed, person=_DRAW).digest(), "little")
            if drawn < fair:
                return drawn % n

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        return self.below(sides) + 1

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put the things in a random order, in place (Fisher-Yates)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def sample(self, things: Sequence[T], n: int) -> list[T]:
        """n different things, in random order."""
        pool = list(things)
        self.shuffle(pool)
        return pool[:n]

    def fork(self, label: str) -> "Dice":
        """Other dice that tell nothing about these: for bots and for dealing anew."""
        return Dice(blake2b(label.encode(), digest_size=SEED_BYTES, key=self.seed, person=b"parlour-fork").digest())


def commitment(seed: bytes) -> str:
    """What is shown when a match starts: whoever later sees the seed can check that it was not changed."""
    return blake2b(digest_size=32, key=seed, person=_COMMIT).hexdigest()


def seed_from(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The seed of a match, made by the server and all seats together: none of them alone can choose it."""
    made = blake2b(digest_size=SEED_BYTES, key=secret, person=_SEED)
    for nonce in nonces:
        made.update(len(nonce).to_bytes(2, "little") + nonce)
    return made.digest()
