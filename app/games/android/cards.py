"""Hands and decks of twilight cards (AN-186 to AN-194)."""

from collections.abc import Sequence

from app.games.android import verbs as v
from app.games.android.content import CARDS, deck_of
from app.games.android.context import Ctx
from app.games.android.effects import Extent, extent_of, pick, pick_player, tag, verb, verb_for
from app.games.android.selectors import is_pick, seats_of
from app.games.android.standing import hand_limit
from app.games.android.state import Player, State
from parlour import Fact, OptionId, Script, Seat, Table


def may_draw(state: State, seat: Seat) -> bool:
    """AN-188: nobody draws at their hand limit, by whatever means."""
    return len(state.players[seat].hand) < hand_limit(state, seat)


def decks_for(state: State, seat: Seat, source: str) -> list[str]:
    """The decks from which a player may draw and that have a card: the own light one, the dark ones of others."""
    mine = state.players[seat].detective
    decks = []
    if source in ("light", "either"):
        decks.append(f"light:{mine}")
    if source in ("dark", "either"):
        decks += [f"dark:{player.detective}" for player in state.players if player.detective != mine]
    return [deck for deck in decks if len(state.decks[deck].down) or state.decks[deck].up]


class DrawFrom(Fact, frozen=True):
    """What drawing from a deck costs, and how many cards lie face down in it."""

    kind: str
    detective: str
    time: int
    left: int


class DiscardOne(Fact, frozen=True):
    """A card, and how many more are to be discarded after it."""

    card: str
    more: int


class DiscardUnseen(Fact, frozen=True):
    """Chance discards one of so many cards with this back; and how many more there are to be after it."""

    kind: str
    detective: str
    cards: int
    more: int


def deck_facts(state: State, decks: Sequence[str], time: int = 0) -> dict[OptionId, Fact]:
    """The options to draw from these decks, for so much Time."""
    facts: dict[OptionId, Fact] = {}
    for deck in decks:
        kind, _, detective = deck.partition(":")
        facts[f"deck:{deck}"] = DrawFrom(kind, detective, time, len(state.decks[deck].down))
    return facts


def draw_card(t: Table[State], seat: Seat, deck: str) -> None:
    """AN-192: draw the top card; if it lies face up, the whole deck is turned face down and shuffled first."""
    pile, player = t.state.decks[deck], t.state.players[seat]
    if not len(pile.down):
        pile.down.cards, pile.up = pile.up, []
        pile.down.shuffle(t)
        t.note("reshuffled", deck=f"deck:{deck}")
    card = pile.down.draw(t)
    assert card is not None
    player.hand.append(card)
    kind, _, detective = deck.partition(":")
    t.note("drew", seat=seat, deck=kind, detective=detective)
    t.note("drew-card", to=[seat], card=card)


def choose_and_draw(t: Table[State], seat: Seat, source: str, prompt: str, *, optional: bool) -> Script[bool]:
    """Draw one card from a deck of the player's choice, if they may draw; whether one was drawn."""
    decks = decks_for(t.state, seat, source) if may_draw(t.state, seat) else []
    if not decks:
        return False
    options: dict[str, str] = {f"deck:{deck}": deck for deck in decks}
    if optional:
        options["no"] = ""
    deck = yield from pick(t, seat, options, prompt, facts=deck_facts(t.state, decks))
    if not deck:
        return False
    draw_card(t, seat, deck)
    return True


def _draw_reach(state: State, ctx: Ctx, effect: v.Draw, seat: Seat) -> Extent:
    if not decks_for(state, seat, effect.from_):
        return Extent.NOTHING
    return extent_of(hand_limit(state, seat) - len(state.players[seat].hand), effect.n)


@verb_for(v.Draw, _draw_reach)
def _draw(t: Table[State], ctx: Ctx, effect: v.Draw, seat: Seat) -> Script[None]:
    """Card by card; the hand limit applies to each."""
    for _ in range(effect.n):
        if not (yield from choose_and_draw(t, seat, effect.from_, "draw-from", optional=False)):
            return


# ---- leaving a hand


def leave_hand(player: Player, card: str) -> None:
    player.hand.remove(card)
    player.shown.pop(card, None)
    player.hand_low = min(player.hand_low, len(player.hand))


def put_under(t: Table[State], card: str) -> None:
    """AN-191: face up to the bottom of the deck it belongs to, whoever held it."""
    t.state.decks[deck_of(card)].up.append(card)


def discard_card(t: Table[State], seat: Seat, card: str) -> None:
    """A card from the hand goes face up under its deck."""
    t.barrier(own=seat)
    leave_hand(t.state.players[seat], card)
    put_under(t, card)
    t.note("discarded", seat=seat, card=card)


def discardable(state: State, ctx: Ctx, kind: str, seat: Seat) -> list[str]:
    """The cards of a player that a discard of this kind may take."""
    player = state.players[seat]
    if kind.startswith("in_play:"):
        trait = kind.removeprefix("in_play:")
        return [card for card in player.in_play("card") if trait in CARDS[card].traits]
    if kind == "any":
        return list(player.hand)
    if kind == "dark_of_owner":
        detective = "" if ctx.owner is None else state.players[ctx.owner].detective
        return [card for card in player.hand if deck_of(card) == f"dark:{detective}"]
    return [card for card in player.hand if CARDS[card].deck == kind]


def _discard_reach(state: State, ctx: Ctx, effect: v.Discard, seat: Seat) -> Extent:
    there = len(discardable(state, ctx, effect.kind, seat))
    return extent_of(there, 1 if effect.n == "all" else effect.n)


@verb_for(v.Discard, _discard_reach)
def discard_from(t: Table[State], ctx: Ctx, effect: v.Discard, seat: Seat) -> Script[None]:
    """From hand or from play; picked by the player, by `me`, or by the dice."""
    left = len(discardable(t.state, ctx, effect.kind, seat)) if effect.n == "all" else effect.n
    while left and (cards := discardable(t.state, ctx, effect.kind, seat)):
        left -= 1
        if effect.by == "random":
            card = t.dice.choice(cards)
        elif effect.by == "me" and not effect.kind.startswith("in_play:") and ctx.me != seat:
            card = yield from _taken_by(t, ctx, seat, cards, left)
        else:
            by = ctx.me if effect.by == "me" else seat
            options = {f"card:{card}": card for card in cards}
            facts = {option: DiscardOne(card, left) for option, card in options.items()}
            card = yield from pick(t, by, options, "discard-which", facts=facts, source=ctx.source, from_seat=seat)
        if effect.kind.startswith("in_play:"):
            leave_play(t, seat, card)
        else:
            discard_card(t, seat, card)


def _taken_by(t: Table[State], ctx: Ctx, seat: Seat, cards: list[str], left: int) -> Script[str]:
    """Another player picks from this hand: among cards that they know, or blindly by the deck on the back."""
    known = [card for card in sorted(cards) if ctx.me in t.state.players[seat].shown.get(card, ())]
    options: dict[str, list[str]] = {f"card:{card}": [card] for card in known}
    for card in sorted(cards):
        if card not in known:
            options.setdefault(f"deck:{deck_of(card)}", []).append(card)
    facts: dict[OptionId, Fact] = {f"card:{card}": DiscardOne(card, left) for card in known}
    for option, unseen in options.items():
        if option not in facts:
            _, kind, detective = option.split(":")
            facts[option] = DiscardUnseen(kind, detective, cards=len(unseen), more=left)
    chosen = yield from pick(t, ctx.me, options, "discard-which", facts=facts, source=ctx.source, from_seat=seat)
    return chosen[0] if len(chosen) == 1 else t.dice.choice(sorted(chosen))


def leave_play(t: Table[State], seat: Seat, card: str) -> None:
    """A card in play goes face up under its deck, and its rules end."""
    t.state.players[seat].area.remove(f"card:{card}")
    put_under(t, card)
    t.note("left-play", seat=seat, card=card)


# ---- looking


def show_hand(t: Table[State], seat: Seat, to: Seat) -> None:
    """AN-349: a secret look at a hand; what was seen stays marked for that seat (AN-350)."""
    t.barrier()
    player = t.state.players[seat]
    for card in player.hand:
        marks = player.shown.setdefault(card, [])
        if to not in marks:
            marks.append(to)
    t.note("looked-at-hand", seat=to, of_seat=seat)
    t.note("saw-hand", to=[to], of_seat=seat, cards=sorted(player.hand))  # not in the order in which they were drawn


def _look_reach(state: State, ctx: Ctx, effect: v.LookHand) -> Extent:
    return extent_of(max((len(state.players[seat].hand) for seat in seats_of(state, ctx, effect.of)), default=0), 1)


@verb(v.LookHand, _look_reach)
def _look_hand(t: Table[State], ctx: Ctx, effect: v.LookHand) -> Script[None]:
    for viewer in seats_of(t.state, ctx, effect.who):
        seats = [seat for seat in seats_of(t.state, ctx, effect.of) if seat != viewer]
        if is_pick(effect.of):
            seats = [(yield from pick_player(t, ctx, seats, tag(effect)))]
        for seat in seats:
            show_hand(t, seat, viewer)


def _fetchable(state: State, effect: v.FetchCard, seat: Seat) -> list[str]:
    pile = state.decks[f"{effect.deck}:{state.players[seat].detective}"]
    return sorted(
        card
        for card in (*pile.down.cards, *pile.up)
        if effect.trait in ("", *CARDS[card].traits) and effect.plot in ("", CARDS[card].plot)
    )


def _fetch_reach(state: State, ctx: Ctx, effect: v.FetchCard, seat: Seat) -> Extent:
    return Extent.FULL if may_draw(state, seat) else Extent.NOTHING


@verb_for(v.FetchCard, _fetch_reach)
def _fetch_card(t: Table[State], ctx: Ctx, effect: v.FetchCard, seat: Seat) -> Script[None]:
    """Search the own deck for a card, then shuffle it all face down; others learn only whether one was taken."""
    pile, player = t.state.decks[f"{effect.deck}:{t.state.players[seat].detective}"], t.state.players[seat]
    t.barrier()
    for _ in range(effect.n):
        cards = _fetchable(t.state, effect, seat) if may_draw(t.state, seat) else []
        if not cards:
            t.note("found-nothing", seat=seat, source=ctx.source)
            break
        options = {f"card:{card}": card for card in cards}
        card = yield from t.pick(  # asked even for one: not asking would tell what the deck holds
            seat, options, "fetch-which", doing="fetch-which", always=True, source=ctx.source
        )
        pile.up = [other for other in pile.up if other != card]
        pile.down.cards = [other for other in pile.down.cards if other != card]
        player.hand.append(card)
        t.note("fetched", seat=seat, source=ctx.source)
        t.note("drew-card", to=[seat], card=card)
    pile.down.cards += pile.up
    pile.up = []
    pile.down.shuffle(t)
