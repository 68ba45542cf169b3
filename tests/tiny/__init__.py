"""Magpies: everyone bids a card; the highest wins a coin, unless somebody snatches it, and is hidden in a nest."""

from collections.abc import Iterable, Mapping
from copy import deepcopy

from msgspec import Struct

from parlour import (
    PASS,
    Ask,
    Deck,
    Dice,
    Fact,
    Flag,
    Info,
    OptionId,
    OptionValue,
    Result,
    Script,
    Seat,
    Table,
    View,
    ViewPart,
)

CARDS, HAND, COINS, RICH = 18, 3, 9, 3

INFO = Info(
    id="tiny",
    title="Magpies",
    seats=(2, 3),
    minutes=5,
    endings=("deck-empty", "rich"),
    longest=80,
    options=(Flag("secret-nests"),),
    rules_prefix="TI",
    windows=True,
)


class State(Struct):
    deck: Deck
    hands: list[list[str]]
    coins: list[int]
    nests: list[dict[str, str]]
    """What each seat has hidden: a card by the id of the place where it lies."""
    bids: dict[str, str]
    """What each seat has bid, once it is known to all."""
    discard: list[str]
    bank: int = COINS
    secret_nests: bool = False
    round: int = 0


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    cards = [str(number + 1) for number in range(CARDS)]
    dice.shuffle(cards)
    hands = [[cards.pop() for _ in range(HAND)] for _ in range(seats)]
    nests: list[dict[str, str]] = [{} for _ in range(seats)]
    return State(Deck(cards), hands, [0] * seats, nests, {}, [], secret_nests=bool(options["secret-nests"]))


def turn(t: Table[State]) -> Script[None]:
    """TI-1: first all bid, then the best bid takes its prize: two turns, so that the game is stored in between."""
    if t.state.bids:
        yield from take_prize(t)
    else:
        yield from bid_together(t)


def bid_together(t: Table[State]) -> Script[None]:
    """TI-2: everyone bids a card, in secret; then the bids are shown and everyone draws."""
    t.state.round += 1
    bids = yield from t.together({seat: bid(t, seat) for seat in t.seats}, doing="bidding")
    for seat, card in bids.items():
        t.state.hands[seat].remove(card)
        t.state.bids[str(seat)] = card
        t.note("bid", seat=seat, card=f"card-{card}")
        draw(t, seat)


def bid(t: Table[State], me: Seat) -> Script[str]:
    """TI-3: any card of the hand, but 10 and more only for those who have a coin, or nothing less."""
    hand = t.state.hands[me]
    cheap = [card for card in hand if int(card) < 10 or t.state.coins[me]] or hand
    dear = {f"card:{card}": ("TI-3", "no-coin") for card in hand if card not in cheap}
    card = yield from t.pick(me, {f"card:{card}": card for card in cheap}, "bid", blocked=dear)
    yield from t.ask(me, ["done"], "bid-sure", card=f"card-{card}")
    return card


def take_prize(t: Table[State]) -> Script[None]:
    """TI-4: the highest bid wins a coin, unless it is snatched; its card goes into the winner's nest."""
    bids = {int(seat): card for seat, card in t.state.bids.items()}
    highest = max(bids, key=lambda seat: int(bids[seat]))
    winner = yield from snatch(t, highest, bids[highest])
    t.note("won", seat=winner)
    yield from hide(t, winner, bids.pop(highest))
    t.state.bank -= 1
    t.state.coins[winner] += 1
    t.state.discard += bids.values()
    t.state.bids = {}


def snatch(t: Table[State], highest: Seat, card: str) -> Script[Seat]:
    """TI-5: a loser who holds the next lower card may show it and take the coin."""
    lower = str(int(card) - 1)
    losers = [seat for seat in t.seats if seat != highest]
    can = {seat: ["snatch"] if lower in t.state.hands[seat] else [] for seat in losers}
    answers = yield from t.react(losers, "snatch", can=can.__getitem__, doing="thinking", card=f"card-{card}")
    for seat, answer in answers.items():
        if answer != PASS:
            t.note("snatched", seat=seat, card=f"card-{lower}")
            return seat
    return highest


class Dig(Fact, frozen=True):
    """How deep a card is hidden."""

    inches: int


def hide(t: Table[State], me: Seat, card: str) -> Script[None]:
    """TI-6: the winner says how deep, may think again, and hides the card under an id that nobody can follow."""
    digs = {"shallow": Dig(1), "deep": Dig(2)}
    place = yield from t.ask(me, digs, "how-deep", doing="hiding", shortcuts={"nest": ("shallow", "done")})
    yield from t.ask(me, ["done"], "hide-sure", doing="hiding", always=True, place=place)
    t.state.nests[me][t.fresh_id(place)] = card


def draw(t: Table[State], me: Seat) -> None:
    """TI-7: a card from the deck, as long as there are any."""
    if card := t.state.deck.draw(t):
        t.state.hands[me].append(card)
        t.note("drew", to=[me], card=f"card-{card}")


def result(state: State) -> Result | None:
    """TI-8: the game ends between two rounds, when someone is rich or the deck is empty; most coins win."""
    rich, empty = max(state.coins) >= RICH, not len(state.deck)
    if state.bids or not (rich or empty):
        return None
    winners = [seat for seat, coins in enumerate(state.coins) if coins == max(state.coins)]
    return Result(state.coins.copy(), winners, "rich" if rich else "deck-empty", {"coins": state.coins.copy()})


class Public(ViewPart, frozen=True):
    """What everyone may know; by seat where there is one for each."""

    round: int
    deck: int
    bids: dict[str, str]
    discard: list[str]
    score: dict[str, int]
    hands: dict[str, int]
    nests: dict[str, int | dict[str, int]]
    """How many cards lie there; the places, too, if they are not secret."""


class Private(ViewPart, frozen=True):
    """What a seat alone knows on top."""

    hand: list[str]
    nest: dict[str, str]


def public(state: State) -> Public:
    nests = [len(nest) if state.secret_nests else dict.fromkeys(nest, 1) for nest in state.nests]
    return Public(
        round=state.round,
        deck=len(state.deck),
        bids=state.bids.copy(),
        discard=state.discard.copy(),
        score={str(seat): coins for seat, coins in enumerate(state.coins)},
        hands={str(seat): len(hand) for seat, hand in enumerate(state.hands)},
        nests={str(seat): nest for seat, nest in enumerate(nests)},
    )


def private(state: State, seat: Seat) -> Private:
    return Private(hand=state.hands[seat].copy(), nest=state.nests[seat].copy())


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """The deck, the others' hands and what lies in their nests are dealt anew."""
    new = deepcopy(state)
    others = [other for other in range(len(new.hands)) if other != seat]
    hidden = new.deck.cards + [card for other in others for card in new.hands[other] + [*new.nests[other].values()]]
    dice.shuffle(hidden)
    new.deck.cards = [hidden.pop() for _ in new.deck.cards]
    for other in others:
        new.hands[other] = [hidden.pop() for _ in new.hands[other]]
        new.nests[other] = {place: hidden.pop() for place in new.nests[other]}
    return new


def bot(view: View[Public, Private], ask: Ask, dice: Dice) -> OptionId:
    """Snatches when it can, bids its best card, else does anything."""
    if ask.prompt == "bid":
        return max(ask.options, key=lambda option: int(option.split(":")[1]))
    options = list(ask.options)
    return options[0] if ask.prompt == "snatch" else dice.choice(options)


def invariants(state: State) -> Iterable[str]:
    if state.bank + sum(state.coins) != COINS:
        yield "a coin was made or lost"
    piles = [
        state.deck.cards,
        state.discard,
        state.bids.values(),
        *state.hands,
        *(nest.values() for nest in state.nests),
    ]
    cards = [card for pile in piles for card in pile]
    if len(cards) != len(set(cards)):
        yield "a card is in two places"
