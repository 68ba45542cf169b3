"""The views as they travel."""

import msgspec
import pytest

from app.engine import Dice, Match
from app.games.emerald.shown import Private, Public
from tests.games.emerald.scene import GAME, SEED, look


@pytest.mark.parametrize(("seats", "rulebook"), [(2, "hu"), (5, "it")])
def test_what_travels_reads_as_what_was_shown(seats: int, rulebook: str) -> None:
    match = Match.new(GAME, seats, {"rulebook": rulebook}, seed=SEED)
    dice = Dice(SEED)
    while True:
        public = look(match).public
        assert msgspec.json.decode(msgspec.json.encode(public), type=Public) == public
        for seat in match.table.seats:
            private = look(match, seat).private
            assert msgspec.json.decode(msgspec.json.encode(private), type=Private) == private
        if match.result is not None:
            break
        asked, ask = next(iter(match.asks.items()))
        match.choose(asked, GAME.bot(match.view(asked), ask, dice))
    assert public.over == match.result.reason
    assert public.secret is not None
