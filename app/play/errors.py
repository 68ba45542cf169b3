"""Everything that a room can refuse. Each refusal has a message id and changes nothing.

PlayError
├── NoSuchRoom      no room has this id
├── NotAllowed      not this person's to do
├── NotNow          the room is not in a state for it
├── Stale           the choice was for an ask that is over
├── TooFast         too many messages in too little time
└── Unavailable     the server can't do it at the moment; what was acknowledged is safe
"""

from app.store import StoreDamaged, StoreError


class PlayError(Exception):
    """Base of what is refused here: `reason` is a message id, `status` fits HTTP."""

    status = 400

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NoSuchRoom(PlayError):
    status = 404

    def __init__(self) -> None:
        super().__init__("refused-no-such-room")


class NotAllowed(PlayError):
    status = 403


class NotNow(PlayError):
    status = 409


class Stale(PlayError):
    status = 409

    def __init__(self) -> None:
        super().__init__("refused-stale")


class TooFast(PlayError):
    status = 429

    def __init__(self) -> None:
        super().__init__("refused-too-fast")


class Unavailable(PlayError):
    status = 503

    def __init__(self, reason: str = "refused-store-down") -> None:
        super().__init__(reason)


def store_reason(error: StoreError) -> str:
    """The message for what the store could not do."""
    return "refused-store-damaged" if isinstance(error, StoreDamaged) else "refused-store-down"
