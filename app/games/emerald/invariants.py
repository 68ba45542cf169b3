"""What must always hold: nothing is made and nothing is lost (EM-002 to EM-008)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from app.games.emerald.content import (
    AGENTS,
    CARDS,
    CITY_CARDS,
    INITIAL,
    PERMANENTS,
    PIECES,
    SANITY,
    SETUP,
    STRATEGY,
    city_card,
    copies,
)
from app.games.emerald.state import MI_GO, State


def invariants(state: State) -> Iterable[str]:
    """Everything that is wrong with this state; normally nothing."""
    yield from _cards(state)
    yield from _pieces(state)
    for seat, player in enumerate(state.players):
        placed = sum(city.cubes[seat] + city.card_cubes[seat] for city in state.cities.values())
        placed += sum(offer.cubes[seat] for offer in state.offers.values())
        total = player.stock + player.pool + player.limbo + placed
        if total != SETUP.active_stock + SETUP.common_pool:
            yield f"seat {seat} has {total} cubes"
        if min(player.stock, player.pool, player.limbo) < 0:
            yield f"seat {seat} has fewer than no cubes somewhere"
        if Counter(player.shown) - Counter(player.hand):
            yield f"seat {seat} does not hold the cards all know it to hold"


def _cards(s: State) -> Iterator[str]:
    """Every card is in exactly one place."""
    held: Counter[str] = Counter(s.removed) + Counter(s.unseen)
    for player in s.players:
        held.update(player.hand + player.deck.cards + player.removed + player.permanents)
        held.update(laid.card for laid in player.discards)
    for name, city in s.cities.items():
        held.update(city.stack.cards + ([city.up] if city.up else []))
        if city.locked_by is not None:
            held["bismarck"] += 1
        if city.destroyed:
            held["cthulhu"] += 1
        elif city.control is None:
            held[city_card(name)] += 1
    held.update(name for name, agent in s.agents.items() if agent.city == MI_GO)
    held.update([*s.offers, *s.permanents.cards])
    expected = Counter(copies(STRATEGY)) + Counter(copies(CITY_CARDS)) + Counter(list(PERMANENTS))
    for _ in s.players:
        expected.update(copies(INITIAL))
    for card in sorted({*held, *expected, *CARDS}):
        if held[card] != expected[card]:
            yield f"there are {held[card]} of {card}, not {expected[card]}"


def _pieces(s: State) -> Iterator[str]:
    doubles = s.doubles.cards + s.exposed + [agent for player in s.players for agent in player.doubles]
    if sorted(doubles) != sorted(AGENTS):
        yield "the double-agent counters are not 22 different ones"
    sanity = len(s.sanity) + s.sane + sum(player.mad for player in s.players)
    if sanity != len(SANITY):
        yield f"there are {sanity} Sanity counters"
    if s.blocking_discs_left < 0 or s.zombies_out > PIECES.zombies or s.safe_left < 0:
        yield "there are more discs, zombies or Safe counters in play than there are"
    for name, city in s.cities.items():
        if city.destroyed and (city.up or city.zombies or city.control is not None or city.blocked):
            yield f"{name} is destroyed but not empty"
        if not city.up and (any(city.card_cubes) or city.card_blocked):
            yield f"{name} has no strategy card, but something lies on it"
    for name, agent in s.agents.items():
        if agent.city != MI_GO and s.cities[agent.city].destroyed:
            yield f"{name} stands in a destroyed city"
