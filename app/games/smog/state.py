"""What lies on the table, and the questions that one can answer by looking at it."""

from enum import StrEnum

from msgspec import Struct, field

from app.games.smog.content import ARTEFACTS, COMBINATIONS, COMPETENCES, EXITS, FIGURES, PLACES, PROMENADE, Face
from parlour import Deck, Seat


class Phase(StrEnum):
    """What the next turn of the script is about."""

    GENTLEMEN = "gentlemen"
    HOURGLASSES = "hourglasses"
    ROUND = "round"
    TURN = "turn"
    OVER = "over"


class Disc(Struct):
    """A disc of the board: how often it was turned clockwise, and the ids of the faces with an hourglass."""

    rotation: int
    blocked: list[str] = field(default_factory=list)


class Figure(Struct):
    """An agent on the board: it belongs to the corner whose card names it."""

    slot: int
    disc: str


class Player(Struct):
    """One gentleman and all that is his."""

    side: int
    coins: int
    elements: dict[str, int]
    combination: str
    gate: str
    gentleman: str = ""
    place: str = PROMENADE
    bribe: int = 0
    artefacts: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    sale_bonus: int = 0
    """Coins that the next sale brings on top (Dragon's Gift)."""

    @property
    def competence(self) -> str:
        return COMPETENCES[self.side]

    @property
    def exit(self) -> str:
        """SM-079: the disc of the gate, read from the side that the player faces now."""
        return EXITS[self.gate][self.side]

    @property
    def missing_elements(self) -> dict[str, int]:
        """SM-080: what of the combination is still lacking; more than required does no harm."""
        wanted = COMBINATIONS[self.combination]
        return {e: n - self.elements[e] for e, n in wanted.items() if n > self.elements[e]}

    @property
    def spare_elements(self) -> dict[str, int]:
        """What the combination does not ask for."""
        wanted = COMBINATIONS[self.combination]
        return {e: n - wanted[e] for e, n in self.elements.items() if n > wanted[e]}

    @property
    def missing_artefacts(self) -> list[str]:
        """SM-078: one of each is needed to leave."""
        return [artefact for artefact in ARTEFACTS if artefact not in self.artefacts]


class Turn(Struct):
    """What the player in turn has done and may still do."""

    actions: int = 0
    begged: bool = False
    drew: bool = False
    bought_on: list[str] = field(default_factory=list)
    sold_on: list[str] = field(default_factory=list)


class State(Struct):
    players: list[Player]
    discs: dict[str, Disc]
    corners: list[str]
    """The agent of each corner card, in the order of the corners."""
    bank: int
    hourglasses: int
    """Those in the supply."""
    leader: Seat
    active: Seat
    """Who acts now, or next."""
    deck: Deck
    discard: list[str] = field(default_factory=list)
    on_board: list[Figure] = field(default_factory=list)
    """The agents on the board, the oldest first."""
    last_slot: int = -1
    """The corner whose agent entered last."""
    entered: int = 0
    """How many agents were brought by a trade."""
    favour: bool = False
    """Whether the leader token shows the Shadow Master."""
    phase: Phase = Phase.GENTLEMEN
    round: int = 0
    turn: Turn = field(default_factory=Turn)
    winner: Seat | None = None

    # ---- discs

    def rotation(self, disc: str) -> int:
        return self.discs[disc].rotation

    def face(self, disc: str, side: int, quarters: int = 0) -> Face:
        """What this disc shows to that side of the board, or would show after so many quarters more."""
        return PLACES[disc].face_to(side, self.rotation(disc) + quarters)

    def blocked_faces(self, disc: str) -> list[Face]:
        """The faces with an hourglass, in the order in which these were put there."""
        faces = {face.id: face for face in PLACES[disc].faces}
        return [faces[id] for id in self.discs[disc].blocked]

    # ---- players

    def next_seat(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.players)

    def has_favour(self, seat: Seat) -> bool:
        return self.favour and seat == self.leader

    def opponents(self, seat: Seat) -> list[Seat]:
        """All others, clockwise."""
        count = len(self.players)
        return [(seat + step) % count for step in range(1, count)]

    # ---- agents

    def agents_on(self, disc: str) -> list[str]:
        return [self.corners[figure.slot] for figure in self.on_board if figure.disc == disc]

    def is_on(self, agent: str, disc: str) -> bool:
        return any(figure.disc == disc and self.corners[figure.slot] == agent for figure in self.on_board)

    def waiting_slots(self) -> list[int]:
        """The corners whose agent is not on the board."""
        away = {figure.slot for figure in self.on_board}
        return [slot for slot in range(len(self.corners)) if slot not in away]

    # ---- coins and hourglasses change hands

    def pay(self, seat: Seat, coins: int) -> None:
        """From hand to bank."""
        self.players[seat].coins -= coins
        self.bank += coins

    def from_bank(self, coins: int) -> int:
        """SM-R21: how many of these coins the bank can pay."""
        return min(coins, self.bank)

    def receive(self, seat: Seat, coins: int) -> int:
        """From the bank to hand, as much as it has. Returns how much that was."""
        coins = self.from_bank(coins)
        self.bank -= coins
        self.players[seat].coins += coins
        return coins

    def discard_bribe(self, seat: Seat) -> int:
        """From the bribe space to the bank. Returns how much that was."""
        player = self.players[seat]
        coins, player.bribe = player.bribe, 0
        self.bank += coins
        return coins

    def block(self, disc: str, face: str) -> bool:
        """SM-R22: put an hourglass on the face if the supply has one. Returns whether it had."""
        if not self.hourglasses:
            return False
        self.hourglasses -= 1
        self.discs[disc].blocked.append(face)
        return True

    def unblock(self, disc: str, face: str) -> None:
        self.discs[disc].blocked.remove(face)
        self.hourglasses += 1

    def turn_disc(self, disc: str, quarters: int = 1) -> None:
        """Clockwise, or counter-clockwise with -1."""
        self.discs[disc].rotation = (self.discs[disc].rotation + quarters) % 4

    # ---- elements

    def room_for(self, seat: Seat, element: str) -> bool:
        """SM-156: whether the track can take one more."""
        return self.players[seat].elements[element] < FIGURES.element_track.maximum
