"""Revolution!: a blind auction of force, blackmail and gold for a town's twelve most useful people."""

from app.games.persuasion.bot import bot
from app.games.persuasion.content import SEATS
from app.games.persuasion.rules import setup, turn
from app.games.persuasion.scoring import result
from app.games.persuasion.state import invariants
from app.games.persuasion.views import private, public, redeal
from parlour import Flag, Info

__all__ = ["INFO", "bot", "invariants", "private", "public", "redeal", "result", "setup", "turn"]

INFO = Info(
    id="persuasion",
    title="Revolution!",
    seats=SEATS,
    minutes=60,
    endings=("board-full",),
    longest=3000,
    options=(Flag("refund"), Flag("domination"), Flag("deals")),
    rules_prefix="PE",
)
