"""Whole games: what holds at every moment of them, and how well the bot plays."""

import random
from collections.abc import Callable

import pytest

from app.engine import Dice, Match, Note, Seat
from app.games.persuasion.content import FIGURES, SPACES
from app.games.persuasion.state import State
from tests.games.persuasion.scene import GAME


def play(seed: int, *, seats: int = 4, bots: tuple[int, ...] = (), **options: bool) -> tuple[Match[State], list[Note]]:
    """A match between bots on some seats and random choices on the others; the notes with it."""
    match = Match.new(GAME, seats, options, seed=seed.to_bytes(32, "big"))
    chance = random.Random(seed)
    dice = Dice(seed.to_bytes(32, "little"))
    notes: list[Note] = []
    while match.result is None:
        seat = chance.choice(list(match.asks))
        ask = match.asks[seat]
        option = GAME.bot(match.view(seat), ask, dice) if seat in bots else chance.choice(list(ask.options))
        notes += match.choose(seat, option).notes
        assert list(GAME.invariants(match.state)) == []
    return match, notes


def winners(seed: int, *, bots: tuple[int, ...]) -> list[Seat]:
    match, _ = play(seed, bots=bots)
    assert match.result is not None
    return match.result.winners


@pytest.mark.rule("PE-005", "PE-006", "PE-012", "PE-R08")
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_is_created_or_lost_and_nothing_left_to_chance(seats: int) -> None:
    """Without Refund the supply never runs out: every reward is paid in full."""
    match, notes = play(1, seats=seats)
    assert match.table.dice.count == 0
    for note in notes:
        if note.id == "evaluated" and note.args["outcome"] == "won":
            figure = FIGURES[note.args["figure"]]
            assert {kind: note.args[kind] for kind in figure.tokens} == figure.tokens


def _token_too_many(state: State) -> None:
    state.supply["gold"] += 1


def _token_owed(state: State) -> None:
    state.supply["gold"] -= 40
    state.players[0].gained["gold"] += 40


def _bid_lost(state: State) -> None:
    state.players[0].bids = {"priest": {"force": 0, "blackmail": 1, "gold": 0}}


def _follower_too_many(state: State) -> None:
    state.followers["tavern:1"] = 0


def _follower_owed(state: State) -> None:
    state.followers |= dict.fromkeys(list(SPACES)[:26], 1)
    state.players[1].stock -= 26


def _placed_too_much(state: State) -> None:
    state.players[2].placed = {"force:priest": 1, "force:printer": 1}


@pytest.mark.rule("PE-005", "PE-006")
@pytest.mark.parametrize(
    "spoil", [_token_too_many, _token_owed, _bid_lost, _follower_too_many, _follower_owed, _placed_too_much]
)
def test_what_is_created_or_lost_is_noticed(spoil: Callable[[State], None]) -> None:
    state = Match.new(GAME, 3, {}, seed=bytes(32)).state
    assert list(GAME.invariants(state)) == []
    spoil(state)
    assert len(list(GAME.invariants(state))) == 1


@pytest.mark.rule("PE-069", "PE-084", "PE-R17")
@pytest.mark.parametrize("options", [{}, {"refund": True}, {"domination": True}, {"refund": True, "domination": True}])
def test_followers_and_scores_only_grow_until_the_board_is_full(options: dict[str, bool]) -> None:
    match = Match.new(GAME, 3, options, seed=bytes(32))
    chance = random.Random(5)
    occupied: set[str] = set()
    scores = [0, 0, 0]
    while match.result is None:
        seat = chance.choice(list(match.asks))
        match.choose(seat, chance.choice(list(match.asks[seat].options)))
        assert occupied <= set(match.state.followers)
        assert all(new >= old for new, old in zip((p.score for p in match.state.players), scores, strict=True))
        occupied = set(match.state.followers)
        scores = [player.score for player in match.state.players]
    assert occupied == set(SPACES)


def test_the_bot_beats_three_random_players_nine_times_in_ten() -> None:
    games = 20
    won = sum(seed % 4 in winners(seed, bots=(seed % 4,)) for seed in range(games))
    assert won >= 0.9 * games


@pytest.mark.parametrize("seats", [3, 4])
def test_the_bot_never_bids_void_tokens_and_ends_its_games(seats: int) -> None:
    match, notes = play(3, seats=seats, bots=tuple(range(seats)))
    assert match.result is not None
    assert not [note for note in notes if note.id == "void"]
    assert sum(match.answered) < GAME.info.longest
