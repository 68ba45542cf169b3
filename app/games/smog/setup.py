"""Chapter 2: how the game begins."""

from collections.abc import Mapping

from app.games.smog.content import (
    AGENTS,
    CARDS,
    COMBINATIONS,
    COMPETENCES,
    DISCS,
    ELEMENTS,
    FIGURES,
    GATES,
    GENTLEMEN,
    PLACES,
    START_SIDES,
    Face,
)
from app.games.smog.state import Disc, Phase, Player, State
from parlour import Deck, Dice, Fact, OptionValue, Script, Seat, Table


class BlockFace(Fact, frozen=True):
    """What nobody can trade on this disc while the hourglass lies there, and who would feel it now.

    A face points to one side of the board: to the seat itself (`own`), to one other seat, or to nobody's side.
    """

    disc: str
    thing: str
    price: int
    seats: tuple[Seat, ...]
    facing: int
    """How many others the face points to: 0 or 1."""
    own: int
    needed: int
    """Whether the seat itself still lacks the thing: 0 or 1."""


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
    """SM-019 to SM-030: discs, deck, four of six agents, and each player's secrets and coins."""
    figures = FIGURES.setup
    deck = [card.id for card in CARDS.values() for _ in range(card.copies)]
    dice.shuffle(deck)
    corners = dice.sample(AGENTS, figures.agents_at_corners)
    combinations, gates = dice.sample(list(COMBINATIONS), seats), dice.sample(list(GATES), seats)
    first_side = dice.below(seats)
    players = []
    for seat in range(seats):
        side = START_SIDES[seats][(seat + first_side) % seats]
        elements = dict.fromkeys(ELEMENTS, FIGURES.element_track.minimum)
        elements[COMPETENCES[side]] = figures.own_element_start
        players.append(Player(side, figures.coins_per_player, elements, combinations[seat], gates[seat]))
    leader = dice.below(seats)
    return State(
        players=players,
        discs={disc: Disc(PLACES[disc].start_rotation) for disc in DISCS},
        corners=corners,
        bank=FIGURES.supply.coins - seats * figures.coins_per_player,
        hourglasses=FIGURES.supply.hourglasses,
        leader=leader,
        active=leader,
        deck=Deck(deck),
    )


def choose_gentleman(t: Table[State]) -> Script[None]:
    """SM-023, SM-R53: each takes a gentleman, no two the same; who does not care is given one by lot."""
    state, seat = t.state, t.state.active
    taken = {player.gentleman for player in state.players}
    free = [gentleman for gentleman in GENTLEMEN if gentleman not in taken]
    chosen = "lot"
    if len(free) > 1:
        options = (*(f"gentleman:{gentleman}" for gentleman in free), "lot")
        chosen = yield from t.ask(seat, options, "gentleman", doing="gentleman")
    gentleman = t.dice.choice(free) if chosen == "lot" else chosen.removeprefix("gentleman:")
    state.players[seat].gentleman = gentleman
    t.note("gentleman", seat=seat, gentleman=gentleman)
    state.active = state.next_seat(seat)
    if state.active == state.leader:
        state.phase = Phase.HOURGLASSES


def place_hourglass(t: Table[State]) -> Script[None]:
    """SM-031, SM-R09: one hourglass on any free face; first player first, clockwise, two laps."""
    state, seat = t.state, t.state.active
    free = {
        f"face:{disc}:{face.id}": (disc, face)
        for disc in DISCS
        for face in PLACES[disc].faces
        if face.id not in state.discs[disc].blocked
    }
    faces = {option: (disc, face.id) for option, (disc, face) in free.items()}
    facts = {option: _block_face(state, seat, disc, face) for option, (disc, face) in free.items()}
    disc, face = yield from t.pick(seat, faces, "hourglass", facts=facts, doing="hourglass")
    state.block(disc, face)
    t.note("placed", seat=seat, disc=disc, face=face)
    state.active = state.next_seat(seat)
    placed = FIGURES.supply.hourglasses - state.hourglasses
    if placed == FIGURES.setup.hourglass_laps * len(state.players):
        state.phase = Phase.ROUND


def _block_face(state: State, seat: Seat, disc: str, face: Face) -> BlockFace:
    """SM-035: an hourglass hinders whoever the face points to."""
    player = state.players[seat]
    faced = [s for s, one in enumerate(state.players) if state.face(disc, one.side).id == face.id]
    others = tuple(s for s in faced if s != seat)
    needed = face.thing in player.missing_artefacts or face.thing in player.missing_elements
    return BlockFace(
        disc=disc,
        thing=face.thing,
        price=face.price,
        seats=others,
        facing=len(others),
        own=int(seat in faced),
        needed=int(needed),
    )
