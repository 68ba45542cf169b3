"""Rows read from the pages of a SQLite file themselves, for those to which no path leads any more.

A table is a tree: where a page near its root is lost, whole leaves below can't be reached though nothing is wrong with
them. The format is https://www.sqlite.org/fileformat.html; what does not follow it is passed over.
"""

from collections.abc import Iterator
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import TypeAlias

Value: TypeAlias = int | str | bytes | None

LEAF_OF_TABLE = 13
INTEGER_BYTES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
BROKEN = (IndexError, ValueError, OverflowError)


class SqlitePages:
    """The pages of a file in which everything is (nothing waits in a -wal), by their number from 1."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._file = mmap(file.fileno(), 0, access=ACCESS_READ)
        size = int.from_bytes(self._file[16:18])
        self._size = 65536 if size == 1 else size
        self._usable = self._size - self._file[20]

    def rows(self) -> Iterator[tuple[int, list[Value]]]:
        """The number and the values of each row on each leaf that is in use, whatever its table."""
        free = self._free_pages()
        for number in range(2, len(self._file) // self._size + 1):
            page = self._page(number)
            if page[0] != LEAF_OF_TABLE or number in free:
                continue
            for cell in range(int.from_bytes(page[3:5])):
                try:
                    yield self._row(page, int.from_bytes(page[8 + 2 * cell : 10 + 2 * cell]))
                except BROKEN:
                    continue

    def _page(self, number: int) -> bytes:
        if not 0 < number <= len(self._file) // self._size:
            raise ValueError(number)
        return self._file[(number - 1) * self._size : number * self._size]

    def _free_pages(self) -> set[int]:
        """Those that hold what was deleted, as far as the list of them can be read."""
        free: set[int] = set()
        trunk = int.from_bytes(self._file[32:36])
        while 0 < trunk <= len(self._file) // self._size and trunk not in free:
            page = self._page(trunk)
            count = min(int.from_bytes(page[4:8]), self._size // 4 - 2)
            free |= {trunk, *(int.from_bytes(page[8 + 4 * i : 12 + 4 * i]) for i in range(count))}
            trunk = int.from_bytes(page[:4])
        return free

    def _row(self, page: bytes, at: int) -> tuple[int, list[Value]]:
        size, at = _varint(page, at)
        number, at = _varint(page, at)
        most = self._usable - 35
        if size <= most:
            return number, _values(page[at : at + size], size)
        least = (self._usable - 12) * 32 // 255 - 23
        here = least + (size - least) % (self._usable - 4)
        here = here if here <= most else least
        payload, following = page[at : at + here], int.from_bytes(page[at + here : at + here + 4])
        while following and len(payload) < size:
            more = self._page(following)
            payload, following = payload + more[4 : self._usable], int.from_bytes(more[:4])
        return number, _values(payload[:size], size)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    value = 0
    for used in range(8):
        value = value << 7 | data[at + used] & 0x7F
        if data[at + used] < 0x80:
            return value, at + used + 1
    return value << 8 | data[at + 8], at + 9


def _values(payload: bytes, size: int) -> list[Value]:
    """The columns of a row. Raises ValueError if it is not whole."""
    if len(payload) != size:
        raise ValueError("cut off")
    end, at = _varint(payload, 0)
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[Value] = []
    for kind in kinds:
        value, at = _value(payload, at, kind)
        values.append(value)
    if at != size:
        raise ValueError("not a row")
    return values


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind in (0, 8, 9):
        return {0: None, 8: 0, 9: 1}[kind], at
    if kind in INTEGER_BYTES:
        end = at + INTEGER_BYTES[kind]
        return int.from_bytes(payload[at:end], signed=True), end
    if kind < 12:
        raise ValueError("a number of no kind that we store")
    end = at + (kind - 12) // 2
    return (payload[at:end].decode() if kind % 2 else payload[at:end]), end
