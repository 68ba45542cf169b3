"""The calendar, a player's turn, and its actions (sections 4, 5 and 8)."""

from app.games.android import dealing, events, leads, move, plots, twilight, windows
from app.games.android import verbs as v
from app.games.android.cards import choose_and_draw, decks_for, discard_card, draw_card, may_draw
from app.games.android.content import CALENDAR, EVENTS, LOCATIONS, PLOTS
from app.games.android.context import Ctx, Step
from app.games.android.costs import pay, payable
from app.games.android.effects import occasion, run
from app.games.android.geography import place_fits, way_between
from app.games.android.listeners import happens, tell
from app.games.android.rows import Ability, When
from app.games.android.standing import (
    ability_favors,
    ability_yield,
    events_in_force,
    expire,
    forbidden,
    free,
    modifiers,
    time_per_turn,
    use,
    value,
)
from app.games.android.state import NOBODY, State
from app.games.android.tally import begin_week
from app.games.android.tokens import lose_time_now
from parlour import OptionId, Script, Seat, Table, Why


def turn(t: Table[State]) -> Script[None]:
    """From one checkpoint to the next: the start of a day or a turn, one action, a turn's end, a day's end."""
    yield from {
        "pick": dealing.pick_detectives,
        "kit": dealing.own_setup,
        "day": start_day,
        "turn": start_turn,
        "actions": act,
        "dusk": end_turn,
        "night": end_day,
    }[t.state.phase](t)


# ---- the calendar


def start_day(t: Table[State]) -> Script[None]:
    """AN-050, AN-R03: week 2 begins with Lily and Jimmy at their places and the specific event."""
    state = t.state
    expire(state, "round")  # not `turn`: the end of a day and the start of the next are one time between turns
    if state.weekday == 1 and state.week > 1:
        expire(state, "week")
        begin_week(state)
        events.informants_of_week(t)
    t.note("day-begins", week=state.week, day=state.weekday)
    special = CALENDAR.specific_event
    if (state.week, state.weekday) == (special.week, special.day):
        yield from events.turn_up_specific(t)
    state.turns, state.phase = 0, "turn"


def end_day(t: Table[State]) -> Script[None]:
    """AN-047: the day marker, players' own cards, the day's events, the first player."""
    state = t.state
    played = When(week=state.week, day=state.weekday)
    last = state.day == CALENDAR.weeks * CALENDAR.days
    if not last:
        state.day += 1
    for seat in state.order():
        yield from tell(t, occasion(state, "end_day", seat, day=played.day))
    if played.day in CALENDAR.general_event_days:
        yield from events.draw_general(t, (played.week - 1) * CALENDAR.days + played.day)
    if played.day in CALENDAR.plot_days:
        yield from plots.resolve_all(t, played)
    if last:
        state.phase = "over"
        t.note("case-closed")
        return
    if state.case != state.first:
        state.first = state.case
        t.note("first-player", seat=state.first)
    state.phase = "day"


# ---- a turn


def start_turn(t: Table[State]) -> Script[None]:
    """AN-057: Time is set; start-of-turn rules act; then W1."""
    state = t.state
    expire(state, "turn")
    seat = state.order()[state.turns]
    player = state.players[seat]
    state.active = seat
    state.time = max(0, time_per_turn(state, seat) + player.time_next)
    player.time_next = 0
    t.note("turn-begins", seat=seat, time=state.time)
    starts = occasion(state, "start_turn", seat)
    yield from happens(t, starts)
    yield from windows.open_window(t, [starts])
    state.phase = "actions"


def end_turn(t: Table[State]) -> Script[None]:
    """W12, then what others may do against the plot (AN-341); then the next player, or the end of the day."""
    state, seat = t.state, t.state.active
    ends = occasion(state, "end_turn", seat)
    yield from happens(t, ends)
    yield from windows.open_window(t, [ends])
    yield from _others_against_plot(t, seat)
    expire(state, "turn")
    state.active, state.time = NOBODY, 0
    state.turns += 1
    state.phase = "turn" if state.turns < len(state.players) else "night"


def _others_against_plot(t: Table[State], owner: Seat) -> Script[None]:
    """AN-341: offered in order from the first player to every seat that publicly could pay; its limit is shared."""
    state = t.state
    for key, action in plot_actions(state, owner):
        here = Ctx(me=owner, owner=owner, source=key)
        if action.by != "other" or not place_fits(state, here, action.at, state.players[owner].at, owner):
            continue
        for seat in state.order():
            ctx = Ctx(me=seat, owner=owner, source=key.split(":")[1])
            if seat == owner or not free(state, key, "all") or not payable(state, ctx, action.pay):
                continue
            answer = yield from t.ask(seat, (key, "no"), "against-plot", doing="against-plot", plot=ctx.source)
            if answer == key:
                use(state, key, "all", action.limit)
                t.note("against-plot", seat=seat, of_seat=owner)
                yield from pay(t, ctx, action.pay)
                yield from run(t, ctx, action.do)


# ---- actions


def act(t: Table[State]) -> Script[None]:
    """AN-058 to AN-061: one action of the active player, or the end of the turn."""
    state, seat = t.state, t.state.active
    if state.time <= 0:
        state.phase = "dusk"
        yield from end_turn(t)
        return
    options, blocked = actions(state, seat)
    choice = yield from t.ask(seat, options, "action", blocked=blocked, doing="action", time=state.time)
    yield from _do(t, seat, choice)


def actions(state: State, seat: Seat) -> tuple[list[OptionId], dict[OptionId, Why]]:
    """Everything that the active player can do with the Time left, and why some things are missing."""
    here = state.players[seat]
    options, blocked = move.moves(state, seat)
    lying = leads.lying_at(state, here.at)
    if lying:
        options += leads.follow_ups(state, seat, lying, blocked)
    decks = [f"deck:{deck}" for deck in decks_for(state, seat, "either")]
    if may_draw(state, seat):
        options += decks
    else:
        blocked |= dict.fromkeys(decks, ("AN-188", "hand-full"))
    options += [f"card:{card}" for card in twilight.playable_actions(state, seat)]
    options += [f"discard:{card}" for card in here.hand]
    if here.at == state.scene and state.case != seat:
        options.append("jump")
    if here.at == state.jimmy:
        options.append("jimmy")
    if ability_open(state, seat, blocked):
        options.append(f"ability:{here.at}")
    options += [key for key, _ in granted(state, seat)]
    return [*options, "end"], blocked


def _do(t: Table[State], seat: Seat, choice: OptionId) -> Script[None]:
    kind, _, rest = choice.partition(":")
    if choice == "end":
        t.state.phase = "dusk"
    elif kind in ("place", "dropship"):
        here = t.state.players[seat].at
        yield from move.move(t, seat, rest, kind if kind == "dropship" else way_between(here, rest))
    elif kind in ("lead", "free"):
        yield from _follow_up(t, seat, f"lead:{rest}", free_of_time=kind == "free")
    elif kind == "deck":
        yield from _draw(t, seat, rest)
    elif kind == "card":
        yield from windows.play_light(t, seat, rest)
    elif kind == "discard":
        lose_time_now(t.state, seat, 1)
        discard_card(t, seat, rest)
    elif kind == "jump":
        yield from _jump(t, seat)
    elif kind == "jimmy":
        yield from _talk(t, seat)
    elif kind == "ability":
        yield from _use_ability(t, seat)
    else:
        yield from _use_granted(t, seat, choice)


def _action_ctx(seat: Seat, source: str) -> Ctx:
    return Ctx(me=seat, owner=seat, source=source, ledger=[])


def _follow_up(t: Table[State], seat: Seat, lead: str, *, free_of_time: bool) -> Script[None]:
    """AN-114: pay the Time, or use the rule that makes one follow-up free."""
    state = t.state
    rule = leads.free_lead(state, seat)
    if free_of_time and rule is not None:
        use(state, rule[0], seat, rule[1])
    else:
        lose_time_now(state, seat, leads.cost_of(state, seat, lead))
    ctx = _action_ctx(seat, lead)
    yield from leads.follow_up(t, ctx, lead)
    yield from windows.action_done(t, ctx.ledger or [])


def _draw(t: Table[State], seat: Seat, deck: str) -> Script[None]:
    """AN-064: for 1 Time a card of the own light deck or of another's dark deck; a card may allow one more (AN-326)."""
    state = t.state
    lose_time_now(state, seat, 1)
    draw_card(t, seat, deck)
    for key, owner, rule in modifiers(state, "draw_action", seat):
        if free(state, key, seat):
            extra = 0
            while extra < value(state, owner, rule.delta) and (
                yield from choose_and_draw(t, seat, "either", "draw-one-more", optional=True)
            ):
                extra += 1
            if extra:
                use(state, key, seat, rule.limit)
    drew = occasion(state, "draw", seat)
    yield from happens(t, drew)
    yield from windows.open_window(t, [drew])


def _jump(t: Table[State], seat: Seat) -> Script[None]:
    """AN-066: W8, then the marker on the crime scene is replaced by the player's own."""
    state = t.state
    lose_time_now(state, seat, 1)
    jumps, step = occasion(state, "advance_case", seat), Step()
    yield from windows.open_window(t, [jumps], step)
    if not step.cancelled:
        move.claim(t, seat)
        yield from happens(t, jumps)
    yield from windows.action_done(t, [])


def _talk(t: Table[State], seat: Seat) -> Script[None]:
    """AN-102: 1 Time; W9; a cancelled talk leaves Jimmy where he is (AN-R55)."""
    state = t.state
    lose_time_now(state, seat, 1)
    t.note("talks-to-jimmy", seat=seat)
    step = Step()
    yield from windows.open_window(t, [occasion(state, "talk", seat, name="jimmy")], step)
    if not step.cancelled:
        yield from move.talk_to_jimmy(t, seat)
    yield from windows.action_done(t, [])


# ---- abilities of locations


def _ability(place: str) -> Ability | None:
    return LOCATIONS[place].ability


def ability_open(state: State, seat: Seat, blocked: dict[OptionId, Why]) -> bool:
    """AN-107, AN-108: all printed costs can be paid, and it was not used today. Says why if not."""
    place = state.players[seat].at
    ability = _ability(place)
    if ability is None:
        return False
    ctx = Ctx(me=seat, owner=seat, source=place)
    option = f"ability:{place}"
    if not free(state, option, seat):
        blocked[option] = ("AN-108", "used-today")
    elif any(
        named.where is None or place_fits(state, ctx, named.where, place, seat)
        for named in forbidden(state, "location_ability", seat)
    ):
        blocked[option] = ("AN-003", "forbidden-by-card")
    elif not payable(state, ctx, ability.cost.effects(ability_favors(state, seat, place))):
        blocked[option] = ("AN-004", "cannot-pay")
    else:
        return True
    return False


def _use_ability(t: Table[State], seat: Seat) -> Script[None]:
    """AN-107: pay; W9; its effect; then W10."""
    state, place = t.state, t.state.players[seat].at
    ability = _ability(place)
    assert ability is not None
    use(state, f"ability:{place}", seat, ability.limit)
    t.note("uses-ability", seat=seat, place=place)
    ctx = _action_ctx(seat, place)
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


def plot_actions(state: State, seat: Seat) -> list[tuple[str, v.Action]]:
    """The actions printed on a player's current plot card, with their ids."""
    plot = state.players[seat].plot
    return [] if plot is None else PLOT_ACTIONS[plot.plot, plot.face]


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


def _use_granted(t: Table[State], seat: Seat, key: str) -> Script[None]:
    """AN-069: it costs what it says; no trigger names it, so nobody is asked in its W9; W10 comes after it."""
    state = t.state
    action = dict(granted(state, seat))[key]
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
