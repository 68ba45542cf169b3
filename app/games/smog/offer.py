"""What a seat may choose now, and why it may not choose the rest."""

from parlour import OptionId, Why


class Offer:
    """Options in the order in which they were put in; each is either open, or blocked for a reason."""

    def __init__(self) -> None:
        self.options: list[OptionId] = []
        self.blocked: dict[OptionId, Why] = {}

    def put(self, option: OptionId, why_not: Why | None = None) -> None:
        if why_not is None:
            self.options.append(option)
        else:
            self.blocked[option] = why_not

    def close(self, why_not: Why) -> None:
        """Whatever was open so far is blocked for this reason."""
        self.blocked |= dict.fromkeys(self.options, why_not)
        self.options = []
