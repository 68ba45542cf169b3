"""Chapters 6.7 and 6.8: begging, turning any disc, drawing cards."""

import pytest

from app.games.smog.content import CARDS, DISCS
from tests.games.smog.table import Lay, Setting, situation


def purses(*coins: int) -> Lay:
    return lambda s: [s.give(seat, coins=n) for seat, n in enumerate(coins)]


@pytest.mark.rule("SM-070", "SM-X17")
def test_begging_once_a_turn_on_the_promenade() -> None:
    play = situation(purses(1, 9, 9, 9)).do("beg")
    assert play.state.turn.actions == 2
    assert play.why("beg") == "SM-070"
    play.do("turn-any", "disc:3", "cw", "no-draw")
    assert play.why("turn-any") == "SM-075"
    elsewhere = situation(lambda s: s.give(0, place="1", coins=0))
    assert not {"beg", "turn-any"} & {*elsewhere.options, *elsewhere.ask.blocked}


@pytest.mark.rule("SM-071", "SM-072", "SM-073", "SM-X15")
@pytest.mark.parametrize(
    ("coins", "seat", "gets"),
    [((1, 2, 2, 3), 0, 2), ((2, 2, 2, 3), 0, 1), ((2, 2, 2, 3), 1, 1), ((2, 2, 2, 3), 2, 1), ((2, 2, 2, 3), 3, None)],
)
def test_the_poorest_may_beg(coins: tuple[int, ...], seat: int, gets: int | None) -> None:
    play = situation(purses(*coins), active=seat)
    if gets is None:
        assert play.why("beg") == "SM-071"
    else:
        bank = play.state.bank
        play.do("beg")
        assert play.player(seat).coins == coins[seat] + gets
        assert play.state.bank == bank - gets


@pytest.mark.rule("SM-074", "SM-X16")
def test_bribe_coins_do_not_count() -> None:
    def lay(s: Setting) -> None:
        s.give(0, coins=3, bribe=4)
        for seat in range(1, 4):
            s.give(seat, coins=4)

    assert situation(lay).do("beg").player(0).coins == 5

    def with_a_briber(s: Setting) -> None:
        lay(s)
        s.give(1, coins=2, bribe=4)

    assert situation(with_a_briber).why("beg") == "SM-071"


@pytest.mark.rule("SM-075", "SM-R24")
@pytest.mark.parametrize(("way", "turned"), [("cw", 1), ("ccw", 3)])
def test_any_disc_either_way(way: str, turned: int) -> None:
    play = situation().do("turn-any")
    assert play.open("disc") == set(DISCS)
    play.do("disc:B")
    assert play.options == ["cw", "ccw"]
    play.do(way)
    assert play.state.discs["B"].rotation == turned
    play.do("no-draw")
    assert play.state.turn.actions == 2
    assert play.player(0).hand == []


@pytest.mark.rule("SM-076", "SM-R24")
def test_then_a_card_may_be_drawn() -> None:
    play = situation().do("turn-any", "disc:4", "cw")
    assert play.options == ["draw", "no-draw"]
    top = play.state.deck.cards[-1]
    play.do("draw")
    assert play.player(0).hand == [top]
    assert len(play.state.deck) == 23
    assert play.state.turn.actions == 2
    assert play.match.undoable(0) is None  # what was seen was seen


@pytest.mark.rule("SM-077", "SM-X18")
def test_an_empty_deck_is_made_anew() -> None:
    def lay(s: Setting) -> None:
        cards = s.state.deck.cards
        s.state.discard = [cards.pop() for _ in range(5)]
        s.give(3, *cards)

    play = situation(lay)
    pile = list(play.state.discard)
    play.do("turn-any", "disc:4", "cw", "draw")
    assert play.state.discard == []
    assert len(play.state.deck) == 4
    assert sorted(play.state.deck.cards + play.player(0).hand) == sorted(pile)
    assert play.state.deck.cards + play.player(0).hand != pile  # it is shuffled


@pytest.mark.rule("SM-R23")
def test_with_no_card_at_all_the_disc_is_still_turned() -> None:
    play = situation(lambda s: s.give(3, *list(s.state.deck.cards)))
    play.do("turn-any", "disc:4", "cw")
    assert play.state.discs["4"].rotation == 1
    assert play.ask.prompt == "turn"
    assert play.state.turn.actions == 2
    assert len(play.player(3).hand) == 2 * len(CARDS)
