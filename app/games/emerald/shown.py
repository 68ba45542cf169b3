"""What is shown of the game: the parts that `views.py` builds, the bot reads and the board draws.

A set of things is a map of their ids to 1, and several cards of one kind are a map of the kind to their number:
so that a change to one of them travels alone.
"""

from typing import Literal, TypeAlias

from app.games.emerald.content import Side
from app.games.emerald.state import Deed
from parlour import Seat, ViewPart

CardId: TypeAlias = str
"""A kind of card, or a permanent."""
CityId: TypeAlias = str
AgentId: TypeAlias = str
"""A named agent's card, or for a Main Agent the colour of its player."""

Cards: TypeAlias = dict[CardId, int]
"""How many of each kind."""
Ids: TypeAlias = dict[str, Literal[1]]
"""A set of things."""
Seats: TypeAlias = dict[Seat, Literal[1]]
"""A set of seats."""
Cubes: TypeAlias = dict[Seat, int]
"""Of seats that have any."""
Sway: TypeAlias = dict[Seat, tuple[int, int]]
"""Influence, and how many agents are part of it; of seats that have any."""


class SwayView(ViewPart, frozen=True):
    """Who is how strong in a city."""

    box: Sway
    card: Sway
    box_first: Seats = {}
    """Of whom nobody is ahead in the City box."""
    card_first: Seats = {}
    """Likewise on the card."""


class CityView(ViewPart, frozen=True):
    """What lies in one city."""

    below: int
    """Cards under the face-up strategy card."""
    box: Cubes
    card: Cubes
    sway: SwayView
    zombies: int
    up: CardId = ""
    """The face-up strategy card; none if the stack is empty."""
    control: Seat | None = None
    royal: Deed | None = None
    royal_by: Seat | None = None
    blocked: bool = False
    card_blocked: bool = False
    """Whether a Blocking disc lies on the face-up card."""
    locked: Seat | None = None
    """Whose Bismarck lies here."""
    destroyed: bool = False


class OfferView(ViewPart, frozen=True):
    """A permanent on offer."""

    cubes: Cubes
    first: Seats = {}
    """Of whom nobody is ahead there."""
    blocked: bool = False


class AgentView(ViewPart, frozen=True):
    """A counter in play."""

    seat: Seat
    city: CityId
    """Or `mi_go`, on that card."""
    vampire: bool = False


class SupplyView(ViewPart, frozen=True):
    """What is left beside the board; `sane` counters have been drawn."""

    permanents: int
    doubles: int
    sanity: int
    sane: int
    safe: int
    discs: int
    zombies: int
    city_cards: Ids


class PlayerView(ViewPart, frozen=True):
    """What all know of a player."""

    colour: str
    stock: int
    pool: int
    limbo: int
    hand: int
    hand_limit: int
    deck: int
    discards: int
    shown: Cards
    """Cards that all know to be in the hand."""
    removed: int
    """Cards that left the game unseen."""
    doubles: int
    mad: int
    mad_limit: int
    discs: int
    """Control discs on the board: the tie-break."""
    permanents: Ids
    scoring: Ids
    """Strategy cards with points of their own."""
    killed: dict[AgentId, Seat]
    """With whose agents they were."""
    sacrificed: Ids
    top: CardId = ""
    """The top card of the discard pile, if any."""
    side: Side | None = None
    """Once it is revealed."""
    known: bool = False
    changed: bool = False
    """Whether Change of Heart lies on the identity card."""


class EndView(ViewPart, frozen=True):
    """An end of the game that has come near."""

    urgent: bool
    count: int = 0
    """So far it has come, of `limit`."""
    limit: int = 0
    seats: Seats = {}
    """Who may bring it about."""


class SecretView(ViewPart, frozen=True):
    """What a player had kept hidden to the end."""

    doubles: Ids
    removed: Cards


class StoryView(ViewPart, frozen=True):
    """How the final count went: what the scores alone don't tell."""

    cause: Seats
    """Who brought the end about, if it was somebody."""
    out: Seats
    """Whose side was eliminated."""
    richer: Seats
    """Who of them had no fewer points than the winners, and not the fewest of all."""
    level: Seats
    """Who had as many points as the winners, and fewer control discs."""


class Public(ViewPart, frozen=True):
    """The table as anybody sees it."""

    rulebook: Literal["it", "hu"]
    seats: int
    limit: int
    """The victory points that end the game."""
    first: Seat
    active: Seat
    actions: int
    """How many actions are done in this turn."""
    free: bool
    """Whether a free action is done in this turn."""
    placing: bool
    """Whether Main Agents are still being put on the board."""
    score: dict[Seat, int]
    """The VP discs."""
    last: Seats
    """Whose disc is behind all others: their side would be out."""
    tracks: dict[str, int]
    """The space of each marker."""
    track_points: dict[str, int]
    """What these spaces are worth."""
    cities: dict[CityId, CityView]
    offers: dict[CardId, OfferView]
    agents: dict[AgentId, AgentView]
    exposed: Ids
    """Double-agent counters used up."""
    removed: Cards
    """Cards that left the game openly."""
    supply: SupplyView
    players: dict[Seat, PlayerView]
    ends: dict[str, EndView]
    """The ends of the game that have come near."""

    over: str = ""
    """Why the game has ended; what follows is shown from then on."""
    sides: dict[Seat, Side] | None = None
    eliminated: Side | Literal[""] | None = None
    lowest: Seats | None = None
    """Whose score was the lowest."""
    identities_left: dict[Side, int] | None = None
    secret: dict[Seat, SecretView] | None = None
    story: StoryView | None = None


class Private(ViewPart, frozen=True):
    """What one seat knows on top."""

    side: Side
    hand: Cards
    deck: Cards
    """What must be in it, in whatever order."""
    discards: Cards
    removed: Cards
    doubles: Ids
    seen: dict[Seat, Side]
    """By Burtsev: the side of a seat as it was when looked at."""
    taken: dict[AgentId, Seat]
    """By Irene Adler: a counter that was mine, and who has it now."""
    put_back: Ids
    """By Pinkerton Agents: counters known to be in the supply."""
    score: int
    """The true one, which the VP disc does not tell."""
    points: dict[str, int]
    """By where they come from."""
