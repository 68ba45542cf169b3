"""Evidence on suspects, hits and alibis (sections 10 and 16)."""

from collections.abc import Mapping, Sequence
from typing import Any

from app.games.android import verbs as v
from app.games.android.content import KINDS, SCORING
from app.games.android.context import Ctx
from app.games.android.effects import Extent, extent_of, occasion, pick, verb_for
from app.games.android.listeners import happens
from app.games.android.selectors import suspects_of
from app.games.android.state import NOBODY, Evidence, State
from app.games.android.totals import lay_on, moved_to, token_facts
from app.games.android.vocabulary import Amount
from parlour import Fact, OptionId, Script, Seat, Table

SPECIAL = ("surprise_witness", "perjury")
"""AN-134: the tokens without a number."""

# ---- placing


def draw_tokens(t: Table[State], seat: Seat, n: int) -> None:
    """AN-129: draw tokens at random from the pool and look at them in secret."""
    state = t.state
    for _ in range(min(n, len(state.pool))):
        state.drawn.append(state.pool.pop(t.dice.below(len(state.pool))))
    state.drawer = seat
    t.note("drew-evidence", seat=seat, n=len(state.drawn))
    t.note("saw-evidence", to=[seat], values=list(state.drawn))


def place_one(
    t: Table[State], seat: Seat, files: Sequence[str], suspects: Sequence[str], face: str, draw: int = 1
) -> Script[str]:
    """AN-129 to AN-133: draw, look, place on a living suspect, face down or up. Returns the token's id."""
    state = t.state
    draw_tokens(t, seat, draw)
    value = state.drawn[0]
    if len(state.drawn) > 1:  # asked even if they are alike: not asking would tell
        values = {f"value:{one}": one for one in state.drawn}
        value = yield from t.pick(
            seat, values, "place-which", doing="place-which", always=True, values=list(state.drawn)
        )
    suspect = yield from _place_on(t, seat, value, files, suspects, face)
    file = files[0]
    if len(files) > 1:
        options = {f"file:{suspect}:{one}": one for one in files}
        facts = {option: lay_on(state, seat, suspect, one, value) for option, one in options.items()}
        file = yield from pick(t, seat, options, "place-in", facts=facts, value=value, suspect=suspect)
    faces = {"down": "down", "up": "up"} if face == "choose" else {face: face}
    way = yield from pick(t, seat, faces, "place-face", value=value, suspect=suspect, file=file)
    return _put(t, seat, value, suspect, file, up=way == "up")


def _place_on(
    t: Table[State], seat: Seat, value: str, files: Sequence[str], suspects: Sequence[str], face: str
) -> Script[str]:
    """On whom; a click on a file puts the token there face down at once, as is mostly done."""
    if len(suspects) == 1:
        return suspects[0]
    file = files[0] if len(files) == 1 else "any"
    options = {
        f"suspect:{one}": lay_on(t.state, seat, one, file, value) if len(files) == 1 else None for one in suspects
    }
    shortcuts = {
        f"file:{one}:{kind}": (f"suspect:{one}", *((f"file:{one}:{kind}",) if len(files) > 1 else ()), "down")
        for one in suspects
        for kind in files
        if face == "choose"
    }
    chosen = yield from t.ask(seat, options, "place-on", doing="place-on", shortcuts=shortcuts, value=value, file=file)
    return chosen.removeprefix("suspect:")


def _put(t: Table[State], seat: Seat, value: str, suspect: str, file: str, *, up: bool) -> str:
    state = t.state
    state.drawn.remove(value)
    if state.drawn:
        state.pool += state.drawn
        t.dice.shuffle(state.pool)
        t.note("evidence-back", n=len(state.drawn))
    state.drawn, state.drawer = [], NOBODY
    state.placed += 1
    token = f"evidence:{state.placed}"
    state.evidence[token] = Evidence(value, suspect, file, seat, state.day, up=up, seen=[seat])
    if up:
        t.barrier(own=seat)
        t.note("placed-up", seat=seat, suspect=suspect, file=file, value=value)
    else:
        t.note("placed-down", seat=seat, suspect=suspect, file=file)
    return token


def _place_reach(state: State, ctx: Ctx, effect: v.PlaceEvidence, seat: Seat) -> Extent:
    return extent_of(len(state.pool) if suspects_of(state, ctx, effect.suspect) else 0, effect.n)


@verb_for(v.PlaceEvidence, _place_reach)
def _place(t: Table[State], ctx: Ctx, effect: v.PlaceEvidence, seat: Seat) -> Script[None]:
    used: list[str] = []
    for _ in range(effect.n):
        suspects = [one for one in suspects_of(t.state, ctx, effect.suspect) if one not in used]
        if not suspects or not t.state.pool:
            return
        files = KINDS if effect.file == "choose" else (effect.file,)
        token = yield from place_one(t, seat, files, suspects, effect.face, effect.draw)
        if effect.different:
            used.append(t.state.evidence[token].suspect)
        yield from placed(t, seat, token)


def placed(t: Table[State], seat: Seat, token: str) -> Script[None]:
    """A token has been placed and stays: plots and standing rules count it."""
    if token in t.state.evidence:
        file = t.state.evidence[token].file
        yield from happens(t, occasion(t.state, "place_evidence", seat, file=file, target=token))


def to_pool(t: Table[State], token: str) -> None:
    """AN-141: back into the pool, which is shuffled; a face-down token is not shown, and all marks on it end."""
    state = t.state
    state.pool.append(state.evidence.pop(token).value)
    t.dice.shuffle(state.pool)


# ---- what lies on the sheets


def _tokens(state: State, face: str, suspect: str = "") -> list[str]:
    living = state.living()
    return [
        id
        for id, token in state.evidence.items()
        if token.suspect in living and suspect in ("", token.suspect) and (face == "any" or token.up == (face == "up"))
    ]


def _targets(state: State, ctx: Ctx, target: str, tokens: list[str]) -> list[str]:
    if target == "choose":
        return tokens
    named = "" if ctx.trigger is None else ctx.trigger.target
    return [named] if named in tokens else []


def _pick_some(
    t: Table[State],
    seat: Seat,
    tokens: list[str],
    n: Amount,
    prompt: str,
    source: str,
    facts: Mapping[OptionId, Fact] | None = None,
) -> Script[list[str]]:
    """README 4.1.4: n of 2 or more means up to n, but at least one if there is one."""
    chosen: list[str] = []
    most = len(tokens) if n == "all" else min(n, len(tokens))
    while len(chosen) < most:
        options = {token: token for token in tokens if token not in chosen}
        if chosen and n != "all":
            options["done"] = ""
        known = token_facts(t.state, seat, tokens) if facts is None else facts
        token = yield from pick(t, seat, options, prompt, facts=known, source=source, left=most - len(chosen))
        if not token:
            break
        chosen.append(token)
    return chosen


def turnable(state: State, effect: v.FlipEvidence) -> list[str]:
    """The tokens that can be turned this way."""
    return _tokens(state, "down" if effect.to == "up" else "up")


def _flip_reach(state: State, ctx: Ctx, effect: v.FlipEvidence, seat: Seat) -> Extent:
    return extent_of(len(_targets(state, ctx, effect.target, turnable(state, effect))), 1)


@verb_for(v.FlipEvidence, _flip_reach)
def _flip(t: Table[State], ctx: Ctx, effect: v.FlipEvidence, seat: Seat) -> Script[None]:
    """Turned up without looking first; turned down it stays known to all (AN-395)."""
    left = len(t.state.evidence) if effect.n == "all" else effect.n
    turned = 0
    tokens = _targets(t.state, ctx, effect.target, turnable(t.state, effect))
    while tokens and turned < left:
        options: dict[str, str] = {token: token for token in tokens}
        if turned and effect.n != "all":
            options["done"] = ""
        args: dict[str, Any] = {"face": effect.to, "source": ctx.source, "left": left - turned}
        token = yield from pick(t, seat, options, "turn-evidence", facts=token_facts(t.state, seat, tokens), **args)
        if not token:
            return
        turn(t, token, up=effect.to == "up")
        turned += 1
        tokens.remove(token)
        if effect.same_suspect:
            suspect = t.state.evidence[token].suspect
            tokens = [other for other in tokens if t.state.evidence[other].suspect == suspect]


def turn(t: Table[State], id: str, *, up: bool) -> None:
    token = t.state.evidence[id]
    t.barrier()
    token.up = up
    if up:
        t.note("turned-up", suspect=token.suspect, file=token.file, value=token.value)
    else:
        token.seen = list(t.seats)
        t.note("turned-down", suspect=token.suspect, file=token.file, value=token.value)


class ShowEvidence(Fact, frozen=True):
    """A token of mine that only I know, and that all would know then."""

    value: str
    suspect: str
    file: str


def shown_at_will(state: State, seat: Seat) -> dict[OptionId, Fact | None]:
    """AN-135, AN-R64: the special tokens that this seat has placed face down, and may turn up."""
    return {
        id: ShowEvidence(token.value, token.suspect, token.file)
        for id, token in state.evidence.items()
        if token.by == seat and not token.up and token.value in SPECIAL and seat in token.seen
    }


def show_at_will(t: Table[State], seat: Seat, id: OptionId) -> None:
    token = t.state.evidence[id]
    t.barrier(own=seat)
    token.up = True
    t.note("shows-evidence", seat=seat, suspect=token.suspect, file=token.file, value=token.value)


def _discard_reach(state: State, ctx: Ctx, effect: v.DiscardEvidence, seat: Seat) -> Extent:
    return extent_of(len(_targets(state, ctx, effect.target, _tokens(state, effect.face))), 1)


@verb_for(v.DiscardEvidence, _discard_reach)
def _discard(t: Table[State], ctx: Ctx, effect: v.DiscardEvidence, seat: Seat) -> Script[None]:
    tokens = _targets(t.state, ctx, effect.target, _tokens(t.state, effect.face))
    for token in (yield from _pick_some(t, seat, tokens, effect.n, "discard-evidence", ctx.source)):
        on = t.state.evidence[token]
        t.note("evidence-gone", seat=seat, suspect=on.suspect, file=on.file)
        to_pool(t, token)


def _move_targets(state: State, ctx: Ctx, effect: v.MoveEvidence) -> list[str]:
    tokens = _targets(state, ctx, effect.target, _tokens(state, effect.face, effect.suspect))
    return tokens if effect.scope == "same_suspect" or len(state.living()) > 1 else []


def _move_reach(state: State, ctx: Ctx, effect: v.MoveEvidence, seat: Seat) -> Extent:
    return extent_of(len(_move_targets(state, ctx, effect)), 1)


@verb_for(v.MoveEvidence, _move_reach)
def _move(t: Table[State], ctx: Ctx, effect: v.MoveEvidence, seat: Seat) -> Script[None]:
    """To the same file of another living suspect, or another file of the same one; it keeps its face and marks."""
    tokens = _move_targets(t.state, ctx, effect)
    for id in (yield from _pick_some(t, seat, tokens, effect.n, "move-evidence", ctx.source)):
        token = t.state.evidence[id]
        if effect.scope == "same_file":
            goals = {f"file:{one}:{token.file}": (one, token.file) for one in t.state.living() if one != token.suspect}
        else:
            goals = {f"file:{token.suspect}:{file}": (token.suspect, file) for file in KINDS if file != token.file}
        before = token.suspect
        facts = {option: moved_to(t.state, seat, id, *goal) for option, goal in goals.items()}
        goal = yield from pick(t, seat, goals, "move-evidence-to", facts=facts, evidence=id)
        token.suspect, token.file = goal
        t.note("evidence-moved", seat=seat, from_suspect=before, suspect=token.suspect, file=token.file)


# ---- looking


def look(t: Table[State], seat: Seat, tokens: Sequence[str]) -> None:
    """A secret look; that seat remembers what it saw (AN-143)."""
    t.barrier()
    for id in tokens:
        token = t.state.evidence[id]
        if seat not in token.seen:
            token.seen.append(seat)
        t.note("looked-at-evidence", seat=seat, suspect=token.suspect, file=token.file)
        t.note("saw-token", to=[seat], suspect=token.suspect, file=token.file, value=token.value)


class SheetToSee(Fact, frozen=True):
    """How many face-down tokens lie there."""

    suspect: str
    n: int


class FileToSee(Fact, frozen=True):
    """The same of one file."""

    suspect: str
    file: str
    n: int


def sheet_facts(sheets: Mapping[str, Sequence[str]]) -> dict[OptionId, Fact]:
    """How much there is to see on sheets, or in files."""
    facts: dict[OptionId, Fact] = {}
    for option, tokens in sheets.items():
        _, suspect, *file = option.split(":")
        facts[option] = FileToSee(suspect, file[0], len(tokens)) if file else SheetToSee(suspect, len(tokens))
    return facts


def sheets_to_see(state: State) -> dict[str, list[str]]:
    """The living suspects' sheets with face-down tokens, by option."""
    sheets: dict[str, list[str]] = {}
    for token in _tokens(state, "down"):
        sheets.setdefault(f"suspect:{state.evidence[token].suspect}", []).append(token)
    return sheets


def _files_to_see(state: State) -> dict[str, list[str]]:
    files: dict[str, list[str]] = {}
    for token in _tokens(state, "down"):
        evidence = state.evidence[token]
        files.setdefault(f"file:{evidence.suspect}:{evidence.file}", []).append(token)
    return files


@verb_for(v.PeekEvidence, lambda state, ctx, effect, seat: extent_of(len(_tokens(state, "down")), 1))
def _peek(t: Table[State], ctx: Ctx, effect: v.PeekEvidence, seat: Seat) -> Script[None]:
    state = t.state
    if effect.scope == "tokens":
        groups = {token: [token] for token in _tokens(state, "down")}
    else:
        groups = sheets_to_see(state) if effect.scope == "sheet" else _files_to_see(state)
    facts = None if effect.scope == "tokens" else sheet_facts(groups)
    chosen = yield from _pick_some(t, seat, list(groups), effect.n, "peek-evidence", ctx.source, facts)
    for group in chosen:
        look(t, seat, groups[group])


# ---- hits and alibis


class Marked(Fact, frozen=True):
    """How many hits or alibis lie on a suspect already."""

    suspect: str
    token: str
    n: int


def _suspect_reach(state: State, ctx: Ctx, effect: v.SuspectToken, seat: Seat) -> Extent:
    wanted = 1 if effect.n == "all" else effect.n
    suspects = suspects_of(state, ctx, effect.suspect)
    if effect.op == "remove":
        return extent_of(max((_lying(state, one, effect.token) for one in suspects), default=0), wanted)
    return extent_of(state.bank[effect.token] if suspects else 0, wanted)


def _lying(state: State, suspect: str, token: str) -> int:
    sheet = state.suspects[suspect]
    return sheet.hits if token == "hit" else sheet.alibis


@verb_for(v.SuspectToken, _suspect_reach)
def _suspect_token(t: Table[State], ctx: Ctx, effect: v.SuspectToken, seat: Seat) -> Script[None]:
    """AN-279, AN-285: on a living suspect's sheet; the third hit kills (AN-280)."""
    left = 99 if effect.n == "all" else effect.n
    while left and _suspect_reach(t.state, ctx, effect, seat) > Extent.NOTHING:
        left -= 1
        suspects = [
            one
            for one in suspects_of(t.state, ctx, effect.suspect)
            if effect.op == "add" or _lying(t.state, one, effect.token)
        ]
        options = {f"suspect:{one}": one for one in suspects}
        facts = {
            option: Marked(one, effect.token, _lying(t.state, one, effect.token)) for option, one in options.items()
        }
        args: dict[str, Any] = {"op": effect.op, "token": effect.token, "source": ctx.source}
        suspect = yield from pick(t, seat, options, "suspect-token", facts=facts, **args)
        yield from lay(t, seat, suspect, effect.token, 1 if effect.op == "add" else -1)


def lay(t: Table[State], seat: Seat, suspect: str, token: str, n: int) -> Script[None]:
    """Put a hit or an alibi on a sheet (n = 1) or take one off (n = -1)."""
    sheet = t.state.suspects[suspect]
    t.state.bank[token] -= n
    if token == "hit":
        sheet.hits += n
    else:
        sheet.alibis += n
    if n < 0:
        t.note("suspect-relieved", seat=seat, suspect=suspect, token=token)
        return
    t.note("suspect-token", seat=seat, suspect=suspect, token=token)
    if sheet.hits >= SCORING.kill_hits:
        kill(t, suspect)
    yield from happens(t, occasion(t.state, f"{token}_placed", seat, target=suspect))


def kill(t: Table[State], suspect: str) -> None:
    """AN-281: all tokens on the sheet go back to their supplies, evidence unseen; the suspect never comes back."""
    state, sheet = t.state, t.state.suspects[suspect]
    state.bank["hit"] += sheet.hits
    state.bank["alibi"] += sheet.alibis
    sheet.alive, sheet.hits, sheet.alibis = False, 0, 0
    for token in state.on_sheet(suspect):
        to_pool(t, token)
    t.note("killed", suspect=suspect)
    special = state.specific
    if special is not None and special.status == "up" and special.suspect == suspect:
        special.status = "over"
        t.note("event-over", event=special.id)
