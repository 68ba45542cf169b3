"""What travels can be read back: whoever reads a view as its types sees just what was sent."""

import msgspec
import pytest

from app.conformance.playout import bot_player, playout
from app.engine import Dice, Match
from app.games.persuasion.views import Private, Public
from tests.games.persuasion.scene import GAME, seen


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_views_are_read_as_they_were_sent(seats: int) -> None:
    match = Match.new(GAME, seats, {"refund": True}, seed=bytes(32))
    for _ in playout(match, [bot_player] * seats, Dice(bytes(32)), most=GAME.info.longest):
        sent = seen(match).public
        assert msgspec.json.decode(msgspec.json.encode(sent), type=Public) == sent
        for seat in match.table.seats:
            own = seen(match, seat).private
            assert msgspec.json.decode(msgspec.json.encode(own), type=Private) == own
    assert match.result is not None
