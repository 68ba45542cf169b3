"""What lies on the table, and how it is laid out (NG-001, NG-002)."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct
from parlour import Deck, Dice, OptionValue

CARDS = 64
CROWN_ROUND = 3
HAND = 3
ROUNDS, LONG = 5, 8

Card: TypeAlias = str
"""The number on a card. Ids are strings: `card:17` is the option that bids the card `17`."""

CROWNS: list[Card] = [str(number) for number in range(49, CARDS + 1)]
"""NG-004: the highest cards."""


class State(Struct):
    """A game between two rounds."""

    deck: Deck
    hands: list[list[Card]]
    coins: list[int]
    rounds: int
    round: int = 0
    bids: list[Card] = []
    """What each seat has bid in the last round, for all to see."""
    discard: list[Card] = []


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    """NG-002: shuffle, and deal three cards to everyone."""
    cards = [str(number + 1) for number in range(CARDS)]
    dice.shuffle(cards)
    hands = [[cards.pop() for _ in range(HAND)] for _ in range(seats)]
    return State(Deck(cards), hands, [0] * seats, LONG if options["long"] else ROUNDS)


def invariants(state: State) -> Iterable[str]:
    """What is wrong with this state; normally nothing. `parlour check` looks after every move."""
    cards = [*state.deck.cards, *state.discard, *(card for hand in state.hands for card in hand)]
    if sorted(cards, key=int) != [str(number + 1) for number in range(CARDS)]:
        yield "a card was lost, or is in two places"
    if sum(state.coins) > sum(range(state.round + 1)):
        yield "there are more coins than were won"
