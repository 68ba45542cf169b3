"""Everything the engine raises.

    EngineError
    ├── Refused             a choice that was not possible; nothing changed
    │   ├── NotAsked            this seat is not asked anything now
    │   ├── NotOffered          the option is not among those asked
    │   ├── NothingToUndo       the seat has no choice it may take back
    │   └── BadSetup            seats or options that the game does not have
    └── GameBug             the game's code broke the contract; the match is as it was before
        ├── DeadEnd             an ask without options
        ├── Runaway             a script that goes on and on without asking anybody
        ├── ForeignAsk          one seat's branch of a Together asked another seat
        └── BadCheckpoint       a stored state that the game can no longer read

A refusal is a person's mistake and is told to that person; a bug is ours and is told to the host.
"""


class EngineError(Exception):
    """Base of everything raised here."""


class Refused(EngineError):
    """A choice that was not possible. `reason` is a message id that the client can translate."""

    reason = "refused"


class NotAsked(Refused):
    reason = "refused-not-asked"


class NotOffered(Refused):
    reason = "refused-not-offered"


class NothingToUndo(Refused):
    reason = "refused-nothing-to-undo"


class BadSetup(Refused):
    reason = "refused-bad-setup"


class GameBug(EngineError):
    """The game's code broke the contract."""


class DeadEnd(GameBug):
    """An ask without options."""


class Runaway(GameBug):
    """A script that goes on without asking anybody."""


class ForeignAsk(GameBug):
    """A branch of a Together asked a seat that is not its own."""


class BadCheckpoint(GameBug):
    """A stored state that the game can no longer read."""
