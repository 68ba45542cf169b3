"""What every HTTP request passes before a route sees it, and what every answer gets on its way out.

Plain ASGI, since Starlette's base class costs a task for each request. Websockets don't come this way: see
`app.web.table_endpoint`.
"""

import asyncio
import time

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app import metrics
from app.settings import Settings
from app.web.content_policy import content_policy
from app.web.errors import WebError, answer
from app.web.origin import may_command
from app.web.sessions import COOKIE

log = structlog.get_logger("parlour.web")

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
QUIET = ("/static/", "/words/", "/games/", "/icons/", "/healthz", "/metrics")
"""What is asked for often and tells little: logged at level debug only."""

HEADERS = {
    "content-security-policy": content_policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS = "max-age=31536000"


class SecurityMiddleware:
    """Checks origin, content type and size; adds the security headers; counts, logs, and hides what went wrong."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            if scope["method"] not in SAFE_METHODS:
                receive = await self._checked_body(scope, receive)
            await self.app(scope, receive, send_with_headers)
        except WebError as error:
            await answer(Request(scope), error)(scope, receive, send_with_headers)
        except Exception:
            log.exception("request failed", method=scope["method"], route=_route(scope))
            if status:
                raise
            await answer(Request(scope), WebError("error-server", 500))(scope, receive, send_with_headers)
        finally:
            self._record(scope, status, time.perf_counter() - began)

    async def _checked_body(self, scope: Scope, receive: Receive) -> Receive:
        """Refuse what is foreign, not JSON or too large. Bodies are small, so the whole of it is read here."""
        headers = Headers(scope=scope)
        if not may_command(headers, self.settings, has_cookie=_has_cookie(headers)):
            raise WebError("refused-origin", 403)
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json":
            raise WebError("refused-not-json", 415)
        limit = self.settings.import_bytes if scope["path"] == "/api/import" else self.settings.body_bytes
        length = headers.get("content-length", "0")
        if not length.isdecimal():
            raise WebError("refused-malformed", 400)
        if int(length[:20]) > limit:
            raise WebError("refused-too-large", 413)
        try:
            async with asyncio.timeout(self.settings.patience_seconds):
                body = await _read(receive, limit)
        except TimeoutError:
            raise WebError("refused-too-slow", 408) from None
        unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return unread.pop() if unread else await receive()

        return replay

    def _add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-cache")
        if scope["scheme"] == "https" or self.settings.base_url.startswith("https:"):
            headers.setdefault("strict-transport-security", HSTS)

    def _record(self, scope: Scope, status: int, seconds: float) -> None:
        metrics.REQUESTS.labels(scope["method"], status).inc()
        quiet = scope["path"].startswith(QUIET) and status < 400
        write = log.debug if quiet else log.info
        # The route, not the path: the address of an unlisted room is a key to it.
        write("request", method=scope["method"], route=_route(scope), status=status, ms=round(seconds * 1000, 1))


async def _read(receive: Receive, limit: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > limit:
            raise WebError("refused-too-large", 413)
        if not message.get("more_body"):
            return bytes(body)


def _has_cookie(headers: Headers) -> bool:
    return COOKIE in cookie_parser(headers.get("cookie", ""))


def _route(scope: Scope) -> str:
    route = scope.get("route")
    return getattr(route, "path", None) or "(none)"
