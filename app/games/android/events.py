"""General and specific events, NPCs (sections 15 and 17)."""

from app.games.android import verbs as v
from app.games.android.content import EVENTS, GENERAL, MURDERS, NPCS, SPECIFIC
from app.games.android.context import Ctx
from app.games.android.effects import Extent, extent_of, pick, run, verb
from app.games.android.geography import places, spot_facts
from app.games.android.leads import set_lead
from app.games.android.rows import EventRow
from app.games.android.standing import events_in_force
from app.games.android.state import EventInPlay, Stage, State
from parlour import Script, Table

SPACES = 2
"""The spaces of the general event track."""


# ---- general events


def draw_general(t: Table[State], day: int) -> Script[None]:
    """AN-248 to AN-250: into the first space, pushing the others on; then its text takes effect."""
    state = t.state
    drawn = state.general.draw(t)
    if drawn is None:
        return
    while len(state.track) >= SPACES:
        pushed = state.track.pop()
        end(t, pushed.id)
        t.note("event-off", event=pushed.id)
    state.track.insert(0, EventInPlay(drawn, day))
    t.note("event", event=drawn)
    event = GENERAL[drawn]
    if event.npc:
        _call_npc(t, event)
    if event.npc and state.npcs[event.npc].state == "eliminated":
        end(t, drawn)
        return
    yield from _take_effect(t, event)


def _call_npc(t: Table[State], event: EventRow) -> None:
    """AN-254 (a): an older event of the same NPC ends when a newer one sends them elsewhere."""
    for other in events_in_force(t.state):
        if other != event.id and EVENTS[other].npc == event.npc:
            end(t, other)
    t.state.npcs[event.npc].event = event.id


def _take_effect(t: Table[State], event: EventRow) -> Script[None]:
    """Its effect, with the first player as `me`; an event that leaves nothing behind ends then (AN-R56)."""
    state = t.state
    state.stage.append(Stage("event", event.id, state.first))
    yield from run(t, Ctx(me=state.first, owner=None, source=event.id, event=event.id), event.effect)
    state.stage.pop()
    if not event.lasts:
        end(t, event.id)


def end(t: Table[State], event: str) -> None:
    """AN-255, AN-256: the effect ends and the NPC's marker goes back to its owner; a specific event goes to the box."""
    state = t.state
    if event in events_in_force(state):
        t.note("event-over", event=event)
    for one in state.track:
        if one.id == event:
            one.up = False
    if state.specific is not None and state.specific.id == event and event in SPECIFIC:
        state.specific.status = "over"
    for status in state.npcs.values():
        if status.event == event:
            status.at, status.event = "", ""


# ---- the specific event


def turn_up_specific(t: Table[State]) -> Script[None]:
    """AN-260 to AN-264: the testimony leads move, then the text takes effect."""
    state, special = t.state, t.state.specific
    assert special is not None
    event = SPECIFIC[special.id]
    special.status = "up"
    t.barrier()
    t.note("specific-event", event=event.id)
    for suspect, place in event.witness.items():
        lead = f"lead:testimony:{suspect}"
        alive = suspect in state.suspects and state.suspects[suspect].alive
        if alive and lead in state.leads and state.leads[lead].at != place:
            set_lead(t, lead, place)
    special.suspect = yield from _suspect_of(t, event)
    if event.suspect and special.suspect not in state.living():
        end(t, event.id)
        return
    yield from _take_effect(t, event)


def _suspect_of(t: Table[State], event: EventRow) -> Script[str]:
    if event.suspect != "chosen_by_first":
        return event.suspect
    options = {f"suspect:{suspect}": suspect for suspect in t.state.living()}
    if not options:
        return ""
    return (yield from pick(t, t.state.first, options, "event-suspect", event=event.id))


def informants_of_week(t: Table[State]) -> None:
    """AN-R03: at the start of week 2 both go at once to the places that the murder sheet lists for it."""
    state, murder, week = t.state, MURDERS[t.state.murder], str(t.state.week)
    lily, jimmy = murder.lily.get(week, state.lily), murder.jimmy.get(week, state.jimmy)
    if lily != state.lily:
        t.note("informant-moved", name="lily", place=lily)
    if jimmy != state.jimmy:
        t.note("informant-moved", name="jimmy", place=jimmy)
    state.lily, state.jimmy = lily, jimmy


# ---- verbs


@verb(v.EndEvent)
def _end_event(t: Table[State], ctx: Ctx, effect: v.EndEvent) -> Script[None]:
    end(t, ctx.event)
    yield from ()


def _npc_reach(state: State, ctx: Ctx, effect: v.NpcVerb) -> Extent:
    status = state.npcs[effect.id]
    wanted = {
        "eliminate": status.state != "eliminated",
        "find": status.state == "missing",
        "place": status.state != "eliminated",
        "return": bool(status.at),
    }
    return extent_of(int(wanted[effect.op]), 1)


@verb(v.NpcVerb, _npc_reach)
def _npc(t: Table[State], ctx: Ctx, effect: v.NpcVerb) -> Script[None]:
    """AN-291 to AN-293, AN-251: eliminate, find, put on the map, send back."""
    state, status = t.state, t.state.npcs[effect.id]
    if _npc_reach(state, ctx, effect) == Extent.NOTHING:
        return
    if effect.op == "eliminate":
        eliminate(t, effect.id)
    elif effect.op == "find":
        status.state = "alive"
        t.note("npc-found", npc=effect.id)
    elif effect.op == "return":
        status.at, status.event = "", ""
        t.note("npc-returned", npc=effect.id)
    elif effect.where is not None and (goals := places(state, ctx, effect.where, None)):
        options = {f"place:{place}": place for place in goals}
        status.at = yield from pick(t, ctx.me, options, "place-npc", facts=spot_facts(goals), npc=effect.id)
        status.event = ctx.event
        t.note("npc-placed", npc=effect.id, place=status.at)


def eliminate(t: Table[State], npc: str) -> None:
    """AN-292, AN-293: all its favors are gone for good, and an event that rests on it ends."""
    state = t.state
    status = state.npcs[npc]
    status.state = "eliminated"
    t.note("npc-eliminated", npc=npc)
    seat = state.seat_of(NPCS[npc].detective)
    if seat is not None:
        tokens = state.players[seat].tokens
        state.bank[f"favor:{npc}"] = state.bank.get(f"favor:{npc}", 0) + tokens.pop(f"favor:{npc}", 0)
    for event in events_in_force(state):
        if EVENTS[event].npc == npc:
            end(t, event)
    status.at, status.event = "", ""


GRANTED: dict[str, list[tuple[str, v.Action]]] = {
    event.id: [(f"action:{event.id}:{index}", action) for index, action in enumerate(event.actions)]
    for event in EVENTS.values()
}
"""The actions that each event grants while it is in force, with their ids."""
