"""Twilight cards: whether one may be played, what it costs, and where it goes (section 12).

What a played card does opens windows, in which cards are played: that is in windows.py.
"""

from app.games.android.cards import discard_card, leave_hand, leave_play, put_under
from app.games.android.conditions import all_hold
from app.games.android.content import CARDS, deck_of
from app.games.android.context import Ctx
from app.games.android.costs import pay, payable, price
from app.games.android.effects import pick
from app.games.android.rows import Card
from app.games.android.standing import card_base_cost, forbidden
from app.games.android.state import Stage, State
from app.games.android.tally import times
from app.games.android.tokens import lose_time_now, room_to_shift, shift
from app.games.android.verbs import Discard
from parlour import Fact, OptionId, Script, Seat, Table

WAY = {"light": "dark", "dark": "light"}
"""AN-205, AN-206: a light card dark shifts its player, a dark card light shifts its player."""


# ---- may it be played?


def _time(state: State, seat: Seat, card: Card) -> int:
    """AN-R27: what a card costs in Time; nothing in another player's turn."""
    return card.hours if seat == state.active else 0


def _for_costs(card: Card) -> int:
    """How many cards of the hand its extra costs take."""
    return sum([int(cost.n) for cost in card.pay if isinstance(cost, Discard)])


def _spare(state: State, seat: Seat, card: Card) -> int:
    """How many cards of the hand, in which this one still is, may be discarded to make it cheaper."""
    return max(0, len(state.players[seat].hand) - 1 - _for_costs(card))


def _least(base: int, choices: int, discards: int) -> int:
    """AN-208, AN-210: what a card may cost after so many choices and discards; each lowers it by 1."""
    return max(0, max(0, base - choices) - discards)


def _affordable(state: State, ctx: Ctx, card: Card, base: int, choices: int) -> bool:
    """AN-207, AN-209: by public facts: the least cost must fit on the track, and all extra costs be payable.

    A hand's size is public, so this holds for a card that is only suspected to be in that hand as well.
    """
    seat = ctx.me
    if _least(base, choices, _spare(state, seat, card)) > room_to_shift(state, seat, WAY[card.deck]):
        return False
    return payable(state, ctx, card.pay, time=_time(state, seat, card), cards=1)


def permitted(state: State, seat: Seat, card: Card) -> bool:
    """Whether no rule forbids to play this light card now."""
    for named in forbidden(state, "play_light", seat):
        if named.after:
            if sum(times(state, named.after, seat, named.span or "turn").values()) >= named.n:
                return False
        elif named.trait in card.traits:
            return False
    return True


def playable(state: State, seat: Seat, card: Card) -> tuple[int, int] | None:
    """AN-199: its conditions hold, its costs can be paid, and nothing forbids it. By public facts only.

    Returns what it costs before choices, and how many there are; None if it can't be played.
    """
    ctx = Ctx(me=seat, owner=state.seat_of(card.detective), source=card.id)
    if not all_hold(state, ctx, card.require):
        return None
    base, choices = card_base_cost(state, seat, card)
    if not _affordable(state, ctx, card, base, choices) or (card.deck == "light" and not permitted(state, seat, card)):
        return None
    return base, choices


# ---- how it may be played


class PlayLight(Fact, frozen=True):
    """What a light card costs: Time, a shift toward the dark which so many choices change by 1 each, and the rest."""

    card: str
    time: int
    shift: int
    choices: int
    others: int
    pays: list[str]


class PlayDark(Fact, frozen=True):
    """What a dark card costs: a shift toward the light which so many choices change by 1 each, and the rest."""

    card: str
    shift: int
    choices: int
    others: int
    pays: list[str]


class PlayCheaper(Fact, frozen=True):
    """What a card costs, and what it may come to when others are discarded for it."""

    card: str
    shift: int
    least: int


def actions_from_hand(state: State, seat: Seat, engine: int) -> dict[OptionId, Fact | None]:
    """The options to play light cards of the hand as an action."""
    options: dict[OptionId, Fact | None] = {}
    deck = f"light:{state.players[seat].detective}"
    for card in state.players[seat].hand:
        if deck_of(card) == deck and CARDS[card].on.event == "action":
            options |= ways_to_play(state, seat, card, engine)
    return options


def ways_to_play(state: State, seat: Seat, id: str, engine: int) -> dict[OptionId, Fact | None]:
    """AN-208 to AN-210: the options to play a card, if it can be: as it is, or `cheaper` by discarding others.

    In matches that began earlier there was one option, and discards were asked about each time.
    """
    card = CARDS[id]
    costs = playable(state, seat, card)
    if costs is None:
        return {}
    base, choices = costs
    ways: dict[OptionId, Fact | None] = {}
    if engine == 1 or _least(base, choices, 0) <= room_to_shift(state, seat, WAY[card.deck]):
        pays = price(card.pay)
        if card.deck == "light":
            ways[f"card:{id}"] = PlayLight(id, _time(state, seat, card), base, choices, len(pays), pays)
        else:
            ways[f"card:{id}"] = PlayDark(id, base, choices, len(pays), pays)
    spare = _spare(state, seat, card)
    if engine > 1 and spare and base + choices:
        ways[f"cheaper:{id}"] = PlayCheaper(id, base, _least(base, choices, spare))
    return ways


# ---- paying for it


class CostBecomes(Fact, frozen=True):
    cost: int


class DiscountBy(Fact, frozen=True):
    """A card of the hand, and what another costs once it is discarded."""

    card: str
    cost: int


class PayInShifts(Fact, frozen=True):
    cost: int


def _settle_cost(t: Table[State], seat: Seat, card: Card, *, cheaper: bool) -> Script[int]:
    """AN-208 to AN-211: raise or lower by choice, then discount by discarding. Returns the cost to be paid."""
    state = t.state
    cost, choices = card_base_cost(state, seat, card)
    room = room_to_shift(state, seat, WAY[card.deck])
    asked = cheaper or t.engine == 1  # matches that began earlier ask each time
    spare = len(state.players[seat].hand) - _for_costs(card) if asked else 0
    for left in range(choices - 1, -1, -1):
        changed = {"lower": cost - 1, "keep": cost, "raise": cost + 1}
        ways = {way: new for way, new in changed.items() if new >= 0 and new - left - spare <= room}
        facts: dict[OptionId, Fact] = {way: CostBecomes(new) for way, new in ways.items()}
        cost = yield from pick(t, seat, ways, "adjust-cost", facts=facts, card=card.id, cost=cost)
    while cost > 0 and spare > 0:
        options = {f"card:{other}": other for other in state.players[seat].hand}
        facts = {option: DiscountBy(other, cost - 1) for option, other in options.items()}
        if cost <= room:
            options["pay"], facts["pay"] = "", PayInShifts(cost)
        chosen = yield from t.pick(
            seat, options, "discount", facts=facts, doing="discount", told=True, card=card.id, cost=cost
        )
        if not chosen:
            break
        discard_card(t, seat, chosen)
        cost, spare = cost - 1, spare - 1
    return cost


def play_and_pay(t: Table[State], seat: Seat, card: Card, ctx: Ctx, *, cheaper: bool) -> Script[None]:
    """AN-200 (1) to (3): show the card, fix its cost, pay."""
    state = t.state
    t.barrier(own=seat)
    leave_hand(state.players[seat], card.id)
    state.stage.append(Stage(card.deck, card.id, seat))
    t.note("plays-card", seat=seat, card=card.id, deck=card.deck)
    cost = yield from _settle_cost(t, seat, card, cheaper=cheaper)
    lose_time_now(state, seat, _time(state, seat, card))
    shift(t, seat, WAY[card.deck], cost)
    yield from pay(t, ctx, card.pay)


# ---- where it goes


def in_play(state: State, card: str) -> bool:
    """Whether a card lies before a player, where only those stay that say so."""
    return CARDS[card].persist is not None and any(f"card:{card}" in player.area for player in state.players)


class LeavePlay(Fact, frozen=True):
    """A card that makes room for another."""

    card: str
    other: str


def stay_in_play(t: Table[State], seat: Seat, card: Card) -> Script[None]:
    """Who plays one more than the most of that trait first discards one of those in play."""
    assert card.persist is not None
    player = t.state.players[seat]
    same = [other for other in player.in_play("card") if card.persist.trait in CARDS[other].traits]
    if len(same) >= card.persist.max:
        options = {f"card:{other}": other for other in same}
        facts = {option: LeavePlay(card=gone, other=card.id) for option, gone in options.items()}
        leave_play(t, seat, (yield from pick(t, seat, options, "make-room", facts=facts, card=card.id)))
    player.area.append(f"card:{card.id}")
    t.note("stays-in-play", seat=seat, card=card.id)


def put_away(t: Table[State], card: Card) -> None:
    """AN-191, AN-200 (6): face up under its deck, unless it stays in play."""
    state = t.state
    state.stage.pop()
    if not in_play(state, card.id):
        put_under(t, card.id)
