"""The rows of the content tables, as Structs (content/README.md, section 3)."""

from typing import Literal, TypeAlias

from msgspec import Struct

from app.games.android.verbs import Action, Discard, Effect, Growth, Lose, LoseTime, Rule
from app.games.android.vocabulary import Condition, Limit, Trigger, Word


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a table; `src`, `text` and the like are for people."""

    src: str = ""
    text: str = ""


class Cost(Word, frozen=True):
    time: int
    favors: list[str] = []
    discard: int = 0

    def effects(self, favors: list[str] | None = None) -> list[Effect]:
        """The cost as effects of `me`, so that all costs are paid in one way."""
        paid: list[Effect] = [LoseTime(who="me", n=self.time, when="now")]
        paid += [Lose(who="me", token=f"favor:{kind}", n=1) for kind in (self.favors if favors is None else favors)]
        if self.discard:
            paid.append(Discard(who="me", kind="any", n=self.discard, by="who"))
        return paid


class Ability(Row, frozen=True):
    id: str
    cost: Cost
    effect: list[Effect]
    limit: Limit


class Location(Row, frozen=True):
    id: str
    name: str
    grid: str
    x: int
    y: int
    district: str
    body: Literal["earth", "moon", "beanstalk"]
    type: Literal["religious", "civic", "residential", "business", "nightlife"]
    quality: Literal["ritzy", "normal", "seedy"]
    restricted: bool
    major: bool
    stop: int = 0
    ability: Ability | None = None


class District(Row, frozen=True):
    id: str
    name: str
    color: str
    body: str
    columns: list[str]
    rows: list[int]


class LeadStart(Word, frozen=True):
    kind: Literal["physical", "document"]
    at: str


class Detective(Row, frozen=True):
    id: str
    name: str
    role: str
    color: str
    vehicle: str
    range: int
    start: str
    hand_limit: int
    time: int
    warrants: int
    leads: list[LeadStart]
    npcs: list[str]
    special: list[str]
    setup: list[Effect]


class Npc(Row, frozen=True):
    id: str
    name: str
    detective: str
    side: Literal["alive", "missing"]
    favors: int
    counts_as: list[str]
    note: str = ""


class Step(Word, frozen=True):
    label: str
    time: int
    hand: int
    dark_cost: int
    vp: int


class Side(Word, frozen=True):
    side: Literal["good", "bad"]
    label: str
    rules: list[Rule]


class Special(Row, frozen=True):
    id: str
    detective: str
    kind: Literal["track", "directive", "two_sided", "permanent", "memory"]
    title: str
    number: int = 0
    start: int | str = 0
    max: int = 0
    unit: int = 0
    steps: list[Step] = []
    sides: list[Side] = []
    rules: list[Rule] = []
    on: Trigger | None = None
    effect: list[Effect] = []
    limit: Limit = "none"


class PlotFace(Row, frozen=True):
    """One side of a plot card. A start or crossroad names what follows; an ending has its points."""

    title: str
    side: str = "start"
    card: int = 0
    vp: int = 0
    good: list[Growth] = []
    bad: list[Growth] = []
    good_words: list[str] = []
    bad_words: list[str] = []
    good_text: str = ""
    bad_text: str = ""
    next_good: str = ""
    next_bad: str = ""
    effect: list[Effect] = []
    actions: list[Action] = []
    rules: list[Rule] = []


class When(Word, frozen=True):
    week: int
    day: int


class Schedule(Row, frozen=True):
    id: str
    crossroad: list[When]
    ending: list[When]
    plots_per_game: int


class PlotRow(Row, frozen=True):
    id: str
    detective: str
    title: str
    color: str
    schedule: str
    theme: str
    start: PlotFace
    crossroad: list[PlotFace]
    ending: list[PlotFace]

    def face(self, side: str) -> PlotFace:
        """The face of this name: `start`, a crossroad side or an ending."""
        return next(face for face in (self.start, *self.crossroad, *self.ending) if face.side == side)


class Fight(Word, frozen=True):
    light: list[Effect]
    dark: list[Effect]


class Persist(Word, frozen=True):
    trait: str
    max: int
    rules: list[Rule]


class Card(Row, frozen=True):
    id: str
    title: str
    detective: str
    deck: Literal["light", "dark"]
    plot: str
    cost: int
    traits: list[str]
    on: Trigger
    require: list[Condition]
    pay: list[Effect]
    effect: list[Effect]
    time: int = 1
    fight: Fight | None = None
    persist: Persist | None = None

    @property
    def hours(self) -> int:
        """AN-R27: what it costs in Time; dark cards cost none."""
        return self.time if self.deck == "light" else 0


class EventRow(Row, frozen=True, kw_only=True):
    id: str
    title: str
    npc: str = ""
    at: str = ""
    murder: str = ""
    witness: dict[str, str] = {}
    suspect: str = ""
    effect: list[Effect]
    actions: list[Action]
    rules: list[Rule]

    @property
    def lasts(self) -> bool:
        """Whether anything of it is left once its effect has run (AN-R56)."""
        return bool(self.actions or self.rules)


class Murder(Row, frozen=True):
    id: str
    name: str
    victim: str
    scene: str
    suspects: list[str]
    witness: dict[str, str]
    lily: dict[str, str]
    jimmy: dict[str, str]
    recommended: bool


class Suspect(Row, frozen=True):
    id: str
    name: str
    who: str
    files: dict[str, Literal["strong", "weak", "normal"]]

    def file(self, strength: str) -> str:
        """The lead kind whose file has this strength."""
        return next(kind for kind, has in self.files.items() if has == strength)


class EvidenceRow(Row, frozen=True):
    kind: Literal["value", "surprise_witness", "perjury"]
    value: int
    count: int

    @property
    def name(self) -> str:
        """How a token is written: its number, or its kind."""
        return str(self.value) if self.kind == "value" else self.kind


class Pile(Row, frozen=True):
    id: str
    rank: int
    benefit: list[Effect]
    count: int


class Score(Word, frozen=True):
    what: str
    delta: int


class Group(Row, frozen=True):
    id: str
    name: str
    exits: list[str]
    score: Score


class Piece(Row, frozen=True):
    id: str
    pile: str
    lines: tuple[tuple[str, ...], ...]
    bonus: list[Effect]


class TokenRow(Row, frozen=True):
    id: str
    name: str
    count: int
    bank: str
    vp: int
    limited: bool
    returns: bool


class Scoring(Row, frozen=True):
    guilty_hunch: int
    innocent_hunch: int
    obsessed_bonus: int
    obsessed_margin: int
    alibi: int
    surprise_witness: int
    perjured: int
    kill_hits: int


class SpecificDay(Word, frozen=True):
    week: int
    day: int
    when: Literal["start_of_day"]


Brings: TypeAlias = Literal["event", "plot", "specific", "climax"]
"""What a day of the calendar may bring."""


class Calendar(Row, frozen=True):
    weeks: int
    days: int
    general_event_days: list[int]
    plot_days: list[int]
    specific_event: SpecificDay
    climax_days: int
    note: str

    def brings(self, when: When) -> list[Brings]:
        """AN-047, AN-050, AN-052: what a day brings beside the turns that are played on it."""
        special = self.specific_event
        days: dict[Brings, bool] = {
            "event": when.day in self.general_event_days,
            "plot": when.day in self.plot_days,
            "specific": (when.week, when.day) == (special.week, special.day),
            "climax": when.week == self.weeks and when.day > self.days - self.climax_days,
        }
        return [what for what, comes in days.items() if comes]


class Common(Row, frozen=True):
    twilight_track: int
    center: int
    min: int
    max: int
    hand_limit: int
    time: int
    warrants: int
    hero_markers: int
    note: str
