"""What lies on the table. Everything here is plain data; who may know what of it is said in views.py.

Ids, as options and views use them:

    place:<location>          lead:<kind>:<suspect or detective>     evidence:<running number>
    card:<twilight card>      deck:light:<detective>, deck:dark:<detective>
    suspect:<suspect>         file:<suspect>:<kind>                  detective:<detective> (stands for its player)
    favor:<kind or npc>, dropship, money …  (tokens are named as in content/tokens.toml)
    pile:<pile>               space:<row>-<column>                   memory:<memory>       npc:<npc>
"""

from msgspec import Struct, field

from app.games.android.content import CALENDAR
from app.games.android.rows import When
from app.games.android.verbs import Static
from parlour import Deck, Seat

NOBODY: Seat = -1
"""The holder of what lies in the box."""


def week_of(day: int) -> int:
    return (day - 1) // CALENDAR.days + 1


class Thing(Struct, omit_defaults=True):
    """Base of all that changes. What has its default is not written into checkpoints."""


class PlotInPlay(Thing):
    """A start or crossroad card in play, with the baggage on it."""

    plot: str
    face: str
    """`start`, or the crossroad side `a` or `b`."""
    good: int = 0
    bad: int = 0
    next_good: int = 0
    """Baggage that waits for the card which is about to replace this one."""
    next_bad: int = 0

    @property
    def well(self) -> bool:
        """AN-235: whether there is more good baggage than bad; all else is bad."""
        return self.good > self.bad


class Ending(Struct, frozen=True):
    plot: str
    side: str


class Player(Thing):
    """A seat's own area. A seat that has not yet picked its detective has `detective` empty."""

    detective: str = ""
    at: str = ""
    twilight: int = 0
    """-4 is fully light, +4 fully dark."""
    hand: list[str] = field(default_factory=list)
    shown: dict[str, list[Seat]] = field(default_factory=dict)
    """Cards in hand that other seats have seen, and which seats (AN-350)."""
    hand_low: int = 0
    """The smallest hand since the last window that asks whether the hand has reached a size."""
    tokens: dict[str, int] = field(default_factory=dict)
    time_next: int = 0
    """Time added to the next turn, or taken from it."""
    warrants: list[str] = field(default_factory=list)
    plot: PlotInPlay | None = None
    endings: list[Ending] = field(default_factory=list)
    plots_left: list[str] = field(default_factory=list)
    area: list[str] = field(default_factory=list)
    """Cards in play with rules of their own, oldest first: `special:<id>`, `face:<plot>:<face>`, `card:<id>`."""
    sanity: int = 0
    mood: str = ""
    pile: str = ""
    """The puzzle pile beside which the hero marker stands."""

    def in_play(self, kind: str) -> list[str]:
        """The ids of the cards of one kind (`special`, `face`, `card`) in play, oldest first."""
        start = len(kind) + 1
        return [entry[start:] for entry in self.area if entry.startswith(kind + ":")]


class Lead(Thing):
    kind: str
    of: str
    """The suspect whose testimony it is, or the detective who brought it."""
    at: str


class Evidence(Thing):
    """A token on a suspect's sheet."""

    value: str
    """A number, `surprise_witness` or `perjury`; secret while face down."""
    suspect: str
    file: str
    by: Seat
    day: int
    up: bool = False
    seen: list[Seat] = field(default_factory=list)
    """The seats that know its value while it lies face down."""


class SuspectSheet(Thing):
    alive: bool = True
    hits: int = 0
    alibis: int = 0


class TwilightDeck(Thing):
    """A deck: cards face down, and under them those played or discarded, face up (AN-191)."""

    down: Deck
    up: list[str] = field(default_factory=list)


class Hunch(Thing):
    kind: str
    """`guilty` or `innocent`."""
    suspect: str
    holder: Seat
    seen: list[Seat] = field(default_factory=list)
    """The seats that know this card; marks stay with it when it changes hands (AN-347)."""


class Memory(Thing):
    id: str
    holder: Seat
    public: bool = False


class Placed(Struct, frozen=True):
    piece: str
    turn: int
    """Quarter turns clockwise."""


class EventInPlay(Thing):
    id: str
    day: int
    """The day at whose end it was drawn."""
    up: bool = True
    """Face down: its effect has ended, but it still holds its space."""

    @property
    def week(self) -> int:
        return week_of(self.day)


class SpecificEvent(Thing):
    id: str
    box: list[str]
    status: str = "hidden"
    """`hidden`, `up` (in force) or `over`."""
    suspect: str = ""


class NpcStatus(Thing):
    state: str
    """`alive`, `missing` or `eliminated`."""
    at: str = ""
    event: str = ""
    """The event that put the marker on the map."""


class Lasting(Struct, frozen=True):
    """A rule that an effect has put in force for a while."""

    rule: Static
    owner: Seat
    source: str
    seats: list[Seat]
    ends: str
    """`turn`, `round`, `week` or `game`."""


class Tally(Thing):
    """How often what was done, by `<event>:<seat>:<location>`, in this turn, day and week: see tally.py."""

    turn: dict[str, int] = field(default_factory=dict)
    round: dict[str, int] = field(default_factory=dict)
    week: dict[str, int] = field(default_factory=dict)


class Stage(Struct, frozen=True):
    """A card that is being resolved, for all to see."""

    kind: str
    """`light`, `dark`, `memory` or `event`."""
    id: str
    seat: Seat


class State(Thing):
    players: list[Player]
    murder: str
    phase: str = "pick"
    """`pick` detectives, `kit` (their own setup), `day` (its start), `turn` (its start), `actions`, `dusk` (a turn's
    end), `night` (a day's end), `over`."""
    day: int = 1
    """1 to 12, both weeks counted through."""
    first: Seat = 0
    active: Seat = NOBODY
    turns: int = 0
    """Turns begun today."""
    time: int = 0
    scene: str = ""
    case: Seat = NOBODY
    """Whose hero marker lies on the crime scene."""
    lily: str = ""
    jimmy: str = ""
    suspects: dict[str, SuspectSheet] = field(default_factory=dict)
    leads: dict[str, Lead] = field(default_factory=dict)
    evidence: dict[str, Evidence] = field(default_factory=dict)
    placed: int = 0
    """How many evidence tokens have been placed so far: the running number."""
    pool: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    """Evidence tokens drawn but not yet placed, known to their drawer."""
    drawer: Seat = NOBODY
    decks: dict[str, TwilightDeck] = field(default_factory=dict)
    piles: dict[str, Deck] = field(default_factory=dict)
    grid: dict[str, Placed] = field(default_factory=dict)
    piece: str = ""
    """The puzzle piece that is being placed."""
    pieces_out: list[str] = field(default_factory=list)
    hunches: list[Hunch] = field(default_factory=list)
    memories: list[Memory] = field(default_factory=list)
    general: Deck = field(default_factory=Deck)
    track: list[EventInPlay] = field(default_factory=list)
    """The general events in their two spaces, the newest first."""
    specific: SpecificEvent | None = None
    npcs: dict[str, NpcStatus] = field(default_factory=dict)
    bank: dict[str, int] = field(default_factory=dict)
    used: dict[str, str] = field(default_factory=dict)
    """Limits used up: the rule and its user, and until when (`turn`, `round`, `week`, `once`)."""
    tally: Tally = field(default_factory=Tally)
    lasting: list[Lasting] = field(default_factory=list)
    stage: list[Stage] = field(default_factory=list)
    """The cards being resolved, one in answer to the other."""
    weekly_plots: bool = False
    """Whether long plots resolve weekly like all others at this table (AN-R32)."""

    @property
    def week(self) -> int:
        return week_of(self.day)

    @property
    def weekday(self) -> int:
        """The day of the week, 1 to 6."""
        return (self.day - 1) % CALENDAR.days + 1

    @property
    def climax(self) -> bool:
        """The last days, in which followed leads leave the game (AN-052)."""
        return "climax" in CALENDAR.brings(When(week=self.week, day=self.weekday))

    def seat_of(self, detective: str) -> Seat | None:
        """The seat that plays this detective, if anybody does."""
        for seat, player in enumerate(self.players):
            if player.detective == detective:
                return seat
        return None

    def order(self) -> list[Seat]:
        """All seats clockwise from the first player (AN-002)."""
        return [*range(self.first, len(self.players)), *range(self.first)]

    def living(self) -> list[str]:
        return [suspect for suspect, sheet in self.suspects.items() if sheet.alive]

    def on_sheet(self, suspect: str, file: str = "") -> list[str]:
        """The ids of the evidence tokens on a suspect's sheet, or in one of its files."""
        return [
            token
            for token, evidence in self.evidence.items()
            if evidence.suspect == suspect and file in ("", evidence.file)
        ]
