"""Which language a reader reads: the cookie `language`, else what the browser asks for, else English."""

from babel import negotiate_locale
from starlette.requests import Request

from app.words import LANGUAGES

COOKIE = "language"
MAX_HEADER = 500


def language_of(request: Request) -> str:
    """The reader's language."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The best of our languages for an Accept-Language header."""
    weighed = [_weighed(part) for part in header[:MAX_HEADER].split(",")]
    wanted = [tag for tag, weight in sorted(weighed, key=lambda pair: -pair[1]) if weight > 0]
    return negotiate_locale(wanted, LANGUAGES, sep="-") or "en"


def _weighed(part: str) -> tuple[str, float]:
    """`it-IT;q=0.8` with its weight; what can't be read weighs nothing."""
    tag, _, weight = part.partition(";")
    try:
        return tag.strip(), float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return tag.strip(), 0.0
