"""The version of a file: a hash of its content, the same on every worker. It is part of the address that pages give it.

Needs nothing but Python: the scripts that build the client use it too.
"""

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path


def version_of(path: Path) -> str:
    """Computed once, and again when the file has changed."""
    stat = path.stat()
    return _version(path, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=4096)
def _version(path: Path, mtime_ns: int, size: int) -> str:
    return content_version(path.read_bytes())


def content_version(content: bytes) -> str:
    """The version of what is not a file of its own."""
    return blake2b(content, digest_size=6).hexdigest()
