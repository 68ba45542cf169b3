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
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as printable and show nothing."""
MARKS_IN_A_ROW = 2

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


def clean_name(name: str, settings: Settings) -> str:
    """The name as it is kept: composed, trimmed, single spaces. Raises WebError for one that can't be shown safely.

    Nothing invisible, no control characters and no direction overrides: they could dress one person up as another.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise WebError("refused-name-empty", 422)
    if len(name) > settings.name_length:
        raise WebError("refused-name-long", 422, most=settings.name_length)
    if not name.isprintable() or any(letter in BLANKS for letter in name) or _too_many_marks(name):
        raise WebError("refused-name-letters", 422)
    return name


def login_of(name: str) -> str:
    """What a name is to the log-in: the same for `Ann` and `ann`."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _too_many_marks(name: str) -> bool:
    """Accents piled up on one letter would reach over the neighbours' lines."""
    row = 0
    for letter in name:
        row = row + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if row > MARKS_IN_A_ROW:
            return True
    return False


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
