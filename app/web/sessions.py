"""Who is this? A signed cookie with a player's id and session number; no account is needed.

Ending the other sessions raises the player's session number, and every cookie with an older one is worth nothing.
"""

import asyncio
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response

from app.settings import Settings
from app.store import PlayerRow, Store
from app.web.errors import WebError

COOKIE = "parlour"
COOKIE_SECONDS = 365 * 24 * 3600
PASSWORD_LENGTH = (8, 200)

_hasher = PasswordHasher()


# ---------------------------------------------------------------- cookies


@lru_cache(maxsize=4)
def _signer(key: str) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(key, salt="parlour-session")


async def player_from(cookies: Mapping[str, str], store: Store, settings: Settings) -> PlayerRow | None:
    """The player whose cookie this is; None for none, a forged or an expired one."""
    signed = cookies.get(COOKIE)
    if not signed:
        return None
    try:
        player_id, session = _signer(settings.signing_key).loads(signed, max_age=COOKIE_SECONDS)
    except (BadData, ValueError, TypeError):
        return None
    player = await store.player(player_id)
    return player if player is not None and player.session == session else None


def set_cookie(request: Request, response: Response, player: PlayerRow, settings: Settings) -> None:
    """Let this browser be the player from now on."""
    response.set_cookie(
        COOKIE,
        _signer(settings.signing_key).dumps([player.id, player.session]),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=is_https(request, settings),
    )


def is_https(request: Request, settings: Settings) -> bool:
    return request.url.scheme == "https" or settings.base_url.startswith("https:")


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
