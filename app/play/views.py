"""Views of a match as they are sent, by live rooms and by jobs, which import neither a server nor a store."""

from typing import Any

from app.engine import Match
from app.play.wire import encode


def public_view(match: Match[Any]) -> bytes:
    """What everybody sees, encoded: the game, for whom we wait, and how it ended."""
    view: dict[str, Any] = {"game": match.game.public(match.state), "waiting": match.waiting()}
    if match.result is not None:
        view["result"] = match.result
    return encode(view)
