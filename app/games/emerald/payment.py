"""Paying with cards: one ask after another, and never into a dead end."""

from collections.abc import Callable
from itertools import product
from typing import Any

from msgspec import Struct

from app.games.emerald.state import Desk, kinds
from parlour import OptionId, Script, Seat

DONE: OptionId = "done"


class Sum(Struct, frozen=True):
    """What the chosen cards amount to."""

    total: int = 0
    smallest: int = 0
    cards: int = 0

    def plus(self, value: int, times: int = 1) -> "Sum":
        if not times:
            return self
        smallest = min(self.smallest, value) if self.cards else value
        return Sum(self.total + value * times, smallest, self.cards + times)


class Payment(Struct, frozen=True):
    """The cards chosen, and the option that ended the choice (`done`, or the place clicked)."""

    cards: list[str]
    total: int
    end: OptionId


Fits = Callable[[Sum], bool]
"""Whether the cards chosen are a legal payment as they are."""


def can_complete(so_far: Sum, values: list[int], fits: Fits) -> bool:
    """Whether some of the cards with these values make the sum a legal payment."""
    amounts = sorted({value for value in values if value})
    for times in product(*(range(values.count(amount) + 1) for amount in amounts)):
        total = so_far
        for amount, number in zip(amounts, times, strict=True):
            total = total.plus(amount, number)
        if fits(total):
            return True
    return False


def choose_cards(
    t: Desk,
    me: Seat,
    hand: list[str],
    value: Callable[[str], int],
    fits: Fits,
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
        options: list[OptionId] = []
        open_values: dict[int, bool] = {}
        for card in kinds(rest):
            worth = value(card)
            if worth and worth not in open_values:
                others = [value(other) for other in rest]
                others.remove(worth)
                open_values[worth] = can_complete(so_far.plus(worth), others, fits)
            if worth and open_values[worth]:
                options.append(f"hand:{card}")
        if fits(so_far):
            options += [DONE] if ends is None else ends
        option = yield from t.ask(me, options, prompt, doing="acting", chosen=chosen.copy(), total=so_far.total, **args)
        if not option.startswith("hand:"):
            return Payment(chosen, so_far.total, option)
        card = option.removeprefix("hand:")
        rest.remove(card)
        chosen.append(card)
        so_far = so_far.plus(value(card))


def can_pay(hand: list[str], value: Callable[[str], int], fits: Fits) -> bool:
    """Whether the hand holds any legal payment."""
    return can_complete(Sum(), [value(card) for card in hand], fits)
