"""Chapters 6.2 to 6.6: turning the own disc, buying, selling, clearing hourglasses."""

from app.games.smog.agents import maybe_enter
from app.games.smog.content import PLACES, PROMENADE, Face
from app.games.smog.prices import buying_price, selling_price
from app.games.smog.state import State
from parlour import Fact, Seat, Table, Why

QUARTERS = {"cw": 1, "ccw": -1}


# ---- what is told of the options


class Buy(Fact, frozen=True):
    """What it costs, and how many coins the buyer has in hand."""

    thing: str
    coins: int
    has: int


class Sell(Fact, frozen=True):
    """What it brings, and how many of the element the seller has."""

    thing: str
    coins: int
    has: int


class TurnDisc(Fact, frozen=True):
    """What the disc will show to whoever turns it, and whether an hourglass lies there (0 or 1)."""

    disc: str
    way: str
    thing: str
    price: int
    hourglasses: int


class ClearHourglass(Fact, frozen=True):
    """The face that can be used again."""

    disc: str
    thing: str
    price: int


def turned(state: State, seat: Seat, disc: str, way: str) -> TurnDisc:
    """SM-033: what a turn of this disc brings before the seat."""
    face = state.face(disc, state.players[seat].side, QUARTERS[way])
    glasses = int(face.id in state.discs[disc].blocked)
    price = buying_price(state, disc, face)
    return TurnDisc(disc=disc, way=way, thing=face.thing, price=price, hourglasses=glasses)


def cleared(state: State, disc: str, face: Face) -> ClearHourglass:
    return ClearHourglass(disc=disc, thing=face.thing, price=buying_price(state, disc, face))


# ---- faces and what they cost


def my_face(state: State, seat: Seat) -> Face | None:
    """SM-032: the face of the seat's disc that points to it; the Promenade has none (SM-008)."""
    player = state.players[seat]
    return None if player.place == PROMENADE else state.face(player.place, player.side)


def purchase(state: State, seat: Seat, face: Face) -> Buy:
    player = state.players[seat]
    return Buy(thing=face.thing, coins=buying_price(state, player.place, face), has=player.coins)


def sale(state: State, seat: Seat, face: Face) -> Sell:
    player = state.players[seat]
    coins = state.from_bank(selling_price(face, player.sale_bonus))
    return Sell(thing=face.thing, coins=coins, has=player.elements[face.thing])


# ---- what is possible


def why_not_turn(state: State, disc: str) -> Why | None:
    """SM-136, SM-139: the Lost Boy's disc can't be turned."""
    return ("SM-136", "lost-boy") if state.is_on("lost_boy", disc) else None


def why_not_trade(state: State, seat: Seat, face: Face, if_blocked: Why) -> Why | None:
    """SM-135: no trade with the Doctor, nor on a blocked face, for which each kind of trade has a rule of its own."""
    disc = state.players[seat].place
    if state.is_on("doctor", disc):
        return "SM-135", "doctor"
    if face.id in state.discs[disc].blocked:
        return if_blocked
    return None


def why_not_get(state: State, seat: Seat, face: Face) -> Why | None:
    """What stands against buying whether or not one pays: also the limits of Fairy's Gift (SM-R34)."""
    player = state.players[seat]
    is_artefact = PLACES[player.place].sells_artefact
    if_blocked = ("SM-066", "blocked-face") if is_artefact else ("SM-055", "blocked-face")
    if why := why_not_trade(state, seat, face, if_blocked):
        return why
    if face.thing in player.artefacts:
        return "SM-065", "has-artefact"
    if player.place in state.turn.sold_on:
        return "SM-057", "sold-here"
    if face.thing in player.elements and not state.room_for(seat, face.thing):
        return "SM-156", "track-full"
    return None


def why_not_buy(state: State, seat: Seat, face: Face) -> Why | None:
    """SM-054 to SM-058, SM-064 to SM-066, SM-158: buying what the own face shows."""
    if why := why_not_get(state, seat, face):
        return why
    player = state.players[seat]
    if player.coins < buying_price(state, player.place, face):
        return "SM-158", "too-dear"
    return None


def why_not_sell(state: State, seat: Seat, face: Face) -> Why | None:
    """SM-059 to SM-063: selling the element of the own face."""
    if why := why_not_trade(state, seat, face, ("SM-060", "blocked-face")):
        return why
    player = state.players[seat]
    if not player.elements[face.thing]:
        return "SM-060", "lacks-element"
    if player.place in state.turn.bought_on:
        return "SM-062", "bought-here"
    return None


# ---- what happens


def turn_own_disc(t: Table[State], seat: Seat) -> None:
    """SM-052: a quarter turn clockwise, never the other way."""
    disc = t.state.players[seat].place
    t.state.turn_disc(disc, QUARTERS["cw"])
    t.note("turned", seat=seat, disc=disc, way="cw")


def buy(t: Table[State], seat: Seat, face: Face) -> None:
    """SM-054, SM-064: pay, take, block the face, turn the disc."""
    disc = t.state.players[seat].place
    price = buying_price(t.state, disc, face)
    t.state.pay(seat, price)
    take(t.state, seat, face)
    t.note("bought", seat=seat, disc=disc, thing=face.thing, coins=price)
    _close_trade(t, disc, face)


def take(state: State, seat: Seat, face: Face) -> None:
    """SM-054, SM-064, SM-R18: what the face shows is the seat's; buying an element here bars selling here."""
    player = state.players[seat]
    if PLACES[player.place].sells_artefact:
        player.artefacts.append(face.thing)
    else:
        player.elements[face.thing] += 1
        state.turn.bought_on.append(player.place)


def sell(t: Table[State], seat: Seat, face: Face) -> None:
    """SM-059, SM-061, SM-092: give the element, take the coins and use up any Dragon's Gift, block, turn."""
    state, player = t.state, t.state.players[seat]
    player.elements[face.thing] -= 1
    coins = state.receive(seat, selling_price(face, player.sale_bonus))
    player.sale_bonus = 0
    state.turn.sold_on.append(player.place)
    t.note("sold", seat=seat, disc=player.place, thing=face.thing, coins=coins)
    _close_trade(t, player.place, face)


def _close_trade(t: Table[State], disc: str, face: Face) -> None:
    """SM-056, SM-061, SM-067, SM-138, SM-R13: hourglass, quarter turn unless the Lost Boy holds it, then an agent."""
    if not t.state.block(disc, face.id):
        t.note("no-hourglass", disc=disc)
    if why_not_turn(t.state, disc) is None:
        t.state.turn_disc(disc)
    maybe_enter(t, disc)


def clear_face(t: Table[State], seat: Seat, disc: str, face: str) -> None:
    """SM-069, SM-124: an hourglass goes back to the supply."""
    t.state.unblock(disc, face)
    t.note("cleared", seat=seat, disc=disc, face=face)
