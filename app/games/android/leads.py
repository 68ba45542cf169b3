"""Leads: following them up, and where they go then (section 9)."""

from typing import Any

from app.games.android import conspiracy, evidence, windows
from app.games.android import verbs as v
from app.games.android.content import LOCATIONS
from app.games.android.context import Ctx, Step
from app.games.android.effects import extent_of, occasion, pick, verb_for
from app.games.android.geography import place_fits, places, spot_facts
from app.games.android.listeners import happens
from app.games.android.standing import allowed, forbidden, free, lead_cost
from app.games.android.state import State
from app.games.android.tokens import gain, room_for
from parlour import Fact, OptionId, Script, Seat, Table, Why


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


class FollowUp(Fact, frozen=True):
    """A lead, and what it costs to follow it up."""

    kind: str
    of: str
    time: int


class FollowFor(Fact, frozen=True):
    """The same where it is said at once what the lead shall bring: `evidence`, `reveal` or `dig`."""

    use: str
    kind: str
    of: str
    time: int


def _fact(state: State, seat: Seat, lead: str) -> FollowUp:
    return FollowUp(state.leads[lead].kind, state.leads[lead].of, cost_of(state, seat, lead))


def follow_ups(
    state: State, seat: Seat, lying: list[str], blocked: dict[OptionId, Why], *, uses: bool
) -> dict[OptionId, Fact | None]:
    """AN-114: the options to follow up the leads that lie here, for Time or for 0 Time. Says why others miss.

    With `uses` one may say at once what for; who doesn't is asked when the lead has been moved.
    """
    options: dict[OptionId, Fact | None] = {}
    open_leads = {lead: _fact(state, seat, lead) for lead in lying if not held(state, seat, lead)}
    for lead, fact in open_leads.items():
        if fact.time <= state.time:
            options[lead] = fact
        else:
            blocked[lead] = ("AN-059", "no-time", fact)
    free_too = free_lead(state, seat) is not None
    wanted = [use for use in uses_of(state, seat) if not use.startswith("take:")] if uses else []
    for lead, fact in open_leads.items():
        name = lead.removeprefix("lead:")
        if free_too:
            options[f"free:{name}"] = FollowUp(fact.kind, fact.of, 0)
        if lead in options and len(wanted) > 1:
            for use in wanted:
                options[f"follow:{use}:{name}"] = FollowFor(use, fact.kind, fact.of, fact.time)
    for lead in lying:
        if lead not in open_leads:
            blocked[lead] = ("AN-126", "suspect-held", _fact(state, seat, lead))
    return options


# ---- following up


def follow_up(t: Table[State], ctx: Ctx, lead: str, wanted: str = "") -> Script[None]:
    """AN-115: answers (W3), the lead moves, then evidence, the conspiracy, or a third use. Its Time is paid already.

    `wanted` is the use that was named beforehand; if it is not possible any more, it is asked for all the same.
    """
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
    if wanted in uses:
        yield from _use(t, ctx, wanted, kind)
    elif uses:
        facts = {use: _use_fact(state, seat, use) for use in uses}
        use = yield from pick(t, seat, {use: use for use in uses}, "use-lead", facts=facts, kind=kind)
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


class UseForEvidence(Fact, frozen=True):
    """How many tokens the pool has."""

    left: int


class UseToReveal(Fact, frozen=True):
    """The pile from which a piece would be turned up, and how many it has."""

    pile: str
    left: int


class UseToDig(Fact, frozen=True):
    """The pile to which the marker would go."""

    pile: str


class UseToTake(Fact, frozen=True):
    """What a card lets one take instead."""

    token: str
    n: int


def _use_fact(state: State, seat: Seat, use: str) -> Fact:
    if use == "evidence":
        return UseForEvidence(len(state.pool))
    if use == "reveal":
        pile = state.players[seat].pile
        return UseToReveal(pile, len(state.piles[pile]))
    if use == "dig":
        return UseToDig(conspiracy.deeper(state, seat))
    token = use.removeprefix("take:")
    return UseToTake(token, _taken(state, seat, token))


def _taken(state: State, seat: Seat, token: str) -> int:
    """How many of a token the first rule gives that lets a lead be used for it."""
    return next(rule.filter.n for _, rule in allowed(state, "lead_option", seat) if rule.filter.token == token)


def _use(t: Table[State], ctx: Ctx, use: str, kind: str) -> Script[None]:
    seat = ctx.me
    if use == "evidence":
        yield from place_evidence(t, ctx, kind)
    elif use in ("reveal", "dig"):
        yield from uncover(t, ctx, use)
    else:
        token = use.removeprefix("take:")
        yield from gain(t, seat, token, _taken(t.state, seat, token), ctx.ledger)


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
    args: dict[str, Any] = {"kind": moved.kind, "of": moved.of, "place": moved.at}
    goal = where[0]
    if len(where) > 1:
        facts = spot_facts(where)
        goal = yield from t.pick(mover, options, "move-lead", facts=facts, blocked=blocked, doing="move-lead", **args)
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


class LyingAt(Fact, frozen=True):
    """A lead and where it lies."""

    kind: str
    of: str
    place: str


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
        facts = {id: LyingAt(t.state.leads[id].kind, t.state.leads[id].of, t.state.leads[id].at) for id in leads}
        lead = yield from pick(t, seat, options, "move-which-lead", facts=facts, source=ctx.source, kind=effect.kind)
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
        facts = {id: LyingAt(t.state.leads[id].kind, t.state.leads[id].of, t.state.leads[id].at) for id in leads}
        lead = yield from pick(t, seat, {id: id for id in leads}, "follow-which", facts=facts, source=ctx.source)
        yield from follow_up(t, Ctx(me=seat, owner=seat, source=ctx.source, ledger=ctx.ledger), lead)
