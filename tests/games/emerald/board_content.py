"""What the board draws from: the figures of `content.toml` as an ES module. Prints it.

After a change of the content: python -m tests.games.emerald.board_content > app/games/emerald/board/content.js
"""

import json
from typing import Any

from app.games.emerald import content
from app.games.emerald.content import Card

HEAD = "/** The figures that the board draws, made of content.toml; a test compares the two. */\n"


def card(info: Card) -> dict[str, Any]:
    """What is printed on a card; nothing that is 0 or empty."""
    kind = "initial" if info.id in content.INITIAL else "city" if info.city else "strategy"
    figures = {
        "kind": "agent" if info.id in content.AGENTS else kind,
        "cube": info.cube,
        "gold": info.gold,
        "bomb": info.bomb,
        "arrows": [[arrow.track, arrow.move] for arrow in info.arrows],
        "sanity": info.sanity,
        "does": info.action or info.on_claim or info.passive,
        "also": info.on_claim if info.action else "",
        "free": info.free,
        "once": info.single_use,
        "bombs": info.counter_bombs,
        "ability": info.ability,
        "vp": info.vp,
        "city": info.city,
    }
    return {key: value for key, value in figures.items() if value}


def module() -> str:
    """The text of the module."""
    tables: dict[str, Any] = {
        "CARDS": {name: card(info) for name, info in content.CARDS.items()},
        "MAIN_AGENTS": {name: {"bombs": bombs} for name, bombs in content.MAIN_AGENT_BOMBS.items()},
        "PERMANENTS": {name: {"sanity": info.sanity} for name, info in content.PERMANENTS.items()},
        "CITIES": {
            name: {
                "vp": city.control_vp,
                "defence": city.agent_defence,
                "royalDefence": city.royal_defence,
                "royalVp": city.royal_vp,
            }
            for name, city in content.CITIES.items()
        },
        "LINKS": [{"id": link.id, "ends": link.ends, "cost": link.cost} for link in content.LINKS],
        "TRACKS": {name: {"last": track.last, "vp": track.vp} for name, track in content.TRACKS.items()},
    }
    types = {
        "CARDS": "Record<string, {kind: string, cube?: number, gold?: number, bomb?: number, "
        "arrows?: [string, number][], sanity?: boolean, does?: string, also?: string, free?: boolean, once?: boolean, "
        "bombs?: number, "
        "ability?: string, vp?: number, city?: string}>",
        "MAIN_AGENTS": "Record<string, {bombs: number}>",
        "PERMANENTS": "Record<string, {sanity: boolean}>",
        "CITIES": "Record<string, {vp: number, defence: number, royalDefence: number, royalVp: number}>",
        "LINKS": "{id: string, ends: string[], cost: number}[]",
        "TRACKS": "Record<string, {last: number, vp: number[]}>",
    }
    parts = [HEAD]
    for name, table in tables.items():
        parts.append(f"\n/** @type {{{types[name]}}} */\nexport const {name} = {lines(table)};\n")
    return "".join(parts)


def lines(table: Any) -> str:
    """A table as JSON with one row a line."""
    if isinstance(table, list):
        return "[\n" + "".join(f"  {json.dumps(row)},\n" for row in table) + "]"
    return "{\n" + "".join(f"  {json.dumps(key)}: {json.dumps(row)},\n" for key, row in table.items()) + "}"


if __name__ == "__main__":
    print(module(), end="")
