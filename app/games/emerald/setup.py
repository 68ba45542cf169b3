"""A new game (EM-001 to EM-022, EM-279)."""

from collections.abc import Mapping

from app.games.emerald.content import (
    AGENTS,
    CITIES,
    COLOURS,
    IDENTITIES,
    INITIAL,
    PERMANENTS,
    SANITY,
    SETUP,
    STRATEGY,
    Side,
    copies,
)
from app.games.emerald.state import CityState, Offer, Player, State
from parlour import Deck, Dice, OptionValue


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    """EM-010 to EM-022: everything dealt; the Main Agents are placed in the first turns."""
    identities = dice.sample(IDENTITIES, len(IDENTITIES))
    doubles = dice.sample(tuple(AGENTS), len(AGENTS))
    permanents = dice.sample(tuple(PERMANENTS), len(PERMANENTS))
    strategy = dice.sample(copies(STRATEGY), sum(card.copies for card in STRATEGY.values()))
    players = [_player(colour, identities.pop(), dice) for colour in COLOURS[:seats]]
    for player in players:
        player.doubles = [doubles.pop() for _ in range(SETUP.double_agents_dealt[str(seats)])]
    cities = {city: _city([strategy.pop() for _ in range(SETUP.stack_size[str(seats)])], seats) for city in CITIES}
    offers = {permanents.pop(): Offer([0] * seats) for _ in range(SETUP.permanent_face_up)}
    first = dice.below(seats)
    return State(
        rulebook=str(options["rulebook"]),
        players=players,
        cities=cities,
        offers=offers,
        permanents=Deck(permanents),
        doubles=Deck(doubles),
        sanity=Deck(dice.sample(SANITY, len(SANITY))),
        identities_left=identities,
        unseen=strategy,
        first=first,
        active=first,
    )


def _player(colour: str, identity: Side, dice: Dice) -> Player:
    """EM-011, EM-020: six cubes in stock, ten initial cards of which five in hand."""
    cards = copies(INITIAL)
    dice.shuffle(cards)
    hand = [cards.pop() for _ in range(SETUP.hand_size)]
    return Player(
        colour=colour,
        identity=identity,
        stock=SETUP.active_stock,
        pool=SETUP.common_pool,
        deck=Deck(cards),
        hand=hand,
    )


def _city(cards: list[str], seats: int) -> CityState:
    """EM-012, EM-013: a stack with its top card turned up."""
    return CityState(stack=Deck(cards[1:]), up=cards[0], cubes=[0] * seats, card_cubes=[0] * seats)
