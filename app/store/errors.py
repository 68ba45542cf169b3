"""Everything the store raises.

    StoreError
    ├── Taken           the name, login or room id belongs to another
    ├── Conflict        that move number of the room is written already, or the one before it is not
    ├── Missing         there is no such room
    ├── Unstorable      a value that the database cannot hold
    ├── StoreDown       the database cannot be reached or does not work; it may come back
    │   └── StoreFull       it has no space left; nothing was written
    ├── StoreDamaged    what was asked for lies in a part of the database that is damaged
    ├── SchemaTooNew    the database was migrated by a newer Parlour
    ├── InUse           another process holds this SQLite file
    ├── NotEmpty        a backup can't be restored where there is something already
    └── BadBackup       a file that is no backup of ours, is damaged, or can't be written

A move that raised any of these is not in the database, with one exception that says so: `StoreDown.unsure`, when the
store was closed or failed before it could find out. For any other write StoreDown leaves it open whether it happened:
read again.
"""

import re

REMEDY = "restore a backup, or save what is whole with `parlour admin salvage FILE`"
"""What a host can do about damage; docs/hosting.md tells the steps."""


class StoreError(Exception):
    """Base of everything raised here."""


class Taken(StoreError):
    """The name, login or room id belongs to another."""


class Conflict(StoreError):
    """Somebody else wrote that move first, or the move before it is missing: load the room again."""


class Missing(StoreError):
    """There is no such room."""


class Unstorable(StoreError):
    """A value that the database cannot hold, such as half of a surrogate pair."""


class StoreDown(StoreError):
    """The database cannot be reached or does not work now. `unsure`: the write may have happened all the same."""

    def __init__(self, message: str, *, unsure: bool = False) -> None:
        super().__init__(message)
        self.unsure = unsure


class StoreFull(StoreDown):
    """No space left where the database lives."""


class StoreDamaged(StoreError):
    """The database is damaged where it was asked. `finding` is what it says itself, `where` a table if known."""

    def __init__(self, finding: str, where: str = "") -> None:
        super().__init__(f"the database is damaged ({finding}): {REMEDY}")
        self.finding = finding
        self.where = where


class SchemaTooNew(StoreError):
    """The database was migrated by a newer Parlour than this one."""


class InUse(StoreError):
    """Another process holds this SQLite file."""


class NotEmpty(StoreError):
    """There is something in the database already."""


class BadBackup(StoreError):
    """A file that is no backup, is damaged, or can't be read or written."""


TABLE_NAME = re.compile(r"\b(?:FROM|INTO|UPDATE)\s+\"?(\w+)")


def with_table(ours: StoreError, error: BaseException) -> StoreError:
    """Damage is told with the table that was asked for: its name is in the statement, which holds no values."""
    table = TABLE_NAME.search(getattr(error, "statement", None) or "")
    if isinstance(ours, StoreDamaged) and table:
        ours.where = f"table {table[1]}"
    return ours
