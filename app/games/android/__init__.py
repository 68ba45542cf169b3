"""Android (2008): detectives in New Angeles, twelve days, a murder and a conspiracy.

Cards are data. Where to read what:

    vocabulary, verbs        the words that cards are written in, as Structs
    rows, content            the tables of content/*.toml
    state, shown, views, invariants
                             what lies on the table, what is shown of it, to whom, and what must always be true
    context, selectors, conditions, geography, standing, listeners, effects, costs
                             how cards are understood: who, where, if, which rules are in force, what acts by itself
    tokens, cards, evidence, hunches, leads, conspiracy, move, plots, events
                             the chapters of the rules, each with its verbs
    twilight, reactions, windows
                             what a card costs, who may answer, reaction windows and the cards played in them
    dealing, turns, scoring  from the first card to the closed case
    bot, thinking            how the bot chooses, and what it thinks things are worth
"""

from app.games.android.bot import bot
from app.games.android.content import MURDERS
from app.games.android.dealing import setup
from app.games.android.invariants import invariants
from app.games.android.scoring import result
from app.games.android.turns import turn
from app.games.android.views import private, public, redeal
from parlour import Choice, Info

INFO = Info(
    id="android",
    title="Android",
    seats=(3, 4, 5),
    minutes=240,
    endings=("case-closed",),
    longest=4000,
    options=(
        Choice("murder", ("random", *MURDERS), "random"),
        Choice("detectives", ("random", "pick"), "random"),
        Choice("plots", ("printed", "weekly"), "printed"),
    ),
    rules_prefix="AN",
    windows=True,
)

__all__ = ["INFO", "bot", "invariants", "private", "public", "redeal", "result", "setup", "turn"]
