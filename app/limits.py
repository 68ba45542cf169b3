"""How often somebody may do something: token buckets, refilled steadily."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from ipaddress import ip_address, ip_network

Clock = Callable[[], float]


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
    """A bucket for each key (an address, a player). The keys seen longest ago are forgotten beyond `most`."""

    def __init__(self, rate: float, burst: float, most: int = 10_000, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst, self.most, self.clock = rate, burst, most, clock
        self.buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    @classmethod
    def per_minute(cls, times: float, clock: Clock = time.monotonic) -> "Limiter":
        """So many times a minute; half a minute's worth may come at once."""
        return cls(times / 60, max(1, times / 2), clock=clock)

    def allow(self, key: Hashable) -> bool:
        """Whether this key may act once more now."""
        return self.bucket(key).take()

    def spent(self, key: Hashable) -> bool:
        """Whether this key has nothing left; asking takes nothing."""
        return self.bucket(key).level() < 1

    def bucket(self, key: Hashable) -> Bucket:
        """The bucket of this key, the same one as long as the key is remembered."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst, self.clock)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket


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
