"""Whether the bot plays well enough to be a partner."""

from collections import Counter
from statistics import median

from app.engine import Dice, Match
from tests.games.smog.table import GAME


def play(seats: int, bots: set[int], number: int) -> tuple[Match, Counter[str]]:
    """A match between bots and seats that choose at random; returns it with the number of notes of each kind."""
    seed = number.to_bytes(32, "little")
    match, dice, told = Match.new(GAME, seats, {}, seed=seed), Dice(seed).fork("players"), Counter()
    for _ in range(GAME.info.longest):
        if match.result is not None:
            break
        (seat,) = match.asks
        ask = match.asks[seat]
        option = GAME.bot(match.view(seat), ask, dice) if seat in bots else dice.choice(ask.options)
        told.update(note.id for note in match.choose(seat, option).notes)
    return match, told


def test_beats_random_play():
    wins = 0
    for number in range(100):
        match, _ = play(2, {number % 2}, number)
        wins += match.result is not None and match.result.winners == [number % 2]
    assert wins >= 95


def test_four_bots_finish_in_good_time():
    rounds, told = [], Counter()
    for number in range(25):
        match, notes = play(4, {0, 1, 2, 3}, number)
        assert match.result is not None
        rounds.append(match.state.round)
        told += notes
    assert 12 <= median(rounds) <= 25
    # it uses what the game offers, and mostly keeps away from those who harm it
    assert min(told[id] for id in ("bribed", "begged", "drew", "agent-moved", "fog-coin", "favour-won")) > 0
    assert told["witch"] + told["dandy"] < told["turn"] / 10
