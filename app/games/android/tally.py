"""How often what was done, in this turn, day and week (AN-390): counted as far as any card asks for it."""

from collections.abc import Iterator

from msgspec import Struct

from app.games.android.content import CARDS, EVENTS, PLOTS, SPECIALS
from app.games.android.context import Occasion
from app.games.android.state import State
from app.games.android.vocabulary import Did, Filter
from parlour import Seat


def _questions(words: object) -> Iterator[tuple[str, str, str]]:
    """The events that a card asks for, each with its span and the place if it names one."""
    if isinstance(words, (list, tuple)):
        for word in words:
            yield from _questions(word)
    elif isinstance(words, Struct):
        if isinstance(words, Did):
            yield words.event, words.span, "" if words.where is None else words.where.id
        elif isinstance(words, Filter) and words.after:
            yield words.after, words.span or "turn", ""
        elif isinstance(words, Filter) and words.from_district:
            yield "enter", "turn", ""
        for name in words.__struct_fields__:
            yield from _questions(getattr(words, name))


def _counted() -> dict[str, dict[str, list[str]]]:
    rows = [*CARDS.values(), *EVENTS.values(), *PLOTS.values(), *SPECIALS.values()]
    counted: dict[str, dict[str, list[str]]] = {}
    for event, span, place in sorted(set(_questions(rows))):
        counted.setdefault(event, {}).setdefault(span, []).append(place)
    return counted


COUNTED = _counted()
"""The events that some card asks for, in which spans, and at which places (empty: at any). Nothing else is counted."""


def count(state: State, it: Occasion) -> None:
    """Remember that it was done."""
    for span, places in COUNTED.get(it.event, {}).items():
        if "" in places or it.at in places:
            counted: dict[str, int] = getattr(state.tally, span)
            key = f"{it.event}:{it.who}:{it.at}"
            counted[key] = counted.get(key, 0) + 1


def times(state: State, event: str, seat: Seat, span: str) -> dict[str, int]:
    """How often a player has done this in the span, by place."""
    start = f"{event}:{seat}:"
    counted: dict[str, int] = getattr(state.tally, span)
    return {key.removeprefix(start): n for key, n in counted.items() if key.startswith(start)}


def begin_week(state: State) -> None:
    """Where a detective stands when a week begins counts as entered in it."""
    state.tally.week = {f"enter:{seat}:{player.at}": 1 for seat, player in enumerate(state.players)}
