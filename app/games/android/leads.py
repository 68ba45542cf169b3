"""Leads: following them up, and where they go then (section 9)."""

from app.games.android import conspiracy, evidence, windows
from app.games.android import verbs as v
from app.games.android.content import LOCATIONS
from app.games.android.context import Ctx, Step
from app.games.android.effects import extent_of, occasion, pick, verb_for
from app.games.android.geography import place_fits, places
from app.games.android.listeners import happens
from app.games.android.standing import allowed, forbidden, free, lead_cost
from app.games.android.state import State
from app.games.android.tokens import gain, room_for
from parlour import OptionId, Script, Seat, Table, Why


def held(state: State, seat: Seat, lead: str) -> bool:
    """AN-126: the testimony lead of a suspect whom a specific event holds can't be followed up."""
    named = state.leads[lead]
    return named.kind == "testimony" and any(rule.witness == named.of for rule in forbidden(state, "follow_lead", seat))


def lying_at(state: State, place: str) -> list[str]:
    return [id for id, lead in state.leads.items() if lead.at == place]


def leads_here(state: State, seat: Seat) -> list[str]:
    """AN-114: the leads on the detective's location that can be followed up."""
    return [id for id in lying_at(state, state.players[seat].at) if not held(state, seat, id)]


def free_lead(state: State, seat: Seat) -> tuple[str, str] | None:
    """A rule that lets this player follow up a lead for 0 Time and is not used up: its key and limit."""
    return next(((key, rule.limit) for key, rule in allowed(state, "free_lead", seat) if free(state, key, seat)), None)


def cost_of(state: State, seat: Seat, lead: str) -> int:
    return lead_cost(state, seat, state.leads[lead].kind, state.leads[lead].at)


def follow_ups(state: State, seat: Seat, lying: list[str], blocked: dict[OptionId, Why]) -> list[OptionId]:
    """AN-114: the options to follow up the leads that lie here, for Time or for 0 Time. Says why others miss."""
    open_leads = [lead for lead in lying if not held(state, seat, lead)]
    options = [lead for lead in open_leads if cost_of(state, seat, lead) <= state.time]
    if free_lead(state, seat) is not None:
        options += [f"free:{lead.removeprefix('lead:')}" for lead in open_leads]
    blocked |= {lead: ("AN-059", "no-time") for lead in open_leads if lead not in options}
    blocked |= {lead: ("AN-126", "suspect-held") for lead in lying if lead not in open_leads}
    return options


# ---- following up


def follow_up(t: Table[State], ctx: Ctx, lead: str) -> Script[None]:
    """AN-115: answers (W3), the lead moves, then evidence, the conspiracy, or a third use. Its Time is paid already."""
    state, seat = t.state, ctx.me
    kind = state.leads[lead].kind
    done = occasion(state, "follow_lead", seat, kind=kind, target=lead)
    t.note("follows-lead", seat=seat, kind=kind, of=state.leads[lead].of, place=state.players[seat].at)
    step = Step()
    if ctx.ledger is not None:
        yield from windows.open_window(t, [done], step)
    if step.cancelled:
        return
    if lead in state.leads:
        yield from lead_leaves(t, lead, mover=(seat - 1) % len(state.players))
    uses = uses_of(state, seat)
    if uses:
        use = yield from pick(t, seat, {use: use for use in uses}, "use-lead", kind=kind)
        yield from _use(t, ctx, use, kind)
    yield from happens(t, done, ctx.ledger)


def uses_of(state: State, seat: Seat) -> list[str]:
    """AN-115 (4): place evidence, reveal information, dig deeper, or a third use that a card allows."""
    uses = ["evidence"] if state.pool and state.living() else []
    if state.players[seat].pile:
        uses.append("reveal")
    if conspiracy.deeper(state, seat):
        uses.append("dig")
    uses += [
        f"take:{rule.filter.token}"
        for _, rule in allowed(state, "lead_option", seat)
        if room_for(state, seat, rule.filter.token)
    ]
    return uses


def _use(t: Table[State], ctx: Ctx, use: str, kind: str) -> Script[None]:
    seat = ctx.me
    if use == "evidence":
        yield from place_evidence(t, ctx, kind)
    elif use in ("reveal", "dig"):
        yield from uncover(t, ctx, use)
    else:
        token = use.removeprefix("take:")
        rules = [rule.filter for _, rule in allowed(t.state, "lead_option", seat) if rule.filter.token == token]
        yield from gain(t, seat, token, rules[0].n, ctx.ledger)


def place_evidence(t: Table[State], ctx: Ctx, kind: str) -> Script[None]:
    """AN-131: into the file of the kind of lead; then W4, in which the token may be turned, moved or sent back."""
    token = yield from evidence.place_one(t, ctx.me, (kind,), t.state.living(), "choose")
    step = Step()
    if ctx.ledger is not None:
        moment = occasion(t.state, "place_evidence", ctx.me, file=kind, target=token)
        yield from windows.open_window(t, [moment], step)
    if step.cancelled and token in t.state.evidence:
        evidence.to_pool(t, token)
        return
    yield from evidence.placed(t, ctx.me, token)


def uncover(t: Table[State], ctx: Ctx, use: str) -> Script[None]:
    """AN-150: reveal information or dig deeper, after W5."""
    done = occasion(t.state, "uncover", ctx.me, choice=use)
    step = Step()
    if ctx.ledger is not None:
        yield from windows.open_window(t, [done], step)
    if step.cancelled:
        return
    if use == "reveal":
        yield from conspiracy.reveal(t, ctx, ctx.me, "marker")
    else:
        conspiracy.dig(t, ctx.me)
    yield from happens(t, done, ctx.ledger)


# ---- where a lead goes


def goals(state: State, mover: Seat, lead: str) -> list[str]:
    """AN-117 to AN-123: a free place of the same type, not in the mover's district unless there is no other."""
    at = state.leads[lead].at
    taken = {other.at for other in state.leads.values()}
    same = [place for place, spot in LOCATIONS.items() if spot.type == LOCATIONS[at].type and place not in taken]
    district = LOCATIONS[state.players[mover].at].district
    return [place for place in same if LOCATIONS[place].district != district] or same


def lead_leaves(t: Table[State], lead: str, mover: Seat) -> Script[None]:
    """AN-116: the player to the right moves it; in the climax it goes out of the game (AN-124)."""
    state = t.state
    if state.climax:
        gone = state.leads.pop(lead)
        t.note("lead-gone", kind=gone.kind, of=gone.of)
        return
    where = goals(state, mover, lead)
    if not where:
        t.note("lead-stays", kind=state.leads[lead].kind, of=state.leads[lead].of)
        return
    yield from put_lead(t, lead, mover, where)


def put_lead(t: Table[State], lead: str, mover: Seat, where: list[str]) -> Script[None]:
    """Ask the mover where the lead goes; a lead that lies there changes places with it (AN-261)."""
    state = t.state
    moved = state.leads[lead]
    options = {f"place:{place}": place for place in where}
    blocked = _why_not(state, mover, lead, where)
    prompt_args = {"kind": moved.kind, "of": moved.of, "place": moved.at}
    goal = where[0]
    if len(where) > 1:
        goal = yield from t.pick(mover, options, "move-lead", blocked=blocked, doing="move-lead", **prompt_args)
    set_lead(t, lead, goal)


def set_lead(t: Table[State], lead: str, goal: str) -> None:
    state = t.state
    moved = state.leads[lead]
    for id, other in state.leads.items():
        if other.at == goal and id != lead:
            other.at = moved.at
            t.note("leads-swap", kind=other.kind, of=other.of, place=moved.at)
    moved.at = goal
    t.note("lead-moved", kind=moved.kind, of=moved.of, place=goal)


def _why_not(state: State, mover: Seat, lead: str, where: list[str]) -> dict[str, Why]:
    """Places of the right type that are barred, and why."""
    at = state.leads[lead].at
    taken = {other.at for other in state.leads.values()}
    reasons: dict[str, Why] = {}
    for place, spot in LOCATIONS.items():
        if spot.type == LOCATIONS[at].type and place not in where and place != at:
            reasons[f"place:{place}"] = ("AN-119", "lead-there") if place in taken else ("AN-120", "own-district")
    return reasons


# ---- verbs


def _matching(state: State, ctx: Ctx, effect: v.MoveLead, seat: Seat) -> list[str]:
    """The leads that this effect may move and that have somewhere to go."""
    found = []
    for id, lead in state.leads.items():
        named = effect.kind in ("any", lead.kind) or (effect.kind == f"witness:{lead.of}" and lead.kind == "testimony")
        if not named or (effect.from_ is not None and not place_fits(state, ctx, effect.from_, lead.at, seat)):
            continue
        if effect.rule == "normal" and held(state, seat, id):
            continue
        if (ctx.bonus and state.climax) or _goals_of(state, ctx, effect, seat, id):
            found.append(id)
    return found


def _goals_of(state: State, ctx: Ctx, effect: v.MoveLead, seat: Seat, lead: str) -> list[str]:
    at = state.leads[lead].at
    if effect.to is not None:
        return [place for place in places(state, ctx, effect.to, seat) if place != at]
    if effect.rule == "free":
        taken = {other.at for other in state.leads.values()}
        return [place for place in LOCATIONS if place not in taken]
    return goals(state, seat, lead)


@verb_for(v.MoveLead, lambda state, ctx, effect, seat: extent_of(len(_matching(state, ctx, effect, seat)), 1))
def _move_lead(t: Table[State], ctx: Ctx, effect: v.MoveLead, seat: Seat) -> Script[None]:
    """AN-127, AN-R16, AN-R52: `who` is the mover; a puzzle bonus in the climax takes the lead out of the game."""
    moved: list[str] = []
    most = len(t.state.leads) if effect.n == "all" else effect.n
    while len(moved) < most:
        leads = [id for id in _matching(t.state, ctx, effect, seat) if id not in moved]
        options: dict[str, str] = {id: id for id in leads}
        if not leads:
            return
        if moved and effect.n != "all":
            options["done"] = ""
        lead = yield from pick(t, seat, options, "move-which-lead", source=ctx.source, kind=effect.kind)
        if not lead:
            return
        moved.append(lead)
        if ctx.bonus and t.state.climax:
            yield from lead_leaves(t, lead, seat)
        else:
            yield from put_lead(t, lead, seat, _goals_of(t.state, ctx, effect, seat, lead))


def _followable(state: State, effect: v.FollowLead, seat: Seat) -> list[str]:
    leads = leads_here(state, seat) if effect.at == "here" else [id for id in state.leads if not held(state, seat, id)]
    return [id for id in leads if effect.kind in ("any", state.leads[id].kind, f"witness:{state.leads[id].of}")]


@verb_for(v.FollowLead, lambda state, ctx, effect, seat: extent_of(len(_followable(state, effect, seat)), 1))
def _follow_lead(t: Table[State], ctx: Ctx, effect: v.FollowLead, seat: Seat) -> Script[None]:
    """A complete follow-up for 0 Time."""
    for _ in range(effect.n):
        leads = _followable(t.state, effect, seat)
        if not leads:
            return
        lead = yield from pick(t, seat, {id: id for id in leads}, "follow-which", source=ctx.source)
        yield from follow_up(t, Ctx(me=seat, owner=seat, source=ctx.source, ledger=ctx.ledger), lead)
