"""Paying with cards: one ask after another, and never into a dead end."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from app.games.emerald.content import Symbols
from app.games.emerald.state import Desk, kinds
from parlour import OptionId, Script, Seat

DONE: OptionId = "done"


class Sum(Struct, frozen=True):
    """What the chosen cards amount to."""

    total: int = 0
    smallest: int = 0
    cards: int = 0

    def plus(self, worth: int) -> "Sum":
        smallest = min(self.smallest, worth) if self.cards else worth
        return Sum(self.total + worth, smallest, self.cards + 1)


class Payment(Struct, frozen=True):
    """The cards chosen, and the option that ended the choice (`done`, or the place clicked)."""

    cards: list[str]
    total: int
    end: OptionId


Fits = Callable[[int, Sum], bool]
"""A rule: whether the cards chosen are a legal payment as they are, where so much is needed or at hand."""


def worths(hand: list[str], symbols: Symbols) -> tuple[int, ...]:
    """What the cards with such symbols are worth, in ascending order, whichever cards they are."""
    return tuple(sorted([symbols[card] for card in hand if symbols[card]]))


@lru_cache(maxsize=10_000)
def can_complete(so_far: Sum, rest: tuple[int, ...], fits: Fits, number: int) -> bool:
    """Whether the sum is a legal payment, or some of the cards that are worth so much make it one."""
    if fits(number, so_far):
        return True
    if not rest:
        return False
    return can_complete(so_far.plus(rest[0]), rest[1:], fits, number) or can_complete(so_far, rest[1:], fits, number)


def can_pay(hand: list[str], symbols: Symbols, fits: Fits, number: int) -> bool:
    """Whether the hand holds any legal payment."""
    return can_complete(Sum(), worths(hand, symbols), fits, number)


def choose_cards(
    t: Desk,
    me: Seat,
    hand: list[str],
    symbols: Symbols,
    fits: Fits,
    number: int,
    prompt: str,
    *,
    ends: list[OptionId] | None = None,
    **args: Any,
) -> Script[Payment]:
    """Ask for card after card, offering only those from which a legal payment can still be made.

    When the cards fit, the `ends` (by default `done`) are offered as well. Nothing has left the hand yet.
    """
    rest = list(hand)
    chosen: list[str] = []
    so_far = Sum()
    while True:
        possible = _next_worths(so_far, worths(rest, symbols), fits, number)
        options = [f"hand:{card}" for card in kinds(rest) if symbols[card] in possible]
        if fits(number, so_far):
            options += [DONE] if ends is None else ends
        option = yield from t.ask(me, options, prompt, doing="acting", chosen=chosen.copy(), total=so_far.total, **args)
        if not option.startswith("hand:"):
            return Payment(chosen, so_far.total, option)
        card = option.removeprefix("hand:")
        rest.remove(card)
        chosen.append(card)
        so_far = so_far.plus(symbols[card])


def _next_worths(so_far: Sum, rest: tuple[int, ...], fits: Fits, number: int) -> list[int]:
    """What the next card may be worth, so that the payment can still be completed."""
    possible: list[int] = []
    for place, worth in enumerate(rest):
        others = rest[:place] + rest[place + 1 :]
        if worth not in possible and can_complete(so_far.plus(worth), others, fits, number):
            possible.append(worth)
    return possible
