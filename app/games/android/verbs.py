"""The verbs in which effects are written (content/README.md, 4.2), each a Struct, and the rules made of them (4.7)."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from app.games.android.vocabulary import (
    Amount,
    Condition,
    Face,
    Filter,
    LeadKind,
    Limit,
    TokenName,
    Trigger,
    Until,
    Where,
    Who,
    Word,
)

FILTERS: dict[str, frozenset[str]] = {
    "card_cost": frozenset({"deck", "detective", "trait", "by"}),
    "lead_cost": frozenset({"kind", "body"}),
    "move_cost": frozenset({"district", "type", "quality"}),
    "ability_cost": frozenset({"location"}),
    "ability_yield": frozenset({"location"}),
    "informant_yield": frozenset({"name"}),
    "vp_ending": frozenset({"ending", "when"}),
    "follow_lead": frozenset({"witness"}),
    "play_light": frozenset({"trait", "after", "n", "span"}),
    "location_ability": frozenset({"where"}),
    "move": frozenset({"body", "by", "from_district", "same_turn", "except_"}),
    "lead_option": frozenset({"token", "n"}),
    "ignore_restricted": frozenset({"where"}),
    "pay_favor_with_money": frozenset({"rate"}),
}
"""The filter keys that each `what` of modify, forbid and allow knows; none if it is not listed."""

MODIFY = (
    "card_cost|time_per_turn|range|hand_limit|lead_cost|move_cost|ability_cost|ability_yield|informant_yield|draw_action"
    "|vp_guilty|vp_innocent|vp_ending|vp_final|vp_token:[a-z_:]+|vp_happy_ending|vp_sad_ending"
)
FORBID = "follow_lead|play_light|location_ability|move|gain:[a-z_:]+|light_tactics|dark_tactics|shift_effect"
ALLOW = "free_lead|lead_option|ignore_restricted|choose_crossroad|pay_favor_with_money|flag:[a-z_]+"


class Verb(Word, frozen=True, tag_field="do"):
    """Base of the verbs."""


class Shift(Verb, frozen=True, tag="shift"):
    who: Who
    dir: Literal["light", "dark", "either"]
    n: int


class GainTime(Verb, frozen=True, tag="gain_time"):
    who: Who
    n: int
    when: Literal["now", "next"]


class LoseTime(Verb, frozen=True, tag="lose_time"):
    who: Who
    n: int
    when: Literal["now", "next"]


class Draw(Verb, frozen=True, tag="draw"):
    who: Who
    from_: Literal["light", "dark", "either"] = field(name="from")
    n: int


class Discard(Verb, frozen=True, tag="discard"):
    who: Who
    kind: Literal["any", "light", "dark", "dark_of_owner", "in_play:tech", "in_play:implant"]
    n: Amount
    by: Literal["who", "me", "random"]


class LookHand(Verb, frozen=True, tag="look_hand"):
    who: Who
    of: Who


class FetchCard(Verb, frozen=True, tag="fetch_card"):
    who: Who
    deck: Literal["light"]
    n: int
    trait: str = ""
    plot: str = ""


class Gain(Verb, frozen=True, tag="gain"):
    who: Who
    token: TokenName
    n: int
    not_paid: bool = False


class Lose(Verb, frozen=True, tag="lose"):
    who: Who
    token: TokenName
    n: Amount
    by: Literal["who", "me"] = "who"


class Transfer(Verb, frozen=True, tag="transfer"):
    of: Who
    to: Who
    token: TokenName
    n: int
    by: Literal["of", "to", "me"]
    of_where: Where | None = None


class Baggage(Verb, frozen=True, tag="baggage"):
    who: Who
    kind: Literal["good", "bad", "choose"]
    n: int
    at: Literal["", "next_card"] = ""


class Conditional(Verb, frozen=True, tag="conditional"):
    who: Who
    word: str
    n: int


class RemoveBaggage(Verb, frozen=True, tag="remove_baggage"):
    who: Who
    kind: Literal["good", "bad", "choose"]
    n: Amount


class PlaceEvidence(Verb, frozen=True, tag="place_evidence"):
    who: Who
    file: Literal["choose", "testimony", "physical", "document"]
    n: int
    suspect: str
    face: Literal["up", "down", "choose"]
    draw: int = 1
    different: bool = False


class MoveEvidence(Verb, frozen=True, tag="move_evidence"):
    who: Who
    scope: Literal["same_file", "same_suspect"]
    n: Amount
    face: Literal["up", "down", "any"]
    target: Literal["choose", "trigger"]
    suspect: str = ""


class DiscardEvidence(Verb, frozen=True, tag="discard_evidence"):
    who: Who
    n: Amount
    face: Literal["up", "down", "any"]
    target: Literal["choose", "trigger"]


class FlipEvidence(Verb, frozen=True, tag="flip_evidence"):
    who: Who
    n: Amount
    to: Face
    target: Literal["choose", "trigger"]
    same_suspect: bool = False


class PeekEvidence(Verb, frozen=True, tag="peek_evidence"):
    who: Who
    scope: Literal["tokens", "file", "sheet"]
    n: Amount


class SuspectToken(Verb, frozen=True, tag="suspect_token"):
    who: Who
    op: Literal["add", "remove"]
    token: Literal["alibi", "hit"]
    n: Amount
    suspect: str


class PeekHunch(Verb, frozen=True, tag="peek_hunch"):
    who: Who
    of: Literal["unused", "other", "any"]
    kind: Literal["guilty", "innocent", "choose"]
    n: int


class SwapHunch(Verb, frozen=True, tag="swap_hunch"):
    who: Who
    kind: Literal["guilty", "innocent", "choose"]
    with_: Literal["unused", "other"] = field(name="with")


class MoveLead(Verb, frozen=True, tag="move_lead"):
    who: Who
    kind: LeadKind
    rule: Literal["normal", "free"]
    n: Amount
    to: Where | None = None
    from_: Where | None = field(default=None, name="from")


class FollowLead(Verb, frozen=True, tag="follow_lead"):
    who: Who
    kind: LeadKind
    at: Literal["here", "anywhere"]
    n: int


class MoveDetective(Verb, frozen=True, tag="move_detective"):
    who: Who
    to: Where
    by: Who
    enter: bool
    pay_restricted: bool


class PlaceWarrant(Verb, frozen=True, tag="place_warrant"):
    who: Who
    where: Where | None = None


class Informant(Verb, frozen=True, tag="informant"):
    who: Who
    name: Literal["lily", "jimmy", "choose"]
    op: Literal["move", "talk"]
    where: Where | None = None


class ClaimCase(Verb, frozen=True, tag="claim_case"):
    who: Who


class RevealPuzzle(Verb, frozen=True, tag="reveal_puzzle"):
    who: Who
    pile: Literal["marker", "shift", "favor", "baggage"]
    n: int


class DigDeeper(Verb, frozen=True, tag="dig_deeper"):
    who: Who
    n: int


class NpcVerb(Verb, frozen=True, tag="npc"):
    id: str
    op: Literal["eliminate", "place", "return", "find"]
    where: Where | None = None


class Track(Verb, frozen=True, tag="track"):
    who: Who
    card: Literal["sanity", "mood", "directive"]
    op: Literal["add", "sub", "set", "discard"]
    n: int = 0
    value: Literal["", "good", "bad"] = ""


def _refuse_unknown(what: str, named: Filter) -> None:
    """Each `what` of modify, forbid and allow knows its own filters (4.7)."""
    unknown = {key for key in named.__struct_fields__ if getattr(named, key)} - FILTERS.get(what, frozenset())
    if unknown:
        raise ValueError(f"{what} has no filter {sorted(unknown)}")


class Modify(Verb, frozen=True, tag="modify"):
    what: Annotated[str, Meta(pattern=f"^({MODIFY})$")]
    who: Who
    until: Until
    delta: int | str | None = None
    set: int | list[str] | None = None
    limit: Limit = "none"
    filter: Filter = Filter()

    def __post_init__(self) -> None:
        _refuse_unknown(self.what, self.filter)
        if (self.delta is None) == (self.set is None):
            raise ValueError(f"{self.what} needs either delta or set")


class Forbid(Verb, frozen=True, tag="forbid"):
    what: Annotated[str, Meta(pattern=f"^({FORBID})$")]
    who: Who
    until: Until
    filter: Filter = Filter()

    def __post_init__(self) -> None:
        _refuse_unknown(self.what, self.filter)


class Allow(Verb, frozen=True, tag="allow"):
    what: Annotated[str, Meta(pattern=f"^({ALLOW})$")]
    who: Who
    until: Until
    limit: Limit = "none"
    filter: Filter = Filter()

    def __post_init__(self) -> None:
        _refuse_unknown(self.what, self.filter)


class Choose(Verb, frozen=True, tag="choose"):
    who: Who
    options: list[list["Effect"]]


class May(Verb, frozen=True, tag="may"):
    who: Who
    pay: list["Effect"]
    effect: list["Effect"]


class If(Verb, frozen=True, tag="if"):
    cond: list[Condition]
    then: list["Effect"]
    else_: list["Effect"] = field(default_factory=list, name="else")


class ForEach(Verb, frozen=True, tag="for_each"):
    who: Who
    effect: list["Effect"]


class Cancel(Verb, frozen=True, tag="cancel"):
    what: Literal["trigger", "dark_card", "fight"]


class EndEvent(Verb, frozen=True, tag="end_event"):
    pass


Effect: TypeAlias = (
    Shift
    | GainTime
    | LoseTime
    | Draw
    | Discard
    | LookHand
    | FetchCard
    | Gain
    | Lose
    | Transfer
    | Baggage
    | Conditional
    | RemoveBaggage
    | PlaceEvidence
    | MoveEvidence
    | DiscardEvidence
    | FlipEvidence
    | PeekEvidence
    | SuspectToken
    | PeekHunch
    | SwapHunch
    | MoveLead
    | FollowLead
    | MoveDetective
    | PlaceWarrant
    | Informant
    | ClaimCase
    | RevealPuzzle
    | DigDeeper
    | NpcVerb
    | Track
    | Modify
    | Forbid
    | Allow
    | Choose
    | May
    | If
    | ForEach
    | Cancel
    | EndEvent
)
Static: TypeAlias = Modify | Forbid | Allow


class Rule(Word, frozen=True):
    """A standing rule (4.7): in force as long as its card (`static`), or acting by itself on a trigger (`on`)."""

    static: Static | None = None
    on: Trigger | None = None
    if_: list[Condition] = field(default_factory=list, name="if")
    do: list[Effect] = []
    limit: Limit = "none"


class Growth(Word, frozen=True):
    """How a plot gains baggage by itself."""

    on: Trigger
    n: int
    limit: Limit
    if_: list[Condition] = field(default_factory=list, name="if")


class Action(Word, frozen=True):
    """What a plot or an event lets players do."""

    by: Literal["owner", "other", "each"]
    at: Where
    pay: list[Effect]
    do: list[Effect]
    limit: Limit
    text: str
    when: Literal["", "end_turn"] = ""
    uses: Literal["", "first", "each_once"] = ""
