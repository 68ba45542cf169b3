"""Paying with cards: one ask after another, and never into a dead end."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from msgspec import Struct

from app.games.emerald.content import Symbols
from app.games.emerald.state import Desk, kinds
from parlour import Fact, OptionId, Script, Seat

DONE: OptionId = "done"


class AddCard(Fact, frozen=True):
    """One more card of a payment, and what all chosen are worth with it."""

    card: str
    total: int


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


Fits: TypeAlias = Callable[[int, Sum], bool]
"""A rule: whether the cards chosen are a legal payment as they are, where so much is needed or at hand."""

Tell: TypeAlias = Callable[[OptionId, list[str]], Fact]
"""What a payment of these cards does if it ends with this option."""


def worths(hand: list[str], symbols: Symbols) -> tuple[int, ...]:
    """What the cards with such symbols are worth, in ascending order, whichever cards they are."""
    return tuple(sorted([symbols[card] for card in hand if symbols[card]]))


def worth(cards: list[str], symbols: Symbols) -> int:
    """What these cards are worth together."""
    return sum([symbols[card] for card in cards])


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


@lru_cache(maxsize=10_000)
def most_of(so_far: Sum, rest: tuple[int, ...], fits: Fits, number: int) -> int:
    """The most that a legal payment can amount to, of which so much is chosen; 0 if there is none."""
    most = so_far.total if fits(number, so_far) else 0
    if rest:
        most = max(most, most_of(so_far.plus(rest[0]), rest[1:], fits, number), most_of(so_far, rest[1:], fits, number))
    return most


def most_paid(hand: list[str], symbols: Symbols, fits: Fits, number: int) -> int:
    """The most that the hand can pay."""
    return most_of(Sum(), worths(hand, symbols), fits, number)


# ---- where there is but one way to pay


Purse: TypeAlias = tuple[tuple[str, int, int], ...]
"""The kinds of cards with such symbols: each with its worth and how many there are."""


def purse(hand: list[str], symbols: Symbols) -> Purse:
    return tuple([(kind, symbols[kind], hand.count(kind)) for kind in kinds(hand) if symbols[kind]])


@lru_cache(maxsize=10_000)
def two_ways(so_far: Sum, rest: Purse, fits: Fits, number: int) -> tuple[tuple[str, ...], ...]:
    """The cards that would make it a legal payment, in whatever order: the first two ways that there are."""
    if not rest:
        return ((),) if fits(number, so_far) else ()
    (kind, worth, count), others = rest[0], rest[1:]
    found: list[tuple[str, ...]] = []
    for copies in range(count + 1):
        found += [(kind,) * copies + way for way in two_ways(so_far, others, fits, number)]
        if len(found) > 1:
            break
        so_far = so_far.plus(worth)
    return tuple(found[:2])


def only_payment(hand: list[str], symbols: Symbols, fits: Fits, number: int) -> list[str]:
    """The cards of the only legal payment; none if there are several or no card is needed."""
    ways = two_ways(Sum(), purse(hand, symbols), fits, number)
    return list(ways[0]) if len(ways) == 1 else []


# ---- asking


def choose_cards(
    t: Desk,
    me: Seat,
    hand: list[str],
    symbols: Symbols,
    fits: Fits,
    number: int,
    prompt: str,
    tell: Tell,
    *,
    ends: Sequence[OptionId] = (DONE,),
    **args: Any,
) -> Script[Payment]:
    """Ask for card after card, offering only those from which a legal payment can still be made.

    When the cards fit, the `ends` are offered as well. A card after which there is but one way to go on, and one end,
    stands for all of it, as its fact says. Nothing has left the hand yet.
    """
    rest = list(hand)
    chosen: list[str] = []
    so_far = Sum()
    while True:
        options: dict[OptionId, Fact | None] = {
            f"hand:{card}": AddCard(card=card, total=so_far.total + symbols[card])
            for card in next_cards(so_far, rest, symbols, fits, number)
        }
        whole: dict[OptionId, list[str]] = {}
        if len(ends) == 1 and t.engine > 1:
            whole = whole_payments(so_far, chosen, rest, symbols, fits, number)
            options |= {option: tell(ends[0], cards) for option, cards in whole.items()}
        if fits(number, so_far):
            options |= {end: tell(end, chosen.copy()) for end in ends}
        option = yield from t.ask(me, options, prompt, doing="acting", chosen=chosen.copy(), total=so_far.total, **args)
        if option in whole:
            return Payment(whole[option], worth(whole[option], symbols), ends[0])
        if not option.startswith("hand:"):
            return Payment(chosen, so_far.total, option)
        card = option.removeprefix("hand:")
        rest.remove(card)
        chosen.append(card)
        so_far = so_far.plus(symbols[card])


def next_cards(so_far: Sum, rest: list[str], symbols: Symbols, fits: Fits, number: int) -> list[str]:
    """The kinds of cards that may be added, so that the payment can still be completed."""
    possible = _next_worths(so_far, worths(rest, symbols), fits, number)
    return [card for card in kinds(rest) if symbols[card] in possible]


@lru_cache(maxsize=10_000)
def _next_worths(so_far: Sum, rest: tuple[int, ...], fits: Fits, number: int) -> tuple[int, ...]:
    """What the next card may be worth."""
    possible: list[int] = []
    for place, worth in enumerate(rest):
        others = rest[:place] + rest[place + 1 :]
        if worth not in possible and can_complete(so_far.plus(worth), others, fits, number):
            possible.append(worth)
    return tuple(possible)


def whole_payments(
    so_far: Sum, chosen: list[str], rest: list[str], symbols: Symbols, fits: Fits, number: int
) -> dict[OptionId, list[str]]:
    """The cards after which there is but one way to go on, each with all cards of the payment."""
    found: dict[OptionId, list[str]] = {}
    for card in next_cards(so_far, rest, symbols, fits, number):
        ways = ways_with(so_far, card, rest, symbols, fits, number)
        if len(ways) == 1:
            found[f"hand:{card}"] = [*chosen, card, *ways[0]]
    return found


def ways_with(
    so_far: Sum, card: str, rest: list[str], symbols: Symbols, fits: Fits, number: int
) -> tuple[tuple[str, ...], ...]:
    """How the payment could be completed after this card: the first two ways."""
    others = rest.copy()
    others.remove(card)
    return two_ways(so_far.plus(symbols[card]), purse(others, symbols), fits, number)
