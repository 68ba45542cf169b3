"""Secret looks at hunches, and swapping them (AN-346 to AN-348)."""

from app.games.android import verbs as v
from app.games.android.context import Ctx
from app.games.android.effects import extent_of, pick, verb_for
from app.games.android.state import NOBODY, Hunch, State
from parlour import Fact, Script, Seat, Table


class PeekAt(Fact, frozen=True):
    """The hunch of a detective, or one that was left over (`unused`), and whether I have seen it already (1 or 0)."""

    kind: str
    holder: str
    known: int


def hunch_of(state: State, holder: Seat, kind: str) -> Hunch:
    """The card of this kind that a player holds, or that was left over (NOBODY)."""
    return next(hunch for hunch in state.hunches if hunch.holder == holder and hunch.kind == kind)


def _owners(state: State, seat: Seat, of: str) -> list[Seat]:
    others = [other for other in state.order() if other != seat]
    return {"unused": [NOBODY], "other": others, "any": [NOBODY, *others]}[of]


def _option(state: State, holder: Seat, kind: str) -> str:
    return f"hunch:{kind}:{'unused' if holder == NOBODY else state.players[holder].detective}"


def _cards(state: State, seat: Seat, of: str, kind: str) -> dict[str, Hunch]:
    kinds = ("guilty", "innocent") if kind == "choose" else (kind,)
    return {
        _option(state, holder, one): hunch_of(state, holder, one)
        for holder in _owners(state, seat, of)
        for one in kinds
    }


@verb_for(v.PeekHunch, lambda state, ctx, effect, seat: extent_of(1, 1))
def _peek(t: Table[State], ctx: Ctx, effect: v.PeekHunch, seat: Seat) -> Script[None]:
    """A secret look at up to n hunches; whose and of which kind is public."""
    cards = _cards(t.state, seat, effect.of, effect.kind)
    seen = 0
    while cards and seen < effect.n:
        options: dict[str, str] = {id: id for id in cards}
        if seen:
            options["done"] = ""
        facts = {option: _peek_at(t.state, seat, hunch) for option, hunch in cards.items()}
        id = yield from pick(t, seat, options, "peek-hunch", facts=facts, source=ctx.source)
        if not id:
            return
        look(t, seat, cards.pop(id))
        seen += 1


def _peek_at(state: State, seat: Seat, hunch: Hunch) -> PeekAt:
    holder = "unused" if hunch.holder == NOBODY else state.players[hunch.holder].detective
    return PeekAt(hunch.kind, holder, known=int(seat in hunch.seen))


def look(t: Table[State], seat: Seat, hunch: Hunch) -> None:
    t.barrier()
    if seat not in hunch.seen:
        hunch.seen.append(seat)
    if hunch.holder == NOBODY:
        t.note("looked-at-unused-hunch", seat=seat, kind=hunch.kind)
    else:
        t.note("looked-at-hunch", seat=seat, of_seat=hunch.holder, kind=hunch.kind)
    t.note("saw-hunch", to=[seat], kind=hunch.kind, suspect=hunch.suspect)


@verb_for(v.SwapHunch, lambda state, ctx, effect, seat: extent_of(1, 1))
def _swap(t: Table[State], ctx: Ctx, effect: v.SwapHunch, seat: Seat) -> Script[None]:
    """Give the own card of that kind for another, neither seen before; each side still knows what it gave (AN-347)."""
    cards = _cards(t.state, seat, effect.with_, effect.kind)
    id = yield from pick(t, seat, {id: id for id in cards}, "swap-hunch", source=ctx.source)
    other = cards[id]
    mine = hunch_of(t.state, seat, other.kind)
    t.barrier()
    mine.holder, other.holder = other.holder, mine.holder
    for card in (mine, other):
        if card.holder != NOBODY and card.holder not in card.seen:
            card.seen.append(card.holder)
            t.note("got-hunch", to=[card.holder], kind=card.kind, suspect=card.suspect)
    t.note("swapped-hunch", seat=seat, kind=mine.kind)
