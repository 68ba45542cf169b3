"""What the author of a game imports. Everything a game needs is here; `app` is the server's own business.

    from parlour import Ask, Deck, Dice, Info, Result, Script, Seat, Table, View, ViewPart

Describing a game
    Info            what the lobby needs to know of it
    Flag, Choice    a room option: on or off; one of several values
    OptionValue     what a room option can be set to
    Result          how a match ended: who won, with how much, and why

Writing rules
    Script          a rule: a generator that yields asks and is resumed with answers
    Table           what a script works with: the state, the dice, and the verbs to ask and to tell
    Seat            a seat's number, from 0, clockwise
    OptionId        the id of the thing that one clicks: `city:paris`
    Fact            base of what the asked person is told of an option: what it costs, brings or does
    Options         what may be chosen, each with its fact, or None
    Why             why an option is missing: the rule's ID and the name of a message
    PASS            the option of every reaction window that does nothing
    Ask, Together   what the verbs of `Table` yield: a question to one seat, scripts side by side
    Note            a line of the log: a message id with arguments and an audience
    Deck            a face-down pile whose looks and draws can't be undone
    Dice            all chance: the same seed gives the same draws

Showing it
    ViewPart        base of what `public` and `private` return
    part            marks a part of a view that is made again only when what it is made of has changed
    View            what a bot is given: its seat, `public` and `private`

`parlour.testing` has what a game's own tests need. `docs/adding-a-game.md` tells the story of a first game.
"""

from app.engine import (
    PASS,
    Ask,
    Choice,
    Deck,
    Dice,
    Fact,
    Flag,
    Info,
    Note,
    OptionId,
    Options,
    OptionValue,
    Result,
    Script,
    Seat,
    Table,
    Together,
    View,
    ViewPart,
    Why,
    part,
)

__all__ = [
    "PASS",
    "Ask",
    "Choice",
    "Deck",
    "Dice",
    "Fact",
    "Flag",
    "Info",
    "Note",
    "OptionId",
    "OptionValue",
    "Options",
    "Result",
    "Script",
    "Seat",
    "Table",
    "Together",
    "View",
    "ViewPart",
    "Why",
    "part",
]
