"""The Content-Security-Policy: a page runs our own files, and nothing that somebody put into it."""

from base64 import b64encode
from hashlib import sha256


def content_policy(*inline_scripts: str) -> str:
    """The policy of an answer, in which these scripts alone may stand inside the page itself."""
    hashes = [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in inline_scripts]
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self'", *hashes)),
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )
