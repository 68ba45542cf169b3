"""Who may know what. A field of the state reaches nobody until it is named here."""

from copy import deepcopy

from parlour import Dice, Seat, ViewPart

from app.scaffold.newgame.rules import highest
from app.scaffold.newgame.state import CROWNS, Card, State


class Public(ViewPart, frozen=True):
    """What everyone sees, spectators included."""

    round: int
    rounds: int
    crowns: list[Card]
    """The cards on which a crown is printed."""
    deck: int
    score: dict[Seat, int]
    hands: dict[Seat, int]
    """How many cards each seat holds."""
    bids: dict[Seat, Card] = {}
    winner: Seat | None = None
    """Who has won the last round."""


class Private(ViewPart, frozen=True):
    """What a seat alone knows."""

    hand: list[Card]


def public(state: State) -> Public:
    return Public(
        round=state.round,
        rounds=state.rounds,
        crowns=CROWNS,
        deck=len(state.deck),
        score=dict(enumerate(state.coins)),
        hands={seat: len(hand) for seat, hand in enumerate(state.hands)},
        bids=dict(enumerate(state.bids)),
        winner=highest(state.bids) if state.bids else None,
    )


def private(state: State, seat: Seat) -> Private:
    return Private(hand=sorted(state.hands[seat], key=int))


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """The same game as far as this seat can know: the deck and the others' hands are dealt anew."""
    new = deepcopy(state)
    others = [hand for other, hand in enumerate(new.hands) if other != seat]
    hidden = new.deck.cards + [card for hand in others for card in hand]
    dice.shuffle(hidden)
    for hand in [*others, new.deck.cards]:
        hand[:] = [hidden.pop() for _ in hand]
    return new
