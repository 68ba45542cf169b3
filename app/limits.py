"""How often somebody may do something: token buckets, refilled steadily."""

import time
from collections.abc import Callable, Hashable
from ipaddress import ip_address, ip_network
from operator import itemgetter

Clock = Callable[[], float]

SWEEP_SECONDS = 30.0
"""So often, when somebody new comes, those are forgotten of whom there is nothing to remember."""


class Bucket:
    """Holds up to `burst` tokens and gains `rate` of them a second; each act takes one."""

    __slots__ = ("burst", "clock", "rate", "tokens", "when")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.tokens, self.when = float(burst), clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        if self.level() < 1:
            return False
        self.tokens -= 1
        return True

    def level(self) -> float:
        """How many tokens there are now."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate)
        self.when = now
        return self.tokens


class Limiter:
    """A bucket for each key (an address, a player) that has one worth remembering.

    A bucket that is full again tells nothing and is forgotten. Should there still be more than `most` keys, the fullest
    are forgotten, never those that have spent theirs: nobody gets their own attempts back by coming with many names.
    """

    def __init__(self, rate: float, burst: float, most: int = 10_000, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst, self.most, self.clock = rate, burst, most, clock
        self.buckets: dict[Hashable, Bucket] = {}
        self._swept_at = clock()

    @classmethod
    def per_minute(cls, times: float, clock: Clock = time.monotonic) -> "Limiter":
        """So many times a minute; half a minute's worth may come at once."""
        return cls(times / 60, max(1, times / 2), clock=clock)

    def allow(self, key: Hashable) -> bool:
        """Whether this key may act once more now."""
        return self._bucket(key).take()

    def bucket(self, key: Hashable) -> "KeyBucket":
        """The bucket of this key, to be kept: there is one for all who have it, and it outlasts them."""
        return KeyBucket(self, key)

    def _bucket(self, key: Hashable) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.most or self.clock() >= self._swept_at + SWEEP_SECONDS:
                self._sweep()
            bucket = self.buckets[key] = Bucket(self.rate, self.burst, self.clock)
        return bucket

    def _sweep(self) -> None:
        """Forget the full buckets, and beyond nine tenths of `most` the fullest, so that the next sweep is far off."""
        self._swept_at = self.clock()
        left = [(level, key) for key, bucket in self.buckets.items() if (level := bucket.level()) < self.burst]
        most = self.most - max(1, self.most // 10)
        if len(left) > most:
            left.sort(key=itemgetter(0))
            del left[most:]
        self.buckets = {key: self.buckets[key] for _, key in left}


class KeyBucket:
    """The bucket of one key, looked up when it is used: the limiter may have forgotten it meanwhile."""

    __slots__ = ("key", "limiter")

    def __init__(self, limiter: Limiter, key: Hashable) -> None:
        self.limiter, self.key = limiter, key

    def take(self) -> bool:
        """Take a token; False if there is none."""
        return self.limiter.allow(self.key)


def address_key(host: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 one (a home has a whole /64 of them)."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped:  # how a server that listens on both sees people with IPv4
        return str(address.ipv4_mapped)
    return str(ip_network(f"{host.split('%')[0]}/64", strict=False))
