"""Browsers that have logged in to an account before carry a cookie that says so, and keep it when they log out.

Whoever tries many passwords uses up what all unknown browsers together may try at an account. A known browser has
attempts of its own, so its owner gets in all the same.
"""

import secrets
from hashlib import blake2b
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from app.settings import Settings
from app.web.signed_cookies import BadCookie, read_signed, set_signed

COOKIE = "parlour-known"
SALT = "parlour-known-browser"
MOST_ACCOUNTS = 8
"""A browser is remembered by so many accounts: a family may share it."""


class KnownBrowser(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What the cookie says: a name for this browser, and the accounts that have been logged in to with it."""

    id: Annotated[str, Meta(max_length=32)]
    accounts: Annotated[list[str], Meta(max_length=MOST_ACCOUNTS)]


def account_key(login: str) -> str:
    """Stands for a login in limits and cookies, whether there is such an account or not: short, and not readable."""
    return blake2b(login.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def known_browser(request: Request, settings: Settings, login: str) -> str:
    """The name of this browser if it has logged in to this account before; else empty."""
    known = _read(request, settings)
    return known.id if known is not None and account_key(login) in known.accounts else ""


def remember_browser(request: Request, response: Response, settings: Settings, login: str) -> None:
    """This browser has logged in to this account."""
    known = _read(request, settings) or KnownBrowser(secrets.token_urlsafe(12), [])
    account = account_key(login)
    accounts = [*(other for other in known.accounts if other != account), account][-MOST_ACCOUNTS:]
    set_signed(request, response, settings, COOKIE, SALT, KnownBrowser(known.id, accounts))


def _read(request: Request, settings: Settings) -> KnownBrowser | None:
    try:
        return read_signed(request.cookies.get(COOKIE, ""), SALT, settings, KnownBrowser)
    except BadCookie:
        return None
