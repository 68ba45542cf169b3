"""Chapters 6.7 and 6.8: what one does on the Promenade."""

from collections.abc import Collection
from typing import Any

from app.games.smog.content import DISCS, FIGURES
from app.games.smog.market import QUARTERS, turned, why_not_turn
from app.games.smog.offer import Offer
from app.games.smog.prices import buying_price
from app.games.smog.state import State
from parlour import Fact, Script, Seat, Table, Why

# ---- what is told of the options


class Beg(Fact, frozen=True):
    """What begging brings: nothing to who is not among the poorest."""

    coins: int


class TurnAny(Fact, frozen=True):
    """How many cards there are to draw from, with those of the discard pile."""

    cards: int


class ChooseDisc(Fact, frozen=True):
    """A disc that may be turned: what it shows now, and after a turn either way."""

    disc: str
    now: str
    now_price: int
    cw: str
    cw_price: int
    ccw: str
    ccw_price: int


# ---- begging


def alms(coins: int, others: Collection[int]) -> int:
    """SM-071 to SM-074: two coins for the poorest alone, one for those who share that place; by the coins in hand."""
    if min(others) < coins:
        return 0
    return FIGURES.prices.beg_tied_poorest if coins in others else FIGURES.prices.beg_alone_poorest


def _alms_for(state: State, seat: Seat) -> int:
    return alms(state.players[seat].coins, [state.players[other].coins for other in state.opponents(seat)])


def why_not_beg(state: State, seat: Seat) -> Why | None:
    """SM-070, SM-071, SM-R21: once a turn, by nobody richer than another, and not from an empty bank."""
    if state.turn.begged:
        return "SM-070", "begged"
    if not _alms_for(state, seat):
        return "SM-071", "too-rich"
    return None if state.bank else ("SM-R21", "bank-empty")


def begging(state: State, seat: Seat) -> Beg:
    return Beg(coins=state.from_bank(_alms_for(state, seat)))


def beg(t: Table[State], seat: Seat) -> None:
    """SM-070, SM-072 to SM-074: once a turn."""
    t.state.turn.begged = True
    t.note("begged", seat=seat, coins=t.state.receive(seat, _alms_for(t.state, seat)))


# ---- turning any disc


def pick_turn(t: Table[State], seat: Seat, prompt: str, **first: Any) -> Script[tuple[str, str]]:
    """SM-139, SM-R24, SM-R31: choose a disc, never the Lost Boy's nor one chosen before, and which way it turns."""
    offer = Offer()
    for disc in DISCS:
        why_not = ("SM-R31", "same-disc") if disc == first.get("disc") else why_not_turn(t.state, disc)
        offer.put(f"disc:{disc}", why_not, fact=_disc_before(t.state, seat, disc))
    chosen = yield from t.ask(seat, offer.options, prompt, blocked=offer.blocked, doing="turn", **first)
    disc = chosen.removeprefix("disc:")
    ways = {way: turned(t.state, seat, disc, way) for way in QUARTERS}
    way = yield from t.ask(seat, ways, "turn-way", doing="turn", disc=disc)
    return disc, way


def _disc_before(state: State, seat: Seat, disc: str) -> ChooseDisc:
    now = state.face(disc, state.players[seat].side)
    cw, ccw = (turned(state, seat, disc, way) for way in ("cw", "ccw"))
    return ChooseDisc(
        disc=disc,
        now=now.thing,
        now_price=buying_price(state, disc, now),
        cw=cw.thing,
        cw_price=cw.price,
        ccw=ccw.thing,
        ccw_price=ccw.price,
    )


def cards_to_draw(state: State) -> int:
    """SM-077: an empty deck is made anew of the discard pile."""
    return len(state.deck) + len(state.discard)


def turn_any_disc(t: Table[State], seat: Seat) -> Script[None]:
    """SM-075, SM-076: turn any disc either way, then draw a card or not."""
    state = t.state
    disc, way = yield from pick_turn(t, seat, "turn-which")
    state.turn.drew = True
    state.turn_disc(disc, QUARTERS[way])
    t.note("turned", seat=seat, disc=disc, way=way)
    if not cards_to_draw(state):
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
