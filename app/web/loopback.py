"""A proxy on the same machine that does not say for whom it asks makes everybody one address: this one."""

import time
from ipaddress import ip_address

import structlog

from app.limits import Clock

log = structlog.get_logger("parlour.server")

MOST_PEOPLE = 20
"""So many different people on the server's own machine are still believed."""
WHILE_SECONDS = 3600.0
MOST_ADDRESSES = 16


class LoopbackWatch:
    """Warns, once an hour at most, when many people come from one loopback address. Forgets them after an hour."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._since = clock()
        self._warned = False
        self._people: dict[str, set[str]] = {}

    def saw(self, host: str, player_id: str) -> None:
        """This person came from there."""
        if not _is_loopback(host):
            return
        if self._clock() - self._since >= WHILE_SECONDS:
            self._since, self._warned, self._people = self._clock(), False, {}
        if self._warned or (host not in self._people and len(self._people) >= MOST_ADDRESSES):
            return
        people = self._people.setdefault(host, set())
        people.add(player_id)
        if len(people) > MOST_PEOPLE:
            self._warned, self._people = True, {}
            log.warning(
                "many people come from one address of this machine: a proxy that sends no X-Forwarded-For? Then they"
                " share limits, and /metrics is open to all. Let it send the header; see PARLOUR_TRUSTED_PROXIES",
                address=host,
            )


def _is_loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback
