"""What a seat was told of an option that it chose: it is kept for as long as the choice is."""

from typing import Any

from msgspec import Struct, to_builtins

from app.engine.script import Ask, OptionId


class Offer(Struct, frozen=True, array_like=True):
    """An option as it was offered, besides its id: plain data, which no later change of table or rules reaches."""

    prompt: str
    args: dict[str, Any]
    """Those of the prompt."""
    fact: dict[str, Any] | None = None

    @classmethod
    def of(cls, ask: Ask, option: OptionId) -> "Offer":
        """What the ask tells of one of its options."""
        fact = ask.options[option]
        return cls(
            ask.prompt,
            to_builtins(ask.args, str_keys=True) if ask.args else {},
            None if fact is None else to_builtins(fact, str_keys=True),
        )
