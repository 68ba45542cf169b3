"""Names for guests at an address that has no more to give."""

from collections import OrderedDict

from app.limits import Limiter

REMEMBERED = 100_000


class Invitations:
    """How many guests a host may let in beyond what their addresses may do by themselves.

    One person can take all the names that an address has to give, so a guest who shares it takes one of the host's. Who
    came that way lets nobody in likewise: else one person could go on inviting themselves, ever more of them an hour.
    """

    def __init__(self, per_hour: float) -> None:
        self._allowance = Limiter(per_hour / 3600, per_hour)
        self._guests: OrderedDict[str, None] = OrderedDict()

    def allow(self, host: str, address: str) -> bool:
        """Whether this host may let in one more from this address now."""
        return host not in self._guests and self._allowance.allow((host, address))

    def remember(self, guest: str) -> None:
        """This player came by such an invitation."""
        self._guests[guest] = None
        if len(self._guests) > REMEMBERED:
            self._guests.popitem(last=False)
