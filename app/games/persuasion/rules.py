"""Setup and the four phases of a round. What happens to the bids once they are shown is in `evaluation.py`."""

from collections.abc import Mapping

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
from app.games.persuasion.evaluation import clear_bids, evaluate
from app.games.persuasion.state import Player, State, Tokens, board_full, held, no_tokens
from parlour import Dice, OptionId, OptionValue, Script, Seat, Table, Why

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
        options = placing_options(left, placed)
        if options[-1] is DONE:
            void = sum(placed[placement] for placement in void_placements(placed))
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


def placing_options(left: Tokens, placed: Mapping[PlacementId, int]) -> list[OptionId]:
    """PE-R02: any token in hand may go on any figure, even where it will be void, and come back; all must be placed."""
    options: list[OptionId] = []
    for kind in KINDS:
        if left[kind]:
            options += PLACE[kind]
    may_be_done = not options
    options += [TAKE_BACK[placement] for placement in placed]
    if may_be_done:
        options.append(DONE)
    return options


def void_placements(placed: Mapping[PlacementId, int]) -> dict[PlacementId, str]:
    """PE-024, PE-026, PE-R04: tokens without effect, each with its rule: first the immunities, then the limit."""
    void = {}
    bid_on: dict[FigureId, None] = {}
    for placement in placed:
        kind, figure = PLACEMENTS[placement]
        if kind in FIGURES[figure].immune:
            void[placement] = IMMUNITY_RULE[kind]
        else:
            bid_on[figure] = None
    valid = [figure for figure in FIGURES if figure in bid_on][:MOST_FIGURES]
    for placement in placed:
        if placement not in void and PLACEMENTS[placement][1] not in valid:
            void[placement] = LIMIT_RULE
    return void


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
