"""Conditions (README 4.4) and triggers (4.5): whether they hold. They look at public facts only."""

from collections.abc import Callable, Sequence
from typing import Any

from app.games.android import vocabulary as v
from app.games.android.content import CARDS
from app.games.android.context import Ctx, Occasion
from app.games.android.geography import place_fits
from app.games.android.selectors import seats_of
from app.games.android.standing import flagged
from app.games.android.state import State
from app.games.android.tally import times
from parlour import Seat

FAVOR = "favor"


def count(state: State, seat: Seat, token: str) -> int:
    """How many such things lie before a player; a standard kind means tokens of that kind only (AN-388)."""
    player = state.players[seat]
    if token.startswith("in_play:"):
        trait = token.removeprefix("in_play:")
        return sum(trait in CARDS[card].traits for card in player.in_play("card"))
    if token in ("favor", "favor:any"):
        return sum(n for held, n in player.tokens.items() if held.startswith("favor:"))
    return player.tokens.get(token, 0)


def _at(state: State, ctx: Ctx, cond: v.At | v.ExistsPlayer) -> bool:
    return any(
        place_fits(state, ctx, cond.where, state.players[seat].at, seat) for seat in seats_of(state, ctx, cond.who)
    )


def _has(state: State, ctx: Ctx, cond: v.Has) -> bool:
    return any(count(state, seat, cond.token) >= cond.n for seat in seats_of(state, ctx, cond.who))


def _lacks(state: State, ctx: Ctx, cond: v.Lacks) -> bool:
    return any(count(state, seat, cond.token) < cond.n for seat in seats_of(state, ctx, cond.who))


def _sanity(state: State, ctx: Ctx, cond: v.Sanity) -> bool:
    seat = state.seat_of("caprice")
    return seat is not None and cond.min <= state.players[seat].sanity <= cond.max


def _mood(state: State, ctx: Ctx, cond: v.Mood) -> bool:
    seat = state.seat_of("louis")
    return seat is not None and state.players[seat].mood == cond.side


def _directive(state: State, ctx: Ctx, cond: v.DirectiveInPlay) -> bool:
    seat = state.seat_of("floyd")
    there = seat is not None and f"special:flo_directive_{cond.n}" in state.players[seat].area
    return there == cond.in_play


def _hand(state: State, ctx: Ctx, cond: v.HandSize) -> bool:
    return any(cond.min <= len(state.players[seat].hand) <= cond.max for seat in seats_of(state, ctx, cond.who))


def _day(state: State, ctx: Ctx, cond: v.Day) -> bool:
    return cond.min <= state.weekday <= cond.max


def _same_location(state: State, ctx: Ctx, cond: v.SameLocation) -> bool:
    meant = seats_of(state, ctx, cond.who)
    return any(
        other.at == state.players[seat].at for seat in meant for i, other in enumerate(state.players) if i != seat
    )


def _npc(state: State, ctx: Ctx, cond: v.NpcIs) -> bool:
    return state.npcs[cond.id].state == cond.state


def _did(state: State, ctx: Ctx, cond: v.Did) -> bool:
    done = 0
    for seat in seats_of(state, ctx, cond.who):
        for place, n in times(state, cond.event, seat, cond.span).items():
            if cond.where is None or place_fits(state, ctx, cond.where, place, seat):
                done += n
    return done >= cond.n


def _not(state: State, ctx: Ctx, cond: v.Not) -> bool:
    return not holds(state, ctx, cond.cond)


def _flag(state: State, ctx: Ctx, cond: v.Flagged) -> bool:
    return any(flagged(state, seat, cond.name) for seat in seats_of(state, ctx, cond.who))


def _baggage_lead(state: State, ctx: Ctx, cond: v.BaggageLead) -> bool:
    for seat in seats_of(state, ctx, cond.who):
        plot = state.players[seat].plot
        if plot is not None:
            more, less = (plot.good, plot.bad) if cond.kind == "good" else (plot.bad, plot.good)
            return more > less
    return False


def _is_detective(state: State, ctx: Ctx, cond: v.IsDetective) -> bool:
    return any(state.players[seat].detective == cond.id for seat in seats_of(state, ctx, cond.who))


def _suspect_has(state: State, ctx: Ctx, cond: v.SuspectHas) -> bool:
    sheets = [state.suspects[suspect] for suspect in state.living()]
    return any((sheet.hits if cond.token == "hit" else sheet.alibis) >= cond.n for sheet in sheets)


TESTS: dict[type, Callable[[State, Ctx, Any], bool]] = {
    v.At: _at,
    v.Has: _has,
    v.Lacks: _lacks,
    v.Sanity: _sanity,
    v.Mood: _mood,
    v.DirectiveInPlay: _directive,
    v.HandSize: _hand,
    v.Day: _day,
    v.SameLocation: _same_location,
    v.NpcIs: _npc,
    v.Did: _did,
    v.Not: _not,
    v.Flagged: _flag,
    v.BaggageLead: _baggage_lead,
    v.IsDetective: _is_detective,
    v.ExistsPlayer: _at,
    v.SuspectHas: _suspect_has,
}


def holds(state: State, ctx: Ctx, condition: v.Condition) -> bool:
    return TESTS[type(condition)](state, ctx, condition)


def all_hold(state: State, ctx: Ctx, conditions: Sequence[v.Condition]) -> bool:
    return not conditions or all(holds(state, ctx, condition) for condition in conditions)


def fits(state: State, ctx: Ctx, on: v.Trigger, it: Occasion) -> bool:
    """Whether a happening is one that a trigger names, seen by a card of `ctx.owner` in the hand of `ctx.me`."""
    if on.event != it.event:
        return False
    if on.who == "owner":  # nearly all: no list for them
        if it.who != ctx.owner:
            return False
    elif it.who not in seats_of(state, ctx, on.who):
        return False
    if (on.trait and on.trait not in it.traits) or (on.not_trait and on.not_trait in it.traits):
        return False
    if on.token is not None and not _names(on.token, it.tokens):
        return False
    if on.kind not in (None, "any", it.kind) or on.file not in (None, it.file):
        return False
    if on.name not in ("", it.name) or on.card not in ("", it.card):
        return False
    if on.op not in ("", it.op) or on.choice not in ("", it.choice):
        return False
    if (on.day and on.day != it.day) or (on.n and not it.low < on.n <= it.high):
        return False
    return on.where is None or place_fits(state, ctx, on.where, it.at, it.who)


def _names(token: str, tokens: Sequence[str]) -> bool:
    return any(held.startswith("favor:") for held in tokens) if token == FAVOR else token in tokens
