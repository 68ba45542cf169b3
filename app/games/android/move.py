"""Moving and entering, warrants, Lily and Jimmy (sections 6 and 7)."""

from collections import Counter

from app.games.android import evidence, windows
from app.games.android import verbs as v
from app.games.android.cards import choose_and_draw, show_hand
from app.games.android.content import COMMON, LOCATIONS
from app.games.android.context import Ctx
from app.games.android.effects import Extent, extent_of, occasion, pick, verb_for
from app.games.android.geography import (
    move_costs,
    next_stops,
    places,
    reachable,
    restricted_for,
    spot_facts,
    ways_out,
)
from app.games.android.listeners import happens
from app.games.android.selectors import seats_of
from app.games.android.standing import informant_yield
from app.games.android.state import State
from app.games.android.tokens import lose_time_now, spent
from app.games.android.totals import token_facts
from app.games.android.vocabulary import Where
from parlour import Fact, OptionId, Script, Seat, Table, Why

# ---- moving by action


class Travel(Fact, frozen=True):
    """The Time of a move by vehicle, and the leads and informants where it goes."""

    place: str
    time: int
    things: int
    there: list[str]


class TakeBeanstalk(Fact, frozen=True):
    """The same along the Beanstalk."""

    place: str
    time: int
    things: int
    there: list[str]


class FlyDropship(Fact, frozen=True):
    """The same with a dropship pass."""

    place: str
    time: int
    things: int
    there: list[str]


def things_at(state: State) -> dict[str, list[str]]:
    """The kinds of the leads, and the informants, by the places where they are."""
    found = {state.lily: ["lily"]}
    found.setdefault(state.jimmy, []).append("jimmy")
    for lead in state.leads.values():
        found.setdefault(lead.at, []).append(lead.kind)
    return found


def moves(state: State, seat: Seat) -> tuple[dict[OptionId, Fact | None], dict[OptionId, Why]]:
    """The moves that a player can pay, and why others miss."""
    options: dict[OptionId, Fact | None] = {}
    blocked: dict[OptionId, Why] = {}
    here, time, things = state.players[seat].at, state.time, things_at(state)
    stops, barred = next_stops(here), restricted_for(state, seat)
    for place, cost in move_costs(state, seat, reachable(state, seat), barred).items():
        there = things.get(place, [])
        fact = (TakeBeanstalk if place in stops else Travel)(place, cost, len(there), there)
        if cost <= time:
            options[f"place:{place}"] = fact
        elif place in barred:
            blocked[f"place:{place}"] = ("AN-083", "no-time-for-restricted", fact)
        else:  # an effect makes it dearer
            blocked[f"place:{place}"] = ("AN-059", "no-time", fact)
    if state.players[seat].tokens.get("dropship") and "dropship" in ways_out(state, seat):
        for place, cost in move_costs(state, seat, LOCATIONS, barred).items():
            if place != here and cost <= time:
                there = things.get(place, [])
                options[f"dropship:{place}"] = FlyDropship(place, cost, len(there), there)
    return options, blocked


def move(t: Table[State], seat: Seat, place: str, way: str) -> Script[None]:
    """AN-070 to AN-085: pay, place the figure, enter, and pause for reactions."""
    state = t.state
    lose_time_now(state, seat, move_costs(state, seat, [place], restricted_for(state, seat))[place])
    if way == "dropship":
        yield from spent(t, seat, Counter(dropship=1), None)
    t.note("moved", seat=seat, place=place, way=way)
    yield from enter(t, seat, place, way, opens=True)


def enter(t: Table[State], seat: Seat, place: str, way: str, *, opens: bool) -> Script[None]:
    """AN-088: figure, free draw, Lily, rules on entering, and then a window if `opens` (AN-333)."""
    state = t.state
    state.players[seat].at = place
    quality = LOCATIONS[place].quality
    if quality == "ritzy":
        yield from choose_and_draw(t, seat, "light", "free-draw", optional=True)
    elif quality == "seedy":
        yield from choose_and_draw(t, seat, "dark", "free-draw", optional=True)
    if place == state.lily and seat == state.active and state.time > 0:
        lose_time_now(state, seat, 1)
        yield from interview(t, seat)
    moments = [occasion(state, "enter", seat)]
    if way == "vehicle":
        moments.append(occasion(state, "move", seat))
    for moment in moments:
        yield from happens(t, moment)
    if opens:
        yield from windows.open_window(t, moments)


# ---- Lily and Jimmy


def interview(t: Table[State], seat: Seat) -> Script[None]:
    """AN-096 to AN-101: the player may turn up a face-down token, then moves Lily."""
    t.note("interviewed", seat=seat)
    for _ in range(informant_yield(t.state, seat, "lily")):
        tokens = [token for token, on in t.state.evidence.items() if not on.up]
        if not tokens:
            break
        options = {**token_facts(t.state, seat, tokens), "no": None}
        token = yield from t.ask(seat, options, "lily-turns-up", doing="lily-turns-up")
        if token == "no":
            break
        evidence.turn(t, token, up=True)
    yield from send(t, seat, "lily")
    yield from happens(t, occasion(t.state, "talk", seat, name="lily"))


class HandToSee(Fact, frozen=True):
    """A player's hand and how many cards it has."""

    seat: Seat
    n: int


def talk_to_jimmy(t: Table[State], seat: Seat) -> Script[None]:
    """AN-102 to AN-106: look at one other player's hand or at one suspect's face-down tokens; then move Jimmy."""
    state = t.state
    hands = {f"detective:{player.detective}": other for other, player in enumerate(state.players) if other != seat}
    sheets = evidence.sheets_to_see(state)
    seen = {option: HandToSee(other, len(state.players[other].hand)) for option, other in hands.items()}
    choice = yield from t.ask(seat, {**seen, **evidence.sheet_facts(sheets)}, "jimmy", doing="jimmy")
    if choice in hands:
        show_hand(t, hands[choice], seat)
    else:
        evidence.look(t, seat, sheets[choice])
    yield from send(t, seat, "jimmy")
    yield from happens(t, occasion(state, "talk", seat, name="jimmy"))


def informant_goals(state: State, name: str) -> list[str]:
    """AN-099, AN-106: another location of the same type in a different district, not where the other one is."""
    at, other = (state.lily, state.jimmy) if name == "lily" else (state.jimmy, state.lily)
    here = LOCATIONS[at]
    return [
        place
        for place, spot in LOCATIONS.items()
        if spot.type == here.type and spot.district != here.district and place != other
    ]


def send(t: Table[State], seat: Seat, name: str) -> Script[None]:
    """The player moves Lily or Jimmy; without a legal place they stay (AN-101)."""
    goals = informant_goals(t.state, name)
    if not goals:
        t.note("informant-stays", name=name)
        return
    options = {f"place:{place}": place for place in goals}
    set_informant(t, name, (yield from pick(t, seat, options, "move-informant", facts=spot_facts(goals), name=name)))


def set_informant(t: Table[State], name: str, place: str) -> None:
    """AN-R57: they stay where they are if the other one stands there."""
    state = t.state
    if place == (state.jimmy if name == "lily" else state.lily):
        t.note("informant-stays", name=name)
        return
    if name == "lily":
        state.lily = place
    else:
        state.jimmy = place
    t.note("informant-moved", name=name, place=place)


@verb_for(v.Informant, lambda state, ctx, effect, seat: Extent.FULL)
def _informant(t: Table[State], ctx: Ctx, effect: v.Informant, seat: Seat) -> Script[None]:
    """Move Lily or Jimmy, or talk to one from afar and for 0 Time."""
    name: str = effect.name
    if name == "choose":
        name = yield from pick(t, seat, {"lily": "lily", "jimmy": "jimmy"}, "which-informant", source=ctx.source)
    if effect.op == "talk":
        yield from interview(t, seat) if name == "lily" else talk_to_jimmy(t, seat)
    elif effect.where is None:
        yield from send(t, seat, name)
    else:
        goals = places(t.state, ctx, effect.where, seat)
        options = {f"place:{place}": place for place in goals}
        if goals:
            set_informant(
                t, name, (yield from pick(t, seat, options, "move-informant", facts=spot_facts(goals), name=name))
            )


# ---- moving by an effect


def _destinations(state: State, ctx: Ctx, effect: v.MoveDetective, seat: Seat) -> list[str]:
    here = state.players[seat].at
    time = state.time if seat == state.active else 0
    return [
        place
        for place in places(state, ctx, effect.to, seat)
        if place != here and not (effect.pay_restricted and place in restricted_for(state, seat) and time < 2)
    ]


@verb_for(v.MoveDetective, lambda state, ctx, effect, seat: extent_of(len(_destinations(state, ctx, effect, seat)), 1))
def _move_detective(t: Table[State], ctx: Ctx, effect: v.MoveDetective, seat: Seat) -> Script[None]:
    """AN-086: no Time, reach or warrant is needed unless the effect says so; arriving counts as entering."""
    goals = _destinations(t.state, ctx, effect, seat)
    if not goals:
        return
    by = next(iter(seats_of(t.state, ctx, effect.by)), seat)
    options = {f"place:{place}": place for place in goals}
    place = yield from pick(t, by, options, "move-detective", facts=spot_facts(goals), source=ctx.source, of_seat=seat)
    if effect.pay_restricted and place in restricted_for(t.state, seat):
        lose_time_now(t.state, seat, 2)
    t.note("was-moved", seat=seat, place=place, source=ctx.source)
    if effect.enter:
        opens = ctx.ledger is not None and seat == t.state.active
        yield from enter(t, seat, place, "effect", opens=opens)
    else:
        t.state.players[seat].at = place


# ---- warrants and the case


def _warrant_places(state: State, ctx: Ctx, effect: v.PlaceWarrant, seat: Seat) -> list[str]:
    """AN-276: a restricted location on which the player has none yet."""
    where = effect.where if effect.where is not None else Where(restricted=True)
    mine = state.players[seat].warrants
    return [place for place in places(state, ctx, where, seat) if LOCATIONS[place].restricted and place not in mine]


@verb_for(v.PlaceWarrant, lambda state, ctx, effect, seat: extent_of(len(_warrant_places(state, ctx, effect, seat)), 1))
def _place_warrant(t: Table[State], ctx: Ctx, effect: v.PlaceWarrant, seat: Seat) -> Script[None]:
    """AN-277: place one, or move one of the own that is on the map; two at most."""
    goals = _warrant_places(t.state, ctx, effect, seat)
    if not goals:
        return
    options = {f"place:{place}": place for place in goals}
    place = yield from pick(t, seat, options, "place-warrant", facts=spot_facts(goals), source=ctx.source)
    mine = t.state.players[seat].warrants
    moved: dict[str, str] = {f"warrant:{one}": one for one in mine}
    if len(mine) < COMMON.warrants:
        moved["new"] = ""
    old = yield from pick(t, seat, moved, "which-warrant", place=place)
    if old:
        mine.remove(old)
    mine.append(place)
    t.note("warrant", seat=seat, place=place)


@verb_for(v.ClaimCase, lambda state, ctx, effect, seat: extent_of(int(state.case != seat), 1))
def _claim_case(t: Table[State], ctx: Ctx, effect: v.ClaimCase, seat: Seat) -> Script[None]:
    """The own hero marker onto the scene of the crime, from anywhere; that is not jumping on the case."""
    claim(t, seat)
    yield from ()


def claim(t: Table[State], seat: Seat) -> None:
    """AN-066: the marker on the crime scene is replaced by the player's own."""
    t.state.case = seat
    t.note("claimed-case", seat=seat)
