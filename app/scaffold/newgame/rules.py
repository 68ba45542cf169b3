"""The rules, as scripts: where somebody must decide, a script asks and goes on with the answer."""

from parlour import Fact, Result, Script, Seat, Table

from app.scaffold.newgame.state import CROWN_ROUND, CROWNS, Card, State


def turn(t: Table[State]) -> Script[None]:
    """NG-003: a round. All bid side by side; then the bids are shown, the coins are won, and everyone draws."""
    t.state.round += 1
    t.note("round", round=t.state.round)
    bids = yield from t.together({seat: bid(t, seat) for seat in t.seats}, doing="bidding")
    show(t, [bids[seat] for seat in t.seats])
    award(t)
    draw(t)


class Bid(Fact, frozen=True):
    """What one reads before one bids: the message `option-bid`."""

    card: int
    coins: int


def bid(t: Table[State], me: Seat) -> Script[Card]:
    """NG-003, NG-004: one card of the hand; a crown not before the third round, unless there is nothing else."""
    hand = t.state.hands[me]
    allowed = [card for card in hand if card not in CROWNS or t.state.round >= CROWN_ROUND] or hand
    facts = {f"card:{card}": Bid(int(card), coins=t.state.round) for card in hand}
    crowns = {f"card:{card}": ("NG-004", "crown", facts[f"card:{card}"]) for card in hand if card not in allowed}
    card = yield from t.pick(me, {f"card:{card}": card for card in allowed}, "bid", facts=facts, blocked=crowns)
    return card


def show(t: Table[State], bids: list[Card]) -> None:
    """NG-005: all bids are turned over at once."""
    t.state.bids = bids
    for seat, card in enumerate(bids):
        t.state.hands[seat].remove(card)
        t.state.discard.append(card)
        t.note("bid", seat=seat, card=int(card))


def award(t: Table[State]) -> None:
    """NG-005: the highest card wins as many coins as the round's number."""
    winner = highest(t.state.bids)
    t.state.coins[winner] += t.state.round
    t.note("won", seat=winner, coins=t.state.round)


def highest(bids: list[Card]) -> Seat:
    """Who has bid the highest card. No two cards are equal."""
    return bids.index(max(bids, key=int))


def draw(t: Table[State]) -> None:
    """NG-006: everyone draws a card, as long as there are any. Only who draws it reads which."""
    for seat in t.seats:
        if card := t.state.deck.draw(t):
            t.state.hands[seat].append(card)
            t.note("drew", to=[seat], card=int(card))


def result(state: State) -> Result | None:
    """NG-007: after the last round, most coins win; equals share the victory."""
    if state.round < state.rounds:
        return None
    winners = [seat for seat, coins in enumerate(state.coins) if coins == max(state.coins)]
    return Result(state.coins.copy(), winners, "last-round", {"coins": state.coins.copy()})
