"""Parts of views that are made again only when what they are made of has changed.

Most choices change little of what people see: in A Study in Emerald three of five change nothing at all. A match keeps
the parts of its last views with the encoded values that they were made of. Where these are the same, byte for byte, so
is the part: nobody has to say when something has changed, and nothing can be forgotten there.
"""

from collections.abc import Callable
from contextvars import ContextVar
from functools import wraps
from typing import Any, Generic, TypeVar, cast

import msgspec

from app.engine.game import Game, View
from app.engine.script import Seat

S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., Any])

MOST_PARTS = 1000
"""A game that names more parts than this (by ids that never come again, say) starts anew."""

_encode = msgspec.msgpack.Encoder().encode


def part(made_of: Callable[..., object]) -> Callable[[F], F]:
    """A part of a view: the function's result is used again while what it is made of stays the same.

        @part(lambda state, seat: (state.players[seat], state.leader))
        def _player(state: State, seat: Seat) -> PlayerView: ...

    The first argument is the state; the others are ids, which name the part. A part may read nothing of the state but
    what it is made of, and is not changed by anybody. It can be all that `public` or `private` returns, a field of it,
    or an entry of a field that is a map. `parlour check` compares every view with one that is made from nothing.
    """

    def decorate(function: F) -> F:
        @wraps(function)
        def reuse(*args: Any) -> Any:
            parts = _in_use.get()
            return function(*args) if parts is None else parts.reuse(function, made_of, args)

        return cast(F, reuse)

    return decorate


class _Parts:
    """The parts of one match's last views."""

    def __init__(self) -> None:
        self._made: dict[tuple[Any, ...], tuple[bytes, Any]] = {}

    def reuse(self, function: Callable[..., Any], made_of: Callable[..., object], args: tuple[Any, ...]) -> Any:
        """What the function returns for these arguments, made now or earlier."""
        name, source = (function, *args[1:]), _encode(made_of(*args))
        known = self._made.get(name)
        if known is not None and known[0] == source:
            return known[1]
        if known is None and len(self._made) >= MOST_PARTS:
            self._made.clear()
        made = function(*args)
        self._made[name] = (source, made)
        return made


_in_use: ContextVar[_Parts | None] = ContextVar("parts", default=None)


class ViewCache(Generic[S]):
    """The views of one match. While the state stays the same they are the same objects."""

    def __init__(self, game: Game[S]) -> None:
        self._game = game
        self.forget()

    def forget(self) -> None:
        """Let go of everything; the next views are made from nothing."""
        self._seen = b""
        self._state: S | None = None
        self._public: Any = None
        self._private: dict[Seat, Any] = {}
        self._parts = _Parts()

    def look(self, state: S) -> None:
        """From now on the views are of this state, as it is now."""
        seen = _encode(state)
        if seen != self._seen:
            self.look_anew(state)
            self._seen = seen
        self._state = state

    def look_anew(self, state: S) -> None:
        """The same where one knows that the state has changed: it need not be compared."""
        self._seen, self._state = b"", state
        self._public, self._private = None, {}

    def public(self) -> Any:
        """What everyone may know."""
        if self._public is None:
            self._public = self._make(self._game.public, self._state)
        return self._public

    def private(self, seat: Seat) -> Any:
        """What this seat alone knows on top."""
        if seat not in self._private:
            self._private[seat] = self._make(self._game.private, self._state, seat)
        return self._private[seat]

    def view(self, seat: Seat | None) -> View[Any, Any]:
        """All that this seat (None: a spectator) may know."""
        return View(seat, self.public(), None if seat is None else self.private(seat))

    def _make(self, function: Callable[..., Any], *args: Any) -> Any:
        token = _in_use.set(self._parts)
        try:
            return function(*args)
        finally:
            _in_use.reset(token)
