"""Files that only their owner may read: the database, what lies beside it, the signing secret, and their folder.

Nothing is refused where that can't be had (another owner, a file system without modes): it is logged as a warning.
"""

import logging
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

log = logging.getLogger(__name__)

FILE_MODE = 0o600
FOLDER_MODE = 0o700
OTHERS = stat.S_IRWXG | stat.S_IRWXO


@contextmanager
def private_umask() -> Iterator[None]:
    """What this process makes meanwhile is nobody else's to read, whoever makes it: SQLite too."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def make_private_folder(folder: Path) -> None:
    """Make a folder that is missing. One that is there is left as it is: it may be somebody's home."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)


def keep_file_private(file: Path) -> None:
    """Take away what others may do with a file, if it exists."""
    _keep_private(file, FILE_MODE)


def keep_folder_private(folder: Path) -> None:
    """The same for a folder that is ours alone: not where people live, work or share (home, `/tmp`), nor above that."""
    folder = folder.absolute()
    for place in (Path.cwd(), Path(os.path.expanduser("~"))):
        if place.resolve().is_relative_to(folder.resolve()):
            return
    if folder.exists() and not folder.stat().st_mode & stat.S_ISVTX:
        _keep_private(folder, FOLDER_MODE)


def _keep_private(path: Path, mode: int) -> None:
    try:
        if path.stat().st_mode & OTHERS:
            path.chmod(mode)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("others on this machine may read %s: its mode can't be changed (%s)", path, error.strerror)
