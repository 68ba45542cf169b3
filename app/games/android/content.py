"""The figures and cards of the game, read once from content/*.toml."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from app.games.android.rows import (
    Calendar,
    Card,
    Common,
    Detective,
    District,
    EventRow,
    EvidenceRow,
    Group,
    Location,
    Murder,
    Npc,
    Piece,
    Pile,
    PlotRow,
    Row,
    Schedule,
    Scoring,
    Special,
    Suspect,
    TokenRow,
)

FOLDER = Path(__file__).parent / "content"

KINDS = ("testimony", "physical", "document")
"""The kinds of leads, and the files on a suspect's sheet."""
FAVORS = ("corporate", "political", "society", "street")
STANDARD = tuple(f"favor:{kind}" for kind in FAVORS)

R = TypeVar("R", bound=Row)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _table(rows: list[dict[str, Any]], kind: type[R]) -> dict[str, R]:
    made = msgspec.convert(rows, list[kind])  # type: ignore[valid-type]
    return {row.id: row for row in made}  # type: ignore[attr-defined]


_map = _read("map")
_people = _read("detectives")
_plots = _read("plots")
_events = _read("events")
_suspects = _read("suspects")
_puzzle = _read("puzzle")
_tokens = _read("tokens")

LOCATIONS = _table(_map["location"], Location)
DISTRICTS = _table(_map["district"], District)
STOPS: tuple[str, ...] = tuple(_map["beanstalk"]["stops"])
COMMON = msgspec.convert(_people["common"], Common)
DETECTIVES = _table(_people["detective"], Detective)
NPCS = _table(_people["npc"], Npc)
SPECIALS = _table(_people["special"], Special)
SCHEDULES = _table(_plots["schedule"], Schedule)
PLOTS = _table(_plots["plot"], PlotRow)
CARDS = _table(_read("twilight")["card"], Card)
GENERAL = _table(_events["general"], EventRow)
SPECIFIC = _table(_events["specific"], EventRow)
EVENTS = GENERAL | SPECIFIC
MURDERS = _table(_read("murders")["murder"], Murder)
SUSPECTS = _table(_suspects["suspect"], Suspect)
EVIDENCE = msgspec.convert(_suspects["evidence"], list[EvidenceRow])
PILES = _table(_puzzle["pile"], Pile)
GROUPS = _table(_puzzle["group"], Group)
PIECES = _table(_puzzle["piece"], Piece)
GRID: int = _puzzle["grid"]["size"]
CENTER = tuple(_puzzle["grid"]["center"])
TOKENS = _table(_tokens["token"], TokenRow)
SCORING = msgspec.convert(_tokens["scoring"], Scoring)
CALENDAR = msgspec.convert(_tokens["calendar"], Calendar)

DECKS = {
    f"{deck}:{detective}": [card.id for card in CARDS.values() if card.detective == detective and card.deck == deck]
    for detective in DETECTIVES
    for deck in ("light", "dark")
}
"""The published list of each twilight deck, by `light:<detective>` and `dark:<detective>`."""
MEMORIES = [special.id for special in SPECIALS.values() if special.kind == "memory"]
PILE_ORDER = sorted(PILES, key=lambda pile: PILES[pile].rank)
"""The puzzle piles from the least valuable to the most."""


_DECK_OF = {card: deck for deck, cards in DECKS.items() for card in cards}


def deck_of(card: str) -> str:
    """The deck that a card belongs to, as a key of `DECKS`."""
    return _DECK_OF[card]
