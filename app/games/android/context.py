"""Who does what, and why: what an effect must know besides the state. Lives only while a script runs."""

from msgspec import Struct

from parlour import Seat


class Occasion(Struct, frozen=True, kw_only=True):
    """Something that happened, as triggers see it (README 4.5)."""

    event: str
    who: Seat
    at: str
    """The place entered; otherwise where the detective of `who` stands."""
    kind: str = ""
    """Of a lead."""
    traits: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    name: str = ""
    file: str = ""
    card: str = ""
    op: str = ""
    choice: str = ""
    low: int = 0
    high: int = 0
    """The hand rose from `low` to `high` cards."""
    day: int = 0
    target: str = ""
    """The evidence token, the lead or the card that it is about."""


class Step(Struct):
    """A step that a card may cancel in its window (AN-362)."""

    cancelled: bool = False


class Ctx(Struct, kw_only=True):
    """The setting of an effect: `me` uses it, `owner` is the player of the detective that the card belongs to."""

    me: Seat
    owner: Seat | None
    source: str
    """The id of the card, place or event: for notes and prompts."""
    it: Seat | None = None
    trigger: Occasion | None = None
    step: Step | None = None
    """The step whose window is open: what `cancel trigger` cancels."""
    dark: Step | None = None
    """The dark card that is answered: what `cancel dark_card` and `cancel fight` cancel."""
    event: str = ""
    """The event whose effect or action this is."""
    bonus: bool = False
    """A bonus of a puzzle piece."""
    more: int = 0
    """Added to the first gain of a location's ability."""
    paid: list[str] = []
    """The kinds of favors just paid."""
    declined: bool = False
    """Set where an offer (`may`) was refused or had nothing to give: then no limit is used up."""
    ledger: list[Occasion] | None = None
    """What was gained, lost and spent, for W10. None: nothing in here opens a window (AN-334, AN-387)."""
