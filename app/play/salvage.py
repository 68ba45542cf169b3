"""Saves what is whole in a damaged database: an ordinary backup of it, and a list of what is lost."""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from app.engine import EngineError, Move, load
from app.play import game_calls
from app.play.doctor import missing_parts, problems
from app.play.move_list import new_match
from app.store import CheckpointRow, RoomRecord, RoomSnapshot, StoreDamaged
from app.store.backup import BackupManifest, back_up, must_be_new
from app.store.reader import DatabaseReader
from app.store.salvage import DamagedDatabase, SavedRows, copy_readable, open_damaged

PARTS = ("seat", "move", "checkpoint", "chat")
"""The tables whose rows belong to a room."""


class SalvageReport(Struct, frozen=True):
    """What was saved, and a sentence for everything that was not."""

    manifest: BackupManifest
    losses: list[str]


async def salvage(url: str, path: Path) -> SalvageReport:
    """Write a backup of all that is whole. Raises StoreError, and StoreDamaged where not even tables can be found."""
    must_be_new(path)
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=f"{path.name}.") as folder:
        copy = Path(folder) / "copy.db"
        async with open_damaged(url) as source:
            saved = await copy_readable(source, copy)
            losses = [*_lost_rows(saved), *await _keep_whole_rooms(source, copy, saved)]
        return SalvageReport(await back_up(f"sqlite:///{copy}", path), losses)


def _lost_rows(saved: SavedRows) -> list[str]:
    return [
        f"table {table}: {'some' if lost is None else lost} of its rows can't be read"
        for table, lost in saved.incomplete.items()
    ]


async def _keep_whole_rooms(source: DamagedDatabase, copy: Path, saved: SavedRows) -> list[str]:
    """Remove from the copy what is not whole. Returns a sentence for each room that is left out or in doubt."""
    losses: list[str] = []
    reader = await DatabaseReader.open(f"sqlite:///{copy}")
    try:
        with closing(sqlite3.connect(copy)) as connection, connection:
            for id in sorted(saved.rooms | _rooms_in(connection)):
                snapshot = await reader.room(id)
                lost = ["its record is lost"] if snapshot is None else missing_parts(snapshot)
                if snapshot is not None and not lost:
                    lost = _mend_checkpoint(snapshot, connection)
                if snapshot is not None and not lost and "move" in saved.incomplete:
                    lost, doubt = await _lost_end(source, snapshot)
                    losses += doubt
                if lost:
                    losses.append(f"room {id} is left out: {'; '.join(lost)}")
                    connection.execute("DELETE FROM room WHERE id = ?", (id,))
            for table in PARTS:
                connection.execute(f"DELETE FROM {table} WHERE room NOT IN (SELECT id FROM room)")
    finally:
        await reader.close()
    return losses


def _rooms_in(connection: sqlite3.Connection) -> set[str]:
    """All rooms that some row of the copy names."""
    names = " UNION ".join(["SELECT id FROM room", *(f"SELECT room FROM {table}" for table in PARTS)])
    return {row[0] for row in connection.execute(names)}


async def _lost_end(source: DamagedDatabase, snapshot: RoomSnapshot) -> tuple[list[str], list[str]]:
    """A list of moves that lost its end looks whole: ask the index. Returns what is lost, and what can't be known."""
    id, count = snapshot.room.id, len(snapshot.moves)
    try:
        more = await source.has_moves_from(id, count)
    except StoreDamaged:
        return [], [f"room {id} is saved, but may lack its last moves"]
    return ([f"move {count} is missing"] if more else []), []


def _mend_checkpoint(snapshot: RoomSnapshot, connection: sqlite3.Connection) -> list[str]:
    """A checkpoint that is lost or wrong is made again from the moves. Says so if that can't be done."""
    if snapshot.room.state == "open" or not problems(snapshot):
        return []
    point = _played_checkpoint(snapshot)
    if point is not None:
        values = (point.room, point.seq, point.state)
        connection.execute("INSERT OR REPLACE INTO checkpoint (room, seq, state) VALUES (?, ?, ?)", values)
    elif not _is_usable(snapshot):
        return ["the checkpoint is lost, and the moves can't be played again"]
    return []


def _played_checkpoint(snapshot: RoomSnapshot) -> CheckpointRow | None:
    """What the moves lead to; None if today's rules no longer lead along them."""
    try:
        match = new_match(RoomRecord(snapshot.room, snapshot.seats))
        point = CheckpointRow(room=snapshot.room.id, seq=0, state=match.base)
        for row in snapshot.moves[1:]:
            base = match.base
            game_calls.play(match, Move(row.seat, row.option))
            if match.base is not base:
                point = CheckpointRow(room=snapshot.room.id, seq=row.seq, state=match.base)
    except (EngineError, msgspec.MsgspecError):
        return None
    return point


def _is_usable(snapshot: RoomSnapshot) -> bool:
    """Whether the stored checkpoint can be played on from, as far as can be known without the game."""
    point = snapshot.checkpoint
    if point is None or not 0 <= point.seq < len(snapshot.moves):
        return False
    try:
        load(snapshot.room.game).read_checkpoint(point.state)
    except msgspec.MsgspecError:
        return False
    except EngineError:
        return True  # the game is not installed here
    return True
