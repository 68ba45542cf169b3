"""Every call of a live room into its game, each within the time that a game may take.

Nothing else in this layer calls a game, which a test reads from the sources. Whatever a game's code does wrong comes
out of here as a GameBug. After one a match that was being changed may be half-way: it is to be restored.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Raw

from app.engine import Dice, EngineError, Game, GameBug, LogChange, Match, Move, Offer, OptionId, Seat
from app.engine.shared_strings import share_strings
from app.metrics import GAME_TIMEOUTS
from app.play.views import OwnView, PublicView
from app.settings import Settings
from app.time_limit import OutOfTime, limited

T = TypeVar("T")

_seconds: float = Settings.model_fields["game_seconds"].default


def set_limit(seconds: float) -> None:
    """How long each call may take, from now on, in this process."""
    global _seconds
    _seconds = seconds


def new(game: Game[Any], seats: int, options: Mapping[str, object], *, seed: bytes, engine: int) -> Match[Any]:
    """A new match. Raises BadSetup and GameBug."""
    return _call(game, lambda: Match.new(game, seats, options, seed=seed, engine=engine))


def restore(game: Game[Any], saved: bytes, moves: Iterable[tuple[Move, Offer | None]] = ()) -> Match[Any]:
    """The match of a checkpoint after these moves, each of which has its own time. Raises Refused and GameBug."""
    match = _call(game, Match.restore, game, saved)
    share_strings(match.state)
    for move, offer in moves:
        play(match, move, offer)
    return match


def play(match: Match[Any], move: Move, offer: Offer | None = None) -> LogChange:
    """Apply a move again, with what was told of it then. Raises Refused, and then nothing has changed; or GameBug."""
    return _call(match.game, match.play, move, offer)


def make(match: Match[Any], move: Move) -> tuple[LogChange, Offer | None]:
    """Apply a move for the first time; returns also what its seat was told of it. Raises as `play` does."""
    return _call(match.game, _make, match, move)


def _make(match: Match[Any], move: Move) -> tuple[LogChange, Offer | None]:
    offer = match.offer(move)
    return match.play(move, offer), offer


def public(match: Match[Any]) -> PublicView:
    """What everybody sees. Raises GameBug."""
    return _call(match.game, PublicView, match)


def update(view: PublicView | OwnView, match: Match[Any]) -> Raw | None:
    """What has changed of a view. Raises GameBug."""
    return _call(match.game, view.update, match)


def preview(
    match: Match[Any], seat: Seat, options: Sequence[OptionId], public: PublicView, own: OwnView
) -> tuple[Raw | None, Raw | None]:
    """What choosing this, one option after another, would change of these two views, which stay as they are.

    Nothing where that can't be said. Raises Refused and GameBug; either way the match is as it was.
    """
    return _call(match.game, _preview, match, seat, options, public, own)


def _preview(
    match: Match[Any], seat: Seat, options: Sequence[OptionId], public: PublicView, own: OwnView
) -> tuple[Raw | None, Raw | None]:
    ahead = match.preview(seat, options)
    return (None, None) if ahead is None else (public.ahead(ahead), own.ahead(ahead))


def bot(match: Match[Any], seat: Seat, dice: Dice) -> OptionId:
    """What the game's bot chooses for this seat, which need not be offered. Raises GameBug."""
    return _call(match.game, lambda: match.game.bot(match.view(seat), match.asks[seat], dice))


def _call(game: Game[Any], function: Callable[..., T], *args: Any) -> T:
    try:
        return limited(game, _seconds, function, *args)
    except OutOfTime:
        GAME_TIMEOUTS.labels(game.info.id).inc()
        raise
    except EngineError:
        raise
    except Exception as error:  # whatever it is, it is the game's
        raise GameBug(f"{game.info.id} failed: {error!r}") from error
