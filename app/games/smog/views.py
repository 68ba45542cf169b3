"""Chapter 11: what everybody may know, what a seat alone knows, and what it cannot know."""

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy

from msgspec.structs import replace

from app.games.smog.cards import lacks
from app.games.smog.content import (
    AGENTS,
    ARTEFACTS,
    CARDS,
    COMBINATIONS,
    CORNERS,
    DISCS,
    ELEMENTS,
    FIGURES,
    GATES,
    PLACES,
    PROMENADE,
    SIDES,
    AgentId,
    ArtefactId,
    CardId,
    ElementId,
    FaceId,
    PlaceId,
    Side,
)
from app.games.smog.market import QUARTERS, my_face, sale
from app.games.smog.prices import buying_price
from app.games.smog.rules import FREE_ACTS, acts_here
from app.games.smog.shadow_master import favourite
from app.games.smog.state import Phase, Player, State, Turn
from parlour import Deck, Dice, Seat, ViewPart

# ---- what is shown


class PrintedFace(ViewPart, frozen=True):
    """One edge of a disc: what it trades and for how much."""

    id: FaceId
    thing: ElementId | ArtefactId
    price: int


class PrintedDisc(ViewPart, frozen=True):
    """A disc as it is printed; `fog` is the side along which fog lies at rotation 0, if there is any."""

    faces: tuple[PrintedFace, ...]
    fog: int | None = None


class PrintedBoard(ViewPart, frozen=True):
    """What never changes, so it travels once; of a card, the elements that it needs."""

    discs: dict[PlaceId, PrintedDisc]
    cards: dict[CardId, tuple[ElementId, ...]]


class TurnView(ViewPart, frozen=True):
    """What the player in turn has done and may still do.

    `most` is how many actions a turn can begin with, or those that are left if a card has made them more.
    """

    actions: int
    most: int
    begged: bool
    drew: bool
    bought_on: dict[PlaceId, int]
    sold_on: dict[PlaceId, int]


class FacingView(ViewPart, frozen=True):
    """SM-033: what a disc shows to one side of the board now, and would after a quarter turn either way."""

    now: FaceId
    cw: FaceId
    ccw: FaceId


class DiscView(ViewPart, frozen=True):
    """How often a disc was turned clockwise, and what it shows to whom so; its faces with an hourglass.

    What they cost a buyer, if not as printed.
    """

    turned: int
    shows: dict[Side, FacingView]
    blocked: dict[FaceId, int]
    prices: dict[FaceId, int] = {}


class AgentView(ViewPart, frozen=True):
    """Where an agent is: on a disc (the oldest leaves first), on its corner, or out of the game."""

    corner: str | None = None
    disc: PlaceId | None = None
    oldest: bool | None = None


class PlayerView(ViewPart, frozen=True):
    """What all see of a player; `cards` is how many he holds, `sale` what selling brings where he stands.

    The `favourite` would win the favour if the round ended now.
    """

    side: Side
    gentleman: str
    place: PlaceId
    coins: int
    bribe: int
    elements: dict[ElementId, int]
    artefacts: dict[ArtefactId, int]
    cards: int
    sale_bonus: int
    sale: int | None = None
    favourite: bool = False


class Private(ViewPart, frozen=True):
    """SM-144: a seat's combination, gate (where it lies as the seat sees the board, and the disc there) and cards.

    `lacking` are the elements and artefacts that it still needs to leave, `spare` the elements that it does not. Of a
    card that it can't use, `unmet` are the elements of which it has none.
    """

    combination: dict[ElementId, int]
    lacking: dict[ElementId | ArtefactId, int]
    spare: dict[ElementId, int]
    gate: str
    exit: PlaceId
    hand: dict[CardId, int]
    unmet: dict[CardId, list[ElementId]]
    acts: list[str] = []
    """What can be done where it stands, also while another is in turn."""


class ProgressView(ViewPart, frozen=True):
    """How far somebody had come with one thing."""

    have: int
    need: int


class ResultView(ViewPart, frozen=True):
    """How far somebody had come when the game ended; only elements that the combination asks for are named."""

    artefacts: ProgressView
    elements: dict[ElementId, ProgressView]
    at_gate: bool = False
    """Whether he stood on the disc of his gate."""


class Public(ViewPart, frozen=True):
    """SM-146: all that lies open on the table; after the end everybody's secrets too (SM-151)."""

    board: PrintedBoard
    phase: Phase
    round: int
    leader: Seat
    favour: bool
    active: Seat
    turn: TurnView
    bank: int
    hourglasses: int
    deck: int
    discard: dict[CardId, int]
    discarded: int
    piles: dict[ArtefactId, int]
    discs: dict[PlaceId, DiscView]
    agents: dict[AgentId, AgentView]
    players: dict[Seat, PlayerView]
    winner: Seat | None = None
    shown: dict[Seat, Private] = {}
    progress: dict[Seat, ResultView] = {}


BOARD = PrintedBoard(
    discs={
        disc: PrintedDisc(
            faces=tuple(PrintedFace(id=face.id, thing=face.thing, price=face.price) for face in PLACES[disc].faces),
            fog=PLACES[disc].fog,
        )
        for disc in DISCS
    },
    cards={card.id: card.requires for card in CARDS.values()},
)
LOOKS = {"now": 0, **QUARTERS}
ABSENT = AgentView()
WAITING = tuple(AgentView(corner=corner) for corner in CORNERS)
SHOWS = {
    disc: tuple(
        {
            name: FacingView(**{way: PLACES[disc].face_to(side, turned + n).id for way, n in LOOKS.items()})
            for side, name in enumerate(SIDES)
        }
        for turned in range(len(SIDES))
    )
    for disc in DISCS
}
"""What each disc shows, by how often it was turned."""
NEEDED = {id: {element: n for element, n in needs.items() if n} for id, needs in COMBINATIONS.items()}
"""What each combination asks for."""


def public(state: State) -> Public:
    over = state.winner is not None
    return Public(
        board=BOARD,
        phase=state.phase,
        round=state.round,
        leader=state.leader,
        favour=state.favour,
        active=state.active,
        turn=_turn(state.turn),
        bank=state.bank,
        hourglasses=state.hourglasses,
        deck=len(state.deck),
        discard=_counts(state.discard),
        discarded=len(state.discard),
        piles=_piles(state),
        discs=_discs(state),
        agents=_agents(state),
        players=_players(state),
        winner=state.winner,
        shown={seat: _secrets(state, seat) for seat in range(len(state.players))} if over else {},
        progress={seat: _progress(player) for seat, player in enumerate(state.players)} if over else {},
    )


def _turn(turn: Turn) -> TurnView:
    return TurnView(
        actions=turn.actions,
        most=max(turn.actions, FIGURES.turn.actions, FIGURES.turn.actions_with_favour),
        begged=turn.begged,
        drew=turn.drew,
        bought_on=dict.fromkeys(turn.bought_on, 1),
        sold_on=dict.fromkeys(turn.sold_on, 1),
    )


def _discs(state: State) -> dict[PlaceId, DiscView]:
    discs = {
        disc: DiscView(turned=at.rotation, shows=SHOWS[disc][at.rotation], blocked=dict.fromkeys(at.blocked, 1))
        for disc, at in state.discs.items()
    }
    for figure in state.on_board:
        prices = {face.id: buying_price(state, figure.disc, face) for face in PLACES[figure.disc].faces}
        cut = {face.id: prices[face.id] for face in PLACES[figure.disc].faces if prices[face.id] != face.price}
        if cut:
            discs[figure.disc] = replace(discs[figure.disc], prices=cut)
    return discs


def _counts(cards: list[CardId]) -> dict[CardId, int]:
    """How many of each; of a few cards it is quicker than a Counter."""
    return {card: cards.count(card) for card in cards}


def _piles(state: State) -> dict[ArtefactId, int]:
    taken = [artefact for player in state.players for artefact in player.artefacts]
    return {artefact: copies - taken.count(artefact) for artefact, copies in ARTEFACTS.items()}


def _agents(state: State) -> dict[AgentId, AgentView]:
    agents = dict.fromkeys(AGENTS, ABSENT)
    for slot, agent in enumerate(state.corners):
        agents[agent] = WAITING[slot]
    for age, figure in enumerate(state.on_board):
        at = AgentView(corner=CORNERS[figure.slot], disc=figure.disc, oldest=age == 0)
        agents[state.corners[figure.slot]] = at
    return agents


def _players(state: State) -> dict[Seat, PlayerView]:
    first = favourite(state)
    return {seat: _player(state, seat, is_favourite=seat == first) for seat in range(len(state.players))}


def _player(state: State, seat: Seat, *, is_favourite: bool) -> PlayerView:
    player, face = state.players[seat], my_face(state, seat)
    return PlayerView(
        side=SIDES[player.side],
        gentleman=player.gentleman,
        place=player.place,
        coins=player.coins,
        bribe=player.bribe,
        elements=player.elements.copy(),
        artefacts=dict.fromkeys(player.artefacts, 1),
        cards=len(player.hand),
        sale_bonus=player.sale_bonus,
        sale=None if face is None or face.thing in ARTEFACTS else sale(state, seat, face).coins,
        favourite=is_favourite,
    )


def _progress(player: Player) -> ResultView:
    """SM-151: of an element, what lies beyond the combination does not count."""
    wanted = NEEDED[player.combination]
    return ResultView(
        artefacts=ProgressView(have=len(player.artefacts), need=len(ARTEFACTS)),
        elements={
            element: ProgressView(have=need - player.missing_elements.get(element, 0), need=need)
            for element, need in wanted.items()
        },
        at_gate=player.place == player.exit,
    )


def private(state: State, seat: Seat) -> Private:
    return replace(_secrets(state, seat), acts=[*acts_here(state, seat), *FREE_ACTS])


def _secrets(state: State, seat: Seat) -> Private:
    player = state.players[seat]
    hand = _counts(player.hand)
    return Private(
        combination=NEEDED[player.combination],
        lacking={**player.missing_elements, **dict.fromkeys(player.missing_artefacts, 1)},
        spare=player.spare_elements,
        gate=GATES[player.gate],
        exit=player.exit,
        hand=hand,
        unmet={card: unmet for card in hand if (unmet := lacks(state, seat, card))},
    )


# ---- what a seat cannot know


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """SM-144, SM-145: the others' combinations, gates and hands and the order of the deck, dealt anew.

    After the end all cards are known, except for the order of the deck.
    """
    new = deepcopy(state)
    if new.winner is not None:
        dice.shuffle(new.deck.cards)
        return new
    others = [player for other, player in enumerate(new.players) if other != seat]
    known = [] if seat is None else [new.players[seat]]
    combinations = [id for id in COMBINATIONS if all(id != player.combination for player in known)]
    gates = [id for id in GATES if all(id != player.gate for player in known)]
    for player, combination, gate in zip(
        others, dice.sample(combinations, len(others)), dice.sample(gates, len(others)), strict=True
    ):
        player.combination, player.gate = combination, gate
    cards = new.deck.cards + [card for player in others for card in player.hand]
    dice.shuffle(cards)
    for player in others:
        player.hand = [cards.pop() for _ in player.hand]
    new.deck = Deck(cards)
    return new


# ---- what must always hold


def invariants(state: State) -> Iterable[str]:
    """Chapter 14: what is wrong with this state; normally nothing."""
    players = state.players
    coins = state.bank + sum(player.coins + player.bribe for player in players)
    if coins != FIGURES.supply.coins:
        yield f"SM-154: {coins} coins"
    if state.bank < 0 or any(player.coins < 0 or player.bribe < 0 for player in players):
        yield "a debt"
    glasses = state.hourglasses + sum(len(disc.blocked) for disc in state.discs.values())
    if glasses != FIGURES.supply.hourglasses or state.hourglasses < 0:
        yield f"SM-155: {glasses} hourglasses"
    if any(len(set(disc.blocked)) != len(disc.blocked) for disc in state.discs.values()):
        yield "SM-010: two hourglasses on one face"
    cards = Counter(state.deck.cards + state.discard + [card for player in players for card in player.hand])
    if cards != {card.id: card.copies for card in CARDS.values()}:
        yield f"SM-014: special cards {cards}"
    yield from _wrong_with_agents(state)
    yield from _wrong_with_players(state)


def _wrong_with_agents(state: State) -> Iterable[str]:
    if len(set(state.corners)) != FIGURES.setup.agents_at_corners:
        yield f"SM-022: corners {state.corners}"
    slots = [figure.slot for figure in state.on_board]
    if len(slots) > FIGURES.agent_entry.max_on_board or len(set(slots)) != len(slots):
        yield f"SM-118: agents of the corners {slots} on the board"
    if any(figure.disc == PROMENADE for figure in state.on_board):
        yield "SM-122: an agent on the Promenade"


def _wrong_with_players(state: State) -> Iterable[str]:
    if len({player.side for player in state.players}) != len(state.players):
        yield "SM-025: two players on one side"
    for seat, player in enumerate(state.players):
        track = FIGURES.element_track
        if any(not track.minimum <= player.elements[element] <= track.maximum for element in ELEMENTS):
            yield f"SM-156: elements {player.elements}"
        if len(set(player.artefacts)) != len(player.artefacts) or not set(player.artefacts) <= set(ARTEFACTS):
            yield f"SM-065: artefacts {player.artefacts}"
        if state.has_favour(seat) and player.bribe >= FIGURES.shadow_master.bribe_limit:
            yield f"SM-113: {player.bribe} bribe coins with the favour"
