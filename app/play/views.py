"""Views of a match as they are sent, by live rooms and by jobs, which import neither a server nor a store.

Each keeps what was sent last, and says what has changed since.
"""

from copy import copy
from typing import Any

import msgspec
from msgspec import Raw

from app.engine import Ask, Match, Offer, Seat, TakenOption, members, packed_changes, plain_changes
from app.play.wire import compact_options, compact_shortcuts, encode


class PublicView:
    """What everybody sees: the game, for whom we wait, and how it ended."""

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
            patch |= packed_changes(members(before), members(self._around))
        return Raw(encode(patch)) if patch else None

    def ahead(self, match: Match[Any]) -> Raw | None:
        """The patch from what was packed last to this match, a preview; what was packed last stays what it is."""
        return copy(self).update(match)

    def _update_game(self, match: Match[Any]) -> dict[str, Any]:
        shown = match.views.public()
        if shown is self._shown:
            return {}
        before = self._members or members(self._game)
        self._game, self._shown = encode(shown), shown
        self._members = members(self._game)
        return packed_changes(before, self._members)

    @property
    def packed(self) -> bytes:
        """The whole of it: `{"game":{…},"waiting":{…},"result":{…}}`."""
        return b'{"game":' + self._game + b"," + self._around[1:]

    def forget(self) -> None:
        """Keep only what is packed: nothing has changed for long."""
        self._shown = self._members = None


class OwnView:
    """What one seat alone is sent: its private view, its open ask, and what undo would take back."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._at = -1
        self._shown: Any = None
        """The game's view that `_private` was packed from."""
        self._private = b"{}"
        self._asked: tuple[Ask | None, bool, bool] = None, False, False
        """What `_ask` is made of: the ask, whether it is put in a window, and whether the server answers it."""
        self._ask: dict[str, Any] | None = None
        """The open ask as it is sent; None if it is to be made again."""
        self._taken: TakenOption | None = None
        """What `_undo` was made of: the choice that would be taken back."""
        self._undo: dict[str, Any] = {}
        """What undo would take back, as it is sent; empty if there is nothing."""

    @property
    def is_known(self) -> bool:
        """Whether it has ever been made."""
        return self._at >= 0

    def update(self, match: Match[Any]) -> Raw | None:
        """Make it of the match as its views last looked at it; returns the patch, None if nothing has changed."""
        private = self._update_private(match)  # first: if the game fails, nothing has changed
        patch: dict[str, Any] = {"private": private} if private else {}
        at = match.answered[self._seat]
        if at != self._at:
            self._at = patch["at"] = at
        for name, before, after in (
            ("ask", self._last_ask(), self._update_ask(match)),
            ("undo", self._undo, self._update_undo(match)),
        ):
            if before is not after and before != after:
                patch[name] = plain_changes(before, after) if after else None
        return Raw(encode(patch)) if patch else None

    def ahead(self, match: Match[Any]) -> Raw | None:
        """The patch of the private view from what was made last to this match, a preview, as its views last looked.

        What was made last stays what it is. What one would be asked then is nothing that has been sent yet.
        """
        private = copy(self)._update_private(match)
        return Raw(encode({"private": private})) if private else None

    def forget(self) -> None:
        """Keep only what is packed, and what the ask is made of: nothing has changed for long."""
        self._shown = self._ask = None

    def _update_private(self, match: Match[Any]) -> dict[str, Any]:
        shown = match.views.private(self._seat)
        if shown is self._shown:
            return {}
        before, self._private, self._shown = self._private, encode(shown), shown
        return {} if before == self._private else packed_changes(members(before), members(self._private))

    def _update_ask(self, match: Match[Any]) -> dict[str, Any]:
        ask = match.asks.get(self._seat)
        in_window = ask is not None and match.in_window
        only_pass = ask is not None and match.only_pass(self._seat)
        if ask is not self._asked[0] or only_pass is not self._asked[2]:
            self._asked, self._ask = (ask, in_window, only_pass), None
        return self._last_ask()

    def _last_ask(self) -> dict[str, Any]:
        """The ask as it was sent last; empty if there is none."""
        if self._ask is None:
            ask, in_window, only_pass = self._asked
            self._ask = {} if ask is None else sent_ask(ask, in_window=in_window, only_pass=only_pass)
        return self._ask

    def _update_undo(self, match: Match[Any]) -> dict[str, Any]:
        taken = match.undoable(self._seat)
        if taken is not self._taken:  # with the same choice there are the same before it
            self._taken = taken
            self._undo = {} if taken is None else sent_undo(taken, match.undo_steps(self._seat))
        return self._undo

    @property
    def packed(self) -> bytes:
        """The whole of it: `{"at":14,"private":{…},"ask":{…},"undo":{…}}`."""
        whole: dict[str, Any] = {"at": self._at, "private": Raw(self._private)}
        if ask := self._last_ask():
            whole["ask"] = ask
        if self._undo:
            whole["undo"] = self._undo
        return encode(whole)


def sent_ask(ask: Ask, *, in_window: bool, only_pass: bool) -> dict[str, Any]:
    """An ask as it is sent; the number that names it is `at` beside it."""
    sent: dict[str, Any] = {"prompt": ask.prompt, "options": compact_options(ask.options)}
    sent["args"] = msgspec.to_builtins(ask.args, str_keys=True) if ask.args else {}
    if ask.blocked:
        sent["blocked"] = msgspec.to_builtins(ask.blocked, str_keys=True)
    if ask.shortcuts:
        sent["shortcuts"] = compact_shortcuts(ask.shortcuts)
    if in_window:
        sent["window"] = True
    if only_pass:
        sent["auto"] = True  # the server answers for this seat, at its own time
    return sent


def sent_undo(taken: TakenOption, steps: int) -> dict[str, Any]:
    """What undo would take back, as it was offered: words for it need nothing that has changed since."""
    return {"option": taken.option, **sent_offer(taken.offer), "steps": steps}


def sent_offer(offer: Offer) -> dict[str, Any]:
    """What was told of an option when it was offered, besides its id."""
    sent = {"prompt": offer.prompt, "args": offer.args}
    return sent if offer.fact is None else sent | {"fact": offer.fact}
