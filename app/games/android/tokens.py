"""Tokens, Time, twilight shifts and tracks: what lies before a player (sections 5, 12, 16)."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from app.games.android import verbs as v
from app.games.android.conditions import count
from app.games.android.content import COMMON, NPCS, SPECIALS, STANDARD, TOKENS
from app.games.android.context import Ctx, Occasion
from app.games.android.effects import Extent, chooser, extent_of, occasion, pick, pick_player, verb, verb_for
from app.games.android.geography import place_fits
from app.games.android.listeners import happens
from app.games.android.selectors import is_pick, seats_of
from app.games.android.standing import forbidden
from app.games.android.state import State
from parlour import Fact, OptionId, Script, Seat, Table

# ---- tokens


def room_for(state: State, seat: Seat, token: str) -> int:
    """How many of a token a player can gain now: the bank is limited, NPC favors go to one detective only (AN-295)."""
    if forbidden(state, f"gain:{token}", seat):
        return 0
    player = state.players[seat]
    if token == "money":
        has_card = "special:rac_money" in player.area
        return SPECIALS["rac_money"].max - player.tokens.get("money", 0) if has_card else 0
    npc = token.removeprefix("favor:")
    if npc in NPCS and (NPCS[npc].detective != player.detective or state.npcs[npc].state != "alive"):
        return 0
    return state.bank.get(token, 0)


def put_before(t: Table[State], seat: Seat, token: str, n: int) -> int:
    """Move up to n tokens from the bank to a player; returns how many."""
    state = t.state
    n = min(n, room_for(state, seat, token))
    if n > 0:
        tokens = state.players[seat].tokens
        tokens[token] = tokens.get(token, 0) + n
        if token != "money":
            state.bank[token] -= n
        t.note("gained", seat=seat, token=token, n=n)
    return n


def take_back(state: State, seat: Seat, token: str, n: int) -> None:
    """AN-290: tokens go back to the bank or the NPC's supply; Haas, Jinteki and conspiracy tokens leave the game."""
    tokens = state.players[seat].tokens
    tokens[token] -= n
    if token != "money" and (token not in TOKENS or TOKENS[token].returns):
        state.bank[token] += n


def _changed(
    t: Table[State], event: str, seat: Seat, tokens: Counter[str], ledger: list[Occasion] | None
) -> Script[None]:
    """Gaining, losing and spending count once for each effect or payment, whatever the amount."""
    kinds = tuple(token for token, n in tokens.items() if n > 0)
    if kinds:
        yield from happens(t, occasion(t.state, event, seat, tokens=kinds), ledger)


def gain(t: Table[State], seat: Seat, token: str, n: int, ledger: list[Occasion] | None = None) -> Script[None]:
    """Gain n of one token, as far as possible."""
    yield from _changed(t, "gain", seat, Counter({token: put_before(t, seat, token, n)}), ledger)


def spent(t: Table[State], seat: Seat, tokens: Counter[str], ledger: list[Occasion] | None) -> Script[None]:
    """Tokens paid as a cost go back; to pay is to spend, not to lose (AN-388)."""
    for token, n in tokens.items():
        take_back(t.state, seat, token, n)
        t.note("spent", seat=seat, token=token, n=n)
    yield from _changed(t, "spend", seat, tokens, ledger)


class TokenHeld(Fact, frozen=True):
    """A token, how many the player has whose it is or becomes, and how many the bank has."""

    token: str
    have: int
    left: int


def _token_facts(state: State, seat: Seat, tokens: Iterable[str]) -> dict[OptionId, Fact]:
    held = state.players[seat].tokens
    return {token: TokenHeld(token, held.get(token, 0), state.bank.get(token, 0)) for token in tokens}


def _choices(state: State, ctx: Ctx, effect: v.Gain, seat: Seat) -> list[str]:
    """The standard kinds that can be gained; with `not_paid`, another than the one just paid."""
    barred = ctx.paid if effect.not_paid else []
    return [token for token in STANDARD if room_for(state, seat, token) > 0 and token not in barred]


def _gain_reach(state: State, ctx: Ctx, effect: v.Gain, seat: Seat) -> Extent:
    if effect.token == "favor:choice":
        return extent_of(sum(room_for(state, seat, token) for token in _choices(state, ctx, effect, seat)), effect.n)
    if effect.token == "favor:choice_same":
        rooms = [room_for(state, seat, token) for token in _choices(state, ctx, effect, seat)]
        return extent_of(max(rooms, default=0), effect.n)
    return extent_of(room_for(state, seat, effect.token), effect.n)


@verb_for(v.Gain, _gain_reach)
def _gain(t: Table[State], ctx: Ctx, effect: v.Gain, seat: Seat) -> Script[None]:
    """From the bank or the NPC's supply; with none left none is gained (AN-268)."""
    left = effect.n + ctx.more
    ctx.more = 0
    gained: Counter[str] = Counter()
    if effect.token not in ("favor:choice", "favor:choice_same"):
        gained[effect.token] = put_before(t, seat, effect.token, left)
        left = 0
    while left and (kinds := _choices(t.state, ctx, effect, seat)):
        facts = _token_facts(t.state, seat, kinds)
        token = yield from pick(t, seat, {kind: kind for kind in kinds}, "gain-favor", facts=facts, source=ctx.source)
        wanted = left if effect.token == "favor:choice_same" else 1
        gained[token] += put_before(t, seat, token, wanted)
        left -= wanted
    yield from _changed(t, "gain", seat, gained, ctx.ledger)


def _held_favors(state: State, seat: Seat, *, standard_only: bool = False) -> list[str]:
    tokens = state.players[seat].tokens
    return [
        token
        for token, n in tokens.items()
        if n and token.startswith("favor:") and (token in STANDARD or not standard_only)
    ]


def _lose_reach(state: State, ctx: Ctx, effect: v.Lose, seat: Seat) -> Extent:
    held = count(state, seat, effect.token)
    return extent_of(held, 1 if effect.n == "all" else effect.n)


@verb_for(v.Lose, _lose_reach)
def _lose(t: Table[State], ctx: Ctx, effect: v.Lose, seat: Seat) -> Script[None]:
    """Tokens taken by an effect; of `favor:any` the loser picks, or `me`."""
    held = count(t.state, seat, effect.token)
    left = held if effect.n == "all" else min(effect.n, held)
    lost: Counter[str] = Counter()
    while left:
        kinds = _held_favors(t.state, seat) if effect.token == "favor:any" else [effect.token]
        options = {kind: kind for kind in kinds}
        by = chooser(ctx, effect.by, seat)
        facts = _token_facts(t.state, seat, kinds)
        token = yield from pick(t, by, options, "lose-favor", facts=facts, source=ctx.source, from_seat=seat)
        n = 1 if len(kinds) > 1 else left
        take_back(t.state, seat, token, n)
        lost[token] += n
        left -= n
    for token, n in lost.items():
        t.note("lost", seat=seat, token=token, n=n, source=ctx.source)
    yield from _changed(t, "lose", seat, lost, ctx.ledger)


def _givers(state: State, ctx: Ctx, effect: v.Transfer) -> list[Seat]:
    return [
        seat
        for seat in seats_of(state, ctx, effect.of)
        if effect.of_where is None or place_fits(state, ctx, effect.of_where, state.players[seat].at, seat)
    ]


def _transferable(state: State, effect: v.Transfer, seat: Seat) -> list[str]:
    if effect.token == "favor:any":
        return _held_favors(state, seat, standard_only=True)
    return [effect.token] if state.players[seat].tokens.get(effect.token) else []


def _transfer_reach(state: State, ctx: Ctx, effect: v.Transfer) -> Extent:
    givers = _givers(state, ctx, effect)
    amounts = [
        sum(state.players[seat].tokens[token] for token in _transferable(state, effect, seat)) for seat in givers
    ]
    return extent_of(max(amounts, default=0), effect.n)


@verb(v.Transfer, _transfer_reach)
def _transfer(t: Table[State], ctx: Ctx, effect: v.Transfer) -> Script[None]:
    """Hand tokens over; of any favors only standard ones (AN-295)."""
    givers = [seat for seat in _givers(t.state, ctx, effect) if _transferable(t.state, effect, seat)]
    if is_pick(effect.of) and givers:
        givers = [(yield from pick_player(t, ctx, givers, "transfer"))]
    for giver in givers:
        for taker in seats_of(t.state, ctx, effect.to):
            yield from _hand_over(t, ctx, effect, giver, taker)


def _hand_over(t: Table[State], ctx: Ctx, effect: v.Transfer, giver: Seat, taker: Seat) -> Script[None]:
    by = {"of": giver, "to": taker, "me": ctx.me}[effect.by]
    moved: Counter[str] = Counter()
    for _ in range(effect.n):
        kinds = _transferable(t.state, effect, giver)
        if not kinds:
            break
        options = {kind: kind for kind in kinds}
        facts = _token_facts(t.state, giver, kinds)
        args: dict[str, Any] = {"source": ctx.source, "from_seat": giver, "to_seat": taker}
        token = yield from pick(t, by, options, "give-favor", facts=facts, **args)
        t.state.players[giver].tokens[token] -= 1
        tokens = t.state.players[taker].tokens
        tokens[token] = tokens.get(token, 0) + 1
        moved[token] += 1
        t.note("handed-over", seat=giver, to_seat=taker, token=token)
    yield from _changed(t, "lose", giver, moved, ctx.ledger)
    yield from _changed(t, "gain", taker, moved, ctx.ledger)


# ---- Time


def lose_time_now(state: State, seat: Seat, n: int) -> int:
    """AN-062: only the active player has Time; it never falls below 0. Returns how much was lost."""
    lost = min(n, state.time) if seat == state.active else 0
    state.time -= lost
    return lost


@verb_for(v.GainTime, lambda state, ctx, e, seat: extent_of(int(e.when == "next" or seat == state.active), 1))
def _gain_time(t: Table[State], ctx: Ctx, effect: v.GainTime, seat: Seat) -> Script[None]:
    if effect.when == "next":
        t.state.players[seat].time_next += effect.n
        t.note("time-next", seat=seat, n=effect.n, source=ctx.source)
    elif seat == t.state.active:
        t.state.time += effect.n
        t.note("time-gained", seat=seat, n=effect.n, source=ctx.source)
    yield from ()


def _lose_time_reach(state: State, ctx: Ctx, effect: v.LoseTime, seat: Seat) -> Extent:
    if effect.when == "next":
        return Extent.FULL
    return extent_of(state.time if seat == state.active else 0, effect.n)


@verb_for(v.LoseTime, _lose_time_reach)
def _lose_time(t: Table[State], ctx: Ctx, effect: v.LoseTime, seat: Seat) -> Script[None]:
    if effect.when == "next":
        t.state.players[seat].time_next -= effect.n
        t.note("time-next", seat=seat, n=-effect.n, source=ctx.source)
    elif lost := lose_time_now(t.state, seat, effect.n):
        t.note("time-lost", seat=seat, n=lost, source=ctx.source)
    yield from ()


# ---- twilight


def room_to_shift(state: State, seat: Seat, direction: str) -> int:
    """AN-204: how far the marker can go towards `light` (left) or `dark` (right)."""
    at = state.players[seat].twilight
    return at - COMMON.min if direction == "light" else COMMON.max - at


def shift(t: Table[State], seat: Seat, direction: str, n: int) -> None:
    """Move a twilight marker; at the end of the track further shifts do nothing."""
    n = min(n, room_to_shift(t.state, seat, direction))
    if n:
        t.state.players[seat].twilight += n if direction == "dark" else -n
        t.note("shifted", seat=seat, dir=direction, n=n)


class ShiftBy(Fact, frozen=True):
    """Whether a twilight marker would go toward the light (1 or 0), and how far."""

    light: int
    n: int


def _shift_reach(state: State, ctx: Ctx, effect: v.Shift, seat: Seat) -> Extent:
    if forbidden(state, "shift_effect", seat):
        return Extent.NOTHING
    ways = ("light", "dark") if effect.dir == "either" else (effect.dir,)
    return max(extent_of(room_to_shift(state, seat, way), effect.n) for way in ways)


@verb_for(v.Shift, _shift_reach)
def _shift(t: Table[State], ctx: Ctx, effect: v.Shift, seat: Seat) -> Script[None]:
    if forbidden(t.state, "shift_effect", seat):
        return
    direction: str = effect.dir
    if direction == "either":
        rooms = {way: room_to_shift(t.state, seat, way) for way in ("light", "dark")}
        ways = {way: way for way, room in rooms.items() if room}
        facts = {way: ShiftBy(int(way == "light"), min(effect.n, rooms[way])) for way in ways}
        direction = yield from pick(t, ctx.me, ways, "shift-which-way", facts=facts, to_seat=seat, n=effect.n)
    shift(t, seat, direction, effect.n)


# ---- Sanity, Mood, Directives


def _track_reach(state: State, ctx: Ctx, effect: v.Track, seat: Seat) -> Extent:
    player = state.players[seat]
    if effect.card == "mood":
        return extent_of(int("special:lou_mood" in player.area and player.mood != effect.value), 1)
    if effect.card == "directive":
        return extent_of(int(f"special:flo_directive_{effect.n}" in player.area), 1)
    if "special:cap_sanity" not in player.area:
        return Extent.NOTHING
    if effect.op == "set":
        return extent_of(int(player.sanity != effect.n), 1)
    last = len(SPECIALS["cap_sanity"].steps) - 1
    return extent_of(last - player.sanity if effect.op == "add" else player.sanity, effect.n)


@verb_for(v.Track, _track_reach)
def _track(t: Table[State], ctx: Ctx, effect: v.Track, seat: Seat) -> Script[None]:
    """AN-322 to AN-324: on a player without that card nothing happens."""
    player = t.state.players[seat]
    if _track_reach(t.state, ctx, effect, seat) == Extent.NOTHING:
        return
    if effect.card == "mood":
        player.mood = effect.value
        t.note("mood", seat=seat, side=effect.value)
    elif effect.card == "directive":
        player.area.remove(f"special:flo_directive_{effect.n}")
        t.note("directive-gone", seat=seat, card=f"flo_directive_{effect.n}")
    elif effect.op == "set":
        player.sanity = effect.n
        t.note("sanity", seat=seat, step=player.sanity)
    else:
        yield from sanity_steps(t, seat, effect.op, effect.n, ctx.ledger)


def sanity_steps(t: Table[State], seat: Seat, op: str, n: int, ledger: list[Occasion] | None) -> Script[None]:
    """Step by step; the marker stops at either end."""
    player = t.state.players[seat]
    last = len(SPECIALS["cap_sanity"].steps) - 1
    for _ in range(n):
        step = player.sanity + (1 if op == "add" else -1)
        if not 0 <= step <= last:
            return
        player.sanity = step
        t.note("sanity", seat=seat, step=step)
        yield from happens(t, occasion(t.state, "track", seat, card="sanity", op=op), ledger)
