"""What the board must know of the cards to explain them: `board/content.js`, made from content/*.toml.

Run `python -m app.games.android.board_content` after a change of the content; a test says when that was forgotten.
"""

import json
from pathlib import Path
from typing import Any

from app.games.android.content import FOLDER, _read

TARGET = FOLDER.parent / "board" / "content.js"
FOR_PEOPLE = {"src", "text", "title", "name", "note", "theme", "label", "role", "good_text", "bad_text", "color"}
"""Fields that the words replace."""

TABLES = {
    "LOCATIONS": ("map", "location"),
    "DISTRICTS": ("map", "district"),
    "DETECTIVES": ("detectives", "detective"),
    "NPCS": ("detectives", "npc"),
    "SPECIALS": ("detectives", "special"),
    "SCHEDULES": ("plots", "schedule"),
    "PLOTS": ("plots", "plot"),
    "CARDS": ("twilight", "card"),
    "GENERAL": ("events", "general"),
    "SPECIFIC": ("events", "specific"),
    "MURDERS": ("murders", "murder"),
    "SUSPECTS": ("suspects", "suspect"),
    "PILES": ("puzzle", "pile"),
    "GROUPS": ("puzzle", "group"),
    "PIECES": ("puzzle", "piece"),
    "TOKENS": ("tokens", "token"),
}


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
    for name, (file, table) in TABLES.items():
        rows = {row["id"]: _bare(row) for row in _read(file)[table]}
        data = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
        lines.append(f"\n/** @type {{Record<string, any>}} */\nexport const {name} = {data};")
    data = json.dumps(_bare(_read("tokens")["calendar"]), separators=(",", ":"))
    lines.append(f"\n/** @type {{any}} */\nexport const CALENDAR = {data};")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    Path(TARGET).parent.mkdir(exist_ok=True)
    TARGET.write_text(made(), encoding="utf-8")
