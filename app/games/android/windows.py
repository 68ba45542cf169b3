"""Reaction windows (section 20): who is asked, by public facts only, and in which order answers are resolved.

windows and twilight call each other: a card is played in a window, and opens windows of its own.
"""

from collections.abc import Sequence

from app.games.android import twilight
from app.games.android.conditions import fits
from app.games.android.content import CARDS, DECKS, MEMORIES, SPECIALS, deck_of
from app.games.android.context import Ctx, Occasion, Step
from app.games.android.effects import occasion, run
from app.games.android.listeners import happens
from app.games.android.rows import Card
from app.games.android.standing import free, use
from app.games.android.state import NOBODY, Memory, Stage, State
from parlour import PASS, Script, Seat, Table


def open_window(
    t: Table[State], moments: Sequence[Occasion], step: Step | None = None, *, no_fights: bool = False
) -> Script[None]:
    """AN-214 to AN-217, AN-337, AN-338: one dark card by priority, then memories, then one light card."""
    state = t.state
    if state.active == NOBODY:
        return
    moments = [*moments, *_hand_rose(state, moments)]
    asked = [seat for seat in state.order() if _might_react(state, seat, moments, no_fights)]
    answers: dict[Seat, str] = {}
    if asked:
        answers = yield from t.react(
            asked,
            "react",
            lambda seat: _reactions(state, seat, moments, no_fights),
            doing="react",
            **_about(state, moments),
        )
    answered = yield from _dark_cards(t, asked, answers, moments, step)
    yield from _memories(t, asked, answers, moments)
    if not answered and not (step is not None and step.cancelled):
        yield from _light_card(t, moments, step, no_fights)


def _about(state: State, moments: Sequence[Occasion]) -> dict[str, str]:
    """What the window is about, for the prompt: all of it is public."""
    first = moments[0]
    return {
        "event": first.event,
        "detective": state.players[first.who].detective,
        "place": first.at,
        "target": first.target,
        "kind": first.kind or first.file or first.choice,
    }


HAND_WINDOWS = ("start_turn", "enter", "draw", "action_done", "end_turn")


def _hand_rose(state: State, moments: Sequence[Occasion]) -> list[Occasion]:
    """README 4.5: whether the active hand rose since the last of W1, W2, W6, W10, W12; each time told once."""
    if not any(moment.event in HAND_WINDOWS for moment in moments):
        return []
    player = state.players[state.active]
    low, player.hand_low = player.hand_low, len(player.hand)
    if len(player.hand) <= low:
        return []
    return [occasion(state, "hand_reaches", state.active, low=low, high=len(player.hand))]


def action_done(t: Table[State], ledger: Sequence[Occasion]) -> Script[None]:
    """W10: once, after a whole action or light card, about all that was gained, lost and spent in it."""
    seat = t.state.active
    if seat != NOBODY:
        yield from open_window(t, [occasion(t.state, "action_done", seat), *ledger])


# ---- who might react, by public facts


def _fitting(state: State, seat: Seat, card: Card, moments: Sequence[Occasion], no_fights: bool) -> Occasion | None:
    """The moment that a card answers, if its trigger fits and it could be played by this seat; public facts only."""
    if no_fights and card.fight is not None:
        return None
    ctx = Ctx(me=seat, owner=state.active, source=card.id)
    for moment in moments:
        if fits(state, ctx, card.on, moment):
            return moment if twilight.playable(state, seat, card) else None
    return None


ANSWERS: dict[str, dict[str, list[str]]] = {
    deck: {
        event: [card for card in cards if CARDS[card].on.event == event]
        for event in sorted({CARDS[card].on.event for card in cards} - {"action"})
    }
    for deck, cards in DECKS.items()
}
"""The cards of each deck's published list by the event that they answer."""


def _unknown(state: State, deck: str, moments: Sequence[Occasion]) -> list[str]:
    """The published cards about these events that might be in a hand: not face up under the deck, in play or shown."""
    cards = [card for event in {moment.event: 1 for moment in moments} for card in ANSWERS[deck].get(event, ())]
    if not cards:
        return []
    open_cards = {stage.id for stage in state.stage} | set(state.decks[deck].up)
    for player in state.players:
        open_cards.update(player.in_play("card"))
    return [card for card in cards if card not in open_cards]


def _holds(state: State, seat: Seat, deck: str) -> bool:
    return any(deck_of(card) == deck for card in state.players[seat].hand)


def _might_react(state: State, seat: Seat, moments: Sequence[Occasion], no_fights: bool) -> bool:
    """AN-335, AN-336: whether a seat is asked for a dark card or a memory."""
    if seat == state.active:
        return False
    deck = f"dark:{state.players[state.active].detective}"
    if _holds(state, seat, deck) and any(
        _fitting(state, seat, CARDS[card], moments, no_fights) is not None for card in _unknown(state, deck, moments)
    ):
        return True
    memory = _memory_of(state, seat)
    if memory is None:
        return False
    if memory.public:
        return _memory_fits(state, seat, memory.id, moments) is not None
    elsewhere = {other.id for other in state.memories if other.public}
    return any(_memory_fits(state, seat, id, moments) is not None for id in MEMORIES if id not in elsewhere)


def _memory_of(state: State, seat: Seat) -> Memory | None:
    """The memory that a seat holds, in Raymond's turn."""
    if state.players[state.active].detective != "raymond":
        return None
    return next((memory for memory in state.memories if memory.holder == seat), None)


def _memory_fits(state: State, seat: Seat, id: str, moments: Sequence[Occasion]) -> Occasion | None:
    special = SPECIALS[id]
    ctx = Ctx(me=seat, owner=state.active, source=id)
    if special.on is None or not free(state, f"memory:{id}", seat):
        return None
    return next((moment for moment in moments if fits(state, ctx, special.on, moment)), None)


# ---- what a seat really can do


def _reactions(state: State, seat: Seat, moments: Sequence[Occasion], no_fights: bool) -> list[str]:
    """AN-337: one card that the seat holds and can play, its memory, or both."""
    deck = f"dark:{state.players[state.active].detective}"
    cards = [
        card
        for card in state.players[seat].hand
        if deck_of(card) == deck and _fitting(state, seat, CARDS[card], moments, no_fights) is not None
    ]
    options = [f"card:{card}" for card in cards]
    memory = _memory_of(state, seat)
    if memory is not None and _memory_fits(state, seat, memory.id, moments) is not None:
        options.append(f"memory:{memory.id}")
        options += [f"both:{card}:{memory.id}" for card in cards]
    return options


def _dark_cards(
    t: Table[State], asked: Sequence[Seat], answers: dict[Seat, str], moments: Sequence[Occasion], step: Step | None
) -> Script[bool]:
    """AN-215: of those who want to play a card, the first in order does; the others keep theirs, unshown."""
    for seat in asked:
        kind, _, rest = answers[seat].partition(":")
        if kind in ("card", "both"):
            card = rest.partition(":")[0]
            ctx = Ctx(me=seat, owner=t.state.active, source=card)
            trigger = next(moment for moment in moments if fits(t.state, ctx, CARDS[card].on, moment))
            return (yield from twilight.play_dark(t, seat, card, trigger, step))
    return False


def _memories(
    t: Table[State], asked: Sequence[Seat], answers: dict[Seat, str], moments: Sequence[Occasion]
) -> Script[None]:
    """AN-328: memories, in order from the first player; one that no longer fits is not used."""
    for seat in asked:
        kind, _, rest = answers[seat].partition(":")
        if kind not in ("memory", "both"):
            continue
        id = rest.rpartition(":")[2]
        trigger = _memory_fits(t.state, seat, id, _still_true(t.state, moments))
        if trigger is not None:
            yield from _use_memory(t, seat, id, trigger)


def _still_true(state: State, moments: Sequence[Occasion]) -> list[Occasion]:
    """A hand that has shrunk in the meantime has not reached its size any more."""
    size = len(state.players[state.active].hand)
    return [moment for moment in moments if moment.event != "hand_reaches" or moment.high <= size]


def _use_memory(t: Table[State], seat: Seat, id: str, trigger: Occasion) -> Script[None]:
    state, raymond = t.state, t.state.active
    t.barrier()
    for memory in state.memories:
        if memory.id == id:
            memory.public = True
    use(state, f"memory:{id}", seat, SPECIALS[id].limit)
    state.stage.append(Stage("memory", id, seat))
    t.note("uses-memory", seat=seat, memory=id)
    yield from run(t, Ctx(me=seat, owner=raymond, source=id, trigger=trigger), SPECIALS[id].effect)
    state.stage.pop()
    yield from happens(t, occasion(state, "memory_used", raymond, target=id))


# ---- light answers


def _answers(state: State, seat: Seat, moments: Sequence[Occasion], no_fights: bool) -> list[str]:
    deck = f"light:{state.players[seat].detective}"
    return [
        f"card:{card}"
        for card in state.players[seat].hand
        if deck_of(card) == deck and _fitting(state, seat, CARDS[card], moments, no_fights) is not None
    ]


def _asked_for_light(state: State, seat: Seat, moments: Sequence[Occasion], no_fights: bool) -> bool:
    """AN-340: the seat publicly holds a light card, and one of the published list would fit and could be paid for."""
    deck = f"light:{state.players[seat].detective}"
    return _holds(state, seat, deck) and any(
        _fitting(state, seat, CARDS[card], moments, no_fights) is not None for card in _unknown(state, deck, moments)
    )


def _light_card(t: Table[State], moments: Sequence[Occasion], step: Step | None, no_fights: bool) -> Script[None]:
    """AN-217: the active player may play one light card in answer to the event, if its conditions still hold."""
    state, seat = t.state, t.state.active
    if not _asked_for_light(state, seat, moments, no_fights):
        return
    answers = yield from t.react(
        [seat],
        "answer-light",
        lambda one: _answers(state, one, moments, no_fights),
        doing="answer-light",
        **_about(state, moments),
    )
    if answers[seat] != PASS:
        card = answers[seat].removeprefix("card:")
        trigger = next(m for m in moments if fits(state, Ctx(me=seat, owner=seat, source=card), CARDS[card].on, m))
        yield from twilight.play_light(t, seat, card, trigger=trigger, step=step)


def answer_dark(t: Table[State], suffered: Occasion, dark: Step, by: Seat) -> Script[bool]:
    """AN-332: W13: only the target is asked, for a light card in answer. Returns whether it played one."""
    state, seat = t.state, suffered.who
    if not _asked_for_light(state, seat, [suffered], no_fights=False):
        return False
    answers = yield from t.react(
        [seat],
        "answer-dark",
        lambda one: _answers(state, one, [suffered], False),
        doing="answer-dark",
        card=suffered.target,
        by_seat=by,
    )
    if answers[seat] == PASS:
        return False
    card = answers[seat].removeprefix("card:")
    yield from twilight.play_light(t, seat, card, trigger=suffered, dark=dark)
    return True
