"""What a database says of its own damage: found at the start by looking, and later by whoever reads or writes."""

import asyncio
import contextlib
import logging
import sqlite3
from pathlib import Path
from time import monotonic
from urllib.parse import quote

from app.metrics import STORE_DAMAGED
from app.store.errors import StoreDamaged, StoreError

log = logging.getLogger(__name__)

LOG_SECONDS = 60
"""Damage is logged so often at most: every visitor of a damaged room finds it again."""
FINDINGS = 10
"""The check stops after so many."""


class DamageRecord:
    """Whether an open database is known to be damaged. Once it is, that stays: nothing mends itself."""

    def __init__(self) -> None:
        self.found = False
        self._logged_at = -float("inf")
        STORE_DAMAGED.set(0)

    def noting(self, error: StoreError) -> StoreError:
        """The same error; if it tells of damage, that is remembered and logged."""
        if isinstance(error, StoreDamaged):
            self.report(error.finding, error.where)
        return error

    def report(self, finding: str, where: str) -> None:
        """Something is damaged. Neither text may hold a value of a row."""
        self.found = True
        STORE_DAMAGED.set(1)
        if monotonic() - self._logged_at >= LOG_SECONDS:
            self._logged_at = monotonic()
            log.error("the database is damaged: %s%s", finding, f" ({where})" if where else "")


async def quick_check(path: Path) -> list[str]:
    """What is wrong with a SQLite file, a line each. It may be in use; a large one takes a while."""
    try:
        connection = open_read_only(path)
    except sqlite3.Error as error:
        return [str(error)]
    try:
        return await asyncio.to_thread(_findings, connection)
    except asyncio.CancelledError:
        with contextlib.suppress(sqlite3.ProgrammingError):  # it has just ended
            connection.interrupt()
        raise


def open_read_only(path: Path) -> sqlite3.Connection:
    """A connection that can change nothing, for any thread."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, isolation_level=None, check_same_thread=False)


def _findings(connection: sqlite3.Connection) -> list[str]:
    try:
        with contextlib.closing(connection):
            told = "\n".join(row[0] for row in connection.execute(f"PRAGMA quick_check({FINDINGS})"))
    except sqlite3.Error as error:
        return [str(error)]
    return [line for line in told.splitlines() if line != "ok" and not line.startswith("***")]
