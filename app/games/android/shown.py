"""What is shown of the table (section 21 of the rules): the Structs that views.py fills.

All ids are those of the content tables; those of leads and evidence are listed in state.py.
"""

from typing import Literal, TypeAlias

from parlour import Seat, ViewPart

CardId: TypeAlias = str
DeckId: TypeAlias = str
"""`light:<detective>` or `dark:<detective>`."""
DetectiveId: TypeAlias = str
EventId: TypeAlias = str
EvidenceValue: TypeAlias = str
"""A number, `surprise_witness` or `perjury`."""
HunchKey: TypeAlias = str
"""`<seat>:<kind>`, or `unused:<kind>` for the card left over."""
MemoryId: TypeAlias = str
PieceId: TypeAlias = str
PlaceId: TypeAlias = str
PlotId: TypeAlias = str
SuspectId: TypeAlias = str
TokenId: TypeAlias = str

Phase: TypeAlias = Literal["pick", "kit", "day", "turn", "actions", "dusk", "night", "over"]
NpcState: TypeAlias = Literal["alive", "missing", "eliminated"]
SpecificStatus: TypeAlias = Literal["hidden", "up", "over"]
StageKind: TypeAlias = Literal["light", "dark", "memory", "event"]


# ---- the case


class SuspectView(ViewPart, frozen=True):
    """A suspect's sheet, without the evidence on it."""

    alive: bool
    hits: int
    alibis: int
    total: int
    """What the evidence that lies face up comes to."""


class LeadView(ViewPart, frozen=True):
    kind: str
    of: str
    """The suspect whose testimony it is, or the detective who brought it."""
    at: PlaceId


class EvidenceView(ViewPart, frozen=True):
    """A token on a suspect's sheet."""

    suspect: SuspectId
    file: str
    seat: Seat
    """Who placed it."""
    day: int
    value: EvidenceValue = ""
    """Only of a token that lies face up."""


class NpcView(ViewPart, frozen=True):
    state: NpcState
    at: PlaceId
    """Where the marker stands; empty while it is not on the map."""


# ---- the players


class PlotView(ViewPart, frozen=True):
    """A plot card in play, with the baggage on it."""

    id: PlotId
    face: str
    good: int
    bad: int
    well: bool
    """Whether it would resolve well as things are."""
    due: tuple[int, int] | None = None
    """The week and the day at whose end it is resolved."""


class PlayerView(ViewPart, frozen=True):
    """A seat's own area. Who has not yet picked a detective has none."""

    detective: DetectiveId
    at: PlaceId
    twilight: int
    """-4 is fully light, +4 fully dark."""
    hand: dict[DeckId, int]
    """How many cards of which deck."""
    cards: int
    """How many these are in all."""
    limit: int
    range: int
    tokens: dict[TokenId, int]
    next: int
    """Time added to the next turn, or taken from it."""
    warrants: list[PlaceId]
    endings: list[str]
    """`<plot>:<side>`."""
    plots_left: list[PlotId]
    specials: list[CardId]
    in_play: list[CardId]
    pile: str
    """The puzzle pile beside which the hero marker stands."""
    plot: PlotView | None = None
    sanity: int | None = None
    """Caprice alone has it."""
    mood: str = ""
    """Louis alone has it."""


# ---- the rest of the table


class DeckView(ViewPart, frozen=True):
    """Cards face down, and under them those played or discarded."""

    down: int
    up: list[CardId]


class PuzzleView(ViewPart, frozen=True):
    """The conspiracy."""

    piles: dict[str, int]
    grid: dict[str, tuple[PieceId, int]]
    """By `<row>-<column>` the piece and its quarter turns clockwise."""
    out: list[PieceId]
    links: dict[str, int]
    """The groups that lines from the centre reach, and from how many sides."""
    lines: list[str]
    """The lines that hang together with the centre: `<row>-<column>/<number of the piece's line>`."""
    exits: list[str]
    """The outer edges that such a line reaches, as the groups name them."""
    piece: PieceId = ""
    """The one that is being placed."""


class EventView(ViewPart, frozen=True):
    id: EventId
    up: bool
    """Face down: its effect has ended, but it still holds its space."""


class SpecificEventView(ViewPart, frozen=True):
    """One of the murder's three events."""

    status: SpecificStatus
    suspect: SuspectId
    id: EventId = ""
    """Missing while it is hidden."""


class StageView(ViewPart, frozen=True):
    """A card that is being resolved."""

    kind: StageKind
    id: str
    seat: Seat


class Reveal(ViewPart, frozen=True):
    """AN-321: at the end all that was hidden."""

    hunches: dict[HunchKey, SuspectId]
    evidence: dict[str, EvidenceValue]
    hands: dict[Seat, list[CardId]]
    memories: dict[MemoryId, Seat]
    unused: list[EventId]
    totals: dict[SuspectId, int]
    murderers: list[SuspectId]
    links: dict[str, dict[Seat, int]]
    """What each connected group of the conspiracy has added to whose points, or taken."""
    endings: dict[Seat, list[int]]
    """What each ending of a plot was worth, in the order in which the player has them."""
    obsessed: list[Seat]
    """Whose two hunches lay on the one murderer, by far."""


class Public(ViewPart, frozen=True):
    """Everything that lies openly on the table. While detectives are picked most of it is still empty."""

    phase: Phase
    day: int
    week: int
    weekday: int
    climax: bool
    first: Seat
    active: Seat
    """-1 between turns."""
    time: int
    murder: str
    scene: PlaceId
    case: Seat
    """Whose hero marker lies on the crime scene; -1: nobody's."""
    lily: PlaceId
    jimmy: PlaceId
    suspects: dict[SuspectId, SuspectView]
    leads: dict[str, LeadView]
    evidence: dict[str, EvidenceView]
    npcs: dict[str, NpcView]
    pool: int
    """How many evidence tokens are left."""
    decks: dict[DeckId, DeckView]
    bank: dict[TokenId, int]
    events: dict[int, EventView]
    """The general events in their spaces, 1 the newest."""
    memories: dict[Seat, MemoryId]
    """Who holds a memory of Raymond's: empty while it is secret."""
    used: dict[str, str]
    """Abilities, actions and memories used up, and until when."""
    players: dict[Seat, PlayerView]
    puzzle: PuzzleView
    specific: SpecificEventView | None = None
    stage: list[StageView] = []
    """The cards being resolved, each in answer to the one before."""
    drawn: int = 0
    """How many evidence tokens `drawer` holds."""
    drawer: Seat | None = None
    score: dict[Seat, int] = {}
    """The points that all can count; empty before the deal."""
    reveal: Reveal | None = None


# ---- what a seat alone knows


class HunchesView(ViewPart, frozen=True):
    """A seat's own two cards; before the deal it has none."""

    guilty: SuspectId = ""
    innocent: SuspectId = ""


class SeenView(ViewPart, frozen=True):
    """What the seat has looked at and the server remembers for it."""

    hands: dict[Seat, list[CardId]]
    hunches: dict[HunchKey, SuspectId]


class HopedView(ViewPart, frozen=True):
    """What a seat would score if the case were closed now, by all that it knows."""

    sum: int
    guilty: int
    """Of that for the guilty hunch."""
    innocent: int


class Private(ViewPart, frozen=True):
    """AN-346 to AN-354: what one seat knows on top."""

    hand: dict[CardId, int]
    hunches: HunchesView
    evidence: dict[str, EvidenceValue]
    """The face-down tokens that this seat knows."""
    totals: dict[SuspectId, int]
    """What the evidence on each suspect comes to by all that this seat knows."""
    seen: SeenView
    hoped: HopedView | None = None
    memory: MemoryId = ""
    drawn: list[EvidenceValue] = []
