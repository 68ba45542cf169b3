"""Plots: from their start through a crossroad to an ending, and their baggage (section 14)."""

from app.games.android import verbs as v
from app.games.android.content import PLOTS, SCHEDULES
from app.games.android.context import Ctx
from app.games.android.effects import Extent, extent_of, occasion, pick, run, verb_for
from app.games.android.listeners import grow, happens
from app.games.android.rows import PlotRow, When
from app.games.android.standing import allowed
from app.games.android.state import Ending, PlotInPlay, State
from parlour import Fact, Script, Seat, Table


def begin(state: State, seat: Seat, plot: str) -> None:
    """A start card comes into play."""
    player = state.players[seat]
    player.plots_left.remove(plot)
    player.plot = PlotInPlay(plot, "start")
    player.area.append(f"face:{plot}:start")


def due(state: State, plot: PlotRow, face: str, when: When) -> bool:
    """AN-238, AN-239, AN-242: whether this card resolves at the end of that day."""
    return when in _dates(state, plot, face)


def _dates(state: State, plot: PlotRow, face: str) -> list[When]:
    """AN-R32: at tables that play so, every plot resolves weekly."""
    schedule = SCHEDULES["weekly" if state.weekly_plots else plot.schedule]
    return schedule.crossroad if face == "start" else schedule.ending


def next_due(state: State, plot: PlotRow, face: str) -> When | None:
    """When this card resolves, from today on."""
    today = state.week, state.weekday
    return next((when for when in _dates(state, plot, face) if (when.week, when.day) >= today), None)


def resolve_all(t: Table[State], when: When) -> Script[None]:
    """AN-234, AN-241: first all plots are resolved, then new ones are drawn, both in order from the first player."""
    for seat in t.state.order():
        plot = t.state.players[seat].plot
        if plot is not None and due(t.state, PLOTS[plot.plot], plot.face, when):
            yield from resolve(t, seat)
    if when == When(week=1, day=6):
        for seat in t.state.order():
            yield from _next_plot(t, seat)


def _next_plot(t: Table[State], seat: Seat) -> Script[None]:
    """AN-240: one of the two remaining start cards, at random; a long plot goes on instead (AN-242)."""
    player = t.state.players[seat]
    if player.plot is not None:
        return
    plot = t.dice.choice(player.plots_left)
    begin(t.state, seat, plot)
    t.note("plot-begins", seat=seat, plot=plot)
    yield from happens(t, occasion(t.state, "plot_starts", seat))


class Branch(Fact, frozen=True):
    """A crossroad, and what its good and its bad ending are worth."""

    face: str
    good: int
    bad: int


def _branch(row: PlotRow, side: str) -> Fact:
    face = row.face(side)
    return Branch(f"{row.id}_{side}", row.face(face.next_good).vp, row.face(face.next_bad).vp)


def resolve(t: Table[State], seat: Seat) -> Script[None]:
    """AN-235 to AN-237: more good than bad is good, all else is bad; the old card goes with all its baggage."""
    state, player = t.state, t.state.players[seat]
    old = player.plot
    assert old is not None
    yield from happens(t, occasion(state, "resolve_plot", seat))
    row = PLOTS[old.plot]
    face = row.face(old.face)
    good = old.well
    side = face.next_good if good else face.next_bad
    if old.face == "start" and allowed(state, "choose_crossroad", seat):
        sides = {f"side:{row.id}:{one.side}": one.side for one in row.crossroad}
        facts = {option: _branch(row, one) for option, one in sides.items()}
        side = yield from pick(t, seat, sides, "choose-crossroad", facts=facts, plot=row.id)
    player.area.remove(f"face:{old.plot}:{old.face}")
    player.area.append(f"face:{old.plot}:{side}")
    t.note("plot-resolved", seat=seat, plot=row.id, face=f"{row.id}_{side}", good=good)
    if old.face == "start":
        player.plot = PlotInPlay(row.id, side)
        grow(t, seat, "good", old.next_good, row.id)
        grow(t, seat, "bad", old.next_bad, row.id)
    else:
        player.plot = None
        player.endings.append(Ending(row.id, side))
    yield from run(t, Ctx(me=seat, owner=seat, source=row.id), row.face(side).effect)


# ---- baggage


class BaggageNow(Fact, frozen=True):
    """Whether it is good baggage (1 or 0), and how much of it lies on the plot already."""

    good: int
    n: int


def _baggage_reach(state: State, ctx: Ctx, effect: v.Baggage, seat: Seat) -> Extent:
    return Extent.NOTHING if state.players[seat].plot is None else Extent.FULL


@verb_for(v.Baggage, _baggage_reach)
def _baggage(t: Table[State], ctx: Ctx, effect: v.Baggage, seat: Seat) -> Script[None]:
    plot = t.state.players[seat].plot
    if plot is None:
        return
    kind: str = effect.kind
    if kind == "choose":
        facts = {"good": BaggageNow(1, plot.good), "bad": BaggageNow(0, plot.bad)}
        kinds = {"good": "good", "bad": "bad"}
        kind = yield from pick(t, ctx.me, kinds, "baggage-kind", facts=facts, to_seat=seat)
    if effect.at == "next_card":
        if kind == "good":
            plot.next_good += effect.n
        else:
            plot.next_bad += effect.n
    else:
        grow(t, seat, kind, effect.n, ctx.source)


@verb_for(v.Conditional, lambda state, ctx, effect, seat: Extent.FULL)
def _conditional(t: Table[State], ctx: Ctx, effect: v.Conditional, seat: Seat) -> Script[None]:
    """AN-244 to AN-246: good, bad or nothing, by the sections of the current start or crossroad card."""
    plot = t.state.players[seat].plot
    if plot is not None:
        face = PLOTS[plot.plot].face(plot.face)
        if effect.word in face.good_words:
            grow(t, seat, "good", effect.n, effect.word)
        elif effect.word in face.bad_words:
            grow(t, seat, "bad", effect.n, effect.word)
        else:
            t.note("no-baggage", seat=seat, word=effect.word)
    yield from ()


def _remove_reach(state: State, ctx: Ctx, effect: v.RemoveBaggage, seat: Seat) -> Extent:
    plot = state.players[seat].plot
    if plot is None:
        return Extent.NOTHING
    there = {"good": plot.good, "bad": plot.bad, "choose": max(plot.good, plot.bad)}[effect.kind]
    return extent_of(there, 1 if effect.n == "all" else effect.n)


@verb_for(v.RemoveBaggage, _remove_reach)
def _remove_baggage(t: Table[State], ctx: Ctx, effect: v.RemoveBaggage, seat: Seat) -> Script[None]:
    plot = t.state.players[seat].plot
    if plot is None:
        return
    kind: str = effect.kind
    if kind == "choose":
        kinds = {kind: kind for kind, n in (("good", plot.good), ("bad", plot.bad)) if n}
        if not kinds:
            return
        facts = {"good": BaggageNow(1, plot.good), "bad": BaggageNow(0, plot.bad)}
        kind = yield from pick(t, ctx.me, kinds, "baggage-kind", facts=facts, to_seat=seat)
    there = plot.good if kind == "good" else plot.bad
    n = there if effect.n == "all" else min(effect.n, there)
    if kind == "good":
        plot.good -= n
    else:
        plot.bad -= n
    if n:
        t.note("baggage-gone", seat=seat, kind=kind, n=n)
