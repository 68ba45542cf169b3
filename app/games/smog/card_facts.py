"""What is told of special cards, and of what one chooses for them."""

from parlour import Fact, Seat


class PlayCard(Fact, frozen=True):
    """A card of which there is no more to tell than is printed on it; the elements that it names and the seat lacks."""

    card: str
    lacking: list[str]


class PlayForActions(Fact, frozen=True):
    card: str
    actions: int


class PlayForBankCoins(Fact, frozen=True):
    card: str
    coins: int


class PlayForOpponentsCoins(Fact, frozen=True):
    """What all opponents together lose to the player."""

    card: str
    coins: int


class PlayForSale(Fact, frozen=True):
    """What the next sale will bring on top, with what was played for it before."""

    card: str
    coins: int


class PlayForRust(Fact, frozen=True):
    """The most bribe coins that an opponent can lose."""

    card: str
    coins: int


class PlayForTheft(Fact, frozen=True):
    """What can be taken from one opponent or another."""

    card: str
    things: list[str]


class PlayForGift(Fact, frozen=True):
    card: str
    thing: str


class PlayForAgent(Fact, frozen=True):
    """The agents of which one must go."""

    card: str
    agents: list[str]


# ---- what one chooses for a card


class RustBribe(Fact, frozen=True):
    seat: Seat
    coins: int


class StealFrom(Fact, frozen=True):
    """Of these one can be chosen."""

    seat: Seat
    things: list[str]


class StealThing(Fact, frozen=True):
    thing: str
    seat: Seat


class BlowAway(Fact, frozen=True):
    """A gentleman, and where he stands now."""

    seat: Seat
    place: str


class BlowTo(Fact, frozen=True):
    seat: Seat
    place: str


class AgentOut(Fact, frozen=True):
    agent: str
    disc: str


class AgentIn(Fact, frozen=True):
    """Who comes for whom, and where."""

    agent: str
    other: str
    disc: str


class TurnBoard(Fact, frozen=True):
    """What one will have then: the competence of the new side, and the disc of the own gate."""

    way: str
    competence: str
    exit: str
