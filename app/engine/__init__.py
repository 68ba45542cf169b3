"""What a game is: scripts, asks, dice, decks, matches and views. Pure: no I/O, no clock, no async."""

from app.engine.deck import Deck
from app.engine.dice import Dice, commitment, seed_from
from app.engine.errors import (
    BadCheckpoint,
    BadSetup,
    DeadEnd,
    EngineError,
    ForeignAsk,
    GameBug,
    NotAsked,
    NothingToUndo,
    NotOffered,
    Refused,
    Runaway,
)
from app.engine.game import (
    MOST_SEATS,
    Checkpoint,
    Choice,
    Flag,
    Game,
    Info,
    OptionValue,
    Result,
    View,
    installed,
    load,
    load_module,
    shadowed,
)
from app.engine.match import UNDO, LogChange, Match, Move
from app.engine.parts import ViewCache, part
from app.engine.patch import apply_patch, changes, members, merge_patch
from app.engine.script import PASS, Ask, Note, OptionId, Script, Seat, Together, Why
from app.engine.table import Table
from app.engine.view_types import ViewPart

__all__ = [
    "MOST_SEATS",
    "PASS",
    "UNDO",
    "Ask",
    "BadCheckpoint",
    "BadSetup",
    "Checkpoint",
    "Choice",
    "DeadEnd",
    "Deck",
    "Dice",
    "EngineError",
    "Flag",
    "ForeignAsk",
    "Game",
    "GameBug",
    "Info",
    "LogChange",
    "Match",
    "Move",
    "NotAsked",
    "NotOffered",
    "Note",
    "NothingToUndo",
    "OptionId",
    "OptionValue",
    "Refused",
    "Result",
    "Runaway",
    "Script",
    "Seat",
    "Table",
    "Together",
    "View",
    "ViewCache",
    "ViewPart",
    "Why",
    "apply_patch",
    "changes",
    "commitment",
    "installed",
    "load",
    "load_module",
    "members",
    "merge_patch",
    "part",
    "seed_from",
    "shadowed",
]
