"""Did this request come from one of our own pages?

A browser adds the cookie to whatever request any page makes, so what changes something must show where it came from:
the Origin header, or, where a browser leaves it out, Sec-Fetch-Site. A page can forge neither.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from app.settings import Settings

STANDARD_PORTS = (":80", ":443")


def from_our_pages(headers: Headers, settings: Settings) -> bool:
    """Whether the Origin, if there is one, is ours: that of the address people type, or an allowed one.

    Only where the server has not been told that address, the request's own Host counts as ours.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if origin.rstrip("/") in settings.origins:
        return True
    if settings.base_url:
        return False
    try:
        came_from = urlsplit(origin).netloc
    except ValueError:  # no browser sends such an origin
        return False
    return _plain(came_from) == _plain(headers.get("host", "")) != ""


def may_command(headers: Headers, settings: Settings, *, has_cookie: bool) -> bool:
    """Whether this request may change something. One with our cookie must say where it came from."""
    if has_cookie and "origin" not in headers and "sec-fetch-site" not in headers:
        return False
    return from_our_pages(headers, settings)


def _plain(host: str) -> str:
    """The host in lower case without a standard port."""
    host = host.lower()
    for port in STANDARD_PORTS:
        host = host.removesuffix(port)
    return host
