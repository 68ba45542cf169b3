"""Reaction windows (section 20), the cards played in them, and fights (section 13).

A card is played in a window, and opens windows of its own: so both are here.
"""

from collections.abc import Sequence
from typing import Any

from app.games.android.conditions import fits
from app.games.android.content import CARDS, SPECIALS
from app.games.android.context import Ctx, Occasion, Step
from app.games.android.effects import occasion, pick, run
from app.games.android.listeners import happens, tell
from app.games.android.reactions import asked_for_light, light_answers, memory_fits, might_react, reactions
from app.games.android.rows import Card
from app.games.android.standing import forbidden, use
from app.games.android.state import NOBODY, Stage, State
from app.games.android.tally import count
from app.games.android.tokens import room_to_shift, shift
from app.games.android.twilight import play_and_pay, put_away, stay_in_play
from parlour import PASS, Fact, Script, Seat, Table


def open_window(
    t: Table[State], moments: Sequence[Occasion], step: Step | None = None, *, no_fights: bool = False
) -> Script[None]:
    """AN-214 to AN-217, AN-337, AN-338: one dark card by priority, then memories, then one light card."""
    state = t.state
    if state.active == NOBODY:
        return
    moments = [*moments, *_hand_rose(state, moments)]
    answered = False
    if asked := might_react(state, moments, no_fights):
        answers = yield from t.react(
            asked,
            "react",
            lambda seat: reactions(state, seat, moments, no_fights, t.engine),
            doing="react",
            **_about(state, moments),
        )
        answered = yield from _dark_cards(t, answers, moments, step)
        yield from _memories(t, answers, moments)
    if not answered and not (step is not None and step.cancelled):
        yield from _light_card(t, moments, step, no_fights)


def _about(state: State, moments: Sequence[Occasion]) -> dict[str, Any]:
    """What the window is about, for the prompt: all of it is public."""
    first = moments[0]
    laid = state.evidence.get(first.target)
    return {
        "event": first.event,
        "by_seat": first.who,
        "suspect": "" if laid is None else laid.suspect,
        "detective": state.players[first.who].detective,
        "place": first.at,
        "target": first.target,
        "kind": first.kind or first.file or first.choice,
    }


HAND_WINDOWS = frozenset(("start_turn", "enter", "draw", "action_done", "end_turn"))


def _hand_rose(state: State, moments: Sequence[Occasion]) -> list[Occasion]:
    """README 4.5: whether the active hand rose since the last of W1, W2, W6, W10, W12; each time told once."""
    if HAND_WINDOWS.isdisjoint([moment.event for moment in moments]):
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


# ---- the answers, in their order


def _dark_cards(
    t: Table[State], answers: dict[Seat, str], moments: Sequence[Occasion], step: Step | None
) -> Script[bool]:
    """AN-215: of those who want to play a card, the first in order does; the others keep theirs, unshown."""
    for seat, answer in answers.items():
        kind, _, rest = answer.partition(":")
        if kind in ("card", "cheaper", "both", "both-cheaper"):
            card = rest.partition(":")[0]
            ctx = Ctx(me=seat, owner=t.state.active, source=card)
            trigger = next(moment for moment in moments if fits(t.state, ctx, CARDS[card].on, moment))
            return (yield from _play_dark(t, seat, card, trigger, step, cheaper="cheaper" in kind))
    return False


def _memories(t: Table[State], answers: dict[Seat, str], moments: Sequence[Occasion]) -> Script[None]:
    """AN-328: memories, in order from the first player; one that no longer fits is not used."""
    for seat, answer in answers.items():
        kind, _, rest = answer.partition(":")
        if kind not in ("memory", "both", "both-cheaper"):
            continue
        id = rest.rpartition(":")[2]
        trigger = memory_fits(t.state, seat, id, _still_true(t.state, moments))
        if trigger is not None:
            yield from _use_memory(t, seat, id, trigger)


def _still_true(state: State, moments: Sequence[Occasion]) -> list[Occasion]:
    """A hand that has shrunk in the meantime has not reached its size any more."""
    size = len(state.players[state.active].hand)
    return [moment for moment in moments if moment.event != "hand_reaches" or moment.high <= size]


def _use_memory(t: Table[State], seat: Seat, id: str, trigger: Occasion) -> Script[None]:
    state, raymond = t.state, t.state.active
    t.barrier(own=seat)
    for memory in state.memories:
        if memory.id == id:
            memory.public = True
    use(state, f"memory:{id}", seat, SPECIALS[id].limit)
    state.stage.append(Stage("memory", id, seat))
    t.note("uses-memory", seat=seat, memory=id)
    yield from run(t, Ctx(me=seat, owner=raymond, source=id, trigger=trigger), SPECIALS[id].effect)
    state.stage.pop()
    yield from happens(t, occasion(state, "memory_used", raymond, target=id))


def _light_card(t: Table[State], moments: Sequence[Occasion], step: Step | None, no_fights: bool) -> Script[None]:
    """AN-217: the active player may play one light card in answer to the event, if its conditions still hold."""
    state, seat = t.state, t.state.active
    if not asked_for_light(state, seat, moments, no_fights):
        return
    answers = yield from t.react(
        [seat],
        "answer-light",
        lambda one: light_answers(state, one, moments, no_fights, t.engine),
        doing="answer-light",
        **_about(state, moments),
    )
    if answers[seat] != PASS:
        kind, _, card = answers[seat].partition(":")
        trigger = next(m for m in moments if fits(state, Ctx(me=seat, owner=seat, source=card), CARDS[card].on, m))
        yield from play_light(t, seat, card, trigger=trigger, step=step, cheaper=kind == "cheaper")


def _answer_dark(t: Table[State], suffered: Occasion, dark: Step, by: Seat) -> Script[bool]:
    """AN-332: W13: only the target is asked, for a light card in answer. Returns whether it played one."""
    state, seat = t.state, suffered.who
    if not asked_for_light(state, seat, [suffered], no_fights=False):
        return False
    answers = yield from t.react(
        [seat],
        "answer-dark",
        lambda one: light_answers(state, one, [suffered], False, t.engine),
        doing="answer-dark",
        card=suffered.target,
        by_seat=by,
    )
    if answers[seat] == PASS:
        return False
    kind, _, card = answers[seat].partition(":")
    yield from play_light(t, seat, card, trigger=suffered, dark=dark, cheaper=kind == "cheaper")
    return True


# ---- playing a card


def play_light(
    t: Table[State],
    seat: Seat,
    card_id: str,
    *,
    trigger: Occasion | None = None,
    step: Step | None = None,
    dark: Step | None = None,
    cheaper: bool = False,
) -> Script[None]:
    """AN-195, AN-196: a light card, as an action or in answer. In W13 (`dark`) it opens neither W7 nor W10 (AN-334)."""
    state, card = t.state, CARDS[card_id]
    ctx = Ctx(me=seat, owner=seat, source=card_id, trigger=trigger, step=step, dark=dark)
    ctx.ledger = [] if dark is None else None
    yield from play_and_pay(t, seat, card, ctx, cheaper=cheaper)
    played = occasion(state, "play_light", seat, traits=tuple(card.traits), target=card_id)
    count(state, played)
    mine = Step()
    if ctx.ledger is not None:
        yield from open_window(t, [played], mine)
    if not mine.cancelled:
        yield from _resolve(t, ctx, card)
    put_away(t, card)
    yield from tell(t, played)
    if ctx.ledger is not None:
        yield from action_done(t, ctx.ledger)


def _play_dark(
    t: Table[State], seat: Seat, card_id: str, trigger: Occasion, step: Step | None, *, cheaper: bool
) -> Script[bool]:
    """AN-197, AN-200: a dark card on the active detective. Returns whether a light card answered it in W13."""
    state, card = t.state, CARDS[card_id]
    victim = state.active
    ctx = Ctx(me=seat, owner=victim, source=card_id, trigger=trigger, step=step)
    yield from play_and_pay(t, seat, card, ctx, cheaper=cheaper)
    played = occasion(state, "play_dark", seat, traits=tuple(card.traits), target=card_id)
    suffered = occasion(state, "dark_played", victim, traits=tuple(card.traits), target=card_id)
    count(state, played)
    mine = Step()
    answered = yield from _answer_dark(t, suffered, mine, seat)
    if not mine.cancelled:
        yield from _resolve(t, ctx, card)
    put_away(t, card)
    yield from tell(t, played)
    if not mine.cancelled:
        count(state, suffered)
        yield from tell(t, suffered)
    return answered


def _resolve(t: Table[State], ctx: Ctx, card: Card) -> Script[None]:
    """AN-200 (5): its effect; then its fight; then it stays in play if it says so."""
    yield from run(t, ctx, card.effect)
    if card.fight is not None:
        yield from _fight(t, ctx, card)
    if card.persist is not None:
        yield from stay_in_play(t, ctx.me, card)


# ---- fights

TACTICS_SHIFT = 1
"""AN-223, AN-224: how far whoever fights is shifted toward the side of the tactics."""


class FightWith(Fact, frozen=True):
    """Whether these are light tactics (1 or 0), the shift that they bring, and the name of the text of the result."""

    light: int
    shift: int
    does: str


def _tactics(state: State, fighter: Seat, card: Card, way: str) -> FightWith:
    """AN-222: both results are known beforehand; at the end of the track the shift is lost (AN-225)."""
    shifted = min(TACTICS_SHIFT, room_to_shift(state, fighter, way))
    return FightWith(int(way == "light"), shifted, f"does:{card.id}:{way}")


def _fight(t: Table[State], ctx: Ctx, card: Card) -> Script[None]:
    """AN-220 to AN-226: tactics, the shift they bring, the printed result; then W11."""
    assert card.fight is not None
    assert ctx.owner is not None
    state, fighter = t.state, ctx.owner
    tactics = [way for way in ("light", "dark") if not forbidden(state, f"{way}_tactics", fighter)] or ["light", "dark"]
    options = {f"tactics:{way}": way for way in tactics}
    facts = {option: _tactics(state, fighter, card, way) for option, way in options.items()}
    way = yield from pick(t, fighter, options, "tactics", facts=facts, card=card.id)
    t.note("tactics", seat=fighter, side=way, card=card.id)
    shift(t, fighter, way, TACTICS_SHIFT)
    chosen = occasion(state, "tactics", fighter, choice=way)
    count(state, chosen)
    yield from tell(t, chosen)
    yield from run(t, ctx, card.fight.light if way == "light" else card.fight.dark)
    fought = occasion(state, "fight", fighter, choice=way, traits=tuple(card.traits))
    count(state, fought)
    yield from tell(t, fought)
    yield from open_window(t, [fought], no_fights=True)
