"""Chance: fair, repeatable, and told apart from what is published about it."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine import Dice, commitment, seed_from

SEED = bytes(range(32))
seeds = st.binary(min_size=32, max_size=32)

GOLDEN_BELOW_100 = [13, 4, 1, 28, 29, 64, 86, 34]
GOLDEN_SAMPLE = ["e", "c", "a", "b"]
GOLDEN_COMMITMENT = "ba36bd4391614962a9e10804e2894bf2a52b6a9dae7bb519d0ebf4dad331612c"
GOLDEN_SEED = "eba37265f3419df8e817f8f2b99ae30908e9d742f7291158969471e7a7801dc9"
GOLDEN_FORK = "ad8858dc806b61ff979873557303d8abd1fcf4fb6990e26d041361c6d7130541"


def test_golden_values() -> None:
    """These never change: stored matches depend on them."""
    dice = Dice(SEED)
    assert [dice.below(100) for _ in range(8)] == GOLDEN_BELOW_100
    assert Dice(SEED).sample(list("abcdefgh"), 4) == GOLDEN_SAMPLE
    assert commitment(SEED) == GOLDEN_COMMITMENT
    assert seed_from(SEED, [b"one", b"two"]).hex() == GOLDEN_SEED
    assert Dice(SEED).fork("bot").seed.hex() == GOLDEN_FORK


@given(seeds, st.integers(1, 2**63))
def test_below_stays_below(seed: bytes, n: int) -> None:
    assert 0 <= Dice(seed).below(n) < n


def test_draws_are_even() -> None:
    """Six thousand rolls of a die: no face strays five standard deviations from a thousand."""
    dice = Dice(SEED)
    counts = Counter(dice.roll(6) for _ in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 1000) < 5 * 29 for count in counts.values())


def test_shuffles_are_even() -> None:
    dice = Dice(SEED)
    orders = Counter("".join(dice.sample("abc", 3)) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 5 * 29 for count in orders.values())


def test_uneven_draws_are_thrown_again() -> None:
    """Just over half of all draws are fair for this n, so about half must be thrown again."""
    n = 2**63 + 1
    dice = Dice(SEED)
    drawn = [dice.below(n) for _ in range(200)]
    assert max(drawn) < n
    assert 300 < dice.count < 520
    assert sum(number > n // 2 for number in drawn) in range(65, 136)


@given(seeds, st.lists(st.integers(), max_size=30))
def test_shuffle_keeps_all(seed: bytes, things: list[int]) -> None:
    shuffled = things.copy()
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


@given(seeds, st.integers(0, 50))
def test_going_on_from_a_count(seed: bytes, skip: int) -> None:
    """Dice are two values: made anew from them, they go on as they would have."""
    dice = Dice(seed)
    for _ in range(skip):
        dice.below(6)
    assert [Dice(dice.seed, dice.count).below(1000)] == [dice.below(1000)]


@given(seeds)
def test_fork_leaves_the_dice_alone(seed: bytes) -> None:
    dice = Dice(seed)
    fork = dice.fork("other")
    assert dice == Dice(seed)
    assert fork.seed != seed
    assert dice.fork("other") == fork
    assert dice.fork("another") != fork


@given(seeds)
def test_commitment_is_no_draw(seed: bytes) -> None:
    """What is published is none of the numbers that the draws are made of."""
    dice = Dice(seed)
    draws = [dice.below(2**64) for _ in range(4)]
    published = bytes.fromhex(commitment(seed))
    parts = [int.from_bytes(published[i : i + 8], "little") for i in range(0, 32, 8)]
    assert not set(draws) & set(parts)
    assert commitment(seed) != commitment(seed[::-1]) or seed == seed[::-1]


@given(st.binary(min_size=1, max_size=64), st.lists(st.binary(max_size=40), max_size=5))
def test_every_nonce_counts(secret: bytes, nonces: list[bytes]) -> None:
    seed = seed_from(secret, nonces)
    assert len(seed) == 32
    assert seed != seed_from(secret, [*nonces, b""])
    for i, nonce in enumerate(nonces):
        assert seed != seed_from(secret, [*nonces[:i], nonce + b"!", *nonces[i + 1 :]])


def test_nonces_do_not_run_together() -> None:
    assert seed_from(b"s", [b"ab", b"c"]) != seed_from(b"s", [b"a", b"bc"])


def test_nothing_to_choose_from() -> None:
    with pytest.raises((IndexError, ZeroDivisionError)):
        Dice(SEED).choice([])
