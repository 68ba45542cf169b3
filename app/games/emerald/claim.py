"""Claiming a card by majority of influence (EM-041 to EM-063)."""

from typing import TypeAlias

from app.games.emerald.content import AGENTS, CARDS, EFFECTS, PERMANENTS, STRATEGY, city_card
from app.games.emerald.cubes import LIMBO, PLACES, STOCK, pile, piles, transfer, where
from app.games.emerald.decks import hand_over, lay
from app.games.emerald.doubles import draw_counters
from app.games.emerald.permanents import take_effect
from app.games.emerald.sanity import face_horror
from app.games.emerald.state import Agent, CityState, Desk, State, has
from app.games.emerald.tracks import empty_stack
from parlour import OptionId, Script, Seat, Why

SCORING = tuple(card.id for card in STRATEGY.values() if card.passive and card.passive != "infernal_machine")
"""Strategy cards whose points go to whoever has them (EM-100, EM-104, EM-107, EM-108)."""


Influence: TypeAlias = tuple[int, int]
"""A seat's points in a place and its agents there: of equal points the one with more agents is ahead (EM-048)."""

NOBODY: Influence = (0, 0)

Crew: TypeAlias = list[int]
"""How many agents each seat has in a city."""


def crews(s: State) -> dict[str, Crew]:
    """The agents in all cities where there are any."""
    found: dict[str, Crew] = {}
    for agent in s.agents.values():
        if agent.city not in found:
            found[agent.city] = [0] * len(s.players)
        found[agent.city][agent.owner] += 1
    return found


def cultists(s: State, city: CityState) -> Seat | None:
    """EM-228: the seat whose Cultists have influence in this city."""
    return city.control if city.control is not None and has(s, city.control, "cultists") else None


def influence(cubes: list[int], crew: Crew | None, cultists: Seat | None) -> dict[Seat, Influence]:
    """EM-044 to EM-046, EM-228: cubes, agents in the city, Cultists under a control disc; of seats that have any."""
    points = cubes
    if cultists is not None:
        points = cubes.copy()
        points[cultists] += PERMANENTS["cultists"].influence
    if crew is None:
        return {seat: (number, 0) for seat, number in enumerate(points) if number}
    return {seat: (points[seat] + agents, agents) for seat, agents in enumerate(crew) if points[seat] + agents}


def influence_in(s: State, place: OptionId) -> dict[Seat, Influence]:
    """Influence in any place: on a permanent nothing but cubes count."""
    kind, name = PLACES[place]
    if kind == "offer":
        return influence(s.offers[name].cubes, None, None)
    return influence(pile(s, place), crews(s).get(name), cultists(s, s.cities[name]))


def is_blocked(s: State, place: OptionId) -> bool:
    """EM-050, EM-181, EM-V04: a disc blocks what it lies on; on a City box, with `hu`, the stack as well."""
    kind, name = PLACES[place]
    if kind == "offer":
        return s.offers[name].blocked
    city = s.cities[name]
    if kind == "city":
        return city.blocked
    return city.card_blocked or (city.blocked and not s.italian)


def why_not_claim(s: State, me: Seat, place: OptionId) -> Why | None:
    """The first rule that forbids this claim, or None if it is allowed."""
    kind, name = PLACES[place]
    if kind == "city" and s.cities[name].locked_by is not None:
        return "EM-051", "locked"
    if kind == "city" and s.cities[name].control == me:
        return "EM-051", "yours-already"
    if not pile(s, place)[me]:
        return "EM-043", "no-cube"
    if is_blocked(s, place):
        return "EM-050", "blocking-disc"
    weights = influence_in(s, place)
    mine = weights.pop(me)
    best = max(weights.values(), default=NOBODY)
    if best <= mine:
        return None
    return ("EM-047", "outweighed") if best[0] > mine[0] else ("EM-048", "fewer-agents")


def may_claim_now(s: State) -> bool:
    """EM-041: only as the first action, and before any free action."""
    return s.actions == 0 and not s.free_done


def can_claim(s: State, me: Seat) -> bool:
    """Only places with a cube of this seat are looked at (EM-043): on most of the board it has none."""
    if not may_claim_now(s):
        return False
    mine = [place for place, cubes in piles(s).items() if cubes[me]]
    return any(why_not_claim(s, me, place) is None for place in mine)


def claim(t: Desk, me: Seat) -> Script[None]:
    """EM-042, EM-063: choose what to claim; then card, cubes, effects, next card, Sanity counter."""
    s = t.state
    board = piles(s)
    reasons = {place: why_not_claim(s, me, place) for place in board}
    free = [place for place, reason in reasons.items() if reason is None]
    blocked = {place: reason for place, reason in reasons.items() if reason is not None and any(board[place])}
    place = yield from t.ask(me, free, "claim", blocked=blocked, doing="acting")
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
    if CARDS[card].sanity and not player.safe_in_mind:
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
    t.barrier()
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
    if PERMANENTS[name].sanity and not player.safe_in_mind:
        face_horror(t, me)
