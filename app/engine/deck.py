"""A face-down pile. All that looks into it goes through here, so that undo knows what has been seen."""

from typing import Any

from msgspec import Struct, field

from app.engine.table import Table


class Deck(Struct):
    """Cards face down; the last of the list is the top. Its length is public, its order is nobody's."""

    cards: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.cards)

    def shuffle(self, t: Table[Any]) -> None:
        """Put the cards in a new random order."""
        t.dice.shuffle(self.cards)

    def draw(self, t: Table[Any]) -> str | None:
        """Take the top card; None if there is none. Nothing before it can be undone."""
        if not self.cards:
            return None
        t.barrier()
        return self.cards.pop()

    def draw_many(self, t: Table[Any], n: int) -> list[str]:
        """Take up to n cards from the top, one after another."""
        drawn = (self.draw(t) for _ in range(min(n, len(self.cards))))
        return [card for card in drawn if card is not None]

    def peek(self, t: Table[Any], n: int = 1) -> list[str]:
        """Look at up to n cards from the top and leave them there, topmost first."""
        if self.cards:
            t.barrier()
        return self.cards[: -n - 1 : -1]

    def take(self, t: Table[Any], card: str) -> None:
        """Search the pile for this card and take it out; raises ValueError if it is not there."""
        t.barrier()
        self.cards.remove(card)

    def put_on_top(self, card: str) -> None:
        self.cards.append(card)

    def put_under(self, card: str) -> None:
        self.cards.insert(0, card)
