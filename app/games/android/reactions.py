"""Who is asked in a window, by public facts only, and what a seat really can answer (section 20)."""

from collections.abc import Sequence

from app.games.android.conditions import fits
from app.games.android.content import CARDS, DECKS, MEMORIES, SPECIALS, deck_of
from app.games.android.context import Ctx, Occasion
from app.games.android.standing import free
from app.games.android.state import Memory, State
from app.games.android.twilight import in_play, playable, ways_to_play
from parlour import Fact, OptionId, Seat

# ---- who might react, by public facts

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
    about = ANSWERS[deck]
    cards = [card for event in {moment.event: 1 for moment in moments} for card in about.get(event, ())]
    if not cards:
        return []
    shown = [*state.decks[deck].up, *[stage.id for stage in state.stage]]
    return [card for card in cards if card not in shown and not in_play(state, card)]


def _fits(state: State, seat: Seat, id: str, moments: Sequence[Occasion], no_fights: bool) -> bool:
    """Whether a card answers one of the moments; public facts only."""
    card = CARDS[id]
    if no_fights and card.fight is not None:
        return False
    ctx = Ctx(me=seat, owner=state.active, source=id)
    return any(fits(state, ctx, card.on, moment) for moment in moments)


def _might_hold(
    state: State, seat: Seat, deck: str, cards: Sequence[str], moments: Sequence[Occasion], no_fights: bool
) -> bool:
    """Whether a seat holds a card of the deck, and one of these cards, which it might be, could be played."""
    if not cards or deck not in map(deck_of, state.players[seat].hand):
        return False
    return any(
        _fits(state, seat, card, moments, no_fights) and playable(state, seat, CARDS[card]) is not None
        for card in cards
    )


def might_react(state: State, moments: Sequence[Occasion], no_fights: bool) -> list[Seat]:
    """AN-335, AN-336: the seats that are asked for a dark card or a memory, in order from the first player."""
    deck = f"dark:{state.players[state.active].detective}"
    cards = _unknown(state, deck, moments)
    if not cards and not _memories_about(state):
        return []
    return [
        seat
        for seat in state.order()
        if seat != state.active
        and (_might_hold(state, seat, deck, cards, moments, no_fights) or _might_remember(state, seat, moments))
    ]


def _might_remember(state: State, seat: Seat, moments: Sequence[Occasion]) -> bool:
    memory = _memory_of(state, seat)
    if memory is None:
        return False
    if memory.public:
        return memory_fits(state, seat, memory.id, moments) is not None
    elsewhere = {other.id for other in state.memories if other.public}
    return any(memory_fits(state, seat, id, moments) is not None for id in MEMORIES if id not in elsewhere)


def _memories_about(state: State) -> list[Memory]:
    """The memories that might be used now: all of them, in Raymond's turn."""
    return state.memories if state.players[state.active].detective == "raymond" else []


def _memory_of(state: State, seat: Seat) -> Memory | None:
    """The memory that a seat holds and might use now."""
    for memory in _memories_about(state):
        if memory.holder == seat:
            return memory
    return None


def memory_fits(state: State, seat: Seat, id: str, moments: Sequence[Occasion]) -> Occasion | None:
    """The moment that a memory answers, if it is not used up."""
    special = SPECIALS[id]
    if special.on is None or not free(state, f"memory:{id}", seat):
        return None
    ctx = Ctx(me=seat, owner=state.active, source=id)
    for moment in moments:
        if fits(state, ctx, special.on, moment):
            return moment
    return None


# ---- what a seat really can do


class Remember(Fact, frozen=True):
    """A memory used alone."""

    memory: str


class PlayAndRemember(Fact, frozen=True):
    """A dark card played and a memory used in one answer; `cheaper` cards are discarded for it."""

    card: str
    memory: str
    cheaper: int


def reactions(
    state: State, seat: Seat, moments: Sequence[Occasion], no_fights: bool, engine: int
) -> dict[OptionId, Fact | None]:
    """AN-337: one card that the seat holds and can play, its memory, or both."""
    deck = f"dark:{state.players[state.active].detective}"
    cards = [
        card
        for card in state.players[seat].hand
        if deck_of(card) == deck and _fits(state, seat, card, moments, no_fights)
    ]
    plays = _ways(state, seat, cards, engine)
    options = dict(plays)
    memory = _memory_of(state, seat)
    if memory is not None and memory_fits(state, seat, memory.id, moments) is not None:
        options[f"memory:{memory.id}"] = Remember(memory.id)
        for play in plays:
            kind, _, card = play.partition(":")
            both = {"card": "both", "cheaper": "both-cheaper"}[kind]
            options[f"{both}:{card}:{memory.id}"] = PlayAndRemember(card, memory.id, int(kind == "cheaper"))
    return options


def _ways(state: State, seat: Seat, cards: Sequence[str], engine: int) -> dict[OptionId, Fact | None]:
    """The options to play those of these cards that can be played."""
    return {option: fact for card in cards for option, fact in ways_to_play(state, seat, card, engine).items()}


# ---- light answers


def light_answers(
    state: State, seat: Seat, moments: Sequence[Occasion], no_fights: bool, engine: int
) -> dict[OptionId, Fact | None]:
    """AN-217: the light cards that the seat holds and can play in answer."""
    deck = f"light:{state.players[seat].detective}"
    cards = [
        card
        for card in state.players[seat].hand
        if deck_of(card) == deck and _fits(state, seat, card, moments, no_fights)
    ]
    return _ways(state, seat, cards, engine)


def asked_for_light(state: State, seat: Seat, moments: Sequence[Occasion], no_fights: bool) -> bool:
    """AN-340: the seat publicly holds a light card, and one of the published list would fit and could be paid for."""
    deck = f"light:{state.players[seat].detective}"
    return _might_hold(state, seat, deck, _unknown(state, deck, moments), moments, no_fights)
