"""Which language a reader reads: the cookie `language`, else what the browser asks for, else English."""

from starlette.requests import Request

from app.words import LANGUAGES

COOKIE = "language"


def language_of(request: Request) -> str:
    """The reader's language."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return preferred(request.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The best of our languages for an Accept-Language header."""
    best, most = "en", 0.0
    for part in accepted[:500].split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
        except ValueError:
            quality = 0.0
        if language in LANGUAGES and quality > most:
            best, most = language, quality
    return best
