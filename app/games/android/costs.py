"""Paying (AN-004, AN-110, README 4.1.5): costs are effects of `me`, paid in full before all else, or not at all."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from app.games.android import verbs as v
from app.games.android.cards import discard_from, discardable
from app.games.android.content import NPCS, PIECES, SPECIALS, STANDARD
from app.games.android.context import Ctx
from app.games.android.effects import RUN, Extent, extent, pick, tag, text_of, verb
from app.games.android.evidence import turnable
from app.games.android.selectors import seats_of
from app.games.android.standing import allowed
from app.games.android.state import State
from app.games.android.tokens import lose_time_now, room_for, room_to_shift, sanity_steps, spent
from parlour import Fact, Script, Seat, Table


def payable(state: State, ctx: Ctx, costs: Sequence[v.Effect], *, time: int = 0, cards: int = 0) -> bool:
    """Whether `ctx.me` can pay all of it, besides `time` Time and `cards` cards of the hand that go elsewhere."""
    seat = ctx.me
    needs: list[str] = []
    left = (state.time if seat == state.active else 0) - time
    for cost in costs:
        if isinstance(cost, v.LoseTime):
            left -= cost.n
        elif isinstance(cost, v.Lose):
            needs += [cost.token] * int(cost.n)
        elif isinstance(cost, v.Discard):
            if len(discardable(state, ctx, cost.kind, seat)) - (0 if "in_play" in cost.kind else cards) < int(cost.n):
                return False
        elif not _other_payable(state, ctx, cost):
            return False
    return left >= 0 and (not needs or _affordable(state, seat, _wallet(state, seat), needs))


def _other_payable(state: State, ctx: Ctx, cost: v.Effect) -> bool:
    player = state.players[ctx.me]
    if isinstance(cost, v.Gain):
        return room_for(state, ctx.me, cost.token) >= cost.n
    if isinstance(cost, v.Track):
        last = len(SPECIALS["cap_sanity"].steps) - 1
        return "special:cap_sanity" in player.area and player.sanity + cost.n <= last
    if isinstance(cost, v.FlipEvidence):
        return bool(turnable(state, cost))
    if isinstance(cost, v.Shift):
        return room_to_shift(state, ctx.me, cost.dir) >= cost.n
    raise TypeError(f"{cost!r} can't be a cost")


def price(costs: Sequence[v.Effect]) -> list[str]:
    """Costs as people read them: tokens by their names, all else by names that begin with `cost`."""
    items: list[str] = []
    for cost in costs:
        if isinstance(cost, v.Lose):
            items += [cost.token] * int(cost.n)
        elif isinstance(cost, v.LoseTime):
            items.append(f"cost:time:{cost.n}")
        elif isinstance(cost, v.Discard):
            items.append(f"cost:discard:{cost.kind}:{cost.n}")
        elif isinstance(cost, v.Gain):
            items.append(f"cost:gain:{cost.token}:{cost.n}")
        elif isinstance(cost, v.Track):
            items.append(f"cost:sanity:{cost.n}")
        else:
            items.append(f"cost:{tag(cost)}")
    return items


def _wallet(state: State, seat: Seat) -> dict[str, int]:
    return {token: n for token, n in state.players[seat].tokens.items() if n}


def money_rate(state: State, seat: Seat) -> int:
    """AN-388: how many thousand dollars stand for a favor in a cost; 0 for those who can't."""
    return next((rule.filter.rate for _, rule in allowed(state, "pay_favor_with_money", seat)), 0)


def _ways(state: State, seat: Seat, wallet: dict[str, int], need: str) -> dict[str, int]:
    """The tokens in the wallet that can pay one such token, and how many of each it takes."""
    if need in STANDARD:
        kind = need.removeprefix("favor:")
        ways = [need] + [f"favor:{npc.id}" for npc in NPCS.values() if kind in npc.counts_as]
    elif need == "favor:any":
        ways = [token for token in wallet if token.startswith("favor:")]
    else:
        return {need: 1} if wallet.get(need) else {}
    found = {token: 1 for token in ways if wallet.get(token)}
    rate = money_rate(state, seat)
    if rate and wallet.get("money", 0) >= rate:
        found["money"] = rate
    return found


def _affordable(state: State, seat: Seat, wallet: dict[str, int], needs: Sequence[str]) -> bool:
    if not needs:
        return True
    for token, n in _ways(state, seat, wallet, needs[0]).items():
        wallet[token] -= n
        rest = _affordable(state, seat, wallet, needs[1:])
        wallet[token] += n
        if rest:
            return True
    return False


def pay(t: Table[State], ctx: Ctx, costs: Sequence[v.Effect], *, names_kind: bool = False) -> Script[None]:
    """Pay all of it. With `names_kind` the payer of an NPC favor says as which kind it is paid (AN-294)."""
    state, seat = t.state, ctx.me
    needs: list[str] = []
    for cost in costs:
        if isinstance(cost, v.LoseTime):
            lose_time_now(state, seat, cost.n)
        elif isinstance(cost, v.Lose):
            needs += [cost.token] * int(cost.n)
    if needs:
        yield from _pay_tokens(t, ctx, needs, names_kind)
    for cost in costs:
        if isinstance(cost, v.Discard):
            yield from discard_from(t, ctx, cost, seat)
        elif isinstance(cost, v.Track):
            yield from sanity_steps(t, seat, "add", cost.n, ctx.ledger)
        elif isinstance(cost, (v.Gain, v.FlipEvidence, v.Shift)):
            yield from RUN[type(cost)](t, ctx, cost)


class PayWith(Fact, frozen=True):
    """What a payment takes of a token, and how many of it the payer has."""

    token: str
    n: int
    have: int


def _pay_tokens(t: Table[State], ctx: Ctx, needs: list[str], names_kind: bool) -> Script[None]:
    state, seat = t.state, ctx.me
    wallet, paid = _wallet(state, seat), Counter[str]()
    for index, need in enumerate(needs):
        options = {}
        for token, n in _ways(state, seat, wallet, need).items():
            wallet[token] -= n
            if _affordable(state, seat, wallet, needs[index + 1 :]):
                options[token] = n
            wallet[token] += n
        names = {token: token for token in options}
        facts = {token: PayWith(token, n, wallet[token]) for token, n in options.items()}
        token = yield from pick(t, seat, names, "pay-with", facts=facts, need=need, source=ctx.source)
        wallet[token] -= options[token]
        paid[token] += options[token]
        if names_kind:
            yield from _name_kind(t, ctx, token)
    yield from spent(t, seat, paid, ctx.ledger)


def _name_kind(t: Table[State], ctx: Ctx, token: str) -> Script[None]:
    if token in STANDARD:
        ctx.paid = [*ctx.paid, token]
    elif token != "money":
        kinds = {f"favor:{kind}": f"favor:{kind}" for kind in NPCS[token.removeprefix("favor:")].counts_as}
        kind = yield from pick(t, ctx.me, kinds, "paid-as", token=token)
        ctx.paid = [*ctx.paid, kind]


# ---- may


def _may_reach(state: State, ctx: Ctx, effect: v.May) -> Extent:
    offered = [seat for seat in seats_of(state, ctx, effect.who) if _worth_asking(state, ctx, effect, seat)]
    return extent(state, ctx, effect.effect) if offered else Extent.NOTHING


def _worth_asking(state: State, ctx: Ctx, effect: v.May, seat: Seat) -> bool:
    payer = Ctx(me=seat, owner=ctx.owner, source=ctx.source)
    return payable(state, payer, effect.pay) and extent(state, ctx, effect.effect) > Extent.NOTHING


@verb(v.May, _may_reach)
def _may(t: Table[State], ctx: Ctx, effect: v.May) -> Script[None]:
    """README 4.1.6: asked only if it can be paid and, by public facts, something would happen."""
    for seat in seats_of(t.state, ctx, effect.who):
        taken = False
        if _worth_asking(t.state, ctx, effect, seat):
            answer = yield from t.ask(
                seat, {"yes": _accept(ctx, effect), "no": None}, "may", doing="may", **_offer(ctx, effect)
            )
            taken = answer == "yes"
        if not taken:
            ctx.declined = True
            continue
        payer = Ctx(me=seat, owner=ctx.owner, source=ctx.source, ledger=ctx.ledger)
        yield from pay(t, payer, effect.pay)
        for one in effect.effect:
            yield from RUN[type(one)](t, ctx, one)


class Accept(Fact, frozen=True):
    """What an offer that costs nothing brings: the name of its text."""

    does: str


class AcceptFor(Fact, frozen=True):
    """What an offer costs and brings."""

    pays: list[str]
    does: str


def _accept(ctx: Ctx, effect: v.May) -> Fact:
    """What a piece's pile offers stands for all pieces of the pile."""
    source = ctx.source if ctx.bonus or ctx.source not in PIECES else PIECES[ctx.source].pile
    does = text_of(source, effect.effect[0])
    return AcceptFor(price(effect.pay), does) if effect.pay else Accept(does)


def _offer(ctx: Ctx, effect: v.May) -> dict[str, Any]:
    first = effect.effect[0]
    which = {"kind": first.kind} if isinstance(first, v.MoveLead) else {}  # one puzzle piece moves leads of two kinds
    return {"source": ctx.source, "verb": tag(first), **which}
