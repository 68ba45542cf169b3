"""Chapters 6.7 and 6.8: what one does on the Promenade."""

from app.games.smog.content import DISCS, FIGURES
from app.games.smog.market import why_not_turn
from app.games.smog.offer import Offer
from app.games.smog.state import State
from parlour import Script, Seat, Table, Why

QUARTERS = {"cw": 1, "ccw": -1}


def why_not_beg(state: State, seat: Seat) -> Why | None:
    """SM-070, SM-071, SM-R21: once a turn, by nobody richer than another, and not from an empty bank."""
    if state.turn.begged:
        return "SM-070", "begged"
    coins = state.players[seat].coins
    if any(state.players[other].coins < coins for other in state.opponents(seat)):
        return "SM-071", "too-rich"
    return None if state.bank else ("SM-R21", "bank-empty")


def beg(t: Table[State], seat: Seat) -> None:
    """SM-072 to SM-074: two coins for the poorest alone, one for those who share that place."""
    state, prices = t.state, FIGURES.prices
    coins = state.players[seat].coins
    tied = any(state.players[other].coins == coins for other in state.opponents(seat))
    state.turn.begged = True
    got = state.receive(seat, prices.beg_tied_poorest if tied else prices.beg_alone_poorest)
    t.note("begged", seat=seat, coins=got)


def pick_turn(t: Table[State], seat: Seat, prompt: str, **first: str) -> Script[tuple[str, str]]:
    """SM-139, SM-R24, SM-R31: choose a disc, never the Lost Boy's nor one chosen before, and which way it turns."""
    offer = Offer()
    for disc in DISCS:
        offer.put(f"disc:{disc}", ("SM-R31", "same-disc") if disc == first.get("disc") else why_not_turn(t.state, disc))
    chosen = yield from t.ask(seat, tuple(offer.options), prompt, blocked=offer.blocked, doing="turn", **first)
    disc = chosen.removeprefix("disc:")
    way = yield from t.ask(seat, tuple(QUARTERS), "turn-way", doing="turn", disc=disc)
    return disc, way


def turn_any_disc(t: Table[State], seat: Seat) -> Script[None]:
    """SM-075, SM-076: turn any disc either way, then draw a card or not."""
    state = t.state
    disc, way = yield from pick_turn(t, seat, "turn-which")
    state.turn.drew = True
    state.turn_disc(disc, QUARTERS[way])
    t.note("turned", seat=seat, disc=disc, way=way)
    if not state.deck.cards and not state.discard:
        t.note("no-card", seat=seat)
        return
    choice = yield from t.ask(seat, ("draw", "no-draw"), "draw", doing="turn")
    if choice == "draw":
        _draw(t, seat)


def _draw(t: Table[State], seat: Seat) -> None:
    """SM-076, SM-077, SM-147: all see that a card is drawn, its owner sees which; an empty deck is made anew."""
    state = t.state
    if not state.deck.cards:
        state.deck.cards, state.discard = state.discard, []
        state.deck.shuffle(t)
        t.note("reshuffled")
    card = state.deck.draw(t)
    assert card is not None
    state.players[seat].hand.append(card)
    t.note("drew", seat=seat)
    t.note("drew-card", to=[seat], card=card)
