"""What one reads when something can't be done: JSON for programs, a friendly page for people, never a traceback."""

from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from app import metrics
from app.engine import Refused
from app.names import BadName
from app.play.errors import PlayError, store_reason
from app.store import StoreDamaged, StoreError, Unstorable
from app.web.language import language_of
from app.web.render import render
from app.words import say

log = structlog.get_logger("parlour.web")

BY_STATUS = {
    401: "refused-no-name",
    403: "refused-not-allowed",
    404: "error-not-found",
    405: "error-method",
    429: "refused-too-fast",
    503: "refused-store-down",
}
"""The message for errors that the framework itself raises."""


class WebError(Exception):
    """A refused request: `reason` is a message id, `args` its arguments, `status` the HTTP status."""

    def __init__(self, reason: str, status: int = 400, **arguments: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.arguments = arguments


def answer(request: Request, error: WebError) -> Response:
    """The answer to a refused request, in the reader's language."""
    metrics.REFUSALS.labels(error.reason).inc()
    language = language_of(request)
    text = say(language, None, error.reason, error.arguments)
    headers = {"retry-after": "10"} if error.status in (429, 503) else {}
    if wants_json(request):
        body = {"error": {"reason": error.reason, "text": text}}
        return JSONResponse(body, error.status, headers=headers)
    known = error.status in (403, 404, 429, 500, 503)
    title = f"error-title-{error.status}" if known else "error-title-other"
    page = render(request, "error.html", {"title_id": title, "text": text, "status": error.status}, error.status)
    page.headers.update(headers)
    return page


def wants_json(request: Request) -> bool:
    """Programs talk to /api; whatever is sent by a script is answered in kind."""
    return request.url.path.startswith("/api/") or request.method not in ("GET", "HEAD")


def install(app: FastAPI) -> None:
    """Turn everything that routes raise into a WebError's answer."""

    @app.exception_handler(WebError)
    async def web_error(request: Request, error: WebError) -> Response:
        return answer(request, error)

    @app.exception_handler(PlayError)
    async def play_error(request: Request, error: PlayError) -> Response:
        return answer(request, WebError(error.reason, error.status))

    @app.exception_handler(BadName)
    async def bad_name(request: Request, error: BadName) -> Response:
        return answer(request, WebError(error.reason, 422, **error.arguments))

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return answer(request, WebError(error.reason, 422))

    @app.exception_handler(StoreError)
    async def store_error(request: Request, error: StoreError) -> Response:
        if isinstance(error, Unstorable):
            return answer(request, WebError("refused-malformed", 422))
        if not isinstance(error, StoreDamaged):  # that is logged where it is found, and not for every visitor
            log.error("the store failed", why=str(error))
        return answer(request, WebError(store_reason(error), 503))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        where = dict.fromkeys(".".join(str(part) for part in problem["loc"][1:]) for problem in error.errors())
        fields = ", ".join(name for name in where if name)[:200]
        if not fields:
            return answer(request, WebError("refused-malformed", 422))
        return answer(request, WebError("refused-fields", 422, fields=fields))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        reason = BY_STATUS.get(error.status_code, "refused-malformed" if error.status_code < 500 else "error-server")
        response = answer(request, WebError(reason, error.status_code))
        response.headers.update(error.headers or {})
        return response
