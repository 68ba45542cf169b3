"""Newgame's rules, each driven to the situation that it is about."""

from typing import Any

import pytest
from parlour.testing import Match, arranged, check_game, new_match, play_to_end

import app.scaffold.newgame as game
from app.scaffold.newgame.rules import Bid
from app.scaffold.newgame.state import State


def holding(*hands: list[str], round: int = 0) -> Match[Any]:
    """A match in which the first seats hold these cards after so many rounds."""

    def change(state: State) -> None:
        state.round = round
        state.deck.cards += [card for hand in state.hands for card in hand]
        for seat, hand in enumerate(hands):
            state.hands[seat] = hand
            state.deck.cards = [card for card in state.deck.cards if card not in hand]

    return arranged(new_match(game, len(hands)), change)


def bid(match: Match[Any], *cards: str) -> None:
    """Everybody bids, seat by seat."""
    for seat, card in enumerate(cards):
        match.choose(seat, f"card:{card}")


def test_it_passes_the_judge() -> None:
    assert check_game(game) == []


@pytest.mark.parametrize(("long", "rounds"), [(False, 5), (True, 8)])
def test_the_length_of_a_match(long: bool, rounds: int) -> None:
    """NG-001"""
    match = new_match(game, 8, long=long)
    play_to_end(match)
    assert match.state.round == rounds
    assert match.result is not None


def test_everyone_is_dealt_three_cards_that_nobody_else_sees() -> None:
    """NG-002"""
    match = new_match(game, 4)
    hands = [match.view(seat).private.hand for seat in range(4)]
    assert [len(hand) for hand in hands] == [3, 3, 3, 3]
    assert len({card for hand in hands for card in hand}) == 12
    assert match.view(None).private is None


def test_a_bid_can_be_taken_back_until_all_have_bid() -> None:
    """NG-003"""
    match = holding(["5", "20", "30"], ["6", "21", "31"])
    match.choose(0, "card:20")
    assert match.view(1).public.bids == {}
    match.undo(0)
    match.choose(0, "card:30")
    match.choose(1, "card:6")
    assert match.view(None).public.bids == {0: "30", 1: "6"}
    assert match.undoable(0) is None


@pytest.mark.parametrize(("round", "options"), [(0, {"card:5", "card:20"}), (2, {"card:5", "card:20", "card:60"})])
def test_crowns_wait_for_the_third_round(round: int, options: set[str]) -> None:
    """NG-004"""
    ask = holding(["5", "20", "60"], ["6", "21", "31"], round=round).asks[0]
    assert set(ask.options) == options
    assert ask.blocked == {card: ("NG-004", "crown", Bid(60, round + 1)) for card in {"card:60"} - options}


def test_a_bid_says_what_there_is_to_win() -> None:
    """NG-005"""
    ask = holding(["5", "20"], ["6", "21"], round=1).asks[0]
    assert ask.options == {"card:5": Bid(5, coins=2), "card:20": Bid(20, coins=2)}


def test_who_holds_nothing_but_crowns_bids_one() -> None:
    """NG-004"""
    assert set(holding(["50", "60"], ["6"]).asks[0].options) == {"card:50", "card:60"}


def test_the_highest_card_wins_the_coins_of_the_round() -> None:
    """NG-005"""
    match = holding(["5"], ["40"], ["33"], round=1)
    bid(match, "5", "40", "33")
    assert match.state.coins == [0, 2, 0]
    assert match.state.discard == ["5", "40", "33"]


def test_everyone_draws_and_only_they_read_what() -> None:
    """NG-006"""
    match = holding(["5"], ["40"])
    match.choose(0, "card:5")
    told = match.choose(1, "card:40").notes
    drawn = [note for note in told if note.id == "drew"]
    assert [note.to for note in drawn] == [(0,), (1,)]
    assert [len(hand) for hand in match.state.hands] == [1, 1]


@pytest.mark.parametrize(("coins", "winners"), [([9, 3], [0]), ([5, 0], [0, 1])])
def test_most_coins_win_and_equals_share(coins: list[int], winners: list[int]) -> None:
    """NG-007"""

    def rich(state: State) -> None:
        state.coins = coins.copy()

    match = arranged(holding(["5"], ["40"], round=4), rich)
    bid(match, "5", "40")
    assert match.result is not None
    assert match.result.winners == winners
    assert match.result.reason == "last-round"
