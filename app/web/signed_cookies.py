"""Cookies that scripts can't read and that nobody but us can make: signed, with the time at which they were."""

import time
from functools import lru_cache
from typing import TypeVar

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from app.settings import Settings

COOKIE_SECONDS = 365 * 24 * 3600
SKEW_SECONDS = 300
"""A cookie may come from so far in the future: clocks are set back, and those of several hosts differ."""

T = TypeVar("T", bound=Struct)


class BadCookie(Exception):
    """A cookie that is not good; the argument is the id of a message that says why and what to do."""


def read_signed(signed: str, salt: str, settings: Settings, kind: type[T]) -> T:
    """What a cookie of ours holds. Raises BadCookie for one that we did not make, or not in the past year."""
    try:
        content, made_at = _serializer(settings.signing_key, salt).loads(signed, return_timestamp=True)
        held = msgspec.convert(content, kind)
    except (BadData, msgspec.ValidationError) as error:
        raise BadCookie("lost-unreadable") from error
    age = time.time() - made_at.timestamp()
    if age < -SKEW_SECONDS:
        raise BadCookie("lost-clock")
    if age > COOKIE_SECONDS:
        raise BadCookie("lost-expired")
    return held


def set_signed(request: Request, response: Response, settings: Settings, name: str, salt: str, content: Struct) -> None:
    """Give this browser a cookie that holds the content for a year."""
    response.set_cookie(
        name,
        _serializer(settings.signing_key, salt).dumps(msgspec.to_builtins(content)),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=is_https(request, settings),
    )


def is_https(request: Request, settings: Settings) -> bool:
    return request.url.scheme == "https" or settings.base_url.startswith("https:")


@lru_cache(maxsize=8)
def _serializer(key: str, salt: str) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(key, salt=salt)
