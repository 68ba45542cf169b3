"""The engine of effects: a table from verb to rule. Each chapter of the game adds its own verbs to the table.

A verb has two sides: what it does (a script), and its `Extent`: whether by public facts it would do nothing, something
or all that it says. `choose` offers what can be done in full (AN-391), `may` is asked only where some would.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, TypeAlias, TypeVar

import msgspec

from app.games.android import verbs as v
from app.games.android.conditions import all_hold
from app.games.android.context import Ctx, Occasion
from app.games.android.selectors import is_pick, seats_of
from app.games.android.state import Lasting, State
from parlour import Fact, OptionId, Script, Seat, Table

T = TypeVar("T")


class Extent(IntEnum):
    """How much of an effect would happen now."""

    NOTHING = 0
    PART = 1
    FULL = 2


Run: TypeAlias = Callable[[Table[State], Ctx, Any], Script[None]]
RunFor: TypeAlias = Callable[[Table[State], Ctx, Any, Seat], Script[None]]
Reach: TypeAlias = Callable[[State, Ctx, Any], Extent]
ReachFor: TypeAlias = Callable[[State, Ctx, Any, Seat], Extent]

RUN: dict[type, Run] = {}
REACH: dict[type, Reach] = {}


def extent_of(possible: int, wanted: int) -> Extent:
    """All, part or nothing of what is wanted."""
    if possible >= wanted:
        return Extent.FULL
    return Extent.PART if possible > 0 else Extent.NOTHING


def everything(state: State, ctx: Ctx, effect: Any) -> Extent:
    return Extent.FULL


def verb(kind: type, reach: Reach = everything) -> Callable[[Run], Run]:
    """Enter a verb in the table."""

    def enter(run: Run) -> Run:
        RUN[kind] = run
        REACH[kind] = reach
        return run

    return enter


def verb_for(kind: type, reach: ReachFor) -> Callable[[RunFor], RunFor]:
    """Enter a verb that is done for each player that its `who` names (README 4.1.3), or for one that `me` picks."""

    def enter(run: RunFor) -> RunFor:
        RUN[kind] = lambda t, ctx, effect: _for_who(t, ctx, effect, run, reach)
        REACH[kind] = lambda state, ctx, effect: _reach_who(state, ctx, effect, reach)
        return run

    return enter


def _for_who(t: Table[State], ctx: Ctx, effect: Any, run: RunFor, reach: ReachFor) -> Script[None]:
    seats = seats_of(t.state, ctx, effect.who)
    if is_pick(effect.who):
        seats = [seat for seat in seats if reach(t.state, ctx, effect, seat) > Extent.NOTHING]
        if seats:
            seats = [(yield from pick_player(t, ctx, seats, tag(effect)))]
    for seat in seats:
        yield from run(t, ctx, effect, seat)


def _reach_who(state: State, ctx: Ctx, effect: Any, reach: ReachFor) -> Extent:
    extents = [reach(state, ctx, effect, seat) for seat in seats_of(state, ctx, effect.who)]
    if is_pick(effect.who):
        return max(extents, default=Extent.NOTHING)
    return _together(extents)


def _together(extents: Sequence[Extent]) -> Extent:
    if not extents or max(extents) == Extent.NOTHING:
        return Extent.NOTHING
    return Extent.FULL if min(extents) == Extent.FULL else Extent.PART


def tag(effect: Any) -> str:
    """The name of a verb, as the content writes it."""
    return str(type(effect).__struct_config__.tag)


def text_of(source: str, effect: v.Effect) -> str:
    """The name of the text of an effect that its card offers; one piece moves leads of two kinds."""
    return f"does:{source}:{tag(effect)}" + (f":{effect.kind}" if isinstance(effect, v.MoveLead) else "")


def run(t: Table[State], ctx: Ctx, effects: Iterable[v.Effect]) -> Script[None]:
    """Do a list of effects in order, each completely before the next (README 4.1.1)."""
    for effect in effects:
        yield from RUN[type(effect)](t, ctx, effect)


def extent(state: State, ctx: Ctx, effects: Sequence[v.Effect]) -> Extent:
    """How much of a list of effects would happen now."""
    return _together([REACH[type(effect)](state, ctx, effect) for effect in effects]) if effects else Extent.FULL


# ---- asking


class Whom(Fact, frozen=True):
    """A player whom an effect may concern."""

    seat: Seat
    detective: str


class OneOf(Fact, frozen=True):
    """One of the lists of effects of a card; `does` is the name of its text."""

    does: str


def pick(
    t: Table[State],
    seat: Seat,
    things: Mapping[OptionId, T],
    prompt: str,
    *,
    facts: Mapping[OptionId, Fact] | None = None,
    **args: Any,
) -> Script[T]:
    """Let a player pick one of the things that an effect needs, whose text the player knows."""
    if len(things) == 1 and t.engine == 1:
        return next(iter(things.values()))  # matches that began earlier ask all other single options, but not these
    return (yield from t.pick(seat, things, prompt, facts=facts, doing=prompt, told=True, **args))


def pick_player(t: Table[State], ctx: Ctx, seats: Sequence[Seat], what: str) -> Script[Seat]:
    """Let `me` pick one of these players."""
    options = {f"detective:{t.state.players[seat].detective}": seat for seat in seats}
    facts = {option: Whom(seat, t.state.players[seat].detective) for option, seat in options.items()}
    return (yield from pick(t, ctx.me, options, "pick-player", facts=facts, verb=what, source=ctx.source))


def chooser(ctx: Ctx, by: str, who: Seat) -> Seat:
    """README 4.1.2: who makes the choices of an effect."""
    return ctx.me if by == "me" else who


def occasion(state: State, event: str, who: Seat, **facts: Any) -> Occasion:
    """Something that happens to a player where their detective stands."""
    return Occasion(event=event, who=who, at=state.players[who].at, **facts)


# ---- verbs about effects themselves


def _choose_reach(state: State, ctx: Ctx, effect: v.Choose) -> Extent:
    return max((extent(state, ctx, option) for option in effect.options), default=Extent.NOTHING)


@verb(v.Choose, _choose_reach)
def _choose(t: Table[State], ctx: Ctx, effect: v.Choose) -> Script[None]:
    """AN-391: one of several lists; one that could not be carried out in full may not be picked unless none could."""
    for seat in seats_of(t.state, ctx, effect.who):
        numbered = dict(enumerate(effect.options))
        full = {i: one for i, one in numbered.items() if extent(t.state, ctx, one) == Extent.FULL}
        options = {f"choice:{ctx.source}:{i}": one for i, one in (full or numbered).items()}
        facts = {f"choice:{ctx.source}:{i}": OneOf(f"does:{ctx.source}:or-{i}") for i in full or numbered}
        chosen = yield from pick(t, seat, options, "choose-effect", facts=facts, source=ctx.source)
        yield from run(t, ctx, chosen)


def _if_reach(state: State, ctx: Ctx, effect: v.If) -> Extent:
    return extent(state, ctx, effect.then if all_hold(state, ctx, effect.cond) else effect.else_)


@verb(v.If, _if_reach)
def _if(t: Table[State], ctx: Ctx, effect: v.If) -> Script[None]:
    yield from run(t, ctx, effect.then if all_hold(t.state, ctx, effect.cond) else effect.else_)


def _with_it(ctx: Ctx, seat: Seat) -> Ctx:
    return msgspec.structs.replace(ctx, it=seat)


def _for_each_reach(state: State, ctx: Ctx, effect: v.ForEach) -> Extent:
    seats = seats_of(state, ctx, effect.who)
    return _together([extent(state, _with_it(ctx, seat), effect.effect) for seat in seats])


@verb(v.ForEach, _for_each_reach)
def _for_each(t: Table[State], ctx: Ctx, effect: v.ForEach) -> Script[None]:
    """AN-R36: in order from the first player, each completely."""
    for seat in seats_of(t.state, ctx, effect.who):
        yield from run(t, _with_it(ctx, seat), effect.effect)


def _cancel_reach(state: State, ctx: Ctx, effect: v.Cancel) -> Extent:
    return Extent.NOTHING if _cancelled(ctx, effect) is None else Extent.FULL


def _cancelled(ctx: Ctx, effect: v.Cancel) -> Any:
    return ctx.step if effect.what == "trigger" else ctx.dark


@verb(v.Cancel, _cancel_reach)
def _cancel(t: Table[State], ctx: Ctx, effect: v.Cancel) -> Script[None]:
    """AN-362: the step's effect is lost, its costs stay paid and its limit used."""
    step = _cancelled(ctx, effect)
    if step is not None:
        step.cancelled = True
        t.note("cancelled", source=ctx.source, what=effect.what)
    yield from ()


# ---- rules for a while


def _standing(t: Table[State], ctx: Ctx, effect: v.Static) -> Script[None]:
    """README 4.7: put a rule in force for a while."""
    seats = seats_of(t.state, ctx, effect.who)
    if is_pick(effect.who):
        seats = [(yield from pick_player(t, ctx, seats, tag(effect)))]
    owner = ctx.me if ctx.owner is None else ctx.owner
    t.state.lasting.append(Lasting(effect, owner, ctx.source, seats, effect.until))
    t.note("rule-begins", source=ctx.source, until=effect.until, what=effect.what, seats=seats)


for _kind in (v.Modify, v.Forbid, v.Allow):
    verb(_kind)(_standing)
