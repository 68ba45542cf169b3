"""A Study in Emerald, first edition: hidden sides, deck building, royalty in danger; after two rulebooks."""

from app.games.emerald.bot import bot
from app.games.emerald.invariants import invariants
from app.games.emerald.points import result
from app.games.emerald.setup import setup
from app.games.emerald.turn import turn
from app.games.emerald.views import private, public, redeal
from parlour import Choice, Info

INFO = Info(
    id="emerald",
    title="A Study in Emerald",
    seats=(2, 3, 4, 5),
    minutes=90,
    endings=("points", "war", "revolution", "main-agent", "madness", "zombies"),
    longest=3000,
    options=(Choice("rulebook", ("it", "hu"), "it"),),
    rules_prefix="EM",
    windows=True,
)

__all__ = ["INFO", "bot", "invariants", "private", "public", "redeal", "result", "setup", "turn"]
