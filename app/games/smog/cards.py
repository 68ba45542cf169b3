"""Chapter 7.1: the twelve kinds of special action cards.

A card is chosen first and shown only when all that it needs has been chosen: until then it can be taken back.
"""

from collections.abc import Callable, Mapping

from app.games.smog.agents import maybe_enter
from app.games.smog.card_facts import (
    AgentIn,
    AgentOut,
    BlowAway,
    BlowTo,
    PlayCard,
    PlayForActions,
    PlayForAgent,
    PlayForBankCoins,
    PlayForGift,
    PlayForOpponentsCoins,
    PlayForRust,
    PlayForSale,
    PlayForTheft,
    RustBribe,
    StealFrom,
    StealThing,
    TurnBoard,
)
from app.games.smog.content import CARDS, COMPETENCES, ELEMENTS, EXITS, PLACES
from app.games.smog.market import QUARTERS, my_face, take, why_not_get
from app.games.smog.offer import Offer
from app.games.smog.promenade import pick_turn
from app.games.smog.state import Player, State
from parlour import Fact, Script, Seat, Table, Why

RITUAL = "ritual_summoning"


# ---- what is possible


def offer_card(state: State, seat: Seat, card: str, offer: Offer) -> None:
    """A card of the hand, with what it would do now."""
    why_not = why_not_play(state, seat, card)
    promise = _PROMISES.get(card)
    fact = PlayCard(card=card, lacking=lacks(state, seat, card)) if why_not or not promise else promise(state, seat)
    offer.put(f"card:{card}", why_not, fact=fact)


def lacks(state: State, seat: Seat, card: str) -> list[str]:
    """SM-082: of the elements that the card names, those of which the seat owns none."""
    return [element for element in CARDS[card].requires if not state.players[seat].elements[element]]


def why_not_play(state: State, seat: Seat, card: str) -> Why | None:
    """SM-082, SM-R26: own one of each element that it names; a card that would do nothing can't be played."""
    if lacks(state, seat, card):
        return "SM-082", "card-needs"
    useful = _USEFUL.get(card)
    return None if useful is None or useful(state, seat) else ("SM-R26", "card-idle")


def _rust_targets(state: State, seat: Seat) -> list[Seat]:
    return [other for other in state.opponents(seat) if state.players[other].bribe]


def _drain_targets(state: State, seat: Seat) -> list[Seat]:
    return [other for other in state.opponents(seat) if state.players[other].coins]


def _channel_targets(state: State, seat: Seat) -> dict[Seat, list[str]]:
    """SM-R20, SM-R26: the elements of each opponent for which the own track has room."""
    wanted = [element for element in ELEMENTS if state.room_for(seat, element)]
    found = {o: [e for e in wanted if state.players[o].elements[e]] for o in state.opponents(seat)}
    return {other: elements for other, elements in found.items() if elements}


def _decree_targets(state: State, seat: Seat) -> dict[Seat, list[str]]:
    """SM-096: the artefacts of each opponent that the player lacks."""
    mine = state.players[seat].artefacts
    found = {o: [a for a in state.players[o].artefacts if a not in mine] for o in state.opponents(seat)}
    return {other: artefacts for other, artefacts in found.items() if artefacts}


def _fairy_can_give(state: State, seat: Seat) -> bool:
    """SM-R34: something on the own face that may be bought."""
    face = my_face(state, seat)
    return face is not None and why_not_get(state, seat, face) is None


_USEFUL: Mapping[str, Callable[[State, Seat], object]] = {
    "queens_favour": lambda state, seat: state.bank,
    RITUAL: lambda state, seat: state.on_board,
    "dissolved_to_rust": _rust_targets,
    "ethereal_channel": _channel_targets,
    "alchemical_drain": _drain_targets,
    "lords_decree": _decree_targets,
    "fairys_gift": _fairy_can_give,
}


def _sale_bonus(player: Player) -> int:
    """SM-R32: what the next sale brings on top once Dragon's Gift was played."""
    return player.sale_bonus + CARDS["dragons_gift"].sale_bonus


def _bank_coins(state: State, seat: Seat) -> PlayForBankCoins:
    return PlayForBankCoins(card="queens_favour", coins=state.from_bank(CARDS["queens_favour"].coins))


def _agents_on_board(state: State, seat: Seat) -> PlayForAgent:
    return PlayForAgent(card=RITUAL, agents=[state.corners[figure.slot] for figure in state.on_board])


def _rust(state: State, seat: Seat) -> PlayForRust:
    most = max(state.players[other].bribe for other in _rust_targets(state, seat))
    return PlayForRust(card="dissolved_to_rust", coins=most)


def _drain(state: State, seat: Seat) -> PlayForOpponentsCoins:
    coins = CARDS["alchemical_drain"].coins_from_each * len(_drain_targets(state, seat))
    return PlayForOpponentsCoins(card="alchemical_drain", coins=coins)


def _theft(card: str, targets: dict[Seat, list[str]]) -> PlayForTheft:
    return PlayForTheft(card=card, things=list(dict.fromkeys(thing for things in targets.values() for thing in things)))


def _gift(state: State, seat: Seat) -> PlayForGift:
    face = my_face(state, seat)
    assert face is not None
    return PlayForGift(card="fairys_gift", thing=face.thing)


_PROMISES: Mapping[str, Callable[[State, Seat], Fact]] = {
    "spectral_speed": lambda state, seat: PlayForActions(
        card="spectral_speed", actions=CARDS["spectral_speed"].actions
    ),
    "queens_favour": _bank_coins,
    RITUAL: _agents_on_board,
    "dissolved_to_rust": _rust,
    "dragons_gift": lambda state, seat: PlayForSale(card="dragons_gift", coins=_sale_bonus(state.players[seat])),
    "ethereal_channel": lambda state, seat: _theft("ethereal_channel", _channel_targets(state, seat)),
    "alchemical_drain": _drain,
    "lords_decree": lambda state, seat: _theft("lords_decree", _decree_targets(state, seat)),
    "fairys_gift": _gift,
}
"""What a card would do now, for those of which there is more to tell than is printed on them."""


# ---- playing


def play(t: Table[State], seat: Seat, card: str) -> Script[None]:
    """SM-081, SM-083: choose what the card needs, show it, let it work, discard it."""
    yield from _EFFECTS[card](t, seat)


def _show(t: Table[State], seat: Seat, card: str) -> None:
    """SM-083, SM-147, SM-R55: the card is seen by all and goes to the discard pile."""
    t.barrier(own=seat)
    t.state.players[seat].hand.remove(card)
    t.state.discard.append(card)
    t.note("played", seat=seat, card=card)


def _pick_opponent(t: Table[State], seat: Seat, seats: Mapping[Seat, Fact], card: str) -> Script[Seat]:
    """Ask which opponent's gentleman, unless there is only one."""
    if len(seats) == 1:
        return next(iter(seats))
    gentlemen = {f"gentleman:{t.state.players[other].gentleman}": other for other in seats}
    facts = {option: seats[other] for option, other in gentlemen.items()}
    return (yield from t.pick(seat, gentlemen, "opponent", facts=facts, doing="turn", card=card))


def _pick_loot(
    t: Table[State], seat: Seat, prompt: str, targets: dict[Seat, list[str]], card: str
) -> Script[tuple[Seat, str]]:
    """Whose, and what of it. With that the card is shown, so it is asked even if there is only one such thing."""
    victims = {other: StealFrom(seat=other, things=things) for other, things in targets.items()}
    other = yield from _pick_opponent(t, seat, victims, card)
    kind = prompt.removeprefix("which-")
    loot = {f"{kind}:{thing}": thing for thing in targets[other]}
    facts = {option: StealThing(thing=thing, seat=other) for option, thing in loot.items()}
    thing = yield from t.pick(seat, loot, prompt, facts=facts, doing="turn", always=True, other_seat=other)
    return other, thing


def _spectral_speed(t: Table[State], seat: Seat) -> Script[None]:
    """SM-085, SM-R27: two more actions in this turn."""
    _show(t, seat, "spectral_speed")
    t.state.turn.actions += CARDS["spectral_speed"].actions
    yield from ()


def _queens_favour(t: Table[State], seat: Seat) -> Script[None]:
    """SM-086: two coins from the bank."""
    _show(t, seat, "queens_favour")
    t.note("got-coins", seat=seat, coins=t.state.receive(seat, CARDS["queens_favour"].coins))
    yield from ()


def _titans_breath(t: Table[State], seat: Seat) -> Script[None]:
    """SM-087, SM-R28: put an opponent's gentleman on any other place."""
    state = t.state
    targets = {other: BlowAway(seat=other, place=state.players[other].place) for other in state.opponents(seat)}
    other = yield from _pick_opponent(t, seat, targets, "titans_breath")
    player = state.players[other]
    places = {f"disc:{place}": place for place in PLACES if place != player.place}
    facts = {option: BlowTo(seat=other, place=place) for option, place in places.items()}
    place = yield from t.pick(seat, places, "blow-where", facts=facts, doing="turn", gentleman=player.gentleman)
    _show(t, seat, "titans_breath")
    player.place = place
    t.note("blown", seat=seat, other_seat=other, disc=place)


def _ritual_summoning(t: Table[State], seat: Seat) -> Script[None]:
    """SM-088, SM-R29: an agent on the board and a waiting one change places and corners."""
    state = t.state
    out = {f"agent:{state.corners[figure.slot]}": figure for figure in state.on_board}
    leaving = {option: AgentOut(agent=state.corners[figure.slot], disc=figure.disc) for option, figure in out.items()}
    figure = yield from t.pick(seat, out, "ritual-out", facts=leaving, doing="turn")
    agent = state.corners[figure.slot]
    waiting = {f"agent:{state.corners[slot]}": slot for slot in state.waiting_slots()}
    coming = {o: AgentIn(agent=state.corners[slot], other=agent, disc=figure.disc) for o, slot in waiting.items()}
    slot = yield from t.pick(seat, waiting, "ritual-in", facts=coming, doing="turn", agent=agent)
    _show(t, seat, RITUAL)
    corners = state.corners
    corners[figure.slot], corners[slot] = corners[slot], corners[figure.slot]
    t.note("agent-replaced", agent=corners[slot], other=corners[figure.slot], disc=figure.disc)


def _mechanism_shift(t: Table[State], seat: Seat) -> Script[None]:
    """SM-090, SM-R31: two different discs, a quarter turn each, each in its own direction."""
    first = yield from pick_turn(t, seat, "turn-which")
    second = yield from pick_turn(t, seat, "turn-other", disc=first[0], way=first[1])
    _show(t, seat, "mechanism_shift")
    for disc, way in (first, second):
        t.state.turn_disc(disc, QUARTERS[way])
        t.note("turned", seat=seat, disc=disc, way=way)


def _dissolved_to_rust(t: Table[State], seat: Seat) -> Script[None]:
    """SM-091, SM-R41: an opponent's bribe coins go to the bank; the favour does not move now."""
    players = t.state.players
    targets = {other: RustBribe(seat=other, coins=players[other].bribe) for other in _rust_targets(t.state, seat)}
    other = yield from _pick_opponent(t, seat, targets, "dissolved_to_rust")
    _show(t, seat, "dissolved_to_rust")
    t.note("rusted", seat=seat, other_seat=other, coins=t.state.discard_bribe(other))


def _dragons_gift(t: Table[State], seat: Seat) -> Script[None]:
    """SM-092, SM-R32: the next sale, in whichever turn, brings three coins more."""
    _show(t, seat, "dragons_gift")
    t.state.players[seat].sale_bonus = _sale_bonus(t.state.players[seat])
    yield from ()


def side_after(side: int, quarters: int) -> int:
    """SM-R33: the side that one faces once the board was turned so far clockwise: those before come to each."""
    return (side - quarters) % 4


def _wheel_of_chaos(t: Table[State], seat: Seat) -> Script[None]:
    """SM-093, SM-R33: the board turns under all."""
    me = t.state.players[seat]
    sides = {way: side_after(me.side, quarters) for way, quarters in QUARTERS.items()}
    ways = {
        way: TurnBoard(way=way, competence=COMPETENCES[side], exit=EXITS[me.gate][side]) for way, side in sides.items()
    }
    way = yield from t.ask(seat, ways, "wheel-way", doing="turn")
    _show(t, seat, "wheel_of_chaos")
    for player in t.state.players:
        player.side = side_after(player.side, QUARTERS[way])
    t.note("wheel", seat=seat, way=way)


def _ethereal_channel(t: Table[State], seat: Seat) -> Script[None]:
    """SM-094: take one element from an opponent."""
    state, card = t.state, "ethereal_channel"
    other, element = yield from _pick_loot(t, seat, "which-element", _channel_targets(state, seat), card)
    _show(t, seat, card)
    amount = CARDS[card].elements
    state.players[other].elements[element] -= amount
    state.players[seat].elements[element] += amount
    t.note("stolen", seat=seat, other_seat=other, thing=element)


def _alchemical_drain(t: Table[State], seat: Seat) -> Script[None]:
    """SM-095: one hand coin from each opponent who has one."""
    state, each = t.state, CARDS["alchemical_drain"].coins_from_each
    _show(t, seat, "alchemical_drain")
    for other in _drain_targets(state, seat):
        state.players[other].coins -= each
        state.players[seat].coins += each
        t.note("drained", seat=seat, other_seat=other)
    yield from ()


def _lords_decree(t: Table[State], seat: Seat) -> Script[None]:
    """SM-096, SM-R50: take an artefact that one lacks from an opponent."""
    state, card = t.state, "lords_decree"
    other, artefact = yield from _pick_loot(t, seat, "which-artefact", _decree_targets(state, seat), card)
    _show(t, seat, card)
    state.players[other].artefacts.remove(artefact)
    state.players[seat].artefacts.append(artefact)
    t.note("stolen", seat=seat, other_seat=other, thing=artefact)


def _fairys_gift(t: Table[State], seat: Seat) -> Script[None]:
    """SM-097, SM-R34, SM-R14: get what the own face shows for nothing; a trade, but no hourglass and no turn."""
    face = my_face(t.state, seat)
    assert face is not None
    _show(t, seat, "fairys_gift")
    disc = t.state.players[seat].place
    take(t.state, seat, face)
    t.note("bought", seat=seat, disc=disc, thing=face.thing, coins=0)
    maybe_enter(t, disc)
    yield from ()


_EFFECTS: Mapping[str, Callable[[Table[State], Seat], Script[None]]] = {
    "spectral_speed": _spectral_speed,
    "queens_favour": _queens_favour,
    "titans_breath": _titans_breath,
    RITUAL: _ritual_summoning,
    "mechanism_shift": _mechanism_shift,
    "dissolved_to_rust": _dissolved_to_rust,
    "dragons_gift": _dragons_gift,
    "wheel_of_chaos": _wheel_of_chaos,
    "ethereal_channel": _ethereal_channel,
    "alchemical_drain": _alchemical_drain,
    "lords_decree": _lords_decree,
    "fairys_gift": _fairys_gift,
}
