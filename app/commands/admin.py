"""`parlour admin`: back up, restore, check and salvage the database that the settings name. All but restore work beside
a running server."""

import argparse
import asyncio
import sys
from pathlib import Path

from app.play.doctor import problems
from app.play.salvage import salvage
from app.private_files import private_umask
from app.settings import Settings
from app.store import StoreDamaged, StoreError
from app.store.backup import BackupManifest, back_up, restore
from app.store.reader import DatabaseReader


def arguments(parser: argparse.ArgumentParser) -> None:
    """Name the arguments."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar="task")
    backup = tasks.add_parser("backup", help="write all that the database holds into a file, while people play")
    backup.add_argument("file", type=Path, help="the backup to write, a zip; it holds secrets")
    restored = tasks.add_parser("restore", help="fill an empty database from a backup")
    restored.add_argument("file", type=Path, help="the backup to read")
    doctor = tasks.add_parser("doctor", help="play every stored match again and compare; exit code 1 on problems")
    doctor.add_argument("--room", metavar="ID", help="this room only")
    salvaged = tasks.add_parser("salvage", help="write what is whole in a damaged database; exit code 1 on losses")
    salvaged.add_argument("file", type=Path, help="the backup to write, to be restored into a new database")


def run(args: argparse.Namespace) -> int:
    """Do the task; exit code 2 with a sentence if it can't be done."""
    url = Settings().database_url
    try:
        with private_umask():
            return _do(args, url)
    except StoreError as error:
        print(f"parlour admin: {error}", file=sys.stderr)
        return 2


def _do(args: argparse.Namespace, url: str) -> int:
    match args.task:
        case "backup":
            print(f"wrote {args.file}: {_summary(asyncio.run(back_up(url, args.file)))}")
            return 0
        case "restore":
            print(f"restored {args.file}: {_summary(asyncio.run(restore(url, args.file)))}")
            return 0
        case "salvage":
            return save_whole(url, args.file)
        case _:
            return asyncio.run(examine(url, args.room))


async def examine(url: str, only: str | None) -> int:
    """Check one room or all of them: a line for each problem, then a summary."""
    reader = await DatabaseReader.open(url)
    rooms = moves = trouble = 0
    try:
        for finding in await reader.check() if only is None else []:
            trouble += 1
            print(f"the database is damaged: {finding}")
        for id in await reader.room_ids() if only is None else [only]:
            try:
                snapshot = await reader.room(id)
            except StoreDamaged as error:
                rooms, trouble = rooms + 1, trouble + 1
                print(f"room {id}: can't be read, the database is damaged ({error.finding})")
                continue
            if snapshot is None:  # cleared away meanwhile
                continue
            rooms, moves = rooms + 1, moves + len(snapshot.moves)
            for problem in problems(snapshot):
                trouble += 1
                print(f"room {id} ({snapshot.room.game}, {snapshot.room.state}): {problem}")
    finally:
        await reader.close()
    if only is not None and not rooms:
        raise StoreError(f"there is no room {only}")
    print(f"{_count(rooms, 'room')}, {_count(moves, 'move')} checked: {_count(trouble, 'problem')}")
    return 1 if trouble else 0


def save_whole(url: str, path: Path) -> int:
    """Salvage: a line for each loss, then a summary."""
    report = asyncio.run(salvage(url, path))
    for loss in report.losses:
        print(loss)
    print(f"wrote {path}: {_summary(report.manifest)}; {_count(len(report.losses), 'loss', 'losses')}")
    return 1 if report.losses else 0


def _summary(manifest: BackupManifest) -> str:
    return ", ".join(_count(manifest.rows.get(table, 0), table) for table in ("player", "room", "move"))


def _count(number: int, thing: str, things: str = "") -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {things or thing + 's'}"
