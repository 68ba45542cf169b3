"""What a seat may choose now, and why it may not choose the rest."""

from parlour import Fact, OptionId, Why


class Offer:
    """Options in the order in which they were put in, each with its fact; each is either open, or blocked."""

    def __init__(self) -> None:
        self.options: dict[OptionId, Fact | None] = {}
        self.blocked: dict[OptionId, Why] = {}

    def put(self, option: OptionId, why_not: Why | None = None, *, fact: Fact | None = None) -> None:
        if why_not is None:
            self.options[option] = fact
        else:
            self._block(option, why_not, fact)

    def close(self, why_not: Why) -> None:
        """Whatever was open so far is blocked for this reason."""
        for option, fact in self.options.items():
            self._block(option, why_not, fact)
        self.options = {}

    def _block(self, option: OptionId, why_not: Why, fact: Fact | None) -> None:
        self.blocked[option] = why_not if fact is None else (why_not[0], why_not[1], fact)
