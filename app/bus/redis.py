"""The bus between workers: Redis publish/subscribe.

Two connections: a listener that subscribes again to its channels whenever it had to reconnect, and a sender that
empties a bounded queue in as few round trips as it can. Nobody ever waits for either.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from app.bus.bus import Callback, deliver, log

LONGEST_QUEUE = 10_000
LARGEST_PIPELINE = 500
CONNECT_SECONDS = 2.0
SUBSCRIBE_SECONDS = 2.0
PING_SECONDS = 2.0
"""A silent listener is pinged this often; silence for two such spans means that the connection is dead."""
RETRY_SECONDS = (0.05, 0.1, 0.2, 0.4, 0.5)
CLOSE_SECONDS = 1.0

HEARTBEAT_CHANNEL = "parlour:heartbeat"
"""Nobody publishes here: the client can listen, and ping, only while it is subscribed to something."""

CONNECTION_ERRORS = (RedisError, OSError, TimeoutError)


class RedisBus:
    """See Bus. It reconnects by itself; messages of the meantime are lost."""

    def __init__(self, url: str) -> None:
        # Retries are ours: the library would make the caller wait for them.
        self._redis = Redis.from_url(
            url, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=2 * PING_SECONDS, retry=None
        )
        self._callbacks: dict[str, Callback] = {}
        self._confirmations: dict[str, asyncio.Event] = {}
        self._listener: PubSub | None = None
        self._outbox: deque[tuple[str, bytes]] = deque(maxlen=LONGEST_QUEUE)
        self._filled = asyncio.Event()
        self._listening = asyncio.Event()
        self._sending = True
        self._closed = False
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]

    @classmethod
    async def open(cls, url: str) -> "RedisBus":
        """Connected, unless Redis is away: then it connects when Redis comes back."""
        bus = cls(url)
        with suppress(TimeoutError):
            await asyncio.wait_for(bus._listening.wait(), CONNECT_SECONDS)
        return bus

    @property
    def healthy(self) -> bool:
        return self._listening.is_set() and self._sending

    def publish(self, channel: str, message: bytes) -> None:
        self._outbox.append((channel, message))
        self._filled.set()

    async def subscribe(self, channel: str, callback: Callback) -> None:
        self._callbacks[channel] = callback
        if self._listener is None:
            return  # the reconnecting listener subscribes to all channels at once
        confirmed = self._confirmations[channel] = asyncio.Event()
        with suppress(*CONNECTION_ERRORS):
            await self._listener.subscribe(channel)
            await asyncio.wait_for(confirmed.wait(), SUBSCRIBE_SECONDS)
        self._confirmations.pop(channel, None)

    async def unsubscribe(self, channel: str) -> None:
        if self._callbacks.pop(channel, None) and self._listener is not None:
            with suppress(*CONNECTION_ERRORS):
                await self._listener.unsubscribe(channel)

    async def close(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._drained(), CLOSE_SECONDS)
        # The library swallows a cancellation now and then, so the tasks look at the flag as well.
        self._closed = True
        self._filled.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _drained(self) -> None:
        while self._outbox and self._sending:
            await asyncio.sleep(0.01)

    async def _listen(self) -> None:
        pauses = iter(RETRY_SECONDS)
        while not self._closed:
            try:
                async with self._redis.pubsub() as listener:
                    subscribed = set(self._callbacks)
                    await listener.subscribe(HEARTBEAT_CHANNEL, *subscribed)
                    self._listener = listener
                    if meanwhile := self._callbacks.keys() - subscribed:
                        await listener.subscribe(*meanwhile)
                    await self._receive_all(listener)
            except CONNECTION_ERRORS as error:
                if self._listening.is_set():
                    log.warning("the bus lost Redis: %s", error)
                    pauses = iter(RETRY_SECONDS)
            finally:
                self._listener = None
                self._listening.clear()
            await asyncio.sleep(next(pauses, RETRY_SECONDS[-1]))

    async def _receive_all(self, listener: PubSub) -> None:
        """Until the connection is lost, which raises."""
        silent = False
        while not self._closed:
            message = await listener.get_message(timeout=PING_SECONDS)
            if message is not None:
                silent = False
                self._receive(message)
            elif silent:
                raise TimeoutError("no answer to a ping")
            else:
                silent = True
                await listener.ping()

    def _receive(self, message: dict[str, Any]) -> None:
        if message["type"] == "pong":
            return
        channel = message["channel"].decode()
        if message["type"] == "message":
            if callback := self._callbacks.get(channel):
                deliver(callback, channel, message["data"])
        elif message["type"] == "subscribe":
            if channel == HEARTBEAT_CHANNEL:
                self._listening.set()
            elif channel in self._confirmations:
                self._confirmations[channel].set()

    async def _send(self) -> None:
        while not self._closed:
            await self._filled.wait()
            if not self._outbox:
                self._filled.clear()
                continue
            batch = [self._outbox.popleft() for _ in range(min(len(self._outbox), LARGEST_PIPELINE))]
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for channel, message in batch:
                        pipeline.publish(channel, message)
                    await pipeline.execute()
            except CONNECTION_ERRORS:
                await self._wait_for_redis()

    async def _wait_for_redis(self) -> None:
        self._sending = False
        pauses = iter(RETRY_SECONDS)
        while not self._sending and not self._closed:
            await asyncio.sleep(next(pauses, RETRY_SECONDS[-1]))
            with suppress(*CONNECTION_ERRORS):
                self._sending = bool(await self._redis.ping())
        # Old messages help nobody, and a flood of them would come at the worst moment.
        self._outbox.clear()
