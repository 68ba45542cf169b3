"""Work that is worth nothing when nobody waits for it any more."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fastapi import HTTPException, Request

T = TypeVar("T")

CLIENT_GONE = 499
"""What proxies log where the client hung up first. Nobody is left to read it."""


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """The result of the work, which is cancelled if the client hangs up. The body must have been read before."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HTTPException(CLIENT_GONE)
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)  # each has cleaned up after itself


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
