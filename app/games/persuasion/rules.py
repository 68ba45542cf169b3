"""Setup and the four phases of a round. What happens to the bids once they are shown is in `evaluation.py`."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from app.games.persuasion.content import (
    COLOURS,
    DONATE_UP_TO,
    DONATION,
    FIGURES,
    KINDS,
    MOST_FIGURES,
    STARTING_HAND,
    TOKENS_IN_ALL,
    FigureId,
    Kind,
    PlacementId,
)
from app.games.persuasion.evaluation import bids_on, clear_bids, evaluate, ranked
from app.games.persuasion.state import Player, State, Tokens, board_full, held, no_tokens
from parlour import Dice, Fact, OptionId, OptionValue, Script, Seat, Table, Why

PLACE: dict[Kind, tuple[PlacementId, ...]] = {kind: tuple(f"{kind}:{figure}" for figure in FIGURES) for kind in KINDS}
PLACEMENTS: dict[PlacementId, tuple[Kind, FigureId]] = {
    placement: (kind, figure) for kind in KINDS for placement, figure in zip(PLACE[kind], FIGURES, strict=True)
}
TAKE_BACK: dict[PlacementId, OptionId] = {placement: f"back:{placement}" for placement in PLACEMENTS}
TAKEN_BACK: dict[OptionId, PlacementId] = {option: placement for placement, option in TAKE_BACK.items()}
DONE: OptionId = "done"

TOKENS_LEFT: Mapping[OptionId, Why] = {DONE: ("PE-018", "tokens-left")}
IMMUNITY_RULE: Mapping[Kind, str] = {"force": "PE-021", "blackmail": "PE-022"}
LIMIT_RULE = "PE-026"


# ---- what is told of the options


class PlaceToken(Fact, frozen=True):
    """A token that counts: what the figure pays its winner ("none" for no area or power), how many tokens lie there
    already, and on how many more figures one could bid then.
    """

    kind: Kind
    figure: FigureId
    vp: int
    force: int
    blackmail: int
    gold: int
    power: str
    area: str
    lies: int
    more: int


class PlaceInVain(Fact, frozen=True):
    """A token to which the figure is immune."""

    kind: Kind
    figure: FigureId


class PlaceOneTooMany(Fact, frozen=True):
    """A token on one figure more than counts; `void_figure` is the one that does not, this or another."""

    kind: Kind
    figure: FigureId
    void_figure: FigureId


class TakeBackToken(Fact, frozen=True):
    """One of so many that lie there."""

    kind: Kind
    figure: FigureId
    lies: int


# ---- the round


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    """PE-007 to PE-011: a colour, a hand and 25 followers each; the other tokens are the supply. No chance (PE-012)."""
    return State(
        players=[Player(COLOURS[seat], STARTING_HAND.copy()) for seat in range(seats)],
        supply={kind: TOKENS_IN_ALL[kind] - seats * STARTING_HAND[kind] for kind in KINDS},
        refund=options["refund"] is True,
        domination=options["domination"] is True,
        deals=options["deals"] is True,
    )


def turn(t: Table[State]) -> Script[None]:
    """PE-013: a round is Espionage, Persuasion, Evaluation, Donations. PE-101: the end is checked before the last."""
    espionage(t)
    yield from persuasion(t)
    reveal(t)
    for figure in FIGURES.values():
        yield from evaluate(t, figure)
    clear_bids(t)
    if board_full(t.state):
        t.state.phase = "over"
        t.note("board-full")
        return
    donations(t)
    t.state.round += 1


def espionage(t: Table[State]) -> None:
    """PE-015, PE-016: every hand is shown to all."""
    t.state.phase = "espionage"
    t.note("espionage", round=t.state.round)


def persuasion(t: Table[State]) -> Script[None]:
    """PE-014, PE-017: all place their tokens at the same time, each behind a screen."""
    t.state.phase = "persuasion"
    yield from t.together({seat: place_tokens(t, seat) for seat in t.seats}, doing="bidding")


def place_tokens(t: Table[State], seat: Seat) -> Script[None]:
    """PE-018 to PE-020: place every token of the hand, on any figures; PE-027: say so when done."""
    player = t.state.players[seat]
    placed = player.placed
    left = player.hand.copy()
    while True:
        options = {} if t.repeating else placing_options(left, placed)
        if DONE in options:
            void = sum(count_void(placed).values())
            chosen = yield from t.ask(seat, options, "place", void=void)
        else:
            chosen = yield from t.ask(seat, options, "place", blocked=TOKENS_LEFT, void=0)
        if chosen == DONE:
            break
        if chosen in TAKEN_BACK:
            placement = TAKEN_BACK[chosen]
            left[PLACEMENTS[placement][0]] += 1
            placed[placement] -= 1
            if not placed[placement]:
                del placed[placement]
        else:
            left[PLACEMENTS[chosen][0]] -= 1
            placed[chosen] = placed.get(chosen, 0) + 1
    player.done = True


def placing_options(left: Tokens, placed: Mapping[PlacementId, int]) -> dict[OptionId, Fact | None]:
    """PE-R02: any token in hand may go on any figure, even where it will be void, and come back; all must be placed."""
    options: dict[OptionId, Fact | None] = {}
    lies = dict.fromkeys(FIGURES, 0)
    for placement, count in placed.items():
        lies[PLACEMENTS[placement][1]] += count
    now = frozenset(bid_on(placed))
    pushed_out = left_out_by_each(now)
    for kind in KINDS:
        if left[kind]:
            for placement, figure in zip(PLACE[kind], FIGURES, strict=True):
                more = figures_left(now | {figure})
                options[placement] = _placing(kind, figure, lies[figure], pushed_out[figure], more)
    may_be_done = not options
    for placement, count in placed.items():
        kind, figure = PLACEMENTS[placement]
        options[TAKE_BACK[placement]] = TakeBackToken(kind=kind, figure=figure, lies=count)
    if may_be_done:
        options[DONE] = None
    return options


@lru_cache(maxsize=10_000)  # they are told again with every token that is placed
def _placing(kind: Kind, figure: FigureId, lies: int, pushed_out: FigureId | None, more: int) -> Fact:
    if is_immune(figure, kind):
        return PlaceInVain(kind=kind, figure=figure)
    if pushed_out is not None:
        return PlaceOneTooMany(kind=kind, figure=figure, void_figure=pushed_out)
    pays = FIGURES[figure]
    return PlaceToken(
        kind=kind,
        figure=figure,
        vp=pays.vp,
        force=pays.tokens.get("force", 0),
        blackmail=pays.tokens.get("blackmail", 0),
        gold=pays.tokens.get("gold", 0),
        power=pays.power or "none",
        area=pays.area or "none",
        lies=lies,
        more=more,
    )


def is_immune(figure: FigureId, kind: Kind) -> bool:
    """PE-024: whether tokens of this kind have no effect there."""
    return kind in FIGURES[figure].immune


def figures_that_count(bid_on: Collection[FigureId]) -> list[FigureId]:
    """PE-026, PE-R04: of the figures with tokens that have an effect, the first six."""
    return [figure for figure in FIGURES if figure in bid_on][:MOST_FIGURES]


def bid_on(placed: Iterable[PlacementId]) -> set[FigureId]:
    """The figures on which a token lies to which they are not immune."""
    return {figure for kind, figure in map(PLACEMENTS.__getitem__, placed) if not is_immune(figure, kind)}


def figures_left(bid_on: Collection[FigureId]) -> int:
    """PE-026: on how many more figures tokens would count."""
    return max(0, MOST_FIGURES - len(bid_on))


@lru_cache(maxsize=10_000)
def left_out_by_each(now: frozenset[FigureId]) -> Mapping[FigureId, FigureId | None]:
    """For each figure, which one would not count if it were bid on too: this or another; None if all would."""
    return {figure: _left_out(now, figure) for figure in FIGURES}


def _left_out(now: frozenset[FigureId], figure: FigureId) -> FigureId | None:
    counting = figures_that_count({*now, figure})
    if figure not in counting:
        return figure
    return next((other for other in figures_that_count(now) if other not in counting), None)


def void_placements(placed: Mapping[PlacementId, int]) -> dict[PlacementId, str]:
    """PE-024, PE-026, PE-R04: tokens without effect, each with its rule: first the immunities, then the limit."""
    void = {}
    valid = figures_that_count(bid_on(placed))
    for placement in placed:
        kind, figure = PLACEMENTS[placement]
        if is_immune(figure, kind):
            void[placement] = IMMUNITY_RULE[kind]
        elif figure not in valid:
            void[placement] = LIMIT_RULE
    return void


def count_void(placed: Mapping[PlacementId, int]) -> dict[str, int]:
    """How many tokens will have no effect, because of immunities and because of the limit."""
    counts = {"immune": 0, "limit": 0}
    for placement, rule in void_placements(placed).items():
        counts["limit" if rule == LIMIT_RULE else "immune"] += placed[placement]
    return counts


def reveal(t: Table[State]) -> None:
    """PE-028, PE-102: all bids are shown at once, and void tokens go to the supply before the first figure."""
    state = t.state
    state.phase = "evaluation"
    state.winners = {}
    t.note("revealed", bids={str(seat): player.placed.copy() for seat, player in enumerate(state.players)})
    for seat, player in enumerate(state.players):
        player.shown, player.placed, player.done = player.placed, {}, False
        player.void = void_placements(player.shown)
        player.hand = no_tokens()
        for placement, (kind, figure) in PLACEMENTS.items():
            count = player.shown.get(placement, 0)
            if placement in player.void:
                state.supply[kind] += count
                t.note("void", seat=seat, count=count, kind=kind, figure=figure, rule=player.void[placement])
            elif count:
                player.bids.setdefault(figure, no_tokens())[kind] = count
    state.ranking = {figure: ranked(bids) for figure in FIGURES if (bids := bids_on(state, figure))}


def donations(t: Table[State]) -> None:
    """PE-071: whoever holds fewer than 5 tokens takes Gold up to 5. PE-R09: the poorest first, while there is Gold."""
    state = t.state
    state.phase = "donations"
    received = [0] * len(state.players)
    while state.supply[DONATION]:
        seat, poorest = min(enumerate(state.players), key=lambda entry: held(entry[1]))
        if held(poorest) >= DONATE_UP_TO:
            break
        state.supply[DONATION] -= 1
        poorest.hand[DONATION] += 1
        received[seat] += 1
    for seat, count in enumerate(received):
        if count:
            t.note("donated", seat=seat, count=count)
