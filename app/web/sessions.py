"""Who is this? A signed cookie with a player's id and the number of a device; no account is needed.

Each log-in makes a device of its own. Its row in the store is what makes the cookie good: logged out, it is gone.
"""

import asyncio
import contextlib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from app.settings import Settings
from app.store import PlayerRow, Store, StoreError, now_ms
from app.web.errors import WebError
from app.web.signed_cookies import BadCookie, read_signed, set_signed

COOKIE = "parlour"
SALT = "parlour-session"
SEEN_MS = 30 * 60_000
"""When a device was last used is known to about that."""
PASSWORD_LENGTH = (8, 200)

_hasher = PasswordHasher()


# ---------------------------------------------------------------- cookies


class SessionCookie(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What the cookie says: who, and on which device."""

    player_id: str
    device: Annotated[int, Meta(ge=0, lt=2**31)]


@dataclass(frozen=True)
class Identity:
    """Who sent a request: a player with a device, or a stranger.

    A stranger who has a cookie that is not good has lost their name: `lost` is the message that tells them why.
    """

    player: PlayerRow | None = None
    device: int | None = None
    lost: str = ""


async def identify(cookies: Mapping[str, str], store: Store, settings: Settings) -> Identity:
    """Whose cookie this is. Raises StoreError."""
    signed = cookies.get(COOKIE)
    if not signed:
        return Identity()
    try:
        cookie = read_signed(signed, SALT, settings, SessionCookie)
    except BadCookie as error:
        return Identity(lost=str(error))
    player, device = await store.player_and_device(cookie.player_id, cookie.device)
    if player is None or cookie.device > player.last_device:
        return Identity(lost="lost-unknown")
    if device is None:
        return Identity(lost="lost-ended")
    if abs(now_ms() - device.seen_at) > SEEN_MS:
        with contextlib.suppress(StoreError):  # people can be recognised while nothing can be stored
            await store.see_device(player.id, device.number)
    return Identity(player, device.number)


def set_cookie(request: Request, response: Response, settings: Settings, player_id: str, device: int) -> None:
    """Let this browser be this device of the player from now on."""
    set_signed(request, response, settings, COOKIE, SALT, SessionCookie(player_id, device))


# ---------------------------------------------------------------- names


def login_of(name: str) -> str:
    """What a name is to the log-in: the same for `Ann` and `ann`."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


# ---------------------------------------------------------------- passwords


async def hash_password(password: str) -> str:
    """The password's hash, made off the event loop. Raises WebError for one that is too short or too long."""
    least, most = PASSWORD_LENGTH
    if not least <= len(password) <= most:
        raise WebError("refused-password-length", 422, least=least, most=most)
    return await asyncio.to_thread(_hasher.hash, password)


async def password_fits(password: str, hashed: str | None) -> bool:
    """Whether this is the password. Takes equally long where there is none, so that names can't be probed."""
    return await asyncio.to_thread(_verify, password, hashed or _hash_of_nothing())


def _verify(password: str, hashed: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


@lru_cache(maxsize=1)
def _hash_of_nothing() -> str:
    return _hasher.hash("a password that nobody has \x00")
