"""Views of a match as they are sent, by live rooms and by jobs, which import neither a server nor a store."""

from typing import Any

from msgspec import Raw

from app.engine import Match, changes, members
from app.play.wire import encode


class PublicView:
    """What everybody sees of a match, packed: the game, for whom we wait, and how it ended."""

    def __init__(self, match: Match[Any]) -> None:
        self._shown: Any = None
        """The game's view that `_game` was packed from."""
        self._game = b"{}"
        self._around = b"{}"
        self._members: dict[str, Raw] | None = None
        """Those of `_game`, if they are at hand."""
        self.update(match)

    def update(self, match: Match[Any]) -> Raw | None:
        """Pack the match as it is now; returns the patch from what was packed before, None if nothing has changed."""
        match.views.look(match.state)
        patch: dict[str, Any] = {}
        if game := self._update_game(match):
            patch["game"] = game
        around: dict[str, Any] = {"waiting": match.waiting()}
        if match.result is not None:
            around["result"] = match.result
        before, self._around = self._around, encode(around)
        if before != self._around:
            patch |= changes(members(before), members(self._around))
        return Raw(encode(patch)) if patch else None

    def _update_game(self, match: Match[Any]) -> dict[str, Any]:
        shown = match.views.public()
        if shown is self._shown:
            return {}
        before = self._members or members(self._game)
        self._game = match.views.pack(shown)
        self._members = members(self._game)
        self._shown = shown
        return changes(before, self._members)

    @property
    def packed(self) -> bytes:
        """The whole of it: `{"game":{…},"waiting":{…},"result":{…}}`."""
        return b'{"game":' + self._game + b"," + self._around[1:]

    def forget(self) -> None:
        """Keep only what is packed: nothing has changed for long."""
        self._shown = self._members = None
