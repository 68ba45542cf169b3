"""Abilities of locations, and the actions that plots and events grant (sections 8, 14 and 15)."""

from app.games.android import events, windows
from app.games.android import verbs as v
from app.games.android.content import EVENTS, LOCATIONS, PLOTS
from app.games.android.context import Ctx, Step
from app.games.android.costs import pay, payable, price
from app.games.android.effects import occasion, run
from app.games.android.geography import place_fits
from app.games.android.listeners import happens
from app.games.android.rows import Ability
from app.games.android.standing import ability_favors, ability_yield, events_in_force, forbidden, free, use
from app.games.android.state import State
from parlour import Fact, OptionId, Script, Seat, Table, Why

# ---- abilities of locations


def _ability(place: str) -> Ability | None:
    return LOCATIONS[place].ability


class UsePlace(Fact, frozen=True):
    """What the ability of a place costs now, the name of the text of what it does, and what effects add to its gain."""

    place: str
    pays: list[str]
    does: str
    more: int


def ability_options(state: State, seat: Seat, blocked: dict[OptionId, Why]) -> dict[OptionId, Fact | None]:
    """AN-107, AN-108: all printed costs can be paid, and it was not used today. Says why if not."""
    place = state.players[seat].at
    ability = _ability(place)
    if ability is None:
        return {}
    ctx = Ctx(me=seat, owner=seat, source=place)
    option = f"ability:{place}"
    costs = ability.cost.effects(ability_favors(state, seat, place))
    fact = UsePlace(place, price(costs), f"does:{place}", ability_yield(state, seat, place))
    if not free(state, option, seat):
        blocked[option] = ("AN-108", "used-today", fact)
    elif any(
        named.where is None or place_fits(state, ctx, named.where, place, seat)
        for named in forbidden(state, "location_ability", seat)
    ):
        blocked[option] = ("AN-003", "forbidden-by-card", fact)
    elif not payable(state, ctx, costs):
        blocked[option] = ("AN-004", "cannot-pay", fact)
    else:
        return {option: fact}
    return {}


def use_ability(t: Table[State], seat: Seat) -> Script[None]:
    """AN-107: pay; W9; its effect; then W10."""
    state, place = t.state, t.state.players[seat].at
    ability = _ability(place)
    assert ability is not None
    use(state, f"ability:{place}", seat, ability.limit)
    t.note("uses-ability", seat=seat, place=place)
    ctx = Ctx(me=seat, owner=seat, source=place, ledger=[])
    ctx.more = ability_yield(state, seat, place)
    names_kind = any(isinstance(effect, v.Gain) and effect.not_paid for effect in ability.effect)
    yield from pay(t, ctx, ability.cost.effects(ability_favors(state, seat, place)), names_kind=names_kind)
    used, step = occasion(state, "use_location", seat, target=place), Step()
    yield from windows.open_window(t, [used], step)
    if not step.cancelled:
        yield from run(t, ctx, ability.effect)
        yield from happens(t, used)
    yield from windows.action_done(t, ctx.ledger or [])


# ---- actions that plots and events grant


PLOT_ACTIONS: dict[tuple[str, str], list[tuple[str, v.Action]]] = {
    (plot.id, face.side): [
        (f"action:{plot.id}:{face.side}-{index}", action) for index, action in enumerate(face.actions)
    ]
    for plot in PLOTS.values()
    for face in (plot.start, *plot.crossroad)
}
"""The actions printed on each start and crossroad card, with their ids."""


ACTIONS: dict[str, v.Action] = {
    key: action for offers in (*PLOT_ACTIONS.values(), *events.GRANTED.values()) for key, action in offers
}
"""All actions that plots and events grant, by their ids."""


def plot_actions(state: State, seat: Seat) -> list[tuple[str, v.Action]]:
    """The actions printed on a player's current plot card, with their ids."""
    plot = state.players[seat].plot
    return [] if plot is None else PLOT_ACTIONS[plot.plot, plot.face]


class TakeAction(Fact, frozen=True):
    """What an action of a plot or an event costs, and the name of the text of what it does."""

    source: str
    pays: list[str]
    does: str


def action_fact(key: str, action: v.Action) -> TakeAction:
    _, source, index = key.split(":")
    return TakeAction(source, price(action.pay), f"does:{source}:{index}")


def granted(state: State, seat: Seat) -> list[tuple[str, v.Action]]:
    """AN-069, AN-258: the actions of the own plot and of events that this player can take here and now."""
    offers = [(key, action, "") for key, action in plot_actions(state, seat) if action.by == "owner"]
    for event in events_in_force(state):
        offers += [(key, action, event) for key, action in events.GRANTED[event]]
    found = []
    for key, action, event in offers:
        ctx = Ctx(me=seat, owner=None if event else seat, source=event or key.split(":")[1], event=event)
        there = place_fits(state, ctx, action.at, state.players[seat].at, seat)
        if there and free(state, key, seat) and payable(state, ctx, action.pay):
            found.append((key, action))
    return found


def use_granted(t: Table[State], seat: Seat, key: str) -> Script[None]:
    """AN-069: it costs what it says; no trigger names it, so nobody is asked in its W9; W10 comes after it."""
    state = t.state
    action = ACTIONS[key]
    source = key.split(":")[1]
    event = source if source in EVENTS else ""
    ctx = Ctx(me=seat, owner=None if event else seat, source=source, event=event, ledger=[])
    use(state, key, seat, "once" if action.uses == "each_once" else action.limit)
    t.note("takes-action", seat=seat, action=key.removeprefix("action:").replace(":", "_"), source=source)
    yield from pay(t, ctx, action.pay)
    yield from run(t, ctx, action.do)
    if action.uses == "first" and event in events_in_force(state):
        events.end(t, event)
    yield from windows.action_done(t, ctx.ledger or [])
