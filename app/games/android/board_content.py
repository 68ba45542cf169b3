"""What the board must know of the cards to explain them: `board/content.js`, made from content/*.toml.

`board/rows.d.ts` has the types of its rows, and the type checker compares the two.
Run `python -m app.games.android.board_content` after a change of the content; a test says when that was forgotten.
"""

import json
from pathlib import Path
from typing import Any

from app.games.android.content import CALENDAR, CARDS, FOLDER, _read
from app.games.android.rows import When

TARGET = FOLDER.parent / "board" / "content.js"
FOR_PEOPLE = {"src", "text", "title", "name", "note", "theme", "label", "role", "good_text", "bad_text", "color"}
"""Fields that the words replace."""
UNUSED = {"id", "grid", "x", "y", "columns", "rows", "setup", "vehicle", "counts_as", "recommended", "limited", "count"}
"""Fields of a row that no drawing needs; its name is its key."""

TABLES = {
    "LOCATIONS": ("map", "location", "Location"),
    "DISTRICTS": ("map", "district", "District"),
    "DETECTIVES": ("detectives", "detective", "Detective"),
    "NPCS": ("detectives", "npc", "Npc"),
    "SPECIALS": ("detectives", "special", "Special"),
    "PLOTS": ("plots", "plot", "PlotRow"),
    "CARDS": ("twilight", "card", "Card"),
    "GENERAL": ("events", "general", "EventRow"),
    "SPECIFIC": ("events", "specific", "EventRow"),
    "SUSPECTS": ("suspects", "suspect", "Suspect"),
    "PILES": ("puzzle", "pile", "Pile"),
    "GROUPS": ("puzzle", "group", "Group"),
    "PIECES": ("puzzle", "piece", "Piece"),
}

"""What each constant is made from, file and table, and the type of its rows."""

ROWS = 'import("./rows.js")'


def _typed(kind: str) -> str:
    return f"/** @type {{{kind}}} */"


def _bare(thing: Any) -> Any:
    """The same without what is meant for readers of the tables; an informant's `name` says who, and stays."""
    if isinstance(thing, list):
        return [_bare(part) for part in thing]
    if not isinstance(thing, dict):
        return thing
    keep = {"name"} if "do" in thing or "event" in thing or "is" in thing else set()
    return {key: _bare(part) for key, part in thing.items() if key not in FOR_PEOPLE - keep}


def made() -> str:
    """The module as it should be."""
    lines = ["/** Made from content/*.toml by `python -m app.games.android.board_content`. Do not edit. */"]
    for name, (file, table, kind) in TABLES.items():
        rows = {row["id"]: _shown(row) for row in _read(file)[table]}
        data = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
        lines.append(f"\n{_typed(f'Record<string, {ROWS}.{kind}>')}\nexport const {name} = {data};")
    data = json.dumps(_days(), separators=(",", ":"))
    lines.append(f"\n{_typed(f'{ROWS}.Day[]')}\nexport const CALENDAR = {data};")
    return "\n".join(lines) + "\n"


def _shown(row: dict[str, Any]) -> dict[str, Any]:
    """What a drawing needs of a row; of a card also the Time that it costs, which few rows name."""
    needed: dict[str, Any] = _bare({key: row[key] for key in row if key not in UNUSED})
    return needed | {"time": CARDS[row["id"]].hours} if row["id"] in CARDS else needed


def _days() -> list[dict[str, Any]]:
    """Both weeks, with what each day brings."""
    days = [When(week=week + 1, day=day + 1) for week in range(CALENDAR.weeks) for day in range(CALENDAR.days)]
    return [{"week": when.week, "day": when.day, "brings": CALENDAR.brings(when)} for when in days]


if __name__ == "__main__":
    Path(TARGET).parent.mkdir(exist_ok=True)
    TARGET.write_text(made(), encoding="utf-8")
