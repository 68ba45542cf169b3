"""The calendar, a player's turn, and its actions (sections 4, 5 and 8)."""

from app.games.android import abilities, dealing, events, evidence, leads, move, plots, twilight, windows
from app.games.android.cards import choose_and_draw, deck_facts, decks_for, discard_card, draw_card, may_draw
from app.games.android.content import CALENDAR
from app.games.android.context import Ctx, Step
from app.games.android.costs import pay, payable
from app.games.android.effects import occasion, run
from app.games.android.geography import place_fits, way_between
from app.games.android.listeners import happens, tell
from app.games.android.rows import When
from app.games.android.standing import expire, free, modifiers, time_per_turn, use, value
from app.games.android.state import NOBODY, State
from app.games.android.tally import begin_week
from app.games.android.tokens import lose_time_now
from parlour import Fact, OptionId, Script, Seat, Table, Why

DRAW = DISCARD = JUMP = TALK = 1
"""AN-064 to AN-066, AN-102: the Time of these actions."""


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
    if "specific" in CALENDAR.brings(When(week=state.week, day=state.weekday)):
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
    brings = CALENDAR.brings(played)
    if "event" in brings:
        yield from events.draw_general(t, (played.week - 1) * CALENDAR.days + played.day)
    if "plot" in brings:
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
    for key, action in abilities.plot_actions(state, owner):
        here = Ctx(me=owner, owner=owner, source=key)
        if action.by != "other" or not place_fits(state, here, action.at, state.players[owner].at, owner):
            continue
        for seat in state.order():
            ctx = Ctx(me=seat, owner=owner, source=key.split(":")[1])
            if seat == owner or not free(state, key, "all") or not payable(state, ctx, action.pay):
                continue
            options = {key: abilities.action_fact(key, action), "no": None}
            answer = yield from t.ask(
                seat, options, "against-plot", doing="against-plot", plot=ctx.source, of_seat=owner
            )
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
    options, blocked = ({}, {}) if t.repeating else actions(state, seat, t.engine)
    choice = yield from t.ask(seat, options, "action", blocked=blocked, doing="action", always=True, time=state.time)
    yield from _do(t, seat, choice)


class DropCard(Fact, frozen=True):
    card: str
    time: int


class JumpCase(Fact, frozen=True):
    """Whose marker lies on the scene of the crime now."""

    time: int
    of_seat: Seat


class TalkToJimmy(Fact, frozen=True):
    time: int


class LoseRest(Fact, frozen=True):
    """The Time that is lost when the turn ends."""

    time: int


def actions(state: State, seat: Seat, engine: int) -> tuple[dict[OptionId, Fact | None], dict[OptionId, Why]]:
    """Everything that the active player can do with the Time left, and why some things are missing."""
    here = state.players[seat]
    options, blocked = move.moves(state, seat)
    lying = leads.lying_at(state, here.at)
    if lying:  # in matches that began earlier nobody says beforehand what a lead is for
        options |= leads.follow_ups(state, seat, lying, blocked, uses=engine > 1)
    decks = deck_facts(state, decks_for(state, seat, "either"), DRAW)
    if may_draw(state, seat):
        options |= decks
    else:
        blocked |= {deck: ("AN-188", "hand-full", fact) for deck, fact in decks.items()}
    options |= twilight.actions_from_hand(state, seat, engine)
    options |= {f"discard:{card}": DropCard(card, DISCARD) for card in here.hand}
    if here.at == state.scene and state.case != seat:
        options["jump"] = JumpCase(JUMP, state.case)
    if here.at == state.jimmy:
        options["jimmy"] = TalkToJimmy(TALK)
    options |= abilities.ability_options(state, seat, blocked)
    options |= {key: abilities.action_fact(key, action) for key, action in abilities.granted(state, seat)}
    options |= evidence.shown_at_will(state, seat)
    options["end"] = LoseRest(state.time)
    return options, blocked


def _do(t: Table[State], seat: Seat, choice: OptionId) -> Script[None]:
    kind, _, rest = choice.partition(":")
    if choice == "end":
        t.state.phase = "dusk"
    elif kind in ("place", "dropship"):
        here = t.state.players[seat].at
        yield from move.move(t, seat, rest, kind if kind == "dropship" else way_between(here, rest))
    elif kind in ("lead", "free"):
        yield from _follow_up(t, seat, f"lead:{rest}", free_of_time=kind == "free")
    elif kind == "follow":
        use, _, lead = rest.partition(":")
        yield from _follow_up(t, seat, f"lead:{lead}", free_of_time=False, wanted=use)
    elif kind == "deck":
        yield from _draw(t, seat, rest)
    elif kind in ("card", "cheaper"):
        yield from windows.play_light(t, seat, rest, cheaper=kind == "cheaper")
    elif kind == "discard":
        lose_time_now(t.state, seat, DISCARD)
        discard_card(t, seat, rest)
    elif kind == "jump":
        yield from _jump(t, seat)
    elif kind == "jimmy":
        yield from _talk(t, seat)
    elif kind == "evidence":
        evidence.show_at_will(t, seat, choice)
    elif kind == "ability":
        yield from abilities.use_ability(t, seat)
    else:
        yield from abilities.use_granted(t, seat, choice)


def _follow_up(t: Table[State], seat: Seat, lead: str, *, free_of_time: bool, wanted: str = "") -> Script[None]:
    """AN-114: pay the Time, or use the rule that makes one follow-up free."""
    state = t.state
    rule = leads.free_lead(state, seat)
    if free_of_time and rule is not None:
        use(state, rule[0], seat, rule[1])
    else:
        lose_time_now(state, seat, leads.cost_of(state, seat, lead))
    ctx = Ctx(me=seat, owner=seat, source=lead, ledger=[])
    yield from leads.follow_up(t, ctx, lead, wanted)
    yield from windows.action_done(t, ctx.ledger or [])


def _draw(t: Table[State], seat: Seat, deck: str) -> Script[None]:
    """AN-064: for 1 Time a card of the own light deck or of another's dark deck; a card may allow one more (AN-326)."""
    state = t.state
    lose_time_now(state, seat, DRAW)
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
    lose_time_now(state, seat, JUMP)
    jumps, step = occasion(state, "advance_case", seat), Step()
    yield from windows.open_window(t, [jumps], step)
    if not step.cancelled:
        move.claim(t, seat)
        yield from happens(t, jumps)
    yield from windows.action_done(t, [])


def _talk(t: Table[State], seat: Seat) -> Script[None]:
    """AN-102: 1 Time; W9; a cancelled talk leaves Jimmy where he is (AN-R55)."""
    state = t.state
    lose_time_now(state, seat, TALK)
    t.note("talks-to-jimmy", seat=seat)
    step = Step()
    yield from windows.open_window(t, [occasion(state, "talk", seat, name="jimmy")], step)
    if not step.cancelled:
        yield from move.talk_to_jimmy(t, seat)
    yield from windows.action_done(t, [])
