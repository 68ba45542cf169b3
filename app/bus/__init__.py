"""Messages between workers: "room 7 has a new move". Losing one costs a delay, never a move, so nobody waits for it."""

from app.bus.bus import Bus, Callback
from app.bus.memory import MemoryBus

__all__ = ["Bus", "Callback", "MemoryBus", "open_bus"]


async def open_bus(url: str | None) -> Bus:
    """None or `memory://` for one process alone, `redis://host:port/0` for many."""
    if url is None or url == "memory://":
        return MemoryBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        from app.bus.redis import RedisBus  # a large package, of no use to one process alone

        return await RedisBus.open(url)
    raise ValueError(f"cannot publish over {url.split(':')[0]}: use memory:// or redis://host:port/0")
