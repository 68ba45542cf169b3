"""Plots: from their start through a crossroad to an ending (section 14)."""

from app.games.android.content import PLOTS, SCHEDULES
from app.games.android.context import Ctx
from app.games.android.effects import occasion, pick, run
from app.games.android.listeners import grow, happens
from app.games.android.rows import PlotRow, When
from app.games.android.standing import allowed
from app.games.android.state import Ending, PlotInPlay, State
from parlour import Script, Seat, Table


def begin(state: State, seat: Seat, plot: str) -> None:
    """A start card comes into play."""
    player = state.players[seat]
    player.plots_left.remove(plot)
    player.plot = PlotInPlay(plot, "start")
    player.area.append(f"face:{plot}:start")


def due(plot: PlotRow, face: str, when: When) -> bool:
    """AN-238, AN-239, AN-242: whether this card resolves at the end of that day."""
    schedule = SCHEDULES[plot.schedule]
    return when in (schedule.crossroad if face == "start" else schedule.ending)


def resolve_all(t: Table[State], when: When) -> Script[None]:
    """AN-234, AN-241: first all plots are resolved, then new ones are drawn, both in order from the first player."""
    for seat in t.state.order():
        plot = t.state.players[seat].plot
        if plot is not None and due(PLOTS[plot.plot], plot.face, when):
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


def resolve(t: Table[State], seat: Seat) -> Script[None]:
    """AN-235 to AN-237: more good than bad is good, all else is bad; the old card goes with all its baggage."""
    state, player = t.state, t.state.players[seat]
    old = player.plot
    assert old is not None
    yield from happens(t, occasion(state, "resolve_plot", seat))
    row = PLOTS[old.plot]
    face = row.face(old.face)
    good = old.good > old.bad
    side = face.next_good if good else face.next_bad
    if old.face == "start" and allowed(state, "choose_crossroad", seat):
        sides = {f"side:{row.id}:{one.side}": one.side for one in row.crossroad}
        side = yield from pick(t, seat, sides, "choose-crossroad", plot=row.id)
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
