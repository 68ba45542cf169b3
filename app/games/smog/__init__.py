"""The World of Smog: On Her Majesty's Service. A race through a market whose discs turn."""

from app.games.smog.bot import bot
from app.games.smog.rules import result, turn
from app.games.smog.setup import setup
from app.games.smog.views import invariants, private, public, redeal
from parlour import Info

INFO = Info(
    id="smog",
    title="The World of Smog: On Her Majesty's Service",
    seats=(2, 3, 4),
    minutes=60,
    endings=("left",),
    longest=1500,
    rules_prefix="SM",
)

__all__ = ["INFO", "bot", "invariants", "private", "public", "redeal", "result", "setup", "turn"]
