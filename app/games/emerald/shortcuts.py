"""Shortcuts of an action: a card in hand and the place or target for it, as one (`freemasons:stack:paris`)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from app.games.emerald.abilities import ASSASSINATE, Usage
from app.games.emerald.attempts import HIDE
from app.games.emerald.content import CUBE_SYMBOLS
from app.games.emerald.cubes import TakeBackWith, fits_cubes
from app.games.emerald.payment import DONE, Sum, next_cards, ways_with
from app.games.emerald.places import LIMBO, cubes_out, open_places
from app.games.emerald.state import State
from app.games.emerald.tracks import PushMarker, pushes, tell_pushes
from app.games.emerald.travel import begin_plan
from parlour import Fact, OptionId, Seat

Shortcuts: TypeAlias = dict[OptionId, tuple[OptionId, ...]]


def shortcuts(
    s: State, me: Seat, options: Mapping[OptionId, Fact | None], uses: Mapping[str, Mapping[str, Usage]], engine: int
) -> Shortcuts:
    """All that one can do with a card and a second thing, of the actions that are offered now."""
    found = placing(s, me, engine).copy() if "do:place" in options else {}
    if "do:take-back" in options and s.players[me].limbo:
        found |= taking_back(s, me, options["do:take-back"], engine)
    if "do:move" in options:
        found |= travelling(s, me, engine)
    if "do:tracks" in options:
        found |= pushing(s, me, options["do:tracks"], engine)
    for card, usages in uses.items():
        found |= aiming(card, usages, engine)
    return found


def placing(s: State, me: Seat, engine: int) -> Shortcuts:
    """`<card>:<place>`: the cubes of this card alone go there."""
    player = s.players[me]
    cards = next_cards(Sum(), player.hand, CUBE_SYMBOLS, fits_cubes, player.stock)
    places = tuple(open_places(s, me))
    if len(places) == 1:
        return {}
    alone = [card for card in cards if fits_cubes(player.stock, Sum().plus(CUBE_SYMBOLS[card]))]
    return _places_for(tuple(alone), places, is_asked=len(cards) > 1 or engine == 1)


@lru_cache(maxsize=1000)
def _places_for(cards: tuple[str, ...], places: tuple[OptionId, ...], *, is_asked: bool) -> Shortcuts:
    """Kept, as hands and places stay the same through most of a turn."""
    return {
        f"{card}:{place}": ("do:place", f"hand:{card}", place) if is_asked else ("do:place", place)
        for card in cards
        for place in places
    }


def taking_back(s: State, me: Seat, offered: Fact | None, engine: int) -> Shortcuts:
    """`<card>:limbo`: as many cubes as the card has come back from Limbo."""
    if isinstance(offered, TakeBackWith):
        is_one = len(offered.cards) == 1 and offered.where == LIMBO
        return {f"{offered.cards[0]}:{LIMBO}": ("do:take-back",)} if is_one else {}
    hand, out = s.players[me].hand, cubes_out(s, me)
    available = sum(out.values())
    cards = next_cards(Sum(), hand, CUBE_SYMBOLS, fits_cubes, available)
    found: Shortcuts = {}
    for card in cards:
        number = min(CUBE_SYMBOLS[card], available)
        if not fits_cubes(available, Sum().plus(CUBE_SYMBOLS[card])) or out[LIMBO] < number:
            continue
        answers = ["do:take-back"]
        if len(cards) > 1 or engine == 1:
            answers.append(f"hand:{card}")
        if len(out) > 1:
            answers += [LIMBO] * number
        elif engine == 1 or len(ways_with(Sum(), card, hand, CUBE_SYMBOLS, fits_cubes, available)) > 1:
            answers.append(LIMBO)
        found[f"{card}:{LIMBO}"] = tuple(answers)
    return found


def travelling(s: State, me: Seat, engine: int) -> Shortcuts:
    """`agent:<name>`: its journey begins."""
    agents = begin_plan(s, me).possible()
    if len(agents) == 1 and engine > 1:
        return {f"agent:{agent}": ("do:move",) for agent in agents}
    return {f"agent:{agent}": ("do:move", f"agent:{agent}") for agent in agents}


def pushing(s: State, me: Seat, offered: Fact | None, engine: int) -> Shortcuts:
    """`<card>:track:<track>`: this arrow and no other."""
    hand = s.players[me].hand
    choices = pushes(hand, s.tracks)
    facts = tell_pushes(hand, s.tracks, choices, engine)
    found: Shortcuts = {}
    for option, fact in facts.items():
        answers = ["do:tracks"]
        if not isinstance(offered, PushMarker):
            answers += [option] if len(choices) > 1 or engine == 1 else []
            answers += [] if fact.last else [DONE]
        found[f"{fact.card}:track:{fact.track}"] = tuple(answers)
    return found


def aiming(card: str, usages: Mapping[str, Usage], engine: int) -> Shortcuts:
    """`<card>:<target>`: an attempt with this card."""
    deed = next((name for name in (ASSASSINATE, HIDE) if name in usages), "")
    if not deed:
        return {}
    targets = usages[deed].options
    first = (f"use:{card}",) if len(usages) == 1 else (f"use:{card}", f"ability:{deed}")
    if len(targets) == 1 and engine > 1:
        return {f"{card}:{targets[0]}": first}
    return {f"{card}:{target}": (*first, target) for target in targets}
