"""What a bot answers: its own choice, or any legal one where its game's code fails."""

import random
import time
from typing import Any

import structlog

from app.engine import PASS, Dice, GameBug, Match, OptionId, Seat
from app.play import game_calls
from app.time_limit import OutOfTime

log = structlog.get_logger()

TIMEOUTS_IN_A_ROW = 3
PAUSE_SECONDS = 60.0
"""A game's bot that took too long so often in a row is not asked for so long: each time everybody here has to wait."""

_random = random.SystemRandom()


class BotPauses:
    """Which games' bots are not asked for a while, on this worker."""

    def __init__(self) -> None:
        self._timeouts: dict[str, int] = {}
        self._until: dict[str, float] = {}

    def is_paused(self, game: str) -> bool:
        return time.monotonic() < self._until.get(game, 0.0)

    def note_answer(self, game: str) -> None:
        self._timeouts.pop(game, None)

    def note_timeout(self, game: str) -> None:
        """After a pause a single one more is enough for the next."""
        self._timeouts[game] = self._timeouts.get(game, 0) + 1
        if self._timeouts[game] >= TIMEOUTS_IN_A_ROW:
            self._until[game] = time.monotonic() + PAUSE_SECONDS


pauses = BotPauses()


def any_answer(match: Match[Any], seat: Seat) -> OptionId:
    """One of the options, by chance."""
    return _random.choice(list(match.asks[seat].options))


def bot_answer(match: Match[Any], seat: Seat, room_id: str) -> OptionId:
    """What the bot chooses, from what the seat sees. A bot that fails still plays something legal."""
    if match.only_pass(seat):
        return PASS
    game = match.game.info.id
    if pauses.is_paused(game):
        return any_answer(match, seat)
    try:
        option = game_calls.bot(match, seat, Dice(_random.randbytes(32)))
    except GameBug as error:  # must not stop the match
        log.error("bot failed", room=room_id, game=game, error=str(error))
        if isinstance(error, OutOfTime):
            pauses.note_timeout(game)
        return any_answer(match, seat)
    pauses.note_answer(game)
    if option in match.asks[seat].options:
        return option
    log.error("bot chose what is not offered", room=room_id, game=game)
    return any_answer(match, seat)
