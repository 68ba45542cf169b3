"""Claiming a card by majority of influence (EM-041 to EM-063)."""

from app.games.emerald.content import AGENTS, CARDS, CITIES, EFFECTS, PERMANENTS, STRATEGY, city_card
from app.games.emerald.decks import hand_over, lay
from app.games.emerald.doubles import draw_counters
from app.games.emerald.influence import NOBODY, Influence, best_other, crews, cubes_lacking, influence_in
from app.games.emerald.permanents import take_effect
from app.games.emerald.places import LIMBO, PLACES, STOCK, pile, piles, transfer, where
from app.games.emerald.sanity import face_horror
from app.games.emerald.state import Agent, Desk, State
from app.games.emerald.tracks import empty_stack
from parlour import Fact, OptionId, Script, Seat, Why

# ---- what is told of the options


class ClaimCard(Fact, frozen=True):
    """A strategy card: my influence there, the best other's, my cubes that go to Limbo, Sanity counters to draw."""

    card: str
    city: str
    mine: int
    most: int
    cubes: int
    sanity: int


class ClaimCity(Fact, frozen=True):
    """A city that nobody controls."""

    city: str
    points: int
    mine: int
    most: int
    cubes: int


class TakeCity(Fact, frozen=True):
    """A city that this seat controls."""

    city: str
    points: int
    seat: Seat
    mine: int
    most: int
    cubes: int


class ClaimPermanent(Fact, frozen=True):
    permanent: str
    mine: int
    most: int
    cubes: int
    sanity: int


# ---- what may be claimed


SCORING = tuple(card.id for card in STRATEGY.values() if card.passive and card.passive != "infernal_machine")
"""Strategy cards whose points go to whoever has them (EM-100, EM-104, EM-107, EM-108)."""


def is_blocked(s: State, place: OptionId) -> bool:
    """EM-050, EM-181, EM-V04: a disc blocks what it lies on; on a City box, with `hu`, the stack as well."""
    kind, name = PLACES[place]
    if kind == "offer":
        return s.offers[name].blocked
    city = s.cities[name]
    if kind == "city":
        return city.blocked
    return city.card_blocked or (city.blocked and not s.italian)


def why_not_claim(s: State, me: Seat, place: OptionId, weights: dict[Seat, Influence]) -> Why | None:
    """The first rule that forbids this claim, as influence stands there, or None if it is allowed."""
    kind, name = PLACES[place]
    if kind == "city" and s.cities[name].locked_by is not None:
        return "EM-051", "locked"
    if kind == "city" and s.cities[name].control == me:
        return "EM-051", "yours-already"
    cubes = pile(s, place)[me]
    if not cubes:
        return "EM-043", "no-cube"
    if is_blocked(s, place):
        return "EM-050", "blocking-disc"
    if not cubes_lacking(weights, me, cubes):
        return None
    is_less = best_other(weights, me)[0] > weights[me][0]
    return ("EM-047", "outweighed") if is_less else ("EM-048", "fewer-agents")


def may_claim_now(s: State) -> bool:
    """EM-041: only as the first action, and before any free action."""
    return s.actions == 0 and not s.free_done


def can_claim(s: State, me: Seat) -> bool:
    return may_claim_now(s) and bool(claims(s, me)[0])


def tell_claim(s: State, me: Seat, place: OptionId, weights: dict[Seat, Influence]) -> Fact:
    """What a claim of this place would give and cost."""
    kind, name = PLACES[place]
    mine, most = weights.get(me, NOBODY)[0], best_other(weights, me)[0]
    cubes = pile(s, place)[me]
    if kind == "stack":
        card = s.cities[name].up
        sanity = horrors(s, me, CARDS[card].sanity)
        return ClaimCard(card=card, city=name, mine=mine, most=most, cubes=cubes, sanity=sanity)
    if kind == "offer":
        sanity = horrors(s, me, PERMANENTS[name].sanity)
        return ClaimPermanent(permanent=name, mine=mine, most=most, cubes=cubes, sanity=sanity)
    points, holder = CITIES[name].control_vp, s.cities[name].control
    if holder is None or holder == me:
        return ClaimCity(city=name, points=points, mine=mine, most=most, cubes=cubes)
    return TakeCity(city=name, points=points, seat=holder, mine=mine, most=most, cubes=cubes)


def horrors(s: State, me: Seat, is_horrible: bool) -> int:
    """EM-058, EM-119: how many Sanity counters I draw for what I claim."""
    return int(is_horrible and not s.players[me].safe_in_mind)


def claims(s: State, me: Seat) -> tuple[dict[OptionId, Fact], dict[OptionId, Why]]:
    """What I may claim, and why not the other places where anybody has cubes; each with what it would bring."""
    agents = crews(s)
    free: dict[OptionId, Fact] = {}
    blocked: dict[OptionId, Why] = {}
    for place, cubes in piles(s).items():
        if not any(cubes):
            continue
        weights = influence_in(s, place, agents)
        why = why_not_claim(s, me, place, weights)
        fact = tell_claim(s, me, place, weights)
        if why is None:
            free[place] = fact
        else:
            blocked[place] = (why[0], why[1], fact)
    return free, blocked


def claim(t: Desk, me: Seat, offered: Fact | None) -> Script[None]:
    """Choose what to claim: only in matches that began before claims were offered among the actions."""
    free, blocked = claims(t.state, me)
    place = yield from t.ask(me, free, "claim", blocked=blocked, doing="acting")
    yield from claim_place(t, me, place)


# ---- what a claim does


def claim_place(t: Desk, me: Seat, place: OptionId) -> Script[None]:
    """EM-042, EM-063: card, cubes, effects, next card, Sanity counter."""
    kind, name = PLACES[place]
    if kind == "stack":
        claim_strategy_card(t, me, name)
    elif kind == "city":
        claim_city(t, me, name)
    else:
        yield from claim_permanent(t, me, name)


def spend_influence(s: State, me: Seat, place: OptionId) -> None:
    """EM-052, EM-062: all cubes of the claimer go to Limbo, those of the others back to their stocks."""
    for seat, number in enumerate(pile(s, place)):
        transfer(s, seat, place, LIMBO if seat == me else STOCK, number)


def claim_strategy_card(t: Desk, me: Seat, name: str) -> None:
    """EM-053 to EM-058: the card to the discard pile, an agent into the city, the next card up."""
    s = t.state
    card = s.cities[name].up
    player = s.players[me]
    t.note("claimed", seat=me, card=card, **where(f"stack:{name}"))
    lay(player, card)
    if card in AGENTS:
        s.agents[card] = Agent(me, name)
    if card in SCORING:
        player.scoring.append(card)
    spend_influence(s, me, f"stack:{name}")
    if CARDS[card].on_claim == "rachkovsky":
        draw_counters(t, me, EFFECTS["rachkovsky"].draw)
    turn_next(t, name)
    for _ in range(horrors(s, me, CARDS[card].sanity)):
        face_horror(t, me)


def turn_next(t: Desk, name: str) -> None:
    """EM-055, EM-056: turn up the next card of a stack; if there is none the stack has run out."""
    city = t.state.cities[name]
    city.up = city.stack.draw(t) or ""
    if city.up:
        t.note("turned-up", city=name, card=city.up)
    else:
        empty_stack(t, name)


def claim_city(t: Desk, me: Seat, name: str) -> None:
    """EM-059 to EM-061: the city card from the supply or its holder, and control; the VP follow by themselves."""
    s = t.state
    city = s.cities[name]
    t.note("claimed-city", seat=me, city=name)
    if city.control is None:
        lay(s.players[me], city_card(name))
    else:
        hand_over(t, city.control, me, city_card(name))
    city.control = me
    spend_influence(s, me, f"city:{name}")


def claim_permanent(t: Desk, me: Seat, name: str) -> Script[None]:
    """EM-057, EM-058: the card in front of the claimer, its effect, then the Sanity counter."""
    s = t.state
    player = s.players[me]
    t.note("claimed", seat=me, card=name, **where(f"offer:{name}"))
    spend_influence(s, me, f"offer:{name}")
    del s.offers[name]
    player.permanents.append(name)
    yield from take_effect(t, me, name)
    for _ in range(horrors(s, me, PERMANENTS[name].sanity)):
        face_horror(t, me)
