"""Whether the bot plays well enough to be a partner."""

from collections import Counter
from statistics import median

import pytest

from app.engine import Dice, Match
from app.games.smog.content import ARTEFACTS, COMBINATIONS
from app.games.smog.state import State
from tests.games.smog.table import GAME, Setting, situation


def play(seats: int, bots: set[int], number: int) -> tuple[Match[State], Counter[str]]:
    """A match between bots and seats that choose at random; returns it with the number of notes of each kind."""
    seed = number.to_bytes(32, "little")
    match, dice = Match.new(GAME, seats, {}, seed=seed), Dice(seed).fork("players")
    told: Counter[str] = Counter()
    for _ in range(GAME.info.longest):
        if match.result is not None:
            break
        (seat,) = match.asks
        ask = match.asks[seat]
        option = GAME.bot(match.view(seat), ask, dice) if seat in bots else dice.choice(list(ask.options))
        told.update(note.id for note in match.choose(seat, option).notes)
    return match, told


def test_beats_random_play() -> None:
    wins = 0
    for number in range(100):
        match, _ = play(2, {number % 2}, number)
        wins += match.result is not None and match.result.winners == [number % 2]
    assert wins >= 95


def test_four_bots_finish_in_good_time() -> None:
    rounds: list[int] = []
    told: Counter[str] = Counter()
    for number in range(25):
        match, notes = play(4, {0, 1, 2, 3}, number)
        assert match.result is not None
        rounds.append(match.state.round)
        told += notes
    assert 12 <= median(rounds) <= 25
    # it uses what the game offers, and mostly keeps away from those who harm it
    assert min(told[id] for id in ("bribed", "begged", "drew", "agent-moved", "fog-coin", "favour-won")) > 0
    assert told["witch"] + told["dandy"] < told["turn"] / 10


@pytest.mark.parametrize(("agent", "disc", "owned"), [("doctor", "D", 3), ("lost_boy", "1", 4)])
def test_bots_get_rid_of_an_agent_that_bars_the_way_of_all(agent: str, disc: str, owned: int) -> None:
    """The Doctor where all lack the last artefact, or the Lost Boy in everybody's exit: he would stay for ever."""

    def lay(s: Setting) -> None:
        s.agents(**{agent: disc})
        for seat, (gate, place, coins) in enumerate(zip(("g5", "g3", "g1", "g7"), "8ABC", (7, 8, 9, 6), strict=True)):
            s.give(seat, gate=gate, place=place, coins=coins, artefacts=list(ARTEFACTS)[:owned])
            s.give(seat, **COMBINATIONS[s.player(seat).combination])
        for foggy in "1357":
            s.state.discs[foggy].rotation = 1  # around the Promenade
        assert {player.exit for player in s.state.players} == {"1"}

    match, dice = situation(lay).match, Dice(bytes(32))
    for _ in range(400):
        if match.result is not None:
            break
        (seat,) = match.asks
        match.choose(seat, GAME.bot(match.view(seat), match.asks[seat], dice))
    assert match.result is not None
