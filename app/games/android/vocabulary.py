"""The words in which the cards of the game are written (content/README.md, section 4): selectors, triggers, conditions.

Each is a Struct; the verbs are in verbs.py. What is not there can't be loaded: an unknown name, a missing argument or
one too many is refused (AN-361, AN-393).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

Who: TypeAlias = Annotated[
    str, Meta(pattern="^(me|owner|first|any|other|each|each_other|each_not_owner|trigger|it|det:[a-z]+)$")
]
"""A selector of players (README 4.3)."""
TokenName: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^(alibi|hit|trauma|baggage|dropship|haas|jinteki|conspiracy|money|favor|favor:[a-z_]+|in_play:[a-z]+)$"
    ),
]
LeadKind: TypeAlias = Annotated[str, Meta(pattern="^(testimony|physical|document|any|witness:[a-z_]+)$")]
File: TypeAlias = Literal["testimony", "physical", "document"]
Amount: TypeAlias = int | Literal["all"]
Limit: TypeAlias = Literal["turn", "round", "week", "once", "none"]
Until: TypeAlias = Literal["turn", "round", "week", "plot", "event", "in_play", "game"]
Span: TypeAlias = Literal["turn", "round", "week"]
Face: TypeAlias = Literal["up", "down"]
EventName: TypeAlias = Literal[
    "action",
    "start_turn",
    "end_turn",
    "enter",
    "move",
    "follow_lead",
    "place_evidence",
    "uncover",
    "draw",
    "play_light",
    "play_dark",
    "dark_played",
    "fight",
    "tactics",
    "use_location",
    "gain",
    "lose",
    "spend",
    "talk",
    "advance_case",
    "track",
    "hit_placed",
    "alibi_placed",
    "resolve_plot",
    "plot_starts",
    "memory_used",
    "hand_reaches",
    "end_day",
]


class Word(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything here: nothing but the named arguments is read."""


class Where(Word, frozen=True):
    """Which locations are meant; several keys must all hold."""

    id: str = ""
    type: str = ""
    quality: str = ""
    district: str = ""
    body: str = ""
    restricted: bool | None = None
    has: Literal["", "lead", "lily", "jimmy", "crime_scene", "detective"] = ""
    in_range_of: Who | None = None
    same_body: Who | None = None
    anyof: list["Where"] = []
    any: bool = False


class Trigger(Word, frozen=True):
    """Something that happens; the arguments narrow it."""

    event: EventName
    who: Who = "owner"
    where: Where | None = None
    kind: LeadKind | None = None
    trait: str = ""
    not_trait: str = ""
    token: TokenName | None = None
    name: Literal["", "lily", "jimmy"] = ""
    file: File | None = None
    card: Literal["", "sanity"] = ""
    op: Literal["", "add", "sub"] = ""
    choice: Literal["", "light", "dark"] = ""
    n: int = 0
    day: int = 0


class Filter(Word, frozen=True):
    """What a rule of 4.7 is narrowed to; which keys each rule knows is in `FILTERS`."""

    deck: Literal["", "light", "dark"] = ""
    detective: str = ""
    trait: str = ""
    by: str = ""
    location: str = ""
    district: str = ""
    type: str = ""
    quality: str = ""
    body: str = ""
    kind: str = ""
    where: Where | None = None
    witness: str = ""
    name: str = ""
    ending: str = ""
    when: Literal["", "guilty_hunch_correct"] = ""
    after: Literal["", "play_light"] = ""
    n: int = 0
    span: Span | None = None
    rate: int = 0
    from_district: str = ""
    same_turn: bool = False
    except_: str = field(default="", name="except")
    token: str = ""


# ---- conditions (README 4.4)


class Cond(Word, frozen=True, tag_field="is"):
    """Base of the conditions."""


class At(Cond, frozen=True, tag="at"):
    who: Who
    where: Where


class Has(Cond, frozen=True, tag="has"):
    who: Who
    token: TokenName
    n: int


class Lacks(Cond, frozen=True, tag="lacks"):
    who: Who
    token: TokenName
    n: int


class Sanity(Cond, frozen=True, tag="sanity"):
    min: int = 0
    max: int = 99


class Mood(Cond, frozen=True, tag="mood"):
    side: Literal["good", "bad"]


class DirectiveInPlay(Cond, frozen=True, tag="directive"):
    n: int
    in_play: bool


class HandSize(Cond, frozen=True, tag="hand"):
    who: Who
    min: int = 0
    max: int = 99


class Day(Cond, frozen=True, tag="day"):
    min: int = 1
    max: int = 6


class SameLocation(Cond, frozen=True, tag="same_location"):
    who: Who
    with_: Literal["any_detective"] = field(name="with")


class NpcIs(Cond, frozen=True, tag="npc"):
    id: str
    state: Literal["alive", "missing", "eliminated"]


class Did(Cond, frozen=True, tag="did"):
    event: EventName
    who: Who
    span: Span
    n: int = 1
    where: Where | None = None


class Not(Cond, frozen=True, tag="not"):
    cond: "Condition"


class Flagged(Cond, frozen=True, tag="flag"):
    who: Who
    name: str


class BaggageLead(Cond, frozen=True, tag="baggage_lead"):
    who: Who
    kind: Literal["good", "bad"]


class IsDetective(Cond, frozen=True, tag="is_detective"):
    who: Who
    id: str


class ExistsPlayer(Cond, frozen=True, tag="exists_player"):
    who: Who
    where: Where


class SuspectHas(Cond, frozen=True, tag="suspect_has"):
    token: Literal["hit", "alibi"]
    n: int


Condition: TypeAlias = (
    At
    | Has
    | Lacks
    | Sanity
    | Mood
    | DirectiveInPlay
    | HandSize
    | Day
    | SameLocation
    | NpcIs
    | Did
    | Not
    | Flagged
    | BaggageLead
    | IsDetective
    | ExistsPlayer
    | SuspectHas
)
