"""Files that browsers keep: compressed once, and sent with the word for how long they may be kept."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles

from app.web.file_versions import content_version

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "public, no-cache"
PACKED_ALREADY = (".woff2",)
MEDIA_TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".ftl": "text/plain", ".svg": "image/svg+xml"}
"""What the system's own table may lack, or have otherwise."""

_files = StaticFiles()
"""For its comparison of ETags alone."""


class KeptFile(Struct, frozen=True):
    """A file in memory as it is sent: compressed, if that makes it smaller."""

    version: str
    media_type: str
    body: bytes
    is_gzip: bool

    @classmethod
    def pack(cls, content: bytes, suffix: str) -> "KeptFile":
        media_type = MEDIA_TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
        packed = content if suffix in PACKED_ALREADY else gzip.compress(content, 9, mtime=0)
        is_gzip = len(packed) < len(content)
        return cls(content_version(content), media_type, packed if is_gzip else content, is_gzip)


def kept_file(path: Path) -> KeptFile:
    """The file as it is now. Raises OSError if it can't be read."""
    stat = path.stat()
    return _kept(path, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=512)
def _kept(path: Path, mtime_ns: int, size: int) -> KeptFile:
    return KeptFile.pack(path.read_bytes(), path.suffix)


def send(request: Request, file: KeptFile) -> Response:
    """The file, or 304 if the browser has it. Who asks for this very version may keep it; others ask again each time.

    So a page from before an upgrade gets the files of today, and no cache takes them for those of yesterday.
    """
    wanted = request.query_params.get("v")
    headers = {
        "etag": f'"{file.version}"',
        "cache-control": FOREVER if wanted == file.version else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    body = file.body
    if file.is_gzip:
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
    response = Response(body, media_type=file.media_type, headers=headers)
    return (
        NotModifiedResponse(response.headers) if _files.is_not_modified(response.headers, request.headers) else response
    )
