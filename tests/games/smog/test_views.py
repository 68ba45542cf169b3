"""What travels can be read back: whoever reads a view as its types sees just what was sent."""

import msgspec
import pytest

from app.conformance.playout import bot_player, playout
from app.engine import Dice
from app.games.smog.views import Private, Public
from tests.games.smog.table import GAME, opening


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_views_are_read_as_they_were_sent(seats: int) -> None:
    play = opening(seats)
    for _ in playout(play.match, [bot_player] * seats, Dice(bytes(32)), most=GAME.info.longest):
        sent = play.seen().public
        assert msgspec.json.decode(msgspec.json.encode(sent), type=Public) == sent
        for seat in range(seats):
            own = play.seen(seat).private
            assert msgspec.json.decode(msgspec.json.encode(own), type=Private) == own
    assert play.result.reason == "left"
    assert set(play.seen().public.shown) == set(range(seats))
