"""A face-down pile: whoever looks into it can't take back what came before."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine import Deck, Dice, Table

cards = st.lists(st.text(min_size=1, max_size=3), max_size=12)


def table() -> Table[None]:
    return Table(None, Dice(bytes(32)), 2)


@given(cards)
def test_draw_takes_the_top(pile: list[str]) -> None:
    t, deck = table(), Deck(pile.copy())
    assert deck.draw(t) == (pile[-1] if pile else None)
    assert deck.cards == pile[:-1]
    assert t.barriers == bool(pile)


@given(cards, st.integers(0, 15))
def test_draw_many(pile: list[str], n: int) -> None:
    t, deck = table(), Deck(pile.copy())
    assert deck.draw_many(t, n) == pile[::-1][:n]
    assert len(deck) == max(0, len(pile) - n)
    assert t.barriers == min(n, len(pile))


@given(cards, st.integers(0, 15))
def test_peek_leaves_the_pile(pile: list[str], n: int) -> None:
    t, deck = table(), Deck(pile.copy())
    assert deck.peek(t, n) == pile[::-1][:n]
    assert deck.cards == pile
    assert t.barriers == bool(pile)


@given(cards)
def test_shuffle_keeps_all_and_rolls(pile: list[str]) -> None:
    t, deck = table(), Deck(pile.copy())
    deck.shuffle(t)
    assert sorted(deck.cards) == sorted(pile)
    assert t.dice.count >= max(0, len(pile) - 1)


def test_take_searches_the_pile() -> None:
    t, deck = table(), Deck(["a", "b", "c"])
    deck.take(t, "b")
    assert deck.cards == ["a", "c"]
    assert t.barriers == 1
    with pytest.raises(ValueError, match="not in list"):
        deck.take(t, "b")


def test_put_tells_nothing() -> None:
    t, deck = table(), Deck(["a"])
    deck.put_on_top("top")
    deck.put_under("bottom")
    assert deck.cards == ["bottom", "a", "top"]
    assert t.barriers == 0


def test_fresh_ids_differ_and_roll() -> None:
    t = table()
    ids = {t.fresh_id("token") for _ in range(200)}
    assert len(ids) == 200
    assert all(id.startswith("token:") and len(id) == 12 for id in ids)
    assert t.dice.count >= 1200
