"""Standing rules with a trigger, and the good and bad conditions of plots: they act by themselves (AN-385)."""

from app.games.android import effects
from app.games.android.conditions import all_hold, fits
from app.games.android.content import EVENTS
from app.games.android.context import Ctx, Occasion
from app.games.android.standing import BOOK, LISTENING, Listener, free, in_force, is_in_force, use
from app.games.android.state import NOBODY, State
from app.games.android.tally import count
from app.games.android.verbs import Growth
from parlour import Script, Seat, Table


def happens(t: Table[State], it: Occasion, ledger: list[Occasion] | None = None) -> Script[None]:
    """Count something that happened, let the rules act that wait for it, and keep it for W10."""
    count(t.state, it)
    if ledger is not None and it.event in ("gain", "lose", "spend"):
        ledger.append(it)
    yield from tell(t, it)


def tell(t: Table[State], it: Occasion) -> Script[None]:
    """Let the rules act that wait for this: from the first player, by age, events last."""
    cards = LISTENING.get(it.event)
    if cards is None:
        return
    for owner, key in in_force(t.state, cards, t.state.order()):
        for listener in BOOK[key].listeners[it.event]:
            yield from _act(t, owner, key, listener, it)


def _act(t: Table[State], owner: Seat, card: str, listener: Listener, it: Occasion) -> Script[None]:
    """One rule, if its card is still in force, its trigger and conditions fit and its limit allows."""
    state, rule = t.state, listener.rule
    source = listener.source
    me = it.who if owner == NOBODY else owner
    event = source if source in EVENTS else ""
    ctx = Ctx(me=me, owner=None if owner == NOBODY else owner, source=source, trigger=it, event=event)
    if rule.on is None or not fits(state, ctx, rule.on, it) or not all_hold(state, ctx, rule.if_):
        return
    if not free(state, listener.key, me) or not is_in_force(state, owner, card):
        return
    use(state, listener.key, me, rule.limit)
    if isinstance(rule, Growth):
        grow(t, owner, listener.kind, rule.n, source)
        return
    yield from effects.run(t, ctx, rule.do)
    if ctx.declined:
        state.used.pop(f"{listener.key}@{me}", None)


def grow(t: Table[State], seat: Seat, kind: str, n: int, source: str) -> None:
    """AN-231: put baggage on a player's current plot card; endings hold none (AN-R33)."""
    plot = t.state.players[seat].plot
    if plot is None or not n:
        return
    if kind == "good":
        plot.good += n
    else:
        plot.bad += n
    t.note("baggage", seat=seat, kind=kind, n=n, source=source)
