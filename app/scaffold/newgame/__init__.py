"""Newgame: everyone bids a card in secret, and the highest takes the coins."""

from parlour import Flag, Info

from app.scaffold.newgame.bot import bot
from app.scaffold.newgame.rules import result, turn
from app.scaffold.newgame.state import invariants, setup
from app.scaffold.newgame.views import private, public, redeal

__all__ = ["INFO", "bot", "invariants", "private", "public", "redeal", "result", "setup", "turn"]

INFO = Info(
    id="newgame",
    title="Newgame",
    seats=(2, 3, 4, 5, 6, 7, 8),
    minutes=10,
    endings=("last-round",),
    longest=64,
    options=(Flag("long"),),
    rules_prefix="NG",
)
