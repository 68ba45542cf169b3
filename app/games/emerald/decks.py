"""Hands, draw decks and discard piles: playing, drawing, discarding and handing over cards."""

from app.games.emerald.content import CARDS
from app.games.emerald.state import Desk, Discarded, Player, State
from parlour import Seat

HAND, DECK, DISCARDS, GONE = "hand", "deck", "discards", "gone"
OUT = "out"
"""Where a card is that all know to be out of the game."""


def draw(t: Desk, seat: Seat, number: int) -> None:
    """EM-029, EM-R35: draw cards; an empty deck is made anew of the discard pile, if there is one."""
    player = t.state.players[seat]
    drawn: list[str] = []
    for _ in range(number):
        if not player.deck.cards and player.discards:
            reshuffle(t, seat)
        card = player.deck.draw(t)
        if card is None:
            break
        drawn.append(card)
    if drawn:
        player.hand += drawn
        t.note("drew", seat=seat, count=len(drawn))
        t.note("drew-cards", to=[seat], cards=drawn)


def reshuffle(t: Desk, seat: Seat) -> None:
    """EM-029: the discard pile becomes the draw deck."""
    player = t.state.players[seat]
    player.deck.cards = [laid.card for laid in player.discards] + player.deck.cards
    player.discards = []
    player.deck.shuffle(t)
    t.note("reshuffled", seat=seat)


def draw_up(t: Desk, seat: Seat) -> None:
    """EM-028, EM-030: draw up to the hand limit; a larger hand stays as it is."""
    draw(t, seat, missing_cards(t.state, seat))


def missing_cards(s: State, seat: Seat) -> int:
    """EM-028, EM-030, EM-R35: how many cards a seat draws up; no more than there are."""
    player = s.players[seat]
    return max(0, min(player.hand_limit - len(player.hand), len(player.deck) + len(player.discards)))


def leave_hand(player: Player, card: str) -> None:
    """A card leaves the hand for all to see."""
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)


def lay(player: Player, card: str) -> None:
    """Put a card face up on top of the discard pile."""
    player.discards.append(Discarded(card))


def show(t: Desk, seat: Seat, cards: list[str]) -> None:
    """Cards of a hand are about to be seen: what others did not know to be there can't be taken back any more."""
    known = t.state.players[seat].shown.copy()
    for card in cards:
        if card not in known:
            t.barrier(own=seat)
            return
        known.remove(card)


def play(t: Desk, seat: Seat, cards: list[str]) -> None:
    """EM-027: cards played for their symbols go face up on the discard pile."""
    player = t.state.players[seat]
    show(t, seat, cards)
    for card in cards:
        leave_hand(player, card)
        lay(player, card)


def use(t: Desk, seat: Seat, card: str) -> None:
    """EM-034, EM-280: a card used for its ability is discarded, or leaves the game without touching the pile."""
    take_from_hand(t, seat, card)
    put_away(t, seat, card)


def take_from_hand(t: Desk, seat: Seat, card: str) -> None:
    """The first half of `use`, where a card is put away only after its effect."""
    show(t, seat, [card])
    leave_hand(t.state.players[seat], card)


def put_away(t: Desk, seat: Seat, card: str) -> None:
    """The second half of `use`."""
    if CARDS[card].after_use == "discard":
        lay(t.state.players[seat], card)
    else:
        t.state.removed.append(card)


def discard(t: Desk, seat: Seat, cards: list[str]) -> None:
    """EM-082: put cards on the discard pile; only the last one is seen."""
    player = t.state.players[seat]
    show(t, seat, cards[-1:])
    for card in cards:
        player.hand.remove(card)
    player.discards += [Discarded(card, hidden=True) for card in cards[:-1]]
    lay(player, cards[-1])
    if len(cards) > 1:
        player.shown = []
    elif cards[0] in player.shown:
        player.shown.remove(cards[0])


def give_up(t: Desk, seat: Seat, card: str) -> str:
    """EM-061, EM-R44: find the card with this player and take it out. Returns where it was.

    From the hand it is replaced at once, in the deck a shuffle follows; a card that its player removed in secret is
    not found, and all learn that it is gone. From then on its agent has no card, whoever controls it.
    """
    player = t.state.players[seat]
    if card in t.state.removed:
        return OUT
    t.barrier()
    for laid in player.discards:
        if laid.card == card:
            player.discards.remove(laid)
            return DISCARDS
    if card in player.hand:
        leave_hand(player, card)
        draw(t, seat, 1)
        return HAND
    if card in player.deck.cards:
        player.deck.take(t, card)
        player.deck.shuffle(t)
        return DECK
    player.removed.remove(card)
    t.state.removed.append(card)
    return GONE


def hand_over(t: Desk, giver: Seat, taker: Seat, card: str) -> None:
    """EM-061, EM-087: a card goes from one player to another's discard pile."""
    place = give_up(t, giver, card)
    if place == GONE:
        t.note("card-gone", seat=giver, card=card)
    if place in (GONE, OUT):
        return
    lay(t.state.players[taker], card)
    t.note("handed-over", seat=giver, to_seat=taker, card=card, place=place)


def remove_from(t: Desk, seat: Seat, card: str) -> None:
    """A card is found with its player and leaves the game (Cthulhu, a Mad counter)."""
    place = give_up(t, seat, card)
    if place == OUT:
        return
    if place != GONE:
        t.state.removed.append(card)
    t.note("card-removed", seat=seat, card=card, place=place)
